"""Galactic Bankers: 1 VP for $1 after each Trade, if you like; 1 VP for each development (POWER-5, POWER-16)."""

from attrs import frozen

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep
from starcup.messages import Message
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Face, RollTable

KEY = "galactic_bankers"
PRICE = 1


@frozen(eq=False)
class Buy(PowerChoice):
    """Pay $1 and take 1 VP in chips."""

    pattern = "buy {power}"


@frozen(eq=False)
class Decline(PowerChoice):
    """Buy nothing for this Trade."""

    pattern = "decline {power}"


DECLINE, BUY = Decline(KEY), Buy(KEY)


@frozen
class OfferChip(SeatStep[RollTable]):
    """A step in which the owner may buy one chip after a Trade has been paid for."""

    kind = f"power:{KEY}"
    question = "Buy 1 VP for $1?"

    def run(self, table: RollTable) -> Legal | None:
        return (DECLINE, BUY) if table.seats[self.seat].credits >= PRICE else None

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Buy):
            table.pay_credits(self.seat, PRICE)
            table.gain_chips(self.seat, 1, KEY)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("buy-first", "POWER-4", Message(f"roll-refusal-{KEY}-buy-first"))


@hookimpl
def traded(table: RollTable, seat: int, world: Face) -> None:
    table.push(OfferChip(seat))


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return len(table.developments(seat))
