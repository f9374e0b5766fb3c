"""Blocks of actions: the numbers that belong to each kind of choice of a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any, NamedTuple

from attrs import fields

from starcup.kernel.choices import Choice
from starcup.kernel.errors import StarcupError
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.values import frozen


@frozen
class Block:
    """The actions of one kind of choice: the first number, the fields with their values, and the items."""

    kind: type[Choice]
    first: int
    values: tuple[tuple[str, tuple[str | int, ...]], ...]
    items: tuple[str | int, ...]

    @property
    def size(self) -> int:
        """The number of actions."""
        return prod(len(values) for _, values in self.values) * (1 + len(self.items))


class ItemNumbers(NamedTuple):
    """The numbers of the items of a question with sets: that of the first in the domain, and the place of each."""

    block: Block
    first: int
    places: Mapping[str | int, int]


def blocks_of(ruleset: Ruleset[Any, Any]) -> dict[type[Choice], Block]:
    """Return the block of each kind of choice, one after the other."""
    blocks: dict[type[Choice], Block] = {}
    size = 0
    for kind in ruleset.choice_kinds:
        names = [attribute.name for attribute in fields(kind) if attribute.init]
        domains = {name: _domain(ruleset, kind, name) for name in names}
        items = domains.pop("items", ())
        blocks[kind] = block = Block(kind, size, tuple(domains.items()), items)
        size += block.size
    return blocks


def _domain(ruleset: Ruleset[Any, Any], kind: type[Choice], name: str) -> tuple[str | int, ...]:
    values = ruleset.domain(kind, name)
    if values is None:
        known = ", ".join(ruleset.domains)
        raise StarcupError(
            f"{kind.__module__}.{kind.__name__}: field {name!r} has no domain; "
            f"give its values in `domains`, or one of these names: {known}"
        )
    return values
