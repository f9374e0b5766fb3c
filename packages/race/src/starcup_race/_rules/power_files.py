"""Files ``powers/KEY.toml``, read strictly, and turned into the rows that rules are compiled from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NewType

from starcup.making import frozen
from starcup.packed import PowerFile, Reader
from starcup_race._rules import power_terms as terms
from starcup_race._rules.cards import GOODS
from starcup_race._rules.pack_files import reader
from starcup_race._rules.power_terms import MOST, PHASES, PowerRows, PowerTable

PhaseKey = NewType("PhaseKey", str)


@frozen
class CardPower(PowerFile):
    """The file of a power: what people read about it, and its terms; none if it is a module.

    ``phases`` are those of a module with hooks that don't tell their phase.
    """

    phases: tuple[PhaseKey, ...] = ()
    power: PowerTable | None = None


def make_reader(
    cards: Collection[str], keywords: Sequence[str], phases: Sequence[str], unread: Collection[str]
) -> Reader:
    """Return a reader of powers that may name these cards, keywords and phases.

    There are no ``phases`` if those of extensions that are off are not known; entries with the keys ``unread`` have
    faults of their own.
    """
    power_reader = reader()
    power_reader.numbers(terms.Number, 1, MOST)
    power_reader.numbers(terms.Less, 0, MOST)
    power_reader.numbers(terms.Signed, -MOST, MOST, but=0)
    power_reader.names(terms.GoodOrAny, "a kind of good", (*GOODS, "any"), fixed=True)
    if phases:
        power_reader.names(PhaseKey, "a phase", phases)
    power_reader.names(terms.Keyword, "a keyword of a card", keywords)
    power_reader.keys(terms.CardKey, "the key of a card", cards, unread)
    power_reader.choose(
        terms.ForWorlds,
        lambda value: terms.Signed if type(value) is int else terms.WorldAmount,
        (terms.Signed, terms.WorldAmount),
    )
    power_reader.choose(
        terms.ForGoods,
        lambda value: terms.Number if type(value) is int else terms.TradeAmount,
        (terms.Number, terms.TradeAmount),
    )
    power_reader.filled(terms.Scores, terms.Score)
    return power_reader


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
    values = {f"{phase}_{name}": value for phase, name, value in stated(power)}
    for name, kind in _AMOUNTS.items():
        if isinstance(number := values.get(name), int):
            values[name] = kind(amount=number)
    return PowerRows(**values, score=power.score or ())  # type: ignore[arg-type]  # by their names


_AMOUNTS: Mapping[str, Callable[..., object]] = {
    "settle_discount": terms.WorldAmount,
    "settle_military": terms.WorldAmount,
    "trade_bonus": terms.TradeAmount,
}
"""The rows for which a file may state a bare number, with their classes."""
