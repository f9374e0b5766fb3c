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
    """False: it weighs one die at a time, leaves others alone, and takes the game to be half over at all times."""

    energy: float = 0.3
    """The first energy."""
    culture: float = 0.3
    """The first culture."""
    crowded: float = 0.07
    """The share by which each further unit is worth less."""
    fades: float = 0.4
    """Turns left at which resources are worth half of that."""
    saving: float = 0.6
    """The share of the gain of the next level that resources count as which pay for a part of it."""
    die: float = 0.5
    """A die of each turn."""
    ship: float = 0.35
    """A ship in each turn."""
    output: float = 0.6
    """The times that a ship's resource is produced in a turn."""

    action: float = 0.22
    """The times that the action of a colony is used in a turn, in its average worth."""
    progress: float = 1.25
    """The power of the share of a track that is done; above 1 the last spaces are worth more than the first."""
    reach: float = 4.0
    """Spaces that a ship advances in a turn."""
    contest: float = 0.45
    """The share that a track is worth less where another is ahead."""

    again: float = 1.1
    """The worth of a die that is rolled anew, in average gains of the six faces."""
    converting: float = 0.9
    """The least gain for which the converter is used."""
    followed: float = 0.1
    """The gain of another seat that may follow a die."""
    hesitation: float = 0.05
    """The least gain for which a die is followed."""
    rival: float = 0.3
    """The share of the losses of others that counts."""
    rebel: float = 0.6
    """The share of the rebel's gains that counts in a solo game."""
    ending: float = 2.0
    """The most that it counts to end the game in the lead, or not to end it behind."""
    mission: float = 0.35
    """The share of a secret mission that counts early in the game."""
    pace: float = 2.3
    """VP that a player gains in a turn."""


numbers: Callable[[str], Numbers] = cache(partial(numbers_of, Numbers, "starcup_tiny_epic.bots"))
"""Returns the numbers of a player by its name."""
