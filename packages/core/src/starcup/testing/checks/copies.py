"""Checks on copies: clones are independent, loaded saves play on identically, undo restores the former position."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress

from attrs import fields, has

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.game import Game
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Decision
from starcup.kernel.table import Table
from starcup.testing.bench import Bench
from starcup.testing.findings import Finding
from starcup.testing.walking import play_on

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


def shared_parts(one: Game, other: Game) -> Iterable[str]:
    """Return the paths of mutable parts that two games share."""
    there = {id(part) for _, part in mutable_parts(other.table)}
    return [path for path, part in mutable_parts(one.table) if id(part) in there]


def _play_on(bench: Bench, game: Game, seed: int) -> None:
    """Make some choices; stop early where something raises."""
    with suppress(Exception):  # the check ``play`` reports it
        play_on(game, Rng(seed), ON, bench.pick)


def check_clones(bench: Bench) -> list[Finding]:
    """A clone shares nothing that can change: played on, it leaves the original as it was."""
    findings = []
    for spot, rng in bench.sample(15, games=2, tables=22, purpose="clones"):
        game = spot.game
        bench.forget()
        before, text = game.save(), game.journal_text()
        twin = game.clone()
        for path in shared_parts(game, twin):
            what = f"{path} is one object in a game and its clone: keep whole numbers, strings and tuples in the state"
            findings.append(bench.finding("clones", what, spot))
        _play_on(bench, twin, rng.below(1 << 30))
        if (game.save(), game.journal_text()) != (before, text):
            findings.append(bench.finding("clones", "a clone was played on, and the original has changed", spot))
    return findings


def check_saves(bench: Bench) -> list[Finding]:
    """A save loads, is the same when it is saved again, and the loaded game goes on like the original and its clone."""
    findings = []
    for spot, rng in bench.sample(15, games=2, tables=22, purpose="saves"):
        bench.forget()
        try:
            before = spot.game.save()
            copies = {"a clone": spot.game.clone(), "the loaded game": Game.load(bench.ruleset, before)}
            seed = rng.below(1 << 30)
            for name, copy in copies.items():
                if copy.save() != before:
                    findings.append(bench.finding("saves", f"{name} differs from the game that was saved", spot))
            for copy in copies.values():
                _play_on(bench, copy, seed)
            one, other = (copy.save() for copy in copies.values())
            if one != other:
                what = f"{ON} choices on, the loaded game differs from a clone: something is kept outside the table"
                findings.append(bench.finding("saves", what, spot))
        except Exception as error:
            what = f"the game can't be saved and loaded: {bench.told(error)}"
            findings.append(bench.finding("saves", what, spot, error=error))
    return findings


def check_undo(bench: Bench) -> list[Finding]:
    """Undo gives the former position, and the same choice then gives the same again."""
    findings = []
    for spot, _ in bench.sample(6, games=2, tables=22, purpose="undo"):
        twin, seat = spot.game.clone(), spot.decision.seat
        before = twin.save(numbered=False)
        bench.forget()
        try:
            twin.submit(seat, spot.choice.text)
        except Exception:  # check_play reports it
            continue
        if not twin.can_undo(seat):
            continue
        after = twin.save(numbered=False)
        try:
            twin.undo(seat)
            if twin.save(numbered=False) != before:
                findings.append(bench.finding("undo", f"{spot.choice.text!r} can't be taken back whole", spot))
                continue
            twin.submit(seat, spot.choice.text)
            if twin.save(numbered=False) != after:
                what = f"{spot.choice.text!r}, taken back and chosen again, comes out otherwise"
                findings.append(bench.finding("undo", what, spot))
        except Exception as error:
            what = f"taking back {spot.choice.text!r}: {bench.told(error)}"
            findings.append(bench.finding("undo", what, spot, error=error))
    return findings
