"""One seat's knowledge of a table, as plain data."""

from __future__ import annotations

from starcup.making import AnyStep, define, field
from starcup_tiny_epic._rules.rules import EpicRules


@define(slots=True)
class EmpireView:
    """One empire in a view: the fields of :class:`~starcup_tiny_epic._rules.empire.Empire`.

    Missions of others are None, ``mission`` until the game is over; in ``dealt`` there are as many as they have
    (SECRET-1, SECRET-2).
    """

    energy: int
    culture: int
    level: int
    vp: int
    ships: tuple[int, ...]
    colonies: tuple[int, ...]
    dealt: tuple[int | None, ...]
    mission: int | None
    discarded: int | None
    used: tuple[int, ...]
    fewer: int


@define(slots=True)
class Seen:
    """The knowledge of one seat: its ``seat``, the open state of the table, and every empire.

    Of the deck and of the missions that were not dealt only the number is known (SECRET-2, SECRET-3). ``_flow`` is the
    open course of play, to go on from: steps still to do, the seat's own, and what all seats that answer at once
    (``_at_once``) began with.
    """

    players: int
    deck: tuple[None, ...]
    missions: tuple[None, ...]
    row: tuple[int, ...]
    removed: tuple[int, ...]
    under: tuple[int, ...]
    first: int
    active: int
    turn: int
    round: int
    unused: tuple[int, ...]
    bay: tuple[int, ...]
    spent: int
    given_up: int
    rerolls: int
    converted: bool
    follow_price: int
    follow_gain: tuple[int, int]
    in_use: tuple[tuple[int, int], ...]
    ended_by: int
    ended_in: int
    attacked: bool
    shown: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seat: int = field(init=False, default=-1)
    empires: tuple[EmpireView, ...] = field(init=False, default=())
    _flow: tuple[tuple[AnyStep, ...], ...] = field(init=False, default=((), (), ()))
    _at_once: bool = field(init=False, default=False)
    _rules: EpicRules = field(init=False, eq=False, repr=False)

    @property
    def rules(self) -> EpicRules:
        """The pieces, and the meaning of the numbers in this view."""
        return self._rules

    @property
    def me(self) -> EmpireView:
        """The viewer's own empire."""
        return self.empires[self.seat]
