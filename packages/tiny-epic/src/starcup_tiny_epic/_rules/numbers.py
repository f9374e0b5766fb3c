"""The numbers of the game that packs set: those of the box, their limits, and how they have to fit each other."""

from __future__ import annotations

from starcup.making import frozen
from starcup.packed import NumberLimits

MOST_SEATS = 12
"""The most seats that a pack may allow."""
LARGEST = 99


@frozen
class Numbers:
    """The numbers of the game, which packs may change (SETUP, MAT-3, END-1).

    ``row`` are the planets in the row by the number of players, from one on; for more players it is the last number.
    With ``most_rounds`` the game ends after so many rounds, if it has not ended before; 0: it has no such limit.
    """

    least_players: int = 1
    most_players: int = 5
    start_energy: int = 2
    start_culture: int = 1
    most_resources: int = 7
    last_vp: int = 21
    most_rounds: int = 0
    row: tuple[int, ...] = (4, 4, 5, 6, 6)

    def row_of(self, players: int) -> int:
        """Return the number of planets in the row (SETUP-8).

        Args:
            players: the number of seats.
        """
        return self.row[min(players, len(self.row)) - 1]


LIMITS = NumberLimits(
    {
        "least_players": (1, MOST_SEATS),
        "most_players": (1, MOST_SEATS),
        "start_energy": (0, LARGEST),
        "start_culture": (0, LARGEST),
        "most_rounds": (0, 999),
        "row": (1, 20),
    },
    ordered=(
        ("least_players", "most_players"),
        ("start_energy", "most_resources"),
        ("start_culture", "most_resources"),
    ),
    usual=(1, LARGEST),
    filled=("row",),
)
