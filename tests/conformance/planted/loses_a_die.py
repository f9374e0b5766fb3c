"""Takes a die out of the Citizenry, and puts it nowhere."""

from starcup.roll import ONE, Dice, RollTable, hookimpl, kinds


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    owner = table.seats[seat]
    for kind in kinds(owner.citizenry)[:1]:
        owner.citizenry = Dice(owner.citizenry - ONE[kind])
