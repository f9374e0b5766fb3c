"""The events of a game, each with the audience that may hear it."""

from __future__ import annotations

from starcup import Event, SeatEvent
from starcup.making import frozen


@frozen
class StartWorld(SeatEvent):
    """A start world was dealt (SETUP-5)."""

    world: str


@frozen
class RoundBegan(Event):
    """A round began."""

    round: int


@frozen
class ActionsShown(Event):
    """All action cards were turned up: for each seat one, or two in the game that is played so (ACTION-2, ACTION-7)."""

    actions: tuple[tuple[str, ...], ...]


@frozen
class PhaseBegan(Event):
    """A phase began."""

    phase: str


@frozen
class CardsDrawn(SeatEvent):
    """The seat drew cards."""

    number: int


@frozen
class CardsSeen(SeatEvent):
    """The cards that the seat drew."""

    private = True
    cards: tuple[str, ...]


@frozen
class CardsDiscarded(SeatEvent):
    """The seat discarded cards face down; ``why`` is ``set-up``, ``explore``, ``payment``, ``consume`` or ``limit``."""

    number: int
    why: str


@frozen
class DiscardsSeen(SeatEvent):
    """The cards that the seat discarded."""

    private = True
    cards: tuple[str, ...]


@frozen
class Reshuffled(Event):
    """The discard pile became the supply (DECK-1)."""

    number: int


@frozen
class CardPlaced(SeatEvent):
    """The seat revealed a development or world and put it into its tableau."""

    card: str


@frozen
class NothingPlaced(SeatEvent):
    """The seat placed nothing in this phase."""


@frozen
class PowerUsed(SeatEvent):
    """The seat used a power of a card."""

    card: str


@frozen
class LeftTableau(SeatEvent):
    """A card was discarded from the tableau (PAY-16)."""

    card: str


@frozen
class GoodPlaced(SeatEvent):
    """A good was put on a world."""

    world: str


@frozen
class GoodsConsumed(SeatEvent):
    """Goods on these worlds were consumed by a power of ``card``."""

    card: str
    worlds: tuple[str, ...]


@frozen
class GoodSold(SeatEvent):
    """The good on a world was sold for so many cards (TRADE-2)."""

    world: str
    cards: int


@frozen
class ChipsGained(SeatEvent):
    """The seat gained VP in chips."""

    amount: int
    card: str


@frozen
class CardFlipped(SeatEvent):
    """The seat guessed a number, and this card was turned up: ``won`` if it has that cost or defense (CONSUME-17)."""

    guess: int
    card: str
    won: bool


@frozen
class GameEnded(Event):
    """The game is over: the score of each seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
