"""Fireboat: sends a ship out of the harbour, for coins; which one is a question of its own."""

from starcup_harbour.steps import earn, send_away
from starcup_harbour.table import HarbourTable

from starcup import Choice
from starcup.making import Legal, SeatStep, frozen
from starcup.packed import PowerChoice, hookimpl


@frozen(eq=False)
class Fight(PowerChoice[HarbourTable]):
    """Send a ship out of the harbour."""

    pattern = "fight with {power}"

    def play(self, table: HarbourTable, seat: int) -> None:
        table.push(ChooseShip(seat))


@frozen(eq=False)
class SendAway(PowerChoice[HarbourTable]):
    """Send this ship away."""

    pattern = "send {ship} away with {power}"
    ship: str

    def play(self, table: HarbourTable, seat: int) -> None:
        send_away(table, self.ship)
        earn(table, seat, 3 if table.rules.ships[self.ship].kind == "fishing" else 2)


@frozen
class ChooseShip(SeatStep[HarbourTable]):
    """The owner says which ship has to go."""

    kind = "fireboat"
    question = "Which ship do you send away?"

    def run(self, table: HarbourTable) -> Legal | None:
        return tuple(SendAway(power="fireboat", ship=ship) for ship in dict.fromkeys(table.harbour))

    def take(self, table: HarbourTable, choice: Choice) -> None:
        assert isinstance(choice, SendAway)
        choice.play(table, self.seat)


@hookimpl
def turn_choices(table: HarbourTable, seat: int) -> tuple[PowerChoice, ...]:
    return (Fight(power="fireboat"),) if table.harbour else ()
