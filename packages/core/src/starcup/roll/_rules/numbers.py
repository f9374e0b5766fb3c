"""The numbers of the game that packs set."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from starcup import Pack, nearest_name
from starcup.packed import Reader
from starcup.packs import Fault
from starcup.packs.faults import listed
from starcup.packs.manifest import FILE
from starcup.roll._rules.catalogue import LARGEST
from starcup.roll._rules.definitions import NUMBERS, DieColour, Numbers


def numbers_of(packs: Sequence[Pack], faults: list[Fault]) -> Numbers:
    """Return the numbers of the game as the packs set them; note a fault if two packs differ about one."""
    numbers, owners = Numbers(), dict[str, str]()
    for pack in packs:
        if not pack.manifest.numbers:
            continue
        document = pack.document(FILE, faults)
        table = document.data["numbers"]
        read = Reader().read(document, table, Numbers, ("numbers",))
        if read is None or not isinstance(table, dict):
            continue
        for name in table:
            value = getattr(read, name)
            if name in owners and value != getattr(numbers, name):
                expected = f"{getattr(numbers, name)!r}, as pack {owners[name]!r} sets it"
                document.fault(("numbers", name), expected, value)
            elif wrong := number_fault(name, value):
                document.fault(("numbers", name), wrong, value)
            else:
                numbers, owners[name] = evolve(numbers, **{name: value}), pack.name
    return numbers


def check_dice(packs: Sequence[Pack], numbers: Numbers, dice: Sequence[DieColour], faults: list[Fault]) -> None:
    """Note a fault if the numbers of the game name dice that do not exist, or more of them than there are."""
    known = {die.key: die.count for die in dice}
    for name in ("start_die", "spare_die") if numbers.spare_die_players else ("start_die",):
        key = getattr(numbers, name)
        if key not in known:
            setting = next((pack for pack in packs if name in pack.manifest.numbers), packs[-1])
            near = nearest_name(key, known)
            setting.document(FILE, faults).fault(("numbers", name), f"a die colour ({listed(known)})", key, near)
    number = numbers.start_cup + numbers.start_citizenry
    if number > known.get(numbers.start_die, number):
        name = "start_cup" if numbers.start_cup > NUMBERS.start_cup else "start_citizenry"
        setting = next((pack for pack in packs if name in pack.manifest.numbers), packs[-1])
        expected = f"no more than the {known[numbers.start_die]} {numbers.start_die} dice for a cup and a Citizenry"
        setting.document(FILE, faults).fault(("numbers", name), expected, getattr(numbers, name))


_LEAST = {"start_tiles": 2, "most_players": 1, "least_players": 1, "recruit_cost": 1, "end_squares": 1}
_MOST = {"most_players": 20, "least_players": 20}


def number_fault(name: str, value: object) -> str:
    """Return the range allowed for a number of the game if ``value`` is outside it; empty if it is inside."""
    least, most = _LEAST.get(name, 0), _MOST.get(name, LARGEST)
    values = value if isinstance(value, tuple) else (value,)
    fits = all(least <= one <= most for one in values if isinstance(one, int))
    return "" if fits else f"a number from {least} to {most}"


def check_numbers(packs: Sequence[Pack], numbers: Numbers, faults: list[Fault]) -> None:
    """Note a fault if two numbers of the game contradict each other and a pack sets one of them."""
    for low, high in (
        ("least_players", "most_players"),
        ("start_credits", "most_credits"),
        ("least_credits", "most_credits"),
    ):
        least, most = getattr(numbers, low), getattr(numbers, high)
        setting = [(pack, name) for name in (low, high) for pack in packs if name in pack.manifest.numbers]
        if least > most and setting:
            pack, name = setting[0]
            value, expected = (least, f"{most} or less") if name == low else (most, f"{least} or more")
            other = high if name == low else low
            pack.document(FILE, faults).fault(("numbers", name), f"{expected}, since {other} says so", value)
