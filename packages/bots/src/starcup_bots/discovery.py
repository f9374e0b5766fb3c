"""Discovery of bots: plugins of the entry-point group ``starcup.bots``, called through pluggy.

A distribution that offers bots names an object or module there with a hook::

    import starcup_bots

    @starcup_bots.hookimpl
    def bots() -> list[starcup_bots.BotKind]:
        return [starcup_bots.BotKind("mine", "Always takes the first choice", MyBot, game="roll")]

A kind without a game plays any. Two games may have bots of the same name.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from importlib import metadata
from importlib.util import find_spec

import pluggy

from starcup import did_you_mean, games
from starcup_bots.guard import UNTIMED, Guard
from starcup_bots.protocol import Bot, BotError, BotKind, Failure, check_kind, whole

GROUP = "starcup.bots"
"""The entry-point group; also the name of the pluggy project."""

DEFAULT_GAME = "roll"
"""The key of the default game."""

hookspec: pluggy.HookspecMarker = pluggy.HookspecMarker(GROUP)
hookimpl: pluggy.HookimplMarker = pluggy.HookimplMarker(GROUP)


Offer = tuple[BotKind, str]
"""A kind of bot, and the plugin that offers it."""


class Hooks:
    """The hooks of a bot plugin."""

    @hookspec
    def bots(self) -> Sequence[BotKind]:
        """Return the kinds of bots that the plugin offers."""
        raise NotImplementedError


def available(game: str = DEFAULT_GAME) -> dict[str, BotKind]:
    """Return every kind of bot that plays a game, by name, sorted: the game's own, and those that play any.

    Plugins that can't be loaded are left out: see :func:`broken`; so are bots that need a library that is not
    installed: see :func:`lacking`.

    Args:
        game: the key of the game.

    Raises:
        GameError: there is no such game.
        BotError: two plugins offer bots of the same name for it.
    """
    return _of_game(_look_around()[0], game)


def lacking(game: str = DEFAULT_GAME) -> dict[str, str]:
    """Return the bots that play a game and need a library that is not installed: its name, by theirs."""
    return {kind.name: kind.needs for kind, _ in _look_around()[0] if kind.game in ("", game) and _lacks(kind.needs)}


@cache
def _lacks(library: str) -> bool:
    return bool(library) and find_spec(library) is None


def broken() -> dict[str, str]:
    """Return the plugins that can't be used, by the name of their entry point, each with its fault."""
    return _look_around()[1]


def make(name: str, seed: int, game: str = DEFAULT_GAME) -> Bot:
    """Return a bot of a kind; same seed, same play.

    Args:
        name: of the kind: one of :func:`available`.
        seed: a whole number.
        game: the key of the game that it is to play.

    Raises:
        GameError: there is no such game.
        BotError: the game has no such kind; with the nearest name, and the plugins that can't be loaded.
    """
    return kind(name, game).make(whole(seed, "seed"))


def bot_seed(seed: int, seat: int, answers: int = 0) -> int:
    """Return the seed of the bot at ``seat`` in the game ``seed``, as :func:`simulate` uses it.

    It is a digest: it reveals nothing about the game's seed, unless that is short enough to be guessed.

    Args:
        seed: that of the game.
        seat: the number of the bot's seat, from 0.
        answers: the number of questions that the seat had answered when the bot took it over.
    """
    numbers = whole(seed, "seed"), whole(seat, "seat"), whole(answers, "answers")
    digest = blake2b(b"%x %d %d" % numbers, digest_size=16, person=b"starcup bot").digest()
    return int.from_bytes(digest, "big")


def kind(name: str, game: str = DEFAULT_GAME) -> BotKind:
    """Return the kind of bot called ``name`` that plays a game."""
    check_kind(name, str, "name", "the name of a kind of bot")
    offered, faults = _look_around()
    kinds = _of_game(offered, game)
    if library := lacking(game).get(name):
        raise BotError(f"bot {name!r} needs {library}, which is not installed: pip install {library}")
    if name not in kinds:
        known = ", ".join(kinds) or "none"
        of_game = "" if game == DEFAULT_GAME else f" of {games.find(game).title}"
        faulty = "".join(f"; plugin {plugin!r} can't be used: {why}" for plugin, why in faults.items())
        raise BotError(f"unknown bot {name!r}{of_game}{did_you_mean(name, kinds)}; available: {known}{faulty}")
    return kinds[name]


def _of_game(offered: Sequence[Offer], game: str) -> dict[str, BotKind]:
    """Return the kinds that play a game, by name, sorted."""
    check_kind(game, str, "game", "the key of a game")
    games.find(game)  # refuses an unknown game, with the nearest
    offers: dict[str, Offer] = {}
    for kind, label in offered:
        if kind.game in ("", game) and not _lacks(kind.needs):
            if kind.name in offers:
                raise BotError(f"two plugins offer a bot {kind.name!r}: {offers[kind.name][1]!r} and {label!r}")
            offers[kind.name] = kind, label
    return {name: offers[name][0] for name in sorted(offers)}


@lru_cache(maxsize=8)
def _installed(search_path: tuple[str, ...]) -> tuple[tuple[metadata.EntryPoint, str], ...]:
    """Return the plugins with their names for people, read once for a search path, which is that of this process."""
    entries = sorted(metadata.entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))
    return tuple(
        (entry, entry.name if entry.dist is None else f"{entry.name} ({entry.dist.name})") for entry in entries
    )


def _look_around() -> tuple[list[Offer], dict[str, str]]:
    """Return all kinds on offer, and the faults of the plugins that can't be used, by their names."""
    offered: list[Offer] = []
    faults: dict[str, str] = {}
    for entry, label in _installed(tuple(sys.path)):
        try:
            with Guard() as guard:
                offered += [(kind, label) for kind in guard.call(UNTIMED, _ask, entry)]
        except Failure as failure:
            faults[label] = str(failure)
    return offered, faults


def _ask(entry: metadata.EntryPoint) -> Sequence[BotKind]:
    """Return the kinds that one plugin offers; it gets a manager of its own, so that it can't affect the others."""
    manager = pluggy.PluginManager(GROUP)
    manager.add_hookspecs(Hooks)
    manager.register(entry.load(), entry.name)
    manager.check_pending()
    answers = manager.hook.bots()
    if not answers:
        raise BotError("it implements no hook 'bots' (expected a function marked with starcup_bots.hookimpl)")
    offered = [kind for answer in answers for kind in answer]
    for kind in offered:
        if not isinstance(kind, BotKind):
            raise BotError(f"its hook 'bots' should give BotKind objects, found {type(kind).__name__}")
    return offered
