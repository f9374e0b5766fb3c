"""The plugin of this package for Roll for the Galaxy: its players."""

from __future__ import annotations

from collections.abc import Sequence

from starcup_bots.discovery import hookimpl
from starcup_bots.protocol import Bot, BotKind

GAME = "roll"

# A listing of bots needs no player, so players are imported when the first one is made.


def _greedy(seed: int) -> Bot:
    from starcup_bots.roll.greedy import GreedyBot

    return GreedyBot(seed)


def _easy(seed: int) -> Bot:
    return _like_normal("easy", seed)


def _normal(seed: int) -> Bot:
    return _like_normal("normal", seed)


def _shipper(seed: int) -> Bot:
    return _like_normal("shipper", seed)


def _builder(seed: int) -> Bot:
    return _like_normal("builder", seed)


def _like_normal(name: str, seed: int) -> Bot:
    from starcup_bots.roll.normal import NormalBot, personality

    return NormalBot(seed, personality(name))


def _hard(seed: int) -> Bot:
    from starcup_bots.roll.hard import HardBot, settings

    return HardBot(seed, settings("hard"))


def _hard_fast(seed: int) -> Bot:
    from starcup_bots.roll.hard import HardBot, settings

    return HardBot(seed, settings("hard-fast"))


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return ``greedy``, the levels ``easy``, ``normal`` and ``hard``, and variants of the last two."""
    return (
        BotKind(
            "greedy",
            "Takes the choice that looks best now; a sensible opponent for a first game.",
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
            "Plans its whole roll and asks what powers bring; quick, and a fair opponent.",
            _normal,
            quick=True,
            game=GAME,
        ),
        BotKind("shipper", "Like normal, but in love with worlds, goods and chips.", _shipper, quick=True, game=GAME),
        BotKind(
            "builder", "Like normal, but in love with developments and their bonuses.", _builder, quick=True, game=GAME
        ),
        BotKind("hard", "Plays positions on in its head, up to a second a decision.", _hard, game=GAME),
        BotKind("hard-fast", "Like hard, with less thought: a few seconds a game.", _hard_fast, game=GAME),
    )
