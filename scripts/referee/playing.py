"""Random games and all that can be seen of them, by the public API alone: in this process, or as lines of JSON.

python -m scripts.referee.playing GAME PLAYERS SEED

Another checkout's Python runs it with that checkout's packages, so it imports nothing else from this one.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from starcup import Choice, Decision, Game, Ruleset, StarcupError, Table, games
from starcup.messages import language_of
from starcup.packed import PackedRuleset
from starcup.packs.options import settings_of
from starcup.scene import beats_of, scene_of
from starcup.wire import to_json, wire_of
from starcup.wire.scene_json import as_json

CLOSELY = 20
"""Views, lists of choices and words are looked at before one choice of so many; the state before each."""
UNDONE = 5 * CLOSELY
"""Before one choice of so many the last one is undone, in a clone, which replays its whole game for that."""
LISTED = 60
"""The most choices of one question that are looked at."""
HEAD = ("format", "game", "packs")
"""The fields of a saved position that say which packs it is of; their digests are compared by themselves."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Something seen of a game before its choice ``number``: ``facet`` says what, ``content`` is JSON."""

    number: int
    facet: str
    content: bytes


def digest(*parts: bytes) -> str:
    """Return a short digest of some bytes."""
    total = blake2b(digest_size=8)
    for part in parts:
        total.update(len(part).to_bytes(8, "big") + part)
    return total.hexdigest()


def compact(value: object) -> bytes:
    """Return a value as JSON whose keys are sorted."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def headless(saved: bytes) -> bytes:
    """Return a saved position without its head."""
    fields = json.loads(saved)
    return compact({name: fields[name] for name in fields if name not in HEAD})


def entries(journal: str) -> list[str]:
    """Return the lines of a journal's text that record choices and chance."""
    return [line for line in journal.splitlines() if line[:1] in "~0123456789"]


@cache
def variants(key: str, players: int) -> tuple[tuple[str, str], ...]:
    """Return each option of a game with each value that is not its default, as far as so many can play with it."""
    ruleset = rules(key, None)
    packs = ruleset.packs if isinstance(ruleset, PackedRuleset) else ()
    settings = [setting for pack in packs for setting in settings_of(pack)]
    found = [(setting.name, value) for setting in settings for value in setting.values if value != setting.default]
    return tuple(option for option in found if playable(key, option, players))


def playable(key: str, option: tuple[str, str], players: int) -> bool:
    """Return whether a game can be begun with an option by so many."""
    try:
        Game.new(rules(key, option), players, 0)
    except StarcupError:
        return False
    return True


@cache
def rules(key: str, option: tuple[str, str] | None) -> Ruleset:
    """Return the ruleset of a game with one option, or as it comes in its box."""
    return games.find(key).load(options=dict([option] if option else []))


def option_of(key: str, players: int, seed: int) -> tuple[str, str] | None:
    """Return the option that the game of a seed is played with: odd seeds take turns with all of them."""
    options = variants(key, players)
    return options[seed // 2 % len(options)] if seed % 2 and options else None


def sights(key: str, players: int, seed: int) -> Iterator[Sight]:
    """Play a game with random choices, and yield what is seen of it."""
    game = Game.new(rules(key, option_of(key, players, seed)), players, seed)
    rng = random.Random(seed * 100 + players)
    head = start_of_state(game.save())
    number = 0
    while waiting := game.waiting():
        decision = waiting[int(rng.random() * len(waiting))]
        seat, legal = decision.seat, decision.legal
        yield Sight(number, "state", b"{" + game.save()[head:])
        if not number % CLOSELY:
            yield from closer_sights(game, decision, number)
            if isinstance(legal, tuple):
                legal = game.allowed(seat)
        choice = legal[int(rng.random() * len(legal))]
        yield Sight(number, "choice", f"{seat} {decision.kind} {len(decision.legal)} {choice.text}".encode())
        game.submit(seat, choice)
        number += 1
    yield Sight(number, "state", b"{" + game.save()[head:])
    yield from last_sights(game, number)


def start_of_state(saved: bytes) -> int:
    """Return how many bytes at the beginning of a saved position are its head: the same in a whole game."""
    first = next(name for name in json.loads(saved) if name not in HEAD)
    return saved.index(f'"{first}":'.encode())


def closer_sights(game: Game, decision: Decision, number: int) -> Iterator[Sight]:
    """Yield what is looked at now and then: views, the choices on offer, the words for them, what an undo restores."""
    seat, table = decision.seat, game.table
    wire, language = wire_of(game.ruleset), language_of(game.ruleset, seats=names(table), you=seat)
    views = [game.view(number) for number in range(table.players)]
    yield Sight(number, "views", compact([to_json(wire.view(view)) for view in views]))
    offered = some(decision.legal)
    further = game.allowed(seat)[len(decision.legal) :] if isinstance(decision.legal, tuple) else ()
    yield Sight(number, "choices", compact([one.text for one in (*offered, *some(further))]))
    yield Sight(number, "scene", compact(as_json(scene_of(game, seat), language)))
    if not number % UNDONE and game.can_undo(seat):
        twin = game.clone()
        twin.undo(seat)
        yield Sight(number, "undo", headless(twin.save()))


def names(table: Table) -> list[str]:
    """Return names of the players, by seat."""
    return [f"Seat {seat}" for seat in range(table.players)]


def some(choices: Sequence[Choice]) -> list[Choice]:
    """Return at most so many choices, from all parts of the list, which may be too long to walk through."""
    return [choices[index] for index in range(0, len(choices), len(choices) // LISTED + 1)]


def last_sights(game: Game, number: int) -> Iterator[Sight]:
    """Yield what is seen of a game that is over: its outcome, events and journal."""
    ruleset, table = game.ruleset, game.table
    wire, language = wire_of(ruleset), language_of(ruleset, seats=names(table))
    yield Sight(number, "outcome", compact([to_json(wire.outcome(table)), ruleset.faults(table)]))
    events = game.all_events()
    heard = [[to_json(wire.event(event)) for event in game.events(seat)] for seat in range(table.players)]
    yield Sight(number, "events", compact([[to_json(wire.event(event)) for event in events], *heard]))
    yield Sight(number, "scene", compact([as_json(one, language) for one in (*beats_of(game, 0), scene_of(game, 0))]))
    yield Sight(number, "journal", compact(entries(game.journal_text())))


class Account:
    """Digests of what is seen of a game, one for each facet; an error is told as it is."""

    def __init__(self) -> None:
        self._totals: dict[str, blake2b] = {}
        self._error: dict[str, str] = {}

    def add(self, sight: Sight) -> None:
        """Add a sight to the digest of its facet."""
        if sight.facet == "error":
            self._error["error"] = f"after {sight.number} choices: {sight.content.decode()}"
            return
        total = self._totals.get(sight.facet)
        if total is None:
            total = self._totals[sight.facet] = blake2b(digest_size=8)
        total.update(len(sight.content).to_bytes(8, "big") + sight.content)

    @property
    def facets(self) -> dict[str, str]:
        """The digests so far, by facet."""
        return {facet: total.hexdigest() for facet, total in self._totals.items()} | self._error


def seen(key: str, players: int, seed: int) -> Iterator[Sight]:
    """Yield the sights of a game; if it fails, the error is the last one."""
    number = 0
    try:
        for sight in sights(key, players, seed):
            number = sight.number
            yield sight
    except Exception as error:
        yield Sight(number, "error", f"{type(error).__name__}: {error}".encode())


def account(key: str, players: int, seed: int) -> dict[str, str]:
    """Play a game and return a digest of each facet, over the whole game."""
    total = Account()
    for sight in seen(key, players, seed):
        total.add(sight)
    return total.facets


def main() -> None:
    """Print each sight of a game as a line of JSON: number, facet, content."""
    key, players, seed = sys.argv[1:]
    for sight in seen(key, int(players), int(seed)):
        print(json.dumps([sight.number, sight.facet, sight.content.decode()]))


if __name__ == "__main__":
    main()
