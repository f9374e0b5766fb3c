"""The check of copies: clones are independent, loaded saves play on identically, undo restores the position."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial

from attrs import fields, has

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.game import Game
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Decision
from starcup.kernel.table import Table
from starcup.testing.bench import Bench
from starcup.testing.findings import Finding
from starcup.testing.walking import Spot, play_on

ON = 30
"""The number of choices that are made in a copy."""
_SHARED_BY_RIGHT = frozenset({"journal", "log", "script"})
"""Fields of tables that clones share or do not have."""


def mutable_parts(thing: object, path: str = "table") -> Iterator[tuple[str, object]]:
    """Yield everything on a table that can be changed in place, with its path."""
    if isinstance(thing, Choice | Decision | Ruleset | type | str | int | float | bytes | None):
        return
    if isinstance(thing, list | deque | set | bytearray):
        yield path, thing
        for index, item in enumerate(thing):
            yield from mutable_parts(item, f"{path}[{index}]")
    elif isinstance(thing, Mapping):
        if not type(thing).__name__.startswith("mappingproxy"):
            yield path, thing
        for key, item in thing.items():
            yield from mutable_parts(item, f"{path}[{key!r}]")
    elif isinstance(thing, tuple | frozenset):
        for index, item in enumerate(thing):
            yield from mutable_parts(item, f"{path}[{index}]")
    elif has(kind := type(thing)):
        if not _is_frozen(kind):
            yield path, thing
        for attribute in fields(kind):
            if not (isinstance(thing, Table) and attribute.name in _SHARED_BY_RIGHT):
                yield from mutable_parts(getattr(thing, attribute.name), f"{path}.{attribute.name}")
    elif hasattr(thing, "__dict__"):
        yield path, thing
        for name, item in vars(thing).items():
            yield from mutable_parts(item, f"{path}.{name}")


def _is_frozen(kind: type) -> bool:
    return kind.__setattr__.__name__ == "_frozen_setattrs" or "frozen" in kind.__setattr__.__qualname__


def shared_parts(game: Game, twin: Game) -> Iterator[str]:
    """Yield the paths of mutable parts that two games share."""
    there = {id(part) for _, part in mutable_parts(twin.table)}
    yield from (path for path, part in mutable_parts(game.table) if id(part) in there)


def _play_on(bench: Bench, game: Game, seed: int) -> None:
    """Make some choices; stop early where something raises."""
    with suppress(Exception):  # the check ``play`` reports it
        play_on(game, Rng(seed), ON, bench.pick)


def check_copies(bench: Bench) -> list[Finding]:
    """Clones and loaded saves share nothing with a game and go on like it, and undo gives the former position."""
    findings = []
    for spot, rng in bench.sample(10, games=2, tables=22, purpose="copies"):
        for failed, look in (
            ("the game can't be saved and loaded", partial(_copied, bench, spot, rng.below(1 << 30))),
            (f"taking back {spot.choice.text!r}", partial(_taken_back, spot)),
        ):
            bench.forget()
            findings += bench.tried("copies", failed, spot, look)
    return findings


def _copied(bench: Bench, spot: Spot, seed: int) -> str:
    """Return what is wrong with a clone and a loaded save of a game; empty if nothing is."""
    game, before, journal = spot.game, spot.game.save(), spot.game.journal_text()
    clone = game.clone()
    if shared := next(shared_parts(game, clone), ""):
        return f"{shared} is one object in a game and its clone: keep whole numbers, strings and tuples in the state"
    loaded = Game.load(bench.ruleset, before)
    for name, copy in (("a clone", clone), ("the loaded game", loaded)):
        if copy.save() != before:
            return f"{name} differs from the game that was saved"
        _play_on(bench, copy, seed)
    if (game.save(), game.journal_text()) != (before, journal):
        return "a clone was played on, and the original has changed"
    if clone.save() != loaded.save():
        return f"{ON} choices on, the loaded game differs from a clone: something is kept outside the table"
    return ""


def _taken_back(spot: Spot) -> str:
    """Return what is wrong when a choice is taken back, and made again; empty if nothing is."""
    twin, seat, text = spot.game.clone(), spot.decision.seat, spot.choice.text
    before = twin.save(numbered=False)
    try:
        twin.submit(seat, text)
    except Exception:  # the check ``play`` reports it
        return ""
    if not twin.can_undo(seat):
        return ""
    after = twin.save(numbered=False)
    twin.undo(seat)
    if twin.save(numbered=False) != before:
        return f"{text!r} can't be taken back whole"
    twin.submit(seat, text)
    return "" if twin.save(numbered=False) == after else f"{text!r}, taken back and chosen again, comes out otherwise"
