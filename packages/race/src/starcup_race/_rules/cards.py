"""Cards and the rows of their powers, as the files of the package state them (CARDS, POWER)."""

from __future__ import annotations

from starcup.making import frozen

END = "end"
"""The end of the game, as a phase with powers."""
NOTHING = -1
"""The number for no card, no kind of good, no action."""

GOODS: tuple[str, ...] = ("novelty", "rare", "genes", "alien")
"""The kinds of goods by number (GOODS-1)."""
PRICES: tuple[int, ...] = (2, 3, 4, 5)
"""The number of cards that a good of each kind sells for (TRADE-2)."""


@frozen
class Amount:
    """A number that applies to some cards: those of a kind of good, with a keyword, or only the card itself.

    ``good`` is the key of a kind, or empty; ``own`` limits a trade bonus to the good on the card (TRADE-6).
    """

    amount: int
    good: str = ""
    keyword: str = ""
    own: bool = False


@frozen
class OnWorlds:
    """A power to place a world of any kind but ``but``, the key of one; ``discount`` lowers the defense (PAY-8)."""

    but: str = ""
    discount: int = 0


@frozen
class UseRow:
    """A consume power: its cost for its gain (CONSUME-4).

    It takes ``number`` goods at once, of kind ``good`` or of any, ``different`` if no two may be of one kind, and that
    ``up_to`` so many times; ``vp`` and ``cards`` are gained each time. A power that takes all goods gives ``less`` VP
    than there were goods. ``least`` and ``most`` bound a number that is guessed, ``bonuses`` tells whether a sale uses
    trade powers.
    """

    number: int = 1
    good: str = ""
    different: bool = False
    up_to: int = 1
    vp: int = 0
    cards: int = 0
    less: int = 0
    least: int = 0
    most: int = 0
    bonuses: bool = False


@frozen
class ScoreRow:
    """An entry of a six-cost development: ``vp`` for each card that fits everything that it names (SCORE-6).

    With ``chips``, ``vp`` for that many VP in chips; with ``total_military``, for each point of it.
    """

    vp: int
    good: str = ""
    source: str = ""
    keyword: str = ""
    card: str = ""
    type: str = ""
    cost: int = 0
    power: str = ""
    military: bool = False
    chips: int = 0
    total_military: bool = False


@frozen
class PowerRows:
    """All powers of one card, phase by phase; powers that are not stated are 0, empty or None."""

    explore_draw: int = 0
    explore_keep: int = 0
    develop_discount: int = 0
    develop_draw_at_start: int = 0
    develop_draw_after_placing: int = 0
    settle_discount: Amount | None = None
    settle_military: Amount | None = None
    settle_discard_for_military: int = 0
    settle_discard_for_free_world: OnWorlds | None = None
    settle_pay_for_military: OnWorlds | None = None
    settle_draw_after_placing: int = 0
    trade_bonus: Amount | None = None
    consume_goods: UseRow | None = None
    consume_all_goods: UseRow | None = None
    consume_hand: UseRow | None = None
    consume_draw: int = 0
    consume_guess: UseRow | None = None
    consume_sell: UseRow | None = None
    produce_windfall: str = ""
    produce_draw: int = 0
    produce_draw_here: int = 0
    produce_draw_per_good: str = ""
    produce_draw_per_kind: int = 0
    produce_draw_per_world: str = ""
    produce_draw_for_most: Amount | None = None
    score: tuple[ScoreRow, ...] = ()


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


PHASE_FIELDS: dict[str, tuple[str, ...]] = {
    phase: tuple(name for name in PowerRows.__annotations__ if name.startswith(f"{phase}_"))
    for phase in ("explore", "develop", "settle", "trade", "consume", "produce")
}
"""The fields of :class:`PowerRows` that belong to each phase."""
