"""The table of a game that does not describe its own: the fields of its views, each with its pieces."""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from attrs import fields, has

from starcup.kernel.messages import Arg, Message
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.view import OF_FLOW
from starcup.kernel.visibility import field_types
from starcup.scene.naming import Naming
from starcup.scene.parts import Counter, Piece, Space

AnyNaming: TypeAlias = Naming[Any, Any]

_SKIPPED = ("seat", "players", *OF_FLOW, "extensions", "seat_extensions")
"""Fields of views that are shown elsewhere, or are the engine's."""
TABLE = "table"


def spaces(naming: AnyNaming, view: Any) -> list[Space]:
    """Return a space for what is common, and one for each seat.

    A field with as many objects as there are seats, such as ``seats``, is taken for the parts of the seats.
    """
    common: list[tuple[str, object, str]] = []
    own: list[list[tuple[str, object, str]]] = [[] for _ in range(view.players)]
    for name, value, things in _fields(naming, view):
        if isinstance(value, list | tuple) and len(value) == view.players and all(has(type(part)) for part in value):
            for number, part in enumerate(value):
                own[number] += _fields(naming, part)
        else:
            common.append((name, value, things))
    every = [space_of(naming, TABLE, Message("starcup-table"), None, common)]
    for number, rows in enumerate(own):
        if rows:
            title = Message("starcup-of-seat", seat=naming.said(number, "seat"))
            every.append(space_of(naming, f"seat-{number}", title, number, rows))
    return every


def _fields(naming: AnyNaming, thing: object) -> list[tuple[str, object, str]]:
    kind = type(thing)
    if has(kind):
        names, hints = [field.name for field in fields(kind)], field_types(kind)
    else:
        names, hints = list(getattr(thing, "__dict__", {})), {}
    rows = [(name, getattr(thing, name)) for name in names if name[0] != "_" and name not in _SKIPPED]
    return [
        (name, value, naming.things(kind, name, hints.get(name, object)))
        for name, value in rows
        if not isinstance(value, Ruleset)
    ]


def space_of(
    naming: AnyNaming, key: str, title: Message, owner: int | None, rows: Sequence[tuple[str, object, str]]
) -> Space:
    """Return a space for fields that nothing else is known of: numbers as counters, others each with its pieces.

    Args:
        naming: knows the names of things.
        key: that of the space.
        title: its name.
        owner: the number of the seat that it belongs to, or None.
        rows: the name of each field, its value, and the list of things whose keys it has (empty: none).
    """
    counters: list[Counter] = []
    inner: list[Space] = []
    for name, value, things in rows:
        called = naming.field(name)
        where = f"{key}.{name}"
        if isinstance(value, int) and not isinstance(value, bool) and not things:
            counters.append(Counter(name, called, value))
        elif value is None:
            inner.append(Space(where, called, owner, note=Message("starcup-hidden")))
        else:
            inner.append(Space(where, called, owner, pieces=tuple(_pieces(naming, where, name, value, things))))
    return Space(key, title, owner, counters=tuple(counters), spaces=tuple(inner))


def _pieces(naming: AnyNaming, where: str, name: str, value: object, things: str) -> list[Piece]:
    kind = things or name
    if isinstance(value, Mapping):
        rows = [(str(entry), part if isinstance(part, int) else 1) for entry, part in value.items()]
        return [_piece(naming, where, kind, entry, things, count) for entry, count in rows if count]
    if isinstance(value, str | int | None) or has(type(value)):
        value = (value,) if value != "" else ()
    if not isinstance(value, Sequence):
        value = sorted(value, key=str) if isinstance(value, set | frozenset) else (value,)
    known = [part for part in value if part is not None]
    hidden = len(value) - len(known)
    if any(has(type(part)) for part in known):
        pieces = [
            Piece(f"{where}.{number}", kind, _title(naming.said(part, things))) for number, part in enumerate(known)
        ]
    else:
        counts = Counts(part if isinstance(part, str | int) else str(part) for part in known)
        pieces = [_piece(naming, where, kind, entry, things, count) for entry, count in counts.items()]
    if hidden:
        pieces.append(Piece(f"{where}.?", kind, Message("starcup-hidden"), count=hidden, turned=True))
    return pieces


def _piece(naming: AnyNaming, where: str, kind: str, value: int | str, things: str, count: int) -> Piece:
    entry = naming.entry(things, value)
    return Piece(f"{where}.{entry}", kind, _title(naming.said(value, things)), entry, count=count)


def _title(name: Arg) -> Message:
    return name if isinstance(name, Message) else Message("starcup-entries", of=name)
