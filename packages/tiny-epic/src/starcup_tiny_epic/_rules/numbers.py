"""The numbers of the game that packs set: those of the box, their limits, and how they have to fit each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starcup.making import frozen

MOST_SEATS = 12
"""The most seats that a pack may allow."""
LARGEST = 99


@frozen
class Numbers:
    """The numbers of the game, which packs may change (SETUP, MAT-3, END-1).

    ``row`` are the planets in the row by the number of players, from one on; for more players it is the last number.
    """

    least_players: int = 1
    most_players: int = 5
    start_energy: int = 2
    start_culture: int = 1
    most_resources: int = 7
    last_vp: int = 21
    row: tuple[int, ...] = (4, 4, 5, 6, 6)

    def row_of(self, players: int) -> int:
        """Return the number of planets in the row (SETUP-8).

        Args:
            players: the number of seats.
        """
        return self.row[min(players, len(self.row)) - 1]


_LEAST = {"start_energy": 0, "start_culture": 0}
_MOST = {"least_players": MOST_SEATS, "most_players": MOST_SEATS, "row": 20}
_ORDERED = (
    ("least_players", "most_players"),
    ("start_energy", "most_resources"),
    ("start_culture", "most_resources"),
)
"""Pairs of numbers of which the first is not greater than the second."""


def number_fault(name: str, value: object) -> str:
    """Return what is expected of a number of the game if ``value`` is out of range; empty if it is not."""
    least, most = _LEAST.get(name, 1), _MOST.get(name, LARGEST)
    values = value if isinstance(value, tuple) else (value,)
    if not values:
        return "a number of planets for each number of players"
    fits = all(least <= number <= most for number in values if isinstance(number, int))
    return "" if fits else f"a number from {least} to {most}"


def contradictions(numbers: Numbers, names: Sequence[str]) -> Iterator[tuple[str, str, object]]:
    """Yield numbers that contradict others: the name, what was expected, the value.

    Args:
        numbers: those of the game.
        names: of those that packs set.
    """
    for low, high in _ORDERED:
        least, most = getattr(numbers, low), getattr(numbers, high)
        if least > most and low in names:
            yield low, f"{most} or less, since {high} says so", least
        elif least > most:
            yield high, f"{least} or more, since {low} says so", most
