"""The numbers of the game that packs set: their limits, and how they have to fit each other and the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starcup import nearest_name
from starcup.packed import one_of
from starcup.roll._rules.catalogue import LARGEST
from starcup.roll._rules.definitions import NUMBERS, DieColour, Numbers

_LEAST = {"start_tiles": 2, "most_players": 1, "least_players": 1, "recruit_cost": 1, "end_squares": 1}
_MOST = {"most_players": 20, "least_players": 20}
_ORDERED = (
    ("least_players", "most_players"),
    ("start_credits", "most_credits"),
    ("least_credits", "most_credits"),
)
"""Pairs of numbers of which the first is not greater than the second."""

Misfit = tuple[str, str, object, str]
"""A number that can't be: its name, what was expected, its value, the nearest valid one."""


def number_fault(name: str, value: object) -> str:
    """Return the range allowed for a number of the game if ``value`` is outside it; empty if it is inside."""
    least, most = _LEAST.get(name, 0), _MOST.get(name, LARGEST)
    values = value if isinstance(value, tuple) else (value,)
    fits = all(least <= one <= most for one in values if isinstance(one, int))
    return "" if fits else f"a number from {least} to {most}"


def contradictions(numbers: Numbers, names: Sequence[str]) -> Iterator[Misfit]:
    """Yield numbers that contradict others."""
    for low, high in _ORDERED:
        least, most = getattr(numbers, low), getattr(numbers, high)
        if least > most and low in names:
            yield low, f"{most} or less, since {high} says so", least, ""
        elif least > most and high in names:
            yield high, f"{least} or more, since {low} says so", most, ""


def missing_dice(numbers: Numbers, dice: Sequence[DieColour]) -> Iterator[Misfit]:
    """Yield numbers of the game that name dice that do not exist, or more of them than there are."""
    known = {die.key: die.count for die in dice}
    for name in ("start_die", "spare_die") if numbers.spare_die_players else ("start_die",):
        key = getattr(numbers, name)
        if key not in known:
            yield name, f"a die colour ({one_of(known)})", key, nearest_name(key, known) or ""
    number = numbers.start_cup + numbers.start_citizenry
    if number > known.get(numbers.start_die, number):
        name = "start_cup" if numbers.start_cup > NUMBERS.start_cup else "start_citizenry"
        expected = f"no more than the {known[numbers.start_die]} {numbers.start_die} dice for a cup and a Citizenry"
        yield name, expected, getattr(numbers, name), ""
