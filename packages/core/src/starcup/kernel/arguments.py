"""Checks of arguments of public functions. Whatever Python takes as an index is a whole number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import index

from starcup.kernel.errors import BadArgument, IllegalChoice
from starcup.kernel.messages import REFUSAL, Message

MOST_SEED_BITS = 512
"""The size of the largest seed, in bits."""


def index_of(value: object) -> int | None:
    """Return the whole number that an index-like value stands for; None for ``bool`` and all other types.

    Args:
        value: what a caller has passed.
    """
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # checked by the call
    except TypeError:
        return None


def number_of(value: object, name: str) -> int:
    """Return an argument as a whole number of any size."""
    number = index_of(value)
    if number is None:
        raise BadArgument(f"{name}: expected a whole number, found {told(value)}")
    return number


def whole(value: object, name: str, *, bits: int = 64) -> int:
    """Return an argument as a whole number from 0 on.

    Args:
        value: what a caller has passed.
        name: what the message calls it.
        bits: how many bits it may have.

    Raises:
        BadArgument: it is no such number, or has more bits.
    """
    number = index_of(value)
    if number is None or number < 0:
        raise BadArgument(f"{name}: expected a whole number from 0 on, found {told(value)}")
    if number >> bits:
        raise BadArgument(f"{name}: expected a whole number of at most {bits} bits, found one of {number.bit_length()}")
    return number


def positive(value: object, name: str) -> int:
    """Return an argument as a whole number from 1 on, of any size."""
    number = index_of(value)
    if number is None or number < 1:
        raise BadArgument(f"{name}: expected a whole number from 1 on, found {told(value)}")
    return number


def seat_of(value: object, players: int) -> int:
    """Return the number of a seat.

    Args:
        value: what a caller has passed.
        players: how many seats there are.

    Raises:
        IllegalChoice: there is no such seat.
    """
    number = index_of(value)
    if number is None or not 0 <= number < players:
        raise IllegalChoice("no-seat", "", Message(f"{REFUSAL}-no-seat", given=told(value), last=players - 1))
    return number


def is_kind(value: object, kinds: type | tuple[type, ...]) -> bool:
    """Return whether an argument is of a class, whatever type it was declared to have."""
    return isinstance(value, kinds)


def check_kind(value: object, kinds: type | tuple[type, ...], name: str, expected: str) -> None:
    """Raise unless an argument is of a class. A view is no table, though its class derives from that of the table.

    Args:
        value: the argument.
        kinds: the class, or several of which one is enough.
        name: of the parameter.
        expected: what it should be, in words.

    Raises:
        BadArgument: it is something else.
    """
    right = isinstance(value, kinds)
    if right and getattr(value, "is_view", False):
        right = any(getattr(kind, "is_view", False) for kind in (kinds if isinstance(kinds, tuple) else (kinds,)))
    if not right:
        raise BadArgument(f"{name}: expected {expected}, found {told(value)}")


def texts_of(value: object, name: str) -> tuple[str, ...]:
    """Return an argument as a tuple of texts."""
    if isinstance(value, str):
        raise BadArgument(f"{name}: expected a list of texts, found one text; did you mean [{told(value)}]?")
    texts = tuple(value) if isinstance(value, Iterable) else None
    if texts is None or not all(isinstance(text, str) for text in texts):
        raise BadArgument(f"{name}: expected a list of texts, found {told(value)}")
    return texts


def words_of_words(value: object, name: str) -> dict[str, str]:
    """Return an argument as a dictionary of texts; an empty one for None."""
    if value is None:
        return {}
    if not isinstance(value, Mapping) or not all(isinstance(text, str) for pair in value.items() for text in pair):
        raise BadArgument(f"{name}: expected texts by their names, found {told(value)}")
    return dict(value)


def told(value: object) -> str:
    """Return a value as error messages show it: shortened, and by its type if it can't be shown.

    Args:
        value: anything, also what fails when it is shown.
    """
    try:
        text = repr(value) if index_of(value) is None else str(index_of(value))
    except Exception:
        return f"a {type(value).__name__}"
    if " at 0x" in text:
        return f"a {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:57]}..."
