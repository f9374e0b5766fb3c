"""The events of a game, each with the audience that may hear it."""

from __future__ import annotations

from typing import Annotated

from starcup import Event, SeatEvent
from starcup.making import frozen
from starcup.messages import Names, SeatNumber

Card = Annotated[str, Names("card")]
Source = Annotated[str, Names("source")]
"""What a card or good came from: the card of a power, or the bonus of an action card: its key, in Produce ``bonus``."""


@frozen
class StartWorld(SeatEvent):
    """A start world was dealt (SETUP-5)."""

    world: Card


@frozen
class RoundBegan(Event):
    """A round began."""

    round: int


@frozen
class ActionsShown(Event):
    """All action cards were turned up: for each seat one, or two in the game that is played so (ACTION-2, ACTION-7)."""

    actions: tuple[tuple[Annotated[str, Names("action")], ...], ...]


@frozen
class PhaseBegan(Event):
    """A phase began."""

    phase: Annotated[str, Names("phase")]


@frozen
class CardsDrawn(SeatEvent):
    """The seat drew cards: into its ``hand``, or in Explore to select from them, to its ``looking``.

    ``sources`` are what gave them, once for each card, but for those that every seat draws; none if it is not known.
    """

    number: int
    sources: tuple[Source, ...] = ()
    to: str = "hand"


@frozen
class CardsSeen(SeatEvent):
    """The cards that the seat drew."""

    private = True
    cards: tuple[Card, ...]


@frozen
class CardsDiscarded(SeatEvent):
    """The seat discarded cards face down; ``why`` is ``set-up``, ``explore``, ``payment``, ``consume`` or ``limit``.

    ``card`` is what they paid for, or whose power they were discarded for.
    """

    number: int
    why: str
    card: Card = ""


@frozen
class DiscardsSeen(SeatEvent):
    """The cards that the seat discarded."""

    private = True
    cards: tuple[Card, ...]


@frozen
class CardsKept(SeatEvent):
    """The seat took cards that it had drawn in Explore into its hand (EXPLORE-7)."""

    number: int


@frozen
class KeptSeen(SeatEvent):
    """The cards that the seat kept."""

    private = True
    cards: tuple[Card, ...]


@frozen
class Reshuffled(Event):
    """The discard pile became the supply (DECK-1)."""

    number: int


@frozen
class CardPlaced(SeatEvent):
    """The seat revealed a development or world and put it into its tableau."""

    card: Card


@frozen
class NothingPlaced(SeatEvent):
    """The seat placed nothing in this phase."""


@frozen
class PowerUsed(SeatEvent):
    """The seat used a power of a card."""

    card: Card


@frozen
class LeftTableau(SeatEvent):
    """A card was discarded from the tableau (PAY-16)."""

    card: Card


@frozen
class TakenOver(SeatEvent):
    """The seat took a card over from the tableau of ``owner``, with the good on it."""

    card: Card
    owner: SeatNumber


@frozen
class GoodPlaced(SeatEvent):
    """A good was put on a world; ``source`` is what produced it on a windfall world (PRODUCE-4, PRODUCE-5)."""

    world: Card
    source: Source = ""


@frozen
class GoodsConsumed(SeatEvent):
    """Goods on these worlds were consumed by a power of ``card``."""

    card: Card
    worlds: tuple[Card, ...]


@frozen
class GoodSold(SeatEvent):
    """The good on a world was sold for so many cards, by the power of ``card`` if one is named (TRADE-2, TRADE-7)."""

    world: Card
    cards: int
    card: Card = ""


@frozen
class ChipsGained(SeatEvent):
    """The seat gained VP in chips, by the power of ``card``; ``doubled`` by 2x VPs (CONSUME-14)."""

    amount: int
    card: Card
    doubled: bool = False


@frozen
class CardFlipped(SeatEvent):
    """The seat guessed a number, and this card was turned up: ``won`` if it has that cost or defense (CONSUME-17).

    ``power`` is the card whose power did it.
    """

    guess: int
    card: Card
    won: bool
    power: Card = ""


@frozen
class GameEnded(Event):
    """The game is over: the score of each seat, the seats that won, and why (END-1, END-6).

    The reasons are ``tableau``, ``pool``, and what extensions say.
    """

    scores: tuple[int, ...]
    winners: tuple[SeatNumber, ...]
    reasons: tuple[Annotated[str, Names("race-end")], ...] = ()
