"""Tokens: while exploring, one brings $1, or lets all explorers rest; while assigning, two are kept for the end."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve, frozen

from starcup import IllegalChoice, Rng
from starcup.extensions import FurtherChoice, State
from starcup.making import Own, UntilEnd
from starcup.messages import Message
from starcup.packed import hookimpl
from starcup.roll import RollTable, RollView

NAME = "second_wind"


@frozen
class Tokens(State):
    """The tokens that a seat has left, and those that it keeps: hidden, since they are spent while others assign."""

    left: UntilEnd[Own[int]] = 4
    kept: UntilEnd[Own[int]] = 0


def spend(table: RollTable, seat: int, number: int, kept: int = 0) -> None:
    mine = table.seat_state(seat, Tokens)
    table.set_seat_state(seat, evolve(mine, left=mine.left - number, kept=mine.kept + kept))


@frozen(eq=False)
class Earn(FurtherChoice[RollTable]):
    """Earn $1 for a token; then the explorer goes on."""

    pattern = "earn {power}"

    def play(self, table: RollTable, seat: int) -> None:
        spend(table, seat, 1)
        table.gain_credits(seat, 1, NAME)

    def refuse(self, table: RollTable, seat: int) -> IllegalChoice:
        return IllegalChoice("no-token", "", Message("roll-refusal-no-token", "you have no token to spend here"))


@frozen(eq=False)
class Rest(FurtherChoice[RollTable]):
    """All explorers go back to the cup for a token."""

    answers = True
    pattern = "rest {power}"

    def play(self, table: RollTable, seat: int) -> None:
        spend(table, seat, 1)
        table.to_cup(seat, table.clear_workers(seat))


@frozen(eq=False)
class Keep(FurtherChoice[RollTable]):
    """Keep two tokens, for 1 VP."""

    pattern = "keep {power}"

    def play(self, table: RollTable, seat: int) -> None:
        spend(table, seat, 2, kept=1)


EARN, REST, KEEP = Earn(NAME), Rest(NAME), Keep(NAME)


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Tokens()


@hookimpl
def sample_seat_state(view: RollView, seat: int, rng: Rng) -> State:
    return Tokens(*rng.choice(((4, 0), (3, 0), (2, 1), (1, 1), (0, 2))))


@hookimpl
def further_choices(table: RollTable, seat: int, question: str) -> tuple[FurtherChoice, ...]:
    left = table.seat_state(seat, Tokens).left
    if question == "explore" and left:
        return (EARN, REST)
    return (KEEP,) if question == "reassign" and left > 1 else ()


@hookimpl
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("Tokens", table.seat_state(seat, Tokens).kept),)


@hookimpl
def worth(table: RollTable, seat: int) -> float:
    return table.seat_state(seat, Tokens).left / 4
