"""Galactic Exchange: one or two settlers spent go to the cup; 1 VP for each die colour that you own (POWER-4)."""

from attrs import frozen

from starcup.roll import Dice, Face, RollTable, hookimpl, kinds
from starcup_tiles_base.powers._shapes import Retain, RetainSpent

KEY = "galactic_exchange"


@frozen(eq=False)
class RetainSettler(Retain):
    """Put one of the settlers just spent into the cup."""

    pattern = "retain {power} settler {colour}"


@frozen
class RetainSettlers(RetainSpent):
    """A world has been completed: one or two of its settlers go to the cup."""

    kind = f"power:{KEY}"
    question = "Which of the settlers just spent goes to your cup?"
    power = KEY
    choice = RetainSettler


@hookimpl
def workers_spent(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    table.push(RetainSettlers.after(table, seat, spent))


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return len(kinds(table.dice_owned(seat)))
