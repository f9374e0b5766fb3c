"""Whose fault a failure is, and how that is said: what a plugin was asked, and where in the game."""

from __future__ import annotations

from types import FrameType

from starcup.kernel.errors import EngineError, PowerError
from starcup.kernel.values import frozen


@frozen
class Blame:
    """Who failed (pack, plugin, what it was asked and for which seat), and what was wrong."""

    who: str
    what: str


@frozen
class Place:
    """A line of a pack's code: the path of the file within the pack, with slashes, and the line from 1."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file} line {self.line}"


def belongs(module: str, package: str) -> bool:
    """Whether a module is a package, or lies in it."""
    return module == package or module.startswith(f"{package}.")


def file_in(module: str, package: str) -> str:
    """The path of a module within its package.

    >>> file_in("my_tiles.powers.mint", "my_tiles"), file_in("my_tiles", "my_tiles")
    ('powers/mint.py', '__init__.py')
    """
    return f"{module.removeprefix(package).strip('.').replace('.', '/') or '__init__'}.py"


def frames_in(error: BaseException, package: str) -> list[tuple[FrameType, Place]]:
    """The frames of a package that an exception came out of, the innermost last."""
    found = []
    trace = error.__traceback__
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        if belongs(module, package):
            found.append((trace.tb_frame, Place(file_in(module, package), trace.tb_lineno)))
        trace = trace.tb_next
    return found


class PluginFault(PowerError):
    """A plugin misbehaved and is known already."""

    def __init__(self, blame: Blame) -> None:
        super().__init__(f"{blame.who}: {blame.what}")
        self.blame = blame


def described(error: Exception) -> str:
    """An exception in words; the engine's own need no type in front of them."""
    return str(error) if isinstance(error, EngineError) else f"{type(error).__name__}: {error}"


def worded(error: Exception, blame: Blame | None, where: str) -> EngineError:
    """The error to raise instead of ``error``, that also says where in the game it came out."""
    if blame is not None:
        return PowerError(f"{blame.who} failed {where}: {blame.what}")
    kind = EngineError if isinstance(error, EngineError) and not isinstance(error, PowerError) else PowerError
    return kind(f"the engine failed {where}: {described(error)}")
