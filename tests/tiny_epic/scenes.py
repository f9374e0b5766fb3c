"""Tables laid out for a rule: ships, dice, resources and colonies by their names, in the turn of a seat.

A ship is at ``galaxy``, ``KEY.3`` on that space of a track, or ``KEY.surface``; ships that are not named are at home.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from starcup import Game
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.rounds import NEXT_TURN
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.setup import missions_in_deck
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES, LEVEL_SHIPS, LEVEL_VP, NOTHING, ROW, TOP_LEVEL
from starcup_tiny_epic._rules.turn import take_turn
from starcup_tiny_epic._rules.view import EpicView

EpicGame = Game[EpicTable, EpicView]
RULES = EpicRuleset.load()
HOME = "galaxy"
PLAIN = ("vici_ks156", "jakks", "mj_120210", "hoefker", "omicron_fenzi", "pembertonia_major")
"""Planets that fill up the row where it does not matter which ones lie there."""


@cache
def variant(**options: str) -> EpicRuleset:
    """Return the rules with options of the box, ``_`` in their names for ``-``."""
    named = {f"tiny-epic-base.{name.replace('_', '-')}": value for name, value in options.items()}
    return EpicRuleset.load(options=named)


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
    players: int = 2,
    active: int = 0,
    first: int = 0,
    rules: EpicRuleset = RULES,
    seed: int = 7,
    log: bool = True,
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
        deck: the planets of the deck, all others being removed; None: all that lie nowhere else.
        players: how many play.
        active: whose turn it is.
        first: the starting player.
        rules: those of a variant.
        seed: of the chance to come.
        log: keep events.
    """
    table = rules.begin(players, seed)
    table.stack, table.first, table.active, table.turn, table.round = [NEXT_TURN], first, active, 1, 1
    index, laid = rules.index, [rules.index[key] for owned in colonies for key in owned.split()]
    table.row = tuple(NOTHING if key == "-" else index[key] for key in row.split())
    for number, empire in enumerate(table.empires):
        empire.energy, empire.culture = have[number] if number < len(have) else (2, 1) if number == active else (0, 0)
        empire.level = levels[number] if number < len(levels) else 1
        named = [place_of(rules, name) for name in (ships[number] if number < len(ships) else "").split()]
        table.row += tuple(place >> 4 for place in named if place >= 0 and place >> 4 not in table.row)
        earned = LEVEL_SHIPS[empire.level]
        empire.ships = tuple(sorted([*named, *[GALAXY] * (earned - len(named))]))
        empire.colonies = tuple(index[key] for key in (colonies[number] if number < len(colonies) else "").split())
        empire.vp = LEVEL_VP[empire.level] + sum(rules.planets[planet].vp for planet in empire.colonies)
    for key in PLAIN:
        if len(table.row) < ROW[players] and index[key] not in (*table.row, *laid) and key not in (deck or "").split():
            table.row += (index[key],)
    rest = [planet for planet in range(len(rules.planets)) if planet not in (*table.row, *laid)]
    table.deck = rest if deck is None else sorted(index[key] for key in deck.split())
    table.removed = tuple(planet for planet in rest if planet not in table.deck)
    _give_missions(table, rules, missions.split())
    table.unused = tuple(sorted(map(FACES.index, dice.split())))
    table.bay = tuple(map(FACES.index, bay.split()))
    table.stack.append(take_turn(active))
    assert rules.faults(table) == []
    return Game.at(rules, table, log=log)


def _give_missions(table: EpicTable, rules: EpicRuleset, wanted: Sequence[str]) -> None:
    """Give each seat the mission that is wanted, else any; the discarded ones are any."""
    left = list(missions_in_deck(rules, table.players)) if table.players > 1 else []
    kept = [rules.mission_keys.index(key) for key in wanted]
    left = [mission for mission in left if mission not in kept]
    for number, empire in enumerate(table.empires[: table.players] if left else ()):
        empire.mission = kept[number] if number < len(kept) else left.pop(0)
        empire.discarded = left.pop()
    table.missions = tuple(left)


def place_of(rules: EpicRuleset, name: str) -> int:
    """Return the place that a name in this file's notation means."""
    if name == HOME:
        return GALAXY
    key, _, space = name.partition(".")
    return rules.index[key] << 4 | (SURFACE if space == "surface" else int(space))


def name_of(rules: EpicRuleset, place: int) -> str:
    """Return the name of a place in this file's notation."""
    space = place & 15
    return HOME if place < 0 else f"{rules.keys[place >> 4]}.{'surface' if space == SURFACE else space}"


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
    found = game.why(asked(game), text)
    return ("", "") if found is None else (found.code, found.rule)


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
        seat: (one[0] - was[0], one[1] - was[1]) for seat, (was, one) in enumerate(zip(before, after, strict=True))
    }
    return {seat: one for seat, one in moved.items() if one != (0, 0)}
