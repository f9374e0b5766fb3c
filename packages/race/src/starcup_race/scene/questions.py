"""The questions of Race for the Galaxy: what their texts name, what picked cards come to, what one would reach for."""

from __future__ import annotations

from collections.abc import Iterator

from starcup import Choice, Decision, Items, Picks
from starcup.messages import NOTHING, Arg, Message
from starcup_race import choices
from starcup_race._rules.consume import ChooseGoods, PowerStep, Sell, UseConsumePowers, can_use, kinds_of_goods
from starcup_race._rules.definitions import DEVELOP, DOUBLE
from starcup_race._rules.powers import OWN, Use
from starcup_race._rules.produce import UseWindfall
from starcup_race._rules.refusals import named
from starcup_race._rules.view import RaceView
from starcup_race.scene.cards import gains
from starcup_race.scene.names import RaceNames

PICKED = {
    "pay": "paid",
    "keep": "kept",
    "discard-start": "discarded",
    "discard-limit": "discarded",
    "action": "chosen",
    "consume-goods": "goods",
    "discard-for-chips": "chips",
}
"""For each question that several things answer, the end of the id that says what they come to."""


def facts(view: RaceView, decision: Decision, picked: int | None = None) -> dict[str, Arg]:
    """Return what the texts of a question may name; ``gains`` are for so many things, as it comes for the most."""
    me, cards, answers, use = view.me, view.rules.cards, decision.answers, _use(view, decision)
    count = answers.most if isinstance(answers, Picks) else use.row.number if use is not None else 0
    card = use.card if use is not None else me.placed
    args: dict[str, Arg] = {"count": count, "hand": len(me.hand), "drawn": len(me.looking)}
    args["limit"] = len(me.hand) - count  # what is left, where cards above the limit are discarded
    args["card"] = named(cards[card]) if card >= 0 else NOTHING
    if use is not None:
        picked = count if picked is None else picked
        times = picked // use.row.number
        doubled = 2 if DOUBLE in me.bonus else 1
        args |= {"vp": use.row.vp, "all": picked * use.row.vp}
        args["gains"] = gains(doubled * times * use.row.vp, times * use.row.cards)
    return args


def _use(view: RaceView, decision: Decision) -> Use | None:
    return decision.step.use(view) if isinstance(decision.step, PowerStep) else None


def variant(view: RaceView, decision: Decision) -> str:
    """Return the kind of a question, with what its text depends on."""
    match decision.kind:
        case "place":
            kind = "develop" if view.phase == DEVELOP else "settle"
            return kind if len(decision.legal) > 1 else f"{kind}-none"
        case "action" if isinstance(decision.answers, Picks):
            return "action-two"
        case "use-powers" if view.me.placed < 0:
            return "use-powers-nothing"
        case kind:
            return kind


class RaceQuestions(RaceNames):
    """The part of the facet ``scene`` that tells of questions."""

    def question(self, view: RaceView, decision: Decision) -> Message:
        name = f"race-question-{variant(view, decision)}"
        return Message(name, super().question(view, decision).otherwise, **facts(view, decision))

    def subject(self, view: RaceView, decision: Decision) -> Message:
        step, me = decision.step, view.me
        if isinstance(step, Sell):
            return Message("race-subject-prices" if step.bonuses else "race-subject-plain-prices")
        if isinstance(step, UseConsumePowers | ChooseGoods) and DOUBLE in me.bonus:
            return Message("race-subject-doubled")
        if decision.kind == "place" and len(decision.legal) > 1:
            return Message("race-subject-payable", cards=max(0, len(me.hand) - 1))
        return NOTHING

    def purpose(self, view: RaceView, decision: Decision) -> Message:
        """Return what several goods are picked for, where the question does not say it."""
        return Message("race-purpose-goods", **facts(view, decision)) if decision.kind == "consume-goods" else NOTHING

    def comes_to(self, view: RaceView, decision: Decision, items: Items) -> Message:
        name, picked = PICKED.get(decision.kind), len(items)
        return Message(f"race-comes-to-{name}", items=picked, **facts(view, decision, picked)) if name else NOTHING

    def reached_for(self, view: RaceView, decision: Decision) -> Iterator[Choice]:
        """Return what one would expect to be possible: each card of the phase's kind, each power, each good."""
        me, rules, step = view.me, view.rules, decision.step
        if decision.kind == "place":
            developing = view.phase == DEVELOP
            make = choices.Develop.of if developing else choices.Settle.of
            for index in dict.fromkeys(me.hand):
                if index is not None and rules.cards[index].is_world != developing:
                    yield make(rules.keys[index])
        elif isinstance(step, UseConsumePowers):
            uses, goods = view.powers(view.seat).uses, kinds_of_goods(view, view.seat)
            for use in [uses[index] for index in me.unused]:
                if use.kind != OWN and not can_use(view, view.seat, use, goods):
                    yield choices.UsePower.of(rules.keys[use.card], use.kind)
        elif isinstance(step, ChooseGoods):
            answers = decision.answers
            taken = (
                answers.offered
                if answers
                else {item for choice in decision.legal for item in getattr(choice, "items", ())}
            )
            yield from [choices.ConsumeGoods.of((world,)) for world in rules.names(me.loaded()) if world not in taken]
        elif isinstance(step, UseWindfall):
            offered = [choice for choice in decision.legal if isinstance(choice, choices.ProduceOn)]
            worlds = {choice.world for choice in offered}
            for source in dict.fromkeys(choice.source for choice in offered):
                for index in me.tableau:
                    if rules.cards[index].good >= 0 and rules.keys[index] not in worlds:
                        yield choices.ProduceOn.of(rules.keys[index], source)
