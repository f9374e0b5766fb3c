"""What a tableau gives its owner all the time: military and discounts, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starcup_race._rules.cards import Amount, Card
from starcup_race._rules.rules import Rules
from starcup_race.words.names import short_kind


def military(rules: Rules, tableau: Sequence[int]) -> str:
    """Return the military of a tableau, and the worlds against which it is another, such as ``2 (5 against Rebel)``.

    Args:
        rules: the cards.
        tableau: the numbers of its cards.
    """
    base, some = _split([card.rows.settle_military for card in _cards(rules, tableau)])
    against = ", ".join(f"{base + amount} against {label}" for label, amount in some.items())
    return f"{base}{f' ({against})' if against else ''}"


def discounts(rules: Rules, tableau: Sequence[int]) -> list[str]:
    """Return the discounts of a tableau, a text for each, such as ``developments -1``.

    Args:
        rules: the cards.
        tableau: the numbers of its cards.
    """
    cards = _cards(rules, tableau)
    develop = sum(card.rows.develop_discount for card in cards)
    base, some = _split([card.rows.settle_discount for card in cards])
    found = [f"developments -{develop}"] if develop else []
    found += [f"worlds -{base}"] if base else []
    return found + [f"{label} worlds -{base + amount}" for label, amount in some.items()]


def _cards(rules: Rules, tableau: Iterable[int]) -> list[Card]:
    return [rules.cards[number] for number in tableau]


def _split(amounts: Iterable[Amount | None]) -> tuple[int, dict[str, int]]:
    """Return the sum for every world, and by label what is added for some."""
    base, some = 0, dict[str, int]()
    for amount in amounts:
        if amount is None:
            continue
        label = amount.keyword.capitalize() or short_kind(amount.good)
        if label:
            some[label] = some.get(label, 0) + amount.amount
        else:
            base += amount.amount
    return base, some
