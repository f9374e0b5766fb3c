"""Refusals as messages, their arguments, and those that several questions share: unknown planets and places."""

from __future__ import annotations

from collections.abc import Iterable

from starcup import IllegalChoice, Items, Picks, nearest_name
from starcup.messages import Arg, Message, verbatim
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.choices import GALAXY_NAME


def refused(code: str, rule: str, variant: str = "", /, **args: Arg) -> IllegalChoice:
    """Return a refusal in the words of ``tiny-epic-refusal-CODE``, or of its variant."""
    return IllegalChoice(code, rule, Message(f"tiny-epic-refusal-{code}{variant and f'-{variant}'}", **args))


def named(rules: EpicRules, key: str) -> Message:
    """Return the name of a planet; of an unknown one its key."""
    number = rules.index.get(key)
    return naming.planet(rules.planets[number]) if number is not None else verbatim(key)


def planets(rules: EpicRules, keys: Iterable[str]) -> tuple[Message, ...]:
    """Return the names of planets, each once."""
    return tuple([named(rules, key) for key in dict.fromkeys(keys)])


def mission(rules: EpicRules, key: str) -> Message:
    """Return the name of a mission; of an unknown one its key."""
    if key not in rules.mission_keys:
        return verbatim(key)
    return naming.mission(rules.mission(key))


def places(rules: EpicRules, names: Iterable[str]) -> tuple[Message, ...]:
    """Return the names of places of ships, each once."""
    return tuple([place(rules, name) for name in dict.fromkeys(names)])


def place(rules: EpicRules, name: str) -> Message:
    """Return the name of a place of ships."""
    key, _, part = name.partition(".")
    return Message(f"place-{part}", planet=named(rules, key)) if part else Message(f"place-{name}", name)


def face(name: str) -> Message:
    """Return the name of a face; of an unknown one the text itself."""
    return naming.face(FACES.index(name)) if name in FACES else verbatim(name)


def faces(names: Iterable[str]) -> tuple[Message, ...]:
    """Return the names of faces, each once."""
    return tuple([face(name) for name in dict.fromkeys(names)])


def near(name: str, names: Iterable[str]) -> str:
    """Return the name nearest to one that is unknown; ``none`` if none is near."""
    return nearest_name(name, names) or "none"


def refused_items(picks: Picks, items: Items, rule: str) -> IllegalChoice:
    """Return the refusal of dice that are not an answer."""
    absent = Message("tiny-epic-refusal-not-offered-die", unused=faces(picks.offered))
    refusal = picks.refusal(items, rule, absent, face)
    if refusal.code == "not-offered":
        return refusal
    # The kernel's own sentence does not say of which game the faces are.
    return IllegalChoice(refusal.code, rule, Message("tiny-epic-refusal-dice", reason=refusal.reason))


def unknown_planet(rules: EpicRules, key: str, rule: str, nearer: Iterable[str] = ()) -> IllegalChoice | None:
    """Return the refusal of a key that no planet has; None if a planet has it."""
    if key in rules.index:
        return None
    return refused("no-such-planet", rule, planet=key, near=near(key, (*nearer, *rules.keys)))


def unknown_place(rules: EpicRules, name: str, rule: str) -> IllegalChoice | None:
    """Return the refusal of a name that no place has; None if a place has it."""
    key, _, part = name.partition(".")
    if name == GALAXY_NAME:
        return None
    refusal = unknown_planet(rules, key, rule, (GALAXY_NAME,))
    if refusal is not None or part in ("orbit", "surface"):
        return refusal
    return refused("no-such-place", rule, place=name, planet=key)
