"""The moves that a Reassign power allows, as choices and in numbers, and selections of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from starcup import Choice
from starcup.making import Legal, Made
from starcup.roll import choices
from starcup.roll._rules.rules import Reach
from starcup.roll.dice import Dice, count, kinds

Worker = tuple[int, int]
"""A worker below the strip: column and colour."""

Order = tuple[int, int, int]
"""A move in numbers: column, colour, target. Moves are listed in this order."""

Moves = tuple[Legal, tuple[Order, ...]]
"""Moves as choices and, in the same order, in numbers."""


@lru_cache(maxsize=1 << 14)
def moves_from(reach: Reach, source: int, colours: tuple[int, ...]) -> Moves:
    """Return all moves out of one column that holds dice of these colours."""
    orders = tuple(
        (source, colour, target)
        for colour in colours
        if reach.moves[colour]
        for target in reach.targets
        if target != source
    )
    key, names, phases = reach.key, reach.workers, reach.phases
    return tuple(choices.Move.of(key, names[colour], phases[source], phases[to]) for _, colour, to in orders), orders


def _sources(reach: Reach, columns: tuple[Dice, ...]) -> list[Moves]:
    """Return the moves out of each column; powers that move workers ``together`` need enough of them in one."""
    return [
        moves_from(reach, source, kinds(column))
        for source in reach.sources
        if (column := columns[source]) and (not reach.together or _movable(reach, column) >= reach.at_least)
    ]


def all_moves(reach: Reach, columns: tuple[Dice, ...]) -> Moves:
    """Return all moves by a power, as choices and in numbers."""
    found: list[Choice] = []
    orders: list[Order] = []
    for more in _sources(reach, columns):
        found += more[0]
        orders += more[1]
    return tuple(found), tuple(orders)


@lru_cache(maxsize=1 << 10)
def _choices_from(reach: Reach) -> tuple[tuple[int, Made[Dice, Legal]], ...]:
    """Return the columns that a power moves workers from, each with its moves as choices, by the dice in it."""

    def made(source: int) -> Made[Dice, Legal]:
        return Made(lambda dice: moves_from(reach, source, kinds(dice))[0])

    return tuple((source, made(source)) for source in reach.sources)


def move_choices(reach: Reach, columns: tuple[Dice, ...]) -> list[Choice]:
    """Return all moves by a power that moves its workers one by one, as choices only."""
    found: list[Choice] = []
    for source, moves in _choices_from(reach):
        found += moves[columns[source]]
    return found


def _movable(reach: Reach, column: Dice) -> int:
    return sum(count(column, colour) for colour in kinds(column) if reach.moves[colour])


def movable_workers(columns: tuple[Dice, ...], moves: Moves) -> int:
    """Return the number of workers that have a move."""
    return sum(count(columns[source], colour) for source, colour in {order[:2] for order in moves[1]})


def moves_of(workers: tuple[Worker, ...], moves: Moves) -> Moves:
    """Return the moves of certain workers."""
    return _where(moves, lambda order: order[:2] in workers)


def _where(moves: Moves, wanted: Callable[[Order], bool]) -> Moves:
    kept = [index for index, order in enumerate(moves[1]) if wanted(order)]
    return tuple(moves[0][index] for index in kept), tuple(moves[1][index] for index in kept)


def with_enough_behind(reach: Reach, columns: tuple[Dice, ...], moves: Moves, needed: int) -> Moves:
    """Return the moves from which ``needed`` workers, the moved one included, can be moved in canonical order.

    The other moves lead to a dead end.
    """
    workers = sorted({order[:2] for order in moves[1]})

    def enough(order: Order) -> bool:
        behind = (worker for worker in workers if worker >= order[:2] and (worker[0] == order[0] or not reach.together))
        return sum(count(columns[source], colour) for source, colour in behind) >= needed

    return _where(moves, enough)
