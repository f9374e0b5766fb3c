"""Dice just spent that a power puts into the cup instead of Citizenry (POWER-4)."""

from __future__ import annotations

from attrs import evolve

from starcup.kernel.choices import Choice
from starcup.kernel.errors import IllegalChoice
from starcup.kernel.interning import interned
from starcup.kernel.steps import Legal, SeatStep
from starcup.kernel.values import frozen
from starcup.roll.choices import PowerChoice, enough
from starcup.roll.dice import Dice, ascending, count, kinds, packed, total
from starcup.roll.table import RollTable


@frozen(eq=False)
class Retain(PowerChoice):
    """Put one of the dice just spent into the cup."""

    pattern = "retain {power} {colour}"
    colour: str


_retain = interned(Retain)


@frozen
class RetainSpent(SeatStep[RollTable]):
    """Put some of the dice just spent on a tile into the cup, in the order of their colours.

    ``others`` are the dice that lay in Citizenry before, so that what another
    power has moved already is no longer on offer; ``colours`` are those that
    may be put (empty: all), ``fewest`` and ``most`` how many; ``retained`` and
    ``least`` are the number of dice put so far, and the colour of the last one.
    """

    kind = "retain-spent"
    question = "Which of the dice just spent goes to your cup?"
    power: str
    others: Dice
    fewest: int
    most: int
    colours: tuple[str, ...] = ()
    retained: int = 0
    least: int = 0

    def run(self, table: RollTable) -> Legal | None:
        if self.retained == self.most:
            return None
        keys = table.rules.die_keys
        spent = Dice(table.seats[self.seat].citizenry - self.others)
        offered = packed(
            {
                kind: count(spent, kind)
                for kind in kinds(spent)
                if kind >= self.least and (not self.colours or keys[kind] in self.colours)
            }
        )
        needed = max(1, min(self.fewest - self.retained, total(offered)))
        legal = tuple(_retain(self.power, keys[kind]) for kind in ascending(offered, self.least, needed))
        if not legal:
            return None
        return legal if self.retained < self.fewest else (enough(self.power), *legal)

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Retain):
            table.keep_spent(self.seat, colour := table.rules.die_index[choice.colour], self.power)
            table.push(evolve(self, retained=self.retained + 1, least=colour))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        number = f"{self.fewest} to {self.most}" if self.fewest != self.most else str(self.most)
        return IllegalChoice("retain", "POWER-4", f"{number} of the dice just spent go into your cup first.")


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
    """Have the owner put ``fewest`` to ``most`` of the dice just ``spent`` into his cup: from ``workers_spent``."""
    table.push(RetainSpent(seat, power, Dice(table.seats[seat].citizenry - spent), fewest, most, colours))
