"""The numbered rules of a game in our own words, from the game itself and from the packs in use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from attrs import field

from starcup.kernel.values import frozen
from starcup.packs.errors import Fault
from starcup.packs.faults import Unquoted, refuse
from starcup.packs.layout import RULES
from starcup.packs.manifest import read_document
from starcup.packs.pack import Pack
from starcup.packs.strict import Reader

Basis = Literal["printed", "inferred", "ruling"]


@frozen
class Rule:
    """One numbered rule: its statement, what it rests on, a concrete case, and its chapter's title.

    ``basis`` is "printed" in a rule book, "inferred" from what is printed, or a
    "ruling" where it is silent.
    """

    id: str
    text: str
    basis: Basis
    example: str
    chapter: str


@frozen
class RuleRow:
    """A rule by its id, such as ``"BANK-1"``: its statement, what it rests on, and a concrete case."""

    text: str
    basis: Basis
    example: str = ""


@frozen
class RulesFile:
    """A ``rules.toml``: titles of chapters by their codes, such as ``BANK``, and rules by their ids."""

    chapters: dict[str, str] = field(factory=dict)
    rules: dict[str, RuleRow] = field(factory=dict)


def rules_in(home: str, packs: Iterable[Pack]) -> dict[str, Rule]:
    """Return all rules by id, in the order of their chapters and numbers."""
    from importlib import resources

    faults: list[Fault] = []
    reader = Reader()
    own = read_document(resources.files(home), RULES, "core", faults)
    chapters: dict[str, str] = {}
    rows: dict[str, RuleRow] = {}
    for document in (own, *(pack.document(RULES, faults) for pack in packs)):
        file = reader.read(document, document.data, RulesFile)
        if file is None:
            continue
        chapters.update(file.chapters)
        for name, row in file.rules.items():
            if name in rows:
                document.fault(("rules", name), "a rule of a new id", Unquoted(f"{name!r}, which is stated already"))
            rows[name] = row
    refuse(faults)
    order = list(chapters)

    def title(name: str) -> str:
        return chapters.get(name.rpartition("-")[0], "")

    def place(name: str) -> tuple[int, int]:
        chapter, _, number = name.rpartition("-")
        return (order.index(chapter) if chapter in chapters else len(order), int(number) if number.isdecimal() else 0)

    return {
        name: Rule(name, rows[name].text, rows[name].basis, rows[name].example, title(name))
        for name in sorted(rows, key=place)
    }
