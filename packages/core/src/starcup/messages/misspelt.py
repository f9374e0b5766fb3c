"""What is wrong in the words that a pack brings, with its place."""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from importlib.resources.abc import Traversable
from typing import Any

from attrs import frozen

from starcup.kernel.ruleset import Ruleset
from starcup.kernel.suggest import brief, did_you_mean
from starcup.messages.checking import compare, nodes
from starcup.messages.language import ENGLISH, FOLDER, catalogue_of, homes_of


@frozen
class Misspelt:
    """Something in a file of words that no language can say.

    Args:
        file: its path below the folder with the words.
        line: the number of the line, from 1; 0: the whole file.
        what: what is wrong, and what was expected.
    """

    file: str
    line: int
    what: str


def misspelt(ruleset: Ruleset[Any, Any], home: Traversable) -> Iterator[Misspelt]:
    """Yield what is wrong in the words of a pack: what is no Fluent, refers to nothing, or is asked for by nothing."""
    folder = home / FOLDER
    for language in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else ():
        if language.is_dir():
            yield from _misspelt_in(ruleset, home, language)


def _misspelt_in(ruleset: Ruleset[Any, Any], home: Traversable, language: Traversable) -> Iterator[Misspelt]:
    lines: dict[str, tuple[str, int]] = {}
    references: dict[str, dict[str, int]] = {}
    for file in sorted(language.iterdir(), key=lambda entry: entry.name):
        if not file.name.endswith(".ftl"):
            continue
        path = f"{FOLDER}/{language.name}/{file.name}"
        try:
            source = file.read_text(encoding="utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            yield Misspelt(path, 0, f"expected UTF-8, found byte {error.object[error.start]:#x}")
            return
        for line, entry in _placed(source):
            if isinstance(entry, str):
                yield Misspelt(path, line, entry)
            else:
                lines[entry.name] = path, line
                references[entry.name] = entry.references
    homes = (*homes_of(ruleset), home)
    names = {*catalogue_of(ENGLISH, homes).ids, *catalogue_of(language.name, homes).ids}
    for name, referred in references.items():
        for other in referred.keys() - names:
            what = f"there are no words for {other!r}{did_you_mean(other, names)}"
            yield Misspelt(lines[name][0], referred[other], what)
    try:
        TopologicalSorter({name: referred.keys() for name, referred in references.items()}).prepare()
    except CycleError as error:
        circle = error.args[1]
        yield Misspelt(*lines[circle[0]], f"its words refer to themselves: {', '.join(circle)}")
    if language.name != ENGLISH:
        comparison = compare(ruleset, language.name, [home])
        faults = dict.fromkeys(comparison.unused, "nothing asks for these words")
        faults |= {
            name: f"nothing gives {', '.join(f'${argument}' for argument in wrong)}"
            for name, wrong in comparison.arguments.items()
        }
        for name, what in faults.items():
            if (place := lines.get(name.partition(".")[0])) is not None:
                yield Misspelt(*place, f"{name}: {what}")


@frozen
class _Referring:
    name: str
    references: dict[str, int]
    """What the entry refers to, each with its line."""


def _placed(source: str) -> Iterator[tuple[int, _Referring | str]]:
    """Yield the entries of a file with their lines; of what is no entry what was expected."""
    from fluent.syntax import FluentParser, ast

    def line_of(node: ast.BaseNode) -> int:
        span = getattr(node, "span", None)
        return source.count("\n", 0, span.start if span is not None else 0) + 1

    def name_of(node: ast.Message | ast.Term | ast.MessageReference | ast.TermReference) -> str:
        return f"-{node.id.name}" if isinstance(node, ast.Term | ast.TermReference) else node.id.name

    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            expected = next((note.message for note in entry.annotations if note.message), "expected a message")
            source_line = (entry.content or "").strip().partition("\n")[0]
            yield line_of(entry), f"{expected[:1].lower()}{expected[1:]}; found {brief(source_line)}"
        elif isinstance(entry, ast.Message | ast.Term):
            referring = [node for node in nodes(entry) if isinstance(node, ast.MessageReference | ast.TermReference)]
            yield line_of(entry), _Referring(name_of(entry), {name_of(node): line_of(node) for node in referring})
