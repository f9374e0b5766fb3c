"""Comparison of engine and rules before and after games with a pack: functions, classes, tables, data that differ."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from pathlib import PurePath
from types import BuiltinFunctionType, FunctionType, ModuleType

from attrs import define, field, fields, frozen, has

from starcup.games import modules
from starcup.kernel.interning import Made
from starcup.packed.frozen_rules import FROZEN
from starcup.packs.pack import Pack
from starcup.plugins.manager import PluginManager

_OURS = "starcup"
_OTHERS = ("builtins", "random", "json", "math", "time", "os", "copy", "operator", "itertools", "functools")
"""Modules of Python that the engine and all packs share."""
_LEFT_OUT = frozenset({"__builtins__", "__warningregistry__", "__dict__", "__weakref__", "_abc_impl"})
MOST_WRAPPERS = 9
"""The largest number of methods, properties and partial functions around a function."""
_SETTINGS: Mapping[str, Callable[[], object]] = {"the recursion limit": sys.getrecursionlimit}
"""Settings of the process that nothing else changes while tests run, by name."""


@frozen
class Change:
    """A changed part of the engine: its name, and the place of the function that replaces it."""

    name: str
    file: str = ""
    line: int = 0


@define
class Fingerprint:
    """The state of the engine at one time: the contents of modules and classes by name, and copies of tables."""

    held: dict[str, object] = field(factory=dict)
    copies: dict[str, object] = field(factory=dict)
    settings: dict[str, object] = field(factory=dict)

    @classmethod
    def taken(cls) -> Fingerprint:
        """Return the fingerprint of the engine as it is now."""
        fingerprint = cls(settings={name: ask() for name, ask in _SETTINGS.items()})
        for name, value in _everything():
            fingerprint.held[name] = value
            if type(value) in (dict, list, set):
                fingerprint.copies[name] = value.copy()  # type: ignore[attr-defined]
        return fingerprint

    def extended(self) -> Fingerprint:
        """Return the same fingerprint with what was imported since, such as the modules of a game."""
        now = self.taken()
        return Fingerprint({**now.held, **self.held}, {**now.copies, **self.copies}, self.settings)

    def changes(self) -> list[Change]:
        """Return everything that has changed, or was added to a class."""
        changes = []
        now = dict(_everything())
        for name, old in self.held.items():
            if now.get(name, _GONE) is not old:
                changes.append(_change(name, now.get(name, _GONE)))
        for name, copy in self.copies.items():
            if now.get(name) is self.held[name] and not _contains(now[name], copy):
                changes.append(Change(name))
        classes = {name for name, value in self.held.items() if isinstance(value, type)}
        added = sorted(now.keys() - self.held.keys())
        changes += [_change(name, now[name]) for name in added if _is_new(name, classes)]
        changes += [Change(name) for name, ask in _SETTINGS.items() if ask() != self.settings[name]]
        return sorted(changes, key=lambda change: change.name)


_GONE = object()


def _is_new(name: str, classes: set[str]) -> bool:
    """Return whether a name is that of something added to one of these classes; Python itself adds some names."""
    owner, _, last = name.rpartition(".")
    return owner in classes and not last.startswith("__")


def _everything() -> Iterator[tuple[str, object]]:
    """Yield the contents of the modules of the engine and of games, and the classes that they define."""
    packages = {_OURS, *(name.rpartition(".")[0] or name for names in modules().values() for name in names)}
    for key, module in list(sys.modules.items()):
        ours = any(f"{key}.".startswith(f"{package}.") for package in packages)
        if not ours and key not in _OTHERS:
            continue
        for name, value in list(vars(module).items()):
            if name in _LEFT_OUT or isinstance(value, ModuleType) or (not ours and name.startswith("_")):
                continue
            yield f"{key}.{name}", value
            if ours and isinstance(value, type) and value.__module__ == key:
                for inner, held in list(vars(value).items()):
                    if inner not in _LEFT_OUT:
                        yield f"{key}.{name}.{inner}", held


def _contains(now: object, before: object) -> bool:
    """Return whether a table still holds its former entries; tables of the engine may grow."""
    if isinstance(now, dict) and isinstance(before, dict):
        return all(now.get(key, _GONE) is value for key, value in before.items())
    if isinstance(now, list) and isinstance(before, list):
        return len(now) >= len(before) and all(entry is other for entry, other in zip(now, before, strict=False))
    return isinstance(now, set) and isinstance(before, set) and now >= before


def code_of(value: object) -> FunctionType | None:
    """Return the function that is run when a value is called or read; None if there is none.

    What wraps another function and takes its name is that function itself, not the wrapped one.
    """
    for _ in range(MOST_WRAPPERS):
        if isinstance(value, FunctionType):
            return value
        inner = (getattr(value, name, None) for name in ("__func__", "fget", "__wrapped__", "func"))
        wrapped = next(filter(None, inner), None) or vars(type(value)).get("__call__")
        if wrapped is None:
            return None
        value = wrapped
    return None


def _change(name: str, value: object) -> Change:
    function = code_of(value)
    if function is None:
        return Change(name)
    return Change(name, function.__code__.co_filename, function.__code__.co_firstlineno)


def strangers(inside: Callable[[str], str]) -> list[Change]:
    """Return code of a pack in the engine's modules and classes, for packs that were imported long ago."""
    changes = []
    for name, value in _everything():
        change = _change(name, value)
        if change.file and inside(change.file) and not inside(_file_of(name)):
            changes.append(change)
    return changes


def _file_of(name: str) -> str:
    """Return the file of the module that a name is in; empty if it is unknown."""
    while name and name not in sys.modules:
        name = name.rpartition(".")[0]
    return str(getattr(sys.modules.get(name), "__file__", None) or "")


_ATOMS = (int, float, str, bytes, bool, type(None), Enum)
_UNREAD = (Pack, PluginManager, Made, type, FunctionType, BuiltinFunctionType, ModuleType, PurePath)
"""Things on a ruleset that are no data of the game: packs and their code, and what is made when it is asked for."""


def data_of(rules: object) -> dict[str, object]:
    """Return all numbers and texts that a ruleset holds, and how long its lists are, by the shortest names for them.

    Functions are left out, and so is what is made when it is asked for.
    """
    data: dict[str, object] = {}
    seen: set[int] = set()
    waiting: deque[tuple[str, object]] = deque([("", rules)])
    while waiting:
        name, thing = waiting.popleft()
        if isinstance(thing, _ATOMS):
            data[name] = thing
        elif isinstance(thing, set | frozenset):
            data[name] = frozenset(item for item in thing if isinstance(item, _ATOMS))
        elif not isinstance(thing, _UNREAD) and id(thing) not in seen:
            seen.add(id(thing))
            if isinstance(thing, Mapping | list | tuple):
                data[f"len({name.lstrip('.')})"] = len(thing)
            waiting += [(f"{name}{inner}", held) for inner, held in _inside(thing)]
    return data


def _inside(thing: object) -> Iterator[tuple[str, object]]:
    """Yield the parts of a thing, each with the end of its name."""
    if isinstance(thing, Mapping):
        yield from ((f"[{key!r}]", value) for key, value in thing.items() if isinstance(key, str | int | tuple))
    elif isinstance(thing, list | tuple):
        yield from ((f"[{number}]", value) for number, value in enumerate(thing))
    elif has(kind := type(thing)):
        for attribute in fields(kind):
            yield f".{attribute.name}", getattr(thing, attribute.name, None)
    elif hasattr(thing, "__dict__") and not callable(thing):
        yield from ((f".{key}", value) for key, value in list(vars(thing).items()) if key != FROZEN)


def data_changes(before: Mapping[str, object], now: Mapping[str, object]) -> list[Change]:
    """Return what has changed in the data of a ruleset.

    What a ruleset remembers later may be another name for the same, so a name that is gone is no change.
    """
    both = [name for name in before if name in now]
    changed = [name for name in both if type(now[name]) is not type(before[name]) or now[name] != before[name]]
    return [Change(f"{name.lstrip('.')} of the ruleset") for name in changed]
