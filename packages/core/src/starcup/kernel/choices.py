"""Choices: small typed answers with a stable text, like a chess move.

A choice class names its fields in a ``pattern``; the text is that pattern
filled in, and the pattern read backwards parses it. Texts, not positions in a
menu, are what journals, wires and people use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from attrs import field, fields

from starcup.kernel.errors import IllegalChoice
from starcup.kernel.suggest import nearest
from starcup.kernel.values import arguments_of, frozen

_TOKEN = re.compile(r"\\\{(\w+)\\\}")


@frozen(eq=False)
class Choice:
    """Base of all choices. Subclasses are frozen, ``eq=False`` and set ``pattern``.

    >>> @frozen(eq=False)
    ... class Play(Choice):
    ...     pattern = "play {card} twice"
    ...     card: str
    >>> Play("ace").text
    'play ace twice'
    >>> parse_choice("play king twice", [Play])
    Play(card='king')
    """

    pattern: ClassVar[str] = ""
    text: str = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        values = {name: getattr(self, name) for name in arguments_of(type(self))}
        object.__setattr__(self, "text", self.pattern.format(**values))

    def __str__(self) -> str:
        return self.text


_GRAMMAR: dict[type[Choice], tuple[re.Pattern[str], frozenset[str]]] = {}


def _grammar(kind: type[Choice]) -> tuple[re.Pattern[str], frozenset[str]]:
    """How a kind of choice is written, and which of its fields are numbers."""
    if kind not in _GRAMMAR:
        expression = _TOKEN.sub(r"(?P<\1>[a-z0-9_.+\-]+)", re.escape(kind.pattern).replace(r"\ ", " "))
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
                return kind(**{name: int(word) if name in numbers else word for name, word in words.items()})
    return None


def normalise(text: str) -> str:
    """What a person typed, as choices spell it: lower case, single spaces."""
    return " ".join(text.lower().split())


def not_understood(text: str, kinds: Iterable[type[Choice]], legal: Iterable[Choice]) -> IllegalChoice:
    """The refusal for a text that is no choice of this game at all."""
    found = nearest(text, [choice.text for choice in legal])
    known = ", ".join(sorted({kind.pattern.split(" ")[0] for kind in kinds}))
    end = f"did you mean {found!r}?" if found else f"expected one of: {known}."
    return IllegalChoice("not-understood", "", f"{text!r} is no choice of this game; {end}")
