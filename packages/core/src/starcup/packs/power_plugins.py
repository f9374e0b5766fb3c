"""The powers of a ruleset as plugins: each from a file of its own, in the game or taken out of it."""

from __future__ import annotations

from typing import Literal

from starcup.kernel.values import frozen
from starcup.packs.texts import TileText

PowerState = Literal["active", "replaced", "left-out"]


@frozen
class PowerPlugin:
    """A power that a pack brings along, as a plugin.

    Args:
        key: that of its development, or world.
        name: what is printed on the tile.
        pack: the pack that it comes from.
        file: where it is stated or programmed, from the pack's folder on, such as ``powers/my_mint.toml``.
        phases: what its tile prints, by their keys; ``assign`` for a Reassign power.
        hooks: what it does, by the names of hooks, in the order in which these are declared.
        optional: whether its owner may leave it unused.
        text: what people read about it.
        state: whether it is ``active``, or ``replaced`` or ``left-out`` by a pack or by choice.
        by: the pack that replaces it or leaves it out; "" if it is active, or left out by choice.
        replaces: the pack whose power it takes the place of; "" if of none.
    """

    key: str
    name: str
    pack: str
    file: str
    phases: tuple[str, ...]
    hooks: tuple[str, ...]
    optional: bool
    text: TileText
    state: PowerState = "active"
    by: str = ""
    replaces: str = ""
