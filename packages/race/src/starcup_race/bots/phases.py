"""The gain of a seat in each phase, in VP at the end of the game, as far as it can be seen when actions are chosen."""

from __future__ import annotations

from math import fsum, sqrt

from starcup_race._rules import definitions as terms
from starcup_race._rules import powers as p
from starcup_race._rules.costs import can_settle
from starcup_race.bots.engine import KINDS, Counts, consumers, less, sale
from starcup_race.bots.outlook import Outlook
from starcup_race.bots.prospect import Prospect

FULL_HAND = 6
"""Cards in another seat's hand with which it can surely place one."""


def gain(prospect: Prospect, phase: int, actions: tuple[int, ...]) -> float:
    """Return what a seat gains in a phase that occurs."""
    if phase == terms.EXPLORE:
        return explore(prospect, actions)
    if phase in (terms.DEVELOP, terms.SETTLE):
        gains = placing(prospect, phase, actions) if prospect.hand else placing_unseen(prospect, phase, actions)
        return max([0.0, *gains])
    if phase == terms.CONSUME:
        return consume(prospect, actions)
    return produce(prospect, actions) if phase == terms.PRODUCE else 0.0  # phases of extensions are not understood


def explore(outlook: Outlook, actions: tuple[int, ...]) -> float:
    """Return the gain of Explore: cards, and the choice among them."""
    powers, numbers, cards = outlook.powers, outlook.rules.numbers, outlook.rules.plan.actions
    drawn = numbers.drawn + sum([cards[action].draw for action in actions]) + powers.explore_draw
    kept = min(drawn, numbers.chosen + sum([cards[action].keep for action in actions]) + powers.explore_keep)
    return outlook.cards_worth(kept) + outlook.numbers.choice * outlook.later * picked(drawn, kept)


def picked(drawn: int, kept: int) -> float:
    """Return the advantage of choosing the best of some cards over drawing only those, in units of their scatter.

    >>> picked(2, 2), round(picked(7, 1), 1)
    (0.0, 2.6)
    """
    return sqrt(kept * (drawn - kept)) * 1.06


def placing(prospect: Prospect, phase: int, actions: tuple[int, ...]) -> list[float]:
    """Return the gain by each card in hand that could be placed now, with the cards that are drawn for it."""
    powers, rest, gains = prospect.powers, len(prospect.hand) - 1, []
    settling = phase == terms.SETTLE
    drawn = powers.settle_draw + (terms.CHOSE_SETTLE in actions) if settling else powers.develop_draw
    if not settling:
        rest += powers.develop_draw_at_start
    for number in dict.fromkeys(prospect.hand):
        card = prospect.cards[number]
        if card.is_world != settling or number in prospect.tableau:
            continue
        cost = prospect.cost(number)
        if settling:
            if not can_settle(powers, card, rest):
                continue
            cost = min(cost, rest)
        else:
            cost = max(0, cost - (terms.CHOSE_DEVELOP in actions))
            if cost > rest:
                continue
        gains.append(worth_placed(prospect, number, cost) + prospect.cards_worth(drawn))
    if not settling and powers.develop_draw_at_start:
        gains = [0.0, *gains]
    return gains


def worth_placed(prospect: Prospect, number: int, cost: int) -> float:
    """Return the gain by placing a card for that many cards: what it brings, less those and its worth in hand."""
    worth = fsum(prospect.placed[number].values()) - prospect.payment(cost, number) - prospect.card
    if len(prospect.tableau) + 1 >= prospect.rules.numbers.end_cards:
        worth += ending(prospect, prospect.cards[number].vp)
    return worth


def ending(outlook: Outlook, more: float = 0.0) -> float:
    """Return what it counts that this round is the last: it depends on who leads."""
    lead = max(-1.0, min(1.0, (outlook.lead + more) / 4))
    return outlook.numbers.ending * lead


def placing_unseen(outlook: Outlook, phase: int, actions: tuple[int, ...]) -> list[float]:
    """Return the likely gain of a seat whose hand is hidden, by how many cards it has."""
    hand, powers = len(outlook.me.hand), outlook.powers
    if not hand:
        return []
    settling = phase == terms.SETTLE
    ready = min(1.0, hand / FULL_HAND)
    if settling:
        ready = min(1.0, ready + 0.12 * max(0, powers.military) + 0.1 * powers.discount)
        drawn = powers.settle_draw + (terms.CHOSE_SETTLE in actions)
    else:
        ready = min(1.0, ready + 0.15 * (powers.develop_discount + (terms.CHOSE_DEVELOP in actions)))
        drawn = powers.develop_draw
    return [outlook.numbers.placing * ready + outlook.cards_worth(drawn)]


def consume(outlook: Outlook, actions: tuple[int, ...]) -> float:
    """Return the gain of Consume over keeping the goods: chips, and cards from the sale and from powers."""
    powers, goods = outlook.powers, outlook.goods
    before, doubled = outlook.goods_worth(goods), terms.DOUBLE in actions
    if terms.TRADE in actions and any(goods):
        best = max(
            outlook.cards_worth(price(outlook, kind)) + _eaten(outlook, less(goods, kind), doubled)
            for kind in range(KINDS)
            if goods[kind]
        )
    else:
        best = _eaten(outlook, goods, doubled)
    extra = 0.0
    for use in powers.uses:
        if use.kind == p.DRAW:
            extra += outlook.cards_worth(use.row.cards)
        elif use.kind == p.GUESS:
            extra += 0.3 * outlook.card
        elif use.kind == p.DISCARD and outlook.me.hand:
            extra += max(0.0, use.row.vp - outlook.card) * min(use.row.up_to, len(outlook.me.hand))
    return best - before + extra


def price(outlook: Outlook, kind: int) -> int:
    """Return the cards that the best world with a good of a kind sells for, the trade powers of that world included."""
    powers = outlook.powers
    own = dict(powers.trade_own)
    loaded = [
        number
        for number, good in zip(outlook.tableau, outlook.me.goods, strict=True)
        if good and outlook.cards[number].good == kind
    ]
    return sale(powers, kind) + max([own.get(number, 0) for number in loaded], default=0)


def _eaten(outlook: Outlook, goods: Counts, doubled: bool) -> float:
    """Return the worth of consuming goods now, and of the goods that are left."""
    consumed = consumers(outlook.rules, outlook.tableau).consumed[goods]
    chips = consumed.chips * (2 if doubled else 1)
    worth = chips + outlook.cards_worth(consumed.cards) + outlook.goods_worth(consumed.left)
    if chips and outlook.view.pool <= chips:
        worth += ending(outlook, chips)
    return worth


def produce(outlook: Outlook, actions: tuple[int, ...]) -> float:
    """Return the gain of Produce: goods on empty worlds, and cards drawn for them."""
    powers, draws = outlook.powers, outlook.engine.draws
    goods, windfalls = list(outlook.goods), [0] * KINDS
    produced = [0] * KINDS
    for number, good in zip(outlook.tableau, outlook.me.goods, strict=True):
        card = outlook.cards[number]
        if good or card.good < 0:
            draws -= card.rows.produce_draw_here if good and card.produces else 0
        elif card.windfall:
            windfalls[card.good] += 1
        else:
            produced[card.good] += 1
    kinds = [outlook.rules.goods_of(worlds) for _, worlds in powers.windfall]
    kinds += [tuple(range(KINDS - 1, -1, -1))] * (terms.CHOSE_PRODUCE in actions)
    for wanted in sorted(kinds, key=lambda goods: (len(goods), goods)):
        filled = next((kind for kind in wanted if windfalls[kind]), None)
        if filled is not None:
            windfalls[filled] -= 1
            produced[filled] += 1
    full = sum(produced) / max(1, sum(outlook.engine.goods))
    after = tuple([have + new for have, new in zip(goods, produced, strict=True)])
    return (
        outlook.goods_worth(after)
        - outlook.goods_worth(outlook.goods)
        + outlook.cards_worth(max(0.0, draws)) * min(1.0, 0.4 + full)
    )
