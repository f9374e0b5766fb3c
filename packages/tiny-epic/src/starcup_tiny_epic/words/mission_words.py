"""Secret missions and attacks of rebels in words (MISSIONS, SOLO)."""

from __future__ import annotations

from starcup.words import several
from starcup_tiny_epic._rules.planets import Attack, Mission, RebelBoard
from starcup_tiny_epic.words.names import amounts

THINGS = {
    "energy": "energy",
    "culture": "culture",
    "colonies": "colonies",
    "economy": "colonies with an economy track",
    "diplomacy": "colonies with a diplomacy track",
    "home": "ships in the own galaxy",
    "away": "ships at planets",
    "level": "levels of the empire",
    "vp": "public VP",
}
"""The things that missions count, in words."""


def condition(mission: Mission) -> str:
    """Return the condition of a mission as a part of a sentence."""
    if mission.most or mission.fewest:
        return f"you have the {'most' if mission.most else 'fewest'} {THINGS[mission.most or mission.fewest]}"
    parts = [_least(thing, amount) for thing, amount in mission.least]
    parts += [_most(thing, amount) for thing, amount in mission.most_of]
    if mission.equal:
        parts.append("you have as many " + " as ".join(THINGS[thing] for thing in mission.equal))
    if mission.ended:
        parts.append("you triggered the end of the game")
    return " and ".join(parts)


def _least(thing: str, amount: int) -> str:
    if thing == "level":
        return f"your empire has level {amount}" + ("" if amount == 6 else " or more")
    return f"you have {amount} or more {THINGS[thing]}"


def _most(thing: str, amount: int) -> str:
    if not amount:
        return f"you have no {THINGS[thing]}"
    return f"you have at most {amount} {THINGS[thing]}"


def vp_of(mission: Mission) -> str:
    """Return the VP of a mission, such as ``3 VP (2 if tied)``."""
    return f"{mission.vp} VP" + (f" ({mission.tied} if tied)" if mission.tied else "")


def sentence(mission: Mission) -> str:
    """Return a mission as a sentence."""
    return f"{vp_of(mission)} at the end of the game if {condition(mission)}"


def attack(found: Attack) -> str:
    """Return an attack of rebels in words, as seen by the player."""
    parts = []
    if found.lose_energy or found.lose_culture:
        parts.append(f"you lose {amounts(found.lose_energy, found.lose_culture)}")
    if found.take_energy or found.take_culture:
        parts.append(f"takes {amounts(found.take_energy, found.take_culture)} from you")
    if found.take_any:
        parts.append(f"takes {several(found.take_any, 'resource')} of your choice from you")
    if found.energy or found.culture:
        parts.append(f"gains {amounts(found.energy, found.culture)}")
    if found.back:
        which = "all your ships in orbit go" if found.back < 0 else f"{found.back} ships of yours in orbit go"
        parts.append(f"{which if found.back != 1 else 'a ship of yours in orbit goes'} back 1 space")
    if found.fewer:
        parts.append(f"you roll {several(found.fewer, 'die', 'dice')} fewer in your next turn")
    if found.advance:
        parts.append(f"all its ships in orbit advance {several(found.advance, 'space')}")
    return ", ".join(parts) + (" (once per turn)" if found.once else "") or "nothing"


def stand_ins(board: RebelBoard) -> str:
    """Return which numbers of a board are stand-ins, as a sentence; empty if all are known."""
    named = {"vp": "VP of the levels", "most": "end of the resource track"}
    parts = [named.get(one, one) for one in board.stand_in]
    if not parts:
        return ""
    verb = "are stand-ins" if len(parts) > 1 or "vp" in board.stand_in else "is a stand-in"
    return f"Not the printed numbers: {' and '.join(parts)} {verb}, taken from a board that is known"
