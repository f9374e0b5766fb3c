"""The choices of Race for the Galaxy in numbers: what each would cost and bring, as its owner can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from starcup import Choice
from starcup.messages import NOTHING, Message
from starcup_race import choices
from starcup_race._rules import powers as rule_powers
from starcup_race._rules.cards import PRICES, Card
from starcup_race._rules.offers import Offer, PlacingWay
from starcup_race._rules.powers import ANY, Use, sale_price
from starcup_race._rules.refusals import named
from starcup_race._rules.sampling import unseen
from starcup_race._rules.terms import DOUBLE, KEEP, LOOK
from starcup_race._rules.view import RaceView
from starcup_race.scene.card_gists import consumed

if TYPE_CHECKING:
    from starcup_race.scene.presenter import RaceScene

_WITHOUT_VP = (rule_powers.DRAW, rule_powers.GUESS, rule_powers.SELL)
"""Kinds of consume powers that give no VP."""


def detail(scene: RaceScene, view: RaceView, choice: Choice) -> Message | None:
    """Return what a choice brings, in numbers; None if it is not one of the game's own, or says all itself."""
    match choice:
        case choices.ChooseAction(action):
            return action_detail(view, action)
        case choices.Develop(key) | choices.Settle(key):
            card = scene.card(key)
            offer = scene.offer(view, card)
            return Message("race-card", cost=_ways(view, card, offer), gist=(*scene.printed(card), *scene.powers(card)))
        case choices.Using(items):
            return _using(scene, view, items)
        case choices.SellGood(world):
            return _sale(view, scene.card(world))
        case choices.UsePower(card, act):
            return _use(scene, view, card, act)
        case choices.Guess(number):
            return _odds(view, number)
        case choices.ProduceOn(world, _):
            cards = sale_price(view.rules.compiled[view.me.tableau], scene.card(world))
            return Message("race-detail-produce-on", cards=cards)
        case choices.Pass() | choices.Later() | choices.Done():
            return Message(f"race-detail-{choice.text}")
        case _:
            return None


def action_detail(view: RaceView, action: str) -> Message:
    """Return what an action would bring."""
    me = view.me
    powers, loaded = view.rules.compiled[me.tableau], me.loaded()
    name = f"race-detail-{action}"
    match action:
        case "explore_5" | "explore_1_1":
            draw, keep = LOOK + powers.explore_draw, KEEP + powers.explore_keep
            more = action == "explore_1_1"
            return Message(name, draw=draw + (1 if more else 5), keep=keep + more, look=LOOK)
        case "consume_trade" if loaded:
            prices = sorted({sale_price(powers, view.rules.cards[world]) for world in loaded})
            if len(prices) == 1:
                return Message(name, least=prices[0])
            return Message(f"{name}-range", least=prices[0], most=prices[-1])
        case "consume_trade":
            return Message(f"{name}-none")
        case "consume_2x":
            useless = all(
                use.kind in _WITHOUT_VP or (use.kind == rule_powers.CONSUME and not use.row.vp) for use in powers.uses
            )
            return Message(f"{name}-none" if not loaded else f"{name}-useless" if useless else name)
        case "produce":
            return _production(view, name)
        case _:
            return Message(name)


def _production(view: RaceView, name: str) -> Message:
    me, cards = view.me, view.rules.cards
    loaded = me.loaded()
    empty = [cards[card] for card in me.tableau if cards[card].good >= 0 and card not in loaded]
    goods, windfall = sum(card.produces for card in empty), any(card.windfall for card in empty)
    if windfall:
        return Message(f"{name}-windfall", goods=goods + 1)
    if goods:
        return Message(name, goods=goods)
    draws = any(cards[card].rows.produce_draw for card in me.tableau)
    return Message(f"{name}-draw" if draws else f"{name}-none")


def _ways(view: RaceView, card: Card, offer: Offer) -> Message:
    """Return the ways to place a card that are not worse than others; what it costs if there is none."""
    best = [way for way in offer.ways if not any(_better(other, way) for other in offer.ways)]
    told = list(dict.fromkeys(_way(view, card, way) for way in best))
    if not told:
        return Message("race-badge-cost", cost=card.cost)
    found = told.pop()
    while told:
        found = Message("race-or", first=told.pop(), then=found)
    return found


def _better(one: PlacingWay, other: PlacingWay) -> bool:
    return one != other and set(one.using) <= set(other.using) and one.cost <= other.cost


def _way(view: RaceView, card: Card, way: PlacingWay) -> Message:
    if card.military and set(way.using) == set(way.discarded):
        found = Message("race-way-conquer")
    else:
        found = Message("race-way-cost", cost=way.cost) if way.cost else Message("race-way-free")
    if stays := [key for key in way.using if key not in way.discarded]:
        found = Message("race-way-with", way=found, cards=_names(view, stays))
    return Message("race-way-discard", way=found, cards=_names(view, way.discarded)) if way.discarded else found


def _names(view: RaceView, keys: Sequence[str]) -> tuple[Message, ...]:
    return tuple([named(view.rules.cards[card]) for card in view.rules.numbers(keys)])


def _using(scene: RaceScene, view: RaceView, items: tuple[str, ...]) -> Message:
    if view.me.placed < 0:
        return Message("race-detail-wasted" if items else "race-detail-kept")
    card = view.rules.cards[view.me.placed]
    ways = scene.offer(view, card).ways
    return next((_way(view, card, way) for way in ways if set(way.using) == set(items)), NOTHING)


def _sale(view: RaceView, world: Card) -> Message:
    step = next((step for step in reversed((*view.flow[0], *view.flow[1])) if step.kind == "sell"), None)
    price = PRICES[world.good]
    full = sale_price(view.powers(view.seat), world) if getattr(step, "bonuses", True) else price
    if full == price:
        return Message("race-detail-sale", cards=full)
    return Message("race-detail-sale-bonus", price=price, bonus=full - price, cards=full)


def use_of(view: RaceView, card: str, act: str) -> Use | None:
    """Return the consume power of a card."""
    number = view.rules.index.get(card)
    return next((use for use in view.powers(view.seat).uses if use.card == number and use.kind == act), None)


def _use(scene: RaceScene, view: RaceView, card: str, act: str) -> Message:
    use = use_of(view, card, act)
    if use is None:
        return NOTHING
    row, times = use.row, 2 if DOUBLE in view.me.bonus else 1
    match act:
        case rule_powers.CONSUME:
            return _consumption(view, use, times)
        case rule_powers.CONSUME_ALL:
            goods = len(view.me.loaded())
            return Message("race-detail-consume-all", goods=goods, vp=times * max(0, goods - row.less))
        case rule_powers.DISCARD:
            return Message("race-detail-discard", most=row.up_to, vp=row.vp)
        case rule_powers.DRAW:
            return Message("race-detail-draw", cards=row.cards)
        case rule_powers.GUESS:
            return Message("race-detail-guess", least=row.least, most=row.most)
        case _:
            return Message("race-detail-sell" if row.bonuses else "race-detail-sell-plain")


def _consumption(view: RaceView, use: Use, times: int) -> Message:
    cards, row, gist = view.rules.cards, use.row, consumed(use.row)
    goods = [world for world in view.me.loaded() if use.good in (ANY, cards[world].good)]
    uses = 1 if row.different else min(row.up_to, len(goods) // row.number)
    if row.vp and times * uses > 1:
        return Message("race-detail-consume-now", gist=gist, vp=times * uses * row.vp)
    return Message("race-detail-consume", gist=gist)


def _odds(view: RaceView, number: int) -> Message:
    """Return how many of the cards that the seat can't see have that cost or defense."""
    hidden = Counter(view.rules.cards[card].cost for card in unseen(view))
    total = hidden.total()
    percent = round(100 * hidden[number] / total) if total else 0
    return Message("race-detail-odds", fitting=hidden[number], cards=total, percent=percent)
