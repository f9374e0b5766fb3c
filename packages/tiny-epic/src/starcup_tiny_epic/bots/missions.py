"""Secret missions as a bot sees them: what they make it wish for, and which of two it keeps."""

from __future__ import annotations

from attrs import frozen

from starcup_tiny_epic._rules.planets import Mission


@frozen
class Wishes:
    """What a mission adds to the worth of things, in VP.

    For each ship in the galaxy (``home``) or elsewhere (``away``), each unit up to three of energy and culture, each
    colony, those of each kind besides, level 6 (``top``), and for ending the game (``ended``).
    """

    home: float = 0.0
    away: float = 0.0
    energy: float = 0.0
    culture: float = 0.0
    colony: float = 0.0
    economy: float = 0.0
    diplomacy: float = 0.0
    top: float = 0.0
    ended: float = 0.0


def wishes(mission: Mission, weight: float) -> Wishes:
    """Return what a mission adds to the worth of things."""
    vp = weight * mission.vp
    added = {"home": 0.0, "away": 0.0, "energy": 0.0, "culture": 0.0, "colony": 0.0, "economy": 0.0, "diplomacy": 0.0}
    for thing, sign in ((mission.most, 0.2), (mission.fewest, -0.2)):
        name = "colony" if thing == "colonies" else thing
        if name in added:
            added[name] += sign * vp
    for name, amount in mission.least:
        if name in added and amount:
            added[name] += vp / (2 * amount)
    for name, _ in mission.most_of:
        if name in added:
            added[name] -= vp / 4
    top = vp if ("level", 6) in mission.least else 0.0
    return Wishes(**added, top=top, ended=0.5 * vp if mission.ended else 0.0)


def kept_worth(mission: Mission) -> float:
    """Return the worth of keeping a mission: its VP, times the chance that it is fulfilled."""
    if mission.ended:
        return 0.45 * mission.vp
    if mission.most or mission.fewest:
        return 0.35 * mission.vp
    if mission.equal:
        return 0.4 * mission.vp
    if any(thing in ("home", "away") for thing, _ in mission.most_of):
        return 0.4 * mission.vp
    return 0.45 * mission.vp
