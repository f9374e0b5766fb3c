"""What is looked up of Race for the Galaxy: every card and rule, in lines that fit."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from starcup.words import width, words_of
from starcup_race import offer
from starcup_race.scene import cards
from tests.race.scenes import RULES, act, answer, scene

WORDS = words_of(RULES)


def test_every_card_says_what_it_is_and_does() -> None:
    pieces = {piece.key: piece.text for piece in WORDS.pieces()}
    assert len(pieces) == 95
    assert pieces["rebel_base"] == "military, defense 6, 6 VP"
    assert pieces["contact_specialist"] == (
        "development, cost 1, 1 VP. Settle: military -1. Settle: you may pay for a military world of any kind but "
        "Alien Technology, its defense less 1"
    )
    assert pieces["mining_conglomerate"] == (
        "development, cost 3, 2 VP. Trade: draw 1 more for a Rare Elements good. Consume: 1 Rare Elements good "
        "for 1 VP, up to 2 times. Produce: draw 2 cards if you produced more Rare Elements goods than every "
        "other player"
    )
    assert pieces["galactic_imperium"].endswith(
        "At the end: 2 VP for each Rebel military world. At the end: 1 VP for each military world"
    )
    powered = {
        card.key for card in RULES.cards if any(card.has_power(phase) for phase in ("explore", "consume", "trade"))
    }
    assert all(". " in pieces[key] for key in powered)


def test_every_card_has_a_page_with_its_rulings() -> None:
    by_key = {piece.key: piece for piece in WORDS.pieces()}
    page = "\n".join(WORDS.piece_lines(by_key["contact_specialist"]))
    assert page.startswith("Contact Specialist: development, cost 1, 1 VP; 2 copies")
    assert "PAY-8: Contact Specialist lets" in page
    assert "PAY-8" in WORDS.piece_rules(by_key["contact_specialist"])
    game = scene(("old_earth public_works", "new_sparta"), ("galactic_federation",))
    now = WORDS.piece_now(game.table, game.view(0), by_key["galactic_federation"])
    assert now == ["  In your hand, now: cost 6.", "  It would count 3 VP for you now."]
    game = scene(("old_earth colony_ship", "new_sparta"), ("gem_world comet_zone plague_world",))
    now = WORDS.piece_now(game.table, game.view(0), by_key["gem_world"])
    assert now == ["  In your hand, now: cost 2; pay 2 cards or free, discard Colony Ship."]
    for piece in by_key.values():
        lines = WORDS.piece_lines(piece)
        assert max(map(len, lines)) <= width()
        card = RULES.cards[RULES.index[piece.key]]
        printed = [f"  {sentence}." for sentence in cards.sentences(card, RULES)]
        assert " ".join(" ".join(printed).split()) in " ".join(" ".join(lines).split())


def test_what_is_paid_with_has_the_cost_that_it_would_have_later() -> None:
    """Neither the bonus of this Develop nor the former tableau counts for a card that has to wait."""
    hand = "galactic_federation public_works drop_ships gem_world plague_world comet_zone spice_world"
    game = scene(("old_earth", "new_sparta"), (hand,))
    act(game, "develop", "settle")
    assert offer(game.table, 0, "drop_ships").cost == 3
    answer(game, 0, "develop galactic_federation")
    answer(game, 1, "pass")
    assert offer(game.table, 0, "galactic_federation").cost == 5
    assert offer(game.table, 0, "drop_ships").cost == 2
    assert offer(game.table, 0, "drop_ships", bonus=True).cost == 1


def test_every_rule_that_a_refusal_or_a_docstring_names_can_be_looked_up() -> None:
    rules = WORDS.rules()
    assert rules["PAY-3"].text == "Exactly the cost is discarded, never more."
    source = Path(str(files("starcup_race")))
    chapters = {name.rpartition("-")[0] for name in rules}
    named = {
        found
        for path in (*source.rglob("*.py"), *Path(__file__).parent.glob("*.py"))
        for found in re.findall(r"\b([A-Z]+-\d+)\b", path.read_text("utf-8"))
    }
    assert {name for name in named if name.rpartition("-")[0] in chapters} - set(rules) == set()
    assert len(named & set(rules)) > 130
