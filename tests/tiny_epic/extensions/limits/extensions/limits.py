"""Every limit that can be changed is, by one, and seat 1 has dice without a colony face."""

from starcup.packed import hookimpl
from starcup_tiny_epic import EpicTable


@hookimpl
def most_resources(table: EpicTable, seat: int, most: int) -> int:
    return most + 1


@hookimpl
def turn_dice(table: EpicTable, seat: int, dice: int) -> int:
    return dice + 1


@hookimpl
def sides(table: EpicTable, seat: int, sides: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("energy" if face == "colony" else face for face in sides) if seat == 1 else sides


@hookimpl
def follow_price(table: EpicTable, seat: int, price: int) -> int:
    return price + (seat == table.first)


@hookimpl
def upgrade_price(table: EpicTable, seat: int, price: int) -> int:
    return price - 1


@hookimpl
def ships(table: EpicTable, seat: int, ships: int) -> int:
    return ships + 1


@hookimpl
def last_vp(table: EpicTable, seat: int, vp: int) -> int:
    return vp - len(table.empires[seat].colonies)
