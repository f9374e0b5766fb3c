"""The part of rulesets that has to do with what extensions keep: tables, views, worlds, scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import TYPE_CHECKING, Generic, cast

from attrs import evolve

from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.kernel.sampling import known_table
from starcup.kernel.scores import SeatScore
from starcup.plugins.extended_table import ExtendedTable, ExtendedView
from starcup.plugins.extensions import ExtensionSet
from starcup.plugins.manager import PluginManager

if TYPE_CHECKING:
    from starcup.kernel.chance import Rng
    from starcup.kernel.view import View


class ExtendedRules(Ruleset[TableT, ViewT], Generic[TableT, ViewT]):
    """Base class of rulesets whose packs may have extensions: what these keep is laid out, shown, dealt and scored."""

    extensions: ExtensionSet = ExtensionSet(PluginManager(None), {})
    """The extensions of the packs that are switched on; none if a game makes its rules without an assembly."""

    def _bare(self, players: int, seed: int) -> TableT:
        table = super()._bare(players, seed)
        if isinstance(table, ExtendedTable):
            table.states = self.extensions.table_states.initial
            table.seat_states = self.extensions.begun(players)
        return table

    def view(self, table: TableT, seat: int) -> ViewT:
        view = super().view(table, seat)
        if isinstance(table, ExtendedTable) and isinstance(view, ExtendedView):
            self.extensions.show(table, view)
        return view

    def deal_apart(self, table: TableT, view: ViewT, rng: Rng) -> None:
        if isinstance(table, ExtendedTable) and isinstance(view, ExtendedView):
            self.extensions.deal(table, view, rng)

    @property
    def unsaved(self) -> frozenset[str]:
        states = (("states", self.extensions.table_states), ("seat_states", self.extensions.seat_states))
        return frozenset(name for name, kinds in states if not kinds.names) & self.table_kind.apart

    def with_lines(self, scores: Sequence[SeatScore], table: TableT, *, lacking: bool = False) -> tuple[SeatScore, ...]:
        """Return scores with the lines that extensions add.

        Args:
            scores: those of the seats, by the rules.
            table: a table of these rules, or what a view knows of one.
            lacking: the table lacks what is hidden from somebody; lines that look for that are left out.
        """
        hooks = self.extensions.score_lines
        if not hooks:
            return tuple(scores)
        added = [
            tuple([line for hook in hooks for line in hook(table, score.seat, lacking=lacking) or ()])
            for score in scores
        ]
        return tuple(
            [
                evolve(score, total=score.total + sum(points for _, points in lines), lines=(*score.lines, *lines))
                for score, lines in zip(scores, added, strict=True)
            ]
        )

    def known(self, view: ViewT) -> TableT:
        """Return a table with what a viewer knows, to ask hooks about; it can't be played.

        Who looks there for what is hidden gets an AttributeError. A game whose views tell more overrides it.

        Args:
            view: of a seat.
        """
        table: TableT = known_table(cast("View[TableT]", view))
        if isinstance(table, ExtendedTable) and isinstance(view, ExtendedView):
            self.extensions.know_states(table, view)
        return table

    def promises(self, view: ViewT, change: Callable[[TableT], object] | None = None, *, scored: bool = True) -> float:
        """Return what extensions promise a viewer in VP, for bots: the hook ``worth``, and the lines of its score.

        Args:
            view: of a seat; an extension that looks for what is hidden from it promises nothing.
            change: done before to a table with what the viewer knows, to ask "what if".
            scored: with the lines of its score.
        """
        worth, lines = self.extensions.worth, self.extensions.score_lines if scored else ()
        if not (worth or lines) or not isinstance(view, ExtendedView):
            return 0.0
        table = self.known(view)
        if change is not None:
            change(table)
        points = [points for hook in lines for _, points in hook(table, view.seat, lacking=True) or ()]
        return fsum((*points, *(hook(table, view.seat, lacking=True) or 0.0 for hook in worth)))
