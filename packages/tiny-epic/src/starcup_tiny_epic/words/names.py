"""Names: of planets, places of ships, amounts of resources, dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starcup.words import counted
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, planet_of, space_of
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import FACES, RESOURCES, TRACKS

YOU = "You"
"""The name of the viewer's own seat."""
REBEL = "The rebel"
"""The name of the rebel in a solo game."""


def within(name: str) -> str:
    """Return the name of an empire's owner as it stands within a sentence."""
    return name.lower() if name in (YOU, REBEL) else name


def planet_name(rules: EpicRules, key: str) -> str:
    """Return the name of a planet; of an unknown one its key in words."""
    number = rules.index.get(key)
    return key.replace("_", " ") if number is None else rules.planets[number].name


def planet_names(rules: EpicRules, keys: Iterable[str]) -> str:
    """Return the names of planets with commas between."""
    return ", ".join(planet_name(rules, key) for key in keys)


def mission_name(rules: EpicRules, key: str) -> str:
    """Return the name of a secret mission; of an unknown one its key in words."""
    if key not in rules.mission_keys:
        return key.replace("_", " ")
    return rules.missions[rules.mission_keys.index(key)].name


def amounts(energy: int, culture: int, joint: str = " and ") -> str:
    """Return amounts of the two resources, such as ``2 energy and 1 culture``; ``nothing`` for none."""
    both = [f"{amount} {name}" for amount, name in zip((energy, culture), RESOURCES, strict=True) if amount]
    return joint.join(both) or "nothing"


def dice(faces: Iterable[int]) -> str:
    """Return the faces of dice, equal ones counted; ``none`` without any."""
    return counted(FACES[face] for face in faces) or "none"


def track(planet: Planet) -> str:
    """Return the track of a planet, such as ``economy 3``."""
    return f"{TRACKS[planet.track]} {planet.spaces}"


def short_track(planet: Planet) -> str:
    """Return the track of a planet in short, such as ``econ 3``."""
    return f"{TRACKS[planet.track][:4]} {planet.spaces}"


def steps_left(planet: Planet, space: int) -> int:
    """Return the number of steps from a space of a track to the symbol, where a ship colonises."""
    return planet.spaces + 1 - space


def ship_at(planet: Planet, place: int) -> str:
    """Return where at a planet a ship is, such as ``2 of 3`` or ``landed``."""
    space = space_of(place)
    return "landed" if space == SURFACE else f"{space}/{planet.spaces + 1}"


def ships(rules: EpicRules, places: Sequence[int]) -> str:
    """Return the ships of an empire with where they are."""
    home = sum(place == GALAXY for place in places)
    found = [f"{home} in the galaxy"] if home else []
    for place in places:
        if place >= 0:
            planet = rules.planets[planet_of(place)]
            found.append(f"{planet.name} {ship_at(planet, place)}")
    return ", ".join(found) or "none"
