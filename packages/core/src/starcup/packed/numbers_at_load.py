"""Numbers that powers in Python answer once for each piece, when packs are loaded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from starcup.plugins.manager import HookFunction


class Keyed(Protocol):
    """A piece with a key."""

    @property
    def key(self) -> str:
        """The key of the piece."""
        ...


PieceT = TypeVar("PieceT", bound=Keyed)


Answer = int | str | BaseException
"""A number that was answered, what is wrong with what was answered, or what was raised."""


def asked(function: HookFunction, pieces: Iterable[PieceT], most: int) -> list[tuple[PieceT, Answer]]:
    """Return the answers of a hook for some pieces.

    Args:
        function: the hook of a power: it takes a piece and returns a number.
        pieces: those that it is asked about, up to the first for which it raises.
        most: the largest number, up and down.
    """
    found: list[tuple[PieceT, Answer]] = []
    for piece in pieces:
        try:
            answer = function(piece)
        except (Exception, SystemExit) as error:
            found.append((piece, error))
            break
        if not isinstance(answer, int):
            found.append((piece, f"answered {answer!r}, expected int"))
        elif isinstance(answer, bool) or abs(answer) > most:
            found.append((piece, f"answered {answer!r}, expected a whole number from {-most} to {most}"))
        else:
            found.append((piece, answer))
    return found
