"""Race's players that weigh terms: legal, the same for the same seed, blind to what is hidden, with reasons, able."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from starcup import Choice, Decision, Rng
from starcup_bots import Bot, advise, bot_seed, make, play, summary
from starcup_bots.random_bot import RandomBot
from starcup_race import RaceRuleset, RaceView, choices
from starcup_race.bots.bot import RaceBot
from starcup_race.bots.numbers import numbers
from tests.bots.matches import wins
from tests.bots.questions import answer_strange_questions, asked_as, questions_among, shout

RULES = RaceRuleset.load()
TWO_ACTIONS = RaceRuleset.load(options={"race-base.actions": "two"})
FIRST_GAME = RaceRuleset.load(options={"race-base.start": "first-game"})
MAKERS: dict[str, Callable[[int], Bot]] = {
    "greedy": lambda seed: make("greedy", seed, "race"),
    "planner": lambda seed: make("planner", seed, "race"),
}
RIVALS = MAKERS | {"random": RandomBot}
KINDS = {
    "discard-start", "action", "keep", "place", "use-powers", "pay", "sell", "consume", "consume-goods",
    "discard-for-chips", "guess", "windfall", "discard-limit",
}  # fmt: skip
"""All kinds of questions."""


def questions(rules: RaceRuleset, players: int, seed: int, every: int = 4) -> Iterator[tuple[Decision, RaceView]]:
    """Every so many questions of a game among greedy players, with the view of the seat asked."""
    return questions_among(rules, players, seed, MAKERS["greedy"], every, odd=4)


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", sorted(MAKERS))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_legal_and_the_view_is_left_alone(level: str, players: int) -> None:
    bot = MAKERS[level](3)
    for decision, view in questions(RULES, players, 11, 2):
        before = repr(view)
        assert bot.choose(decision, view) in decision.legal
        assert repr(view) == before


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_the_same_seed_gives_the_same_answers(level: str) -> None:
    bot, other = MAKERS[level](5), MAKERS[level](5)
    for decision, view in questions(RULES, 3, 12, 2):
        assert bot.choose(decision, view) is other.choose(decision, view)


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_what_is_hidden_makes_no_difference(level: str) -> None:
    """In another world that fits the view, with other hands, goods and supply, the answer is the same."""
    rng, asked = Rng(1), 0
    for decision, view in questions(RULES, 3, 13, 6):
        world = view.sample_world(rng)
        there = world.decision(decision.seat)
        assert there is not None
        if list(there.legal[:20]) != list(decision.legal[:20]):
            continue
        asked += 1
        # The number of the question is public too, and a sampled world begins to count anew.
        there = Decision(there.seat, there.step, there.legal, decision.number)
        seen = world.view(decision.seat)
        assert MAKERS[level](7).choose(there, seen).text == MAKERS[level](7).choose(decision, view).text
    assert asked > 3


@pytest.mark.sampled(default=3)
@pytest.mark.slow
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_every_question_of_games_is_explained_by_terms_that_add_up(level: str) -> None:
    found = explained(level, 6)
    if level == "planner":
        assert found == KINDS


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", ["planner", "greedy"])
def test_questions_are_explained_by_terms_that_add_up(level: str) -> None:
    assert len(explained(level, 1)) > 6


def explained(level: str, games: int) -> set[str]:
    """Ask a player for its reasons at questions of some games; return the kinds of the questions."""
    found: set[str] = set()
    for seed in range(games):
        for decision, view in questions(RULES, 4, 40 + seed, 2):
            if len(decision.legal) == 1:
                continue
            told = advise(MAKERS[level](2), decision, view)
            assert told.choice is MAKERS[level](2).choose(decision, view)
            assert told.best is not None and told.best.worth is not None, decision.kind
            for option in told.options:
                assert sum(term.amount for term in option.terms) == pytest.approx(option.worth, abs=1e-6)
            found.add(decision.kind)
    return found


def test_an_action_is_told_phase_by_phase_with_odds() -> None:
    decision, view = next(asked for asked in questions(RULES, 2, 14, 1) if asked[0].kind == "action")
    told = advise(MAKERS["planner"](1), decision, view)
    assert told.best is not None
    odds = {term.name: term.odds for term in told.best.terms if term.odds is not None}
    assert odds and set(odds) <= {"explore", "develop", "settle", "consume", "produce"}
    assert 1.0 in odds.values() and all(0 <= share <= 1 for share in odds.values())


# Variants, and cards of others.


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", ["greedy", "planner"])
@pytest.mark.parametrize("rules", [TWO_ACTIONS, FIRST_GAME], ids=["two-actions", "first-game"])
def test_variants_are_played_to_their_end(level: str, rules: RaceRuleset) -> None:
    for seed in range(4):
        game = play(rules, [MAKERS[level](1), MAKERS[level](2)], seed=seed)
        assert game.finished


def test_two_action_cards_are_weighed_together() -> None:
    asked = [question for question in questions(TWO_ACTIONS, 2, 16, 1) if question[0].kind == "action"]
    decision, view = asked[0]
    told = advise(MAKERS["planner"](1), decision, view)
    assert len(told.options) == len(decision.legal) == 23
    assert all(term.amount for option in told.options for term in option.terms)


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", sorted(MAKERS))
@pytest.mark.parametrize("kind", sorted(KINDS | {"of-a-stranger"}))
def test_questions_and_items_that_nobody_knows_are_answered(level: str, kind: str) -> None:
    """A pack may ask anything, under any name: the bot declines, or takes what it can."""
    decision, view = next(questions(RULES, 2, 17, 9))
    answer_strange_questions(lambda: MAKERS[level](1), kind, decision, view, *strange_choices())


def test_a_question_of_a_pack_is_answered_like_one_of_the_rules() -> None:
    """Cards to discard are those worth least, whatever the question is called."""
    decision, view = next(
        asked for asked in questions(RULES, 2, 17, 1) if asked[0].kind == "pay" and len(asked[0].legal) > 2
    )
    strange = asked_as("of-a-stranger", decision, decision.legal)
    assert MAKERS["planner"](1).choose(strange, view) is MAKERS["planner"](1).choose(decision, view)


def test_a_power_of_a_pack_is_used_before_all_is_done() -> None:
    decision, view = next(questions(RULES, 2, 17, 9))
    own = shout("hip")
    asked = asked_as("consume", decision, (own, choices.DONE))
    assert MAKERS["planner"](1).choose(asked, view) is own


def strange_choices() -> tuple[Choice, ...]:
    return (
        choices.Develop.of("unknown_card"),
        choices.Settle.of("unknown_card"),
        choices.SellGood.of("unknown_card"),
        choices.UsePower.of("unknown_card", "consume"),
        choices.ProduceOn.of("unknown_card", "unknown_power"),
        choices.ConsumeGoods.of(("unknown_card",)),
        choices.Using.of(("unknown_card",)),
        choices.ChooseAction.of("dance"),
        choices.Guess.of(1000),
    )


# Strength.


@pytest.mark.parametrize("level", ["greedy", "planner"])
def test_chance_is_beaten(level: str) -> None:
    assert wins(RULES, RIVALS[level], RIVALS["random"], range(5)) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "other", "deals", "least"),
    [
        pytest.param("planner", "random", 100, 0.98, marks=pytest.mark.thorough),
        ("planner", "greedy", 100, 0.6),
    ],
)
def test_the_planner_beats(bot: str, other: str, deals: int, least: float) -> None:
    assert wins(RULES, RIVALS[bot], RIVALS[other], range(5000, 5000 + deals)) > least


@pytest.mark.slow
@pytest.mark.parametrize("other", ["random", "greedy"])
def test_the_planner_holds_its_own_at_a_full_table(other: str) -> None:
    assert wins(RULES, RIVALS["planner"], RIVALS[other], range(6000, 6025), players=4) > 0.25


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", ["greedy", "planner"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_come_to_an_end_in_a_human_time(level: str, players: int) -> None:
    rounds = [
        summary(play(RULES, [MAKERS[level](bot_seed(seed, seat)) for seat in range(players)], seed)).rounds
        for seed in range(8)
    ]
    assert max(rounds) <= 25


def test_numbers_may_be_ones_own() -> None:
    """Who thinks nothing of cards in hand plays otherwise."""
    from attrs import evolve

    own = evolve(numbers("planner"), card=0.1)
    asked = list(questions(RULES, 2, 19, 2))
    assert any(
        RaceBot(1, own).choose(decision, view) is not RaceBot(1).choose(decision, view) for decision, view in asked
    )
