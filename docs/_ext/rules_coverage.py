"""Rules and the tests that name them: pages made of both, and links to them from wherever a rule's id stands.

A test of Roll names rules by beginning with their ids: ``test_assign_3_any_worker...``, ``test_phase_8__phase_9_...``.
A test of another game may also name them in its docstring: ``PAY-3``, ``SCORE-6 to SCORE-20``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from attrs import frozen
from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.domains.std import StandardDomain
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode

from starcup.packed.ruleset import rule_statements
from starcup.packs import Rule
from starcup.packs.rule_texts import rules_in
from starcup.roll import RollRuleset

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"\b[A-Z]+(?:-[A-Z]+)?-\d+\b")


RANGE = re.compile(r"\b([A-Z]+)-(\d+)(?: to (?:[A-Z]+-)?(\d+))?")


@frozen
class RulesOf:
    """Where the rules of a game are: the import package that states them, its tests, and the pages about it."""

    package: str
    tests: str
    pages: tuple[str, ...]


GAMES = {
    "race": RulesOf("starcup_race", "tests/race/", ("race", "card-packs")),
    "tiny-epic": RulesOf("starcup_tiny_epic", "tests/tiny_epic/", ("tiny-epic", "planet-packs")),
}
"""The games beside Roll, whose tests lie in folders of their own; pages are named by how their names begin."""


@frozen
class NamedTest:
    """A test function: its file, from the root on, its name, and its docstring."""

    file: str
    name: str
    docstring: str = ""


@cache
def all_tests() -> tuple[NamedTest, ...]:
    """All test functions under ``tests/``, in the order of their files, without importing anything."""
    return tuple(
        NamedTest(path.relative_to(ROOT).as_posix(), node.name, ast.get_docstring(node) or "")
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def split_name(name: str, chapters: Iterable[str]) -> tuple[list[str], str]:
    """The rule ids that a test's name begins with, and what it says after them."""
    found = []
    rest = name.removeprefix("test_")
    known = "|".join(sorted(chapter.lower().replace("-", "_") for chapter in chapters))
    while match := re.match(rf"({known})_(\d+)(?:_+|$)", rest):
        found.append(f"{match[1].upper().replace('_', '-')}-{match[2]}")
        rest = rest[match.end() :]
    return found, rest.strip("_").replace("_", " ")


def chapter_of(rule: str) -> str:
    """``SHIP`` of ``SHIP-3``."""
    return rule.rpartition("-")[0]


def coverage(statements: Iterable[str]) -> dict[str, list[tuple[NamedTest, str]]]:
    """For every rule id of Roll the tests that name it, each with its name in words."""
    others = tuple(rules.tests for rules in GAMES.values())
    found: dict[str, list[tuple[NamedTest, str]]] = {rule: [] for rule in statements}
    chapters = {chapter_of(rule) for rule in found}
    for test in all_tests():
        ids, words = split_name(test.name, chapters)
        for rule in () if test.file.startswith(others) else ids:
            found.setdefault(rule, []).append((test, words))
    return found


def ids_in(docstring: str) -> list[str]:
    """The rule ids that a docstring names, each once; of ``SCORE-6 to SCORE-20`` all."""
    found = [
        f"{chapter}-{number}"
        for chapter, first, last in RANGE.findall(docstring)
        for number in range(int(first), int(last or first) + 1)
    ]
    return list(dict.fromkeys(found))


def coverage_in(game: str, statements: Iterable[str]) -> dict[str, list[tuple[NamedTest, str]]]:
    """For every rule id of one of :data:`GAMES` the tests that name it, each with its name in words."""
    found: dict[str, list[tuple[NamedTest, str]]] = {rule: [] for rule in statements}
    chapters = {chapter_of(rule) for rule in found}
    for test in all_tests():
        if test.file.startswith(GAMES[game].tests):
            named, words = split_name(test.name, chapters)
            for rule in dict.fromkeys((*named, *ids_in(test.docstring))):
                if chapter_of(rule) in chapters:
                    found.setdefault(rule, []).append((test, words))
    return found


def statements_in(game: str) -> Mapping[str, Rule]:
    """Every rule of one of :data:`GAMES` by its id."""
    return rules_in(GAMES[game].package, ())


def game_of(page: str) -> str:
    """The key of the game that a page is about; Roll unless it says otherwise."""
    name = page.rpartition("/")[2]
    return next((game for game, rules in GAMES.items() if name.startswith(rules.pages)), "roll")


def anchor(rule: str, game: str = "roll") -> str:
    """The id of a rule's place on the page of its game."""
    return f"rule-{rule.lower()}" if game == "roll" else f"{game}-rule-{rule.lower()}"


class RulesCoverage(SphinxDirective):
    """``{rules-coverage} GAME``: a section for each chapter, with every rule, its statement, and its tests."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        self.game: str = self.arguments[0]
        statements: Mapping[str, Rule]
        if self.game in GAMES:
            statements = statements_in(self.game)
            tests = coverage_in(self.game, statements)
        else:
            statements = rule_statements(RollRuleset.load(["base"]))
            tests = coverage(statements)
        made: list[nodes.Node] = []
        for name, ids in by_chapter(statements).items():
            title = statements[ids[0]].chapter or name
            made.append(section := nodes.section(ids=[f"{self.game}-chapter-{name.lower()}"], names=[title.lower()]))
            section += nodes.title("", f"{title}: {ids[0]} to {ids[-1]}")
            section += (entries := nodes.definition_list(classes=["rules"]))
            entries.extend(self.entry(rule, statements[rule], tests[rule]) for rule in ids)
        return made

    def entry(self, rule: str, told: Rule, tests: list[tuple[NamedTest, str]]) -> nodes.definition_list_item:
        place = anchor(rule, self.game)
        term = nodes.term("", rule, ids=[place])
        term += addnodes.index(entries=[("single", rule, place, "main", None)])  # found first by a search
        basis = nodes.emphasis("", "" if told.basis == "printed" else f" ({told.basis})")
        meaning = nodes.definition("", nodes.paragraph("", "", nodes.Text(told.text), basis))
        if told.example:
            meaning += nodes.paragraph("", "", nodes.emphasis("", "Example: "), nodes.Text(told.example))
        count = f"{len(tests)} test{'s' * (len(tests) != 1)}"
        meaning += nodes.raw("", f"<details><summary>{count} of {rule}</summary>", format="html")
        meaning += (lines := nodes.bullet_list(classes=["tests"]))
        for test, words in tests:
            line = nodes.paragraph("", "", nodes.Text(f"{words or test.name} "), nodes.literal("", test.file))
            lines += nodes.list_item("", line)
        meaning += nodes.raw("", "</details>", format="html")
        domain = self.env.domains["std"]
        assert isinstance(domain, StandardDomain)
        domain.labels[place] = (self.env.current_document.docname, place, rule)
        domain.anonlabels[place] = (self.env.current_document.docname, place)
        return nodes.definition_list_item("", term, meaning)


def by_chapter(statements: Iterable[str]) -> dict[str, list[str]]:
    """Rule ids by chapter, both in the order given."""
    found: dict[str, list[str]] = {}
    for rule in statements:
        found.setdefault(chapter_of(rule), []).append(rule)
    return found


class LinkRules(SphinxPostTransform):
    """Every id of a rule in running text leads to the rule, on pages about a game to that of the game."""

    default_priority = 400

    def run(self, **_: Any) -> None:
        domain = self.env.domains["std"]
        assert isinstance(domain, StandardDomain)
        for text in list(self.document.findall(nodes.Text)):
            parent = text.parent
            if isinstance(parent, nodes.paragraph | nodes.emphasis | nodes.entry | nodes.strong):
                parts = self.parts(text.astext(), domain)
                if len(parts) > 1:
                    parent.replace(text, parts)

    def parts(self, text: str, domain: StandardDomain) -> list[nodes.Node]:
        here = self.env.current_document.docname
        game = game_of(here)
        builder = self.app.builder
        made: list[nodes.Node] = []
        end = 0
        for match in ID.finditer(text):
            target = domain.anonlabels.get(anchor(match[0], game))
            if target is not None:
                link = make_refnode(builder, here, target[0], target[1], nodes.Text(match[0]))
                link["classes"].append("rule")
                made += [nodes.Text(text[end : match.start()]), link]
                end = match.end()
        return [*made, nodes.Text(text[end:])]


def setup(app: Sphinx) -> dict[str, bool]:
    """Entry point of the extension."""
    app.add_directive("rules-coverage", RulesCoverage)
    app.add_post_transform(LinkRules)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
