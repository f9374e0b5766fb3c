"""The moves that a Reassign power allows, as choices and in numbers, and selections of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import chain, compress

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
    parts = _sources(reach, columns)
    return tuple(chain.from_iterable(part[0] for part in parts)), tuple(chain.from_iterable(part[1] for part in parts))


@lru_cache(maxsize=1 << 10)
def _choices_from(reach: Reach) -> tuple[tuple[int, Made[Dice, Legal]], ...]:
    """Return the columns that a power moves workers from, each with its moves as choices, by the dice in it."""

    def moves(source: int, dice: Dice) -> Legal:
        return moves_from(reach, source, kinds(dice))[0]

    return tuple((source, Made(partial(moves, source))) for source in reach.sources)


def move_choices(reach: Reach, columns: tuple[Dice, ...]) -> list[Choice]:
    """Return all moves by a power that moves its workers one by one, as choices only."""
    legal: list[Choice] = []
    for source, moves in _choices_from(reach):
        legal += moves[columns[source]]
    return legal


def _movable(reach: Reach, column: Dice) -> int:
    return sum(count(column, colour) for colour in kinds(column) if reach.moves[colour])


def movable_workers(columns: tuple[Dice, ...], moves: Moves) -> int:
    """Return the number of workers that have a move."""
    return sum(count(columns[source], colour) for source, colour in {order[:2] for order in moves[1]})


def moves_of(workers: tuple[Worker, ...], moves: Moves) -> Moves:
    """Return the moves of certain workers."""
    return _where(moves, lambda order: order[:2] in workers)


def _where(moves: Moves, wanted: Callable[[Order], bool]) -> Moves:
    chosen = [wanted(order) for order in moves[1]]
    return tuple(compress(moves[0], chosen)), tuple(compress(moves[1], chosen))


def with_enough_behind(reach: Reach, columns: tuple[Dice, ...], moves: Moves, needed: int) -> Moves:
    """Return the moves from which ``needed`` workers can be moved in canonical order; the others lead to a dead end."""
    workers = sorted({order[:2] for order in moves[1]})

    def enough(order: Order) -> bool:
        behind = (worker for worker in workers if worker >= order[:2] and (worker[0] == order[0] or not reach.together))
        return sum(count(columns[source], colour) for source, colour in behind) >= needed

    return _where(moves, enough)
