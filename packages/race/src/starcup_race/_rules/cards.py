"""Cards, as the files of packs state them (CARDS)."""

from __future__ import annotations

from starcup.making import frozen
from starcup_race._rules.power_terms import PHASE_FIELDS, PowerRows

END = "end"
"""The end of the game, as a phase with powers."""
NOTHING = -1
"""The number for no card, no kind of good, no action."""

GOODS: tuple[str, ...] = ("novelty", "rare", "genes", "alien")
"""The kinds of goods by number (GOODS-1)."""
PRICES: tuple[int, ...] = (2, 3, 4, 5)
"""The number of cards that a good of each kind sells for (TRADE-2)."""


NO_POWERS = PowerRows()


@frozen
class Card:
    """A design of card, of which there are ``copies``.

    ``index`` is its number, ``cost`` the cards to pay, or the defense of a ``military`` world; ``good`` the number
    of its kind in :data:`GOODS`, or ``NOTHING``; ``start`` the number of a start world, or ``NOTHING``; ``preset`` that
    of the start world in whose hand the card is in a first game, or ``NOTHING`` (SETUP-12). ``own`` are the phases of a
    power in Python, with ``END`` if it scores; ``pack`` is the name of the pack.
    """

    index: int
    key: str
    name: str
    is_world: bool
    cost: int
    military: bool = False
    vp: int = 0
    good: int = NOTHING
    windfall: bool = False
    keywords: tuple[str, ...] = ()
    copies: int = 1
    start: int = NOTHING
    preset: int = NOTHING
    rows: PowerRows = NO_POWERS
    own: tuple[str, ...] = ()
    pack: str = ""

    @property
    def produces(self) -> bool:
        """True for a production world (PRODUCE-1)."""
        return self.good >= 0 and not self.windfall

    @property
    def scores(self) -> bool:
        """True if the card has VP at the end besides those printed on it (SCORE-6)."""
        return bool(self.rows.score) or END in self.own

    def has_power(self, phase: str) -> bool:
        """Return whether a power of the card belongs to a phase; to ``consume`` belong no trade powers (SCORE-8).

        Args:
            phase: the key of a phase, or ``trade``.
        """
        return phase in self.own or any(bool(getattr(self.rows, name)) for name in PHASE_FIELDS.get(phase, ()))
