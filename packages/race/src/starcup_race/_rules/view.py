"""Views: one seat's knowledge (SECRET), as far as it differs from the table for type checkers."""

from __future__ import annotations

from collections.abc import Iterable

from starcup.extensions import ExtendedView
from starcup_race._rules.seat import Seat
from starcup_race._rules.table import RaceTable

Hidden = int | None
"""A number, or None if it is hidden, so that lengths stay known."""


def known_cards(cards: Iterable[Hidden]) -> list[int]:
    """Return those of some cards that are not hidden."""
    return [card for card in cards if card is not None]


class SeatView(Seat):
    """One player's part of a view: the fields of :class:`~starcup_race._rules.seat.Seat`, hidden ones None.

    Of hands and of cards drawn in Explore others see how many there are, of ``draft`` and ``using`` nothing. ``goods``
    tells for each card of the tableau whether a good lies on it: which card that is, nobody knows (GOODS-5).
    """

    hand: tuple[Hidden, ...]  # type: ignore[assignment]
    goods: tuple[bool, ...]
    looking: tuple[Hidden, ...]  # type: ignore[assignment]
    draft: tuple[int, ...] | None  # type: ignore[assignment]
    using: tuple[int, ...] | None  # type: ignore[assignment]

    def loaded(self) -> list[int]:
        return [card for card, good in zip(self.tableau, self.goods, strict=True) if good]


class RaceView(ExtendedView[RaceTable], RaceTable):
    """The knowledge of one seat: its ``seat``, the open state of the table, and every seat's part.

    Of supply and discard pile only the size is known (SECRET-6).
    """

    seats: tuple[SeatView, ...]  # type: ignore[assignment]
    supply: tuple[None, ...]  # type: ignore[assignment]
    discards: tuple[None, ...]  # type: ignore[assignment]

    @property
    def me(self) -> SeatView:
        """The viewer's own part."""
        return self.seats[self.seat]


def choosing(view: RaceView) -> bool:
    """Return whether action cards are chosen now."""
    return view.round > 0 and view.phase < 0 and not view.occurring and not view.finished
