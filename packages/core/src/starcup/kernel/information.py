"""Information states: what a seat knows, as bytes that are equal for positions that it can't tell apart."""

from __future__ import annotations

import dataclasses
import marshal
from collections.abc import Callable, Iterable
from enum import Enum
from types import CodeType, FunctionType, UnionType
from typing import Any, Literal, NewType, Self, Union, cast, get_args, get_origin

import attrs

from starcup.kernel.arguments import check_kind, positive, seat_of, told
from starcup.kernel.choices import Choice
from starcup.kernel.errors import BadArgument
from starcup.kernel.interning import Made
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.visibility import known_types, unmarked

_FORMAT = 2
"""The last format of ``marshal`` in which equal values have equal bytes: later ones refer back to shared objects."""
_PLAIN = (int, str, float, bool, bytes, type(None))
_DIGEST = 16
_Plain = Callable[[Any], Any]  # Any: what ``marshal`` takes, whose type nests in itself


def information_state(view: object) -> bytes:
    """Return a view as bytes, for use as a key: equal views have equal bytes, different views different ones.

    What the seat can't see makes no difference, such as hidden cards, the seed and the numbers of questions. The
    question that the seat is asked does, since the pending steps are a part of each view. Views are mutable, so they
    are not hashable themselves.

    The bytes are the same in every process. They are not meant to be read, and do not include the packs and options of
    the game. They encode the current view alone: see :class:`Recall` for what the seat has seen before.

    Args:
        view: a view from ``Game.view``.

    Raises:
        BadArgument: the view has an object that can't be encoded.

    >>> from starcup import Game, Rng, games
    >>> game = Game.new(games.find("race").load(), players=2, seed=7)
    >>> world = game.view(0).sample_world(Rng(1))
    >>> information_state(world.view(0)) == information_state(game.view(0)) != information_state(game.view(1))
    True
    """
    try:
        return marshal.dumps(_WAYS[type(view)](view), _FORMAT)
    except ValueError:  # such as a number of a class that derives from int, where an int was declared
        return marshal.dumps(_plain(_WAYS[type(view)](view)), _FORMAT)


class Recall:
    """A memory of what each seat of a game has seen and chosen at its own questions, for perfect recall.

    The caller notes each choice. Two states of a seat are then equal if it had the same views at all its questions,
    made the same choices, and has the same view now. What it saw only between its questions is not remembered, unless
    the game shows it later. Each memory is a 128-bit digest, so the cost of a note does not grow with the game.

    Args:
        players: the number of seats.

    >>> from starcup import Game, games
    >>> game = Game.new(games.find("race").load(), players=2, seed=7)
    >>> recall = Recall(2)
    >>> decision, view = game.waiting()[0], game.view(0)
    >>> recall.note(0, view, decision.legal[0])
    >>> game.submit(0, decision.legal[0])
    >>> recall.information_state(0, game.view(0)) == Recall(2).information_state(0, game.view(0))
    False
    """

    __slots__ = ("_memories",)

    def __init__(self, players: int) -> None:
        self._memories = [bytes(_DIGEST)] * positive(players, "players")

    def note(self, seat: int, view: object, choice: Choice | str) -> None:
        """Note a choice.

        Args:
            seat: the number of the seat, from 0.
            view: the view of the seat when it was asked, or its :func:`information_state`.
            choice: the choice, or its text.

        Raises:
            BadArgument: an argument has a wrong type.
            IllegalChoice: there is no such seat.
        """
        from hashlib import blake2b  # loads OpenSSL, which is seldom needed

        text = choice.text if isinstance(choice, Choice) else choice
        check_kind(text, str, "choice", "a choice, or the text of one")
        seat = seat_of(seat, len(self._memories))
        state = _state(view)
        noted = b"%b%d %b%b" % (self._memories[seat], len(state), state, text.encode())
        self._memories[seat] = blake2b(noted, digest_size=_DIGEST).digest()

    def information_state(self, seat: int, view: object) -> bytes:
        """Return what a seat has seen and chosen up to now, followed by what it sees now.

        Args:
            seat: the number of the seat, from 0.
            view: the view of the seat now, or its :func:`information_state`.

        Raises:
            BadArgument: the view can't be encoded.
            IllegalChoice: there is no such seat.
        """
        return self._memories[seat_of(seat, len(self._memories))] + _state(view)

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin._memories = self._memories.copy()
        return twin


def _state(view: object) -> bytes:
    return view if isinstance(view, bytes) else information_state(view)


def _plain(value: object) -> Any:
    return _WAYS[type(value)](value)


def _way(kind: type) -> _Plain:
    """Return the function that turns objects of a class into numbers, texts and tuples."""
    if kind in _PLAIN:
        return lambda value: value
    for base in (str, int, float, bytes):
        if issubclass(kind, base):
            return cast("_Plain", base)
    if issubclass(kind, Enum):
        return lambda value: value.name
    if issubclass(kind, tuple | list):
        return lambda value: tuple([_WAYS[type(item)](item) for item in value])
    if issubclass(kind, dict):
        return lambda value: _ordered(map(_plain, value.items()))
    if issubclass(kind, set | frozenset):
        return lambda value: _ordered(map(_plain, value))
    if issubclass(kind, Ruleset):
        return lambda value: None
    if attrs.has(kind):
        return _telling(kind, [field.name for field in attrs.fields(kind) if field.eq])
    if dataclasses.is_dataclass(kind):
        return _telling(kind, [field.name for field in dataclasses.fields(kind) if field.compare])
    return _refuse


def _refuse(value: object) -> object:
    raise BadArgument(f"view: expected numbers, texts, rows, attrs objects or dataclasses in it, found {told(value)}")


def _ordered(items: Iterable[Any]) -> object:
    return tuple(sorted(items, key=lambda item: marshal.dumps(item, _FORMAT)))


def _telling(kind: type, names: list[str]) -> _Plain:
    """Return the function that makes a tuple of the class name and the fields of an object."""
    hints = known_types(kind)
    shown = [f"thing.{name}" if _is_plain(hints.get(name)) else f"plain(thing.{name})" for name in names]
    source = f"def tell(thing):\n    return ({kind.__qualname__.rpartition('.')[2]!r}, {', '.join(shown)})"
    code = compile(source, "<starcup.kernel.information>", "exec").co_consts[0]
    assert isinstance(code, CodeType)
    return FunctionType(code, {"plain": _plain})


def _is_plain(hint: object) -> bool:
    """Return whether values of a declared type can be written as they are."""
    hint = unmarked(hint)
    while isinstance(hint, NewType):
        hint = unmarked(hint.__supertype__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return all(type(arg) in _PLAIN for arg in args)
    if origin in (Union, UnionType) or origin is tuple:
        return all(_is_plain(arg) for arg in args if arg is not ...)
    return hint in _PLAIN


_WAYS: Made[type, _Plain] = Made(_way)
