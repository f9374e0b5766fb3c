"""Names: of action cards, phases, kinds of goods and cards."""

from __future__ import annotations

from collections.abc import Iterable

from starcup.words import several
from starcup_race._rules.cards import GOODS
from starcup_race._rules.rules import Rules
from starcup_race._rules.terms import PHASES

ACTIONS: dict[str, str] = {
    "explore_5": "Explore +5",
    "explore_1_1": "Explore +1,+1",
    "develop": "Develop",
    "settle": "Settle",
    "consume_trade": "Consume: Trade",
    "consume_2x": "Consume: 2x VP",
    "produce": "Produce",
}
"""The names of the action cards, by their keys."""
NUMERALS: tuple[str, ...] = ("I", "II", "III", "IV", "V")
KINDS: tuple[str, ...] = ("Novelty", "Rare Elements", "Genes", "Alien Technology")
"""The names of the kinds of goods, by number (GOODS-1)."""
SHORT_KINDS: tuple[str, ...] = ("Novelty", "Rare", "Genes", "Alien")
"""Their short names, for the board."""


def phase_name(key: str) -> str:
    """Return the name of a phase with its numeral, such as ``II Develop``."""
    return f"{NUMERALS[PHASES.index(key)]} {key.capitalize()}"


def cards_of(number: int) -> str:
    """Return a number of cards in words."""
    return several(number, "card")


def kind_named(key: str) -> str:
    """Return the name of a kind of good.

    Args:
        key: of the kind; empty or ``any``: of any.
    """
    return KINDS[GOODS.index(key)] if key in GOODS else "any"


def short_kind(key: str) -> str:
    """Return the short name of a kind of good.

    Args:
        key: of the kind; empty or ``any``: none.
    """
    return SHORT_KINDS[GOODS.index(key)] if key in GOODS else ""


def card_name(rules: Rules, key: str) -> str:
    """Return the name of a card."""
    return rules.cards[rules.index[key]].name if key in rules.index else key.replace("_", " ")


def card_names(rules: Rules, keys: Iterable[str]) -> str:
    """Return the names of cards with commas between."""
    return ", ".join(card_name(rules, key) for key in keys)
