"""The numbered rules in our own words, from core and from the packs in use."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import TYPE_CHECKING, Literal

import cattrs
from attrs import field, frozen

from starcup.kernel.errors import PackError

if TYPE_CHECKING:
    from starcup.roll.ruleset import RollRuleset

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
class _Row:
    text: str
    basis: Basis
    example: str = ""


@frozen
class _File:
    chapters: dict[str, str] = field(factory=dict)
    rules: dict[str, _Row] = field(factory=dict)


def rule_statements(rules: RollRuleset) -> Mapping[str, Rule]:
    """All rules by id, in the order of their chapters and numbers.

    Raises:
        PackError: a pack's ``rules.toml`` is faulty, or states an id that is taken.
    """
    own = tomllib.loads((resources.files("starcup.roll") / "rules.toml").read_text(encoding="utf-8"))
    reader = cattrs.Converter(forbid_extra_keys=True)
    files = [("core", own), *((f"pack {pack.name!r}", pack.read("rules.toml")) for pack in rules.packs)]
    chapters: dict[str, str] = {}
    rows: dict[str, _Row] = {}
    for owner, data in files:
        try:
            file = reader.structure(data, _File)
        except cattrs.BaseValidationError as error:
            raise PackError(f"{owner}, rules.toml: {'; '.join(cattrs.transform_error(error))}") from error
        chapters.update(file.chapters)
        for name, row in file.rules.items():
            if name in rows:
                raise PackError(f"{owner}, rules.toml: rule {name} is stated already")
            rows[name] = row
    order = list(chapters)

    def title(name: str) -> str:
        return chapters.get(name.rpartition("-")[0], "")

    def place(name: str) -> tuple[int, int]:
        chapter, _, number = name.rpartition("-")
        return (order.index(chapter) if chapter in chapters else len(order), int(number) if number.isdecimal() else 0)

    return {
        name: Rule(
            name, rows[name].text, rows[name].basis, rows[name].example, chapters.get(name.rpartition("-")[0], "")
        )
        for name in sorted(rows, key=place)
    }
