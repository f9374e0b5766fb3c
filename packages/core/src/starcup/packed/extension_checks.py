"""Checks of extensions beside the rest of their packs: names, and steps that have to be saved."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.kernel.blame import belongs
from starcup.packed.kinds import Kinds
from starcup.packs.errors import PackError
from starcup.packs.pack import Pack
from starcup.plugins.extensions import ExtensionSet
from starcup.plugins.hook_places import class_error
from starcup.plugins.manager import PluginManager


def check_names(extensions: ExtensionSet, powers: PluginManager) -> None:
    """Check that no extension has the name of a power."""
    plugins = extensions.plugins
    names = sorted(set(plugins.packs) & set(powers.packs))
    if names:
        where = f"pack {plugins.packs[names[0]]!r}, extension {names[0]!r}"
        raise PackError(f"{where}: a power of pack {powers.packs[names[0]]!r} has this name")


def check_steps(extensions: ExtensionSet, kinds: Kinds, packs: Sequence[Pack]) -> None:
    """Check that all steps in the lists that extensions changed can be saved."""
    for step in extensions.listed:
        if kinds.steps.get(step.kind) is not type(step):
            kind = type(step)
            text = (
                f"step {kind.__name__} (kind {step.kind!r}) can't be named in saves: "
                "expected a class with a kind of its own, in a module of the pack's extensions or powers"
            )
            owner = next((pack.name for pack in packs if belongs(kind.__module__, pack.package)), "")
            raise class_error(kind, "kind", owner, text, "a step that can be saved", step.kind)
