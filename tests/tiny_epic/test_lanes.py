"""Ships are drawn in lanes beside planets, at the height of the step that they have reached, however long the track."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from attrs import evolve

from starcup.pictures import pictures
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic._rules.places import SURFACE
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic.pictures import FIRST, TALL, height
from starcup_tiny_epic.scene.spaces import SHORT, step_face

RULES = EpicRuleset.load()
BOOK: Mapping[str, str] = pictures(RULES)
PLANET = RULES.planets[0]
BY_LENGTH = [*{planet.spaces: planet for planet in RULES.planets}.values()]
"""A planet with each length of a track."""


def numbers_on(svg: str) -> dict[str, float]:
    """The baselines of the steps on the track of a planet."""
    numbers = re.findall(r'<text x="111" y="([\d.]+)"[^>]*>(\d+)<', svg)
    return {step: float(y) for y, step in numbers}


def letter_on(svg: str) -> float:
    """The baseline of the letter of a ship in its lane."""
    letter = re.search(r'<text x="12" y="([\d.]+)"[^>]*>[A-E]<', svg)
    assert letter is not None
    return float(letter[1])


def test_planets_and_lanes_are_as_tall() -> None:
    for key in (f"planet/{PLANET.key}", "ship/ship-0/2", "ship/ship-4/surface"):
        assert f'height="{TALL:g}"' in BOOK[key]


@pytest.mark.parametrize("planet", BY_LENGTH, ids=lambda planet: planet.key)
def test_a_ship_lies_beside_its_step(planet: Planet) -> None:
    steps = numbers_on(BOOK[f"planet/{planet.key}"])
    assert [*steps] == [str(step) for step in range(planet.spaces + 1)]
    for step, y in steps.items():
        assert abs(letter_on(BOOK[f"ship/ship-1/{step}"]) - y) < 4
    assert letter_on(BOOK["ship/ship-1/surface"]) > max(steps.values()) + 8


def test_long_tracks_have_lanes_of_their_own() -> None:
    long = evolve(PLANET, spaces=9)
    assert step_face(PLANET, 2) == "2" and step_face(long, 2) == "2of9" and step_face(long, SURFACE) == "surface"
    assert height(10, 10) < height(9, 10) < height(1, 10) < height(0, 10) == FIRST
    assert letter_on(BOOK["ship/ship-0/2of9"]) > letter_on(BOOK[f"ship/ship-0/{min(2, SHORT)}"])
