"""Collection of the faults of a pack: what was expected, what was found, and where, with the line.

All faults of a pack are collected before any is reported, so that an author
can fix them together.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from datetime import date, time
from functools import cached_property
from typing import Generic, TypeVar, cast

from starcup.kernel.suggest import brief, nearest_name
from starcup.kernel.values import frozen
from starcup.packs.errors import Fault, PackError
from starcup.packs.toml_places import DataPath, places

MOST_SHOWN = 5
T = TypeVar("T")


class Wrong(ValueError):
    """The error that a value is not valid, raised by code that does not know the value's place in the file."""

    def __init__(self, expected: str, found: object, nearest: str = "", field: str = "") -> None:
        super().__init__(f"expected {expected}, found {shown(found)}")
        self.expected = expected
        self.found: str = shown(found)
        self.nearest = nearest
        self.field = field


class Unquoted(str):
    """A text that is put in a message as it is, without quotes."""

    __slots__ = ()


def shown(value: object) -> str:
    """Return the text for a value of a TOML file in a message.

    >>> shown("ship"), shown(True), shown({"a": 1}), shown([]), shown(3)
    ("'ship'", 'true', 'a table', 'an empty list', '3')
    """
    if isinstance(value, Unquoted):
        return str(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a table" if value else "an empty table"
    if isinstance(value, list | tuple):
        return "a list" if value else "an empty list"
    if isinstance(value, str):
        return brief(value)
    return str(value) if isinstance(value, date | time) else repr(value)


def one_of(names: Iterable[str]) -> str:
    """Return names as a message lists what is expected.

    Args:
        names: the valid names, in order.

    >>> one_of(["cup", "citizenry", "goods"])
    'cup, citizenry or goods'
    """
    *rest, last = names
    return f"{', '.join(rest)} or {last}" if rest else last


def choose_one(name: object, known: Sequence[str], what: str) -> Wrong | None:
    """Return the error that a name is not one of those known; None if it is."""
    if isinstance(name, str) and name in known:
        return None
    return Wrong(f"{what} ({one_of(known)})" if known else what, name, nearest_name(cast(str, name), known) or "")


def field_name(place: DataPath) -> str:
    """Return the text of a place in a file, as in error messages.

    >>> field_name(("tile", 3, "world", "colour"))
    'tile[3].world.colour'
    """
    text = ""
    for part in place:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


class Document:
    """A TOML file of a pack, with the faults found in it; line numbers are looked up only for faults."""

    def __init__(self, pack: str, file: str, text: str, faults: list[Fault]) -> None:
        self.pack = pack
        self.file = file
        text = text.removeprefix("\ufeff")  # some editors write it at the beginning
        self.text: str = text
        self.faults = faults
        self.data: dict[str, object] = {}
        try:
            self.data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # such as nesting too deep, or a number of thousands of digits
            deep = isinstance(error, RecursionError)
            message = "lists or tables nested too deep" if deep else str(error).partition(";")[0]
            line = re.search(r"line (\d+)", message)
            at = int(line[1]) if line else text.count("\n") + 1
            self._add(at, "", "a TOML file", message[:1].lower() + message[1:])

    @cached_property
    def _places(self) -> dict[DataPath, int]:
        return places(self.text)

    def line(self, place: DataPath) -> int:
        """Return the line of a key or element; of the table or list around it if it is missing; 0 if that is, too.

        The line of a list of ``[[tables]]`` is that of the first.

        Args:
            place: the keys and indices that lead to the value.
        """
        if (*place, 0) in self._places and place not in self._places:
            return self._places[*place, 0]
        while place and place not in self._places:
            place = place[:-1]
        return self._places.get(place, 0)

    def fault(self, place: DataPath, expected: str, found: object, near: str | None = "") -> None:
        """Note a fault of the value at a place.

        Args:
            place: the keys and indices that lead to the value.
            expected: what was expected there, in words.
            found: the value that is there.
            near: the nearest valid value, if there is one.
        """
        self._add(self.line(place), field_name(place), expected, shown(found), near or "", self._piece(place))

    def wrong(self, place: DataPath, error: Wrong) -> None:
        """Note an error as a fault of the value at a place, or of a field of the table there.

        Args:
            place: the keys and indices that lead to the value.
            error: what is wrong with it.
        """
        place = (*place, error.field) if error.field else place
        self._add(self.line(place), field_name(place), error.expected, error.found, error.nearest, self._piece(place))

    def _piece(self, place: DataPath) -> str:
        """Return the key of the entry of a list that a value belongs to, or else its name; empty if it has neither."""
        value: object = self.data
        piece = ""
        for part in place:
            try:
                value = value[part]  # type: ignore[index]  # tables and lists, down to what is missing
            except (TypeError, LookupError):
                break
            names = [value.get(name) for name in ("key", "id", "name")] if isinstance(value, dict) else []
            piece = next((name for name in names if isinstance(name, str) and name), piece)
        return piece

    def _add(self, line: int, field: str, expected: str, found: str, near: str = "", piece: str = "") -> None:
        self.faults.append(Fault(self.pack, self.file, line, field, expected, found, near, piece=piece))


@frozen
class Row(Generic[T]):
    """An entry of a data file, with its place, to note faults that are found later."""

    document: Document
    place: DataPath
    value: T

    def fault(self, field: str | DataPath, expected: str, found: object, near: str | None = "") -> None:
        """Note a fault of one of the entry's fields.

        Args:
            field: the field, or the fields and indices that lead to the value.
            expected: what was expected there, in words.
            found: the value that is there.
            near: the nearest valid value, if there is one.
        """
        inner = (field,) if isinstance(field, str) else field
        self.document.fault((*self.place, *inner), expected, found, near)


def refuse(faults: Sequence[Fault]) -> None:
    """Raise an error if there are faults."""
    if faults:
        raise pack_error(faults)


def pack_error(faults: Sequence[Fault]) -> PackError:
    """Return an error with the first of several faults in its message."""
    texts = [str(fault) for fault in faults[:MOST_SHOWN]]
    if len(faults) > MOST_SHOWN:
        texts.append(f"and {len(faults) - MOST_SHOWN} more")
    error = PackError("; ".join(texts), next((fault.nearest for fault in faults if fault.nearest), None))
    error.faults = tuple(faults)
    return error
