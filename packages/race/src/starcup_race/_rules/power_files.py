"""Files ``powers/KEY.toml``, read strictly, and turned into the rows that rules are compiled from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NewType

from attrs import fields

from starcup.making import frozen
from starcup.packed import PowerFile, Reader
from starcup_race._rules import power_terms as terms
from starcup_race._rules.cards import GOODS, Amount, OnWorlds, PowerRows, ScoreRow, UseRow
from starcup_race._rules.pack_files import reader
from starcup_race._rules.power_terms import MOST, PowerTable

PhaseKey = NewType("PhaseKey", str)


@frozen
class Names:
    """The names that files may use: keys and keywords of all cards, phases, and keys of entries with faults.

    There are no ``phases`` if those of extensions that are off are not known.
    """

    cards: tuple[str, ...]
    keywords: tuple[str, ...]
    phases: tuple[str, ...]
    unread: frozenset[str] = frozenset()


@frozen
class CardPower(PowerFile):
    """The file of a power: what people read about it, and its terms; none if it is a module.

    ``phases`` are those of a module with hooks that don't tell their phase.
    """

    phases: tuple[PhaseKey, ...] = ()
    power: PowerTable | None = None


def make_reader(names: Names) -> Reader:
    """Return a reader that knows all types of terms."""
    made = reader()
    made.numbers(terms.Number, 1, MOST)
    made.numbers(terms.Less, 0, MOST)
    made.numbers(terms.Signed, -MOST, MOST, but=0)
    made.names(terms.GoodOrAny, "a kind of good", (*GOODS, "any"), fixed=True)
    if names.phases:
        made.names(PhaseKey, "a phase", names.phases)
    made.names(terms.Keyword, "a keyword of a card", names.keywords)
    made.keys(terms.CardKey, "the key of a card", names.cards, names.unread)
    made.choose(
        terms.ForWorlds,
        lambda value: terms.Signed if type(value) is int else terms.WorldAmount,
        (terms.Signed, terms.WorldAmount),
    )
    made.choose(
        terms.ForGoods,
        lambda value: terms.Number if type(value) is int else terms.TradeAmount,
        (terms.Number, terms.TradeAmount),
    )
    made.filled(terms.Scores, terms.Score)
    return made


PHASES: tuple[str, ...] = tuple(PowerTable.__annotations__)[:-1]
"""The phases that powers belong to, in their order."""
POWER_TERMS: tuple[str, ...] = (
    *(
        f"{phase}.{name}"
        for phase, kind in zip(
            PHASES, (terms.Explore, terms.Develop, terms.Settle, terms.Trade, terms.Consume, terms.Produce), strict=True
        )
        for name in kind.__annotations__
    ),
    "score",
)
"""All terms, as ``phase.operation`` and ``score``."""


def stated(power: PowerTable) -> Iterator[tuple[str, str, object]]:
    """Yield phase, operation and value of each term of a power; not its score."""
    for phase in PHASES:
        part = getattr(power, phase)
        if part is None:
            continue
        for name in type(part).__annotations__:
            value = getattr(part, name)
            if value is not None:
                yield phase, name, value


def rows_of(power: PowerTable) -> PowerRows:
    """Return the powers as the rows that rules are compiled from."""
    values = {f"{phase}_{name}": _row(value) for phase, name, value in stated(power)}
    for name in ("settle_discount", "settle_military", "trade_bonus"):
        value = values.get(name)
        if isinstance(value, int):
            values[name] = Amount(value)
    return PowerRows(**values, score=tuple(map(_score, power.score or ())))  # type: ignore[arg-type]  # by their names


def _row(value: object) -> object:
    match value:
        case terms.WorldAmount():
            return Amount(value.amount, value.good or "", value.keyword or "")
        case terms.TradeAmount():
            return Amount(value.amount, value.good or "", own=value.own)
        case terms.MostAmount():
            return Amount(value.amount, value.good)
        case terms.FreeWorld():
            return OnWorlds(value.but or "")
        case terms.PayForMilitary():
            return OnWorlds(value.but or "", value.discount)
        case terms.Goods():
            return UseRow(value.number, value.good or "", value.different, value.up_to, value.vp, value.cards)
        case terms.AllGoods():
            return UseRow(less=value.less)
        case terms.Hand():
            return UseRow(up_to=value.up_to, vp=value.vp)
        case terms.Guess():
            return UseRow(least=value.least, most=value.most)
        case terms.Sell():
            return UseRow(bonuses=value.bonuses)
        case _:
            return value


def _score(row: terms.Score) -> ScoreRow:
    names = (field.name for field in fields(ScoreRow))
    given = {name: value for name in names if (value := getattr(row, name)) is not None}
    return ScoreRow(**given)
