"""One thing that is wrong with a pack, and the error that all of them end in."""

from __future__ import annotations

from starcup.kernel.errors import StarcupError
from starcup.kernel.values import frozen


@frozen
class Fault:
    """One thing that is wrong with a pack; ``str()`` of it is one clear line.

    ``line`` is 0 where none can be named, ``field`` is written as in
    ``tile[3].development.colour`` with positions from 0, ``nearest`` is what was
    perhaps meant, or "". ``told`` is the whole line where it can't be made of the other parts.
    """

    pack: str
    file: str
    line: int
    field: str
    expected: str
    found: str
    nearest: str = ""
    told: str = ""

    def __str__(self) -> str:
        if self.told:
            return self.told
        where = f"pack {self.pack!r}, {self.file}"
        if self.line:
            where += f" line {self.line}"
        if self.field:
            where += f", {self.field}"
        meant = f" (did you mean {self.nearest!r}?)" if self.nearest else ""
        return f"{where}: expected {self.expected}, found {self.found}{meant}"


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
