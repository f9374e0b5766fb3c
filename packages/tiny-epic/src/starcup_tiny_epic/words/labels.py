"""Choices as people see and type them: with names instead of keys, and in several ways."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from starcup import Choice
from starcup_tiny_epic import choices
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.words.names import mission_name, planet_name

_MOVED = re.compile(r"(?P<verb>land(?: on)?|orbit)\s+(?P<planet>[a-z0-9_]+)(?:\s+from\s+(?P<ship>[a-z0-9_.]+))?")
HOME = "home"
"""The word for the own galaxy in labels of moves."""


class Labels:
    """The labels of choices, and the names by which they may be typed.

    Args:
        rules: the planets and missions.
        seat: tells the name of an empire's owner.
    """

    def __init__(self, rules: EpicRules, seat: Callable[[int], str]) -> None:
        self._rules = rules
        self._seat = seat

    def label(self, choice: Choice) -> str:
        """Return the text by which a choice is shown."""
        match choice:
            case choices.KeepMission(mission):
                return f"keep {mission_name(self._rules, mission)}"
            case choices.Move(ship, place):
                return self.move(ship, place)
            case choices.UsePlanet(planet):
                return f"use {self.planet(planet)}"
            case choices.Advance(planet):
                return f"advance {self.planet(planet)}"
            case choices.PullBack(planet):
                return f"pull back {self.planet(planet)}"
            case choices.TakeFrom(player):
                return f"take from {self._seat(player)}"
            case choices.RemovePlanet(planet):
                return f"remove {self.planet(planet)}"
            case choices.Recall(planet):
                return f"recall {self.planet(planet)}"
            case choices.Relocate(planet, target):
                return f"relocate {self.planet(planet)} to {self.planet(target)}"
            case _:
                return choice.text

    def move(self, ship: str, place: str) -> str:
        """Return a move in words."""
        origin = self.place(ship)
        if place == GALAXY_NAME:
            return f"{HOME} from {origin}"
        key, _, part = place.partition(".")
        return f"{'orbit' if part == 'orbit' else 'land on'} {self.planet(key)} from {origin}"

    def place(self, name: str) -> str:
        """Return a place of a ship in words."""
        if name == GALAXY_NAME:
            return HOME
        key, _, part = name.partition(".")
        return f"{self.planet(key)} {part}"

    def others(self, choice: Choice) -> list[str]:
        """Return further names by which a choice may be typed."""
        match choice:
            case choices.Move(ship, place):
                return self._move_names(ship, place)
            case choices.Activate(face) | choices.ChooseFace(face) | choices.RepeatDie(face):
                return [face[:length] for length in range(1, len(face) + 1)]
            case choices.StartReroll():
                return ["reroll", "roll", "r"]
            case choices.EndTurn():
                return ["end", "done", "pass"]
            case choices.UsePlanet():
                return ["yes", "y"]
            case choices.StartConvert():
                return ["converter"]
            case choices.Follow():
                return ["f", "yes", "y"]
            case choices.Pass():
                return ["p", "no", "n"]
            case choices.Decline():
                return ["no", "n"]
            case choices.LetStand():
                return ["no", "n", "let it stand"]
            case choices.ForceReroll():
                return ["yes", "y", "reroll", "force"]
            case _:
                return []

    def _move_names(self, ship: str, place: str) -> list[str]:
        at, _, part = ship.partition(".")
        origins = ["galaxy", HOME] if ship == GALAXY_NAME else [self.planet(at), f"{self.planet(at)} {part}"]
        if place == GALAXY_NAME:
            found = [HOME, GALAXY_NAME, "to galaxy"]
            for origin in origins:
                found += [f"{HOME} {origin}", f"{origin} {HOME}", f"{origin} to {HOME}", f"{origin} to galaxy"]
            return found
        key, _, kind = place.partition(".")
        name = self.planet(key)
        verbs = ("land", "land on", "surface") if kind == "surface" else ("orbit", "track")
        ends = [f"{verb} {name}" for verb in verbs] + [f"{name} {kind}"]
        return [*ends, *(f"{end} from {origin}" for end in ends for origin in origins),
            *(f"{origin} to {name} {kind}" for origin in origins)]  # fmt: skip

    def planet(self, key: str) -> str:
        """Return the name of a planet."""
        return planet_name(self._rules, key)

    # The way back.

    def keyed(self, text: str, keys: Mapping[str, str]) -> str:
        """Return a typed text as choices spell it, as far as it names planets and moves.

        Args:
            text: a line that is not understood as it is.
            keys: of planets and missions, by their names in lower case, the longest first.
        """
        words = " ".join(text.lower().split())
        for name, key in keys.items():
            if name in words:
                words = re.sub(rf"(?<![a-z0-9_]){re.escape(name)}(?![a-z0-9_])", key, words)
        if (moved := _MOVED.fullmatch(words)) is not None:
            part = "orbit" if moved["verb"] == "orbit" else "surface"
            ship = moved["ship"] or GALAXY_NAME
            return f"move {GALAXY_NAME if ship == HOME else ship} to {moved['planet']}.{part}"
        words = re.sub(r" (orbit|surface)\b", r".\1", words) if words.startswith("move ") else words
        words = re.sub(r"^(?:reroll|roll)\b", "re-roll", words)
        if words in FACES:
            return f"activate {words}"
        return words if words != " ".join(text.lower().split()) else text


def short_faces(face: str) -> list[str]:
    """Return the beginnings of the name of a face."""
    return [face[:length] for length in range(1, len(face))] if face in FACES else []
