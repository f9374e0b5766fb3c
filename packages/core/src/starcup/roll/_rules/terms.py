"""The vocabulary of powers: what may stand under ``[power]`` in a ``powers/KEY.toml``, as types.

The entries are named after hooks and hold *terms*; an underscore at the end of a field is not written (``in_`` is
``in``). :mod:`starcup.roll._rules.term_hooks` compiles the terms; ``docs/vocabulary.md`` explains them.
"""

from __future__ import annotations

from typing import Literal, NewType

from starcup.making import frozen
from starcup.packed import Unquoted, Wrong
from starcup.roll._rules.term_words import DiceWanted, DieKey, FacesWanted, PhaseKey, Targets, WorldsWanted
from starcup.terms import Condition, Positive, Signed, Term, Total, Whole

# Terms for one hook or a few.


@frozen(slots=False, kw_only=True)
class WorldAmount(WorldsWanted):
    """So much for each good of these worlds."""

    amount: Whole


@frozen(slots=False, kw_only=True)
class FaceAmount(FacesWanted):
    """So much for each of these tiles."""

    amount: Whole


WorldTotal = NewType("WorldTotal", tuple[WorldAmount, ...])
"""A number for every world, a term, or a list of terms that are added up."""
FaceTotal = NewType("FaceTotal", tuple[FaceAmount, ...])
"""A number for every tile, a term, or a list of terms that are added up."""


@frozen(slots=False, kw_only=True)
class ReassignTerm(DiceWanted):
    """A Reassign power: ``at_least`` to ``up_to`` workers move, all out of one column if ``together``."""

    up_to: Positive = Positive(1)
    at_least: Positive = Positive(1)
    source: PhaseKey | None = None
    to: Targets | None = None
    together: bool = False
    when: Condition | None = None

    def _check(self) -> None:
        if self.at_least > self.up_to:
            raise Wrong(f"a number from 1 to up_to's {self.up_to}", self.at_least, field="at_least")
        if self.to is not None and len(self.to) != 1 and not {"any", "selected"}.isdisjoint(self.to):
            raise Wrong("phases only, if there are several", list(self.to), field="to")
        if self.to == ():
            raise Wrong("a list with something in it", [], field="to")


ReassignTerms = NewType("ReassignTerms", tuple[ReassignTerm, ...])
"""A term, or a list of which the first whose condition holds counts."""


@frozen(slots=False, kw_only=True)
class DictateTerm(Term):
    """Other terms of the Dictate power: what is not said stays as it was."""

    uses: Positive | None = None
    unlimited: bool = False
    workers: Positive | None = None

    def _check(self) -> None:
        if self.uses is not None and self.unlimited:
            raise Wrong("uses or unlimited", Unquoted("both"), field="unlimited")
        if self.uses is None and self.workers is None and not self.unlimited:
            raise Wrong("uses, unlimited or workers", Unquoted("none of them"))


@frozen(slots=False, kw_only=True)
class StockTerm(DiceWanted):
    """What a Stock by such an explorer brings ``instead``, or how much ``more``."""

    instead: Whole | None = None
    more: Positive | None = None

    def _check(self) -> None:
        if (self.instead is None) == (self.more is None):
            raise Wrong("instead or more", Unquoted("none of them" if self.more is None else "both"))


@frozen(slots=False, kw_only=True)
class ScoutGain(DiceWanted):
    """What the owner gains when such an explorer begins a Scout."""

    credits: Whole = Whole(0)
    chips: Whole = Whole(0)


@frozen(slots=False, kw_only=True)
class TradeGain(WorldsWanted):
    """What the owner gains, apart from the price, when he has Traded a good of such a world."""

    credits: Whole = Whole(0)
    chips: Whole = Whole(0)


@frozen(slots=False, kw_only=True)
class DiscountTerm(FacesWanted):
    """``amount`` fewer workers for such tiles, but not below ``floor``."""

    amount: Positive
    floor: Whole = Whole(1)


DiscountTerms = NewType("DiscountTerms", tuple[DiscountTerm, ...])
"""A term, or a list of which the first that is about the tile counts."""


@frozen(slots=False, kw_only=True)
class RetainTerm(DiceWanted):
    """Of the dice just spent, all go to the cup, or as many as the owner wants within limits."""

    retain_all: bool = False
    retain_up_to: Positive | None = None
    retain_at_least: Whole = Whole(1)

    def _check(self) -> None:
        if self.retain_all == (self.retain_up_to is not None):
            raise Wrong("retain_all or retain_up_to", Unquoted("both" if self.retain_all else "none of them"))
        if self.retain_up_to is not None and self.retain_at_least > self.retain_up_to:
            raise Wrong(f"at most retain_up_to's {self.retain_up_to}", self.retain_at_least, field="retain_at_least")


@frozen(slots=False, kw_only=True)
class GrantTerm(Term):
    """One part of an immediate effect: credits, dice of a colour, or dice of the owner's choice to lose."""

    credits: Positive | None = None
    dice: Positive | None = None
    colour: DieKey | None = None
    to: Literal["cup", "citizenry"] | None = None
    lose: Positive | None = None

    def _check(self) -> None:
        given = [name for name in ("credits", "dice", "lose") if getattr(self, name) is not None]
        if len(given) != 1:
            raise Wrong("exactly one of credits, dice, lose", Unquoted(" and ".join(given) or "none of them"))
        for name in ("colour", "to"):
            if (getattr(self, name) is not None) != (self.dice is not None):
                given_here = Unquoted("nothing") if self.dice is not None else getattr(self, name)
                raise Wrong(f"a {name} with dice, and only with them", given_here, field=name)


@frozen(slots=False, kw_only=True)
class LimitTerm(Term):
    """Another limit for the owner: ``at_least`` so much, or so much ``more`` (or less, below 0)."""

    at_least: Positive | None = None
    more: Signed | None = None

    def _check(self) -> None:
        if (self.at_least is None) == (self.more is None):
            raise Wrong("at_least or more", Unquoted("none of them" if self.more is None else "both"))


@frozen(slots=False, kw_only=True)
class PowerTable(Term):
    """One power: for each hook that it has, a term."""

    reassign: ReassignTerms | None = None
    dictate: DictateTerm | None = None
    extra_workers: tuple[DieKey, ...] | None = None
    credits_at_end: Total | None = None
    chips_at_end: Total | None = None
    stock_credits: StockTerm | None = None
    scouted: ScoutGain | None = None
    scouts_on_top: bool | None = None
    discount: DiscountTerms | None = None
    credits_on_completion: FaceTotal | None = None
    workers_spent: RetainTerm | None = None
    immediate: tuple[GrantTerm, ...] | None = None
    goods_capacity: LimitTerm | None = None
    trade_credits: WorldTotal | None = None
    traded: TradeGain | None = None
    consume_chips: WorldTotal | None = None
    consume_credits: WorldTotal | None = None
    bonus: Total | None = None
    most_credits: LimitTerm | None = None
    end_squares: LimitTerm | None = None

    def _check(self) -> None:
        self.only_one("extra_workers")
        self.only_one("immediate")
