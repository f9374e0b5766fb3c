"""Numbers of players from tables of TOML files, checked name by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, TypeVar

from attrs import AttrsInstance, fields, has

from starcup import did_you_mean
from starcup_bots.protocol import BotError

NumbersT = TypeVar("NumbersT", bound=AttrsInstance)


def changed(base: NumbersT, table: Mapping[str, object], where: str) -> NumbersT:
    """Return numbers with those of a table changed.

    A field that holds numbers itself is a table in the table, and so is a mapping, of weights by name. Weights may be
    below 0, and of other numbers those that are below 0 already.
    """
    present = {field.name: getattr(base, field.name) for field in fields(type(base))}
    return type(base)(**present | _changes(present, table, where))


def numbers_of(kind: type[NumbersT], package: str, name: str, file: str = "players.toml") -> NumbersT:
    """Return the numbers of a player, from a file of a package; a field ``name`` gets his name.

    A table may be ``like`` that of another player: it then changes his numbers, and not the defaults.

    Args:
        kind: the class of the numbers, all of whose fields have defaults.
        package: the package of the file.
        name: of the player.
        file: the name of the file.

    Raises:
        BotError: there are none, with the nearest name, or a number in the file is not known.
    """
    tables = tomllib.loads(resources.files(package).joinpath(file).read_text(encoding="utf-8"))
    if name not in tables:
        raise BotError(f"unknown player {name!r}{did_you_mean(name, tables)}; there are {', '.join(sorted(tables))}")
    table = tables[name]
    base = numbers_of(kind, package, table.pop("like"), file) if "like" in table else kind()
    named = {"name": name} if any(field.name == "name" for field in fields(kind)) else {}
    return changed(base, {**table, **named}, f"{file}: {name}")


def _changes(present: Mapping[str, object], table: Mapping[str, object], where: str) -> dict[str, object]:
    """Return the values of a table, checked against the present ones."""
    for key in table:
        if key not in present:
            raise BotError(
                f"{where}: unknown name {key!r}{did_you_mean(key, present)}; expected one of {', '.join(present)}"
            )
    return {key: _checked(present[key], value, f"{where}: {key}") for key, value in table.items()}


def _checked(now: Any, value: object, where: str) -> object:
    """Return a value, if it is of the kind of the present one."""
    if isinstance(now, Mapping) or has(type(now)):
        if not isinstance(value, Mapping):
            raise BotError(f"{where}: expected a table, found {value!r}")
        weights = dict.fromkeys(now, -1.0) if isinstance(now, Mapping) else {}
        return {**now, **_changes(weights, value, where)} if weights else changed(now, value, where)
    positive = isinstance(now, int | float) and not isinstance(now, bool) and now >= 0
    fits = isinstance(value, (int, float) if isinstance(now, float) else type(now))
    fits = fits and isinstance(value, bool) == isinstance(now, bool)
    if not fits or (positive and isinstance(value, int | float) and value < 0):
        raise BotError(f"{where}: expected {type(now).__name__}{', 0 or more' if positive else ''}, found {value!r}")
    return value
