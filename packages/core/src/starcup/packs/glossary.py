"""The glossary of a game, for people to read; no code depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from starcup.kernel.values import frozen
from starcup.packs.errors import Fault
from starcup.packs.faults import refuse
from starcup.packs.layout import GLOSSARY
from starcup.packs.manifest import read_document
from starcup.packs.strict import Reader


@frozen
class GlossaryRow:
    """An entry of the glossary as in the file, without its key."""

    name: str
    text: str
    also: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    see: tuple[str, ...] = ()


@frozen
class GlossaryEntry:
    """An entry of the glossary: a word of the game, explained.

    ``key`` identifies it, ``name`` is the word, ``text`` explains it in a few sentences,
    ``also`` are other forms of the word (in lower case), ``rules`` the ids of the rules
    that define it exactly, and ``see`` the keys of related entries.
    """

    key: str
    name: str
    text: str
    also: tuple[str, ...]
    rules: tuple[str, ...]
    see: tuple[str, ...]


@cache
def glossary_in(home: str) -> Mapping[str, GlossaryEntry]:
    """Return the glossary of a game by key, in the order in which players meet the words; empty if it has none."""
    from importlib import resources

    faults: list[Fault] = []
    document = read_document(resources.files(home), GLOSSARY, "core", faults)
    rows = Reader().read(document, document.data, dict[str, GlossaryRow]) or {}
    refuse(faults)
    return MappingProxyType(
        {key: GlossaryEntry(key, row.name, row.text, row.also, row.rules, row.see) for key, row in rows.items()}
    )
