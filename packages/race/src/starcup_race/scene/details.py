"""The choices of Race for the Galaxy in numbers: what each would cost and bring, as its owner can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starcup import Choice
from starcup.messages import NOTHING, Message
from starcup_race import choices
from starcup_race._rules import powers as rule_powers
from starcup_race._rules.calling import own_numbers
from starcup_race._rules.cards import PRICES, Card
from starcup_race._rules.definitions import DOUBLE
from starcup_race._rules.offers import PlacingWay
from starcup_race._rules.powers import ANY, Use, sale_price
from starcup_race._rules.refusals import named
from starcup_race._rules.sampling import unseen
from starcup_race._rules.view import RaceView
from starcup_race.scene.cards import cost as printed_cost
from starcup_race.scene.cards import effect
from starcup_race.scene.names import RaceNames

_WITHOUT_VP = (rule_powers.DRAW, rule_powers.GUESS, rule_powers.SELL)
"""Kinds of consume powers that give no VP."""


def detail(scene: RaceNames, view: RaceView, choice: Choice) -> Message | None:
    """Return what a choice brings, in numbers; None if it is not one of the game's own, or says all itself."""
    match choice:
        case choices.ChooseAction(action):
            return action_detail(view, action)
        case choices.Develop(key) | choices.Settle(key):
            card = scene.card(key)
            cost = ways(scene, view, card) or printed_cost(card)
            return Message("race-card", cost=cost, gist=(*scene.printed(card), *scene.powers(card)))
        case choices.Using(items) if view.me.placed < 0:
            return Message("race-detail-wasted" if items else "race-detail-kept")
        case choices.Using(items):
            card = view.rules.cards[view.me.placed]
            fitting = [way for way in scene.offer(view, card).ways if set(way.using) == set(items)]
            return _way(view, card, fitting[0]) if fitting else NOTHING
        case choices.SellGood(world):
            return _sale(view, scene.card(world))
        case choices.UsePower(card, act):
            return _use(view, use_of(view, card, act))
        case choices.Guess(number):
            hidden = Counter(view.rules.cards[card].cost for card in unseen(view))
            total = hidden.total()
            percent = round(100 * hidden[number] / max(1, total))
            return Message("race-detail-odds", fitting=hidden[number], cards=total, percent=percent)
        case choices.ProduceOn(world, _):
            index = scene.card(world).index
            cards = sale_price(view.rules.compiled[view.me.tableau], index, view.good_kind(view.seat, index))
            return Message("race-detail-produce-on", cards=cards)
        case choices.Pass() | choices.Later() | choices.Done():
            return Message(f"race-detail-{choice.text}")
        case _:
            return None


def action_detail(view: RaceView, action: str) -> Message:
    """Return what an action would bring."""
    me, cards, plan, name = view.me, view.rules.cards, view.rules.plan, f"race-detail-{action}"
    powers, loaded = view.rules.compiled[me.tableau], me.loaded()
    match action:
        case "explore_5" | "explore_1_1":
            card, numbers = plan.actions[plan.action_index[action]], view.rules.numbers
            draw = card.draw + numbers.drawn + powers.explore_draw
            keep = card.keep + numbers.chosen + powers.explore_keep
            if view.rules.own:
                table = view.rules.known(view)
                draw += sum(more for _, more in own_numbers(table, view.seat, "explore_draw", lacking=True))
                keep += sum(more for _, more in own_numbers(table, view.seat, "explore_keep", lacking=True))
            return Message(name, draw=draw, keep=keep, look=numbers.drawn)
        case "consume_trade":
            prices = sorted({sale_price(powers, world, view.good_kind(view.seat, world)) for world in loaded})
            state = "" if len(prices) == 1 else "-range" if prices else "-none"
            return Message(f"{name}{state}", least=min(prices, default=0), most=max(prices, default=0))
        case "consume_2x":
            paying = [use for use in powers.uses if use.row.vp or use.kind not in (*_WITHOUT_VP, rule_powers.CONSUME)]
            return Message(f"{name}-none" if not loaded else name if paying else f"{name}-useless")
        case "produce":
            empty = [cards[card] for card in me.tableau if cards[card].good >= 0 and card not in loaded]
            windfall = any(card.windfall for card in empty)
            goods = sum(card.produces for card in empty) + windfall
            draws = any(cards[card].rows.produce_draw for card in me.tableau)
            state = "-windfall" if windfall else "" if goods else "-draw" if draws else "-none"
            return Message(f"{name}{state}", goods=goods)
        case _:
            return Message(name, plan.actions[plan.action_index[action]].bonus)


def ways(scene: RaceNames, view: RaceView, card: Card) -> Message:
    """Return the ways to place a card that are not worse than others; nothing if there is none."""
    possible = scene.offer(view, card).ways
    best = [way for way in possible if not any(_better(other, way) for other in possible)]
    message = NOTHING
    for way in reversed(dict.fromkeys(_way(view, card, way) for way in best)):
        message = Message("race-or", first=way, then=message) if message else way
    return message


def _better(way: PlacingWay, other: PlacingWay) -> bool:
    return way != other and set(way.using) <= set(other.using) and way.cost <= other.cost


def _way(view: RaceView, card: Card, way: PlacingWay) -> Message:
    if card.military and set(way.using) == set(way.discarded):
        message = Message("race-way-conquer")
    else:
        message = Message("race-way-cost", cost=way.cost) if way.cost else Message("race-way-free")
    if stays := [key for key in way.using if key not in way.discarded]:
        message = Message("race-way-with", way=message, cards=_names(view, stays))
    return Message("race-way-discard", way=message, cards=_names(view, way.discarded)) if way.discarded else message


def _names(view: RaceView, keys: Sequence[str]) -> tuple[Message, ...]:
    return tuple([named(view.rules.cards[card]) for card in view.rules.numbers_of(keys)])


def _sale(view: RaceView, world: Card) -> Message:
    step = next((step for step in reversed((*view.flow[0], *view.flow[1])) if step.kind == "sell"), None)
    good = view.good_kind(view.seat, world.index)
    price = PRICES[good]
    full = sale_price(view.powers(view.seat), world.index, good) if getattr(step, "bonuses", True) else price
    if full == price:
        return Message("race-cards", cards=full)
    return Message("race-detail-sale-bonus", price=price, bonus=full - price, cards=full)


def use_of(view: RaceView, card: str, act: str) -> Use | None:
    """Return the consume power of a card."""
    number = view.rules.index.get(card)
    return next((use for use in view.powers(view.seat).uses if use.card == number and use.kind == act), None)


def _use(view: RaceView, use: Use | None) -> Message:
    if use is None:
        return NOTHING
    row, times, goods = use.row, 2 if DOUBLE in view.me.bonus else 1, view.me.loaded()
    match use.kind:
        case rule_powers.CONSUME:
            does = effect("consume_goods", row)
            fitting = [world for world in goods if use.good in (ANY, view.rules.cards[world].good)]
            vp = times * row.vp * (1 if row.different else min(row.up_to, len(fitting) // row.number))
            return Message("race-detail-consume-now", gist=does, vp=vp) if vp > row.vp else does
        case rule_powers.CONSUME_ALL:
            return Message("race-detail-consume-all", goods=len(goods), vp=times * max(0, len(goods) - row.less))
        case kind:
            return effect(rule_powers.ROWS_OF_USES[kind], row.cards or row)
