"""Messages: texts for people that are not yet in a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeAlias

from attrs import frozen


@frozen
class Player:
    """Whoever sits at a seat, as a part of a message: put into words as a name, or as the reader.

    Args:
        seat: the number of the seat; one beyond those of the players is an opponent that nobody plays.
    """

    seat: int


Arg: TypeAlias = "int | str | Player | Message | tuple[Arg, ...]"
"""A part of a message: a number, a text that is the same in every language, a player, a message, several of these."""


@frozen(init=False)
class Message:
    """A text that is not yet in a language: the id of its words in the catalogues, and what they are about.

    Args:
        id: names the words, such as ``race-question-pay``; with a full stop, an attribute of them, such as
            ``race-choice-pay.detail``. Sentences of a game begin with its key.
        otherwise: the English words if no catalogue has the id, with ``{name}`` for each argument.
        **args: the arguments, by name.

    >>> Message("race-paid", cards=3)
    Message(id='race-paid', otherwise='', args=(('cards', 3),))
    """

    id: str
    otherwise: str
    args: tuple[tuple[str, Arg], ...]

    def __init__(self, id: str, otherwise: str = "", /, **args: Arg) -> None:
        self.__attrs_init__(id, otherwise, tuple(args.items()))

    def __str__(self) -> str:
        """Return the message in English."""
        return _english[0](self)

    def __bool__(self) -> bool:
        """Return whether there is anything to say."""
        return self != NOTHING

    @property
    def parts(self) -> Iterable[Arg]:
        """The arguments without their names."""
        return [value for _, value in self.args]


NOTHING = Message("")
"""The message that says nothing."""
_english: list[Callable[[Message], str]] = [lambda message: message.otherwise or message.id]


def say_by(english: Callable[[Message], str]) -> None:
    """Set what puts messages into English: catalogues belong to games and packs, of which the kernel knows none."""
    _english[0] = english


REFUSAL = "starcup-refusal"
"""The beginning of the ids of the kernel's refusals."""


def in_id(key: str) -> str:
    """Return a key as ids of catalogues may have it."""
    return re.sub("[^a-zA-Z0-9_-]", "-", key)


def thing_name(things: str, key: str, english: str = "") -> Message:
    """Return the name of a thing as a message: the words of ``THINGS-KEY``.

    Args:
        things: the list that it is in, such as ``card``.
        key: its key.
        english: its name if no catalogue has one.

    >>> str(thing_name("tile", "new.moon", "New Moon"))
    'New Moon'
    """
    return Message(f"{things}-{in_id(key)}", english)


def verbatim(text: str) -> Message:
    """Return a text as a message that is the same in every language: a name that somebody typed, a key.

    Args:
        text: the text.

    >>> str(verbatim("meadow"))
    'meadow'
    """
    return Message("starcup-text", text=text)
