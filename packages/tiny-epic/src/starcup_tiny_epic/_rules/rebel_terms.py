"""The numbers of the empires in a solo game, and those of the rebel's turn."""

from __future__ import annotations

from starcup_tiny_epic._rules.planets import RebelBoard
from starcup_tiny_epic._rules.table import EpicTable

HUMAN = 0
"""The number of the human's empire."""
REBEL = 1
"""The number of the rebel's empire."""
EXTRA_DICE = 3
"""The dice of the rebel's extra turn (SOLO-32)."""


def board_of(table: EpicTable) -> RebelBoard:
    """Return the rebel board of a solo game (SOLO-2)."""
    board = table.rules.board
    assert board is not None
    return board
