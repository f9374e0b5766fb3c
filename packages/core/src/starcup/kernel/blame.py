"""Attribution of failures: whose code an exception came from, on which line, and the error that says so."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from types import FrameType
from typing import Any, TypeVar

from starcup.kernel.errors import EngineError, PowerError, StarcupError, words_of
from starcup.kernel.steps import SeatStep, Step
from starcup.kernel.values import frozen

ErrorT = TypeVar("ErrorT", bound=StarcupError)

PACK, GAME, ENGINE = "pack", "game", "engine"
"""The kinds of owners of code. A pack's code is called by a game's, and that by the engine's."""
_OURS = ("starcup", "starcup_bots", "starcup_cli", "starcup_pytest")
_PARTS = {"powers": "power", "extensions": "extension"}


@frozen
class Owner:
    """A pack or a game by its name, and an import package that has its code."""

    kind: str
    name: str
    package: str

    @property
    def key(self) -> str:
        """The owner as programs get it, such as ``game salvage``."""
        return f"{self.kind} {self.name}"

    def __str__(self) -> str:
        return f"{self.kind} {self.name!r}"


@frozen
class Place:
    """A line of code: the path of the file, from the current directory if it is below it, and the line, from 1."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file} line {self.line}"


@frozen
class Blame:
    """The cause of a failure: ``who`` says whose code it was, ``what`` what was wrong.

    ``owner`` is the same for programs: ``pack NAME``, ``game KEY`` or ``engine``; ``place`` is the
    innermost line of the owner's code, None if it is not known.
    """

    who: str
    what: str
    owner: str = ENGINE
    place: Place | None = None

    @property
    def text(self) -> str:
        """What was wrong, and where."""
        return self.what if self.place is None else f"{self.what} ({self.place})"

    def error(self, kind: type[ErrorT]) -> ErrorT:
        """Return an error of a class that says this."""
        return self.put_on(kind(f"{self.who}: {self.text}"))

    def put_on(self, error: ErrorT) -> ErrorT:
        """Note owner, file and line on an error, and return it."""
        error.owner = self.owner
        if self.place is not None:
            error.file, error.line = self.place.file, self.place.line
        return error


class PluginFault(PowerError):
    """The error that a plugin failed, where the plugin is already identified."""

    def __init__(self, blame: Blame) -> None:
        super().__init__(f"{blame.who}: {blame.text}")
        self.blame: Blame = blame
        blame.put_on(self)


def belongs(module: str, package: str) -> bool:
    """Return whether a module is a package itself, or is in it."""
    return module == package or module.startswith(f"{package}.")


def packages_of(module: str) -> tuple[str, ...]:
    """Return the packages that other code of a module's owner is taken to be in: its own, and the outermost one.

    The packages of Starcup have several owners, and the next level tells them apart.

    >>> packages_of("acme_games.salvage.rules"), packages_of("starcup.roll._rules.table")
    (('acme_games.salvage', 'acme_games'), ('starcup.roll._rules', 'starcup.roll'))
    """
    names = module.split(".")
    outermost = ".".join(names[: 2 if names[0] in _OURS else 1])
    return tuple(dict.fromkeys((module.rpartition(".")[0] or outermost, outermost)))


def place_at(path: str, line: int) -> Place:
    """Return the place of a line in a file, as short as it can be clicked on."""
    path = os.path.abspath(path)
    try:
        here = os.path.join(os.getcwd(), "")
    except OSError:  # the current directory is gone
        here = os.sep
    return Place(path.removeprefix(here) if here != os.sep else path, line)


def described(error: BaseException, when: str = "") -> str:
    """Return an exception on one line, after its type and ``when`` unless it is an :class:`EngineError`."""
    words = " ".join((str(error.msg) if isinstance(error, SyntaxError) else words_of(error)).split())
    return words if isinstance(error, EngineError) else f"{type(error).__name__}{when}: {words}".removesuffix(": ")


def with_place(error: BaseException, *packages: str) -> str:
    """Return an exception on one line, with the innermost line of code in some packages that it came from."""
    place = None if getattr(error, "file", "") else place_in(error, *packages)
    return Blame("", described(error), place=place).text


def without_place(error: StarcupError) -> str:
    """Return the message of an error without the line of code that it ends with."""
    return str(error).removesuffix(f" ({Place(error.file, error.line)})")


def place_in(error: BaseException, *packages: str) -> Place | None:
    """Return the innermost line of code in some packages that an exception came from; None if it came from none.

    Args:
        error: the exception, with its traceback.
        *packages: import packages; none: that of the code that Starcup called, or any if it called none.
    """
    for cause in causes_of(error):
        if isinstance(cause, SyntaxError) and cause.filename:
            return place_at(cause.filename, cause.lineno or 0)
        frames = frames_of(cause)
        called = (
            packages or [packages_of(module_of(frame))[-1] for frame, _ in frames if _is_foreign(module_of(frame))][:1]
        )
        for frame, line in reversed(frames):
            if any(belongs(module_of(frame), package) for package in called) or not (packages or called):
                return place_at(frame.f_code.co_filename, line)
    return None


def blame_of(error: BaseException, owners: Iterable[Owner], kinds: Iterable[type[Step[Any]]] = ()) -> Blame:
    """Return whose fault an exception is, by the frames of its traceback.

    A pack is to blame if its code was running, else a game, else the engine.
    """
    if isinstance(error, PluginFault):
        return error.blame
    owners, what = tuple(owners), described(error)
    for kind in (PACK, GAME):
        for blame in (_running, _breach):
            for cause in causes_of(error):
                blamed = blame(cause, owners, kind, what)
                if blamed is not None:
                    return blamed
        for step in kinds:
            owner = _owner(step.__module__, owners)
            if owner is not None and owner.kind == kind:
                who = f"{_part(owner, step.__module__)}, step {step.kind!r}"
                return Blame(who, what, owner.key, _defined(step, ("run",), owner))
    innermost = [place_at(frame.f_code.co_filename, line) for frame, line in frames_of(error)[-1:]]
    return Blame("the engine", what, place=innermost[0] if innermost else None)


def is_deliberate(error: BaseException) -> bool:
    """Return whether an error was raised on purpose, to be shown as it is, or says already whose fault it is."""
    if isinstance(error, EngineError):
        return bool(error.owner) and not isinstance(error, PluginFault)
    return isinstance(error, StarcupError)


def worded(error: BaseException, blame: Blame, where: str) -> EngineError:
    """Return the error to raise instead of ``error``: it says who is at fault, and names the place in the game."""
    kind = PowerError if blame.owner.startswith(f"{PACK} ") else EngineError
    return blame.put_on(kind(f"{' '.join(filter(None, (blame.who, 'failed', where)))}: {blame.text}"))


# Frames.


def causes_of(error: BaseException) -> Iterator[BaseException]:
    """Yield an exception, then what it was raised from, and so on."""
    seen: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in seen:
        seen.append(cause)
        yield cause
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)


def frames_of(error: BaseException) -> list[tuple[FrameType, int]]:
    """Return the frames of a traceback with their lines, the innermost last."""
    frames, trace = [], error.__traceback__
    while trace is not None:
        frames.append((trace.tb_frame, trace.tb_lineno))
        trace = trace.tb_next
    return frames


def module_of(frame: FrameType) -> str:
    """Return the name of the module whose code a frame runs."""
    return str(frame.f_globals.get("__name__", ""))


def _is_foreign(module: str) -> bool:
    """Return whether a module is neither Starcup's nor Python's."""
    return module == "__main__" or module.partition(".")[0] not in (*_OURS, "", *sys.stdlib_module_names)


def _owner(module: str, owners: Iterable[Owner]) -> Owner | None:
    """Return the owner of a module: the one with the innermost package around it."""
    mine = (owner for owner in owners if belongs(module, owner.package))
    return max(mine, key=lambda owner: len(owner.package), default=None)


def _running(error: BaseException, owners: Iterable[Owner], kind: str, what: str) -> Blame | None:
    """Return the blame of the owner of a kind whose code was running innermost; None if none's was."""
    owned = [(frame, line, _owner(module_of(frame), owners)) for frame, line in frames_of(error)]
    inner, line, owner = next((row for row in reversed(owned) if row[2] is not None and row[2].kind == kind), _NOBODY)
    if inner is None or owner is None:
        return None
    mine = [frame for frame, _, other in owned if other is not None and other.key == owner.key]
    called = next((frame for frame in reversed(mine) if isinstance(frame.f_locals.get("self"), Step)), mine[0])
    who = f"{_part(owner, module_of(called))}{_step(called.f_locals.get('self'))}, {_function(called)}"
    return Blame(who, what, owner.key, place_at(inner.f_code.co_filename, line))


_NOBODY = (None, 0, None)


def _breach(error: BaseException, owners: Iterable[Owner], kind: str, what: str) -> Blame | None:
    """Return the blame of the owner of the step, ruleset or event that the engine was at; None if it was at none."""
    called = [
        (frame.f_locals.get(name), frame.f_code.co_name)
        for frame, _ in reversed(frames_of(error))
        for name in ("step", "self", "kind")
    ]
    steps = [(thing, name) for thing, name in called if isinstance(thing, Step)]
    for thing, name in (*steps, *called) if isinstance(error, EngineError) else steps:  # a step's own table is no cause
        own = thing if isinstance(thing, type) else type(thing)
        owner = _owner(own.__module__, owners)
        if owner is not None and owner.kind == kind:
            who = f"{_part(owner, own.__module__)}{_step(thing) or f', {own.__qualname__}'}"
            return Blame(who, what, owner.key, _defined(own, (name, "run", "set_up", "read"), owner))
    return None


def _part(owner: Owner, module: str) -> str:
    """Return an owner in words, with the power or extension of a pack that a module is."""
    part, _, name = module.removeprefix(owner.package).removeprefix(".").partition(".")
    return f"{owner}, {_PARTS[part]} {name!r}" if owner.kind == PACK and name and part in _PARTS else str(owner)


def _step(called: object) -> str:
    if not isinstance(called, Step):
        return ""
    return f", step {called.kind!r}{f' of seat {called.seat}' if isinstance(called, SeatStep) else ''}"


def _function(frame: FrameType) -> str:
    """Return the function that a frame runs, with its class, and the seat that it was called for."""
    if frame.f_code.co_name == "<module>":
        return f"import of {module_of(frame)}"
    seat = frame.f_locals.get("seat")
    whom = f" for seat {seat}" if isinstance(seat, int) else ""
    return f"{frame.f_code.co_qualname.replace('.<locals>', '')}(){whom}"


def _defined(kind: type, names: Iterable[str], owner: Owner) -> Place | None:
    """Return the line of the first of some methods of a class that its owner has written, else of any, else its own."""
    from inspect import getsourcefile, getsourcelines, unwrap  # only needed for failures

    for name in (*names, *(name for name in vars(kind) if not name.startswith("__"))):
        method = getattr(kind, name, None)
        method = unwrap(method) if callable(method) else method  # a watch may be around it
        code = getattr(method, "__code__", None)
        if code is not None and belongs(str(getattr(method, "__module__", "")), owner.package):
            return place_at(code.co_filename, code.co_firstlineno)
    with suppress(OSError, TypeError):  # a class of fields alone
        return place_at(getsourcefile(kind) or "", getsourcelines(kind)[1])
    return None
