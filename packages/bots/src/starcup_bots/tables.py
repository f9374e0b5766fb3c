"""Numbers of players from tables of TOML files, checked name by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import TypeVar

from attrs import AttrsInstance, fields

from starcup import did_you_mean
from starcup_bots.protocol import BotError

NumbersT = TypeVar("NumbersT", bound=AttrsInstance)


def filled(kind: type[NumbersT], table: Mapping[str, object], where: str) -> NumbersT:
    """Return the numbers of a table; those that it does not name have their defaults.

    Args:
        kind: the class of the numbers, all of whose fields have defaults.
        table: of a TOML file.
        where: the place of the table, for errors.

    Raises:
        BotError: a name is not known, or a value is below 0 or of the wrong kind; says which.
    """
    known = {one.name: type(one.default) for one in fields(kind)}
    for key, value in table.items():
        if key not in known:
            raise BotError(
                f"{where}: unknown name {key!r}{did_you_mean(key, known)}; expected one of {', '.join(known)}"
            )
        wanted = known[key]
        if not _is(value, wanted):
            limit = ", 0 or more" if wanted in (int, float) else ""
            raise BotError(f"{where}: {key}: expected {wanted.__name__}{limit}, found {value!r}")
    return kind(**table)


def numbers_of(kind: type[NumbersT], package: str, name: str, file: str = "players.toml") -> NumbersT:
    """Return the numbers of a player, from a file of a package; a field ``name`` gets his name.

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
    named = {"name": name} if any(one.name == "name" for one in fields(kind)) else {}
    return filled(kind, {**tables[name], **named}, f"{file}: {name}")


def _is(value: object, wanted: type) -> bool:
    if isinstance(value, bool) or wanted is bool:
        return isinstance(value, wanted) and isinstance(value, bool)
    if wanted in (int, float):
        return isinstance(value, (int, float) if wanted is float else int) and value >= 0
    return isinstance(value, wanted)
