"""One seat's knowledge of a table, as plain data."""

from __future__ import annotations

from starcup.making import AnyStep, define, field
from starcup_race._rules.rules import Rules

Hidden = int | None
"""A number, or None if it is hidden, so that lengths stay known."""


@define(slots=True)
class SeatView:
    """One player's part of a view: the fields of :class:`~starcup_race._rules.seat.Seat`, hidden ones None.

    Of hands and of cards drawn in Explore others see how many there are, of ``draft`` and ``using`` nothing. ``goods``
    tells for each card of the tableau whether a good lies on it: which card that is, nobody knows (GOODS-5).
    """

    hand: tuple[Hidden, ...]
    tableau: tuple[int, ...]
    active: tuple[int, ...]
    chips: int
    actions: tuple[int, ...]
    bonus: tuple[int, ...]
    looking: tuple[Hidden, ...]
    placed: int
    draft: tuple[int, ...] | None
    using: tuple[int, ...] | None
    produced: tuple[int, ...]
    unused: tuple[int, ...]
    goods: tuple[bool, ...] = field(init=False, default=())


@define(slots=True)
class Seen:
    """The knowledge of one seat: its ``seat``, the open state of the table, and every seat's part.

    Of supply and discard pile only the size is known (SECRET-6). ``_flow`` is the open course of play, to go on from:
    steps still to do, the seat's own, and what all seats that answer at once (``_at_once``) began with.
    """

    players: int
    supply: tuple[None, ...]
    discards: tuple[None, ...]
    pool: int
    round: int
    phase: int
    occurring: tuple[int, ...]
    order: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seat: int = field(init=False, default=-1)
    seats: tuple[SeatView, ...] = field(init=False, default=())
    _flow: tuple[tuple[AnyStep, ...], ...] = field(init=False, default=((), (), ()))
    _at_once: bool = field(init=False, default=False)
    _rules: Rules = field(init=False, eq=False, repr=False)

    @property
    def rules(self) -> Rules:
        """The cards, and the meaning of the numbers in this view."""
        return self._rules

    @property
    def me(self) -> SeatView:
        """The viewer's own part."""
        return self.seats[self.seat]
