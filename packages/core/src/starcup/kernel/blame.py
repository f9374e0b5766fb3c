"""Whose fault a failure is, and how that is said: what a plugin was asked, and where in the game."""

from __future__ import annotations

from starcup.kernel.errors import EngineError, PowerError
from starcup.kernel.values import frozen


@frozen
class Blame:
    """Who failed (pack, plugin, what it was asked and for which seat), and what was wrong."""

    who: str
    what: str


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
