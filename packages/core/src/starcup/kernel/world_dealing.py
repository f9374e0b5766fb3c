"""The part of a ruleset by which worlds are sampled: what a seat can't know is dealt anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from starcup.kernel.chance import Rng
from starcup.kernel.sampling import deal
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


class WorldDealer(Generic[TableT, ViewT]):
    """The methods of :class:`~starcup.Ruleset` that lay out what is hidden from a seat."""

    def unseen(self, view: ViewT) -> Mapping[tuple[str, ...], Sequence[Any]]:
        """Return the pieces that a seat can't place, such as all cards but those that it sees, to sample worlds from.

        At a real table these are what may be drawn from a deck, as far as the seat knows. A game that overrides
        :meth:`deal_hidden` needs them for that alone.

        Args:
            view: what the seat may know.

        Returns:
            the pieces, by the fields in which they may lie, each as likely in any place: first those of the seats,
            in this order for one seat after another, then those of the table. Pieces that are left over are out of the
            game. Fields with no pieces hold answers that nobody else has seen: a world has them as they come.
        """
        return {}

    def left_to_deal(self, table: TableT, view: ViewT) -> Mapping[tuple[str, ...], Sequence[Any]]:
        """Return the pieces of :meth:`unseen` that :meth:`deal_hidden` deals: by default all of them.

        Args:
            table: has what :meth:`deal_apart` has laid out, such as pieces in the keeping of extensions.
            view: what the seat may know.
        """
        return self.unseen(view)

    def deal_apart(self, table: TableT, view: ViewT, rng: Rng) -> None:
        """Lay out the fields of a table that are kept apart, :attr:`Table.apart`, for a world that fits a view.

        It comes before :meth:`deal_hidden`, and belongs to the base class whose tables have such fields.

        Args:
            table: :func:`~starcup.making.known_table`, in which fields that hide something are not set.
            view: what the seat may know.
            rng: where everything is drawn from.
        """

    def deal_hidden(self, table: TableT, view: ViewT, rng: Rng) -> None:
        """Lay out on a table what a seat can't know, for a world that fits its view; steps are laid out after that.

        By default the pieces of :meth:`unseen` are dealt to the places that are hidden. A game with other secrets
        overrides it, and may call this first; it has to set every field that hides something.

        Args:
            table: :func:`~starcup.making.known_table`, in which fields that hide something are not set.
            view: what the seat may know.
            rng: where everything is drawn from.

        Raises:
            EngineError: there are fewer pieces than places.
        """
        deal(self, table, view, rng)
