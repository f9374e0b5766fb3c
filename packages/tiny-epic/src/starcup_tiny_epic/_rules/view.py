"""Views: one seat's knowledge (SECRET), as far as it differs from the table for type checkers."""

from __future__ import annotations

from typing import ClassVar

from starcup.extensions import ExtendedView
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.table import EpicTable


class EmpireView(Empire):
    """One empire in a view: the fields of :class:`~starcup_tiny_epic._rules.empire.Empire`.

    Missions of others are None, ``mission`` until the game is over; in ``dealt`` there are as many as they have
    (SECRET-1, SECRET-2).
    """

    dealt: tuple[int | None, ...]  # type: ignore[assignment]
    mission: int | None  # type: ignore[assignment]
    discarded: int | None  # type: ignore[assignment]


class EpicView(ExtendedView[EpicTable], EpicTable):
    """The knowledge of one seat: its ``seat``, the open state of the table, and every empire.

    Of the deck and of the missions that were not dealt only the number is known (SECRET-2, SECRET-3).
    """

    lacks: ClassVar[bool] = True
    empires: tuple[EmpireView, ...]  # type: ignore[assignment]
    deck: tuple[None, ...]  # type: ignore[assignment]
    missions: tuple[None, ...]  # type: ignore[assignment]

    @property
    def me(self) -> EmpireView:
        """The viewer's own empire."""
        return self.empires[self.seat]
