"""What a game hands to the engine and can't be used (no step, choice, event) is told with the line that did so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starcup import Choice, EngineError, Event, Game, Ruleset, SeatEvent, SeatScore, Table
from starcup.games import GameDefinition
from starcup.making import Legal, Public, SeatStep, View, by_kind, define, field, frozen
from starcup.testing import check_game

HERE = Path(__file__)


def line_of(code: str) -> int:
    """The line of this file, from 1, with some code."""
    return 1 + next(number for number, line in enumerate(HERE.read_text().splitlines()) if code in line)


@define(eq=False)
class Beads:
    number: Public[int] = 0


@define(eq=False)
class BeadTable(Table):
    seats: Public[list[Beads]] = field(factory=list)
    left: Public[int] = 4


class BeadView(View[BeadTable], BeadTable):
    pass


@frozen
class Take(Choice):
    pattern = "take {number}"
    number: int


@frozen
class Took(SeatEvent):
    number: int


@frozen
class Turn(SeatStep[BeadTable]):
    kind = "turn"
    question = "How many beads do you take?"

    def run(self, table: BeadTable) -> Legal | None:
        return offer()

    def take(self, table: BeadTable, choice: Choice) -> None:
        table.left -= 1
        table.note(Took, self.seat, 1)
        if table.left:
            table.push(Turn(1 - self.seat))
        hand_over(table)


class BeadRules(Ruleset[BeadTable, BeadView]):
    game = "beads"
    seats = range(2, 3)
    choice_kinds: tuple[type[Choice], ...] = (Take,)
    step_kinds = by_kind(Turn)
    event_kinds: tuple[type[Event], ...] = (Took,)

    def set_up(self, table: BeadTable) -> None:
        table.seats = [Beads(), Beads()]
        table.push(Turn(0))

    def scores(self, table: BeadTable) -> tuple[SeatScore, ...]:
        return tuple(SeatScore(seat, beads.number) for seat, beads in enumerate(table.seats))


BEADS = GameDefinition("beads", "Beads", range(2, 3), BeadRules, questions=4)


def offer() -> Legal:
    return (Take(1), Take(2))


def hand_over(table: Any) -> None:
    """Nothing, but for the tests that put something in its place."""


def push_nothing(table: Any) -> None:
    table.push(None)


def push_a_class(table: Any) -> None:
    table.push(Turn)


def then_a_number(table: Any) -> None:
    table.then(7, Turn(0))


def numbers_together(table: Any) -> None:
    table.together([7, 7])


def note_a_text(table: Any) -> None:
    table.note("taken", 1)


PUSHES = [
    (push_nothing, "pushed None, expected a step"),
    (push_a_class, "pushed <class 'tests.blame.test_wrong_values.Turn'>, expected a step"),
    (then_a_number, "pushed 7, expected a step"),
    (numbers_together, "together() expects a step or None for each of 2 seats, found 7"),
    (note_a_text, "note() expects the class of an event, then its arguments, found ('taken', 1)"),
]


@pytest.mark.parametrize(("wrong", "said"), PUSHES, ids=[wrong.__name__ for wrong, _ in PUSHES])
def test_a_line_that_hands_over_no_step_or_event_is_told(
    monkeypatch: pytest.MonkeyPatch, wrong: Callable[[Any], None], said: str
) -> None:
    game = Game.new(BeadRules(), 2, 1, log=True)
    before = game.save()
    monkeypatch.setattr(f"{__name__}.hand_over", wrong)
    with pytest.raises(EngineError) as failure:
        game.submit(0, "take 1")
    error = failure.value
    assert str(error).startswith("game 'beads', step 'turn' of seat 0, ") and said in str(error)
    assert (error.owner, Path(error.file).name, error.line) == (
        "game beads", HERE.name, wrong.__code__.co_firstlineno + 1
    )  # fmt: skip
    assert game.save() == before


def test_what_was_pushed_below_other_steps_is_told_as_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(BeadRules(), 2, 1)
    monkeypatch.setattr(f"{__name__}.hand_over", lambda table: table.stack.insert(0, None))
    for seat in (0, 1, 0):
        game.submit(seat, "take 1")
    with pytest.raises(EngineError, match=r"game 'beads' failed at choice 4 .*: pushed None, expected a step") as error:
        game.submit(1, "take 1")
    assert error.value.owner == "game beads"


@pytest.mark.parametrize("offered", [5, Take(1)], ids=str)
def test_a_step_that_offers_no_choices_is_told(monkeypatch: pytest.MonkeyPatch, offered: object) -> None:
    game = Game.new(BeadRules(), 2, 1)
    monkeypatch.setattr(f"{__name__}.offer", lambda: offered)
    with pytest.raises(EngineError) as failure:
        game.submit(0, "take 1")
    error = failure.value
    assert "step 'turn'" in str(error) and f"run() returned {offered!r}, expected choices, or None" in str(error)
    assert (error.owner, Path(error.file).name, error.line) == ("game beads", HERE.name, line_of("def run(self"))


def test_an_event_with_too_few_arguments_is_told_with_the_line_of_its_class(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(BeadRules(), 2, 1, log=True)
    monkeypatch.setattr(f"{__name__}.hand_over", lambda table: table.note(Took))
    game.submit(0, "take 1")
    with pytest.raises(EngineError, match=r"game 'beads', Took.* failed .*Took can't be read from") as failure:
        game.all_events()
    assert (failure.value.owner, Path(failure.value.file).name) == ("game beads", HERE.name)
    assert failure.value.line in (line_of("class Took"), line_of("class Took") - 1)


ANSWERS = [
    ("offer", lambda: (Take(1), "take 2"), "play", "run() of step 'turn' returned 'take 2' among its choices"),
    ("BeadRules.winners", lambda self, table: None, "scores", "winners() gives None; expected seats from 0 to 1"),
    ("BeadRules.current_scores", lambda self, view: (1, 2), "scores", "current_scores() gives 1; expected a SeatScore"),
    ("BeadRules.round_number", lambda self, view: None, "scores", "round_number() gives None; expected 0 or more"),
]


@pytest.mark.parametrize(("name", "wrong", "check", "said"), ANSWERS, ids=[answer[0] for answer in ANSWERS])
def test_the_check_names_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, name: str, wrong: object, check: str, said: str
) -> None:
    monkeypatch.setattr(f"{__name__}.{name}", wrong)
    findings = check_game(BEADS, games=1, checks=[check])
    assert findings and said in findings[0].what and "engine" not in str(findings[0])
