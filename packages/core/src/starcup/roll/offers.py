"""Legal choices in ready-made pieces, from which the steps put their questions together.

What can be chosen depends on which kinds of dice lie somewhere, hardly ever on
how many, so there are few different pieces; each is made when it is first
needed, and asking for it again is one look into a dictionary.
"""

from __future__ import annotations

from starcup.kernel.interning import interned
from starcup.kernel.steps import Legal
from starcup.roll import choices

TOP, BOTTOM = "top", "bottom"

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
        self.select = interned(self._select)
        self.select_loose = interned(self._select_loose)
        self.assign = interned(self._assign)
        self.dictate_with = interned(self._dictate_with)
        self.explore = interned(self._explore)
        self.place = interned(self._place)
        self.produce = interned(self._produce)
        self.ship = interned(self._ship)
        self.recruit = interned(self._recruit)
        self.recall = interned(self._recall)

    def _select(self, column: int, colours: Kinds) -> Legal:
        """Select each phase with each die colour lying in a column."""
        face = self._phases[column]
        return tuple(choices.select(phase, self._dice[colour], face) for colour in colours for phase in self._phases)

    def _select_loose(self, kind: int) -> Legal:
        """Select each phase with a die that fits several columns."""
        colour, face, _ = self._loose[kind]
        return tuple(choices.select(phase, self._dice[colour], face) for phase in self._phases)

    def _assign(self, kind: int, least: int) -> Legal:
        """Put a die that fits several columns into one of them, from column ``least`` on."""
        colour, _, columns = self._loose[kind]
        return tuple(choices.assign(self._dice[colour], self._phases[one]) for one in columns if one >= least)

    def _dictate_with(self, column: int, colours: Kinds) -> Legal:
        """Pay for a Dictate with a die of a column, marked or not."""
        return tuple(choices.dictate_with(self._workers[colour], self._phases[column]) for colour in colours)

    def _explore(self, workers: Kinds) -> Legal:
        """Scout or Stock with each kind of explorer."""
        names = [self._workers[kind] for kind in workers]
        return tuple(choice for name in names for choice in (choices.scout(name), choices.stock(name)))

    def _place(self, tile: int, worlds_only: bool, on_top: bool) -> Legal:
        """Put a drawn tile to the bottom of a stack, or by a power on top of one."""
        sides = self._faces[2 * tile], self._faces[2 * tile + 1]
        top = tuple(choices.place(side, TOP) for side in sides) if on_top else ()
        return (*top, *(choices.place(side, BOTTOM) for side in sides[worlds_only:]))

    def _produce(self, face: int, workers: Kinds, may_leave: bool) -> Legal:
        """Make a good on a world with each kind of producer, or leave it empty."""
        key = self._faces[face]
        made = tuple(choices.produce(key, self._workers[kind]) for kind in workers)
        return (*made, choices.leave_empty(key)) if may_leave else made

    def _ship(self, face: int, good: int, workers: Kinds) -> Legal:
        """Trade a good with each kind of shipper, or Consume it with each."""
        world, colour, names = self._faces[face], self._workers[good], [self._workers[kind] for kind in workers]
        trades = [choices.trade(world, colour, name) for name in names]
        return (*trades, *(choices.consume(world, colour, name) for name in names))

    def _recruit(self, colours: Kinds) -> Legal:
        """Recruit a die of each colour."""
        return tuple(choices.recruit(self._dice[colour]) for colour in colours)

    def _recall(self, place: str, workers: Kinds) -> Legal:
        """Recall a worker or good of each kind from a place."""
        return tuple(choices.recall(self._workers[colour], place) for colour in workers)
