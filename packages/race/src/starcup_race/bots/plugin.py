"""The plugin of this package for ``starcup_bots``: the players of Race for the Galaxy."""

from __future__ import annotations

from collections.abc import Sequence

from starcup_bots import Bot, BotKind, hookimpl

GAME = "race"

# A listing of bots needs no player, so players are imported when the first one is made.


def _player(name: str, seed: int) -> Bot:
    from starcup_race.bots.bot import RaceBot
    from starcup_race.bots.numbers import numbers

    return RaceBot(seed, numbers(name))


def _greedy(seed: int) -> Bot:
    return _player("greedy", seed)


def _easy(seed: int) -> Bot:
    return _player("easy", seed)


def _normal(seed: int) -> Bot:
    return _player("normal", seed)


def _hard(seed: int) -> Bot:
    from starcup_race.bots.hard import hard

    return hard("hard", seed)


def _hard_fast(seed: int) -> Bot:
    from starcup_race.bots.hard import hard

    return hard("hard-fast", seed)


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return ``greedy``, the levels ``easy``, ``normal`` and ``hard``, and ``hard-fast``."""
    return (
        BotKind(
            "greedy",
            "Takes what looks best now, and nobody else into account; a sensible opponent for a first game.",
            _greedy,
            quick=True,
            game=GAME,
        ),
        BotKind(
            "easy",
            "Plays plainly and misjudges now and then; good company for a first game.",
            _easy,
            quick=True,
            game=GAME,
        ),
        BotKind(
            "normal",
            "Foresees what others choose and when the game ends; quick, and a fair opponent.",
            _normal,
            quick=True,
            game=GAME,
        ),
        BotKind("hard", "Plays positions on in its head, up to a second a decision.", _hard, game=GAME),
        BotKind("hard-fast", "Like hard, with less thought: a few seconds a game.", _hard_fast, game=GAME),
    )
