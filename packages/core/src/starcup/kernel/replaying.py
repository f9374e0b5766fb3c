"""Replay of journals: the choices and undos of a text are made one by one in a game that has just begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from starcup.kernel.errors import CannotUndo, IllegalChoice, JournalError
from starcup.kernel.journal_text import Line
from starcup.kernel.rebuilding import reach
from starcup.kernel.table import Table


class Followed(Protocol):
    """The part of a game that a replay needs."""

    @property
    def table(self) -> Table:
        """The table of the game."""
        ...

    def submit(self, seat: int, choice: str) -> None:
        """Answer a question."""
        ...

    def undo(self, seat: int) -> None:
        """Take a choice back."""
        ...


def follow(game: Followed, lines: Sequence[Line], *, whole: bool, other_packs: bool) -> None:
    """Make the choices and undos of ``lines``; the table's script has their outcomes already."""
    moves = [(line, line.seat) for line in lines if line.seat is not None]
    undone = [line.text == "undo" for line, _ in moves]
    for index, (line, seat) in enumerate(moves):
        try:
            if undone[index]:
                game.undo(seat)
            else:
                game.table.hold = any(undone[index + 1 : index + 2])
                game.submit(seat, line.text)
                game.table.hold = False
        except (IllegalChoice, CannotUndo, JournalError) as error:
            misfit = f"line {line.number}: {line.text!r} does not fit the game: "
            misfit = "" if isinstance(error, JournalError) else misfit
            raise JournalError(f"{misfit}{error}{reach(index, other_packs)}") from error
    if whole and game.table.script:
        kind, _, number = game.table.script[0]
        fitting = sum(line.number < number for line, _ in moves) - 1
        raise JournalError(f"line {number}: the game never draws this {kind!r}{reach(fitting, other_packs)}")
    game.table.script = None
