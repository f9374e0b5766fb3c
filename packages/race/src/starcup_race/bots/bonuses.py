"""The VP of six-cost developments, card by card: for tableaus that are not there yet."""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from starcup_race._rules.rules import Rules
from starcup_race._rules.scoring import fits
from starcup_race.bots.engine import powers_of


@lru_cache(maxsize=8)
def bonus_points(rules: Rules) -> dict[int, tuple[int, ...]]:
    """Return for each six-cost development the VP that it gives for every card, by their numbers (SCORE-6)."""
    found: dict[int, tuple[int, ...]] = {}
    for card in rules.cards:
        if card.rows.score:
            rows = [row for row in card.rows.score if not row.chips and not row.total_military]
            found[card.index] = tuple([next((row.vp for row in rows if fits(other, row)), 0) for other in rules.cards])
    return found


@lru_cache(maxsize=8)
def of_chips(rules: Rules) -> dict[int, float]:
    """Return for each six-cost development the VP that it gives for each VP in chips."""
    return {
        card.index: fsum(row.vp / row.chips for row in card.rows.score if row.chips)
        for card in rules.cards
        if card.rows.score
    }


@lru_cache(maxsize=8)
def of_military(rules: Rules) -> dict[int, int]:
    """Return for each six-cost development the VP that it gives for each point of military."""
    return {
        card.index: sum(row.vp for row in card.rows.score if row.total_military)
        for card in rules.cards
        if card.rows.score
    }


@lru_cache(maxsize=1 << 14)
def points(rules: Rules, tableau: tuple[int, ...], chips: int) -> int:
    """Return the VP of a tableau and chips, as if the game ended now."""
    total, by_card = chips, bonus_points(rules)
    for number in tableau:
        card = rules.cards[number]
        total += card.vp
        if number in by_card:
            each = by_card[number]
            total += sum([each[other] for other in tableau]) + int(of_chips(rules)[number] * chips)
            total += of_military(rules)[number] * powers_of(rules, tableau).military
    return total
