"""Choices: small typed answers with a stable text, like a move in chess.

A choice class names its fields in a ``pattern``; the text of a choice is the
pattern filled in, and the same pattern parses it. Journals, the wire protocol
and people use these texts, not positions in a menu. A choice of several things
has them in a field ``items: Items``, the last one in its pattern.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from attrs import field, fields

from starcup.kernel.errors import IllegalChoice
from starcup.kernel.interning import Interned
from starcup.kernel.messages import REFUSAL, Message
from starcup.kernel.suggest import nearest_name
from starcup.kernel.values import arguments_of, frozen
from starcup.kernel.visibility import field_types, unmarked

Items = tuple[str, ...]
"""The items of a choice of several things; their text is ``none``, or the names with blanks between them."""
NO_ITEMS = "none"
ITEMS = "{items}"
"""The end of the pattern of a choice of several things."""
MOST_SETS = 1 << 14
"""The largest number of choices of a kind of several things that are remembered: there may be any number of sets."""

_FIELD = re.compile(r"\{(\w+)\}")
_TOKEN = re.compile(r"\\\{(\w+)\\\}")
_WORD = r"[a-z0-9_.+@\-]+"
_SEVERAL = rf"{_WORD}(?:(?: ?, ?| ){_WORD})*"


Domain = str | tuple[str | int, ...]
"""The values of a field of a choice: the name of a domain of the ruleset, or the values themselves."""
Domains = Mapping[str, Domain]
"""The domains of a kind of choice by field."""


@frozen(eq=False)
class Choice(Interned):
    """Base class of all choices. Subclasses are frozen with ``eq=False``, and set ``pattern``.

    ``domains`` gives the values that each field may have; a field that is not in
    it has the domain of its own name. :meth:`Ruleset.domain` returns the values.

    Rules make a choice by ``of``, as ``Play.of("ace")``: equal fields give the same object, so that legality can be
    checked by identity, and a choice that was made before costs a look into a dictionary.

    >>> @frozen(eq=False)
    ... class Play(Choice):
    ...     pattern = "play {card} twice"
    ...     card: str
    >>> Play.of("ace").text, Play.of("ace") is Play.of("ace")
    ('play ace twice', True)
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
    added: ClassVar[bool] = False
    """Whether plugins add the choice to questions of the rules, and carry it out: see :attr:`Ruleset.further`."""
    passing: ClassVar[bool] = False
    """True if the choice only skips something: bots take it rarely, and where they don't understand the question."""
    domains: ClassVar[Domains] = MappingProxyType({})
    text: str = field(init=False, repr=False)

    if not TYPE_CHECKING:  # a type checker would allow any attribute

        def __getattr__(self, name: str) -> object:
            """Make the text when it is first asked for; most choices never need it."""
            if name != "text":
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            text = _spelled(self)
            object.__setattr__(self, "text", text)
            return text

    def __str__(self) -> str:
        return self.text

    @classmethod
    def most_made(cls) -> int | None:
        return MOST_SETS if cls.pattern.endswith(ITEMS) else None


def _spelled(choice: Choice) -> str:
    """Return the pattern of a choice with its fields filled in."""
    names, pattern, several = _shape(type(choice))
    text = pattern.format(*[getattr(choice, name) for name in names])
    if several:
        items: Items = getattr(choice, "items")  # noqa: B009 - subclasses have it
        text += " ".join(items) or NO_ITEMS
    return text


_SHAPES: dict[type[Choice], tuple[tuple[str, ...], str, bool]] = {}


def _shape(kind: type[Choice]) -> tuple[tuple[str, ...], str, bool]:
    """Return the fields in the pattern of a kind of choice, its format string, and whether items follow.

    The fields are those other than ``items``; the format string has a position for each of them.
    """
    known = _SHAPES.get(kind)
    if known is None:
        names = tuple(name for name in _FIELD.findall(kind.pattern) if name != "items")
        pattern = _FIELD.sub("{}", kind.pattern.removesuffix(ITEMS))
        known = _SHAPES[kind] = names, pattern, "items" in arguments_of(kind)
    return known


_GRAMMAR: dict[type[Choice], tuple[re.Pattern[str], frozenset[str]]] = {}


def _grammar(kind: type[Choice]) -> tuple[re.Pattern[str], frozenset[str]]:
    """Return the regular expression that parses a kind of choice, and the names of its fields that are numbers."""
    if kind not in _GRAMMAR:
        escaped = re.escape(kind.pattern).replace(r"\ ", " ")
        expression = _TOKEN.sub(lambda token: f"(?P<{token[1]}>{_SEVERAL if token[1] == 'items' else _WORD})", escaped)
        numbers = frozenset(
            a.name for a in fields(kind) if a.type in (int, "int") or _is_marked_number(kind, a.name, a.type)
        )
        _GRAMMAR[kind] = re.compile(expression), numbers
    return _GRAMMAR[kind]


def _is_marked_number(kind: type[Choice], name: str, stated: object) -> bool:
    """Return whether a field is a number whose type says more than that, such as ``SeatNumber``."""
    return stated not in _TEXTS and unmarked(field_types(kind)[name]) is int


_TEXTS = (str, "str", Items, "Items")
"""Types of fields, as classes state them, that are looked up no further: hints can't be had of every module."""


def parse_choice(text: str, kinds: Iterable[type[Choice]]) -> Choice | None:
    """Return the choice of one of ``kinds`` with that text, or None. Legality is not checked."""
    for kind in kinds:
        expression, numbers = _grammar(kind)
        match = expression.fullmatch(text)
        if match:
            words = match.groupdict()
            if all(words[name].isdecimal() for name in numbers):
                return kind(**{name: _value(name, word, name in numbers) for name, word in words.items()})
    return None


def _value(name: str, word: str, is_number: bool) -> int | str | Items:
    if name == "items":
        return () if word == NO_ITEMS else tuple(word.replace(",", " ").split())
    return int(word) if is_number else word


def normalise(text: str) -> str:
    """Return a typed text in the spelling of choices: lower case, single spaces."""
    return " ".join(text.lower().split())


def not_understood(text: str, kinds: Iterable[type[Choice]], legal: Iterable[str]) -> IllegalChoice:
    """Return the refusal of a text that is no choice of the game."""
    near = nearest_name(text, list(legal))
    known = tuple(sorted({kind.pattern.split(" ")[0] for kind in kinds}))
    reason = Message(f"{REFUSAL}-not-understood", given=repr(text), known=known)
    if near:
        reason = Message(f"{REFUSAL}-not-understood-near", given=repr(text), near=repr(near))
    return IllegalChoice("not-understood", "", reason)
