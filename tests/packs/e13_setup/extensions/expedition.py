"""Another set-up: a Scout Ship for a Home die, three tiles to choose from, and removals in strict order.

In strict order each player chooses: give one die of his Citizenry back for $2, or keep it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from attrs import frozen

from starcup import Choice
from starcup.extensions import State, after
from starcup.making import AnyStep, Legal, Public, SeatStep, Step  # fmt: skip
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable
from starcup.roll.dice import NONE, ONE, Dice, count, kinds

NAME = "expedition"


@frozen(eq=False)
class GiveBack(PowerChoice):
    """Give the die back for $2."""

    pattern: ClassVar[str] = "give-back {power} {colour}"
    colour: str


@frozen(eq=False)
class KeepAll(PowerChoice):
    """Keep all dice."""

    pattern: ClassVar[str] = "keep-all {power}"


@frozen
class Exchange(Step[RollTable]):
    """A Scout Ship for one Home die of each cup that holds one: of five players the last may go without."""

    kind: ClassVar[str] = "exchange-start-die"

    def run(self, table: RollTable) -> Legal | None:
        home = table.rules.die_index["home"]
        change = Dice(ONE[table.rules.die_index["scout_ship"]] - ONE[home])
        for seat in table.seats:
            if not count(seat.cup, home):
                continue
            seat.cup = Dice(seat.cup + change)
            table.supply = Dice(table.supply - change)
        return None


@frozen
class RemoveAll(Step[RollTable]):
    """Everybody in strict order."""

    kind: ClassVar[str] = "remove-all"

    def run(self, table: RollTable) -> Legal | None:
        for number in reversed(table.order):
            table.push(Remove(number))
        return None


@frozen
class Remove(SeatStep[RollTable]):
    """One player's removal."""

    kind: ClassVar[str] = "remove-die"
    question: ClassVar[str] = "Which die of your Citizenry do you give back for $2?"

    def run(self, table: RollTable) -> Legal | None:
        keys = table.rules.die_keys
        citizens = kinds(table.seats[self.seat].citizenry)
        return (KeepAll(NAME), *(GiveBack(NAME, keys[colour]) for colour in citizens))

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, GiveBack):
            die = ONE[table.rules.die_index[choice.colour]]
            seat = table.seats[self.seat]
            seat.citizenry = Dice(seat.citizenry - die)
            table.supply = Dice(table.supply + die)
            table.gain_credits(self.seat, 2, NAME)


@frozen
class Depot(State):
    """What lies aside, open to all: a game tile and dice of the supply."""

    tiles: Public[tuple[int, ...]] = ()
    dice: Public[Dice] = NONE


@frozen
class SetAside(Step[RollTable]):
    """A tile of the bag and two Home dice are put aside for the whole game."""

    kind: ClassVar[str] = "set-aside"

    def run(self, table: RollTable) -> Legal | None:
        tile = table.draw("tile aside", table.bag)
        if tile < 0:
            table.push(self)
            return None
        dice = Dice(2 * ONE[table.rules.die_index["home"]])
        table.bag = tuple(other for other in table.bag if other != tile)
        table.supply = Dice(table.supply - dice)
        table.set_state(Depot((tile,), dice))
        return None


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Depot()


@hookimpl
def held_tiles(table: RollTable) -> tuple[int, ...]:
    return table.state(Depot).tiles


@hookimpl
def held_dice(table: RollTable) -> Dice:
    return table.state(Depot).dice


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(after(steps, "deal-homes", SetAside()), "lay-out", Exchange(), RemoveAll())
