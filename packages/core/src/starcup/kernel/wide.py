"""Whole numbers of more than 64 bits, saved as hexadecimal text, which every language and library can read.

The state of a generator is such a number, and so are the dice in a place (eight bits for each kind). The type of such
a field is ``Wide``, or a ``NewType`` of it. In memory it is a plain ``int``.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, NewType, get_args, get_origin

from starcup.kernel.visibility import unmarked

if TYPE_CHECKING:
    import cattrs


class _Wide:
    """The mark of wide types."""


Wide = Annotated[int, _Wide()]


def is_wide(kind: object) -> bool:
    """Return whether a type is :data:`Wide`, or a ``NewType`` of it."""
    while True:
        if isinstance(kind, NewType):
            kind = kind.__supertype__
        elif get_origin(kind) is not Annotated:
            return False
        elif any(isinstance(mark, _Wide) for mark in get_args(kind)[1:]):
            return True
        else:
            kind = get_args(kind)[0]


def is_row(kind: object) -> bool:
    """Return whether a type is a tuple of any number of wide numbers."""
    kind = unmarked(kind)
    return get_origin(kind) is tuple and get_args(kind)[1:] == (...,) and is_wide(get_args(kind)[0])


def write_wide(number: int) -> str:
    """Return the text of a number."""
    return f"{number:x}"


def read_wide(text: str) -> int:
    """Return the number of a text that :func:`write_wide` returned."""
    number = int(text, 16)
    if number < 0 or write_wide(number) != text:
        raise ValueError(f"expected a whole number as hexadecimal text, found {text!r}")
    return number


# Most places of most tables have the same few dice, and a cache lookup takes half as long as a conversion. So numbers
# of a NewType are cached, and others, such as the states of a generator, are not.
_remembered_text = lru_cache(maxsize=1 << 14)(write_wide)
_remembered_number = lru_cache(maxsize=1 << 14)(read_wide)


@lru_cache(maxsize=1 << 14)
def _texts(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(write_wide, numbers))


def _numbers(value: object, _: object) -> tuple[int, ...]:
    if type(value) is not list:
        raise TypeError(f"expected a list, found {value!r}")
    return tuple(map(_remembered_number, value))


def _number_or_say(value: object, _: object) -> int:
    """Return the number of a text."""
    with suppress(ValueError):
        if type(value) is str:
            return read_wide(value)
    raise ValueError(f"expected a whole number as hexadecimal text, found {value!r}")


def register_wide(converter: cattrs.Converter, *, detailed: bool) -> None:
    """Register the hooks for wide numbers with a converter; with ``detailed`` its errors say what was expected."""

    def writer(kind: object) -> Callable[[int], str]:
        return _remembered_text if isinstance(unmarked(kind), NewType) else write_wide

    def reader(kind: object) -> Callable[[str, object], int]:
        read = _remembered_number if isinstance(unmarked(kind), NewType) else read_wide
        return lambda text, _: read(text)

    converter.register_unstructure_hook_factory(is_wide, writer)
    converter.register_unstructure_hook_func(is_row, _texts)
    if detailed:
        converter.register_structure_hook_func(is_wide, _number_or_say)
    else:
        converter.register_structure_hook_factory(is_wide, reader)
        converter.register_structure_hook_func(is_row, _numbers)
