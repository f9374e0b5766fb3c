"""The numbers of the game that packs set: their limits, and how they have to fit each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starcup_race._rules.definitions import Numbers

_LIMITS = {
    "least_players": (1, 8),
    "most_players": (1, 8),
    "dealt": (0, 20),
    "kept": (0, 20),
    "drawn": (0, 20),
    "chosen": (0, 20),
    "hand_limit": (0, 100),
    "end_cards": (2, 100),
    "pool_per_player": (1, 1_000),
}
"""The least and the largest value of each number."""
_ORDERED = (("least_players", "most_players"), ("kept", "dealt"), ("chosen", "drawn"))
"""Pairs of numbers of which the first is not greater than the second."""

Misfit = tuple[str, str, object, str]
"""A number that can't be: its name, what was expected, its value, the nearest valid one."""


def number_fault(name: str, value: object) -> str:
    """Return the range allowed for a number of the game if ``value`` is outside it; empty if it is inside."""
    least, most = _LIMITS[name]
    return "" if isinstance(value, int) and least <= value <= most else f"a number from {least} to {most}"


def contradictions(numbers: Numbers, names: Sequence[str]) -> Iterator[Misfit]:
    """Yield numbers that contradict others.

    Args:
        numbers: those of the game.
        names: the names of those that packs set.
    """
    for low, high in _ORDERED:
        least, most = getattr(numbers, low), getattr(numbers, high)
        if least > most and low in names:
            yield low, f"{most} or less, since {high} says so", least, ""
        elif least > most:
            yield high, f"{least} or more, since {low} says so", most, ""
