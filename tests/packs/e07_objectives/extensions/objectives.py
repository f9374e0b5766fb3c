"""Shared objectives: some lie open; whoever has reached one when a round ends gets 2 VP, and it goes away.

The others lie face down; nobody knows which come next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from attrs import evolve, frozen

from starcup import Event, Rng
from starcup.extensions import State, after
from starcup.making import AnyStep, Counted, Legal, Public, Step  # fmt: skip
from starcup.packed import hookimpl
from starcup.roll import Face, RollTable, RollView
from starcup.roll.dice import Dice

NAME = "objectives"
REWARD = 2
OBJECTIVES = ("three_goods", "five_credits", "ship_twice", "two_tiles", "no_citizens", "four_scouts")


@frozen
class Open(State):
    """The objectives that lie open, and those face down, in their order; what the viewer may know."""

    shown: Public[tuple[str, ...]] = ()
    hidden: Counted[tuple[str, ...]] = ()


@frozen
class Deeds(State):
    """What a seat has done this round."""

    scouts: Public[int] = 0
    ships: Public[int] = 0
    tiles: Public[int] = 0
    reached: Public[int] = 0


@frozen
class ObjectiveReached(Event):
    """Seats have reached an objective, all at once."""

    name: str
    seats: tuple[int, ...]


@frozen
class Shuffle(Step[RollTable]):
    """Draw the open objectives and put the rest face down, in the order in which they are drawn."""

    kind: ClassVar[str] = "shuffle-objectives"

    def run(self, table: RollTable) -> Legal | None:
        mine = table.state(Open)
        wanted = int(table.rules.options[f"{NAME}.drawn"])
        while len(mine.shown) + len(mine.hidden) < len(OBJECTIVES):
            left = tuple(n for n, name in enumerate(OBJECTIVES) if name not in (*mine.shown, *mine.hidden))
            value = table.draw("objective", left)
            if value < 0:
                table.push(self)
                return None
            name = OBJECTIVES[value]
            if len(mine.shown) < wanted:
                mine = evolve(mine, shown=(*mine.shown, name))
            else:
                mine = evolve(mine, hidden=(*mine.hidden, name))
            table.set_state(mine)
        return None


@hookimpl
def outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    return {"objective": OBJECTIVES}


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(steps, "lay-out", Shuffle())


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Open()


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Deeds()


@hookimpl
def sample_table_state(view: RollView, rng: Rng) -> State:
    known = view.extensions[NAME]
    shown, hidden = known["shown"], known["hidden"]
    assert isinstance(shown, tuple) and isinstance(hidden, tuple)
    # An objective that was reached is gone: it may be any that does not lie open.
    left = rng.shuffled(name for name in OBJECTIVES if name not in shown)
    return Open(shown, tuple(left[: len(hidden)]))


@hookimpl
def faults(table: RollTable) -> tuple[str, ...]:
    mine = table.state(Open)
    names = (*mine.shown, *mine.hidden)
    return () if len(set(names)) == len(names) else (f"objectives: one lies there twice: {names}",)


@hookimpl
def round_began(table: RollTable) -> None:
    for seat in range(table.players):
        table.set_seat_state(seat, Deeds(reached=table.seat_state(seat, Deeds).reached))


@hookimpl
def scouted(table: RollTable, seat: int, worker: str) -> None:
    mine = table.seat_state(seat, Deeds)
    table.set_seat_state(seat, evolve(mine, scouts=mine.scouts + 1))


@hookimpl
def traded(table: RollTable, seat: int, world: Face, good: str, worker: str) -> None:
    shipped(table, seat)


@hookimpl
def consumed(table: RollTable, seat: int, world: Face, good: str, worker: str) -> None:
    shipped(table, seat)


def shipped(table: RollTable, seat: int) -> None:
    mine = table.seat_state(seat, Deeds)
    table.set_seat_state(seat, evolve(mine, ships=mine.ships + 1))


@hookimpl
def completed(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    mine = table.seat_state(seat, Deeds)
    table.set_seat_state(seat, evolve(mine, tiles=mine.tiles + 1))


REACHED: Mapping[str, Callable[[RollTable, int], bool]] = {
    "three_goods": lambda table, seat: sum(map(bool, table.seats[seat].goods)) >= 3,
    "five_credits": lambda table, seat: table.seats[seat].credits >= 5,
    "ship_twice": lambda table, seat: table.seat_state(seat, Deeds).ships >= 2,
    "two_tiles": lambda table, seat: table.seat_state(seat, Deeds).tiles >= 2,
    "no_citizens": lambda table, seat: not table.seats[seat].citizenry,
    "four_scouts": lambda table, seat: table.seat_state(seat, Deeds).scouts >= 4,
}


@hookimpl
def round_ended(table: RollTable) -> None:
    for name in table.state(Open).shown:
        seats = tuple(seat for seat in table.order if REACHED[name](table, seat))
        if not seats:
            continue
        for seat in seats:
            mine = table.seat_state(seat, Deeds)
            table.set_seat_state(seat, evolve(mine, reached=mine.reached + 1))
        mine_open = table.state(Open)
        rest = tuple(other for other in mine_open.shown if other != name)
        table.set_state(evolve(mine_open, shown=(*rest, *mine_open.hidden[:1]), hidden=mine_open.hidden[1:]))
        table.revealed()
        table.note(ObjectiveReached, name, seats)


@hookimpl
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("Objectives", REWARD * table.seat_state(seat, Deeds).reached),)
