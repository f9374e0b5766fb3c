"""The numbers of a game that packs set in their manifests, such as the length of a track."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar, cast

from attrs import AttrsInstance, evolve

from starcup.packs.errors import Fault
from starcup.packs.manifest import FILE
from starcup.packs.pack import Pack
from starcup.packs.strict import Reader

NumbersT = TypeVar("NumbersT", bound=AttrsInstance)
NUMBERS = "numbers"
"""The table of a manifest that holds them."""


def set_by(
    packs: Iterable[Pack], numbers: NumbersT, wrong: Callable[[str, object], str], faults: list[Fault]
) -> NumbersT:
    """Return the numbers of a game as packs set them; note a fault if two packs differ about one.

    Args:
        packs: the packs.
        numbers: what they are if no pack sets them.
        wrong: returns what was expected of a number, by its name, if its value can't be; else an empty text.
        faults: a list to which faults are added.
    """
    changed = cast("Callable[..., NumbersT]", evolve)  # for mypy's plugin only one attrs class has its fields
    owners = dict[str, str]()
    for pack in packs:
        document = pack.document(FILE, faults)
        table = document.data.get(NUMBERS)
        read = Reader().read(document, table, type(numbers), (NUMBERS,)) if pack.manifest.numbers else None
        if read is None or not isinstance(table, dict):
            continue
        for name in table:
            value = getattr(read, name)
            if name in owners and value != getattr(numbers, name):
                expected = f"{getattr(numbers, name)!r}, as pack {owners[name]!r} sets it"
                document.fault((NUMBERS, name), expected, value)
            elif expected := wrong(name, value):
                document.fault((NUMBERS, name), expected, value)
            else:
                numbers, owners[name] = changed(numbers, **{name: value}), pack.name
    return numbers
