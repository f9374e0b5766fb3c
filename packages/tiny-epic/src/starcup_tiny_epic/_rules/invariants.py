"""Invariants of every table at every question: no card, ship or die appears or disappears."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starcup_tiny_epic._rules.colonising import FillGap, last_vp, ships_of
from starcup_tiny_epic._rules.course import course_faults
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.setup import missions_in_deck
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import DICE, FACES, LEVEL_VP, NOTHING


def invariants(table: EpicTable) -> list[str]:
    """Return everything that is wrong with a table, in words; empty when all invariants hold.

    Every planet and mission is in one place, every ship is (TERM-4), dice are conserved (DICE-4), resources are within
    their tracks (MAT-3), public VP are those of colonies and level (TERM-10).
    """
    faults = _out_of_range(table) or course_faults(table)
    if faults:
        return faults
    rules = table.rules
    lying = [*table.deck, *table.removed, *table.under, *[planet for planet in table.row if planet >= 0]]
    lying += [planet for hook in rules.extensions.held_planets for planet in hook(table)]
    for empire in table.empires:
        lying += empire.colonies
    if sorted(lying) != list(range(len(rules.planets))):
        wrong = Counter(lying)
        odd = [key for planet, key in enumerate(rules.keys) if wrong[planet] != 1]
        odd += [str(planet) for planet in wrong if not 0 <= planet < len(rules.keys)]
        faults.append(f"planets lost or doubled: {', '.join(odd)}")
    held = [*table.missions, *[mission for hook in rules.extensions.held_missions for mission in hook(table)]]
    for empire in table.empires:
        held += empire.dealt or [mission for mission in (empire.mission, empire.discarded) if mission >= 0]
    expected = missions_in_deck(rules, table.players) if table.players > 1 else ()
    if sorted(held) != sorted(expected):
        faults.append(f"missions lost or doubled: {sorted(held)}")
    if len(table.unused) + len(table.bay) + table.spent + table.given_up > DICE:
        faults.append(f"more than {DICE} dice")
    for number, empire in enumerate(table.empires):
        faults += [f"empire {number}: {fault}" for fault in _faults(table, number, empire)]
    for hook in rules.extensions.faults:
        faults += hook(table)
    return faults + _faults_of_course(table)


def _faults_of_course(table: EpicTable) -> list[str]:
    """Return what can't be while the game goes on: gaps that would be filled, an end that was not triggered."""
    faults, left = list[str](), len(table.deck) + len(table.under)
    if table.scores:
        return faults
    if NOTHING in table.row and left and not any(isinstance(step, FillGap) for step in table.stack):
        faults.append(f"the row has a gap, and {left} planets are left to fill it (COLONY-5)")
    if table.rules.extensions.last_vp:
        return faults  # what it depends on may have changed since the end was triggered
    for number, empire in enumerate(table.empires):
        last = last_vp(table, number)
        if empire.vp >= last and table.players == 1:
            faults.append(f"empire {number} has {empire.vp} VP: with {last} a solo game is over (SOLO-53, SOLO-55)")
        elif empire.vp >= last and table.ended_by < 0:
            faults.append(f"empire {number} has {empire.vp} VP, and nobody has triggered the end (END-1)")
        elif empire.vp < last and table.ended_by == number:
            faults.append(f"empire {number} has {empire.vp} VP, and {last} trigger the end (END-1)")
    return faults


def _out_of_range(table: EpicTable) -> list[str]:
    """Return the faults of numbers that are out of range."""
    planets, missions, faults = len(table.rules.planets), len(table.rules.missions), list[str]()
    numbers = [*table.deck, *table.removed, *table.under, *[planet for planet in table.row if planet != NOTHING]]
    held = [*table.missions, *table.shown]
    for empire in table.empires:
        numbers += (*empire.colonies, *empire.used, *[place >> 4 for place in empire.ships if place != GALAXY])
        held += (*empire.dealt, *[mission for mission in (empire.mission, empire.discarded) if mission != NOTHING])
    if not _are_below(planets, numbers) or not _are_below(planets, [planet for _, planet in table.in_use]):
        faults.append("there is no such planet")
    if not _are_below(missions, held):
        faults.append("there is no such mission")
    if len(table.empires) != table.players + (table.players == 1):
        faults.append(f"{len(table.empires)} empires for {table.players} players")
    everybody = range(NOTHING, len(table.empires))
    if any(number not in everybody for number in (table.first, table.active, table.ended_by, table.ended_in)):
        faults.append("there is no such empire")
    if not _are_below(len(FACES), table.unused) or not _are_below(len(FACES), table.bay):
        faults.append("there is no such face")
    if list(table.unused) != sorted(table.unused):
        faults.append("the unused dice are not in order")
    if any(not 1 <= empire.level < len(_level_vp(table, number)) for number, empire in enumerate(table.empires)):
        faults.append("there is no such level")
    return faults


def _are_below(bound: int, numbers: Sequence[int]) -> bool:
    """Return whether all numbers are from 0 on, and below a bound."""
    return not numbers or (min(numbers) >= 0 and max(numbers) < bound)


def _level_vp(table: EpicTable, number: int) -> tuple[int, ...]:
    """Return the VP of each level of an empire, after a 0; the rebel keeps those of its last one at the skull."""
    board = table.rules.board
    if number < table.players or board is None:
        return LEVEL_VP
    vp = [level.vp for level in board.levels]
    return (0, *vp, vp[-1])


def _faults(table: EpicTable, number: int, empire: Empire) -> list[str]:
    rules, faults, most = table.rules, list[str](), table.most(number)
    if not 0 <= empire.energy <= most or not 0 <= empire.culture <= most:
        faults.append(f"energy {empire.energy}, culture {empire.culture}: the track goes from 0 to {most}")
    is_player = number < table.players
    ships = ships_of(table, number)
    if len(empire.ships) != ships or list(empire.ships) != sorted(empire.ships):
        faults.append(f"ships {empire.ships}: expected {ships}, ascending")
    for place in empire.ships:
        if place == GALAXY:
            continue
        planet, space = place >> 4, place & 15
        if planet not in table.row:
            faults.append(f"a ship is at {rules.keys[planet]}, which is not in the row")
        if space == SURFACE and not is_player:
            faults.append(f"a rebel ship is on the surface of {rules.keys[planet]}: it never lands (SOLO-19)")
        if space != SURFACE and space > rules.planets[planet].spaces:
            faults.append(f"a ship is on space {space} of {rules.keys[planet]}")
    orbits = [place >> 4 for place in empire.ships if place != GALAXY and place & 15 != SURFACE]
    surfaces = [place for place in empire.ships if place != GALAXY and place & 15 == SURFACE]
    if len(set(orbits)) < len(orbits) or len(set(surfaces)) < len(surfaces):
        faults.append("two ships share a track or a surface")
    points = _level_vp(table, number)[empire.level] + sum(rules.planets[planet].vp for planet in empire.colonies)
    if empire.vp != points:
        faults.append(f"{empire.vp} public VP, expected {points}")
    return faults
