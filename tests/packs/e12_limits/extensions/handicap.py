"""Handicap: whoever owns the most VP chips has a credit track that is $2 shorter, and wins on one square more."""

from starcup.packed import hookimpl
from starcup.roll import RollTable


def leads(table: RollTable, seat: int) -> bool:
    chips = [player.chips for player in table.seats]
    return chips.count(chips[seat]) == 1 and chips[seat] == max(chips)


@hookimpl
def most_credits(table: RollTable, seat: int, most: int) -> int:
    # Never below what is owned: the track shortens, nothing is taken away.
    return max(most - 2, table.seats[seat].credits) if leads(table, seat) else most


@hookimpl
def end_squares(table: RollTable, seat: int, squares: int) -> int:
    return squares + leads(table, seat)
