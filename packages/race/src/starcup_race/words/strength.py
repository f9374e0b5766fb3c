"""The standing powers of a tableau in words: military and discounts."""

from __future__ import annotations

from collections.abc import Iterable

from starcup_race._rules.cards import Amount, Card
from starcup_race._rules.rules import Rules
from starcup_race.words.names import short_kind


def military(rules: Rules, tableau: tuple[int, ...]) -> str:
    """Return the military of a tableau, and the worlds against which it is another, such as ``2 (5 against Rebel)``."""
    base = rules.compiled[tableau].military
    some = _split([card.rows.settle_military for card in _cards(rules, tableau)])
    against = ", ".join(f"{base + amount} against {label}" for label, amount in some.items())
    return f"{base}{f' ({against})' if against else ''}"


def discounts(rules: Rules, tableau: tuple[int, ...]) -> list[str]:
    """Return the discounts of a tableau, a text for each, such as ``developments -1``."""
    some = _split([card.rows.settle_discount for card in _cards(rules, tableau)])
    base, develop = rules.compiled[tableau].discount, rules.compiled[tableau].develop_discount
    found = [f"developments -{develop}"] if develop else []
    found += [f"worlds -{base}"] if base else []
    return found + [f"{label} worlds -{base + amount}" for label, amount in some.items()]


def _cards(rules: Rules, tableau: Iterable[int]) -> list[Card]:
    return [rules.cards[number] for number in tableau]


def _split(amounts: Iterable[Amount | None]) -> dict[str, int]:
    """Return by label what is added for some worlds; amounts for every world are left out."""
    some: dict[str, int] = {}
    for amount in amounts:
        if amount is not None and (label := amount.keyword.capitalize() or short_kind(amount.good)):
            some[label] = some.get(label, 0) + amount.amount
    return some
