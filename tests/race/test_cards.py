"""The cards as data: counts, and files that are refused (CARDS)."""

from __future__ import annotations

import shutil
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from starcup.packs.errors import PackError
from starcup_race._rules.cards import GOODS
from starcup_race._rules.loading import read_cards
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


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("cards.toml", 'good = "rare"', 'good = "rares"', r"unknown kind of good 'rares' \(did you mean 'rare'\?\)"),
        ("cards.toml", "vp = 2", 'vp = "2"', "cards.toml, 'old_earth', vp: expected int, found '2'"),
        ("cards.toml", "vp = 2", "vq = 2", r"cards.toml, 'old_earth': unknown 'vq' \(did you mean 'vp'\?\)"),
        ("cards.toml", "[[world]]", "[[world]", "cards.toml: "),
        ("cards.toml", 'key = "old_earth"', 'key = "old"', "powers/old_earth.toml: there is no such card"),
        ("powers/drop_ships.toml", "military", "militray", r"no such power \(did you mean 'settle.military'\?\)"),
        (
            "powers/drop_ships.toml",
            "= 3",
            "= true",
            "drop_ships.toml, settle.military: expected a table, found True",
        ),
        ("powers/plague_world.toml", "cards", "card", r"unknown 'card' \(did you mean 'cards'\?\)"),
        ("powers/gem_world.toml", "= 1", '= "1"', "produce.draw_here: expected int, found '1'"),
    ],
)
def test_a_faulty_file_is_told_with_its_place(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    source = Path(str(files("starcup_race") / "box"))
    shutil.copytree(source, tmp_path / "race", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    path = tmp_path / "race" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(PackError, match=told):
        read_cards(tmp_path / "race")
