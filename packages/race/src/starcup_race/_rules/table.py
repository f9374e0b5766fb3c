"""The state of one game of Race for the Galaxy, and the small operations that the rules are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from starcup.extensions import ExtendedTable
from starcup.making import Counted, Deck, Public, View, define, field
from starcup_race import events
from starcup_race._rules.cards import GOODS, NOTHING, Card
from starcup_race._rules.powers import Powers
from starcup_race._rules.rules import Rules, without
from starcup_race._rules.seat import Seat

T = TypeVar("T", int, str)


@define(eq=False, slots=True)
class RaceTable(ExtendedTable):
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
        rules = (
            ExtendedTable.ruleset
        )  # the slot itself, under a name of its own: rules are looked up several times a step

    def powers(self, seat: int) -> Powers:
        """Return the powers of a seat that work in this phase (POWER-3).

        Args:
            seat: its number, from 0.
        """
        return self.rules.compiled[self.seats[seat].active]

    @property
    def phase_key(self) -> str:
        """The key of the phase being done; empty between phases."""
        return self.rules.plan.phase_keys[self.phase] if self.phase >= 0 else ""

    def has_bonus(self, seat: int, action: str) -> bool:
        """Return whether a seat has the bonus of an action card in this phase (ROUND-5).

        Args:
            seat: its number, from 0.
            action: the key of the card.
        """
        return self.rules.plan.action_index[action] in self.seats[seat].bonus

    def hand_limit(self, seat: int) -> int:
        """Return the cards that a seat may hold at the end of a round (DISCARD-2).

        Args:
            seat: its number, from 0.
        """
        rules = self.rules
        limit = rules.numbers.hand_limit
        return max(0, self._changed(rules.extensions.hand_limit, limit, seat)) if rules.extended else limit

    def end_cards(self, seat: int) -> int:
        """Return the cards in a seat's tableau with which it ends the game (END-1).

        Args:
            seat: its number, from 0.
        """
        rules = self.rules
        cards = rules.numbers.end_cards
        return self._changed(rules.extensions.end_cards, cards, seat) if rules.extended else cards

    def good_kind(self, seat: int, world: int) -> int:
        """Return the number of the kind of the good that lies on a world, or would; ``NOTHING`` if none can (GOODS-4).

        Args:
            seat: its number, from 0.
            world: the number of the world.
        """
        rules = self.rules
        card = rules.cards[world]
        if not rules.extended:
            return card.good
        kind = self._changed(rules.extensions.good_kind, GOODS[card.good] if card.good >= 0 else "", seat, card)
        return GOODS.index(kind) if kind in GOODS else NOTHING

    def _changed(self, hooks: tuple[Callable[..., T | None], ...], value: T, seat: int, *about: Card) -> T:
        """Return a value as extensions change it; of a view those that look for what is hidden leave it as it is."""
        lacking = isinstance(self, View)
        for hook in hooks:
            changed = hook(self, seat, *about, value, lacking=lacking)
            value = value if changed is None else changed
        return value

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
        """Discard a card from a tableau, and the good that lies on it (PAY-16).

        Args:
            seat: its number, from 0.
            card: its number.
        """
        good = self._without(seat, card)
        self.discards += (card, good) if good >= 0 else (card,)
        self.note(events.LeftTableau, seat, self.rules.keys[card])
        for hook in self.rules.extensions.left_tableau:
            hook(self, seat, self.rules.cards[card])

    def take_over(self, seat: int, card: int, owner: int) -> None:
        """Put a card from another tableau into that of a seat, with the good on it.

        Its powers work for that seat from the next phase on (POWER-3).

        Args:
            seat: the number of the seat that gets it, from 0.
            card: the number of the card; a seat can't have two of it (DEVELOP-6).
            owner: the number of the seat that loses it.
        """
        good = self._without(owner, card)
        self.enter_tableau(seat, card)
        self.seats[seat].put_good(card, good)
        self.note(events.TakenOver, seat, self.rules.keys[card], owner)
        for hook in self.rules.extensions.left_tableau:
            hook(self, owner, self.rules.cards[card])

    def _without(self, seat: int, card: int) -> int:
        """Take a card out of a tableau, and return the good that lay on it, or ``NOTHING``."""
        owner = self.seats[seat]
        place = owner.tableau.index(card)
        good = owner.goods[place]
        owner.tableau = owner.tableau[:place] + owner.tableau[place + 1 :]
        owner.goods = owner.goods[:place] + owner.goods[place + 1 :]
        return good

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
            self.note(events.ChipsGained, seat, amount, source, doubled)


SUPPLY = Deck[RaceTable, int]("supply", "discards", events.Reshuffled, at_once=True)
"""The supply; the last card taken, the discards become it at once, and what both lack is not owed (DECK-1, DECK-4)."""
