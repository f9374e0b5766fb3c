"""The plugin manager: checks plugins against hook specifications with pluggy, then gives out their plain functions.

pluggy calls *all* registered plugins at each call; the rules call only those that
a player owns. So a ruleset registers and checks each plugin once, and takes out
the plain functions. A manager belongs to one ruleset, not to the process.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from types import FrameType, ModuleType
from typing import get_origin, get_type_hints

import pluggy

from starcup.kernel.blame import Blame, Place, PluginFault, belongs, described, file_in, frames_in
from starcup.kernel.steps import SeatStep, Step
from starcup.kernel.suggest import did_you_mean, nearest_name
from starcup.packs.errors import PackError

PROJECT = "starcup"
hookspec: pluggy.HookspecMarker = pluggy.HookspecMarker(PROJECT)
hookimpl: pluggy.HookimplMarker = pluggy.HookimplMarker(PROJECT)

HookFunction = Callable[..., object]
POWER = "power"


class PluginFaults(PackError):
    """The error that a plugin has several faults; ``errors`` has an error for each."""

    def __init__(self, errors: Sequence[PackError]) -> None:
        super().__init__("; ".join(map(str, errors)), next((one.nearest for one in errors if one.nearest), None))
        self.errors: tuple[PackError, ...] = tuple(errors)


_QUALIFIER = re.compile(r"(\w+\.)+(?=\w)")


class PluginManager:
    """The plugins of one ruleset, each checked against the hook specifications when it is added.

    >>> from types import ModuleType
    >>> specs = ModuleType("specs")
    >>> exec("@hookspec\\ndef income(seat: int) -> int: ...", {"hookspec": hookspec}, vars(specs))
    >>> plugin = ModuleType("my_power")
    >>> exec("@hookimpl\\ndef incom(seat: int) -> int: return 1", {"hookimpl": hookimpl}, vars(plugin))
    >>> PluginManager(specs).add(plugin, "my_power", "mine")
    Traceback (most recent call last):
    ...
    starcup.packs.errors.PackError: pack 'mine', plugin 'my_power': there is no hook 'incom' (did you mean 'income'?)
    """

    def __init__(self, specs: ModuleType, what: str = POWER) -> None:
        self.what = what
        """The word for a plugin in errors."""
        self._manager = pluggy.PluginManager(PROJECT)
        self._manager.add_hookspecs(specs)
        self._specs: dict[str, HookFunction] = {
            name: function
            for name, function in vars(specs).items()
            if getattr(function, f"{PROJECT}_spec", None) is not None
        }
        self.packs: dict[str, str] = {}
        self._by_plugin: dict[str, dict[str, HookFunction]] = {}
        self._modules: dict[str, ModuleType] = {}

    @property
    def hooks(self) -> tuple[str, ...]:
        """The names of all hooks, in the order of their declaration."""
        return tuple(self._specs)

    def block(self, name: str) -> None:
        """Leave a plugin out: :meth:`add` then checks a plugin of this name, and does not register it."""
        self._manager.set_blocked(name)

    def add(self, plugin: ModuleType, name: str, pack: str) -> None:
        """Check and register a plugin under ``name``.

        Raises:
            PackError: a hook is unknown (with the nearest name), is a wrapper, or has other arguments
                or types than declared; the plugin has no hook; or the name is taken. A
                :class:`PluginFaults` if there are several such faults.
        """
        where = f"pack {pack!r}, plugin {name!r}"
        if name in self.packs:
            raise PackError(f"{where}: the name is taken by a plugin of pack {self.packs[name]!r}")
        found, wrong = {}, list[PackError]()
        for attribute, value in vars(plugin).items():
            options = getattr(value, f"{PROJECT}_impl", None)
            if options is not None:
                wrong += self._check(where, attribute, value, options)
                found[attribute] = value
            elif attribute in self._specs and inspect.isfunction(value) and value.__module__ == plugin.__name__:
                wrong.append(PackError(f"{where}, hook {attribute!r}: expected the mark @hookimpl, found none"))
        if wrong:
            raise wrong[0] if len(wrong) == 1 else PluginFaults(wrong)
        if self._manager.is_blocked(name):
            return
        if not found:
            raise PackError(f"{where}: implements no hook (expected a function marked @hookimpl)")
        hooks_only = ModuleType(plugin.__name__)  # pluggy inspects all names of a module, including imported ones
        vars(hooks_only).clear()
        vars(hooks_only).update(found)
        self._manager.register(hooks_only, name)
        self.packs[name] = pack
        self._by_plugin[name] = found
        self._modules[name] = plugin

    def _check(
        self, where: str, name: str, function: HookFunction, options: Mapping[str, object]
    ) -> Iterator[PackError]:
        """Yield an error for each fault of a hook that can be found without calling it."""
        declared = self._specs.get(name)
        if declared is None:
            yield PackError(
                f"{where}: there is no hook {name!r}{did_you_mean(name, self._specs)}", nearest_name(name, self._specs)
            )
            return
        for option in ("wrapper", "hookwrapper", "tryfirst", "trylast"):
            if options.get(option):
                yield PackError(f"{where}, hook {name!r}: {option} is not supported; order comes from the rules")
        try:
            given = inspect.signature(function)
        except TypeError:
            yield PackError(f"{where}, hook {name!r}: expected a function, found {type(function).__name__}")
            return
        if inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function):
            yield PackError(f"{where}, hook {name!r}: expected a function that answers at once, found an async one")
        spec = _signature(declared)
        if list(given.parameters) != list(spec.parameters):
            expected, actual = ", ".join(spec.parameters), ", ".join(given.parameters)
            yield PackError(f"{where}, hook {name!r}: expected the arguments ({expected}), found ({actual})")
            return
        for parameter in spec.parameters.values():
            annotation = given.parameters[parameter.name].annotation
            same = _short(annotation) == _short(parameter.annotation)
            if not (same or _same(function, declared, parameter.name)):
                yield PackError(
                    f"{where}, hook {name!r}: argument {parameter.name!r} should be of type "
                    f"{_short(parameter.annotation)}, found {_short(annotation)}"
                )
        if given.return_annotation is inspect.Signature.empty:
            yield PackError(
                f"{where}, hook {name!r}: the return type is missing (expected {_short(spec.return_annotation)})"
            )

    def functions(self, plugin: str) -> Mapping[str, HookFunction]:
        """Return the hook functions of a plugin, by hook."""
        return self._by_plugin.get(plugin, {})

    def module(self, plugin: str) -> ModuleType:
        """Return the module of a plugin."""
        return self._modules[plugin]

    def wrapped(self, wrap: Callable[[str, str, HookFunction], HookFunction]) -> PluginManager:
        """Return the same plugins with each hook function replaced by ``wrap(plugin, hook, function)``."""
        twin = copy(self)
        twin._by_plugin = {
            plugin: {hook: wrap(plugin, hook, function) for hook, function in functions.items()}
            for plugin, functions in self._by_plugin.items()
        }
        return twin

    def pack_of(self, module: str) -> str | None:
        """Return the pack with a module of that name; None if there is none."""
        return self.packs.get(self._sharing(module))

    def _sharing(self, module: str) -> str:
        """Return a plugin whose package contains a module; empty if there is none."""
        return next((name for name in self._modules if belongs(module, self._shared(name))), "")

    def _shared(self, plugin: str) -> str:
        """Return the package whose modules a plugin may share with other plugins."""
        name = self._modules[plugin].__name__
        package = name.rpartition(".")[0]
        if self.what == POWER:  # shared code of powers may be anywhere in their pack
            package = package.rpartition(".")[0]
        return package or name

    def place(self, plugin: str, hook: str = "", error: BaseException | None = None) -> Place | None:
        """Return the innermost line of a pack's code in a traceback, else the line of a hook, else None."""
        module = self._modules[plugin].__name__
        package = module.rpartition(".")[0].rpartition(".")[0] or module
        if error is not None:
            for _, place in reversed(frames_in(error, package)):
                return place
        code = getattr(inspect.unwrap(self._by_plugin[plugin][hook]), "__code__", None) if hook else None
        home = str(getattr(self._by_plugin[plugin].get(hook), "__module__", ""))
        return Place(file_in(home, package), code.co_firstlineno) if code and belongs(home, package) else None

    def _told(self, what: str, plugin: str, hook: str = "", error: BaseException | None = None) -> str:
        place = self.place(plugin, hook, error)
        return what if place is None else f"{what} ({place})"

    def blame(self, error: BaseException) -> Blame | None:
        """Return the plugin that raised an exception, by its traceback; None if no plugin did.

        The innermost hook function is named if there is one, else a step or other code of a pack.
        """
        what = described(error)
        frames: list[FrameType] = []
        trace = error.__traceback__
        while trace is not None:
            frames.insert(0, trace.tb_frame)
            trace = trace.tb_next
        for place, frame in enumerate(frames):
            plugin, who = self._hook_of(frame, frames[place + 1 : place + 2])
            if who:
                return Blame(who, self._told(what, plugin, error=error))
        for frame in frames:
            plugin, who = self._code_of(frame)
            if who:
                return Blame(who, self._told(what, plugin, error=error))
        return None

    def _hook_of(self, frame: FrameType, callers: list[FrameType]) -> tuple[str, str]:
        """Return the plugin and hook that a frame runs; if plugins share code, the caller's variables tell it."""
        found = [
            (plugin, hook, function)
            for plugin, functions in self._by_plugin.items()
            for hook, function in functions.items()
            if getattr(function, "__code__", None) is frame.f_code
        ]
        if len(found) > 1:
            held = [value for caller in callers for value in caller.f_locals.values()]
            found = [one for one in found if any(one[2] is value for value in held)]
        if len(found) != 1:
            return "", ""
        plugin, hook, _ = found[0]
        seat = frame.f_locals.get("seat")
        return plugin, self.asked(plugin, hook, seat if isinstance(seat, int) else None)

    def asked(self, plugin: str, hook: str, seat: int | None) -> str:
        """Return a hook of a plugin in words, with the seat that it was called for."""
        whom = "" if seat is None else f" for seat {seat}"
        return f"pack {self.packs[plugin]!r}, {self.what} {plugin!r}, {hook}(){whom}"

    def fault(
        self, plugin: str, hook: str, seat: int | None, what: str, error: BaseException | None = None
    ) -> PluginFault:
        """Return the error to raise if a hook of a plugin fails; ``error`` is the exception raised, or None."""
        return PluginFault(Blame(self.asked(plugin, hook, seat), self._told(what, plugin, hook, error)))

    def _code_of(self, frame: FrameType) -> tuple[str, str]:
        """Return the plugin whose other code a frame runs (a step, a choice, shared code), and a description of it."""
        for name in ("self", "step"):
            step = frame.f_locals.get(name)
            sharing = self._sharing(type(step).__module__)
            if sharing and isinstance(step, Step):
                pack = self.packs[sharing]
                power = getattr(step, "power", "") or type(step).__module__.rpartition(".")[2]
                whom = f" of seat {step.seat}" if isinstance(step, SeatStep) else ""
                return sharing, f"pack {pack!r}, {self.what} {power!r}, step {step.kind!r}{whom}"
        module = str(frame.f_globals.get("__name__", ""))
        sharing = self._sharing(module)
        if not sharing:
            return "", ""
        name = module.rpartition(".")[2]
        return sharing, f"pack {self.packs[sharing]!r}, {self.what} {name!r}, {frame.f_code.co_name}()"

    def users(self, hook: str) -> list[str]:
        """Return the names of the plugins that implement ``hook``, sorted."""
        return sorted(name for name, functions in self._by_plugin.items() if hook in functions)


_signature = cache(inspect.signature)
"""The signature of a specification, cached, since many plugins are checked against it."""


def _short(annotation: object) -> str:
    """Return an annotation as written, without module names, to compare spellings of a type."""
    if annotation is inspect.Signature.empty:
        return "no type"
    if isinstance(annotation, str):
        text = annotation.strip("'\"")
    else:
        text = str(annotation) if get_origin(annotation) else getattr(annotation, "__name__", str(annotation))
    return _QUALIFIER.sub("", text).replace(" ", "")


def _same(function: HookFunction, spec: HookFunction, name: str) -> bool:
    """Return whether an argument has the specified type in another spelling, such as that behind an alias."""
    try:
        return bool(get_type_hints(function)[name] == get_type_hints(spec)[name])
    except (NameError, KeyError, TypeError):  # imported for type checking only
        return False
