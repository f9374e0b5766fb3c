"""Entrants of an arena: bots by name, and commands that play in a process of their own."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence

from attrs import frozen

from starcup import Ruleset
from starcup_bots.child_bot import ChildBot
from starcup_bots.discovery import DEFAULT_GAME, available, kind
from starcup_bots.guard import GAME_MS
from starcup_bots.protocol import Bot, BotError, BotKind

COMMAND = re.compile(r"(?:(?P<label>[\w.-]+)=)?exec:(?P<command>.*)", re.DOTALL)


@frozen
class Entrant:
    """A bot of an arena: its label in the results, and its kind or its command."""

    label: str
    kind: BotKind | None = None
    command: tuple[str, ...] = ()

    def make(self, seed: int, limit_ms: int, ruleset: Ruleset, seat: int, players: int, game_ms: int = GAME_MS) -> Bot:
        """Return a fresh bot for one game."""
        if self.kind is not None:
            return self.kind.make(seed)
        return ChildBot(self.command, seed, ruleset, limit_ms, seat, players, name=self.label, game_ms=game_ms)


def label_of(name: str) -> str:
    """Return the label of a bot in the results.

    >>> label_of("greedy"), label_of("mine=exec:node bot.js"), label_of("exec:node bot.js")
    ('greedy', 'mine', 'exec:node bot.js')
    """
    found = COMMAND.fullmatch(name)
    return found["label"] if found and found["label"] else name


def split_bots(texts: Sequence[str]) -> list[str]:
    """Return names separated by commas; a text that begins a command is taken whole, since commands may contain commas.

    >>> split_bots(["greedy, random", "mine=exec:node bot.js --levels 1,2"])
    ['greedy', 'random', 'mine=exec:node bot.js --levels 1,2']
    """
    found: list[str] = []
    for text in texts:
        parts = [text] if COMMAND.fullmatch(text.strip()) else text.split(",")
        found += [part.strip() for part in parts if part.strip()]
    return found


def entrants(names: Sequence[str], game: str = DEFAULT_GAME) -> list[Entrant]:
    """Return the bots of these names that play a game.

    Raises:
        BotError: unknown, twice the same, or none at all.
    """
    if not names:
        raise BotError("no bots named; expected at least one name")
    known = available(game)
    found = [_entrant(name, known, game) for name in names]
    labels = [one.label for one in found]
    for label in labels:
        if labels.count(label) > 1:
            raise BotError(f"bot {label!r} is named twice; commands can be told apart as NAME=exec:COMMAND")
    return found


def _entrant(name: str, known: dict[str, BotKind], game: str) -> Entrant:
    found = COMMAND.fullmatch(name)
    if found is None:
        return Entrant(name, known[name] if name in known else kind(name, game))
    try:
        command = tuple(shlex.split(found["command"]))
    except ValueError as error:
        raise BotError(f"bot {name!r}: the command can't be read: {error}") from None
    if not command:
        raise BotError(f"bot {name!r}: expected a command after 'exec:'")
    return Entrant(label_of(name), command=command)
