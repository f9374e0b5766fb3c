"""The state of one game of Race for the Galaxy, and the small operations that the rules are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starcup import Table
from starcup.making import Counted, Deck, Public, define, field
from starcup_race import events
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.powers import Powers
from starcup_race._rules.rules import Rules, without
from starcup_race._rules.seat import Seat


@define(eq=False, slots=True)
class RaceTable(Table):
    """The state of everything on the table.

    ``supply`` holds the numbers of its cards ascending, since each is as likely to come next; ``discards`` those of
    the discard pile. ``pool`` is what is left of the VP chips; below 0 it is what was paid out in chips of 10 after it
    ran dry (END-7). ``phase`` is the phase being done, ``occurring`` all that occur in this round, ``order`` the
    seats in turn order (TIMING-2).
    """

    seats: Public[list[Seat]] = field(factory=list)
    supply: Counted[list[int]] = field(factory=list)
    discards: Counted[list[int]] = field(factory=list)
    pool: Public[int] = 0
    round: Public[int] = 0
    phase: Public[int] = NOTHING
    occurring: Public[tuple[int, ...]] = ()
    order: Public[tuple[int, ...]] = ()
    scores: Public[tuple[int, ...]] = ()
    winners: Public[tuple[int, ...]] = ()

    if TYPE_CHECKING:

        @property
        def rules(self) -> Rules:
            """The cards, and the data derived from them."""

    else:
        rules = Table.ruleset  # the slot itself, under a name of its own: rules are looked up several times a step

    def powers(self, seat: int) -> Powers:
        """Return the powers of a seat that work in this phase (POWER-3).

        Args:
            seat: its number, from 0.
        """
        return self.rules.compiled[self.seats[seat].active]

    # Cards.

    def add_to_hand(self, seat: int, cards: Iterable[int]) -> None:
        """Put cards into a hand.

        Args:
            seat: its number, from 0.
            cards: numbers of cards that were taken from where they lay.
        """
        owner = self.seats[seat]
        owner.hand = tuple(sorted((*owner.hand, *cards)))

    def receive(self, seat: int, cards: Iterable[int]) -> None:
        """Put cards into a hand, and tell that the seat has got them.

        Args:
            seat: its number, from 0.
            cards: numbers of cards that were taken from where they lay; not empty.
        """
        cards = tuple(cards)
        self.add_to_hand(seat, cards)
        if self.log is not None:
            self.log.append((events.CardsDrawn, seat, len(cards)))
            self.log.append((events.CardsSeen, seat, self.rules.names(cards)))

    def discard(self, seat: int, cards: tuple[int, ...], why: str, card: int = NOTHING) -> None:
        """Discard cards from a hand, face down (DISCARD-1).

        Args:
            seat: its number, from 0.
            cards: numbers of cards in its hand.
            why: the rule-book word for the event, such as ``payment``.
            card: the number of the card that they pay for, or whose power takes them.
        """
        if not cards:
            return
        owner = self.seats[seat]
        owner.hand = without(owner.hand, cards)
        self.to_discards(seat, cards, why, card)

    def to_discards(self, seat: int, cards: tuple[int, ...], why: str, card: int = NOTHING) -> None:
        """Put cards of a seat, which were taken from where they lay, on the discard pile face down.

        Args:
            seat: its number, from 0.
            cards: numbers of cards.
            why: the rule-book word for the event.
            card: as for :meth:`discard`.
        """
        self.discards += cards
        if self.log is not None:
            self.log.append((events.CardsDiscarded, seat, len(cards), why, "" if card < 0 else self.rules.keys[card]))
            self.log.append((events.DiscardsSeen, seat, self.rules.names(cards)))

    def take_good(self, seat: int, world: int) -> None:
        """Discard the good on a world, unseen (GOODS-5).

        Args:
            seat: its number, from 0.
            world: the number of a world that has one.
        """
        owner = self.seats[seat]
        self.discards.append(owner.good_on(world))
        owner.put_good(world, NOTHING)

    def leave_tableau(self, seat: int, card: int) -> None:
        """Discard a card from a tableau (PAY-16).

        Args:
            seat: its number, from 0.
            card: the number of a development.
        """
        owner = self.seats[seat]
        place = owner.tableau.index(card)
        owner.tableau = owner.tableau[:place] + owner.tableau[place + 1 :]
        owner.goods = owner.goods[:place] + owner.goods[place + 1 :]
        self.discards.append(card)
        if self.log is not None:
            self.log.append((events.LeftTableau, seat, self.rules.keys[card]))

    def enter_tableau(self, seat: int, card: int) -> None:
        """Put a card into a tableau; its powers work from the next phase on (POWER-3).

        Args:
            seat: its number, from 0.
            card: a card that was taken from where it lay.
        """
        owner = self.seats[seat]
        owner.tableau += (card,)
        owner.goods += (NOTHING,)

    # Chips.

    def gain_chips(self, seat: int, amount: int, source: str, doubled: bool = False) -> None:
        """Gain VP in chips, in full though the pool may run dry (END-7).

        Args:
            seat: its number, from 0.
            amount: in VP.
            source: the key of the card that gives them.
            doubled: whether 2x VPs has doubled the amount.
        """
        self.pool -= amount
        self.seats[seat].chips += amount
        if self.log is not None and amount:
            self.log.append((events.ChipsGained, seat, amount, source, doubled))


SUPPLY = Deck[RaceTable, int]("supply", "discards", events.Reshuffled, at_once=True)
"""The supply; the last card taken, the discards become it at once, and what both lack is not owed (DECK-1, DECK-4)."""
