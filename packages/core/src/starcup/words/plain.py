"""Tables, events and scores in plain words, for games without words of their own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from attrs import fields, has

from starcup.kernel.events import Event
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.scores import SeatScore
from starcup.kernel.view import OF_FLOW
from starcup.words.text import counted, width, wrap

HIDDEN = "hidden"
LABEL = 16
"""The width of the labels at the beginning of lines."""
_SKIPPED = ("seat", "players", *OF_FLOW)
"""Fields of views that are not shown: the screen shows their contents anyway, or they are the engine's."""


def words_of(name: str) -> str:
    """Return the name of a class or field in words.

    Args:
        name: of a class or field.

    >>> words_of("CardSeen"), words_of("at_stake"), words_of("roll-die")
    ('card seen', 'at stake', 'roll die')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").replace("-", " ").strip().lower()


def told(value: object) -> str:
    """Return a value of a view or an event in words.

    Args:
        value: whatever a field holds; None stands for what is hidden.

    >>> told((3, 5, 3)), told((None, None)), told(()), told(True), told({"ore": 2})
    ('3 x2, 5', '2 hidden', '-', 'yes', 'ore 2')
    """
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{told(key)} {told(one)}" for key, one in value.items()) or "-"
    if isinstance(value, list | tuple | set | frozenset):
        unseen = sum(one is None for one in value)
        seen = counted(told(one) for one in value if one is not None)
        parts = [seen] if seen else []
        return ", ".join([*parts, f"{unseen} {HIDDEN}"] if unseen else parts) or "-"
    if has(type(value)):
        return ", ".join(f"{name} {told(one)}" for name, one in fields_of(value))
    return str(value).replace("_", " ") if isinstance(value, str) else str(value)


def fields_of(thing: object) -> list[tuple[str, object]]:
    """Return the public fields of an object in words, each with its value.

    Args:
        thing: a view, a part of one, or an event; other objects have no fields.
    """
    kind = type(thing)
    if has(kind):
        found = [(one.name, getattr(thing, one.name)) for one in fields(kind)]
    else:
        found = list(getattr(thing, "__dict__", {}).items())
    return [(words_of(name), value) for name, value in found if _is_shown(name, value)]


def _is_shown(name: str, value: object) -> bool:
    return not name.startswith("_") and name not in _SKIPPED and not isinstance(value, Ruleset)


def labelled(label: str, text: str, wide: int = LABEL) -> list[str]:
    """Return a labelled entry of a board, wrapped.

    Args:
        label: stands in front.
        text: what is there.
        wide: the place at which texts begin.
    """
    return wrap(f"{label:<{wide - 2}}{text}" if len(label) < wide - 2 else f"{label}  {text}", "  ", " " * wide)


def fields_board(views: Sequence[object], seats: Sequence[str]) -> list[str]:
    """Return a table field by field: the part common to all seats, then each seat's part as far as its view shows it.

    A field with as many objects as there are seats, such as ``seats``, is taken for the parts of the seats.

    Args:
        views: for each seat the view through which it is seen.
        seats: the names of the players.
    """
    lines: list[str] = []
    own: dict[str, list[str]] = {}
    parts = [fields_of(view) for view in views]
    for place, (label, value) in enumerate(parts[0]):
        if _is_of_seats(value, len(seats)):
            for number, name in enumerate(seats):
                of_seat = parts[number][place][1]
                assert isinstance(of_seat, list | tuple)
                for inner, one in fields_of(of_seat[number]):
                    own.setdefault(name, []).extend(labelled(inner.capitalize(), told(one)))
        else:
            lines += labelled(label.capitalize(), told(value))
    for name, rows in own.items():
        lines += [f"## {name}", *rows]
    return lines


def _is_of_seats(value: object, players: int) -> bool:
    if not isinstance(value, list | tuple) or len(value) != players:
        return False
    return all(has(type(one)) for one in value)


def event_sentence(event: Event) -> str:
    """Return an event as a sentence made of its class's name and its fields, without its seat.

    Args:
        event: of any class.
    """
    found = ", ".join(f"{name} {told(value)}" for name, value in fields_of(event))
    return words_of(type(event).__name__) + (f" ({found})" if found else "")


def score_table(scores: Sequence[SeatScore], seats: Sequence[str], winners: Sequence[int]) -> list[str]:
    """Return scores as a table, with a column for each named line of them.

    Args:
        scores: of every seat.
        seats: the names of the players.
        winners: the seats that have won; none while the game goes on.
    """
    named = list(dict.fromkeys(name for one in scores for name, _ in one.lines))
    ties = any(one.tie_break for one in scores)
    columns = [*named, "total", *(["tie-break"] if ties else [])]
    wide = max(len("Player"), *map(len, seats))
    if wide + sum(max(len(name), 5) + 2 for name in columns) > width():
        return _score_lines(scores, seats, winners)
    lines = [f"{'Player':<{wide}}" + "".join(f"  {name:>5}" for name in columns)]
    for one in scores:
        of_line: dict[str, int] = {}
        for name, points in one.lines:
            of_line[name] = of_line.get(name, 0) + points
        cells = [*(of_line.get(name, 0) for name in named), one.total, *([one.tie_break] if ties else [])]
        shown = "".join(f"  {cell:>{max(len(name), 5)}}" for name, cell in zip(columns, cells, strict=True))
        won = "  winner" if one.seat in winners else ""
        lines.append(f"{seats[one.seat]:<{wide}}{shown}{won}")
    return lines


def _score_lines(scores: Sequence[SeatScore], seats: Sequence[str], winners: Sequence[int]) -> list[str]:
    """Return a paragraph for each seat, for scores whose columns don't fit."""
    lines: list[str] = []
    for one in scores:
        parts = ", ".join(f"{name} {points}" for name, points in one.lines)
        tie = f", tie-break {one.tie_break}" if one.tie_break else ""
        won = ", winner" if one.seat in winners else ""
        lines += wrap(f"{seats[one.seat]}: {one.total}{f' ({parts})' if parts else ''}{tie}{won}", "", "  ")
    return lines


def data_of(value: object) -> object:
    """Return a view, or a part of one, as plain data for JSON.

    Args:
        value: whatever a field holds.
    """
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if isinstance(value, Mapping):
        return {str(key): data_of(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [data_of(one) for one in value]
    if isinstance(value, set | frozenset):
        return sorted(map(str, value))
    kind = type(value)
    if has(kind):
        names = [one.name for one in fields(kind) if _is_shown(one.name, getattr(value, one.name))]
        return {name: data_of(getattr(value, name)) for name in names}
    return str(value)
