"""The error that all faults of packs end in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starcup.kernel.errors import StarcupError

if TYPE_CHECKING:
    from starcup.packs.faults import Fault


class PackError(StarcupError):
    """A pack can't be found, read or combined.

    ``message`` says where, what was expected and the nearest name.
    ``faults`` are what is wrong with the pack, one by one, where that is known;
    ``nearest`` is the valid name that was perhaps meant, or None.
    """

    faults: tuple[Fault, ...] = ()

    def __init__(self, message: str = "", nearest: str | None = None) -> None:
        super().__init__(message)
        self.nearest = nearest
