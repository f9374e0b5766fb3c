"""Advice: what a bot would choose and why; honest to the last term, and without any effect on the game or the bot."""

from __future__ import annotations

from collections.abc import Callable
from math import isclose

import pytest

from starcup import Choice, Decision, Game, Rng
from starcup.messages import Language
from starcup.roll import RollRuleset, RollView, choices
from starcup.roll.dice import total
from starcup_bots import (
    Advice,
    Adviser,
    BotFault,
    EvaluationTerm,
    JudgedChoice,
    advise,
    available,
    hint_note,
    make,
    play,
)
from starcup_bots.roll.greedy import GreedyBot
from starcup_bots.roll.greedy.explaining import Amount
from starcup_bots.roll.planner import PlannerBot, personality
from starcup_bots.weighing import WeighingBot
from tests.bots.questions import questions

MAKERS: dict[str, Callable[[int], Adviser]] = {
    "greedy": GreedyBot,
    "planner": PlannerBot,
    "shipper": lambda seed: PlannerBot(seed, personality("shipper")),
    "builder": lambda seed: PlannerBot(seed, personality("builder")),
}


@pytest.mark.sampled(default=6)
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_it_is_what_the_bot_would_choose_and_may_be_asked_for_at_will(rules: RollRuleset, level: str) -> None:
    bot, asked = MAKERS[level](3), MAKERS[level](3)
    for decision, view in questions(rules, 3, 21, 4):
        before = repr(view)
        first, second = advise(asked, decision, view), advise(asked, decision, view)
        assert first == second
        assert repr(view) == before
        assert first.choice is bot.choose(decision, view) is asked.choose(decision, view)
        assert first.choice is advise(MAKERS[level](3), decision, view).choice


@pytest.mark.sampled(default=6)
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_a_fresh_bot_of_the_same_seed_would_choose_the_same(rules: RollRuleset, level: str) -> None:
    for decision, view in questions(rules, 2, 22, 5):
        assert advise(MAKERS[level](9), decision, view).choice is MAKERS[level](9).choose(decision, view)


@pytest.mark.sampled(default=6)
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_the_terms_are_all_that_the_bot_reckons_with(rules: RollRuleset, level: str) -> None:
    weighed = 0
    for decision, view in questions(rules, 3, 23, 3):
        advice = advise(MAKERS[level](5), decision, view)
        for option in advice.options:
            if option.worth is None:
                continue
            weighed += 1
            assert isclose(sum(term.amount for term in option.terms), option.worth, abs_tol=1e-9)
            assert "other" not in {term.name for term in option.terms}
            behind = advice.behind(option)
            assert behind is not None
            assert isclose(sum(term.amount for term in advice.difference(option)), behind, abs_tol=1e-9)
        if advice.basis == "value":
            worth = [option.worth or 0.0 for option in advice.options]
            assert worth == sorted(worth, reverse=True)
    assert weighed > 50


def test_what_is_shown_is_what_the_scores_are(rules: RollRuleset) -> None:
    """The options of ``planner`` are its scores, number for number, and these are the sums of what it weighs."""
    bot: WeighingBot[RollView] = PlannerBot(1)
    for decision, view in questions(rules, 2, 24):
        for (worth, choice), (parts, weighed) in zip(
            bot.scores(decision, view), bot.weigh(decision, view), strict=True
        ):
            assert choice is weighed
            assert isclose(sum(parts.values()), worth, abs_tol=1e-9)
        advice = advise(bot, decision, view)
        if advice.basis == "value":
            assert {option.choice: option.worth for option in advice.options} == {
                choice: float(value) for value, choice in bot.scores(decision, view)
            }


def test_a_selection_tells_phases_odds_and_workers(rules: RollRuleset) -> None:
    seen = 0
    for decision, view in questions(rules, 3, 25, 1):
        if decision.kind != "select":
            continue
        best = advise(PlannerBot(1), decision, view).best
        assert best is not None
        assert isinstance(best.choice, choices.Select)
        for term in best.terms:
            seen += 1
            assert term.name in view.rules.phase_index
            assert term.odds is not None
            assert 0 < term.odds <= 1
            assert (term.odds == 1) == (term.name == best.choice.phase)
        at_work = sum(len(term.workers) for term in best.terms)
        assert 0 < at_work <= total(view.me.behind_screen) + sum(map(total, view.me.sheet_columns or ()))
    assert seen > 20


def test_a_move_tells_what_it_gains_and_what_it_costs(rules: RollRuleset) -> None:
    seen = 0
    for decision, view in questions(rules, 2, 26, 1):
        if decision.kind not in ("reassign", "reassign-more"):
            continue
        for option in advise(PlannerBot(1), decision, view).options:
            if isinstance(option.choice, choices.Move):
                seen += 1
                by_name = {term.name: term for term in option.terms}
                assert by_name.keys() <= {option.choice.source, option.choice.target}
                target = by_name.get(option.choice.target)
                assert target is None or option.choice.colour in target.workers
    assert seen > 20


def test_dice_are_told_by_how_much_they_are_missed(rules: RollRuleset) -> None:
    kinds = set()
    for decision, view in questions(rules, 3, 28, 1):
        advice = advise(GreedyBot(1), decision, view)
        if advice.basis == "dice":
            kinds.add(decision.kind)
            assert hint_note(advice, Language()).endswith(".")
            assert all(option.worth is None for option in advice.options)
            assert all([term.name for term in option.terms] in ([], ["use"]) for option in advice.options)
    assert {"recruit", "construct"} <= kinds


class Nosy:
    """Plays like another bot, which it asks for advice before every answer."""

    def __init__(self, bot: Adviser) -> None:
        self.bot = bot

    def choose(self, decision: Decision, view: RollView) -> Choice:
        advice = advise(self.bot, decision, view)
        choice = self.bot.choose(decision, view)
        assert advice.choice is choice
        return choice


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", ["greedy", "planner"])
def test_games_with_and_without_advice_are_the_same(rules: RollRuleset, level: str) -> None:
    plain = play(rules, [MAKERS[level](seat) for seat in range(2)], 30)
    asked = play(rules, [Nosy(MAKERS[level](seat)) for seat in range(2)], 30)
    assert plain.journal_text() == asked.journal_text()


def test_what_is_hidden_makes_no_difference(rules: RollRuleset) -> None:
    rng, asked = Rng(1), 0
    for decision, view in questions(rules, 3, 31, 7):
        world = view.sample_world(rng)
        there = world.decision(decision.seat)
        if there is None or there.legal != decision.legal:
            continue
        asked += 1
        there = Decision(there.seat, there.step, there.legal, decision.number)
        assert advise(PlannerBot(7), there, world.view(decision.seat)) == advise(PlannerBot(7), decision, view)
    assert asked > 5


# Bots that say nothing, and bots that fail.


def first_question(rules: RollRuleset) -> tuple[Decision, RollView]:
    game = Game.new(rules, 2, 1)
    return game.waiting()[0], game.view(game.waiting()[0].seat)


def test_a_bot_that_does_not_explain_itself_just_answers(rules: RollRuleset) -> None:
    decision, view = first_question(rules)
    advice = advise(make("random", 3), decision, view)
    assert advice == Advice(make("random", 3).choose(decision, view))
    assert (advice.best, advice.next_best, advice.basis) == (None, None, "none")


class Fails:
    name = "fails"

    def __init__(self, advice: object) -> None:
        self.advised = advice

    def choose(self, decision: Decision, view: RollView) -> Choice:
        return decision.legal[0]

    def advice(self, decision: Decision, view: RollView) -> Advice:
        if isinstance(self.advised, Exception):
            raise self.advised
        return self.advised  # type: ignore[return-value]  # that is the fault


@pytest.mark.parametrize(
    ("advice", "why"),
    [
        (ValueError("too hard"), r"bot 'fails', seat 0, question 0 \(choose-start\): ValueError: too hard"),
        ("the first", "expected Advice, found str"),
        (Advice(choices.Ready()), "advises ready, which is no legal choice"),
        (None, "expected Advice, found NoneType"),
    ],
)
def test_bad_advice_is_a_fault_of_the_bot(rules: RollRuleset, advice: object, why: str) -> None:
    decision, view = first_question(rules)
    with pytest.raises(BotFault, match=why):
        advise(Fails(advice), decision, view)


def test_options_that_belie_the_choice_are_a_fault_of_the_bot(rules: RollRuleset) -> None:
    decision, view = first_question(rules)
    first, second = decision.legal[:2]
    with pytest.raises(BotFault, match="but the first of its options is"):
        advise(Fails(Advice(first, (JudgedChoice(second),))), decision, view)
    with pytest.raises(BotFault, match="no legal choice"):
        advise(Fails(Advice(first, (JudgedChoice(first), JudgedChoice(choices.Ready())))), decision, view)


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_numbers_that_are_none_are_a_fault_of_the_bot(rules: RollRuleset, number: float) -> None:
    decision, view = first_question(rules)
    choice = decision.legal[0]
    for option in (
        JudgedChoice(choice, number),
        JudgedChoice(choice, odds=number),
        JudgedChoice(choice, 0.0, (EvaluationTerm("charm", number),)),
    ):
        with pytest.raises(BotFault, match="gives a number that is none, or without bounds"):
            advise(Fails(Advice(choice, (option,), "value")), decision, view)


@pytest.mark.parametrize("interval", [(float("nan"), 1.0), (0.7, 0.8), (0.1, 0.4), (-0.5, 0.9), (0.5, 1.5)])
def test_an_interval_without_the_odds_is_a_fault_of_the_bot(rules: RollRuleset, interval: tuple[float, float]) -> None:
    decision, view = first_question(rules)
    choice = decision.legal[0]
    option = JudgedChoice(choice, odds=0.6, playouts=4, standing=0.6, interval=interval)
    with pytest.raises(BotFault, match=r"interval of its odds|number that is none"):
        advise(Fails(Advice(choice, (option,), "playouts")), decision, view)


def test_own_terms_are_as_good_as_ours(rules: RollRuleset) -> None:
    decision, view = first_question(rules)
    first, second = decision.legal[:2]
    terms = (EvaluationTerm("charm", 2.0), EvaluationTerm("price", -0.5))
    options = (JudgedChoice(first, 1.5, terms), JudgedChoice(second, 1.0, (EvaluationTerm("charm", 1.0),)))
    advice = advise(Fails(Advice(first, options, "value")), decision, view)
    assert advice.next_best is not None
    assert advice.behind(advice.next_best) == 0.5
    assert advice.difference(advice.next_best) == (EvaluationTerm("charm", 1.0), EvaluationTerm("price", -0.5))


def test_bots_are_told_apart_by_whether_they_explain_themselves() -> None:
    silent = [name for name in available() if not isinstance(make(name, 1), Adviser)]
    assert silent == ["easy", "normal", "random"]


def test_amounts_reckon_like_numbers_and_remember() -> None:
    first, second = Amount(1.5, {"a": 1.0, "b": 0.5}), Amount(2.0, {"b": 2.0})
    amounts = (1 - (first + second) / 2 + sum([first, second]), first * 3 - second, -first)
    assert amounts == (1 - 3.5 / 2 + 3.5, 2.5, -1.5)
    assert amounts[0].parts == {"a": 0.5, "b": 1.25}
    assert amounts[1].parts == {"a": 3.0, "b": -0.5}
    assert max(0.0, amounts[2]) == 0.0
    assert amounts[2].parts == {"a": -1.0, "b": -0.5}
