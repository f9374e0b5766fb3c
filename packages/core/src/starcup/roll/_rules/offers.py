"""Ready-made pieces of legal choices, from which the steps put their questions together.

Legal choices depend on the kinds of dice in a place, hardly ever on their number: each piece is made when first needed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from starcup import Arrangements, Choice, Items
from starcup.making import ItemCounts, Legal, Made, interned
from starcup.roll import choices
from starcup.roll.dice import Dice, count, kinds

if TYPE_CHECKING:
    from starcup.roll._rules.rules import Rules

TOP, BOTTOM = "top", "bottom"
AT = "@"
"""The separator between a thing and the place where it lies or goes."""
AT_TOP = f"{AT}{TOP}"
"""The end of the key of a tile that is placed on top of its stack."""

Kinds = tuple[int, ...]
"""Kinds of dice, ascending, as :func:`starcup.roll.dice.kinds` gives them."""


class Offers:
    """The pieces for one ruleset; colours, phases and faces are given by number."""

    def __init__(self, rules: Rules) -> None:
        phases, dice, names, faces = rules.phase_keys, rules.die_keys, rules.worker_names, tuple(rules.face_index)
        loose = rules.loose

        def select(face: str, column: Dice) -> Legal:
            return tuple(choices.Select.of(phase, dice[colour], face) for colour in kinds(column) for phase in phases)

        def dictate_with(phase: str, column: Dice) -> Legal:
            return tuple(choices.DictateWith.of(names[kind], phase) for kind in kinds(column))

        def select_loose(kind: int) -> Legal:
            return tuple(choices.Select.of(phase, dice[loose[kind].colour], loose[kind].face) for phase in phases)

        def assign(kind: int, least: int) -> Legal:
            key = dice[loose[kind].colour]
            return tuple(choices.Assign.of(key, phases[column]) for column in loose[kind].phases if column >= least)

        def explore(workers: Kinds) -> Legal:
            acts = choices.Scout.of, choices.Stock.of
            return tuple(act(names[kind]) for kind in workers for act in acts)

        def sides(tile: int, on_top: tuple[bool, bool]) -> Items:
            places: list[str] = []
            for side, top in zip(faces[2 * tile : 2 * tile + 2], on_top, strict=True):
                places += (f"{side}{AT_TOP}", side) if top else (side,)
            return tuple(places)

        def recallable(place: str, workers: Dice) -> ItemCounts:
            return tuple((f"{names[kind]}{AT}{place}", count(workers, kind)) for kind in kinds(workers))

        def produce(face: int, workers: Kinds, may_leave: bool) -> Legal:
            ways = tuple(choices.Produce.of(faces[face], names[kind]) for kind in workers)
            return (*ways, choices.LeaveEmpty.of(faces[face])) if may_leave else ways

        def ship(face: int, good: int, workers: Kinds) -> Legal:
            ways = choices.Trade.of, choices.Consume.of
            return tuple(way(faces[face], names[good], names[kind]) for way in ways for kind in workers)

        self.select: tuple[Made[Dice, Legal], ...] = tuple([Made(partial(select, phase)) for phase in phases])
        """The choices to select a phase, for each column by the dice in it."""
        self.select_loose: Callable[[int], Legal] = interned(select_loose)
        """The choices to select a phase with a die that fits several columns, by its number in ``Ruleset.loose``."""
        self.assign: Callable[[int, int], Legal] = interned(assign)
        """The choices to put such a die into one of its columns, from a column on."""
        self.dictate_with: tuple[Made[Dice, Legal], ...] = tuple([Made(partial(dictate_with, key)) for key in phases])
        """The choices to pay for a Dictate, for each column by the dice in it."""
        self.explore: Callable[[Kinds], Legal] = interned(explore)
        self.single: tuple[tuple[str, int], ...] = tuple((face, 1) for face in faces)
        """Each face as an item of a row."""
        self.sides: Callable[[int, tuple[bool, bool]], Items] = interned(sides)
        """The sides of a tile with the places where they may go: on top of their stacks, too, or at the bottom only."""
        self.row: Callable[[Dice], ItemCounts] = interned(
            lambda workers: tuple((names[kind], count(workers, kind)) for kind in kinds(workers)), most=1 << 14
        )
        """Workers to pick from, by their kinds."""
        self.recallable: Made[str, Made[Dice, ItemCounts]] = Made(lambda place: Made(partial(recallable, place)))
        """The dice that can be recalled, for each place by the dice in it."""
        self.builds: Callable[[int], Callable[[Items], Choice]] = interned(
            lambda face: partial(choices.Build.of, faces[face])
        )
        """The function that makes choices to build on a face from the workers placed."""
        self.spends: Callable[[int], Callable[[Items], Choice]] = interned(
            lambda face: partial(choices.Spend.of, faces[face])
        )
        """The function that makes choices to pay for a face from the dice spent."""
        self.produce: Callable[[int, Kinds, bool], Legal] = interned(produce)
        """The choices to make a good on a world with each kind of producer, or to leave it empty."""
        self.ship: Callable[[int, int, Kinds], Legal] = interned(ship)
        """The choices to Trade a good with each kind of shipper, or to Consume it with each."""

    def place(self, tiles: tuple[int, ...], on_top: tuple[bool, bool]) -> Arrangements:
        """Return all ways to place drawn tiles: under the stacks, and on top of those for which ``on_top`` says so."""
        return Arrangements(choices.Place.of, tuple([self.sides(tile, on_top) for tile in tiles]))
