"""The files of powers: texts for people, and terms in a table of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, get_args, get_type_hints

import attrs

from starcup.kernel.interning import Made
from starcup.kernel.values import frozen
from starcup.packs.faults import Document, Unquoted
from starcup.packs.layout import TERMS
from starcup.packs.strict import Reader, fields_of, toml_name
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


def read_power_file(document: Document, reader: Reader, kind: type[FileT], homes: Mapping[str, str]) -> FileT:
    """Return the contents of a power's file; empty if it has faults, which are noted in the document.

    Args:
        document: the file.
        reader: a reader that knows the types in it.
        kind: the class of such files.
        homes: where names belong that are no keys of the file itself, in words; see :func:`homes_in`.
    """
    data, own = dict(document.data), fields_of(kind)
    for name in [name for name in data if name in homes and not (name in own and isinstance(data[name], str))]:
        expected = homes[name]
        document.fault(
            (name,), expected, Unquoted(f"{name!r} outside that {'list' if ' list ' in expected else 'table'}")
        )
        del data[name]
    return reader.read(document, data, kind) or kind()


def homes_in(kind: type[PowerFile]) -> Mapping[str, str]:
    """Return where the names belong that stand in the tables of a file, in words for messages.

    Args:
        kind: the class of the file.
    """
    return _HOMES[kind]


def terms_class(kind: type[PowerFile]) -> type | None:
    """Return the class of the table of terms in the files of a class; None if powers have no terms.

    Args:
        kind: the class of the files.
    """
    return _TERMS[kind]


def stated_terms(file: PowerFile) -> list[str] | None:
    """Return the terms that the file of a power states; None if it has no table of terms.

    Args:
        file: its contents.
    """
    terms = getattr(file, TERMS, None)
    if terms is None:
        return None
    own = attrs.fields(type(terms))
    return [toml_name(one.name) for one in own if getattr(terms, one.name) != one.default]


def _terms(kind: type) -> type | None:
    hint = get_type_hints(kind).get(TERMS)
    return next((part for part in (*get_args(hint), hint) if isinstance(part, type) and attrs.has(part)), None)


def _homes(kind: type) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for table, hint in get_type_hints(kind).items():
        for part in (*get_args(hint), hint):
            if isinstance(part, type) and attrs.has(part):
                found |= {name: f"{'terms' if table == TERMS else name} under [{table}]" for name in fields_of(part)}
    return found


_HOMES: Made[type, Mapping[str, str]] = Made(_homes)  # annotations are evaluated once
_TERMS: Made[type, type | None] = Made(_terms)
