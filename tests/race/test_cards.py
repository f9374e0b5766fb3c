"""The cards as data: their counts (CARDS)."""

from __future__ import annotations

from collections import Counter

from starcup_race._rules.cards import GOODS
from tests.race.scenes import RULES

CARDS = RULES.cards


def test_the_set() -> None:
    """CARDS-1, CARDS-2, CARDS-7."""
    assert len(CARDS) == 95
    assert len(RULES.deck) == 109
    assert sorted(card.start for card in CARDS if card.start >= 0) == [0, 1, 2, 3, 4]
    assert Counter(card.copies for card in CARDS if not card.is_world) == {2: 19, 1: 12}
    assert [card.cost for card in CARDS if card.rows.score] == [6] * 12


def test_costs_and_defenses() -> None:
    """CARDS-4 to CARDS-6."""
    developments = Counter(card.cost for card in CARDS if not card.is_world for _ in range(card.copies))
    worlds = [card for card in CARDS if card.is_world and card.start < 0]
    assert developments == {1: 12, 2: 12, 3: 4, 4: 8, 5: 2, 6: 12}
    assert Counter(card.cost for card in worlds if not card.military) == {0: 2, 1: 6, 2: 8, 3: 9, 4: 5, 5: 5, 6: 2}
    assert Counter(card.cost for card in worlds if card.military) == {1: 6, 2: 6, 3: 3, 4: 2, 5: 2, 6: 2, 7: 1}


def test_kinds_of_worlds() -> None:
    """TERM-4 to TERM-7, CARDS-8, CARDS-9, PAY-9."""
    kinds = Counter((GOODS[card.good], card.windfall, card.military) for card in CARDS if card.good >= 0)
    assert kinds["novelty", False, False] == 8
    assert kinds["genes", True, True] == 5
    assert kinds["alien", False, True] == 1
    assert sum(kinds.values()) == 46
    aliens = [card.key for card in CARDS if card.military and card.good == GOODS.index("alien")]
    assert sorted(aliens) == [
        "alien_robot_scout_ship", "alien_robot_sentry", "lost_alien_battle_fleet", "lost_alien_warship",
    ]  # fmt: skip
    by_key = {card.key: card for card in CARDS}
    assert by_key["imperium_armaments_world"].cost == 4
    assert by_key["outlaw_world"].rows.settle_military is None
