"""Search settings of the player ``hard``: budget, horizon, candidates; from ``searches.toml``, checked name by name."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from attrs import frozen

from starcup import did_you_mean
from starcup_bots.protocol import BotError
from starcup_bots.tables import filled


@frozen
class Settings:
    """The budget of a search, and how it is spent.

    Playouts are counted, so that the same seed gives the same play anywhere;
    ``seconds`` (0: no limit) cuts a search short on a slow machine, and then the
    play depends on the machine.
    """

    playouts: int = 48
    """Playouts of a question about which phase to select."""
    seconds: float = 0.0
    """The seconds after which no further playout is begun; the one that has begun is played out."""
    candidates: int = 5
    """The number of choices that are searched, the best by the policy's own values."""
    margin: float = 4.0
    """VP that a choice may lie behind the best by the policy's values and still be searched."""
    foresight: int = 16
    """Worlds that are looked at to foresee what others will make occur."""
    trust: float = 4.0
    """Worlds that the policy's own guess at that weighs as much as."""
    rounds: int = 1
    """Rounds that a playout goes on for; 1: to the end of the present round."""
    prior: float = 3.0
    """Playouts that the policy's own values weigh as much as."""
    spread: float = 2.75
    """The lead in VP at the end that wins about three games in four."""
    spread_by_round: float = 0.375
    """The growth of that lead for each round left."""
    character: str = "normal"
    """The personality of the policy that plays, and of the evaluation at the end of a playout."""

    def spread_with(self, rounds_left: float) -> float:
        """Return the spread of leads with that number of rounds to come."""
        return self.spread + self.spread_by_round * rounds_left


@cache
def settings(name: str) -> Settings:
    """Return the settings that come with this package under ``name``.

    Raises:
        BotError: there are none; with the nearest name.
    """
    tables = tomllib.loads(resources.files("starcup_bots.roll").joinpath("searches.toml").read_text(encoding="utf-8"))
    if name not in tables:
        raise BotError(f"unknown search {name!r}{did_you_mean(name, tables)}; there are {', '.join(sorted(tables))}")
    return filled(Settings, tables[name], f"searches.toml: {name}")
