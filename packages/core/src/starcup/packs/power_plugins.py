"""The descriptions of powers as plugins: each from a file of its own, active or not."""

from __future__ import annotations

from typing import Literal

from starcup.kernel.values import frozen
from starcup.packs.texts import TileText

PowerState = Literal["active", "replaced", "left-out"]


@frozen
class PowerPlugin:
    """A power of a pack, described as a plugin.

    Args:
        key: the key of its development or world.
        name: the name printed on the tile.
        pack: the pack that it comes from.
        file: the path of its file within the pack, such as ``powers/my_mint.toml``.
        phases: the keys of the phases printed on its tile; ``assign`` for a Reassign power.
        hooks: the names of the hooks that it implements, in the order of their declaration.
        optional: whether its owner may leave it unused.
        text: the texts about it for people.
        state: whether it is ``active``, or ``replaced`` or ``left-out`` by a pack or by choice.
        by: the pack that replaces it or leaves it out; "" if it is active, or left out by choice.
        replaces: the pack whose power it replaces; "" if it replaces none.
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
