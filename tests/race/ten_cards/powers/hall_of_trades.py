"""Hall of Trades: the kinds of good among its owner's worlds, and short hands of others."""

from starcup.packed import hookimpl
from starcup_race import RaceTable


@hookimpl
def bonus(table: RaceTable, seat: int) -> int:
    own = table.seats[seat]
    cards = [table.rules.cards[number] for number in own.tableau]
    fewer = sum(len(other.hand) < len(own.hand) for other in table.seats)
    return 2 * len({card.good for card in cards if card.good >= 0}) + fewer
