"""The vocabulary of ``powers.toml``: what may stand in it, as types.

A file has a table for each power, named after the key of its development; the
entries of a table are named after hooks and hold *terms*. A field is a key of
the term; one with an underscore behind it is written without (``in_`` is
``in``). What terms mean is compiled in :mod:`starcup.roll.term_hooks` and told,
with examples, in ``docs/vocabulary.md``.
"""

from __future__ import annotations

from typing import Literal, NewType

from attrs import define

from starcup.kernel.faults import Shown, Wrong

DieKey = NewType("DieKey", str)
"""Key of a die colour that one of the packs has."""
WorldKey = NewType("WorldKey", str)
"""Key of a world colour that one of the packs has."""
PhaseKey = NewType("PhaseKey", str)
"""Key of a phase."""
FaceKey = NewType("FaceKey", str)
"""Key of a development or world that one of the packs has."""
Target = NewType("Target", str)
""""any", "selected", or key of a phase."""
Targets = NewType("Targets", tuple[Target, ...])
"""Where workers may be moved to: "any", "selected", a phase, or a list of phases."""
Whole = NewType("Whole", int)
"""A whole number from 0."""
Positive = NewType("Positive", int)
"""A whole number from 1."""
Signed = NewType("Signed", int)
"""A whole number, which may be less than 0."""
LIMIT = 999
"""The largest number that a term may hold."""

Measure = Literal["number", "cost", "highest_cost", "colours"]
Whose = Literal["mine", "others", "all"]


@define(frozen=True, slots=False, kw_only=True)
class Term:
    """Base of all terms: what the parts of a term demand is checked when it is built."""

    def __attrs_post_init__(self) -> None:
        for kind in type(self).__mro__:
            check = vars(kind).get("_check")
            if check is not None:
                check(self)


def _only_one(term: Term, *names: str) -> None:
    given = [name for name in names if getattr(term, name) is not None]
    for name in given:
        if getattr(term, name) == ():
            raise Wrong("a list with something in it", [], field=name)
    if len(given) > 1:
        raise Wrong(f"one of {', '.join(names)}", Shown(f"{' and '.join(given)}"), field=given[1])


# Which things a term is about.


@define(frozen=True, slots=False, kw_only=True)
class DiceWanted(Term):
    """Dice of one ``colour``, of several ``colours``, or of any ``other_than`` some; of all, if nothing is said."""

    colour: DieKey | None = None
    colours: tuple[DieKey, ...] | None = None
    other_than: tuple[DieKey, ...] | None = None

    def _check(self) -> None:
        _only_one(self, "colour", "colours", "other_than")


@define(frozen=True, slots=False, kw_only=True)
class WorldsWanted(Term):
    """Worlds by colour and printed cost; all, if nothing is said. With a colour given, no development is meant."""

    colour: WorldKey | None = None
    colours: tuple[WorldKey, ...] | None = None
    other_than: tuple[WorldKey, ...] | None = None
    cost_at_least: Whole | None = None
    cost_at_most: Whole | None = None

    def _check(self) -> None:
        _only_one(self, "colour", "colours", "other_than")


@define(frozen=True, slots=False, kw_only=True)
class TilesWanted(WorldsWanted):
    """Developments and worlds: by the words for worlds, by what is printed on developments, or by name."""

    reassign: bool | None = None
    bonus: bool | None = None
    phase: PhaseKey | None = None
    keys: tuple[FaceKey, ...] | None = None

    def _check(self) -> None:
        _only_one(self, "keys")


@define(frozen=True, slots=False, kw_only=True)
class FacesWanted(TilesWanted):
    """Tiles of one ``side``, or of both."""

    side: Literal["development", "world"] | None = None


# Counts: what there is of something.


@define(frozen=True, slots=False, kw_only=True)
class TileCount(TilesWanted):
    """Tiles in a tableau."""

    each: Literal["tile", "development", "world"]
    measure: Measure = "number"
    whose: Whose = "mine"


@define(frozen=True, slots=False, kw_only=True)
class DiceCount(DiceWanted):
    """Dice that belong to a player, in one place or anywhere."""

    each: Literal["die"]
    in_: Literal["anywhere", "cup", "citizenry", "columns", "zone", "goods"] = "anywhere"
    measure: Literal["number", "colours"] = "number"
    whose: Whose = "mine"


@define(frozen=True, slots=False, kw_only=True)
class GoodCount(WorldsWanted):
    """Goods on worlds, whatever their own colour."""

    each: Literal["good"]
    whose: Whose = "mine"


@define(frozen=True, slots=False, kw_only=True)
class MoneyCount(Term):
    """Credits, or VP in chips."""

    each: Literal["credit", "chip"]
    whose: Whose = "mine"


Count = TileCount | DiceCount | GoodCount | MoneyCount


# Conditions: a count that is compared.


@define(frozen=True, slots=False, kw_only=True)
class Condition(Term):
    """How a count has to compare: with numbers, or by ``rank`` with that of each other player."""

    at_least: Whole | None = None
    at_most: Whole | None = None
    rank: Literal["most", "tied", "most_or_tied"] | None = None

    def _check(self) -> None:
        if self.at_least is None and self.at_most is None and self.rank is None:
            raise Wrong("at_least, at_most or rank", Shown("none of them"))
        if self.rank is not None and getattr(self, "whose", "mine") != "mine":
            raise Wrong("no whose together with rank", Shown("both"), field="whose")


@define(frozen=True, slots=False, kw_only=True)
class TileCondition(TileCount, Condition):
    """A condition on tiles."""


@define(frozen=True, slots=False, kw_only=True)
class DiceCondition(DiceCount, Condition):
    """A condition on dice."""


@define(frozen=True, slots=False, kw_only=True)
class GoodCondition(GoodCount, Condition):
    """A condition on goods."""


@define(frozen=True, slots=False, kw_only=True)
class MoneyCondition(MoneyCount, Condition):
    """A condition on credits or chips."""


# Amounts: a count made into credits or VP.


@define(frozen=True, slots=False, kw_only=True)
class Amount(Term):
    """Base of all amounts: ``flat`` credits or VP; nothing unless ``when`` holds."""

    flat: Signed = Signed(0)
    when: Condition | None = None


@define(frozen=True, slots=False, kw_only=True)
class FlatAmount(Amount):
    """A number that counts nothing."""


@define(frozen=True, slots=False, kw_only=True)
class CountedAmount(Amount):
    """What a count brings: ``times`` for every started ``per``, and ``flat`` once, within limits.

    ``growing``: the first costs ``per`` of what is counted, the second twice as much, and so on.
    """

    times: Signed = Signed(1)
    per: Positive = Positive(1)
    round: Literal["up", "down"] = "up"
    growing: bool = False
    thresholds: tuple[Whole, ...] | None = None
    at_least: Signed | None = None
    at_most: Signed | None = None

    def _check(self) -> None:
        _only_one(self, "thresholds")
        if self.thresholds is not None and (self.per != 1 or self.growing):
            raise Wrong("thresholds alone, without per or growing", Shown("both"), field="thresholds")
        if self.at_least is not None and self.at_most is not None and self.at_least > self.at_most:
            raise Wrong(f"at_least's {self.at_least} or more", self.at_most, field="at_most")


@define(frozen=True, slots=False, kw_only=True)
class TileAmount(TileCount, CountedAmount):
    """Something for tiles."""


@define(frozen=True, slots=False, kw_only=True)
class DiceAmount(DiceCount, CountedAmount):
    """Something for dice."""


@define(frozen=True, slots=False, kw_only=True)
class GoodAmount(GoodCount, CountedAmount):
    """Something for goods."""


@define(frozen=True, slots=False, kw_only=True)
class MoneyAmount(MoneyCount, CountedAmount):
    """Something for credits or chips."""


Total = NewType("Total", tuple[Amount, ...])
"""A number, an amount, or a list of them that are added up."""


# Terms for one hook or a few.


@define(frozen=True, slots=False, kw_only=True)
class WorldAmount(WorldsWanted):
    """So much for each good of these worlds."""

    amount: Whole


@define(frozen=True, slots=False, kw_only=True)
class FaceAmount(FacesWanted):
    """So much for each of these tiles."""

    amount: Whole


WorldTotal = NewType("WorldTotal", tuple[WorldAmount, ...])
"""A number for every world, a term, or a list of terms that are added up."""
FaceTotal = NewType("FaceTotal", tuple[FaceAmount, ...])
"""A number for every tile, a term, or a list of terms that are added up."""


@define(frozen=True, slots=False, kw_only=True)
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
"""A term, or a list of which the first counts whose condition holds."""


@define(frozen=True, slots=False, kw_only=True)
class DictateTerm(Term):
    """Other terms of the Dictate power: what is not said stays as it was."""

    uses: Positive | None = None
    unlimited: bool = False
    workers: Positive | None = None

    def _check(self) -> None:
        if self.uses is not None and self.unlimited:
            raise Wrong("uses or unlimited", Shown("both"), field="unlimited")
        if self.uses is None and self.workers is None and not self.unlimited:
            raise Wrong("uses, unlimited or workers", Shown("none of them"))


@define(frozen=True, slots=False, kw_only=True)
class StockTerm(DiceWanted):
    """What a Stock by such an explorer brings ``instead``, or how much ``more``."""

    instead: Whole | None = None
    more: Positive | None = None

    def _check(self) -> None:
        if (self.instead is None) == (self.more is None):
            raise Wrong("instead or more", Shown("none of them" if self.more is None else "both"))


@define(frozen=True, slots=False, kw_only=True)
class ScoutGain(DiceWanted):
    """What the owner gains when such an explorer begins a Scout."""

    credits: Whole = Whole(0)
    chips: Whole = Whole(0)


@define(frozen=True, slots=False, kw_only=True)
class TradeGain(WorldsWanted):
    """What the owner gains, apart from the price, when he has Traded a good of such a world."""

    credits: Whole = Whole(0)
    chips: Whole = Whole(0)


@define(frozen=True, slots=False, kw_only=True)
class DiscountTerm(FacesWanted):
    """``amount`` fewer workers for such tiles, but not below ``floor``."""

    amount: Positive
    floor: Whole = Whole(1)


DiscountTerms = NewType("DiscountTerms", tuple[DiscountTerm, ...])
"""A term, or a list of which the first counts that is about the tile."""


@define(frozen=True, slots=False, kw_only=True)
class RetainTerm(DiceWanted):
    """Of the dice just spent, all go to the cup, or as many as the owner wants within limits."""

    retain_all: bool = False
    retain_up_to: Positive | None = None
    retain_at_least: Whole = Whole(1)

    def _check(self) -> None:
        if self.retain_all == (self.retain_up_to is not None):
            raise Wrong("retain_all or retain_up_to", Shown("both" if self.retain_all else "none of them"))
        if self.retain_up_to is not None and self.retain_at_least > self.retain_up_to:
            raise Wrong(f"at most retain_up_to's {self.retain_up_to}", self.retain_at_least, field="retain_at_least")


@define(frozen=True, slots=False, kw_only=True)
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
            raise Wrong("exactly one of credits, dice, lose", Shown(" and ".join(given) or "none of them"))
        for name in ("colour", "to"):
            if (getattr(self, name) is not None) != (self.dice is not None):
                found = Shown("nothing") if self.dice is not None else getattr(self, name)
                raise Wrong(f"a {name} with dice, and only with them", found, field=name)


@define(frozen=True, slots=False, kw_only=True)
class LimitTerm(Term):
    """Another limit for the owner: ``at_least`` so much, or so much ``more`` (or less, below 0)."""

    at_least: Positive | None = None
    more: Signed | None = None

    def _check(self) -> None:
        if (self.at_least is None) == (self.more is None):
            raise Wrong("at_least or more", Shown("none of them" if self.more is None else "both"))


@define(frozen=True, slots=False, kw_only=True)
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
        _only_one(self, "extra_workers")
        _only_one(self, "immediate")
