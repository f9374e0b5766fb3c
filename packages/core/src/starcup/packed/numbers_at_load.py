"""Numbers that powers in Python answer once for each piece, when packs are loaded."""

from __future__ import annotations

from typing import Protocol

from starcup.plugins.manager import HookFunction


class Keyed(Protocol):
    """A piece with a key."""

    @property
    def key(self) -> str:
        """The key of the piece."""
        ...


def answered(function: HookFunction, piece: Keyed, most: int) -> int | str | BaseException:
    """Return the number that a hook answers for a piece, or what is wrong with the answer, or what was raised.

    Args:
        function: the hook of a power: it takes a piece and returns a number.
        piece: the one that it is asked about.
        most: the largest number, up and down.
    """
    try:
        answer = function(piece)
    except (Exception, SystemExit) as error:
        return error
    if not isinstance(answer, int):
        return f"answered {answer!r}, expected int"
    if isinstance(answer, bool) or abs(answer) > most:
        return f"answered {answer!r}, expected a whole number from {-most} to {most}"
    return answer
