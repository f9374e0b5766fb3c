"""Tallies of each round: Scouts, goods Traded and Consumed by colour of world and die, tiles with their workers.

They are kept for each phase, forgotten when the next round begins, and bring 1
VP at the end to whoever has finished most tiles with a single worker.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve, frozen

from starcup.extensions import State
from starcup.making import Public
from starcup.packed import hookimpl
from starcup.roll import Face, RollTable
from starcup.roll.dice import Dice, total

Count = tuple[str, int]


@frozen
class Tallies(State):
    """Counts of this round by what happened, such as ``ship: trade genes by home``, and of the whole game."""

    counts: Public[tuple[Count, ...]] = ()
    alone: Public[int] = 0
    best_round: Public[int] = 0


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Tallies()


def tell(table: RollTable, seat: int, what: str) -> None:
    """Count one more."""
    mine = table.seat_state(seat, Tallies)
    phase = table.rules.phase_keys[table.phase] if table.phase >= 0 else "round"
    counts = dict(mine.counts)
    counts[f"{phase}: {what}"] = counts.get(f"{phase}: {what}", 0) + 1
    table.set_seat_state(seat, evolve(mine, counts=tuple(sorted(counts.items()))))


@hookimpl
def round_began(table: RollTable) -> None:
    for seat in range(table.players):
        table.set_seat_state(seat, evolve(table.seat_state(seat, Tallies), counts=()))


@hookimpl
def phase_began(table: RollTable, phase: str) -> None:
    for seat in range(table.players):
        tell(table, seat, "begun")


@hookimpl
def phase_ended(table: RollTable, phase: str) -> None:
    for seat in range(table.players):
        tell(table, seat, f"{phase} ended")


@hookimpl
def dictated(table: RollTable, seat: int, dice: Dice) -> None:
    tell(table, seat, f"dictated with {total(dice)}")


@hookimpl
def reassigned(table: RollTable, seat: int, power: str) -> None:
    tell(table, seat, f"reassign {power}")


@hookimpl
def scouted(table: RollTable, seat: int, worker: str) -> None:
    tell(table, seat, f"scout by {worker}")


@hookimpl
def stocked(table: RollTable, seat: int, worker: str) -> None:
    tell(table, seat, f"stock by {worker}")


@hookimpl
def completed(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    tell(table, seat, f"{face.side} with {', '.join(table.names(spent))}")
    if total(spent) == 1:
        mine = table.seat_state(seat, Tallies)
        table.set_seat_state(seat, evolve(mine, alone=mine.alone + 1))


@hookimpl
def produced(table: RollTable, seat: int, world: Face, worker: str) -> None:
    assert world.colour is not None
    tell(table, seat, f"produce {world.colour.key} by {worker}")


@hookimpl
def traded(table: RollTable, seat: int, world: Face, good: str, worker: str) -> None:
    assert world.colour is not None
    tell(table, seat, f"trade {world.colour.key} {good} by {worker}")


@hookimpl
def consumed(table: RollTable, seat: int, world: Face, good: str, worker: str) -> None:
    assert world.colour is not None
    tell(table, seat, f"consume {world.colour.key} {good} by {worker}")


@hookimpl
def recruited(table: RollTable, seat: int, dice: Dice) -> None:
    for _ in range(total(dice)):
        tell(table, seat, "recruit")


@hookimpl
def recalled(table: RollTable, seat: int, colour: str, place: str) -> None:
    tell(table, seat, f"recall {colour}")


@hookimpl
def round_ended(table: RollTable) -> None:
    for seat in range(table.players):
        mine = table.seat_state(seat, Tallies)
        done = sum(number for what, number in mine.counts if "begun" not in what and "ended" not in what)
        table.set_seat_state(seat, evolve(mine, best_round=max(mine.best_round, done)))


@hookimpl
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    alone = [table.seat_state(number, Tallies).alone for number in range(table.players)]
    return (("Lone workers", 1),) if alone[seat] and alone[seat] == max(alone) else ()
