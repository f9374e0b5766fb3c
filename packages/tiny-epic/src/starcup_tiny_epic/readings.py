"""The numbers that learners are told of a position of Tiny Epic Galaxies, read several at once, and their bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starcup.making import Made, View
from starcup_tiny_epic._rules.acting import acquired
from starcup_tiny_epic._rules.colonising import upgrade_price
from starcup_tiny_epic._rules.rebel import dice_to_come
from starcup_tiny_epic._rules.scoring import mission_vp
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import CULTURE, DICE, ENERGY, LAST_VP, REBEL, SHIPS

Numbers = tuple[int, ...]
Bounds = Mapping[str, tuple[int, int]]
FAR = 6
"""The number of steps to a colony beyond which no more are told apart."""
MOST_COLONIES, MOST_IN_USE, MOST_DECK, NO_UPGRADE = 16, 5, 36, 7
_RESOURCES = {"energy": (0, 7), "culture": (0, 7), "level": (1, 6), "vp": (0, LAST_VP + 3)}
TURN: Bounds = {
    "round": (0, 20),
    "rerolls": (0, 3),
    "converted": (0, 1),
    "given-up": (0, 4),
    "unused": (0, DICE),
    "activated": (0, DICE),
    "follow-price": (0, 2),
    "follow-energy": (0, 2),
    "follow-culture": (0, 2),
    "ended": (0, 1),
    "lead": (-12, 12),
    "mission-vp": (0, 3),
}
EMPIRE: Bounds = {
    **_RESOURCES,
    "energy-face": (0, SHIPS),
    "culture-face": (0, SHIPS),
    "upgrade-short": (0, NO_UPGRADE),
    "active": (0, 1),
    "waits": (0, 1),
    "fewer": (0, 2),
}
REBEL_BOUNDS: Bounds = {
    **_RESOURCES,
    "energy-missing": (0, 7),
    "culture-missing": (0, 7),
    "active": (0, 1),
    "attacked": (0, 1),
    "dice": (0, DICE),
}


def turn(table: EpicTable, seat: int) -> Numbers:
    """Return the numbers of ``TURN``."""
    mission, vp = table.empires[seat].mission, [empire.vp for empire in table.empires]
    own = vp.pop(seat)
    return (
        table.round,
        table.rerolls,
        table.converted,
        table.given_up,
        len(table.unused),
        len(table.bay),
        table.follow_price,
        *table.follow_gain,
        table.ended_by >= 0,
        own - max(vp),
        mission_vp(table, seat, table.rules.missions[mission]) if mission >= 0 else 0,
    )


def empire_reader() -> Callable[[EpicTable, int], Numbers]:
    """Return the function that gives the numbers of ``EMPIRE``."""
    known: dict[Numbers, Numbers] = {}

    def read(table: EpicTable, seat: int) -> Numbers:
        empire, active, first = table.empires[seat], table.active, table.first
        ships, energy, culture = empire.ships, empire.energy, empire.culture
        brought = known.get(ships)
        if brought is None:
            if len(known) >= Made.MOST:
                known.clear()
            brought = known[ships] = acquired(table, seat, ENERGY), acquired(table, seat, CULTURE)
        price = upgrade_price(table, seat)
        short = max(0, price - max(energy, culture)) if price else NO_UPGRADE
        waits = active >= 0 and (seat - first) % table.players > (active - first) % table.players
        return energy, culture, empire.level, empire.vp, *brought, short, active == seat, waits, empire.fewer

    return read


def of_rebel(table: EpicTable, seat: int) -> Numbers:
    """Return the numbers of ``REBEL_BOUNDS``; in a game without one the least ones."""
    if table.players > 1:
        return NO_REBEL
    rebel, most = table.empires[REBEL], table.most(REBEL)
    steps = table.flow[0] if isinstance(table, View) else table.stack
    missing = most - rebel.energy, most - rebel.culture
    flags = table.active == REBEL, table.attacked
    return rebel.energy, rebel.culture, rebel.level, rebel.vp, *missing, *flags, dice_to_come(steps)


NO_REBEL: Numbers = tuple([least for least, _ in REBEL_BOUNDS.values()])
