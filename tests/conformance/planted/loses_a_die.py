"""Takes a die out of the Citizenry, and puts it nowhere."""

from starcup.packed import hookimpl
from starcup.roll import RollTable
from starcup.roll.dice import ONE, Dice, kinds


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    owner = table.seats[seat]
    for kind in kinds(owner.citizenry)[:1]:
        owner.citizenry = Dice(owner.citizenry - ONE[kind])
