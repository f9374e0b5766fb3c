"""The terms of a card's worth: what it would bring in the tableau, each a function with a name.

A term takes a seat's outlook and a card, and returns VP at the end of the game. Their sum is what placing the card
is worth, before its cost. No card is known by name: terms look at its powers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from starcup_bots import promised
from starcup_race._rules.power_terms import WorldAmount
from starcup_race._rules.rules import Rules
from starcup_race.bots.engine import bonus_points, of_chips, of_military
from starcup_race.bots.outlook import Outlook, Parts

Term = Callable[[Outlook, int], float]


def printed(outlook: Outlook, number: int) -> float:
    """Return the printed VP."""
    return float(outlook.cards[number].vp)


def bonus(outlook: Outlook, number: int) -> float:
    """Return the VP of six-cost developments: the card's own, and those in the tableau for the card."""
    rules, numbers = outlook.rules, outlook.numbers
    by_card, total = bonus_points(rules), 0.0
    own = by_card.get(number)
    if own is not None:
        total += own[number] + sum([own[other] for other in outlook.tableau])
        to_come = numbers.bonus_to_come * min(1.0, outlook.rounds_left / 3)
        total += to_come * sum([own[other] for other in outlook.hand if other != number])
        chips = outlook.me.chips + outlook.engine_now["chips_to_come"]
        total += of_chips(rules)[number] * chips
        total += of_military(rules)[number] * (outlook.powers.military + _military(outlook, number))
    for other in outlook.tableau:
        if other in by_card:
            total += by_card[other][number] + of_military(rules)[other] * _military(outlook, number)
    return total


def bonus_to_come(outlook: Outlook, number: int) -> float:
    """Return a share of the VP that six-cost developments in hand would give for the card."""
    by_card = bonus_points(outlook.rules)
    bonuses = [by_card[other][number] for other in outlook.hand if other in by_card and other != number]
    return outlook.numbers.bonus_to_come * sum(bonuses) * min(1.0, outlook.rounds_left / 3)


def good(outlook: Outlook, number: int) -> float:
    """Return the worth of the good that a windfall world comes with."""
    card = outlook.cards[number]
    if not card.windfall or card.good < 0:
        return 0.0
    more = tuple([have + (kind == card.good) for kind, have in enumerate(outlook.goods)])
    return outlook.goods_worth(more, (*outlook.tableau, number)) - outlook.goods_worth(outlook.goods)


def military(outlook: Outlook, number: int) -> float:
    """Return the worth of military: in general, and for the worlds in hand that come within reach."""
    amount = outlook.cards[number].rows.settle_military
    if amount is None:
        return 0.0
    powers, share = outlook.powers, _share(outlook, amount)
    total = outlook.numbers.military * outlook.rounds_left * amount.amount * share
    if amount.amount < 0:
        return total if powers.military > 0 else 0.3 * total
    for other in outlook.hand:
        world = outlook.cards[other]
        missing = world.cost - powers.military_against(other) if world.military else 0
        if 0 < missing <= amount.amount * (1 if share == 1 else 0):
            total += 0.3 * world.vp + 0.5
    return total


def _military(outlook: Outlook, number: int) -> int:
    """Return the military that a card gives against every world."""
    amount = outlook.cards[number].rows.settle_military
    return amount.amount if amount is not None and not amount.good and not amount.keyword else 0


def _share(outlook: Outlook, amount: WorldAmount) -> float:
    return outlook.numbers.special if amount.good or amount.keyword else 1.0


def discounts(outlook: Outlook, number: int) -> float:
    """Return the cards that discounts on developments and worlds save."""
    rows, numbers, rounds = outlook.cards[number].rows, outlook.numbers, outlook.rounds_left
    saved = rows.develop_discount * numbers.develop * max(0.0, rounds - 1)
    if rows.settle_discount is not None:
        worlds = numbers.settle * max(0.0, rounds - 1) * _share(outlook, rows.settle_discount)
        saved += rows.settle_discount.amount * worlds * 0.8
    return outlook.card * saved


def draws(outlook: Outlook, number: int) -> float:
    """Return the cards that powers draw in Explore, Develop, Settle and Consume."""
    rows, numbers = outlook.cards[number].rows, outlook.numbers
    each = numbers.explore * (0.3 * rows.explore_draw + 0.9 * rows.explore_keep)
    each += numbers.develop * (1.3 * rows.develop_draw_at_start + rows.develop_draw_after_placing)
    each += numbers.settle * rows.settle_draw_after_placing
    each += numbers.consume * (rows.consume_draw + 0.3 * (rows.consume_guess is not None))
    return outlook.card * each * max(0.0, outlook.rounds_left - 0.7)


def hand_for_chips(outlook: Outlook, number: int) -> float:
    """Return what discarding cards from the hand for chips brings."""
    row = outlook.cards[number].rows.consume_hand
    if row is None:
        return 0.0
    gain = max(0.0, row.vp - outlook.card) * row.up_to
    return outlook.numbers.consume * gain * max(0.0, outlook.rounds_left - 0.5)


def once(outlook: Outlook, number: int) -> float:
    """Return the worth of powers that help to place worlds: those used once, and paying for military worlds."""
    rows, worth = outlook.cards[number].rows, 0.0
    early = min(1.0, outlook.rounds_left / 5)
    if rows.settle_discard_for_military:
        worth += 0.5 * outlook.numbers.one_off
    if rows.settle_discard_for_free_world is not None:
        costs = [outlook.cost(other) for other in outlook.hand if outlook.cards[other].is_world and other != number]
        worth += outlook.numbers.one_off * (1.0 + 0.3 * min(6, max(costs, default=0)))
    if rows.settle_pay_for_military is not None and not outlook.powers.pay:
        worlds = sum([outlook.cards[other].military for other in outlook.hand])
        worth += outlook.numbers.one_off * (0.7 + 0.3 * worlds)
    return worth * early


def extensions(outlook: Outlook, number: int) -> float:
    """Return what extensions promise for the card in the tableau, such as for a goal that it brings nearer."""
    return promised(outlook.view, lambda table: table.enter_tableau(outlook.view.seat, number))


def tempo(outlook: Outlook, number: int) -> float:
    """Return the same for any card: it brings the end nearer, and has powers that no term sees."""
    return outlook.numbers.tempo


CARD_TERMS: dict[str, Term] = {
    "printed_VP": printed,
    "six-cost_bonus": bonus,
    "bonus_to_come": bonus_to_come,
    "good": good,
    "military": military,
    "discounts": discounts,
    "cards_to_draw": draws,
    "hand_for_chips": hand_for_chips,
    "help_to_place": once,
    "extensions": extensions,
    "nearer_the_end": tempo,
}
"""The terms by name; those of :meth:`Outlook.engine_worth` are added to them."""


def worth_of(outlook: Outlook, number: int) -> Parts:
    """Return what a card is worth in the tableau, in its parts."""
    parts = {name: worth for name, term in CARD_TERMS.items() if (worth := term(outlook, number))}
    if number in _on_goods(outlook.rules):
        after, now = outlook.engine_worth((*outlook.tableau, number)), outlook.engine_now
        for name, worth in after.items():
            if worth != now[name]:
                parts[name] = parts.get(name, 0.0) + worth - now[name]
    return parts


@lru_cache(maxsize=8)
def _on_goods(rules: Rules) -> frozenset[int]:
    """Return the cards that have to do with producing, selling or consuming goods."""
    phases = ("trade", "consume", "produce")
    return frozenset(
        card.index for card in rules.cards if card.good >= 0 or any(card.has_power(phase) for phase in phases)
    )
