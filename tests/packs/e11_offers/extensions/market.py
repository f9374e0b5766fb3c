"""Two dice in the middle, rolled once at the beginning of each round, say what is on offer after Manage Empire.

Each player in strict order may take one offer that nobody has taken. An orb, a
die of each player's own that is rolled openly and is no worker, changes with
every offer taken: its faces get better, and bring VP when they shine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from attrs import evolve, frozen

from starcup import Choice, IllegalChoice
from starcup.extensions import State, after, before
from starcup.making import AnyStep, Legal, Public, SeatStep, Step  # fmt: skip
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

NAME = "market"
OFFERS = ("credits", "chip", "two_credits_for_chip", "nothing")
ORB = ("dark", "glow", "shine")


@frozen
class Market(State):
    """The faces of the offer dice by number, those taken, and how many rounds nothing was taken."""

    offers: Public[tuple[int, ...]] = ()
    taken: Public[tuple[int, ...]] = ()
    quiet: Public[int] = 0


@frozen
class Orb(State):
    """A player's orb: the faces that it has, and the one that it shows."""

    faces: Public[tuple[int, ...]] = (0, 0, 0, 0, 0, 1)
    shows: Public[int] = 0
    shone: Public[int] = 0


@frozen(eq=False)
class Take(PowerChoice):
    """Take the offer ``offer``."""

    pattern: ClassVar[str] = "take {power} {offer}"
    offer: str


@frozen(eq=False)
class Pass(PowerChoice):
    """Take no offer."""

    pattern: ClassVar[str] = "pass {power}"


@frozen
class RollOffers(Step[RollTable]):
    """The offer dice and all orbs are rolled, openly."""

    kind: ClassVar[str] = "roll-offers"

    def run(self, table: RollTable) -> Legal | None:
        market = table.state(Market)
        while len(market.offers) < 2:
            face = table.draw("offer", (0, 0, 1, 2, 2, 3))
            if face < 0:
                table.push(self)
                return None
            market = evolve(market, offers=(*market.offers, face))
            table.set_state(market)
        table.push(RollOrb(0))
        return None


@frozen
class RollOrb(Step[RollTable]):
    """The orbs from one seat on."""

    kind: ClassVar[str] = "roll-orb"
    number: int

    def run(self, table: RollTable) -> Legal | None:
        if self.number == table.players:
            return None
        orb = table.seat_state(self.number, Orb)
        shows = table.draw("orb", orb.faces)
        if shows < 0:
            table.push(self)
            return None
        shone = orb.shone + (ORB[shows] == "shine")
        table.set_seat_state(self.number, evolve(orb, shows=shows, shone=shone))
        table.push(RollOrb(self.number + 1))
        return None


@frozen
class MakeOffers(Step[RollTable]):
    """Everybody may take an offer, in strict order; then they are cleared away."""

    kind: ClassVar[str] = "make-offers"

    def run(self, table: RollTable) -> Legal | None:
        table.push(ClearOffers())
        for number in reversed(table.order):
            table.push(TakeOffer(number))
        return None


@frozen
class TakeOffer(SeatStep[RollTable]):
    """One player's offer."""

    kind: ClassVar[str] = "take-offer"
    question: ClassVar[str] = "Which offer do you take?"

    def run(self, table: RollTable) -> Legal | None:
        market, seat = table.state(Market), table.seats[self.seat]
        left = sorted({OFFERS[face] for place, face in enumerate(market.offers) if place not in market.taken})
        free = [offer for offer in left if offer != "two_credits_for_chip" or seat.credits >= 2]
        return (Pass(NAME), *(Take(NAME, offer) for offer in free if offer != "nothing"))

    def take(self, table: RollTable, choice: Choice) -> None:
        if not isinstance(choice, Take):
            return
        market, orb = table.state(Market), table.seat_state(self.seat, Orb)
        place = next(n for n, f in enumerate(market.offers) if OFFERS[f] == choice.offer and n not in market.taken)
        table.set_state(evolve(market, taken=(*market.taken, place)))
        weakest = orb.faces.index(min(orb.faces))
        better = min(orb.faces[weakest] + 1, len(ORB) - 1)
        faces = (*orb.faces[:weakest], better, *orb.faces[weakest + 1 :])
        table.set_seat_state(self.seat, evolve(orb, faces=faces))
        if choice.offer == "credits":
            table.gain_credits(self.seat, 2, NAME)
            return
        if choice.offer == "two_credits_for_chip":
            table.pay_credits(self.seat, 2)
        table.gain_chips(self.seat, 1, NAME)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Take) and choice.offer in OFFERS:
            return IllegalChoice("not-on-offer", "", f"{choice.offer!r} is not on offer, or taken already.")
        return IllegalChoice("take-offer", "", "take an offer, or pass.")


@frozen
class ClearOffers(Step[RollTable]):
    """The dice are taken up again."""

    kind: ClassVar[str] = "clear-offers"

    def run(self, table: RollTable) -> Legal | None:
        market = table.state(Market)
        table.set_state(Market(quiet=market.quiet + 1 if not market.taken else 0))
        return None


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Market()


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Orb()


@hookimpl
def outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    return {"offer": OFFERS, "orb": ORB}


@hookimpl
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(before(steps, "roll", RollOffers()), "manage", MakeOffers())


@hookimpl
def end_reasons(table: RollTable) -> tuple[str, ...]:
    return ("nobody has taken an offer for five rounds",) if table.state(Market).quiet >= 5 else ()


@hookimpl
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("Orb", table.seat_state(seat, Orb).shone),)
