"""The choices, steps and events that packs define, and the check that their names are unique."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from starcup.kernel.choices import Choice
from starcup.kernel.events import Event
from starcup.kernel.steps import AnyStep, Step
from starcup.kernel.suggest import did_you_mean, nearest_name
from starcup.kernel.values import arguments_of
from starcup.packs.errors import PackError
from starcup.plugins.hook_places import class_error
from starcup.plugins.manager import PluginManager

T = TypeVar("T")
_FIELD = re.compile(r"{\w+}")


class PackClasses:
    """The classes in the packages of the plugins of a ruleset, including those of shared modules."""

    def __init__(self, managers: Iterable[PluginManager]) -> None:
        self._packs: dict[str, str] = {}
        for plugins in managers:
            for plugin, pack in plugins.packs.items():
                self._packs[plugins.module(plugin).__name__.rpartition(".")[0]] = pack

    def _subclasses(self, base: type[T], named: str = "") -> list[type[T]]:
        """Return the subclasses of ``base``; with ``named`` only those that set that attribute themselves."""
        kinds: list[type[T]] = []
        for name in sorted(name for name in sys.modules if name.rpartition(".")[0] in self._packs):
            own = [value for value in vars(sys.modules[name]).values() if getattr(value, "__module__", "") == name]
            kinds += [value for value in own if isinstance(value, type) and issubclass(value, base)]
        return [kind for kind in dict.fromkeys(kinds) if not named or named in vars(kind)]

    def _where(self, kind: type) -> str:
        pack = self._packs[kind.__module__.rpartition(".")[0]]
        return f"pack {pack!r}, {kind.__module__}.{kind.__qualname__}"

    def _error(self, kind: type, attribute: str, reason: str, near: str | None = None) -> PackError:
        """Return an error about a class, whose fault has the line where the class sets an attribute."""
        pack, text = self._packs[kind.__module__.rpartition(".")[0]], f"{self._where(kind)}: {reason}"
        return class_error(kind, attribute, pack, text, "a class that can be used", reason, near or "")

    def _check_names(
        self, kinds: Iterable[type], name_of: Callable[[Any], str], known: Iterable[str], what: str, attribute: str
    ) -> None:
        rules, owners = set(known), dict[str, type]()
        for kind in kinds:
            name = name_of(kind)
            if name in rules:
                raise self._error(kind, attribute, f"the rules themselves have {what} {name!r}")
            if name in owners:
                raise self._error(kind, attribute, f"{what} {name!r} is also that of {self._where(owners[name])}")
            owners[name] = kind

    def choices(self, base: type[Choice], known: Sequence[type[Choice]]) -> list[type[Choice]]:
        """Return the kinds of choice that packs define; ``{power}`` in patterns tells texts of several packs apart."""
        kinds, there = self._subclasses(base, "pattern"), self._subclasses(base)
        for kind in there:
            derived = any(other is not kind and issubclass(other, kind) for other in there)
            if not derived and not any(issubclass(kind, other) for other in kinds):
                raise self._error(kind, "pattern", "expected a pattern of its own with {power}, found none")
        patterns = {_FIELD.sub("{}", kind.pattern): kind.pattern for kind in known}
        for kind in kinds:
            fields, named = arguments_of(kind), _FIELD.findall(kind.pattern)
            if "{power}" not in kind.pattern.split():
                raise self._error(kind, "pattern", f"its pattern should hold {{power}}, is {kind.pattern!r}")
            same = patterns.get(_FIELD.sub("{}", kind.pattern))
            if same is not None:
                raise self._error(kind, "pattern", f"its pattern {kind.pattern!r} reads like {same!r} of the rules")
            for name in [name[1:-1] for name in named]:
                if name not in fields:
                    meant = did_you_mean(name, fields)
                    reason = f"its pattern {kind.pattern!r} names {{{name}}}, which is no field{meant}"
                    raise self._error(kind, "pattern", reason, nearest_name(name, fields))
            for field in fields:
                if f"{{{field}}}" not in named:
                    reason = f"its pattern should hold {{{field}}}, since it is a field, is {kind.pattern!r}"
                    raise self._error(kind, "pattern", reason)
        return list(kinds)

    def steps(self, known: Sequence[type[AnyStep]]) -> Mapping[str, type[AnyStep]]:
        """Return all kinds of step by name, those of the rules and those that packs define."""
        own: list[type[AnyStep]] = self._subclasses(Step, "kind")
        self._check_names(own, lambda kind: str(kind.kind), (kind.kind for kind in known), "the kind of step", "kind")
        return {kind.kind: kind for kind in (*known, *own)}

    def events(self, known: Sequence[type[Event]]) -> list[type[Event]]:
        """Return the kinds of event that packs define."""
        own = self._subclasses(Event)
        names = ("Event", "SeatEvent", *(kind.__name__ for kind in known))
        self._check_names(own, lambda kind: str(kind.__name__), names, "the event", "")
        return own
