"""Refinery: at the end of Explore you may exchange a die of yours for an Alien Technology die."""

from attrs import frozen

from starcup import Choice
from starcup.making import Legal, SeatStep  # fmt: skip
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable, dice_at, exchange_die
from starcup.roll.dice import kinds

KEY, WANTED = "refinery", "alien_technology"


@frozen(eq=False)
class Exchange(PowerChoice):
    """Exchange a ``colour`` die at ``place``."""

    pattern = "refine {power} {colour} {place}"
    colour: str
    place: str


@frozen(eq=False)
class KeepDice(PowerChoice):
    """Exchange nothing."""

    pattern = "keep-dice {power}"


KEEP = KeepDice(KEY)


@frozen
class Refine(SeatStep[RollTable]):
    """Which die is exchanged?"""

    kind = "power:refinery"
    question = "Exchange a die for an Alien Technology die?"

    def run(self, table: RollTable) -> Legal | None:
        workers = table.rules.workers
        dice = tuple(
            Exchange.of(KEY, workers[kind].key, place)
            for place, lying in dice_at(table, self.seat)
            for kind in kinds(lying)
            if workers[kind].is_die and workers[kind].colour_key != WANTED
        )
        return (KEEP, *dice) if dice else None

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Exchange) and not exchange_die(table, self.seat, choice.colour, choice.place, WANTED):
            table.gain_credits(self.seat, 1, KEY)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Refine(seat))
