"""The files of powers: texts for people, and terms in a table of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeVar, get_args, get_type_hints

import attrs

from starcup.kernel.values import frozen
from starcup.packs.class_tables import fields_of, toml_name
from starcup.packs.faults import Document, Unquoted, one_of
from starcup.packs.layout import TERMS
from starcup.packs.strict import Reader
from starcup.packs.texts import TileText


@frozen
class PowerFile(TileText):
    """The file of a power, ``powers/KEY.toml``: what people read about it.

    A game with terms derives from it and adds a field ``power: Terms | None = None``, of an attrs class of its own.
    """

    @property
    def told(self) -> TileText:
        """The texts for people."""
        return TileText(self.text, self.bonus, self.notes, self.rules)


FileT = TypeVar("FileT", bound=PowerFile)
T = TypeVar("T")


def read_power_file(document: Document, reader: Reader, kind: type[FileT], homes: Mapping[str, str]) -> FileT:
    """Return the contents of a power's file; empty if it has faults, which are noted in the document."""
    data, own = dict(document.data), fields_of(kind)
    for name in [name for name in data if name in homes and not (name in own and isinstance(data[name], str))]:
        expected = homes[name]
        document.fault(
            (name,), expected, Unquoted(f"{name!r} outside that {'list' if ' list ' in expected else 'table'}")
        )
        del data[name]
    if isinstance(terms := data.get(TERMS), dict):
        data[TERMS] = _in_their_tables(document, terms, _tables(kind))
        if terms and not data[TERMS]:
            del data[TERMS]  # only faults stood there
    return reader.read(document, data, kind) or kind()


def _in_their_tables(
    document: Document, terms: Mapping[str, object], tables: Mapping[str, Sequence[str]]
) -> dict[str, object]:
    """Return terms without those that belong to another table than theirs, which are noted as faults."""
    rest: dict[str, object] = {}
    for name, value in terms.items():
        others = [f"[{TERMS}.{table}]" for table, own in tables.items() if name in own and name not in tables]
        if others:
            document.fault((TERMS, name), f"{name} under {one_of(others)}", Unquoted(f"it under [{TERMS}]"))
            continue
        if name in tables and isinstance(value, dict):
            inner = dict(value)
            for term in [term for term in value if term not in tables[name]]:
                others = [table for table, own in tables.items() if term in own]
                if others:
                    expected = f"a term of {name} ({one_of(tables[name])})"
                    document.fault((TERMS, name, term), expected, Unquoted(f"{term}, a term of {one_of(others)}"))
                    del inner[term]
            if value and not inner:
                continue
            value = inner
        rest[name] = value
    return rest


def _remembering(function: Callable[[type], T]) -> Callable[[type], T]:
    """Return a function of classes that evaluates the annotations of each once."""
    return cache(function)


@_remembering
def homes_in(kind: type) -> Mapping[str, str]:
    """Return where the names belong that stand in the tables of a file, in words for messages."""
    homes: dict[str, str] = {}
    for table, hint in get_type_hints(kind).items():
        for part in _classes_in(hint):
            homes |= {name: f"{'terms' if table == TERMS else name} under [{table}]" for name in fields_of(part)}
    return homes


@_remembering
def terms_class(kind: type) -> type | None:
    """Return the class of the table of terms in the files of a class; None if powers have no terms."""
    return next(iter(_classes_in(get_type_hints(kind).get(TERMS))), None)


def stated_terms(file: PowerFile) -> list[str] | None:
    """Return the terms that the file of a power states; None if it has no table of terms."""
    terms = getattr(file, TERMS, None)
    if terms is None:
        return None
    own = attrs.fields(type(terms))
    return [toml_name(field.name) for field in own if getattr(terms, field.name) != field.default]


@_remembering
def _tables(kind: type) -> Mapping[str, Sequence[str]]:
    """Return the tables within the table of terms in files of a class, each with its terms."""
    terms = terms_class(kind)
    hints = get_type_hints(terms) if terms is not None else {}
    return {table: fields_of(part) for table, hint in hints.items() for part in _classes_in(hint)}


def _classes_in(hint: object) -> list[type[attrs.AttrsInstance]]:
    return [part for part in (*get_args(hint), hint) if isinstance(part, type) and attrs.has(part)]
