"""The terms of powers, as ``powers/KEY.toml`` states them and as the rules are compiled from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NewType

import attrs
from attrs import field

from starcup.making import frozen
from starcup.packed import Unquoted, Wrong

GoodKey = NewType("GoodKey", str)
"""The key of a kind of good."""
Number = NewType("Number", int)
"""A number of cards, goods or VP, from 1."""
Signed = NewType("Signed", int)
"""A number other than 0, which may be less."""
Less = NewType("Less", int)
"""A number from 0."""
Keyword = NewType("Keyword", str)
"""A keyword that a card has."""
CardKey = NewType("CardKey", str)
"""The key of a card."""
GoodOrAny = NewType("GoodOrAny", str)
"""The key of a kind of good, or ``any``."""

MOST = 20
"""The largest number in a term."""


@frozen(kw_only=True)
class WorldAmount:
    """A number that applies to some worlds: those with a kind of good, with a keyword, or both."""

    amount: Signed
    good: GoodKey | None = None
    keyword: Keyword | None = None


@frozen(kw_only=True)
class TradeAmount:
    """A trade bonus for goods of one kind, or with ``own`` only for the good on the card itself (TRADE-6)."""

    amount: Number
    good: GoodKey | None = None
    own: bool = False

    def __attrs_post_init__(self) -> None:
        if self.own and self.good is not None:
            raise Wrong("good or own", Unquoted("both"), field="own")


@frozen(kw_only=True)
class MostAmount:
    """Cards drawn for having produced more goods of a kind than every other player (PRODUCE-11)."""

    amount: Number
    good: GoodKey


ForWorlds = NewType("ForWorlds", WorldAmount)
"""A number, which applies to all worlds, or a :class:`WorldAmount`."""
ForGoods = NewType("ForGoods", TradeAmount)
"""A number, which applies to all goods, or a :class:`TradeAmount`."""


@frozen(kw_only=True)
class FreeWorld:
    """A power to place a world without paying, of any kind but ``but`` (PAY-12)."""

    but: GoodKey | None = None


@frozen(kw_only=True)
class PayForMilitary:
    """A power to pay for a military world of any kind but ``but``; ``discount`` lowers its defense (PAY-8)."""

    but: GoodKey | None = None
    discount: Less = Less(0)


@attrs.frozen
class UseRow:
    """A consume power; its subclasses state the fields that it may have in a file."""

    number: int = field(default=1, init=False)
    good: str | None = field(default=None, init=False)
    different: bool = field(default=False, init=False)
    up_to: int = field(default=1, init=False)
    vp: int = field(default=0, init=False)
    cards: int = field(default=0, init=False)
    less: int = field(default=0, init=False)
    least: int = field(default=0, init=False)
    most: int = field(default=0, init=False)
    bonuses: bool = field(default=False, init=False)


@attrs.frozen(kw_only=True)
class Goods(UseRow):
    """Goods consumed for chips and cards (CONSUME-4).

    ``number`` goods at once, all of kind ``good``, or no two of one kind if ``different``; that up to ``up_to`` times.
    ``vp`` and ``cards`` are gained each time.
    """

    number: Number = Number(1)
    good: GoodKey | None = None
    different: bool = False
    up_to: Number = Number(1)
    vp: Less = Less(0)
    cards: Less = Less(0)

    def __attrs_post_init__(self) -> None:
        if not (self.vp or self.cards):
            raise Wrong("vp or cards to gain", Unquoted("neither"), field="vp")
        if self.different and self.good is not None:
            raise Wrong("good or different", Unquoted("both"), field="different")
        if self.different and not 2 <= self.number <= 4:
            raise Wrong("2 to 4 goods of different kinds", self.number, field="number")
        if self.different and self.up_to > 1:
            raise Wrong("different goods taken once", self.up_to, field="up_to")


@attrs.frozen(kw_only=True)
class AllGoods(UseRow):
    """All goods that are left, consumed for as many VP less ``less`` (CONSUME-16)."""

    less: Less = Less(0)


@attrs.frozen(kw_only=True)
class Hand(UseRow):
    """Cards discarded from the hand, up to ``up_to``, for ``vp`` each (CONSUME-12)."""

    up_to: Number
    vp: Number


@attrs.frozen(kw_only=True)
class Guess(UseRow):
    """A number named from ``least`` to ``most``, and a card turned up that is kept if it costs that (CONSUME-17)."""

    least: Less
    most: Less

    def __attrs_post_init__(self) -> None:
        if self.most < self.least:
            raise Wrong(f"least's {self.least} or more", self.most, field="most")


@attrs.frozen(kw_only=True)
class Sell(UseRow):
    """A good sold, with the trade powers of its owner if ``bonuses`` (TRADE-7, TRADE-8)."""

    bonuses: bool


@frozen(kw_only=True)
class Score:
    """VP at the end: ``vp`` for each card that fits all that is named, or for every ``chips`` VP, or for military.

    A card counts for the first entry that it fits (SCORE-6, SCORE-7).
    """

    vp: Signed
    good: GoodKey | None = None
    source: Literal["production", "windfall"] | None = None
    keyword: Keyword | None = None
    card: CardKey | None = None
    type: Literal["development", "world"] | None = None
    cost: Number | None = None
    power: Literal["explore", "develop", "settle", "trade", "consume", "produce"] | None = None
    military: bool | None = None
    chips: Number | None = None
    total_military: bool | None = None

    def __attrs_post_init__(self) -> None:
        for name in ("military", "total_military"):
            if getattr(self, name) is False:
                raise Wrong("true, or nothing", False, field=name)
        if self.source is not None and self.good is None:
            raise Wrong("a good together with source", Unquoted("source alone"), field="source")
        names = [name for name in type(self).__annotations__ if name != "vp" and getattr(self, name) is not None]
        for alone in ("chips", "total_military"):
            if alone in names and len(names) > 1:
                raise Wrong(f"{alone} alone", Unquoted(" and ".join(names)), field=alone)


Scores = NewType("Scores", tuple[Score, ...])


@frozen
class PowerRows:
    """All powers of one card, phase by phase; powers that are not stated are 0, None or empty."""

    explore_draw: Number = Number(0)
    explore_keep: Number = Number(0)
    develop_discount: Signed = Signed(0)
    develop_draw_at_start: Number = Number(0)
    develop_draw_after_placing: Number = Number(0)
    settle_discount: ForWorlds | None = None
    settle_military: ForWorlds | None = None
    settle_discard_for_military: Number = Number(0)
    settle_discard_for_free_world: FreeWorld | None = None
    settle_pay_for_military: PayForMilitary | None = None
    settle_draw_after_placing: Number = Number(0)
    trade_bonus: ForGoods | None = None
    consume_goods: Goods | None = None
    consume_all_goods: AllGoods | None = None
    consume_hand: Hand | None = None
    consume_draw: Number = Number(0)
    consume_guess: Guess | None = None
    consume_sell: Sell | None = None
    produce_windfall: GoodOrAny | None = None
    produce_draw: Number = Number(0)
    produce_draw_here: Number = Number(0)
    produce_draw_per_good: GoodKey | None = None
    produce_draw_per_kind: Number = Number(0)
    produce_draw_per_world: GoodKey | None = None
    produce_draw_for_most: MostAmount | None = None
    score: tuple[Score, ...] = ()


class _Stated:
    """Base of tables in which at least one term is stated."""

    def __attrs_post_init__(self) -> None:
        names = type(self).__annotations__
        if all(getattr(self, name) is None for name in names):
            raise Wrong(f"at least one of {', '.join(names)}", Unquoted("none of them"))


class _Phase(_Stated):
    """Base of the tables of phases: each has the fields of :class:`PowerRows` that are named after it."""

    def __init_subclass__(cls) -> None:
        terms = cls.__annotations__  # its own, which Python makes when it is first asked for
        for name, kind in PowerRows.__annotations__.items():
            phase, _, term = name.partition("_")
            if phase == cls.__name__.lower():
                terms[term] = f"{kind.removesuffix(' | None')} | None"
                setattr(cls, term, None)


@frozen(slots=False, kw_only=True)
class Explore(_Phase):
    """Explore: further cards drawn, and further cards kept (EXPLORE-6)."""


@frozen(slots=False, kw_only=True)
class Develop(_Phase):
    """Develop: a discount on developments, and cards drawn when the phase begins or after placing one."""


@frozen(slots=False, kw_only=True)
class Settle(_Phase):
    """Settle: discounts, military, ways to place a world, and cards drawn after placing one."""


@frozen(slots=False, kw_only=True)
class Trade(_Phase):
    """Trade: further cards for a good that is sold (TRADE-4)."""


@frozen(slots=False, kw_only=True)
class Consume(_Phase):
    """Consume: goods, all goods or cards of the hand for VP; cards drawn, guessed, or for a good sold."""


@frozen(slots=False, kw_only=True)
class Produce(_Phase):
    """Produce: goods on windfall worlds, and cards drawn for what is produced or lies there."""


@frozen(slots=False, kw_only=True)
class PowerTable(_Stated):
    """The powers of a card, phase by phase, and what it scores at the end."""

    explore: Explore | None = None
    develop: Develop | None = None
    settle: Settle | None = None
    trade: Trade | None = None
    consume: Consume | None = None
    produce: Produce | None = None
    score: Scores | None = None


PHASES: tuple[str, ...] = tuple(PowerTable.__annotations__)[:-1]
"""The phases that powers belong to, in their order."""
PHASE_FIELDS: dict[str, tuple[str, ...]] = {
    phase: tuple(name for name in PowerRows.__annotations__ if name.startswith(f"{phase}_")) for phase in PHASES
}
"""The fields of :class:`PowerRows` that belong to each phase."""
MEANINGS: Mapping[str, str] = {
    "explore.draw": "draw so many cards more to select from",
    "explore.keep": "keep so many cards more",
    "develop.discount": "developments cost so much less",
    "develop.draw_at_start": "draw cards when the phase begins",
    "develop.draw_after_placing": "draw cards after placing a development",
    "settle.discount": "worlds cost so much less",
    "settle.military": "military, against some worlds only if it says so",
    "settle.discard_for_military": "discard this card for military until the phase ends; developments only",
    "settle.discard_for_free_world": "discard this card to place a world without paying; developments only",
    "settle.pay_for_military": "pay for a military world, its defense less `discount`",
    "settle.draw_after_placing": "draw cards after placing a world",
    "trade.bonus": "draw so many cards more for a good that is sold; `own`: only for that of this world",
    "consume.goods": "consume `number` goods, up to `up_to` times, for `vp` and `cards` each time",
    "consume.all_goods": "consume all goods that are left, for as many VP less `less`",
    "consume.hand": "discard up to `up_to` cards from the hand, for `vp` each; optional",
    "consume.draw": "draw cards",
    "consume.guess": "name a number, turn a card up, and keep it if that is its cost or defense",
    "consume.sell": "sell a good, with the trade powers of its owner if `bonuses`",
    "produce.windfall": "produce a good on a windfall world",
    "produce.draw": "draw cards",
    "produce.draw_here": "draw cards if a good was produced on this world",
    "produce.draw_per_good": "draw a card for each good of the kind that was produced",
    "produce.draw_per_kind": "draw cards for each kind of good that was produced",
    "produce.draw_per_world": "draw a card for each world of the kind",
    "produce.draw_for_most": "draw cards for producing more goods of the kind than every other player",
    "score": "VP at the end: a list of entries, of which each card counts for the first that it fits",
}
"""The meanings of the terms by their path under ``[power]``, in their order, for schemas and docs."""
