"""Deep Probe: when all have explored you may pay $1; a die of its own says how many VP in chips that brings."""

from attrs import frozen

from starcup import Choice, IllegalChoice, SeatEvent
from starcup.making import DrawStep, Legal, SeatStep
from starcup.messages import Message
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "deep_probe"
PRICE = 1
FACES = (0, 0, 1, 2, 2, 3)


@frozen(eq=False)
class Send(PowerChoice):
    """Pay $1 and send a probe."""

    pattern = "send {power}"


@frozen(eq=False)
class Wait(PowerChoice):
    """Send no probe in this phase."""

    pattern = "wait {power}"


SEND, WAIT = Send(KEY), Wait(KEY)


@frozen
class ProbeReturned(SeatEvent):
    """The probe is back, with this many VP."""

    found: int


@frozen
class Fly(DrawStep[RollTable, int]):
    """The probe's die is rolled; somebody may as well roll a real one."""

    kind, draws = f"power:{KEY}:fly", "probe"
    seat: int

    def options(self, table: RollTable) -> tuple[int, ...]:
        return FACES

    def drawn(self, table: RollTable, value: int) -> None:
        table.note(ProbeReturned, self.seat, value)
        table.gain_chips(self.seat, value, KEY)


@frozen
class OfferProbe(SeatStep[RollTable]):
    """The owner is asked, if he can pay."""

    kind = f"power:{KEY}"
    question = "Send a probe for $1?"

    def run(self, table: RollTable) -> Legal | None:
        return (WAIT, SEND) if table.seats[self.seat].credits >= PRICE else None

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Send):
            table.pay_credits(self.seat, PRICE)
            table.push(Fly(self.seat))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("probe-first", "POWER-4", Message(f"roll-refusal-{KEY}-probe-first"))


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(OfferProbe(seat))
