"""Shows everyone the owner's lowest development, which he knew, and lets him take that back."""

from attrs import frozen

from starcup import SeatEvent
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable, table_of

KEY = "shows_others_before_undo"


@frozen
class TileTold(SeatEvent):
    """What lies at the bottom, for all to hear."""

    tile: str


@frozen(eq=False)
class Tell(PowerChoice):
    """Tell what lies at the bottom."""

    pattern = "tell {power}"

    def play(self, table: object, seat: int) -> None:
        table = table_of(table)
        table.add_to_tally(seat, KEY)
        table.note(TileTold, seat, table.rules.tiles[table.seats[seat].development_stack[-1]].id)


TELL = Tell(KEY)


@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    return (TELL,) if len(table.seats[seat].development_stack) > 1 and not table.tally(seat, KEY) else ()
