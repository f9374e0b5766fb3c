"""The faults of packs, and the error that reports them."""

from __future__ import annotations

from starcup.kernel.errors import StarcupError
from starcup.kernel.suggest import brief
from starcup.kernel.values import frozen


@frozen
class Fault:
    """A fault of a pack: something wrong in its data or code; ``str()`` of it is one clear line.

    ``line`` is 0 if it is not known, ``field`` is written as in
    ``tile[3].development.colour`` with positions from 0, ``nearest`` is the
    nearest valid value, or "". ``told`` is the message but for file and line if it can't be made from the other fields.
    ``piece`` is the key or name of the piece that the field belongs to, if it has one.
    """

    pack: str
    file: str
    line: int
    field: str
    expected: str
    found: str
    nearest: str = ""
    told: str = ""
    piece: str = ""

    def __str__(self) -> str:
        if self.told:
            return f"{self.told} ({self.file} line {self.line})" if self.line else self.told
        where = f"pack {self.pack!r}, {self.file}"
        if self.line:
            where += f" line {self.line}"
        if self.field:
            where += f", {self.place}"
        meant = f" (did you mean {self.nearest!r}?)" if self.nearest else ""
        return f"{where}: expected {self.expected}, found {self.found}{meant}"

    @property
    def place(self) -> str:
        """The field in words, with the piece that it belongs to."""
        return f"{self.field} of {brief(self.piece)}" if self.piece else self.field


class PackError(StarcupError):
    """The error that a pack can't be found, read or combined.

    The message says where the fault is, what was expected, and the nearest name.
    ``faults`` are the single faults of the pack if they are known; ``nearest`` is
    the nearest valid name, or None.
    """

    faults: tuple[Fault, ...] = ()

    def __init__(self, message: str = "", nearest: str | None = None) -> None:
        super().__init__(message)
        self.nearest = nearest
