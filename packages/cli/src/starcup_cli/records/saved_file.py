"""The file of a game that is being played; later changes by another program are never overwritten."""

from __future__ import annotations

import hashlib
import os
from datetime import datetime
from pathlib import Path

from starcup_cli import files
from starcup_cli.language_choice import problem


class Overtaken(Exception):
    """An error: another program has written to a game's file since it was read or written; both games are kept."""

    def __init__(self, path: Path, there: str, kept: Path) -> None:
        super().__init__(problem("overtaken", file=files.short(path), there=there, kept=files.short(kept)))
        self.path = path
        self.kept = kept


class SavedFile:
    """The file of a game, and its contents as far as its writer knows: None for a new one, which must not exist yet."""

    def __init__(self, path: Path, contents: str | None = None) -> None:
        self.path: Path = path
        self._known = None if contents is None else _digest(contents.encode())

    def write(self, contents: str) -> None:
        """Replace the file in one step, if its contents are those last read or written here."""
        data = contents.encode()
        with files.folder_for(self.path.parent), files.alone(self.path.parent):
            there = _contents(self.path)
            if there is not None and _digest(there) not in (self._known, _digest(data)):
                overtaken, self.path = self.path, _beside(self.path)
                files.write(self.path, data)
                self._known = _digest(data)
                raise Overtaken(overtaken, _described(overtaken, there), self.path)
            files.write(self.path, data)
            self._known = _digest(data)


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def _contents(path: Path) -> bytes | None:
    """Return the contents of a file, None if there is none; one byte if it is no file, or too large for a game."""
    if not os.path.lexists(path):
        return None
    if not path.is_file() or path.stat().st_size > files.MOST_BYTES:
        return b"?"
    return path.read_bytes()


def _beside(path: Path) -> Path:
    """Return a name beside a file that nothing has yet."""
    number = 2
    while os.path.lexists(other := path.with_name(f"{path.stem}-{number}{path.suffix}")):
        number += 1
    return other


def _described(path: Path, data: bytes) -> str:
    lines = data.decode("utf-8", "replace").splitlines()
    if not lines or not lines[0].startswith("starcup journal "):
        return problem("there-other")
    choices = sum(line[:1].isdigit() for line in lines)
    return problem("there-game", choices=choices, time=f"{datetime.fromtimestamp(path.stat().st_mtime):%H:%M:%S}")
