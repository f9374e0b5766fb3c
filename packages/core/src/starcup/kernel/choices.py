"""Choices: small typed answers with a stable text, like a chess move.

A choice class names its fields in a ``pattern``; the text is that pattern
filled in, and the pattern read backwards parses it. Texts, not positions in a
menu, are what journals, wires and people use. A choice of several things has
them in a field ``items: Items``, which stands last in its pattern.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from attrs import field, fields

from starcup.kernel.errors import IllegalChoice
from starcup.kernel.suggest import nearest_name
from starcup.kernel.values import arguments_of, frozen

Items = tuple[str, ...]
"""Several things of one choice: ``none``, or their names with blanks between them."""
NO_ITEMS = "none"

_FIELD = re.compile(r"\{(\w+)\}")
_TOKEN = re.compile(r"\\\{(\w+)\\\}")
_WORD = r"[a-z0-9_.+@\-]+"
_SEVERAL = rf"{_WORD}(?:(?: ?, ?| ){_WORD})*"


Domain = str | tuple[str | int, ...]
"""Values of a field of a choice: a name that rulesets know, or the values themselves."""
Domains = Mapping[str, Domain]
"""The values of the fields of a kind of choice, by the names of the fields."""


@frozen(eq=False)
class Choice:
    """Base of all choices. Subclasses are frozen, ``eq=False`` and set ``pattern``.

    ``domains`` says of each field which values it may have; a field that is not
    mentioned has those of its name. :meth:`Ruleset.domain` gives the values.

    >>> @frozen(eq=False)
    ... class Play(Choice):
    ...     pattern = "play {card} twice"
    ...     card: str
    >>> Play("ace").text
    'play ace twice'
    >>> parse_choice("play king twice", [Play])
    Play(card='king')
    >>> @frozen(eq=False)
    ... class Discard(Choice):
    ...     pattern = "discard {items}"
    ...     items: Items
    >>> Discard(("ace", "ten")).text, Discard(()).text, parse_choice("discard ten, ace", [Discard])
    ('discard ace ten', 'discard none', Discard(items=('ten', 'ace')))
    """

    pattern: ClassVar[str] = ""
    passing: ClassVar[bool] = False
    """True if it only passes something by, so that searches go on to the next; people name the next at once."""
    domains: ClassVar[Domains] = MappingProxyType({})
    text: str = field(init=False, repr=False)

    if not TYPE_CHECKING:  # which would take it for a class with any attribute

        def __getattr__(self, name: str) -> object:
            """Make the text when it is first asked for: of most choices nobody ever does."""
            if name != "text":
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            text = _spelled(self)
            object.__setattr__(self, "text", text)
            return text

    def __str__(self) -> str:
        return self.text


def _spelled(choice: Choice) -> str:
    """The pattern of a choice filled in."""
    names, pattern, several = _shape(type(choice))
    text = pattern.format(*[getattr(choice, name) for name in names])
    if several:
        items: Items = getattr(choice, "items")  # noqa: B009 - subclasses have it
        text += " ".join(items) or NO_ITEMS
    return text


_SHAPES: dict[type[Choice], tuple[tuple[str, ...], str, bool]] = {}


def _shape(kind: type[Choice]) -> tuple[tuple[str, ...], str, bool]:
    """The fields that a kind of choice names in its pattern, that with positions for them, and if items follow it."""
    known = _SHAPES.get(kind)
    if known is None:
        names = tuple(name for name in _FIELD.findall(kind.pattern) if name != "items")
        pattern = _FIELD.sub("{}", kind.pattern.removesuffix("{items}"))
        known = _SHAPES[kind] = names, pattern, "items" in arguments_of(kind)
    return known


_GRAMMAR: dict[type[Choice], tuple[re.Pattern[str], frozenset[str]]] = {}


def _grammar(kind: type[Choice]) -> tuple[re.Pattern[str], frozenset[str]]:
    """How a kind of choice is written, and which of its fields are numbers."""
    if kind not in _GRAMMAR:
        escaped = re.escape(kind.pattern).replace(r"\ ", " ")
        expression = _TOKEN.sub(lambda found: f"(?P<{found[1]}>{_SEVERAL if found[1] == 'items' else _WORD})", escaped)
        numbers = frozenset(a.name for a in fields(kind) if a.type in (int, "int"))
        _GRAMMAR[kind] = re.compile(expression), numbers
    return _GRAMMAR[kind]


def parse_choice(text: str, kinds: Iterable[type[Choice]]) -> Choice | None:
    """The choice that ``text`` spells under one of ``kinds``, or None. Says nothing of legality."""
    for kind in kinds:
        expression, numbers = _grammar(kind)
        found = expression.fullmatch(text)
        if found:
            words = found.groupdict()
            if all(words[name].isdecimal() for name in numbers):
                return kind(**{name: _value(name, word, name in numbers) for name, word in words.items()})
    return None


def _value(name: str, word: str, is_number: bool) -> int | str | Items:
    if name == "items":
        return () if word == NO_ITEMS else tuple(word.replace(",", " ").split())
    return int(word) if is_number else word


def normalise(text: str) -> str:
    """What a person typed, as choices spell it: lower case, single spaces."""
    return " ".join(text.lower().split())


def not_understood(text: str, kinds: Iterable[type[Choice]], legal: Iterable[str]) -> IllegalChoice:
    """The refusal for a text that is no choice of this game at all; ``legal`` are texts of choices that are."""
    found = nearest_name(text, list(legal))
    known = ", ".join(sorted({kind.pattern.split(" ")[0] for kind in kinds}))
    end = f"did you mean {found!r}?" if found else f"expected one of: {known}."
    return IllegalChoice("not-understood", "", f"{text!r} is no choice of this game; {end}")
