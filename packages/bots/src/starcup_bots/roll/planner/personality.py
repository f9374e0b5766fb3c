"""Personalities: the numbers behind a player, from ``players.toml`` or a file of the user's, checked name by name."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

from attrs import evolve, field, frozen

from starcup_bots.protocol import BotError
from starcup_bots.roll.greedy.weights import Weights
from starcup_bots.roll.planner.prediction import Wishes
from starcup_bots.roll.planner.tile_terms import TILE_TERMS
from starcup_bots.tables import changed, numbers_of


@frozen
class Personality:
    """The numbers of a player of the ``planner`` kind.

    ``player`` are the numbers of the plain estimates, ``wishes`` those of the
    prediction of others, ``tile`` the weights of the terms by name.
    """

    name: str = "planner"
    player: Weights = field(factory=Weights)
    wishes: Wishes = field(factory=Wishes)
    tile: Mapping[str, float] = field(factory=lambda: dict.fromkeys(TILE_TERMS, 0.0))


personality: Callable[[str], Personality] = cache(partial(numbers_of, Personality, "starcup_bots.roll"))
"""Returns a personality that comes with this package by its name."""


def read_personality(path: Path) -> Personality:
    """Return a personality from a file of the user's; numbers that it does not name are those of ``planner``."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BotError(f"can't read the personality {path}: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise BotError(f"{path}: no TOML: {error}") from error
    return evolve(changed(personality("planner"), table, str(path)), name=path.stem)
