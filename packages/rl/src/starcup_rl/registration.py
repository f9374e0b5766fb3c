"""Registration: an id of Gymnasium for each installed game, such as ``starcup/race-v0``."""

from __future__ import annotations

import gymnasium

from starcup import games

VERSION = "v0"


def env_id(game: str) -> str:
    """Return the id of a game in Gymnasium.

    Args:
        game: the key of the game.

    >>> env_id("race")
    'starcup/race-v0'
    """
    return f"starcup/{game}-{VERSION}"


def register_environments() -> None:
    """Register all games that are installed or registered; importing the package does so."""
    for game in games.known():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point="starcup_rl.seat_env:SeatEnv",
                vector_entry_point="starcup_rl.seat_batch:SeatBatch",
                kwargs={"task": game},
            )
