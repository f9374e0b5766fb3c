"""Race for the Galaxy in words: every card, question, choice and event can be told, in lines that fit."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from starcup import Rng
from starcup.kernel.steps import Decision
from starcup.words import WIDTH, live, words_of
from tests.race.scenes import RULES, act, answer, scene
from tests.race.test_whole_games import new, play

WORDS = words_of(RULES, ("Ann", "Ben"), 0)


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


def test_the_board_shows_what_a_seat_knows() -> None:
    game = scene(("old_earth gem_world", "new_sparta"), ("rebel_base comet_zone", "drop_ships"), goods="gem_world")
    act(game, "develop", "produce")
    board = "\n".join(WORDS.board(game.table, [game.view(0)] * 2))
    assert "Round 1, Develop: 24 VP in the pool" in board
    assert "## You: 0 VP in chips, 2 cards in hand, Develop" in board
    assert "Comet Zone, Rebel Base" in board
    assert "Old Earth, Gem World (good)" in board
    assert "## Ben: 0 VP in chips, 1 card in hand, Produce" in board
    assert "Drop Ships" not in board


def test_choices_in_words() -> None:
    game = scene(
        ("old_earth gambling_world gem_world", "new_sparta"),
        ("space_marines comet_zone plague_world",),
        goods="gem_world",
    )
    act(game, "develop", "consume_trade")
    decision = game.decision(0)
    assert decision is not None
    told = [WORDS.choice(game.table, 0, choice) for choice in decision.legal]
    assert told == ["development, cost 2, 1 VP; for you 1", "Place no card in this phase"]
    answer(game, 0, "pass")
    answer(game, 1, "pass")
    decision = game.decision(0)
    assert decision is not None
    assert [WORDS.choice(game.table, 0, choice) for choice in decision.legal] == [
        "1 good for 1 VP, up to 2 times",
        "1 good for 1 VP",
        "name a number from 1 to 7, turn a card up, and keep it if that is its cost or defense",
    ]


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_whole_games_are_told_in_lines_that_fit(seed: int) -> None:
    game = new(seed)
    words = words_of(RULES, tuple("ABCD"[: game.table.players]), 0)
    seen: list[str] = []

    def look(decision: Decision) -> None:
        view = game.view(decision.seat)
        seen.extend(words.board(game.table, [view] * game.table.players))
        seen.extend(words.status(game.table, view))
        words.question(game.table, decision, decision.legal)
        words.about(game.table, decision)
        assert all(words.choice(game.table, decision.seat, choice) for choice in decision.legal[:20])
        if decision.answers is not None:
            assert all(words.item(item) and words.item_meaning(item) for item in decision.answers.offered)

    play(game, Rng(seed), look)
    told = words.telling().lines(live(words.heard(game, 0)))
    assert any("The actions: You: " in line for line in told)
    assert [line for line in (*seen, *told) if len(line) > WIDTH] == []
    assert words.final(game.table)


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
