"""Search settings of the player ``hard``: budget, horizon, foresight; from ``searches.toml``, checked name by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from attrs import frozen

from starcup_bots.search import Thrift
from starcup_bots.tables import numbers_of


@frozen
class Settings(Thrift):
    """The budget of a search, and how it is spent.

    Playouts are counted, so that the same seed gives the same play anywhere;
    ``seconds`` (0: no limit) cuts a search short on a slow machine, and then the
    play depends on the machine.
    """

    playouts: int = 48
    candidates: int = 5
    rounds: int = 1
    spread: float = 2.75
    """The lead in VP at the end that wins about three games in four."""
    spread_by_round: float = 0.375
    """The growth of that lead for each round left."""
    foresight: int = 16
    """Worlds that are looked at to foresee what others will make occur."""
    trust: float = 4.0
    """Worlds that the policy's own guess at that weighs as much as."""


settings: Callable[[str], Settings] = cache(partial(numbers_of, Settings, "starcup_bots.roll", file="searches.toml"))
"""Returns the settings that come with this package by their name."""
