"""Trip-wires around a pack's code: everything that it uses besides the table is noted, with file and line.

Two means of Python are used, so nothing has to be replaced: an audit hook hears of files, sockets, processes and
threads; a profile function hears of every call into C, even of a clock or a generator that was imported by name.
"""

from __future__ import annotations

import datetime
import gc
import os
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial, wraps
from importlib.machinery import SourceFileLoader
from importlib.resources.abc import Traversable
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType

from attrs import define, field, frozen

CHANCE = "draws chance of its own"
CLOCK = "reads the clock, or waits"
ENVIRONMENT = "looks into the environment"
FILES = "opens a file"
NETWORK = "uses the network"
PROCESS = "starts a process"
THREAD = "starts a thread"
PRINTS = "prints"
IDENTITY = "asks for id(), which is another number in each process"
SYSTEM = "asks the operating system"
LATER = "leaves something to be done later"


@frozen
class Trip:
    """A forbidden thing that a pack's code used: its name, the call, and the place of the call."""

    what: str
    call: str
    file: str
    line: int
    function: str


_OF_MODULES: Mapping[str, tuple[str, frozenset[str]]] = {
    "time": (CLOCK, frozenset()),
    "posix": (SYSTEM, frozenset()),
    "nt": (SYSTEM, frozenset()),
    "_socket": (NETWORK, frozenset()),
    "_posixsubprocess": (PROCESS, frozenset()),
    "_winapi": (PROCESS, frozenset()),
    "_thread": (THREAD, frozenset({"start_new_thread", "start_new", "start_joinable_thread"})),
    "atexit": (LATER, frozenset({"register"})),
    "_signal": (LATER, frozenset({"signal", "setitimer", "alarm"})),
    "builtins": (PRINTS, frozenset({"print", "input"})),
    "_io": (FILES, frozenset({"open", "open_code"})),
}
"""The meaning of calls into modules of C code, and the functions concerned; none named: all."""
_HARMLESS = ("fspath", "_path_", "strerror", "get_terminal_size")
_BY_NAME: Mapping[str, str] = {
    **dict.fromkeys(("urandom", "getrandom"), CHANCE),
    **dict.fromkeys(("system", "fork", "forkpty", "posix_spawn", "posix_spawnp", "execv", "execve", "spawnv"), PROCESS),
    **dict.fromkeys(("open", "mkdir", "remove", "unlink", "rename", "replace", "rmdir"), FILES),
    **dict.fromkeys(("putenv", "unsetenv"), ENVIRONMENT),
}
_AUDITED: Mapping[str, str] = {
    "open": FILES,
    "os.": SYSTEM,
    "shutil.": FILES,
    "glob.": FILES,
    "tempfile.": FILES,
    "socket.": NETWORK,
    "urllib.": NETWORK,
    "ftplib.": NETWORK,
    "smtplib.": NETWORK,
    "webbrowser.": PROCESS,
    "subprocess.": PROCESS,
    "_thread.start": THREAD,
    "builtins.id": IDENTITY,
    "builtins.input": PRINTS,
    "time.sleep": CLOCK,
    "sqlite3.connect": FILES,
    "ctypes.dlopen": SYSTEM,
}
"""Audit events by the beginnings of their names."""
_CODES: Mapping[CodeType, str] = {
    function.__code__: f"os.environ: {name}"
    for name, function in vars(type(os.environ)).items()
    if isinstance(function, FunctionType) and name not in ("__init__", "__repr__")
}
_PACK, _ENGINE, _IMPORT, _LOGGING, _OTHER = range(5)
_ENGINE_FOLDER = str(Path(__file__).parents[2]) + os.sep
_IMPORTS = ("<frozen importlib", "<frozen zipimport")
_active: list[Tripwires] = []
_hooks: list[object] = []
"""The audit hook, once it is installed."""


@define(eq=False)
class Tripwires:
    """The wires around one pack; ``trips`` holds each thing used and its place, once each."""

    trips: dict[tuple[str, str, int], Trip] = field(factory=dict)
    _roots: tuple[str, ...] = ()
    _kinds: dict[str, int] = field(factory=dict)
    _busy: bool = False

    @contextmanager
    def around(self, files: Traversable, classes: Iterable[type] = ()) -> Iterator[None]:
        """Note everything that the code in a folder uses, within a ``with`` block.

        A profile function makes everything several times as slow, so it works only while modules of the pack are
        imported, inside :meth:`call`, and in the methods of ``classes``.

        Args:
            files: the pack's folder.
            classes: classes of the pack whose methods the game calls by itself.
        """
        roots = (f"{files}{os.sep}", f"{os.path.realpath(str(files))}{os.sep}")
        if roots != self._roots:
            self._roots = roots
            self._kinds.clear()
        if not _hooks:
            _hooks.append(_audit)
            sys.addaudithook(_audit)
        _active.append(self)
        try:
            with self._imports_watched(), self._methods_watched(classes):
                yield
        finally:
            _active.remove(self)

    def call(self, function: Callable[..., object], *given: object) -> object:
        """Call a function of the pack, and note everything that it uses, if noting is on.

        Args:
            function: a function of the pack.
            *given: what it is called with.
        """
        before = sys.getprofile()
        if self not in _active or before == self._profile:
            return function(*given)
        sys.setprofile(self._profile)
        try:
            return function(*given)
        finally:
            sys.setprofile(before)

    @contextmanager
    def _imports_watched(self) -> Iterator[None]:
        """Execute modules of the pack by :meth:`call`, within a ``with`` block.

        An audit hook hears when that begins, but not when it ends.
        """
        execute, own = SourceFileLoader.exec_module, "exec_module" in vars(SourceFileLoader)

        def watched(loader: SourceFileLoader, module: ModuleType) -> None:
            if self.inside(str(loader.path)):
                self.call(execute, loader, module)
            else:
                execute(loader, module)

        setattr(SourceFileLoader, "exec_module", watched)  # noqa: B010 - mypy takes no assignment to a method
        try:
            yield
        finally:
            if own:
                setattr(SourceFileLoader, "exec_module", execute)  # noqa: B010
            else:
                delattr(SourceFileLoader, "exec_module")

    @contextmanager
    def _methods_watched(self, classes: Iterable[type]) -> Iterator[None]:
        """Call methods that the pack's steps and choices define by :meth:`call`, within a ``with`` block."""
        replaced: list[tuple[type, str, FunctionType]] = []
        for kind in classes:
            for name, value in list(vars(kind).items()):
                if isinstance(value, FunctionType) and self.inside(value.__code__.co_filename):
                    replaced.append((kind, name, value))
                    setattr(kind, name, self._calling(value))
        try:
            yield
        finally:
            for kind, name, value in replaced:
                setattr(kind, name, value)

    def _calling(self, function: FunctionType) -> Callable[..., object]:
        @wraps(function)
        def called(*given: object, **named: object) -> object:
            return self.call(partial(function, **named) if named else function, *given)

        return called

    def inside(self, file: str) -> str:
        """Return the path of a file within the pack's folder, with slashes; empty if it is not in there.

        Args:
            file: the path of the file.
        """
        for root in self._roots:
            if file.startswith(root):
                return file.removeprefix(root).replace(os.sep, "/")
        return ""

    def _profile(self, frame: FrameType, event: str, called: object) -> None:
        if event == "c_call":
            what = _meaning(called)
            if what:
                name = getattr(called, "__name__", "")
                owner = getattr(called, "__self__", None)
                home = owner.__name__ if isinstance(owner, ModuleType | type) else type(owner).__name__
                self._note(frame, what, f"{home.lstrip('_')}.{name}()".removeprefix("builtins."))
        elif event == "call" and frame.f_code in _CODES:
            self._note(frame.f_back, ENVIRONMENT, _CODES[frame.f_code])

    def _heard(self, event: str, frame: FrameType) -> None:
        """Note an audit event that was raised in a frame."""
        for start, what in _AUDITED.items():
            if event.startswith(start):
                name = event.partition(".")[2] or event
                if what is IDENTITY and self._kind(frame) != _PACK:
                    return  # methods that attrs makes use it, too
                self._note(frame, _BY_NAME.get(name, what), f"{event}()")
                return

    def _note(self, frame: FrameType | None, what: str, call: str) -> None:
        """Note the action of a frame, if it worked for code of the pack."""
        if self._busy:
            return
        # The collector may begin anywhere, and calls others' functions there: Hypothesis has one that reads the clock.
        collecting = {getattr(callback, "__code__", None) for callback in gc.callbacks}
        while frame is not None and frame.f_code not in collecting:
            kind = self._kind(frame)
            if kind == _PACK:
                file = self.inside(frame.f_code.co_filename)
                trip = Trip(what, call, file, frame.f_lineno, frame.f_code.co_name)
                self.trips.setdefault((what, file, frame.f_lineno), trip)
                return
            if kind in (_ENGINE, _IMPORT) or (kind == _LOGGING and what is not PRINTS):
                return
            frame = frame.f_back

    def _kind(self, frame: FrameType) -> int:
        name = frame.f_code.co_filename
        kind = self._kinds.get(name)
        if kind is None:
            kind = self._kinds[name] = self._kind_of(name)
        return kind

    def _kind_of(self, name: str) -> int:
        if any(name.startswith(root) for root in self._roots):
            return _PACK
        if name.startswith(_ENGINE_FOLDER):
            return _ENGINE
        if name.startswith(_IMPORTS):
            return _IMPORT
        return _LOGGING if f"{os.sep}logging{os.sep}" in name else _OTHER


def _meaning(called: object) -> str:
    """Return the meaning of a call into C code; empty if it is harmless."""
    owner = getattr(called, "__self__", None)
    name = str(getattr(called, "__name__", ""))
    if isinstance(owner, ModuleType):
        known = _OF_MODULES.get(owner.__name__)
        if known is None or (known[1] and name not in known[1]) or name.startswith(_HARMLESS):
            return ""
        return _BY_NAME.get(name, known[0]) if known[0] is SYSTEM else known[0]
    if isinstance(owner, random.Random):
        return CHANCE
    if name in ("now", "today", "utcnow"):
        return CLOCK if isinstance(owner, type) and issubclass(owner, datetime.date) else ""
    if name in ("write", "writelines"):
        streams = (sys.stdout, sys.stderr, sys.__stdout__, sys.__stderr__)
        return PRINTS if owner is not None and any(owner is stream for stream in streams) else ""
    return ""


def _audit(event: str, arguments: tuple[object, ...]) -> None:
    """Pass audit events to the active wires; an audit hook can't be removed, so first check whether any are active."""
    for wires in _active:
        if not wires._busy:
            wires._busy = True  # looking for the frame raises an event, too
            try:
                frame = sys._getframe(1)
            finally:
                wires._busy = False
            wires._heard(event, frame)
