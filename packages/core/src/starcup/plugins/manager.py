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
from typing import Any, get_origin, get_type_hints

import pluggy

from starcup.kernel.blame import (
    PACK,
    Blame,
    Owner,
    Place,
    PluginFault,
    belongs,
    described,
    frames_of,
    place_at,
    place_in,
)
from starcup.kernel.interning import Made
from starcup.kernel.suggest import did_you_mean, nearest_name
from starcup.packs.errors import PackError
from starcup.plugins.answers import misfit

PROJECT = "starcup"
hookspec: pluggy.HookspecMarker = pluggy.HookspecMarker(PROJECT)
hookimpl: pluggy.HookimplMarker = pluggy.HookimplMarker(PROJECT)

HookFunction = Callable[..., object]
POWER = "power"


class PluginFaults(PackError):
    """The error that a plugin has several faults; ``errors`` has an error for each."""

    def __init__(self, errors: Sequence[PackError]) -> None:
        super().__init__("; ".join(map(str, errors)), next((error.nearest for error in errors if error.nearest), None))
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

    def __init__(self, specs: ModuleType | None, what: str = POWER) -> None:
        self.what = what
        """The word for a plugin in errors."""
        self._manager = pluggy.PluginManager(PROJECT)
        if specs is not None:  # else there are no hooks
            self._manager.add_hookspecs(specs)
        self.specs: dict[str, HookFunction] = {
            name: function
            for name, function in ({} if specs is None else vars(specs)).items()
            if getattr(function, f"{PROJECT}_spec", None) is not None
        }
        """The specifications of the hooks."""
        self._kinds: Made[str, object] = Made(lambda hook: _answer_type(self.specs[hook]))
        self.packs: dict[str, str] = {}
        self._by_plugin: dict[str, dict[str, HookFunction]] = {}
        self._modules: dict[str, ModuleType] = {}

    @property
    def hooks(self) -> tuple[str, ...]:
        """The names of all hooks, in the order of their declaration."""
        return tuple(self.specs)

    def block(self, name: str) -> None:
        """Leave a plugin out: :meth:`add` then checks a plugin of this name, and does not register it.

        Args:
            name: the name of a plugin, registered or not.
        """
        self._manager.set_blocked(name)

    def add(self, plugin: ModuleType, name: str, pack: str, stated: ModuleType | None = None) -> None:
        """Check and register a plugin under ``name``.

        Args:
            plugin: the module with the hooks.
            name: the key of the piece or extension that it belongs to.
            pack: the name of its pack.
            stated: a module made from terms, whose hooks belong to the same plugin.

        Raises:
            PackError: a hook is unknown (with the nearest name), is a wrapper, or has other arguments
                or types than declared; it is among the terms as well; the plugin has no hook; or the name is taken. A
                :class:`PluginFaults` if there are several such faults.
        """
        where = f"pack {pack!r}, plugin {name!r}"
        if name in self.packs:
            raise PackError(f"{where}: the name is taken by a plugin of pack {self.packs[name]!r}")
        functions, wrong = {}, list[PackError]()
        for attribute, value in vars(plugin).items():
            options = getattr(value, f"{PROJECT}_impl", None)
            if options is not None:
                wrong += self._check(where, attribute, value, options)
                functions[attribute] = value
            elif attribute in self.specs and inspect.isfunction(value) and value.__module__ == plugin.__name__:
                wrong.append(PackError(f"{where}, hook {attribute!r}: expected the mark @hookimpl, found none"))
        terms = {} if stated is None else {hook: vars(stated)[hook] for hook in self.specs if hook in vars(stated)}
        wrong += [
            PackError(f"{where}, hook {hook!r}: expected in the terms or in the module, found in both")
            for hook in functions
            if hook in terms
        ]
        if wrong:
            raise wrong[0] if len(wrong) == 1 else PluginFaults(wrong)
        if self._manager.is_blocked(name):
            return
        if not functions:
            raise PackError(f"{where}: implements no hook (expected a function marked @hookimpl)")
        functions |= terms
        hooks_only = ModuleType(plugin.__name__)  # pluggy inspects all names of a module, including imported ones
        vars(hooks_only).clear()
        vars(hooks_only).update(functions)
        self._manager.register(hooks_only, name)
        self.packs[name] = pack
        self._by_plugin[name] = functions
        self._modules[name] = plugin

    def _check(
        self, where: str, name: str, function: HookFunction, options: Mapping[str, object]
    ) -> Iterator[PackError]:
        """Yield an error for each fault of a hook that can be found without calling it."""
        declared, hook = self.specs.get(name), f"{where}, hook {name!r}"
        if declared is None:
            meant, near = did_you_mean(name, self.specs), nearest_name(name, self.specs)
            yield PackError(f"{where}: there is no hook {name!r}{meant}", near)
            return
        for option in ("wrapper", "hookwrapper", "tryfirst", "trylast"):
            if options.get(option):
                yield PackError(f"{hook}: {option} is not supported; order comes from the rules")
        try:
            given = inspect.signature(function)
        except TypeError:
            yield PackError(f"{hook}: expected a function, found {type(function).__name__}")
            return
        if inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function):
            yield PackError(f"{hook}: expected a function that answers at once, found an async one")
        spec = _signature(declared)
        if list(given.parameters) != list(spec.parameters):
            expected, actual = ", ".join(spec.parameters), ", ".join(given.parameters)
            yield PackError(f"{hook}: expected the arguments ({expected}), found ({actual})")
            return
        for parameter in spec.parameters.values():
            named, annotation = parameter.name, _short(given.parameters[parameter.name].annotation)
            expected = _short(parameter.annotation)
            if annotation != expected and not _same(function, declared, named):
                yield PackError(f"{hook}: argument {named!r} should be of type {expected}, found {annotation}")
        if given.return_annotation is inspect.Signature.empty:
            yield PackError(f"{hook}: the return type is missing (expected {_short(spec.return_annotation)})")

    def functions(self, plugin: str) -> Mapping[str, HookFunction]:
        """Return the hook functions of a plugin, by hook.

        Args:
            plugin: the name of a plugin; one that is not registered has none.
        """
        return self._by_plugin.get(plugin, {})

    def module(self, plugin: str) -> ModuleType:
        """Return the module of a plugin.

        Args:
            plugin: the name of a registered plugin.
        """
        return self._modules[plugin]

    def wrapped(self, wrap: Callable[[str, str, HookFunction], HookFunction]) -> PluginManager:
        """Return the same plugins with each hook function replaced by ``wrap(plugin, hook, function)``.

        Args:
            wrap: takes a plugin's name, a hook and its function, and returns the function to call.
        """
        twin = copy(self)
        twin._by_plugin = {
            plugin: {hook: wrap(plugin, hook, function) for hook, function in functions.items()}
            for plugin, functions in self._by_plugin.items()
        }
        return twin

    def place(self, plugin: str, hook: str = "", error: BaseException | None = None) -> Place | None:
        """Return the innermost line of a pack's code in a traceback, else the line of a hook, else None.

        Args:
            plugin: the name of a registered plugin.
            hook: the hook that is meant without a traceback.
            error: an exception with a traceback.
        """
        package = self._package(plugin)
        place = None if error is None else place_in(error, package)
        function = self._by_plugin[plugin].get(hook)
        code = getattr(inspect.unwrap(function), "__code__", None) if function is not None else None
        if place is None and code is not None and belongs(str(getattr(function, "__module__", "")), package):
            return place_at(code.co_filename, code.co_firstlineno)
        return place

    def _package(self, plugin: str) -> str:
        """Return the import package of a plugin's pack."""
        module = self._modules[plugin].__name__
        return module.rpartition(".")[0].rpartition(".")[0] or module

    def blame(self, error: BaseException) -> Blame | None:
        """Return the plugin whose hook raised an exception, by its traceback; None if none did.

        The innermost hook function is named.

        Args:
            error: any exception with a traceback.
        """
        frames = [frame for frame, _ in reversed(frames_of(error))]
        for place, frame in enumerate(frames):
            plugin, hook = self._hook_of(frame, frames[place + 1 : place + 2])
            if plugin:
                seat = frame.f_locals.get("seat")
                return self._blamed(plugin, hook, seat if isinstance(seat, int) else None, described(error), error)
        return None

    def _hook_of(self, frame: FrameType, callers: list[FrameType]) -> tuple[str, str]:
        """Return the plugin and hook that a frame runs; if plugins share code, the caller's variables tell it."""
        hooks = [
            (plugin, hook, function)
            for plugin, functions in self._by_plugin.items()
            for hook, function in functions.items()
            if getattr(function, "__code__", None) is frame.f_code
        ]
        if len(hooks) > 1:
            held = [value for caller in callers for value in caller.f_locals.values()]
            hooks = [entry for entry in hooks if any(entry[2] is value for value in held)]
        return hooks[0][:2] if len(hooks) == 1 else ("", "")

    def _blamed(self, plugin: str, hook: str, seat: int | None, what: str, error: BaseException | None) -> Blame:
        owner = Owner(PACK, self.packs[plugin], self._package(plugin))
        return Blame(self.asked(plugin, hook, seat), what, owner.key, self.place(plugin, hook, error))

    def asked(self, plugin: str, hook: str, seat: int | None) -> str:
        """Return a hook of a plugin in words, with the seat that it was called for.

        Args:
            plugin: the name of a registered plugin.
            hook: the hook.
            seat: the number of the seat, or None if the hook is asked for no seat.
        """
        whom = "" if seat is None else f" for seat {seat}"
        return f"pack {self.packs[plugin]!r}, {self.what} {plugin!r}, {hook}(){whom}"

    def fault(
        self, plugin: str, hook: str, seat: int | None, what: str, error: BaseException | None = None
    ) -> PluginFault:
        """Return the error to raise if a hook of a plugin fails.

        Args:
            plugin: the name of a registered plugin.
            hook: the hook that failed.
            seat: the number of the seat, or None if the hook is asked for no seat.
            what: what was wrong, in words.
            error: the exception that the hook raised; None: it answered wrongly.
        """
        return PluginFault(self._blamed(plugin, hook, seat, what, error))

    def answer_type(self, hook: str) -> object:
        """Return the type of the answers of a hook, by its specification.

        Args:
            hook: the name of the hook.
        """
        return self._kinds[hook]

    def misfit(self, hook: str, answer: object) -> str:
        """Return what is wrong with the type of an answer of a hook, after its specification; empty if nothing is.

        Args:
            hook: the name of the hook.
            answer: what a function of it returned.
        """
        return misfit(answer, self._kinds[hook])

    def answer(self, plugin: str, hook: str, *arguments: object, lacking: bool = False) -> Any:
        """Return what a hook of a plugin answers, for questions that may come at any time, such as those for scores.

        Args:
            plugin: the name of a registered plugin.
            hook: a hook that it has.
            *arguments: those of the hook.
            lacking: the table lacks what is hidden from somebody; the answer is None if the hook looks for that.

        Raises:
            PowerError: the hook raises, or answers something of another type than its specification says.
        """
        try:
            answer = self._by_plugin[plugin][hook](*arguments)
        except PluginFault as fault:
            if lacking and isinstance(fault.__cause__, AttributeError):
                return None
            raise
        except (Exception, SystemExit) as error:
            if lacking and isinstance(error, AttributeError):
                return None
            raise self.fault(plugin, hook, self._seat(hook, arguments), described(error), error) from error
        if type(answer) is not self._kinds[hook] and (wrong := self.misfit(hook, answer)):
            raise self.fault(plugin, hook, self._seat(hook, arguments), wrong)
        return answer

    def _seat(self, hook: str, arguments: Sequence[object]) -> int | None:
        """Return the seat among the arguments of a hook; None if it is asked for no seat."""
        seat = dict(zip(_signature(self.specs[hook]).parameters, arguments, strict=False)).get("seat")
        return seat if isinstance(seat, int) else None

    def users(self, hook: str) -> list[str]:
        """Return the names of the plugins that implement ``hook``, sorted.

        Args:
            hook: the name of a hook.
        """
        return sorted(name for name, functions in self._by_plugin.items() if hook in functions)


_signature = cache(inspect.signature)
"""The signature of a specification, cached, since many plugins are checked against it."""


@cache
def _answer_type(spec: HookFunction) -> object:
    """Return the type of the answers of a hook."""
    return get_type_hints(spec)["return"]


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
