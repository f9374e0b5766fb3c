"""Shared objectives: some lie open; whoever has reached one when a round ends gets its VP, and it goes away.

The others lie face down; nobody knows which come next. Objectives are pieces: packs have them in ``objectives.toml``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, ClassVar, Literal

from attrs import evolve, frozen

from starcup import Event, Rng
from starcup.extensions import State, after
from starcup.making import AnyStep, Counted, Legal, Public, Step
from starcup.messages import Names
from starcup.packed import PieceList, Row, Unquoted, hookimpl
from starcup.roll import Face, RollTable, RollView
from starcup.roll.dice import Dice, total

NAME = "objectives"


@frozen
class Objective:
    """An objective: it is reached if one has that many of what it counts."""

    key: str
    name: str
    count: Literal["goods", "credits", "ships", "tiles", "citizens", "scouts"]
    at_least: int | None = None
    at_most: int | None = None
    vp: int = 2

    def is_reached(self, number: int) -> bool:
        return (self.at_least or 0) <= number and (self.at_most is None or number <= self.at_most)


def check(row: Row[Objective]) -> None:
    if row.value.at_least is None and row.value.at_most is None:
        row.fault("at_least", "a number, here or as at_most", Unquoted("nothing"))


OBJECTIVES = PieceList("objectives.toml", "objective", Objective, kind="objectives", check=check)


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
    vp: Public[int] = 0


@frozen
class ObjectiveReached(Event):
    """Seats have reached an objective, all at once."""

    name: Annotated[str, Names("objective")]
    seats: tuple[int, ...]


@frozen
class Shuffle(Step[RollTable]):
    """Draw the open objectives and put the rest face down, in the order in which they are drawn."""

    kind: ClassVar[str] = "shuffle-objectives"

    def run(self, table: RollTable) -> Legal | None:
        mine, names = table.state(Open), table.rules.extensions.domains["objective"]
        wanted = int(table.rules.options[f"{NAME}.drawn"])
        while len(mine.shown) + len(mine.hidden) < len(names):
            left = tuple(n for n, name in enumerate(names) if name not in (*mine.shown, *mine.hidden))
            value = table.draw("objective", left)
            if value < 0:
                table.push(self)
                return None
            name = names[value]
            if len(mine.shown) < wanted:
                mine = evolve(mine, shown=(*mine.shown, name))
            else:
                mine = evolve(mine, hidden=(*mine.hidden, name))
            table.set_state(mine)
        return None


@hookimpl
def piece_lists(options: Mapping[str, str]) -> tuple[PieceList[Objective], ...]:
    return (OBJECTIVES,)


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
    left = rng.shuffled(name for name in view.rules.extensions.domains["objective"] if name not in shown)
    return Open(shown, tuple(left[: len(hidden)]))


@hookimpl
def faults(table: RollTable) -> tuple[str, ...]:
    mine = table.state(Open)
    names = (*mine.shown, *mine.hidden)
    return () if len(set(names)) == len(names) else (f"objectives: one lies there twice: {names}",)


@hookimpl
def round_began(table: RollTable) -> None:
    for seat in range(table.players):
        table.set_seat_state(seat, Deeds(vp=table.seat_state(seat, Deeds).vp))


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


COUNTS: Mapping[str, Callable[[RollTable, int], int]] = {
    "goods": lambda table, seat: sum(map(bool, table.seats[seat].goods)),
    "credits": lambda table, seat: table.seats[seat].credits,
    "ships": lambda table, seat: table.seat_state(seat, Deeds).ships,
    "tiles": lambda table, seat: table.seat_state(seat, Deeds).tiles,
    "citizens": lambda table, seat: total(table.seats[seat].citizenry),
    "scouts": lambda table, seat: table.seat_state(seat, Deeds).scouts,
}


def objective(table: RollTable, key: str) -> Objective:
    return next(piece for piece in table.rules.extensions.pieces_of(OBJECTIVES) if piece.key == key)


@hookimpl
def round_ended(table: RollTable) -> None:
    for name in table.state(Open).shown:
        wanted = objective(table, name)
        numbers = {seat: COUNTS[wanted.count](table, seat) for seat in table.order}
        seats = tuple(seat for seat, number in numbers.items() if wanted.is_reached(number))
        if not seats:
            continue
        for seat in seats:
            mine = table.seat_state(seat, Deeds)
            table.set_seat_state(seat, evolve(mine, vp=mine.vp + wanted.vp))
        mine_open = table.state(Open)
        rest = tuple(other for other in mine_open.shown if other != name)
        table.set_state(evolve(mine_open, shown=(*rest, *mine_open.hidden[:1]), hidden=mine_open.hidden[1:]))
        table.revealed()
        table.note(ObjectiveReached, name, seats)


@hookimpl
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("Objectives", table.seat_state(seat, Deeds).vp),)


@hookimpl
def worth(table: RollTable, seat: int) -> float:
    """Half the way to an open objective promises half its VP, halved as others are on theirs."""
    near = 0.0
    for name in table.state(Open).shown:
        wanted = objective(table, name)
        part = COUNTS[wanted.count](table, seat) / wanted.at_least if wanted.at_least else 0.0
        near += min(part, 1.0) * wanted.vp / 2
    return near
