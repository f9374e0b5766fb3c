"""The numbers behind the greedy player's estimates, all in VP unless they say otherwise."""

from __future__ import annotations

from attrs import frozen


@frozen
class Weights:
    """The weights of the greedy player. The defaults were found by letting variants play each other."""

    short_credit: float = 0.48
    """A credit that recruits a die at the end of this round."""
    spare_credit: float = 0.2
    """A credit beyond that."""
    starving: float = 0.4
    """The additional worth of such a credit when it recruits the only die of the next round."""
    recruiting_short: float = 0.35
    """Using a die up, when credits are short."""
    recruiting: float = 0.12
    """Using a die up, when they are not."""
    rounds: float = 13.0
    """Rounds in a whole game."""
    die: float = 0.22
    """A further die, for each round left."""
    most_die: float = 2.6
    """The most that a further die is worth."""
    wild: float = 0.2
    """The additional worth of a die for each face that fits several phases."""
    bonus: float = 3.5
    """The worth of a development with a bonus in addition to its cost."""
    power: float = 0.06
    """A power, for each round left and each VP of its tile's cost."""
    site: float = 0.03
    """A world that holds goods, for each round left and each credit of its goods."""
    effort: float = 1.05
    """A worker, when a tile is chosen to be built."""
    begun: float = 0.55
    """Share of a worker's part of a tile that counts while the tile is not complete."""
    good: float = 0.45
    """Share of a shipped good's worth that a good waiting to be shipped has."""
    scout: float = 1.6
    """A Scout, when the construction zone is empty."""
    queue: float = 8.0
    """Workers' worth of tiles in the construction zone that make a Scout worthless."""
    empty_stack: float = 0.5
    """A Scout's surplus for each empty stack."""
    worth_it: float = 0.15
    """The least that a Reassign power has to bring to be used."""
    bad_tile: float = -0.6
    """A tile that is desired less makes room for another."""
    queueing: float = 0.25
    """The loss of a tile's worth for each round that the stack before it takes."""
