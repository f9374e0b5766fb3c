"""Attribution of failures to plugins, and the error messages that name the plugin and the place in the game."""

from __future__ import annotations

from types import FrameType

from starcup.kernel.errors import EngineError, PowerError
from starcup.kernel.values import frozen


@frozen
class Blame:
    """The cause of a failure: ``who`` names pack, plugin, hook and seat, ``what`` says what was wrong."""

    who: str
    what: str


@frozen
class Place:
    """A line of a pack's code: the path of the file within the pack, with slashes, and the line, from 1."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file} line {self.line}"


def belongs(module: str, package: str) -> bool:
    """Return whether a module is a package itself, or is in it."""
    return module == package or module.startswith(f"{package}.")


def file_in(module: str, package: str) -> str:
    """Return the path of a module within its package.

    >>> file_in("my_tiles.powers.mint", "my_tiles"), file_in("my_tiles", "my_tiles")
    ('powers/mint.py', '__init__.py')
    """
    return f"{module.removeprefix(package).strip('.').replace('.', '/') or '__init__'}.py"


def frames_in(error: BaseException, package: str) -> list[tuple[FrameType, Place]]:
    """Return the frames of a package in the traceback of an exception, the innermost last."""
    found = []
    trace = error.__traceback__
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        if belongs(module, package):
            found.append((trace.tb_frame, Place(file_in(module, package), trace.tb_lineno)))
        trace = trace.tb_next
    return found


class PluginFault(PowerError):
    """The error that a plugin failed, where the plugin is already identified."""

    def __init__(self, blame: Blame) -> None:
        super().__init__(f"{blame.who}: {blame.what}")
        self.blame = blame


def described(error: BaseException) -> str:
    """Return an exception in words, with its type in front unless it is an :class:`EngineError`."""
    return str(error) if isinstance(error, EngineError) else f"{type(error).__name__}: {error}"


def worded(error: BaseException, blame: Blame | None, where: str) -> EngineError:
    """Return the error to raise instead of ``error``: it names the plugin at fault and the place in the game.

    Args:
        error: the exception that was raised.
        blame: the plugin at fault; None if no plugin is.
        where: the place in the game, such as ``at choice 7``.
    """
    if blame is not None:
        return PowerError(f"{blame.who} failed {where}: {blame.what}")
    kind = EngineError if isinstance(error, EngineError) and not isinstance(error, PowerError) else PowerError
    return kind(f"the engine failed {where}: {described(error)}")
