"""Entrants of an arena: bots by name, and commands that play in a process of their own."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Sequence
from itertools import chain, count

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
    command = COMMAND.fullmatch(name)
    return command["label"] if command and command["label"] else name


def labels_of(names: Sequence[str]) -> tuple[str, ...]:
    """Return the labels of bots in the results, all different: a bot that is named again gets a number.

    >>> labels_of(["random", "greedy", "random", "mine=exec:node bot.js"])
    ('random', 'greedy', 'random#2', 'mine')
    """
    labels: list[str] = []
    for name in names:
        label = label_of(name)
        numbered = chain((label,), (f"{label}#{number}" for number in count(2)))
        labels.append(next(text for text in numbered if text not in labels))
    return tuple(labels)


def split_bots(texts: Sequence[str]) -> list[str]:
    """Return names separated by commas; a text that begins a command is taken whole, since commands may contain commas.

    >>> split_bots(["greedy, random", "mine=exec:node bot.js --levels 1,2"])
    ['greedy', 'random', 'mine=exec:node bot.js --levels 1,2']
    """
    parts = [part for text in texts for part in ([text] if COMMAND.fullmatch(text.strip()) else text.split(","))]
    return [part.strip() for part in parts if part.strip()]


def entrants(names: Sequence[str], game: str = DEFAULT_GAME) -> list[Entrant]:
    """Return the bots of these names that play a game; one that is named again meets itself, under another label."""
    if not names:
        raise BotError("no bots named; expected at least one name")
    for label, number in Counter(map(label_of, dict.fromkeys(names))).items():
        if number > 1:
            raise BotError(f"{number} bots are called {label!r}; commands can be told apart as NAME=exec:COMMAND")
    known = available(game)
    return [_entrant(name, label, known, game) for name, label in zip(names, labels_of(names), strict=True)]


def _entrant(name: str, label: str, known: dict[str, BotKind], game: str) -> Entrant:
    written = COMMAND.fullmatch(name)
    if written is None:
        return Entrant(label, known[name] if name in known else kind(name, game))
    try:
        command = tuple(shlex.split(written["command"]))
    except ValueError as error:
        raise BotError(f"bot {name!r}: the command can't be read: {error}") from None
    if not command:
        raise BotError(f"bot {name!r}: expected a command after 'exec:'")
    return Entrant(label, command=command)
