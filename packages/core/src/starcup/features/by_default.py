"""The features of a game that names none: the fields of its table as far as a seat sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from types import UnionType
from typing import Any, Union, get_args, get_origin

from starcup.features.slots import Number, Slot, Things
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.table import Table
from starcup.kernel.view import parts_of
from starcup.kernel.visibility import Audience, audiences, field_types, unmarked

FLOW: frozenset[str] = frozenset(field.name for field in Table.__attrs_attrs__)
"""The fields of every table; who plays, and how many."""
MOST, MOST_LENGTH, PLACES = 63, 40, 8
"""The largest number that is told apart, the greatest length, and the places of a row that are told one by one."""
STEPS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, MOST)

AnySlot = Slot[Any]
Read = Callable[[Any, int], Any]


def table_slots(ruleset: Ruleset[Any, Any], traits: Mapping[str, Mapping[str, float]]) -> Iterable[AnySlot]:
    """Return a slot or some for each field of the table that everybody sees, and for the viewer's own secrets."""
    kind, parts = ruleset.table_kind, parts_of(ruleset.table_kind)
    for name in _visible(kind, Audience.EVERYONE, Audience.COUNT):
        if name not in FLOW and name not in parts:
            hides = audiences(kind)[name] is Audience.COUNT
            yield from _slots(ruleset, traits, name, field_types(kind)[name], _of_table(name), hides)
    for name, part in parts.items():
        for inner in _visible(part, Audience.OWNER, Audience.COUNT, Audience.TOP):
            hint = field_types(part)[inner]
            yield from _slots(ruleset, traits, f"own.{inner}", hint, _of_part(name, inner), hides=False)


def seat_slots(ruleset: Ruleset[Any, Any], traits: Mapping[str, Mapping[str, float]]) -> Iterable[AnySlot]:
    """Return a slot or some for each field of a seat that everybody sees, be it only its length."""
    for name, part in parts_of(ruleset.table_kind).items():
        for inner in _visible(part, Audience.EVERYONE, Audience.COUNT, Audience.TOP):
            hides = audiences(part)[inner] is not Audience.EVERYONE
            yield from _slots(ruleset, traits, inner, field_types(part)[inner], _of_part(name, inner), hides)


def _visible(kind: type, *wanted: Audience) -> list[str]:
    return [name for name, audience in audiences(kind).items() if audience in wanted]


def _of_table(name: str) -> Read:
    read = attrgetter(name)
    return lambda table, seat: read(table)


def _of_part(name: str, inner: str) -> Read:
    parts, read = attrgetter(name), attrgetter(inner)

    def value(table: Any, seat: int) -> Any:
        there = parts(table)
        return read(there[seat]) if seat < len(there) else None

    return value


def _slots(
    ruleset: Ruleset[Any, Any],
    traits: Mapping[str, Mapping[str, float]],
    name: str,
    hint: object,
    read: Read,
    hides: bool,
) -> Iterable[AnySlot]:
    """Return the slots of one field by its type; nothing for types that say nothing of what they hold."""
    kind = plain_type(hint)
    if kind in (int, bool):
        yield Number(name, -1, MOST, lambda table, seat: _number(read(table, seat)), STEPS)
    elif kind is str:
        words = words_of(ruleset)
        yield _named(name, words, traits, lambda table, seat: (words.get(read(table, seat) or "", -1),))
    elif get_origin(kind) in (tuple, list):
        yield Number(f"{name}.count", 0, MOST_LENGTH, lambda table, seat: len(read(table, seat) or ()))
        item = plain_type(next(iter(get_args(kind)), object))
        if not hides and item in (int, bool):
            yield from _numbers(name, read)
        elif not hides and item is str:
            words = words_of(ruleset)
            yield _named(
                name,
                words,
                traits,
                lambda table, seat: tuple([words.get(item, -1) for item in read(table, seat) or ()]),
            )


def _numbers(name: str, read: Read) -> Iterable[AnySlot]:
    """Return the slots of a row of numbers: how often each occurs, and those in the first places."""
    names = tuple(map(str, range(MOST + 1)))
    yield Things(name, names, lambda table, seat: tuple(map(_number, read(table, seat) or ())), MOST_LENGTH)
    for place in range(PLACES):

        def at(table: Any, seat: int, place: int = place) -> int:
            row = read(table, seat) or ()
            return _number(row[place]) if place < len(row) else -1

        yield Number(f"{name}.{place}", -1, MOST, at, STEPS)


def _named(name: str, words: Mapping[str, int], traits: Mapping[str, Mapping[str, float]], read: Read) -> AnySlot:
    does = [traits.get(word, {}) for word in words]
    return Things(name, tuple(words), read, MOST_LENGTH, does if any(does) else ())


def words_of(ruleset: Ruleset[Any, Any]) -> dict[str, int]:
    """Return all names that fields of choices and outcomes of chance may have, each with its number."""
    lists = (*ruleset.domains.values(), *ruleset.outcomes.values())
    words = dict.fromkeys(word for values in lists for word in values if isinstance(word, str))
    return {word: number for number, word in enumerate(words)}


def _number(value: object) -> int:
    return value if isinstance(value, int) else -1


def plain_type(hint: object) -> object:
    """Return a type without marks, and without the None that it may be."""
    hint = unmarked(hint)
    if get_origin(hint) in (Union, UnionType):
        kinds = [kind for kind in get_args(hint) if kind is not type(None)]
        hint = unmarked(kinds[0]) if len(kinds) == 1 else hint
    return hint
