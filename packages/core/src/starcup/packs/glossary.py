"""The words of the game, explained for people; no code depends on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from starcup.kernel.values import frozen
from starcup.packs.errors import Fault
from starcup.packs.faults import refuse
from starcup.packs.manifest import read_document
from starcup.packs.strict import Reader

FILE = "glossary.toml"


@frozen
class GlossaryRow:
    """A word as the file has it."""

    name: str
    text: str
    also: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    see: tuple[str, ...] = ()


@frozen
class GlossaryEntry:
    """A word of the game.

    ``key`` is its identifier, ``name`` what it is called, ``text`` a few sentences,
    ``also`` other forms by which people ask for it (in lower case), ``rules``
    the ids of the rules that say it exactly, and ``see`` the keys of entries that belong to it.
    """

    key: str
    name: str
    text: str
    also: tuple[str, ...]
    rules: tuple[str, ...]
    see: tuple[str, ...]


@cache
def glossary_in(home: str) -> Mapping[str, GlossaryEntry]:
    """The words of a game by their keys, in the order in which they are met; empty if it explains none.

    Args:
        home: the import package that holds the game's ``glossary.toml``.

    Raises:
        PackError: the file is faulty.
    """
    from importlib import resources

    faults: list[Fault] = []
    document = read_document(resources.files(home), FILE, "core", faults)
    rows = Reader().read(document, document.data, dict[str, GlossaryRow]) or {}
    refuse(faults)
    return MappingProxyType(
        {key: GlossaryEntry(key, row.name, row.text, row.also, row.rules, row.see) for key, row in rows.items()}
    )
