"""The numbers of the game that packs set: their limits, and how they have to fit each other and the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starcup import nearest_name
from starcup.packed import NumberLimits, one_of
from starcup.roll._rules.catalogue import LARGEST
from starcup.roll._rules.definitions import NUMBERS, DieColour, Numbers

LIMITS = NumberLimits(
    {
        "least_players": (1, 20),
        "most_players": (1, 20),
        "start_tiles": (2, LARGEST),
        "recruit_cost": (1, LARGEST),
        "end_squares": (1, LARGEST),
    },
    ordered=(
        ("least_players", "most_players"),
        ("start_credits", "most_credits"),
        ("least_credits", "most_credits"),
    ),
    usual=(0, LARGEST),
)

Misfit = tuple[str, str, object, str]
"""A number that can't be: its name, what was expected, its value, the nearest valid one."""


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
