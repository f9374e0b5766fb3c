"""Decks with discards, drawn from and dealt."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from attrs import evolve

from starcup.kernel.drawing import numbers_of
from starcup.kernel.events import Event
from starcup.kernel.steps import Legal, Step
from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)
CardT = TypeVar("CardT")


@frozen
class Deck(Generic[TableT, CardT]):
    """A deck, from which cards are drawn, and its discards, which become the deck when it is empty.

    The cards lie in fields of the table, lists or tuples, whose audiences say who sees them. A ``Deck`` says which
    fields, and is declared once, as a constant: ``SHIPS = Deck[HarbourTable, str]("deck", "gone")``. In the brackets
    stand the game's table, and what a card is: an ``int``, or a text that :attr:`Ruleset.outcomes` has under the name
    of the draw. Nothing is ever shuffled: any card of the deck is as likely to be the next, wherever it lies.

    Args:
        cards: the name of the field with the cards of the deck.
        discards: the name of the field with the discards; empty: what is drawn never comes back.
        reshuffled: the event to note with the number of cards when the discards become the deck.
        at_once: whether they do so when the last card is drawn; as it comes, when one is drawn and there is none.

    >>> from starcup import Ruleset
    >>> from starcup.making import View, define
    >>> @define(eq=False)
    ... class Cards(Table):
    ...     deck: Counted[tuple[int, ...]] = (1, 2, 3)
    ...     pile: Public[tuple[int, ...]] = (4, 5)
    >>> class CardsView(View[Cards], Cards):
    ...     pass
    >>> class Rules(Ruleset[Cards, CardsView]):
    ...     seats = range(1, 3)
    ...     def set_up(self, table):
    ...         pass
    >>> table = Rules().begin(players=2, seed=1)
    >>> cards, owed = Deck[Cards, int]("deck", "pile").draw(table, 4, "card")
    >>> sorted(cards[:3]), len(table.deck), table.pile, owed
    ([1, 2, 3], 1, (), 0)
    """

    cards: str
    discards: str = ""
    reshuffled: type[Event] | None = None
    at_once: bool = False

    def draw(self, table: TableT, number: int, kind: str, index: int = 0) -> tuple[list[CardT], int]:
        """Draw cards, one after the other.

        Args:
            table: is changed.
            number: how many; cards that the deck and the discards lack are not owed.
            kind: the name of the draws, as for :meth:`Table.draw`.
            index: the stream of chance: 0 is shared, 1 + seat the seat's own.

        Returns:
            The cards, and how many are still to come from outside: a step pushes itself then, to draw these.
        """
        pile = getattr(table, self.cards)
        if type(pile) is list and 0 < number < len(pile) and type(pile[0]) is int:  # nearly always, and often
            taken: list[CardT] = table.deal(number, kind, pile, index)
            if len(taken) < number:
                self._await(table)
            return taken, number - len(taken)
        drawn: list[CardT] = []
        while number > 0 and (there := len(getattr(table, self.cards)) or self.refill(table)):
            taken = self._take(table, min(number, there), kind, index)
            drawn += taken
            number -= len(taken)
            if len(taken) < there:
                self._await(table)
                return drawn, number
            if self.at_once:
                self.refill(table)
        return drawn, 0

    def _await(self, table: TableT) -> None:
        """Note that a card which has to come from outside, if there is one, comes from this deck."""
        if table.chance is not None:
            table.chance = evolve(table.chance, pile=self.cards)

    def _take(self, table: TableT, number: int, kind: str, index: int) -> list[CardT]:
        pile = getattr(table, self.cards)
        if isinstance(pile[0], int):
            if isinstance(pile, list):
                return table.deal(number, kind, pile, index)
            rest = [*pile]
            drawn = table.deal(number, kind, rest, index)
            setattr(table, self.cards, tuple(rest))
            return drawn
        numbers = [*numbers_of(table, kind, pile)]
        cards: dict[int, CardT] = dict(zip(numbers, pile, strict=True))
        taken = [cards[card] for card in table.deal(number, kind, numbers, index)]
        setattr(table, self.cards, type(pile)([cards[card] for card in numbers]))
        return taken

    def refill(self, table: TableT) -> int:
        """Make the discards the deck, and return how many cards there are now; a subclass may have it otherwise.

        Args:
            table: is changed. Its deck is empty.
        """
        discards = getattr(table, self.discards) if self.discards else ()
        if discards:
            kind = type(getattr(table, self.cards))
            setattr(table, self.cards, kind(sorted(discards)))
            setattr(table, self.discards, type(discards)())
            if self.reshuffled is not None:
                table.note(self.reshuffled, len(discards))
        return len(discards)


@frozen
class DealStep(Step[TableT], Generic[TableT, CardT]):
    """A step that deals cards to the seats that are playing, in seat order; chance from outside it waits for.

    A subclass says from which :meth:`deck`, how many cards each seat is :meth:`owed`, and what becomes of them
    (:meth:`dealt`). The draws are named after the seat and ``draws``, or else ``kind``, such as ``card 0``.
    """

    draws: ClassVar[str] = ""

    def deck(self, table: TableT) -> Deck[TableT, CardT]:
        """Return the deck to deal from.

        Args:
            table: the table to look at.
        """
        raise NotImplementedError

    def owed(self, table: TableT, seat: int) -> int:
        """Return how many cards a seat is still to get; those it was dealt before count no more.

        Args:
            table: the table to look at.
            seat: the number of the seat, from 0.
        """
        raise NotImplementedError

    def dealt(self, table: TableT, seat: int, cards: list[CardT]) -> None:
        """Give a seat its cards: all of them at once, unless chance comes from outside.

        Args:
            table: is changed.
            seat: the number of the seat, from 0.
            cards: at least one.
        """
        raise NotImplementedError

    def run(self, table: TableT) -> Legal | None:
        deck, draws = self.deck(table), self.draws or self.kind
        for seat in table.playing:
            cards, owed = deck.draw(table, self.owed(table, seat), f"{draws} {seat}")
            if cards:
                self.dealt(table, seat, cards)
            if owed:
                table.push(self)
                return None
        return None
