"""A game of offers: who is on turn offers coins, the others answer at once; every other turn is a toll of one coin.

The lanes of the answers are opened in ``take``: of an answer, or of a step with a single legal choice.
"""

from __future__ import annotations

from starcup import Choice, Ruleset, SeatEvent, Table
from starcup.making import Legal, Own, Public, SeatStep, Step, View, by_kind, define, field, frozen

COINS = 3
TURNS = 6


@define(eq=False)
class Trader:
    coins: Public[int] = COINS
    accepts: Own[bool] = False


@define(eq=False)
class OfferTable(Table):
    seats: Public[list[Trader]] = field(factory=list)
    turn: Public[int] = 0
    offered: Public[int] = 0


class OfferView(View[OfferTable], OfferTable):
    pass


@frozen(eq=False)
class Offer(Choice):
    pattern = "offer {coins}"
    coins: int


@frozen(eq=False)
class Say(Choice):
    pattern = "{what}"
    what: str


ACCEPT, DECLINE, SURE, CERTAIN = Say("accept"), Say("decline"), Say("sure"), Say("certain")


@frozen
class Offered(SeatEvent):
    coins: int


@frozen
class Answered(SeatEvent):
    accepts: bool


@frozen
class Pondered(SeatEvent):
    private = True
    coins: int


@frozen
class Traded(SeatEvent):
    coins: int


def open_offer(table: OfferTable, seat: int, coins: int) -> None:
    table.offered = coins
    table.note(Offered, seat, coins)
    table.push(Settle(seat))
    table.together([None if other == seat else Answer(other) for other in range(table.players)])


@frozen
class MakeOffer(SeatStep[OfferTable]):
    """A question with a single legal choice if the seat has no coins."""

    kind = "make-offer"

    def run(self, table: OfferTable) -> Legal | None:
        return tuple(Offer.of(coins) for coins in range(table.seats[self.seat].coins + 1))

    def take(self, table: OfferTable, choice: Choice) -> None:
        assert isinstance(choice, Offer)
        open_offer(table, self.seat, choice.coins)


@frozen
class Toll(SeatStep[OfferTable]):
    """A step that never asks, since there is one choice."""

    kind = "toll"

    def run(self, table: OfferTable) -> Legal | None:
        return (Offer.of(1),)

    def take(self, table: OfferTable, choice: Choice) -> None:
        open_offer(table, self.seat, 1)


@frozen
class Answer(SeatStep[OfferTable]):
    """Who has fewer coins than are offered isn't asked."""

    kind = "answer"

    def run(self, table: OfferTable) -> Legal | None:
        return (DECLINE, ACCEPT) if table.seats[self.seat].coins >= table.offered else (DECLINE,)

    def take(self, table: OfferTable, choice: Choice) -> None:
        trader = table.seats[self.seat]
        trader.accepts = choice is ACCEPT
        table.note(Pondered, self.seat, trader.coins)
        table.push(Sign(self.seat))


@frozen
class Sign(SeatStep[OfferTable]):
    """A second question of the lane, so that the first answer can be taken back."""

    kind = "sign"

    def run(self, table: OfferTable) -> Legal | None:
        return (SURE, CERTAIN) if table.seats[self.seat].accepts else (SURE,)

    def take(self, table: OfferTable, choice: Choice) -> None:
        table.note(Answered, self.seat, table.seats[self.seat].accepts)


@frozen
class Settle(Step[OfferTable]):
    """Of those who accept, the lot chooses who gets one coin more than is offered, or who pays the toll."""

    kind = "settle"
    seat: int

    def run(self, table: OfferTable) -> Legal | None:
        takers = tuple(seat for seat, trader in enumerate(table.seats) if trader.accepts)
        if takers:
            taker = table.draw("lot", takers)
            if taker < 0:
                table.push(self)
                return None
            giver = self.seat if table.turn % 2 else taker
            table.seats[giver].coins -= table.offered
            table.seats[taker if giver == self.seat else self.seat].coins += table.offered
            table.note(Traded, taker, table.offered)
        for trader in table.seats:
            trader.accepts = False
        table.push(NextTurn())
        return None


@frozen
class NextTurn(Step[OfferTable]):
    kind = "next-turn"

    def run(self, table: OfferTable) -> Legal | None:
        if table.turn < TURNS:
            table.turn += 1
            seat = table.turn % table.players
            table.push((MakeOffer if table.turn % 2 else Toll)(seat))
        return None


class OfferRules(Ruleset[OfferTable, OfferView]):
    game = "offers"
    seats = range(2, 5)
    choice_kinds = (Offer, Say)
    event_kinds = (Offered, Answered, Pondered, Traded)
    step_kinds = by_kind(MakeOffer, Toll, Answer, Sign, Settle, NextTurn)

    def set_up(self, table: OfferTable) -> None:
        table.seats = [Trader() for _ in range(table.players)]
        table.push(NextTurn())

    def faults(self, table: OfferTable) -> list[str]:
        coins = [trader.coins for trader in table.seats]
        return [] if sum(coins) == COINS * table.players and min(coins) >= 0 else [f"coins are {coins}"]
