"""Which bots there are: plugins of the entry-point group ``starcup.bots``, asked through pluggy.

A distribution that offers bots names an object or module there with a hook::

    import starcup_bots

    @starcup_bots.hookimpl
    def bots() -> list[starcup_bots.BotKind]:
        return [starcup_bots.BotKind("mine", "Always takes the first choice", MyBot)]
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import metadata

import pluggy
from attrs import field, frozen

from starcup import did_you_mean
from starcup_bots.guard import UNTIMED, Failure, Guard
from starcup_bots.protocol import Bot, BotError, BotKind, check_kind, check_seed

GROUP = "starcup.bots"
"""The entry-point group; also the name of the pluggy project."""

hookspec: pluggy.HookspecMarker = pluggy.HookspecMarker(GROUP)
hookimpl: pluggy.HookimplMarker = pluggy.HookimplMarker(GROUP)


class Hooks:
    """The hooks of a bot plugin."""

    @hookspec
    def bots(self) -> Sequence[BotKind]:
        """The kinds of bots that the plugin offers."""
        raise NotImplementedError


@frozen
class _Found:
    """What a look around found: kinds by name, the plugin that offers each, and what is wrong with the rest."""

    kinds: dict[str, BotKind] = field(factory=dict)
    owners: dict[str, str] = field(factory=dict)
    broken: dict[str, str] = field(factory=dict)


def available() -> dict[str, BotKind]:
    """Return every kind of bot on offer, by name, sorted.

    Plugins that can't be loaded are left out: see :func:`broken`.

    Raises:
        BotError: two plugins offer the same name.
    """
    return _look_around().kinds


def broken() -> dict[str, str]:
    """Plugins that can't be used, by the name of their entry point, each with what is wrong."""
    return _look_around().broken


def make(name: str, seed: int) -> Bot:
    """Return a bot of a kind; same seed, same play.

    Args:
        name: of the kind: one of :func:`available`.
        seed: a whole number.

    Raises:
        BotError: there is no such kind; with the nearest name, and the plugins that can't be loaded.
    """
    check_seed(seed)
    return kind(name).make(seed)


def kind(name: str) -> BotKind:
    """The kind of bot called ``name``.

    Raises:
        BotError: there is no such kind.
    """
    check_kind(name, str, "name", "the name of a kind of bot")
    found = _look_around()
    if name not in found.kinds:
        known = ", ".join(found.kinds) or "none"
        faulty = "".join(f"; plugin {plugin!r} can't be used: {why}" for plugin, why in found.broken.items())
        raise BotError(f"unknown bot {name!r}{did_you_mean(name, found.kinds)}; available: {known}{faulty}")
    return found.kinds[name]


def _look_around() -> _Found:
    found = _Found()
    for entry in sorted(metadata.entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        label = _label(entry)
        try:
            with Guard() as guard:
                offered = guard.call(UNTIMED, _ask, entry)
        except Failure as failure:
            found.broken[label] = str(failure)
            continue
        for one in offered:
            if one.name in found.owners:
                raise BotError(f"two plugins offer a bot {one.name!r}: {found.owners[one.name]!r} and {label!r}")
            found.kinds[one.name] = one
            found.owners[one.name] = label
    ordered = {name: found.kinds[name] for name in sorted(found.kinds)}
    return _Found(ordered, found.owners, found.broken)


def _label(entry: metadata.EntryPoint) -> str:
    """The plugin as a person knows it: entry point and, if it came from one, distribution."""
    distribution = entry.dist.name if entry.dist is not None else ""
    return f"{entry.name} ({distribution})" if distribution else entry.name


def _ask(entry: metadata.EntryPoint) -> Sequence[BotKind]:
    """The kinds that one plugin offers; it gets a manager of its own, so that it can't spoil the others."""
    manager = pluggy.PluginManager(GROUP)
    manager.add_hookspecs(Hooks)
    manager.register(entry.load(), entry.name)
    manager.check_pending()
    answers = manager.hook.bots()
    if not answers:
        raise BotError("it implements no hook 'bots' (expected a function marked with starcup_bots.hookimpl)")
    offered = [one for answer in answers for one in answer]
    for one in offered:
        if not isinstance(one, BotKind):
            raise BotError(f"its hook 'bots' should give BotKind objects, found {type(one).__name__}")
    return offered
