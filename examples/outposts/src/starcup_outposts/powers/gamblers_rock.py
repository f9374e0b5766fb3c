"""Gambler's Rock: stake energy; on an even chance it comes back, with as much culture."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Choice, SeatEvent
from starcup.making import DrawStep, Legal, SeatStep, frozen
from starcup.packed import PowerChoice, hookimpl
from starcup_tiny_epic import EpicTable

KEY = "gamblers_rock"
LOST, WON = 0, 1


@frozen(eq=False)
class Stake(PowerChoice):
    """Stake some energy."""

    pattern = "stake {energy} {power}"
    domains: ClassVar[Mapping[str, tuple[int, ...]]] = MappingProxyType({"energy": tuple(range(1, 8))})
    energy: int


@frozen
class Staked(SeatEvent):
    """Energy was staked, and won or lost."""

    energy: int
    won: bool


@frozen
class AskStake(SeatStep[EpicTable]):
    """A question how much energy is staked."""

    kind = f"power:{KEY}:ask"
    question = "How much energy do you stake?"

    def run(self, table: EpicTable) -> Legal | None:
        return tuple(Stake(KEY, energy) for energy in range(1, table.empires[self.seat].energy + 1))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, Stake)
        table.pay(self.seat, choice.energy, 0, KEY)
        table.push(Draw(self.seat, choice.energy))


@frozen
class Draw(DrawStep[EpicTable, int]):
    """Chance decides; somebody may as well toss a real coin."""

    kind, draws = f"power:{KEY}:draw", f"power:{KEY}"
    seat: int
    energy: int

    def options(self, table: EpicTable) -> tuple[int, ...]:
        return LOST, WON

    def drawn(self, table: EpicTable, value: int) -> None:
        table.note(Staked, self.seat, self.energy, value == WON)
        if value == WON:
            table.gain(self.seat, self.energy, self.energy, KEY)


@hookimpl
def usable(table: EpicTable, seat: int) -> bool:
    return table.empires[seat].energy > 0


@hookimpl
def use(table: EpicTable, seat: int) -> None:
    table.push(AskStake(seat))
