"""The order in which packs are loaded, by what they need, and the check that they can be combined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from starcup.kernel.suggest import did_you_mean, nearest_name
from starcup.packs.errors import PackError
from starcup.packs.manifest import Manifest


class Described(Protocol):
    """The properties of a pack that decide its place in the order."""

    @property
    def name(self) -> str:
        """The name of the pack."""
        ...

    @property
    def manifest(self) -> Manifest:
        """The manifest of the pack."""
        ...

    @property
    def version(self) -> str:
        """The version of the pack."""
        ...


PackT = TypeVar("PackT", bound=Described)


def ordered(packs: Sequence[PackT]) -> tuple[PackT, ...]:
    """Return packs in the order in which they are loaded: each after the packs that it needs.

    Packs that need no others come first, in the order given. The order of the
    rest depends on their needs and names alone.
    """
    given = {pack.name: pack for pack in packs}
    needs = {pack.name: _needs(pack, given) for pack in packs}
    for pack in packs:
        for other in pack.manifest.conflicts:
            if other in given:
                raise PackError(
                    f"pack {pack.name!r} can't be combined with pack {other!r} (conflicts in its pack.toml)"
                )
    found: dict[str, PackT] = {}
    waiting = [*(name for name in given if not needs[name]), *sorted(name for name in given if needs[name])]
    while waiting:
        name = next((name for name in waiting if needs[name] <= found.keys()), None)
        if name is None:
            raise PackError(f"packs need each other: {' needs '.join(_circle(waiting, needs))}")
        found[name] = given[name]
        waiting.remove(name)
    return tuple(found.values())


def _needs(pack: PackT, given: dict[str, PackT]) -> set[str]:
    found = set()
    for text in pack.manifest.needs:
        from packaging.requirements import InvalidRequirement, Requirement  # the requirement syntax of Python packages
        from packaging.version import InvalidVersion

        where = f"pack {pack.name!r}, pack.toml, needs"
        try:
            need = Requirement(text)
        except InvalidRequirement:
            raise PackError(
                f"{where}: expected a pack with its least version, such as 'base>=0.1', found {text!r}"
            ) from None
        other = given.get(need.name)
        if other is None:
            rest = [name for name in given if name != pack.name]
            message = (
                f"pack {pack.name!r} needs pack {need.name!r}, which was not chosen{did_you_mean(need.name, rest)}"
            )
            raise PackError(message, nearest_name(need.name, rest))
        try:
            fits = need.specifier.contains(other.version, prereleases=True)
        except InvalidVersion:
            fits = False
        if not fits:
            raise PackError(f"pack {pack.name!r} needs {text!r}, found version {other.version}")
        found.add(need.name)
    return found


def _circle(waiting: list[str], needs: dict[str, set[str]]) -> list[str]:
    """Return a cycle of packs that need each other, with the first one again at the end."""
    path = [waiting[0]]
    while True:
        following = min(name for name in needs[path[-1]] if name in waiting)
        if following in path:
            return [*path[path.index(following) :], following]
        path.append(following)
