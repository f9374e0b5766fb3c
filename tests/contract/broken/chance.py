"""Chance that is drawn where it must not be, and what does not come from the table."""

from __future__ import annotations

from attrs import frozen

from starcup import Choice
from starcup.making import Legal, interned
from tests.contract.broken.planting import plant, steps
from tests.kernel.toy import Confirm, Push, RollDie, ToyRules, ToyTable, step


@frozen
class DrawsMeanwhile(Confirm):
    def take(self, table: ToyTable, choice: Choice) -> None:
        table.draw("die", (1, 2, 3))


class ChanceAtOnce(ToyRules):
    step_kinds = steps(DrawsMeanwhile)


plant("chance is drawn while seats work at once", ChanceAtOnce, "play", "drawn while seats work at once")


@frozen
class ForgetsToAskAgain(RollDie):
    def run(self, table: ToyTable) -> Legal | None:
        value = table.draw("die", (1, 2, 2, 3, 3, 6), self.seat + 1)
        table.at_stake += value
        table.push(step(table, "push", self.seat))
        return None


class NotFromOutside(ToyRules):
    step_kinds = steps(ForgetsToAskAgain)


plant("a die can't come from outside", NotFromOutside, "repeat", "supplied from outside")


_MEMORY = [0]


@frozen
class Remembers(Push):
    def take(self, table: ToyTable, choice: Choice) -> None:
        super().take(table, choice)
        _MEMORY[0] += 1
        table.seats[self.seat].score += _MEMORY[0] % 7


class OutsideTheTable(ToyRules):
    step_kinds = steps(Remembers)


plant("something is kept outside the table", OutsideTheTable, "repeat", "outside the table and its chance")


NAMES = ("ace", "king", "queen", "knave", "ten", "nine", "eight", "seven", "six", "five")


@frozen(eq=False)
class Call(Choice):
    pattern = "call {name}"
    name: str


call = interned(Call)


@frozen
class ByHash(Confirm):
    def run(self, table: ToyTable) -> Legal | None:
        return tuple(map(call, set(NAMES)))


class OrderOfASet(ToyRules):
    choice_kinds = (*ToyRules.choice_kinds, Call)
    step_kinds = steps(ByHash)


ORDER_OF_A_SET = plant("choices in the order of a set", OrderOfASet, "replay", "another hash seed")
