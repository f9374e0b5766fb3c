"""Dice just spent that a power puts into the cup instead of Citizenry (POWER-4)."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import ClassVar

from starcup import Choice, IllegalChoice, Items
from starcup.making import Domains, Legal, SeatStep, frozen, interned, picks
from starcup.packed import PowerChoice
from starcup.roll._rules.refusals import picked, refused, sentence
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import Dice, count, kinds, packed, total


@frozen(eq=False)
class Retain(PowerChoice):
    """Put some of the dice just spent into the cup."""

    pattern = "retain {power} {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "die"})
    items: Items


_retains = interned(lambda power: partial(Retain.of, power))


@frozen
class RetainSpent(SeatStep[RollTable]):
    """A step that puts ``fewest`` to ``most`` of the dice just spent on a tile into the cup.

    ``others`` lay in Citizenry before, ``colours`` may be chosen (empty: all). Dice that another power
    has put into the cup already are not offered, but count towards ``fewest``.
    """

    kind = "retain-spent"
    question = "Which of the dice just spent go to your cup?"
    power: str
    others: Dice
    spent: Dice
    fewest: int
    most: int
    colours: tuple[str, ...] = ()

    def run(self, table: RollTable) -> Legal | None:
        left = self._offered(table, table.seats[self.seat].citizenry - self.others)
        if not left:
            return None
        row = table.rules.offers.row(left)
        before = total(self._offered(table, self.spent)) - total(left)
        most = min(self.most, total(left))
        return picks(_retains(self.power), row, min(most, max(0, self.fewest - before)), most)

    def _offered(self, table: RollTable, dice: Dice) -> Dice:
        keys, colours = table.rules.die_keys, self.colours
        return packed({kind: count(dice, kind) for kind in kinds(dice) if not colours or keys[kind] in colours})

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Retain)
        for colour in choice.items:
            table.keep_spent(self.seat, table.rules.die_index[colour], self.power)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Retain) and choice.power == self.power:
            return self.refuse_items(
                table, choice.items, "POWER-4", sentence("not-offered", "spent"), picked(table.rules)
            )
        wording = "range" if self.fewest != self.most else ""
        return refused("retain", "POWER-4", wording, fewest=self.fewest, most=self.most)


def retain_spent(
    table: RollTable,
    seat: int,
    power: str,
    spent: Dice,
    *,
    fewest: int = 1,
    most: int = 2,
    colours: tuple[str, ...] = (),
) -> None:
    """Ask the owner which of the dice just ``spent`` go to his cup; for the hook ``workers_spent``.

    Args:
        table: is changed: the question comes next.
        seat: the number of the owner's seat, from 0.
        power: the key of the development whose power it is.
        spent: the dice that lie in Citizenry now, as the hook ``workers_spent`` gets them.
        fewest: the least number of dice; all dice if there are fewer.
        most: the greatest number of dice.
        colours: the keys of the colours that may be chosen; empty: all.
    """
    table.push(RetainSpent(seat, power, table.seats[seat].citizenry - spent, spent, fewest, most, colours))
