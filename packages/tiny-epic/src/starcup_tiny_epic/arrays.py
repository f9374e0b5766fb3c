"""The arrays of Tiny Epic Galaxies: a position as one seat sees it in named cells, read block by block."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starcup.features import Block, Cells, amounts, bag, one_hot
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.rebel import next_planet
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import DICE, FACES, REBEL, SHIPS
from starcup_tiny_epic.readings import (
    EMPIRE,
    MOST_DECK,
    MOST_IN_USE,
    NO_REBEL,
    REBEL_BOUNDS,
    TURN,
    Numbers,
    empire_reader,
    of_rebel,
    turn,
)


def of_table(rules: EpicRuleset) -> Iterator[Block[EpicTable]]:
    """Yield the blocks of the table, of the viewer's missions, and of the rebel of a solo game."""
    keys, missions = rules.keys, rules.mission_keys
    fields = amounts("turn", {**TURN, "deck": (0, MOST_DECK)}), bag("in-use", keys, MOST_IN_USE)

    def read(table: EpicTable, seat: int) -> tuple[Numbers, Numbers]:
        using = tuple([use[1] for use in table.in_use]) if table.in_use else ()
        return (*turn(table, seat), len(table.deck)), using

    yield Block(fields, read, kept=False)
    dice = bag("unused", FACES, DICE), bag("bay", FACES, DICE), one_hot("last-die", FACES)

    def of_dice(dice: tuple[Numbers, Numbers]) -> tuple[Numbers, Numbers, int | None]:
        return *dice, dice[1][-1] if dice[1] else None

    yield Block(dice, lambda table, seat: (table.unused, table.bay), of_dice)
    row = bag("row", keys), bag("gone", keys, 1, lambda piles: (*piles[0], *piles[1]))
    yield Block(row, lambda table, seat: (table.row, (table.removed, table.under)))
    own = one_hot("mission", missions), bag("dealt", missions), one_hot("discarded", missions)

    def read_missions(table: EpicTable, seat: int) -> tuple[int | None, tuple[int | None, ...], int | None]:
        empire = table.empires[seat]
        return empire.mission, empire.dealt, empire.discarded

    yield Block(own, read_missions)
    yield _rebel(rules)


def _rebel(rules: EpicRuleset) -> Block[EpicTable]:
    """Return what is told of the rebel in a solo game; in others all of it is 0."""
    keys = rules.keys
    levels = [(board.key, level) for board in rules.boards for level in range(1, len(board.levels) + 1)]
    number = {level: place for place, level in enumerate(levels)}
    fields = (
        amounts("rebel", {name: (0, most) for name, (_, most) in REBEL_BOUNDS.items()}),
        one_hot("rebel.level", [f"{board}.{level}" for board, level in levels]),
        one_hot("rebel.next", keys),
        bag("rebel.colonies", keys),
        *_ships(rules, "rebel."),
    )
    nothing: tuple[Any, ...] = ((0,) * len(NO_REBEL), None, None, (), (), ())

    def read(table: EpicTable, seat: int) -> tuple[Any, ...] | None:
        if table.players > 1:
            return None
        rebel, board = table.empires[REBEL], table.rules.board
        level = None if board is None else number.get((board.key, rebel.level))
        return of_rebel(table, seat), level, next_planet(table), rebel.colonies, rebel.ships, rebel.ships

    return Block(fields, read, lambda rebel: nothing if rebel is None else rebel)


def _ships(rules: EpicRuleset, prefix: str = "") -> tuple[Cells, Cells]:
    """Return where ships are: the planets that they have landed on, and how far those in orbit are from a colony."""
    spaces, most = [planet.spaces for planet in rules.planets], max([planet.spaces for planet in rules.planets]) + 1

    def landed(ships: Numbers) -> list[int]:
        return [place >> 4 for place in ships if place >= 0 and place & 15 == SURFACE]

    def left(ships: Numbers) -> list[int]:
        """Return each planet in orbit as often as steps are left to its colony."""
        orbits = [(place >> 4, place & 15) for place in ships if place >= 0 and place & 15 != SURFACE]
        return [planet for planet, space in orbits for _ in range(spaces[planet] + 1 - space)]

    return bag(f"{prefix}landed", rules.keys, SHIPS, landed), bag(f"{prefix}steps-left", rules.keys, most, left)


def of_empire(rules: EpicRuleset) -> Iterator[Block[EpicTable]]:
    """Yield the blocks of each empire, which everybody may see."""
    keys = rules.keys
    yield Block((amounts("empire", EMPIRE),), empire_reader(), lambda numbers: (numbers,))

    def read(table: EpicTable, seat: int) -> tuple[Numbers, Numbers, Numbers]:
        empire = table.empires[seat]
        return empire.colonies, empire.used, empire.ships

    def of(empire: tuple[Numbers, Numbers, Numbers]) -> tuple[Any, ...]:
        colonies, used, ships = empire
        return (len(ships), ships.count(GALAXY)), colonies, used, ships, ships

    ships = amounts("ships", {"ships": (0, SHIPS), "at-home": (0, SHIPS)})
    yield Block((ships, bag("colonies", keys), bag("used", keys), *_ships(rules)), read, of)
