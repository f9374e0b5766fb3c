"""Signal Chain: who has the most cards in hand draws one more. The numbers of cards are open."""

from starcup.packed import hookimpl
from starcup_race import DrawCards, RaceTable


@hookimpl
def phase_began(table: RaceTable, seat: int) -> None:
    if all(len(other.hand) <= len(table.seats[seat].hand) for other in table.seats):
        table.push(DrawCards(seat, 1))
