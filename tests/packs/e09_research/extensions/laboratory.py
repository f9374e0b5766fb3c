"""A phase between Settle and Produce: each researcher brings $2, or 1 VP for $1. All begin with a Scholar die."""

from collections.abc import Mapping
from typing import ClassVar

from attrs import frozen

from starcup import Choice
from starcup.extensions import after
from starcup.making import AnyStep, Legal, SeatStep, Step
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Phase, RollTable, table_of
from starcup.roll.dice import ONE, Dice, kinds

NAME = "laboratory"


@frozen(eq=False)
class Fund(PowerChoice):
    """The researcher brings $2."""

    pattern: ClassVar[str] = "fund {power} {worker}"
    worker: str

    def play(self, table: object, seat: int) -> None:
        table_of(table).gain_credits(seat, 2, self.power)


@frozen(eq=False)
class Publish(PowerChoice):
    """The researcher brings 1 VP for $1."""

    pattern: ClassVar[str] = "publish {power} {worker}"
    worker: str

    def play(self, table: object, seat: int) -> None:
        rolling = table_of(table)
        rolling.pay_credits(seat, 1)
        rolling.gain_chips(seat, 1, self.power)


@frozen
class DoResearch(SeatStep[RollTable]):
    """The researchers of one seat, one at a time."""

    kind: ClassVar[str] = "do-research"
    question: ClassVar[str] = "What does your next researcher do?"

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        legal: list[Choice] = []
        for kind in kinds(seat.columns[table.phase]):
            worker = table.rules.worker_names[kind]
            legal.append(Fund(NAME, worker))
            if seat.credits:
                legal.append(Publish(NAME, worker))
        return tuple(legal) or None

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Fund | Publish)
        kind = table.rules.worker_index[choice.worker]
        table.take_worker(self.seat, kind)
        table.use_workers(self.seat, ONE[kind])
        choice.play(table, self.seat)
        table.push(self)


@frozen
class HandOutScholars(Step[RollTable]):
    """A Scholar die for every cup."""

    kind: ClassVar[str] = "hand-out-scholars"

    def run(self, table: RollTable) -> Legal | None:
        scholar = ONE[table.rules.die_index["scholar"]]
        for seat in table.seats:
            seat.cup = Dice(seat.cup + scholar)
            table.supply = Dice(table.supply - scholar)
        return None


def tasks(seat: int) -> tuple[AnyStep, ...]:
    return (DoResearch(seat),)


@hookimpl
def phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:
    place = [phase.key for phase in phases].index("produce")
    return (*phases[:place], Phase(NAME, "Laboratory", "IIIb", "researcher", tasks), *phases[place:])


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(steps, "lay-out", HandOutScholars())
