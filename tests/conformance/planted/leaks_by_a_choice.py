"""Offers a choice only when the last tile of somebody's stack, which nobody else may see, has an odd number."""

from attrs import frozen

from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable, table_of

KEY = "leaks_by_a_choice"


@frozen(eq=False)
class Guess(PowerChoice):
    """Guess, and be right."""

    pattern = "guess {power}"

    def play(self, table: object, seat: int) -> None:
        table_of(table).add_to_tally(seat, KEY)


GUESS = Guess(KEY)


@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    hidden = [tile for other in table.seats for tile in other.development_stack[1:] if other is not table.seats[seat]]
    return (GUESS,) if sum(hidden) % 2 and not table.tally(seat, KEY) else ()
