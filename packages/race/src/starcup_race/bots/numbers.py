"""The numbers behind the players: all in VP at the end of the game unless they say otherwise."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from attrs import frozen

from starcup_bots import numbers_of


@frozen
class Numbers:
    """The numbers of a player. ``players.toml`` has those of each."""

    name: str = "planner"
    foresight: bool = True
    """False: it counts on no phase but its own, and takes the game to be half over at all times."""

    card: float = 0.9
    """A card in hand, early in the game."""
    card_fades: float = 2.5
    """Rounds left at which a card in hand is worth half of that."""
    crowded: float = 0.1
    """The share by which each card beyond five in hand makes a further one worth less."""
    prospects: float = 0.35
    """The share of what a card in hand would gain if placed that counts before it is."""
    choice: float = 0.45
    """The gain of being able to choose among twice as many cards drawn."""

    chip: float = 1.7
    """A VP in chips that goods on worlds can be consumed for: often it is doubled."""
    trade: float = 0.75
    """The share of the cards that the best good would sell for."""
    spare: float = 0.3
    """The same for further goods, without a use."""
    cycle: float = 0.36
    """Times that goods are produced and consumed, for each round left."""
    promise: float = 0.45
    """A good without a use, or a use without a good, each time: cards to come may match it."""

    explore: float = 0.4
    """The share of the rounds left in which Explore occurs."""
    develop: float = 0.45
    """Developments still to be placed, for each round left."""
    settle: float = 0.55
    """Worlds still to be placed, for each round left."""
    consume: float = 0.45
    """The share of the rounds left in which Consume occurs."""
    bonus_to_come: float = 0.35
    """The share of a six-cost development's VP for cards that are still in hand."""
    military: float = 0.12
    """A point of military, for each round left, if it counts against every world."""
    special: float = 0.35
    """The share of a discount or of military that counts against some worlds only."""
    one_off: float = 1.2
    """A power that is used once, by discarding the card."""
    tempo: float = 0.3
    """A card in the tableau: it brings the end nearer, and powers that no term sees."""

    rival: float = 0.3
    """The share of the gain of the others that counts against a phase."""
    ending: float = 1.5
    """The most that it counts to end the game in the lead, or not to end it behind."""
    sharpness: float = 1.1
    """The certainty, for each VP, that others choose what they gain most by."""
    placing: float = 2.2
    """The gain of another seat with a full hand by placing a card."""


numbers: Callable[[str], Numbers] = cache(partial(numbers_of, Numbers, "starcup_race.bots"))
"""Returns the numbers of a player by its name."""
