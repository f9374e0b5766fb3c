"""Turns laid out for a rule: ships, dice, resources and colonies by their names, and short ways to play on from there.

A ship is at ``galaxy``, ``KEY.3`` on that space of a track, or ``KEY.surface``; ships that are not named are at home.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic._rules.places import SURFACE
from starcup_tiny_epic._rules.terms import FACES, LEVEL_VP, ROW, TOP_LEVEL
from starcup_tiny_epic.testing import EpicGame, Scenario
from tests.tiny_epic.scenes import RULES, heard, variant

__all__ = [
    "RULES", "EpicGame", "asked", "bay", "changed", "colonies", "colony", "do", "faces", "have", "heard", "land",
    "legal", "level", "points", "question", "refusal", "row", "rules_of", "scene", "ships", "unusable", "unused",
    "usable", "use", "variant",
]  # fmt: skip

PLAIN = ("vici_ks156", "jakks", "mj_120210", "hoefker", "omicron_fenzi", "pembertonia_major")
"""Planets that fill up the row where it does not matter which ones lie there."""


def scene(
    *ships: str,
    row: str = "",
    dice: str = "move move move move",
    bay: str = "",
    have: Sequence[tuple[int, int]] = (),
    levels: Sequence[int] = (),
    colonies: Sequence[str] = (),
    missions: str = "",
    deck: str | None = None,
    rolls: str = "",
    players: int = 2,
    active: int = 0,
    first: int = 0,
    rules: EpicRuleset = RULES,
    seed: int = 7,
) -> EpicGame:
    """Return a game in the turn of a seat, at the question what it does with its dice.

    Args:
        *ships: where those of each seat are.
        row: planets of the row, ``-`` for a gap; planets with ships are added to it, then plain ones fill it up.
        dice: the unused dice.
        bay: the activated dice.
        have: energy and culture of each seat; if left out, 2 and 1 of the active one, none of others, who can't follow.
        levels: that of each empire; 1 if left out.
        colonies: the planets that each seat has colonised.
        missions: the mission of each seat.
        deck: the planets of the deck in order, all others being removed; None: all that lie nowhere else.
        rolls: the faces that the active seat rolls next.
        players: how many play.
        active: whose turn it is.
        first: the starting player.
        rules: those of a variant.
        seed: of the chance to come.
    """
    scenario, own_missions = Scenario(rules, players, seed), missions.split()
    taken = " ".join(colonies).split()
    lying = row.split()
    lying += [
        key for key in dict.fromkeys(name.partition(".")[0] for name in " ".join(ships).split()) if key != "galaxy"
    ]
    lying = [key for place, key in enumerate(lying) if key == "-" or key not in lying[:place]]
    plain = [key for key in PLAIN if key not in (*lying, *taken, *(deck or "").split())]
    scenario.row(" ".join([*lying, *plain[: ROW[players] - len(lying)]]))
    for number in range(players):
        energy, culture = have[number] if number < len(have) else (2, 1) if number == active else (0, 0)
        scenario.empire(
            number,
            energy=energy,
            culture=culture,
            level=levels[number] if number < len(levels) else 1,
            ships=[_spelt(name) for name in (ships[number] if number < len(ships) else "").split()],
            colonies=colonies[number] if number < len(colonies) else "",
            mission=own_missions[number] if number < len(own_missions) else "",
        )
    if deck is not None or "-" in lying:
        scenario.deck(deck or "", others="removed")
    scenario.rolls(active, rolls)
    seats = ((number, slice(number, number + 1)) for number in range(players))
    over = [number for number, seat in seats if vp_of(colonies[seat], levels[seat], rules) > 20]
    if over:
        scenario.ended(over[0], during=active)
    return scenario.turn(active, dice, bay=bay).first(first).begin()


def colony(planet: str, *ships: str, dice: str = "colony", levels: Sequence[int] = (6,), **laid: Any) -> EpicGame:
    """Return a game in the turn of seat 0, at the highest level as it comes, that has a planet as its colony.

    Args:
        planet: its key.
        *ships: where those of each seat are.
        dice: the unused dice.
        levels: that of each empire.
        **laid: the rest of :func:`scene`.
    """
    return scene(*ships, dice=dice, levels=levels, colonies=[planet], **laid)


def vp_of(colonies: Sequence[str], levels: Sequence[int] = (), rules: EpicRuleset = RULES) -> int:
    """Return the public VP of an empire: those of its colonies, and of its level, 1 if it is left out."""
    owned = " ".join(colonies).split()
    return sum(rules.planets[rules.index[key]].vp for key in owned) + sum(LEVEL_VP[level] for level in levels)


def _spelt(ship: str) -> str:
    """Return a place in the notation of scenarios."""
    key, _, space = ship.partition(".")
    return ship if space in ("", "surface") else f"{key}.orbit {space}"


def name_of(rules: EpicRuleset, place: int) -> str:
    """Return the name of a place in this file's notation."""
    space = place & 15
    return "galaxy" if place < 0 else f"{rules.keys[place >> 4]}.{'surface' if space == SURFACE else space}"


def ships(game: EpicGame, seat: int = 0) -> list[str]:
    """Return where the earned ships of a seat are, by name."""
    return sorted(name_of(rules_of(game), place) for place in game.table.empires[seat].ships)


def have(game: EpicGame, seat: int = 0) -> tuple[int, int]:
    """Return energy and culture of a seat."""
    empire = game.table.empires[seat]
    return empire.energy, empire.culture


def level(game: EpicGame, seat: int = 0) -> int:
    """Return the level of an empire."""
    return game.table.empires[seat].level


def points(game: EpicGame, seat: int = 0) -> int:
    """Return the public VP of a seat."""
    return game.table.empires[seat].vp


def colonies(game: EpicGame, seat: int = 0) -> list[str]:
    """Return the colonies of a seat, the oldest first."""
    return [rules_of(game).keys[planet] for planet in game.table.empires[seat].colonies]


def row(game: EpicGame) -> list[str]:
    """Return the planets of the row, ``-`` for a gap."""
    return ["-" if planet < 0 else rules_of(game).keys[planet] for planet in game.table.row]


def unused(game: EpicGame) -> list[str]:
    """Return the faces of the unused dice."""
    return [FACES[face] for face in game.table.unused]


def bay(game: EpicGame) -> list[str]:
    """Return the faces of the activated dice, in order."""
    return [FACES[face] for face in game.table.bay]


def rules_of(game: EpicGame) -> EpicRuleset:
    """Return the rules of a game, with the keys of its planets."""
    rules = game.ruleset
    assert isinstance(rules, EpicRuleset)
    return rules


def do(game: EpicGame, *texts: str, seat: int | None = None) -> EpicGame:
    """Give answers of a seat, or of the one that is asked, and return the game."""
    for text in texts:
        game.submit(asked(game) if seat is None else seat, text)
        assert rules_of(game).faults(game.table) == []
    return game


def asked(game: EpicGame) -> int:
    """Return the seat that is asked; only one may be."""
    (decision,) = game.waiting()
    return decision.seat


def question(game: EpicGame) -> tuple[int, str]:
    """Return the seat that is asked, and the kind of the question."""
    (decision,) = game.waiting()
    return decision.seat, decision.kind


def legal(game: EpicGame) -> list[str]:
    """Return the texts of the legal choices of the seat that is asked."""
    (decision,) = game.waiting()
    return [choice.text for choice in decision.legal]


def faces(game: EpicGame) -> list[str]:
    """Return the faces that the active player may activate."""
    return [text.removeprefix("activate ") for text in legal(game) if text.startswith("activate ")]


def refusal(game: EpicGame, text: str) -> tuple[str, str]:
    """Return code and rule of the refusal of a choice of the seat that is asked; two empty texts if it is legal."""
    refused = game.why(asked(game), text)
    return ("", "") if refused is None else (refused.code, refused.rule)


def use(game: EpicGame, planet: str, *texts: str) -> EpicGame:
    """Activate a colony die and use a colony of the active player; then give further answers."""
    do(game, "activate colony")
    if question(game) == (game.table.active, "colony"):  # else it was the only choice
        do(game, f"use {planet}")
    return do(game, *texts)


def land(game: EpicGame, planet: str, *texts: str) -> EpicGame:
    """Activate a move die and land a ship from the galaxy; then give further answers."""
    return do(game, "activate move", f"move galaxy to {planet}.surface", *texts)


def usable(game: EpicGame, planet: str) -> bool:
    """Return whether the active player can use a colony with a colony die."""
    if "activate colony" not in legal(game):
        return False
    empire = game.table.empires[game.table.active]
    twin = game.clone()
    twin.submit(asked(twin), "activate colony")
    if question(twin) == (game.table.active, "colony"):
        return f"use {planet}" in legal(twin)
    return empire.level == TOP_LEVEL or max(empire.energy, empire.culture) <= empire.level  # else it was an upgrade


def unusable(game: EpicGame, planet: str) -> tuple[str, str]:
    """Return code and rule of the refusal to use a colony, where an upgrade is possible in two ways besides."""
    twin = game.clone()
    twin.submit(asked(twin), "activate colony")
    return refusal(twin, f"use {planet}")


def changed(game: EpicGame, *texts: str) -> Mapping[int, tuple[int, int]]:
    """Give answers, and return by how much energy and culture of each seat changed, if they did."""
    before = [have(game, seat) for seat in range(len(game.table.empires))]
    do(game, *texts)
    after = [have(game, seat) for seat in range(len(game.table.empires))]
    moved = {
        seat: (now[0] - was[0], now[1] - was[1]) for seat, (was, now) in enumerate(zip(before, after, strict=True))
    }
    return {seat: change for seat, change in moved.items() if change != (0, 0)}
