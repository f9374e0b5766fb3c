"""The steps: the rules, one after another."""

from __future__ import annotations

from starcup import Choice
from starcup.making import Legal, SeatStep, Step, frozen
from starcup.packed import PowerChoice
from starcup_harbour.choices import WORK, Buy
from starcup_harbour.events import CoinsEarned, ShipArrived, ShipBought, ShipLeft
from starcup_harbour.table import DECK, HarbourTable

BERTHS, WAGES = 3, 2


@frozen
class Arrive(Step[HarbourTable]):
    """Ships come into the free berths, as long as there are any (HARBOUR-1)."""

    kind = "ship"

    def run(self, table: HarbourTable) -> Legal | None:
        ships, owed = DECK.draw(table, BERTHS - len(table.harbour), "ship")
        for ship in ships:
            table.harbour = (*table.harbour, ship)
            table.note(ShipArrived, ship)
        if owed:
            table.push(self)
        return None


@frozen
class Round(Step[HarbourTable]):
    """Every seat takes a turn, then the next round begins, unless it was the last one (HARBOUR-2)."""

    kind = "round"

    def run(self, table: HarbourTable) -> Legal | None:
        rules = table.rules
        if table.round < rules.rounds and not rules.end_reasons(table):
            table.round += 1
            table.then(*(Turn(seat) for seat in range(table.players)), self)
        return None


@frozen
class Turn(SeatStep[HarbourTable]):
    """A seat works, buys a ship, or uses the power of one of its ships (HARBOUR-3)."""

    kind = "turn"
    question = "What do you do?"
    rule = "HARBOUR-3"

    def run(self, table: HarbourTable) -> Legal | None:
        rules, owner = table.rules, table.seats[self.seat]
        ships = [ship for ship in dict.fromkeys(table.harbour) if price(table, self.seat, ship) <= owner.coins]
        uses = [use for ask in rules.calls("turn_choices", distinct(owner.fleet)) for use in ask(table, self.seat)]
        return (WORK, *map(Buy.of, ships), *uses)

    def take(self, table: HarbourTable, choice: Choice) -> None:
        if isinstance(choice, PowerChoice):
            choice.play(table, self.seat)
        elif isinstance(choice, Buy):
            buy_ship(table, self.seat, choice.ship)
        else:
            earn(table, self.seat, WAGES)


def distinct(fleet: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ships of a fleet, each once: who has two of a kind is not asked twice."""
    return tuple(dict.fromkeys(fleet))


def price(table: HarbourTable, seat: int, ship: str) -> int:
    """Return what a ship costs a seat, after the discounts of its own ships (HARBOUR-4)."""
    rules = table.rules
    discount = sum(rules.discounts.get(own, {}).get(ship, 0) for own in table.seats[seat].fleet)
    return max(0, rules.ships[ship].cost - discount)


def earn(table: HarbourTable, seat: int, coins: int) -> None:
    """Give a seat coins; powers call it, too."""
    table.seats[seat].coins += coins
    table.note(CoinsEarned, seat, coins)


def buy_ship(table: HarbourTable, seat: int, ship: str) -> None:
    """A ship changes from the harbour to a fleet; then the ships that were there before are told (HARBOUR-4)."""
    owner, cost = table.seats[seat], price(table, seat, ship)
    tells = table.rules.calls("bought", owner.fleet)
    owner.coins -= cost
    owner.fleet = (*owner.fleet, ship)
    table.note(ShipBought, seat, ship, cost)
    take_out(table, ship)
    for tell in tells:
        tell(table, seat, table.rules.ships[ship])


def send_away(table: HarbourTable, ship: str) -> None:
    """A ship leaves the harbour for good; powers call it."""
    table.gone = (*table.gone, ship)
    table.note(ShipLeft, ship)
    take_out(table, ship)


def take_out(table: HarbourTable, ship: str) -> None:
    """A berth becomes free, and the next ship comes in."""
    harbour = list(table.harbour)
    harbour.remove(ship)
    table.harbour = tuple(harbour)
    table.push(Arrive())
