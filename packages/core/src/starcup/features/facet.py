"""The facet *features* of a game: what a learner is told of a position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar
from weakref import WeakKeyDictionary

from starcup.features.asked import question
from starcup.features.by_default import seat_slots, table_slots
from starcup.features.cells import Block
from starcup.features.kept_by_extensions import seat_blocks, table_blocks
from starcup.features.layout import ArrayLayout
from starcup.features.slots import Slot
from starcup.features.space import FeatureSpace
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
RulesT = TypeVar("RulesT", bound=Ruleset[Any, Any])


class Features(Generic[TableT, RulesT]):
    """Base of the facets *features*: by default the fields of the table and of the seats, as far as a seat sees them.

    A game names a subclass in its definition (``features="his_game.features:HisFeatures"``). Numbers become
    thermometers, pieces are told by their names and by what they do.

    Args:
        ruleset: the rules of the games.
    """

    def __init__(self, ruleset: RulesT) -> None:
        self.ruleset: RulesT = ruleset

    @cached_property
    def pieces(self) -> Mapping[str, Mapping[str, float]]:
        """What each piece does that choices name, by its key, as :func:`~starcup.features.traits` tells it."""
        return {}

    def slots(self) -> Iterable[Slot[TableT]]:
        """Return what is told of the table as a whole, and of the viewer's own secrets."""
        return table_slots(self.ruleset, self.pieces)

    def seat_slots(self) -> Iterable[Slot[TableT]]:
        """Return what is told of each seat, which everybody may see."""
        return seat_slots(self.ruleset, self.pieces)

    def array_slots(self) -> Iterable[Slot[TableT] | Block[TableT]]:
        """Return what arrays tell of the table as a whole, and of the viewer's own secrets: by default :meth:`slots`.

        A game that is to be quicker, or to tell more, returns blocks of cells.
        """
        return self.slots()

    def array_seat_slots(self) -> Iterable[Slot[TableT] | Block[TableT]]:
        """Return what arrays tell of each seat, which everybody may see: by default :meth:`seat_slots`."""
        return self.seat_slots()

    @cached_property
    def layout(self) -> ArrayLayout[TableT]:
        """The layout of arrays for all numbers of players.

        What is asked comes behind the number of players; what extensions of packs keep comes last, of the table and of
        each seat.
        """
        rules = self.ruleset
        slots = (question(rules), *self.array_slots(), *table_blocks(rules))
        return ArrayLayout(slots, (*self.array_seat_slots(), *seat_blocks(rules)), rules.seats[-1])

    @cached_property
    def space(self) -> FeatureSpace[TableT]:
        """The feature space, the same for all numbers of players."""
        return FeatureSpace(self.slots(), self.seat_slots(), self.ruleset.seats[-1])


AnyFeatures = Features[Any, Any]
"""The features of any game, for code that does not know the types of its table and rules."""


_LAYOUTS: WeakKeyDictionary[Ruleset[Any, Any], ArrayLayout[Any]] = WeakKeyDictionary()


def layout_of(ruleset: Ruleset[Any, Any]) -> ArrayLayout[Any]:
    """Return the layout of arrays of a ruleset, made when it is first asked for, and then the same.

    Args:
        ruleset: that of a game.

    Raises:
        GameError: the game names features that can't be had.
    """
    layout = _LAYOUTS.get(ruleset)
    if layout is None:
        layout = _LAYOUTS[ruleset] = features_of(ruleset).layout
    return layout


def features_of(ruleset: Ruleset[Any, Any]) -> AnyFeatures:
    """Return the features of a ruleset's game: those that it names, else the default ones.

    Args:
        ruleset: that of a game; one that is neither installed nor registered has the default ones.

    Raises:
        GameError: the game names features that can't be had.
    """
    from starcup.games import definition_of
    from starcup.kernel.errors import GameError

    try:
        definition = definition_of(ruleset)
    except GameError:
        return Features(ruleset)
    return definition.facet("features", Features)(ruleset)
