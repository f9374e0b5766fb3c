"""After Reveal: Twin dice under a phase that does not occur shift to their other one, if that does.

Then, in strict order, each player may move one worker to the next column, and
may select another phase for $1; the phases of the round are chosen again.
Everybody begins with two Twin dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from attrs import frozen

from starcup import Choice, IllegalChoice
from starcup.extensions import after, before
from starcup.making import AnyStep, Legal, SeatStep, Step  # fmt: skip
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable
from starcup.roll.dice import ONE, Dice, count, kinds

NAME = "forecast"
TWIN = "twin"


@frozen(eq=False)
class Shift(PowerChoice):
    """The worker goes on to the next phase."""

    pattern: ClassVar[str] = "shift {power} {worker} {phase}"
    worker: str
    phase: str


@frozen(eq=False)
class Change(PowerChoice):
    """Pay $1 and select another phase."""

    pattern: ClassVar[str] = "change {power} {phase}"
    phase: str


@frozen(eq=False)
class Stay(PowerChoice):
    """Leave it as it is."""

    pattern: ClassVar[str] = "stay {power}"


@frozen
class HandOutTwins(Step[RollTable]):
    """Two Twin dice for every cup."""

    kind: ClassVar[str] = "hand-out-twins"

    def run(self, table: RollTable) -> Legal | None:
        twins = Dice(2 * ONE[table.rules.die_index[TWIN]])
        for seat in table.seats:
            seat.cup = Dice(seat.cup + twins)
            table.supply = Dice(table.supply - twins)
        return None


@frozen
class ForcedShift(Step[RollTable]):
    """Twin dice go where there is work for them."""

    kind: ClassVar[str] = "forced-shift"

    def run(self, table: RollTable) -> Legal | None:
        rules = table.rules
        twin = rules.die_index[TWIN]
        pair = (rules.phase_index["explore"], rules.phase_index["develop"])
        for number in range(table.players):
            for source, target in (pair, pair[::-1]):
                if source not in table.occurring and target in table.occurring:
                    for _ in range(count(table.seats[number].columns[source], twin)):
                        move(table, number, twin, source, target)
        return None


def move(table: RollTable, number: int, kind: int, source: int, target: int) -> None:
    """One worker goes to another column."""
    columns = list(table.seats[number].columns)
    columns[source] = Dice(columns[source] - ONE[kind])
    columns[target] = Dice(columns[target] + ONE[kind])
    table.seats[number].columns = tuple(columns)


@frozen
class AskAll(Step[RollTable]):
    """Every player in strict order."""

    kind: ClassVar[str] = "forecast-all"

    def run(self, table: RollTable) -> Legal | None:
        for number in reversed(table.order):
            table.push(ChangePhase(number))
            table.push(MoveWorker(number))
        return None


@frozen
class MoveWorker(SeatStep[RollTable]):
    """One player's move."""

    kind: ClassVar[str] = "forecast-move"
    question: ClassVar[str] = "Which worker goes on to the next phase?"

    def run(self, table: RollTable) -> Legal | None:
        rules = table.rules
        legal: list[Choice] = [Stay(NAME)]
        for phase, column in enumerate(table.seats[self.seat].columns[:-1]):
            legal += [Shift(NAME, rules.worker_names[kind], rules.phase_keys[phase]) for kind in kinds(column)]
        return tuple(legal)

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Shift):
            source = table.rules.phase_index[choice.phase]
            move(table, self.seat, table.rules.worker_index[choice.worker], source, source + 1)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("no-such-worker", "", "choose one of your workers that has a column to the right.")


@frozen
class ChangePhase(SeatStep[RollTable]):
    """One player's other selection."""

    kind: ClassVar[str] = "forecast-phase"
    question: ClassVar[str] = "Do you pay $1 to select another phase?"

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        if seat.credits < 1 or seat.selected < 0:
            return None
        others = (key for phase, key in enumerate(table.rules.phase_keys) if phase != seat.selected)
        return (Stay(NAME), *(Change(NAME, key) for key in others))

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Change):
            table.pay_credits(self.seat, 1)
            table.seats[self.seat].selected = table.rules.phase_index[choice.phase]


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(steps, "lay-out", HandOutTwins())


@hookimpl
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    choose = next(step for step in steps if step.kind == "choose-phases")
    return before(steps, "return-idle", ForcedShift(), AskAll(), choose)
