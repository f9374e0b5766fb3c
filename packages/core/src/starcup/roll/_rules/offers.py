"""Ready-made pieces of legal choices, from which the steps put their questions together.

Legal choices depend on the kinds of dice that lie in a place, hardly ever on
their number, so there are few different pieces; each is made when it is first
needed and looked up in a dictionary after that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starcup import Arrangements, Choice, Items
from starcup.making import ItemCounts, Legal, Made, interned
from starcup.roll import choices
from starcup.roll.dice import Dice, count, kinds

TOP, BOTTOM = "top", "bottom"
AT = "@"
"""The separator between a thing and the place where it lies or goes."""
AT_TOP = f"{AT}{TOP}"
"""The end of the key of a tile that is placed on top of its stack."""

Kinds = tuple[int, ...]
"""Kinds of dice, ascending, as :func:`starcup.roll.dice.kinds` gives them."""

AnyLoose = tuple[int, str, Kinds]
"""A die that fits several columns: colour, face, columns."""


class Offers:
    """The pieces for one ruleset; colours, phases and faces are given by number.

    Args:
        phases, dice, workers, faces: the keys behind the numbers.
        loose: the dice that fit several columns, in the order of ``Ruleset.loose``.
    """

    def __init__(
        self,
        phases: tuple[str, ...],
        dice: tuple[str, ...],
        workers: tuple[str, ...],
        faces: tuple[str, ...],
        loose: tuple[AnyLoose, ...],
    ) -> None:
        self._phases = phases
        self._dice = dice
        self._workers = workers
        self._faces = faces
        self._loose = loose
        columns = range(len(phases))
        self.select: tuple[Made[Dice, Legal], ...] = tuple([Made(partial(self._select, column)) for column in columns])
        """The choices to select a phase, for each column by the dice in it."""
        self.select_loose: Callable[[int], Legal] = interned(self._select_loose)
        self.assign: Callable[[int, int], Legal] = interned(self._assign)
        self.dictate_with: tuple[Made[Dice, Legal], ...] = tuple(
            [Made(partial(self._dictate_with, column)) for column in columns]
        )
        """The choices to pay for a Dictate, for each column by the dice in it."""
        self.explore: Callable[[Kinds], Legal] = interned(self._explore)
        self.single: tuple[tuple[str, int], ...] = tuple((face, 1) for face in faces)
        """Each face as an item of a row."""
        self.sides: Callable[[int, tuple[bool, bool]], Items] = interned(self._sides)
        self.row: Callable[[Dice], ItemCounts] = interned(self._row, most=1 << 14)
        self.recallable: Made[str, Made[Dice, ItemCounts]] = Made(lambda place: Made(partial(self._recallable, place)))
        """The dice that can be recalled, for each place by the dice in it."""
        self.builds: Callable[[int], Callable[[Items], Choice]] = interned(self._builds)
        self.spends: Callable[[int], Callable[[Items], Choice]] = interned(self._spends)
        self.produce: Callable[[int, Kinds, bool], Legal] = interned(self._produce)
        self.ship: Callable[[int, int, Kinds], Legal] = interned(self._ship)

    def _select(self, column: int, dice: Dice) -> Legal:
        """Return the choices to select each phase with each die colour in a column."""
        face, colours = self._phases[column], kinds(dice)
        return tuple(choices.Select.of(phase, self._dice[colour], face) for colour in colours for phase in self._phases)

    def _select_loose(self, kind: int) -> Legal:
        """Return the choices to select each phase with a die that fits several columns."""
        colour, face, _ = self._loose[kind]
        return tuple(choices.Select.of(phase, self._dice[colour], face) for phase in self._phases)

    def _assign(self, kind: int, least: int) -> Legal:
        """Return the choices to put a die that fits several columns into one of them, from column ``least`` on."""
        colour, _, columns = self._loose[kind]
        return tuple(choices.Assign.of(self._dice[colour], self._phases[one]) for one in columns if one >= least)

    def _dictate_with(self, column: int, dice: Dice) -> Legal:
        """Return the choices to pay for a Dictate with a die of a column, marked or not."""
        return tuple(choices.DictateWith.of(self._workers[colour], self._phases[column]) for colour in kinds(dice))

    def _explore(self, workers: Kinds) -> Legal:
        """Return the choices to Scout or Stock with each kind of explorer."""
        names = [self._workers[kind] for kind in workers]
        return tuple(choice for name in names for choice in (choices.Scout.of(name), choices.Stock.of(name)))

    def place(self, tiles: tuple[int, ...], on_top: tuple[bool, bool]) -> Arrangements:
        """Return all ways to place drawn tiles: under the stacks, and on top of those for which ``on_top`` says so."""
        return Arrangements(choices.Place.of, tuple([self.sides(tile, on_top) for tile in tiles]))

    def _sides(self, tile: int, on_top: tuple[bool, bool]) -> Items:
        """Return the sides of a tile with the places where they may go."""
        names: list[str] = []
        for side, top in zip(self._faces[2 * tile : 2 * tile + 2], on_top, strict=True):
            names += (f"{side}{AT_TOP}", side) if top else (side,)
        return tuple(names)

    def _row(self, workers: Dice) -> ItemCounts:
        """Return workers to pick from, by their kinds."""
        return tuple((self._workers[kind], count(workers, kind)) for kind in kinds(workers))

    def _recallable(self, place: str, workers: Dice) -> ItemCounts:
        """Return workers or goods to recall from a place, by their kinds."""
        return tuple((f"{self._workers[kind]}{AT}{place}", count(workers, kind)) for kind in kinds(workers))

    def _builds(self, face: int) -> Callable[[Items], Choice]:
        """Return the function that makes choices to build on a face from the workers placed."""
        return partial(choices.Build.of, self._faces[face])

    def _spends(self, face: int) -> Callable[[Items], Choice]:
        """Return the function that makes choices to pay for a face from the dice spent."""
        return partial(choices.Spend.of, self._faces[face])

    def _produce(self, face: int, workers: Kinds, may_leave: bool) -> Legal:
        """Return the choices to make a good on a world with each kind of producer, or to leave it empty."""
        key = self._faces[face]
        made = tuple(choices.Produce.of(key, self._workers[kind]) for kind in workers)
        return (*made, choices.LeaveEmpty.of(key)) if may_leave else made

    def _ship(self, face: int, good: int, workers: Kinds) -> Legal:
        """Return the choices to Trade a good with each kind of shipper, or to Consume it with each."""
        world, colour, names = self._faces[face], self._workers[good], [self._workers[kind] for kind in workers]
        trades = [choices.Trade.of(world, colour, name) for name in names]
        return (*trades, *(choices.Consume.of(world, colour, name) for name in names))
