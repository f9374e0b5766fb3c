"""The choice of packs for a ruleset: the order in which they are loaded, and whether they can be combined."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starcup.kernel.arguments import is_kind, told
from starcup.kernel.errors import BadArgument
from starcup.kernel.suggest import did_you_mean, nearest_name
from starcup.packs.errors import PackError
from starcup.packs.pack import Pack, load


def choose(chosen: Sequence[str | Pack], game: str) -> tuple[Pack, ...]:
    """Return the packs for a ruleset, in the order in which they are loaded (see :func:`_ordered`)."""
    if isinstance(chosen, str):
        raise BadArgument(f"packs: expected a list of packs, found one text; did you mean [{told(chosen)}]?")
    named = tuple(chosen) if is_kind(chosen, Iterable) else None
    if named is None or not all(is_kind(name, (str, Pack)) for name in named):
        raise BadArgument(f"packs: expected a list of packs or their names, found {told(chosen)}")
    if not named:
        raise PackError("packs: expected at least one, such as ['base']")
    packs = tuple(load(pack) if isinstance(pack, str) else pack for pack in named)
    for index, pack in enumerate(packs):
        if pack.game != game:
            raise PackError(f"pack {pack.name!r} is for the game {pack.game!r}, expected {game!r}")
        if any(other.name == pack.name for other in packs[:index]):
            raise PackError(f"pack {pack.name!r} is named twice")
    return _ordered(packs)


def _ordered(packs: Sequence[Pack]) -> tuple[Pack, ...]:
    """Return packs each after those that it needs: first those that need none, as given; then by needs and names."""
    given = {pack.name: pack for pack in packs}
    needs = {pack.name: _needs(pack, given) for pack in packs}
    for pack in packs:
        for other in pack.manifest.conflicts:
            if other in given:
                raise PackError(
                    f"pack {pack.name!r} can't be combined with pack {other!r} (conflicts in its pack.toml)"
                )
    order: dict[str, Pack] = {}
    waiting = [*(name for name in given if not needs[name]), *sorted(name for name in given if needs[name])]
    while waiting:
        name = next((name for name in waiting if needs[name] <= order.keys()), None)
        if name is None:
            raise PackError(f"packs need each other: {' needs '.join(_circle(waiting, needs))}")
        order[name] = given[name]
        waiting.remove(name)
    return tuple(order.values())


def _needs(pack: Pack, given: dict[str, Pack]) -> set[str]:
    names = set()
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
        names.add(need.name)
    return names


def _circle(waiting: list[str], needs: dict[str, set[str]]) -> list[str]:
    """Return a cycle of packs that need each other, with the first one again at the end."""
    path = [waiting[0]]
    while True:
        following = min(name for name in needs[path[-1]] if name in waiting)
        if following in path:
            return [*path[path.index(following) :], following]
        path.append(following)
