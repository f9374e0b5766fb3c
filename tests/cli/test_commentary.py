"""Events in words."""

from __future__ import annotations

import pytest
from attrs import frozen

from starcup import Event, SeatEvent, Undone
from starcup.roll import RollRuleset
from starcup.roll import events as ev
from starcup.roll.words.commentary import Commentary, merged
from starcup.roll.words.names import Names
from starcup.words import live, of_round, words_of
from starcup_bots import make, play


@frozen
class StarsCounted(SeatEvent):
    """An event that a pack brings along."""


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


def told(rules: RollRuleset, *events: Event) -> list[str]:
    return Commentary(Names(rules, ["Ann", "Bob"], you=0)).lines(events)


def test_one_sentence_for_a_run_of_one_seat(rules: RollRuleset) -> None:
    lines = told(rules, ev.Stocked(0, "home"), ev.CreditsGained(0, 2, "stock"), ev.Stocked(1, "military"))
    assert lines == ["  You Stocked with Home, gained $2.", "  Bob Stocked with Military."]


def test_own_dice_are_told_once(rules: RollRuleset) -> None:
    assert told(rules, ev.DiceRolled(0, ("home",)), ev.FacesSeen(0, ("home.ship",))) == ["  You rolled Home ship."]


def test_dice_recruited_one_by_one_are_counted() -> None:
    assert merged([ev.Recruited(0, ("home",)), ev.Recruited(0, ("home",)), ev.Recruited(1, ("home",))]) == [
        ev.Recruited(0, ("home", "home")),
        ev.Recruited(1, ("home",)),
    ]


def test_manage_empire_is_a_heading_of_its_own(rules: RollRuleset) -> None:
    lines = told(rules, ev.Stocked(1, "home"), ev.Recruited(1, ("home",)), ev.Recalled(0, "home", "settlers"))
    assert lines == [
        "  Bob Stocked with Home.",
        "Manage Empire:",
        "  Bob recruited Home for $1.",
        "  You recalled Home from the settlers.",
    ]


def test_what_was_picked_together_is_told_together(rules: RollRuleset) -> None:
    develop, world = ev.TileAbandoned(1, "development"), ev.TileAbandoned(1, "world")
    assert told(rules, develop, world, world) == [
        "  Bob abandoned a tile of the development stack and 2 tiles of the world",
        "    stack.",
    ]
    placed = [ev.TilePlaced(1, "world", "bottom"), ev.TilePlaced(1, "world", "bottom")]
    assert told(rules, *placed) == ["  Bob put 2 tiles at the bottom of the world stack."]
    recalled = [ev.Recalled(0, "home", "settlers")] * 2 + [ev.Recalled(0, "genes", "gem_world")]
    assert told(rules, *recalled)[1:] == ["  You recalled Home x2 from the settlers, Genes from Gem World."]


def test_what_was_taken_back_is_not_told() -> None:
    first, second, third = ev.Stocked(0, "home"), ev.Scouted(0, "home"), ev.Scouted(0, "military")
    events = [first, second, Undone(0, 1), third]
    assert live(events) == [first, third]
    assert live(events, since=2) == [third]
    assert live([first, second, Undone(0, 1), third, Undone(0, 0)]) == []


def test_events_of_packs_are_named_by_their_class(rules: RollRuleset) -> None:
    assert told(rules, StarsCounted(1)) == ["  Bob: stars counted."]


def test_every_event_of_whole_games_has_words(rules: RollRuleset) -> None:
    words = words_of(rules, ["Ann", "Bob", "Cid"])
    commentary = words.telling()
    for seed in range(4):
        game = play(rules, [make("random", seat) for seat in range(3)], seed, log=True)
        events = game.all_events()
        lines = commentary.lines(events)
        assert max(map(len, lines)) <= 80
        assert not any("_" in line for line in lines), [line for line in lines if "_" in line]
        told = [of_round(events, number, words.round_begun) for number in range(game.table.round + 1)]
        assert sum(map(len, told)) == len(events)


def test_a_name_that_ends_in_a_full_stop_ends_the_sentence(rules: RollRuleset) -> None:
    dotted = next(face.key for face in rules.faces if face.name.endswith("."))
    (line,) = told(rules, ev.WorkersPlaced(0, ("home",), dotted))
    assert line.endswith(".") and not line.endswith("..")
