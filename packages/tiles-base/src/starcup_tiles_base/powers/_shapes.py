"""What several powers have in common. Not a power itself."""

from __future__ import annotations

from attrs import evolve, frozen

from starcup import Choice, IllegalChoice
from starcup.roll import Dice, Face, Legal, PowerChoice, RollTable, SeatStep, enough, interned, kinds

MOST_RETAINED = 2


def rounded_up(amount: int, unit: int) -> int:
    """How many units ``amount`` is, a started unit counting as a whole one (POWER-12).

    >>> rounded_up(13, 3)
    5
    """
    return -(-amount // unit)


def coloured(face: Face, *colours: str) -> bool:
    """Whether ``face`` is a world of one of these colours."""
    return face.colour is not None and face.colour.key in colours


@frozen(eq=False)
class Retain(PowerChoice):
    """Put one of the dice just spent into the cup."""

    pattern = "retain {power} {colour}"
    colour: str


_retain = interned(Retain)


@frozen
class RetainSpent(SeatStep[RollTable]):
    """Put one or two of the dice just spent on a tile into the cup, in the order of their colours.

    ``others`` are the dice that lay in Citizenry before, so that what another
    power has moved already is no longer on offer; ``retained`` and ``least``
    are the number of dice put so far, and the colour of the last one.
    """

    kind = "retain-spent"
    question = "Which of the dice just spent goes to your cup?"
    power: str
    others: Dice
    retained: int = 0
    least: int = 0

    def run(self, table: RollTable) -> Legal | None:
        spent = Dice(table.seats[self.seat].citizenry - self.others)
        keys = table.rules.die_keys
        legal = tuple(_retain(self.power, keys[colour]) for colour in kinds(spent) if colour >= self.least)
        if not legal or self.retained == MOST_RETAINED:
            return None
        return (enough(self.power), *legal) if self.retained else legal

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Retain):
            table.keep_spent(self.seat, colour := table.rules.die_index[choice.colour], self.power)
            table.push(evolve(self, retained=self.retained + 1, least=colour))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("retain", "POWER-4", "one or two of the dice just spent go into your cup first.")


def retain_spent(table: RollTable, seat: int, power: str, spent: Dice) -> None:
    """Have the owner put one or two of the dice just ``spent`` into his cup."""
    table.push(RetainSpent(seat, power, Dice(table.seats[seat].citizenry - spent)))
