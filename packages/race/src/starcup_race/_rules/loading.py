"""Read the cards and their powers from the files of the package, strictly."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

from starcup.kernel.suggest import did_you_mean
from starcup.packs.errors import PackError
from starcup_race._rules.cards import GOODS, NO_POWERS, NOTHING, Amount, Card, OnWorlds, PowerRows, ScoreRow, UseRow

T = TypeVar("T")
_PLAIN: dict[str, type] = {"int": int, "str": str, "bool": bool}
_ROWS: dict[str, type] = {"Amount | None": Amount, "OnWorlds | None": OnWorlds, "UseRow | None": UseRow}
_CARD_KEYS = ("key", "name", "cost", "defense", "vp", "good", "source", "keywords", "copies", "start", "preset")


@cache
def cards() -> tuple[Card, ...]:
    """Return all designs of cards of the package, in the order of their numbers."""
    return read_cards(files("starcup_race") / "box")


def read_cards(folder: Traversable) -> tuple[Card, ...]:
    """Return the cards that stand in a folder, with their powers.

    Args:
        folder: holds ``cards.toml`` and ``powers``.

    Raises:
        PackError: a file is faulty; tells where, and what was expected.
    """
    table = _read(folder / "cards.toml")
    powers = {
        one.name.removesuffix(".toml"): one for one in (folder / "powers").iterdir() if one.name.endswith(".toml")
    }
    found: list[Card] = []
    for kind in ("world", "development"):
        rows = table.get(kind, [])
        for row in rows if isinstance(rows, list) else []:
            file = powers.pop(str(row.get("key")), None)
            found.append(_card(len(found), kind == "world", row, NO_POWERS if file is None else _powers(file)))
    if powers:
        raise PackError(f"powers/{min(powers)}.toml: there is no such card in cards.toml")
    return tuple(found)


@cache
def digest() -> str:
    """Return a digest of all files that define cards."""
    folder = files("starcup_race") / "box"
    data = blake2b(digest_size=8)
    for file in sorted([folder / "cards.toml", *(folder / "powers").iterdir()], key=lambda one: one.name):
        if file.name.endswith(".toml"):
            data.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return data.hexdigest()


def _read(file: Traversable) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise PackError(f"{file.name}: {error}") from error


def _card(index: int, is_world: bool, row: Mapping[str, object], powers: PowerRows) -> Card:
    where = f"cards.toml, {row.get('key')!r}"
    for name in row:
        if name not in _CARD_KEYS:
            raise PackError(f"{where}: unknown {name!r}{did_you_mean(name, _CARD_KEYS)}")
    military = "defense" in row
    good = _plain(row.get("good", ""), "str", f"{where}, good")
    keywords = row.get("keywords", [])
    if not isinstance(keywords, list):
        raise PackError(f"{where}, keywords: expected a list, found {keywords!r}")
    return Card(
        index,
        str(_plain(row.get("key"), "str", f"{where}, key")),
        str(_plain(row.get("name"), "str", f"{where}, name")),
        is_world,
        _number(row.get("defense" if military else "cost"), f"{where}, cost"),
        military,
        _number(row.get("vp", 0), f"{where}, vp"),
        _good(str(good), where) if good else NOTHING,
        row.get("source") == "windfall",
        tuple(str(one) for one in keywords),
        _number(row.get("copies", 1), f"{where}, copies"),
        _number(row.get("start", NOTHING), f"{where}, start"),
        _number(row.get("preset", NOTHING), f"{where}, preset"),
        powers,
    )


def _good(key: str, where: str) -> int:
    if key not in GOODS:
        raise PackError(f"{where}: unknown kind of good {key!r}{did_you_mean(key, GOODS)}")
    return GOODS.index(key)


def _powers(file: Traversable) -> PowerRows:
    table, values = _read(file), dict[str, object]()
    for phase, part in table.items():
        where = f"powers/{file.name}, {phase}"
        if phase == "score" and isinstance(part, list):
            values["score"] = tuple(_row(ScoreRow, one, where) for one in part)
            continue
        for name, value in part.items() if isinstance(part, dict) else ():
            field = f"{phase}_{name}"
            kind = PowerRows.__annotations__.get(field)
            if kind is None:
                known = [one.replace("_", ".", 1) for one in PowerRows.__annotations__]
                raise PackError(f"{where}.{name}: there is no such power{did_you_mean(f'{phase}.{name}', known)}")
            values[field] = _value(str(kind), value, f"{where}.{name}")
    return _row(PowerRows, values, f"powers/{file.name}", checked=True)


def _value(kind: str, value: object, where: str) -> object:
    if kind in _PLAIN:
        return _plain(value, kind, where)
    row = _ROWS[kind]
    if row is Amount and type(value) is int:
        value = {"amount": value}
    return _row(row, value, where)


def _row(kind: type[T], value: object, where: str, *, checked: bool = False) -> T:
    """Return a row of a table as an object; all its names and types are checked."""
    if not isinstance(value, dict):
        raise PackError(f"{where}: expected a table, found {value!r}")
    types = kind.__annotations__
    for name, one in value.items():
        if name not in types:
            raise PackError(f"{where}: unknown {name!r}{did_you_mean(name, list(types))}")
        if not checked:
            _plain(one, str(types[name]), f"{where}, {name}")
    return kind(**value)


def _plain(value: object, kind: str, where: str) -> object:
    if type(value) is not _PLAIN[kind]:
        raise PackError(f"{where}: expected {kind}, found {value!r}")
    return value


def _number(value: object, where: str) -> int:
    if type(value) is not int:
        raise PackError(f"{where}: expected int, found {value!r}")
    return value
