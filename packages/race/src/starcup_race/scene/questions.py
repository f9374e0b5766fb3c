"""The questions of Race for the Galaxy: their texts, what is picked, and what picked cards come to."""

from __future__ import annotations

from collections.abc import Iterator

from starcup import Choice, Decision, Items, Picks
from starcup.messages import NOTHING, Message
from starcup_race import choices
from starcup_race._rules.consume import ChooseGoods, PowerStep, Sell, UseConsumePowers, can_use, kinds_of_goods
from starcup_race._rules.powers import OWN, Use
from starcup_race._rules.produce import UseWindfall
from starcup_race._rules.refusals import named
from starcup_race._rules.terms import DEVELOP, DOUBLE, MOST_CARDS
from starcup_race._rules.view import RaceView
from starcup_race.scene.card_gists import gains


def question(view: RaceView, decision: Decision) -> Message | None:
    """Return the text of a question; None if it is not one of the game's own."""
    kind, me, most = decision.kind, view.me, _most(decision)
    name = f"race-question-{kind}"
    match kind:
        case "discard-start":
            return Message(name, cards=len(me.hand), discard=most)
        case "action":
            return Message(f"{name}-two" if most == 2 else name)
        case "keep":
            return Message(name, cards=len(me.looking), keep=most)
        case "place":
            what = "race-question-develop" if view.phase == DEVELOP else "race-question-settle"
            return Message(what if len(decision.legal) > 1 else f"{what}-none")
        case "pay" if me.placed >= 0:
            return Message(name, cost=most, card=named(view.rules.cards[me.placed]))
        case "use-powers":
            placed = view.rules.cards[me.placed] if me.placed >= 0 else None
            return Message(f"{name}-nothing") if placed is None else Message(name, card=named(placed))
        case "consume-goods" | "discard-for-chips" | "guess" if (use := _use(view, decision)) is not None:
            goods = most or use.row.number
            return Message(name, card=named(view.rules.cards[use.card]), goods=goods, most=most, vp=use.row.vp)
        case "sell" | "consume" | "windfall":
            return Message(name)
        case "discard-limit":
            return Message(name, cards=len(me.hand), discard=most, most=MOST_CARDS)
        case _:
            return None


def subject(view: RaceView, decision: Decision) -> Message:
    """Return what a question is about besides its text."""
    step, me = decision.step, view.me
    if isinstance(step, Sell):
        return Message("race-subject-prices" if step.bonuses else "race-subject-plain-prices")
    if isinstance(step, UseConsumePowers | ChooseGoods) and DOUBLE in me.bonus:
        return Message("race-subject-doubled")
    if decision.kind == "place":
        return Message("race-subject-payable", cards=max(0, len(me.hand) - 1))
    return NOTHING


def _most(decision: Decision) -> int:
    return decision.answers.most if isinstance(decision.answers, Picks) else 0


def _use(view: RaceView, decision: Decision) -> Use | None:
    return decision.step.use(view) if isinstance(decision.step, PowerStep) else None


def purpose(view: RaceView, decision: Decision) -> Message:
    """Return what several cards or goods are picked for."""
    me, most, use = view.me, _most(decision), _use(view, decision)
    match decision.kind:
        case "pay" if me.placed >= 0:
            return Message("race-purpose-pay", cost=most, card=named(view.rules.cards[me.placed]))
        case "keep":
            return Message("race-purpose-keep", keep=most)
        case "discard-start" | "discard-limit":
            return Message("race-purpose-discard", discard=most, most=len(me.hand) - most)
        case "action":
            return Message("race-purpose-actions")
        case "consume-goods" if use is not None:
            goods = Message("race-goods", goods=most)
            return Message(
                "race-purpose-goods",
                goods=goods,
                card=named(view.rules.cards[use.card]),
                gains=_gains(view, use, most),
            )
        case "discard-for-chips" if use is not None:
            return Message("race-purpose-chips", vp=use.row.vp, card=named(view.rules.cards[use.card]))
        case _:
            return NOTHING


def comes_to(view: RaceView, decision: Decision, items: Items) -> Message:
    """Return what picked items come to so far."""
    most, use = _most(decision), _use(view, decision)
    match decision.kind:
        case "pay" | "keep" | "discard-start" | "discard-limit" | "action":
            done = {"pay": "paid", "keep": "kept", "action": "chosen"}.get(decision.kind, "discarded")
            return Message(f"race-comes-to-{done}", items=len(items), most=most)
        case "consume-goods" if use is not None:
            return Message("race-comes-to-goods", items=len(items), most=most, gains=_gains(view, use, len(items)))
        case "discard-for-chips" if use is not None:
            return Message("race-vp", vp=len(items) * use.row.vp)
        case _:
            return NOTHING


def _gains(view: RaceView, use: Use, goods: int) -> tuple[Message, ...]:
    """Return what a number of goods brings by a power."""
    times, doubled = goods // use.row.number, 2 if DOUBLE in view.me.bonus else 1
    return gains(doubled * times * use.row.vp, times * use.row.cards)


def reached_for(view: RaceView, decision: Decision) -> Iterator[Choice]:
    """Return what one would expect to be possible: each card of the phase's kind, each power, each good."""
    me, rules, step = view.me, view.rules, decision.step
    if decision.kind == "place":
        developing = view.phase == DEVELOP
        make = choices.develop if developing else choices.settle
        for index in dict.fromkeys(me.hand):
            if index is not None and rules.cards[index].is_world != developing:
                yield make(rules.keys[index])
    elif isinstance(step, UseConsumePowers):
        uses, goods = view.powers(view.seat).uses, kinds_of_goods(view, me)
        for index in me.unused:
            use = uses[index]
            if use.kind != OWN and not can_use(view, view.seat, use, goods):
                yield choices.use_power(rules.keys[use.card], use.kind)
    elif isinstance(step, ChooseGoods):
        answers = decision.answers
        taken = answers.offered if answers else {item for one in decision.legal for item in getattr(one, "items", ())}
        for world in rules.names(me.loaded()):
            if world not in taken:
                yield choices.consume((world,))
    elif isinstance(step, UseWindfall):
        sources = dict.fromkeys(choice.source for choice in decision.legal if isinstance(choice, choices.ProduceOn))
        offered = {choice.world for choice in decision.legal if isinstance(choice, choices.ProduceOn)}
        for source in sources:
            for index in me.tableau:
                if rules.cards[index].good >= 0 and rules.keys[index] not in offered:
                    yield choices.produce_on(rules.keys[index], source)
