"""Checks the words of a language against the English ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import fields, frozen, has

from starcup.kernel.ruleset import Ruleset
from starcup.messages.language import CORE, ENGLISH, catalogue_of, homes_of

if TYPE_CHECKING:
    from fluent.syntax import ast

_Entry: TypeAlias = "ast.Message | ast.Term"
FORMS = frozenset(("is", "count", "counted", "first", "gender"))
"""The forms of arguments that are no attributes: of players, of several things, of texts."""
OF_DATA = (
    "bot-", "chapter-", "count-", "game-", "glossary-", "lesson-", "noun-", "option-", "pack-", "rule-", "term-",
)  # fmt: skip
"""The beginnings of the ids of texts that are data, or of other packages: they need no English entry."""
OF_CODE = ("click-", "command-", "metavar-")
"""The beginnings of the ids of help, whose English is in the code: they are compared if English entries are given."""
TEXTS = frozenset(("also", "bonus", "example", "letter", "notes", "page", "power", "text"))
"""Attributes of the ids of data."""
VALUE = "value-"
"""The beginning of the attributes of options that tell what their values mean."""
FREE = frozenset(("indefinite", "within", "short"))
"""Attributes of English sentences that other languages need not have."""


@frozen
class Comparison:
    """The words of a language compared with the English ones: those that it lacks, and what is wrong in them.

    Args:
        missing: the ids, and ``id.attribute``, for which there are English words only.
        unused: the ids and attributes that nothing asks for.
        arguments: the variables that English does not use, and those with the suffix of an attribute that no name
            has, by their ids.
        broken: the ids whose words are not valid Fluent.
    """

    missing: tuple[str, ...]
    unused: tuple[str, ...]
    arguments: Mapping[str, tuple[str, ...]]
    broken: tuple[str, ...]

    @property
    def faultless(self) -> bool:
        """Whether nothing is wrong; words may be missing."""
        return not (self.unused or self.arguments or self.broken)


def compare(ruleset: Ruleset[Any, Any], code: str, homes: Iterable[Traversable] = ()) -> Comparison:
    """Return how the words of a language differ from the English ones, for a game and its packs.

    Sentences begin with the key of the game, or ``starcup-``. All other entries are names, which may have any
    attributes that sentences use; names of pieces need no English entry.

    Args:
        ruleset: the rules of the game.
        code: the language tag.
        homes: further folders with a folder ``locales``.

    Raises:
        GameError: a pack has no readable words.

    >>> from starcup import games
    >>> found = compare(games.find("roll").load(), "pt")
    >>> found.faultless, "roll-refusal-counters" in found.missing
    (True, True)
    """
    everywhere = (*homes_of(ruleset), *homes)
    english = {name: entry for name, entry in _entries(ENGLISH, everywhere) if entry is not None}
    own = dict(_entries(code, everywhere))
    elsewhere = tuple(kind for kind in OF_CODE if not any(name.startswith(kind) for name in english))
    entries = {name: entry for name, entry in own.items() if entry is not None and not name.startswith(elsewhere)}
    sentences = (f"{CORE}-", f"{ruleset.game}-")
    ordered = _of_orders(ruleset)
    known = _known(entries, english, _keys(ruleset), sentences) | {*ordered}
    attributes = {part for entry in entries.values() for part in _attributes(entry)}
    suffixes = {variable.partition("-")[2] for entry in entries.values() for variable in _variables(entry, entries)}
    missing: list[str] = []
    for name, entry in english.items():
        there = _attributes(entries[name]) if name in entries else []
        parts = _attributes(entry) if name.startswith(sentences) else []
        missing += [name] if entry.value and name not in entries else []
        missing += [f"{name}.{part}" for part in parts if part not in there and part not in FREE]
    missing += [name for name in ordered if name not in entries]
    unused = [name for name in entries if name not in known]
    arguments: dict[str, tuple[str, ...]] = {}
    for name, entry in entries.items():
        in_english = set(_attributes(english[name]) if name in english else [])
        parts = [] if name.startswith("noun-") else _attributes(entry)  # the terminal asks for the forms of these
        known_parts = {part for part in parts if part in in_english | TEXTS | suffixes or part.startswith(VALUE)}
        unused += [f"{name}.{part}" for part in parts if part not in known_parts]
        given = (
            {variable.partition("-")[0] for variable in _variables(english[name], english)}
            if name in english
            else set()
        )
        given |= set() if name.startswith(sentences) else _GIVEN.get(name.partition("-")[0], {"name"})
        wrong = [variable for variable in sorted(_variables(entry, entries)) if not _fits(variable, given, attributes)]
        if wrong and name in known:
            arguments[name] = tuple(wrong)
    return Comparison(tuple(missing), tuple(unused), arguments, tuple(name for name in own if own[name] is None))


_GIVEN: Mapping[str, set[str]] = {"lesson": {"suggested"}, "count": {"count"}}
"""What the entries of data may use; those of names have the name itself."""


def _entries(code: str, homes: tuple[Traversable, ...]) -> Iterator[tuple[str, _Entry | None]]:
    """Return the entries of a language by id, in the order of the files; None where they are not valid."""
    for name, source in catalogue_of(code, homes).ids.items():
        yield name, _parsed(source)


def _known(names: Iterable[str], english: Collection[str], keys: set[str], sentences: tuple[str, ...]) -> set[str]:
    """Return the ids that something asks for: English ones, names of pieces, general entries of their lists, terms."""
    known = {name for name in names if name in english or name.startswith(("-", *OF_DATA))}
    others = [name for name in names if name not in known and not name.startswith(sentences)]
    known |= {name for name in others if name.partition("-")[2] in keys}
    lists = keys | {name.partition("-")[0] for name in (*known, *english)}
    return known | {name for name in others if name in lists}


def _of_orders(ruleset: Ruleset[Any, Any]) -> tuple[str, ...]:
    """Return the ids of what is said of orders given beforehand; the English texts are where they are declared."""
    where = [f"{ruleset.game}-where-{question.kind}" for question in ruleset.standing if question.where]
    until = [
        f"{ruleset.game}-until-{question.kind}-{end.name}" for question in ruleset.standing for end in question.until
    ]
    return (*where, *until)


def _fits(variable: str, given: Iterable[str], attributes: Iterable[str]) -> bool:
    name, _, form = variable.partition("-")
    return name in given and (not form or form in FORMS | FREE or form in attributes)


def _keys(ruleset: Ruleset[Any, Any]) -> set[str]:
    """Return the keys of all pieces of packs, of their sides and of replaced powers, and the names of their lists."""
    from starcup.packed.ruleset import PackedRuleset

    powers = ruleset.powers if isinstance(ruleset, PackedRuleset) else ()
    keys = {f"{power.key}-{power.pack}" for power in powers if power.replaces}
    for pack in ruleset.pieces if isinstance(ruleset, PackedRuleset) else ():
        for pieces, rows in pack.rows.items():
            for row in rows:
                values = (
                    [getattr(row.value, part.name) for part in fields(type(row.value))] if has(type(row.value)) else []
                )
                parts = [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
                sides = {str(side.key) for side in (row.value, *parts) if hasattr(side, "key")}
                keys |= {pieces.name, pieces.key_of(row.value), *sides}
    return keys


def _parsed(source: str) -> _Entry | None:
    # Imported late, as nothing else needs the parser before words are asked for.
    from fluent.syntax import FluentParser, ast

    comments = (ast.Comment, ast.GroupComment, ast.ResourceComment)
    entries = [part for part in FluentParser(with_spans=False).parse(source).body if not isinstance(part, comments)]
    entry = entries[0] if len(entries) == 1 else None
    return entry if isinstance(entry, ast.Message | ast.Term) else None


def _attributes(entry: _Entry) -> list[str]:
    return [part.id.name for part in entry.attributes]


def _variables(entry: _Entry, entries: Mapping[str, _Entry]) -> set[str]:
    """Return the variables of an entry and of all that it refers to."""
    from fluent.syntax import ast

    variables: set[str] = set()
    reached = [entry]
    for message in reached:
        for node in nodes(message):
            if isinstance(node, ast.VariableReference):
                variables.add(node.id.name)
            elif isinstance(node, ast.MessageReference | ast.TermReference):
                referred = entries.get(node.id.name)
                reached += [referred] if referred is not None and referred not in reached else []
    return variables


def nodes(node: object) -> Iterator[object]:
    """Yield a node of Fluent's syntax with all that are in it."""
    yield node
    parts = node if isinstance(node, list) else vars(node).values() if hasattr(node, "__dict__") else ()
    for part in parts:
        yield from nodes(part)
