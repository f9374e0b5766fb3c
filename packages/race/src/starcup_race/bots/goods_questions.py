"""Questions about goods: what to sell, to consume and to produce, and which number to name."""

from __future__ import annotations

from collections import Counter
from math import fsum

from starcup import Decision
from starcup.extensions import FurtherChoice
from starcup_race._rules import definitions as terms
from starcup_race._rules import powers as p
from starcup_race._rules.cards import PRICES
from starcup_race._rules.powers import ANY, Use
from starcup_race.bots.engine import Consumers, less, sale
from starcup_race.bots.outlook import Parts
from starcup_race.bots.prospect import Prospect, Weighed, best_items, listed
from starcup_race.choices import ConsumeGoods, Done, Guess, ProduceOn, SellGood, UsePower

OWN_POWER = 0.5
"""The worth of using a power that no term knows."""


def sell(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh goods to sell: the cards, and what the others are then consumed for."""
    rules, powers, weighed = prospect.rules, prospect.powers, Weighed()
    own = dict(powers.trade_own)
    bonuses = getattr(decision.step, "bonuses", True)
    for choice in listed(decision):
        if not isinstance(choice, SellGood) or choice.world not in rules.index:
            continue
        world = rules.index[choice.world]
        kind = rules.cards[world].good
        if kind < 0:
            continue
        cards = sale(powers, kind) + own.get(world, 0) if bonuses else PRICES[kind]
        rest = _rest(prospect, less(prospect.goods, kind) if prospect.goods[kind] else prospect.goods)
        weighed.append(({"cards_drawn": prospect.cards_worth(cards), "goods_left": rest}, choice))
    return weighed


def _rest(prospect: Prospect, goods: tuple[int, ...]) -> float:
    """Return the worth of goods in this phase, which are consumed, and of those that stay."""
    rest = Consumers(_unused(prospect)).consumed[goods]
    doubled = 2 if terms.DOUBLE in prospect.me.bonus else 1
    return rest.chips * doubled + prospect.card * rest.cards + prospect.goods_worth(rest.left)


def _unused(prospect: Prospect) -> tuple[Use, ...]:
    """Return the consume powers that are left in this phase."""
    uses = prospect.rules.compiled[prospect.me.active].uses
    return tuple([uses[place] for place in prospect.me.unused if 0 <= place < len(uses)])


def consume(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh consume powers to use next: their yield, and that of the others afterwards."""
    rules, weighed, unused = prospect.rules, Weighed(), _unused(prospect)
    for choice in listed(decision):
        if isinstance(choice, UsePower):
            use = next((use for use in unused if (rules.keys[use.card], use.kind) == (choice.card, choice.act)), None)
            if use is not None:
                weighed.append((_used(prospect, use, tuple([other for other in unused if other is not use])), choice))
        elif not isinstance(choice, FurtherChoice):  # a power in Python: most are worth using
            weighed.append(({} if isinstance(choice, Done) else {"a_power_of_its_own": OWN_POWER}, choice))
    return weighed


def _used(prospect: Prospect, use: Use, others: tuple[Use, ...]) -> Parts:
    """Return the parts of the worth of using a power now."""
    goods, doubled = prospect.goods, 2 if terms.DOUBLE in prospect.me.bonus else 1
    parts: Parts = {}
    if use.kind in (p.CONSUME, p.CONSUME_ALL):
        now = Consumers((use,)).consumed[goods]
        parts["chips"] = float(now.chips * doubled)
        parts["cards_drawn"] = prospect.cards_worth(now.cards)
        goods = now.left
    elif use.kind == p.DRAW:
        parts["cards_drawn"] = prospect.cards_worth(use.row.cards)
    elif use.kind == p.GUESS:
        parts["cards_drawn"] = 0.3 * prospect.card
    elif use.kind == p.DISCARD:
        least = sorted([prospect.keep_worth(number) for number in prospect.hand])[: use.row.up_to]
        parts["chips"] = fsum([max(0.0, use.row.vp - worth) for worth in least])
    elif use.kind == p.SELL and any(goods):
        kind = max([good for good, number in enumerate(goods) if number], key=lambda good: _price(prospect, use, good))
        parts["cards_drawn"] = prospect.cards_worth(_price(prospect, use, kind))
        goods = less(goods, kind)
    rest = Consumers(others).consumed[goods]
    left = rest.chips * doubled + prospect.card * rest.cards + prospect.goods_worth(rest.left)
    parts["goods_left"] = left
    return {name: worth for name, worth in parts.items() if worth}


def _price(prospect: Prospect, use: Use, kind: int) -> int:
    return sale(prospect.powers, kind) if use.row.bonuses else PRICES[kind]


def consume_goods(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh goods to consume: those go that sell for least and that few other powers take."""
    rules = prospect.rules
    taking = [use.good for use in _unused(prospect) if use.kind == p.CONSUME]

    def worth(item: str) -> Parts:
        number = rules.index.get(item)
        kind = -1 if number is None else rules.cards[number].good
        fit = sum([good == kind for good in taking]) + 0.5 * sum([good == ANY for good in taking])
        return {"other_uses": -0.5 * fit, "sale": -0.1 * sale(prospect.powers, kind) if kind >= 0 else 0.0}

    if decision.answers is not None:
        return best_items(decision, worth)
    weighed: Weighed = []
    for choice in listed(decision):
        if isinstance(choice, ConsumeGoods):
            each = [worth(item) for item in choice.items]
            weighed.append(({name: fsum(parts[name] for parts in each) for name in ("other_uses", "sale")}, choice))
    return weighed


def guess(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh numbers to name, by how many of the cards that are not seen cost so much."""
    rules, view = prospect.rules, prospect.view
    unseen = Counter(rules.deck)
    unseen.subtract(prospect.hand)
    for seat in view.seats:
        unseen.subtract(seat.tableau)
    of_cost: Counter[int] = Counter()
    for number, copies in unseen.items():
        of_cost[rules.cards[number].cost] += max(0, copies)
    total = max(1, sum(of_cost.values()))
    return [
        ({"chance_of_the_card": prospect.card * of_cost[choice.number] / total}, choice)
        for choice in listed(decision)
        if isinstance(choice, Guess)
    ]


def produce_on(decision: Decision, prospect: Prospect) -> Weighed:
    """Weigh windfall worlds to produce on, by the worth of the good; powers for one kind before those for any."""
    rules, weighed = prospect.rules, Weighed()
    now = prospect.goods_worth(prospect.goods)
    for choice in listed(decision):
        if not isinstance(choice, ProduceOn) or choice.world not in rules.index:
            continue
        kind = rules.cards[rules.index[choice.world]].good
        more = tuple([have + (good == kind) for good, have in enumerate(prospect.goods)])
        parts = {"good": prospect.goods_worth(more) - now + 0.05 * sale(prospect.powers, kind)}
        source = rules.index.get(choice.source)
        if source is not None and rules.cards[source].rows.produce_windfall != "any":
            parts["power_for_one_kind"] = 0.3
        weighed.append((parts, choice))
    return weighed
