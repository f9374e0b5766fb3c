"""Parts of refusals that several questions share: unknown planets and places."""

from __future__ import annotations

from collections.abc import Iterable

from starcup import IllegalChoice, did_you_mean
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic.choices import GALAXY_NAME


def listed(names: Iterable[str]) -> str:
    """Return names in a row, each once; ``none`` without any."""
    return ", ".join(dict.fromkeys(names)) or "none"


def unknown_planet(rules: EpicRules, key: str, rule: str, near: Iterable[str] = ()) -> IllegalChoice | None:
    """Return the refusal of a key that no planet has; None if a planet has it."""
    if key in rules.index:
        return None
    hint = did_you_mean(key, (*near, *rules.keys))
    return IllegalChoice("no-such-planet", rule, f"there is no planet {key!r}{hint}.")


def unknown_place(rules: EpicRules, name: str, rule: str) -> IllegalChoice | None:
    """Return the refusal of a name that no place has; None if a place has it."""
    key, _, part = name.partition(".")
    if name == GALAXY_NAME:
        return None
    refusal = unknown_planet(rules, key, rule, (GALAXY_NAME,))
    if refusal is not None or part in ("orbit", "surface"):
        return refusal
    said = f"a place is {GALAXY_NAME}, {key}.orbit or {key}.surface; found {name!r}."
    return IllegalChoice("no-such-place", rule, said)
