"""Personalities: the numbers behind a player, from a TOML file, checked name by name."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TypeVar

from attrs import evolve, field, fields, frozen

from starcup import did_you_mean
from starcup_bots.protocol import BotError
from starcup_bots.roll.greedy.weights import Weights
from starcup_bots.roll.normal.position_terms import POSITION_TERMS
from starcup_bots.roll.normal.prediction import Wishes
from starcup_bots.roll.normal.tile_terms import TILE_TERMS

Table = TypeVar("Table", Weights, Wishes)
Pairs = tuple[tuple[str, float], ...]


@frozen
class Personality:
    """The numbers of a player of the ``normal`` kind.

    ``player`` are the numbers of the plain estimates, ``wishes`` those of the
    prediction of others, ``tile_terms`` and ``position_terms`` the weights of
    the terms by name. ``noise`` is the size in VP of random errors in the value of every choice.
    """

    name: str
    summary: str = ""
    noise: float = 0.0
    player: Weights = field(factory=Weights)
    wishes: Wishes = field(factory=Wishes)
    tile_terms: Pairs = ()
    position_terms: Pairs = ()

    def with_numbers(self, changed: Mapping[str, float]) -> Personality:
        """Return the personality with some numbers changed, named as in the file: ``tile.site``, ``player.rounds``.

        Raises:
            BotError: there is no such number.
        """
        tables: dict[str, dict[str, object]] = {}
        for name, number in changed.items():
            table, _, key = name.partition(".")
            tables.setdefault(table, {})[key] = number
        return _read(dict(tables), self, "the changes")


@cache
def personality(name: str) -> Personality:
    """Return the personality that comes with this package under ``name``.

    Raises:
        BotError: there is none; with the nearest name.
    """
    files = {
        file.name.removesuffix(".toml"): file
        for file in resources.files("starcup_bots.roll").joinpath("personalities").iterdir()
        if file.name.endswith(".toml")
    }
    if name not in files:
        raise BotError(f"unknown personality {name!r}{did_you_mean(name, files)}; there are {', '.join(sorted(files))}")
    return _parsed(files[name].read_text(encoding="utf-8"), name, name)


def read_personality(path: Path) -> Personality:
    """Return a personality from a file of the user's; numbers that it does not name are those of ``normal``.

    Raises:
        BotError: no such file, no TOML, or a name or value that is not known; says which.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BotError(f"can't read the personality {path}: {error}") from error
    return _parsed(text, path.stem, str(path))


def _parsed(text: str, name: str, where: str) -> Personality:
    try:
        tables: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BotError(f"{where}: no TOML: {error}") from error
    base = Personality("normal") if name == "normal" else personality("normal")
    return _read(tables, evolve(base, name=name, summary="", noise=0.0), where)


def _read(tables: dict[str, object], base: Personality, where: str) -> Personality:
    known = ("summary", "noise", "player", "wishes", "tile", "position", "tuned")
    for key in tables:
        if key not in known:
            raise BotError(
                f"{where}: unknown name {key!r}{did_you_mean(key, known)}; expected one of {', '.join(known)}"
            )
    summary = tables.get("summary", base.summary)
    if not isinstance(summary, str):
        raise BotError(f"{where}: summary: expected a text, found {summary!r}")
    return Personality(
        base.name,
        summary,
        _number(tables.get("noise", base.noise), f"{where}: noise"),
        _changed(base.player, tables, "player", where),
        _changed(base.wishes, tables, "wishes", where),
        _pairs(base.tile_terms, tables, "tile", TILE_TERMS, where),
        _pairs(base.position_terms, tables, "position", POSITION_TERMS, where),
    )


def _number(value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BotError(f"{where}: expected a number, found {value!r}")
    return float(value)


def _numbers(tables: Mapping[str, object], name: str, known: Iterable[str], where: str) -> dict[str, float]:
    table, known = tables.get(name, {}), tuple(known)
    if not isinstance(table, dict):
        raise BotError(f"{where}: {name}: expected a table, found {table!r}")
    for key in table:
        if key not in known:
            raise BotError(
                f"{where}: unknown number {name}.{key}{did_you_mean(key, known)}; expected one of {', '.join(known)}"
            )
    return {key: _number(value, f"{where}: {name}.{key}") for key, value in table.items()}


def _changed(base: Table, tables: Mapping[str, object], name: str, where: str) -> Table:
    return evolve(base, **_numbers(tables, name, (one.name for one in fields(type(base))), where))


def _pairs(base: Pairs, tables: Mapping[str, object], name: str, known: Iterable[str], where: str) -> Pairs:
    return tuple((dict(base) | _numbers(tables, name, known, where)).items())
