"""The players of Race: legal always, the same for the same seed, blind to what is hidden, with reasons, and able."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from starcup import Choice, Decision, Game, Rng
from starcup_bots import Bot, JudgingBot, Thrift, advise, available, bot_seed, make, play, summary
from starcup_bots.random_bot import RandomBot
from starcup_bots.search.worlds import Worlds
from starcup_race import RaceRuleset, RaceView, choices
from starcup_race.bots.bot import RaceBot, evaluate
from starcup_race.bots.hard import hard
from starcup_race.bots.numbers import numbers
from tests.bots.matches import wins
from tests.bots.questions import answer_strange_questions, asked_as, questions_among, shout

RULES = RaceRuleset.load()
TWO_ACTIONS = RaceRuleset.load(options={"race-base.actions": "two"})
FIRST_GAME = RaceRuleset.load(options={"race-base.start": "first-game"})
LITTLE = Thrift(playouts=6, candidates=3, rounds=1)
"""A search small enough for tests."""

MAKERS: dict[str, Callable[[int], Bot]] = {
    "greedy": lambda seed: make("greedy", seed, "race"),
    "easy": lambda seed: make("easy", seed, "race"),
    "normal": lambda seed: make("normal", seed, "race"),
    "hard": lambda seed: hard("hard", seed, LITTLE),
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


def often(level: str) -> int:
    return 13 if level == "hard" else 2


def test_the_players_are_on_offer_under_the_names_of_those_of_roll() -> None:
    kinds = available("race")
    assert set(kinds) == {"easy", "greedy", "hard", "hard-fast", "normal", "random"}
    for name in ("easy", "greedy", "normal", "hard", "hard-fast"):
        assert kinds[name].summary.endswith(".") and kinds[name].game == "race"
        assert type(make(name, 1, "race")) is not type(make(name, 1, "roll"))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", sorted(MAKERS))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_is_legal_and_the_view_is_left_alone(level: str, players: int) -> None:
    bot = MAKERS[level](3)
    for decision, view in questions(RULES, players, 11, often(level)):
        before = repr(view)
        assert bot.choose(decision, view) in decision.legal
        assert repr(view) == before


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_the_same_seed_gives_the_same_answers(level: str) -> None:
    one, other = MAKERS[level](5), MAKERS[level](5)
    for decision, view in questions(RULES, 3, 12, often(level)):
        assert one.choose(decision, view) is other.choose(decision, view)


def test_another_seed_makes_easy_misjudge_elsewhere() -> None:
    one, other = MAKERS["easy"](5), MAKERS["easy"](6)
    asked = list(questions(RULES, 2, 12, 3))
    assert any(one.choose(decision, view) is not other.choose(decision, view) for decision, view in asked)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_what_is_hidden_makes_no_difference(level: str) -> None:
    """In another world that fits the view, with other hands, goods and supply, the answer is the same."""
    rng, asked = Rng(1), 0
    for decision, view in questions(RULES, 3, 13, 3 * often(level)):
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


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_every_question_of_games_is_explained_by_terms_that_add_up(level: str) -> None:
    found = explained(level, 1 if level == "hard" else 6)
    if level == "normal":
        assert found == KINDS


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", ["normal", "easy", "greedy"])
def test_questions_are_explained_by_terms_that_add_up(level: str) -> None:
    assert len(explained(level, 1)) > 6


def explained(level: str, games: int) -> set[str]:
    """Ask a player for its reasons at questions of some games; return the kinds of the questions."""
    found: set[str] = set()
    for seed in range(games):
        for decision, view in questions(RULES, 4, 40 + seed, often(level)):
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
    decision, view = next(one for one in questions(RULES, 2, 14, 1) if one[0].kind == "action")
    told = advise(MAKERS["normal"](1), decision, view)
    assert told.best is not None
    odds = {term.name: term.odds for term in told.best.terms if term.odds is not None}
    assert odds and set(odds) <= {"explore", "develop", "settle", "consume", "produce"}
    assert 1.0 in odds.values() and all(0 <= one <= 1 for one in odds.values())


def test_playouts_decide_and_the_first_glance_is_told_beside() -> None:
    tried = [
        advise(MAKERS["hard"](1), decision, view)
        for decision, view in questions(RULES, 2, 15, 5)
        if decision.kind == "action"
    ]
    assert tried and all(told.basis in ("playouts", "value") for told in tried)
    best = [told.best for told in tried if told.basis == "playouts"]
    assert best and all(one is not None and one.playouts and one.worth is not None for one in best)


# Variants, and cards of others.


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", ["greedy", "easy", "normal"])
@pytest.mark.parametrize("rules", [TWO_ACTIONS, FIRST_GAME], ids=["two-actions", "first-game"])
def test_variants_are_played_to_their_end(level: str, rules: RaceRuleset) -> None:
    for seed in range(4):
        game = play(rules, [MAKERS[level](1), MAKERS[level](2)], seed=seed)
        assert game.finished


def test_two_action_cards_are_weighed_together() -> None:
    asked = [one for one in questions(TWO_ACTIONS, 2, 16, 1) if one[0].kind == "action"]
    decision, view = asked[0]
    told = advise(MAKERS["normal"](1), decision, view)
    assert len(told.options) == len(decision.legal) == 23
    assert all(term.amount for option in told.options for term in option.terms)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", sorted(MAKERS))
@pytest.mark.parametrize("kind", sorted(KINDS | {"of-a-stranger"}))
def test_questions_and_items_that_nobody_knows_are_answered(level: str, kind: str) -> None:
    """A pack may ask anything, under any name: the bot declines, or takes what it can."""
    decision, view = next(questions(RULES, 2, 17, 9))
    answer_strange_questions(lambda: MAKERS[level](1), kind, decision, view, *strange_choices())


def test_a_question_of_a_pack_is_answered_like_one_of_the_rules() -> None:
    """Cards to discard are those worth least, whatever the question is called."""
    decision, view = next(one for one in questions(RULES, 2, 17, 1) if one[0].kind == "pay" and len(one[0].legal) > 2)
    strange = asked_as("of-a-stranger", decision, decision.legal)
    assert MAKERS["normal"](1).choose(strange, view) is MAKERS["normal"](1).choose(decision, view)


def test_a_power_of_a_pack_is_used_before_all_is_done() -> None:
    decision, view = next(questions(RULES, 2, 17, 9))
    own = shout("hip")
    asked = asked_as("consume", decision, (own, choices.DONE))
    assert MAKERS["normal"](1).choose(asked, view) is own


def strange_choices() -> tuple[Choice, ...]:
    return (
        choices.develop("unknown_card"),
        choices.settle("unknown_card"),
        choices.sell("unknown_card"),
        choices.use_power("unknown_card", "consume"),
        choices.produce_on("unknown_card", "unknown_power"),
        choices.consume(("unknown_card",)),
        choices.using(("unknown_card",)),
        choices.choose_action("dance"),
        choices.guess(1000),
    )


# Strength.


def test_positions_with_more_in_them_are_worth_more() -> None:
    """The evaluation sees chips and cards in hand; it is asked about positions that differ in nothing else."""
    how = numbers("normal")
    for _, view in questions(RULES, 2, 18, 11):
        now = evaluate(view, how)
        view.me.chips += 5
        assert evaluate(view, how) > now + 3
        view.me.chips -= 5
        if 1 < view.round < 5 and len(view.me.hand) > 1:
            kept = view.me.hand
            view.me.hand = kept[1:]
            assert evaluate(view, how) < now
            view.me.hand = kept


@pytest.mark.parametrize("level", ["easy", "greedy", "normal"])
def test_chance_is_beaten(level: str) -> None:
    assert wins(RULES, RIVALS[level], RIVALS["random"], range(5)) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "other", "deals", "least"),
    [("normal", "random", 100, 0.98), ("normal", "greedy", 100, 0.6), ("greedy", "easy", 60, 0.5)],
)
def test_each_level_beats_the_one_below(one: str, other: str, deals: int, least: float) -> None:
    assert wins(RULES, RIVALS[one], RIVALS[other], range(5000, 5000 + deals)) > least


@pytest.mark.slow
@pytest.mark.parametrize("other", ["random", "greedy"])
def test_normal_holds_its_own_at_a_full_table(other: str) -> None:
    assert wins(RULES, RIVALS["normal"], RIVALS[other], range(6000, 6025), players=4) > 0.25


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", ["greedy", "normal"])
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

    own = evolve(numbers("normal"), card=0.1)
    asked = list(questions(RULES, 2, 19, 2))
    assert any(
        RaceBot(1, own).choose(decision, view) is not RaceBot(1).choose(decision, view) for decision, view in asked
    )


def test_a_search_that_runs_out_of_time_still_answers() -> None:
    bot = hard("hard", 1, Thrift(playouts=100_000, seconds=0.001))
    game = Game.new(RULES, 2, 20, log=False)
    for _ in range(12):
        decision = game.waiting()[0]
        game.submit(decision.seat, bot.choose(decision, game.view(decision.seat)))


def test_what_others_answer_first_and_once_changes_no_playout() -> None:
    """Seats asked at the same time know nothing of each other, so it makes no difference when they answer."""

    class Later(JudgingBot):
        """Its worlds leave the others to be asked after the choice that is tried."""

        def worlds(self, decision: Decision, view: RaceView) -> Worlds:
            return Worlds(view, Rng(self.seed * 8191 + decision.number))

    searched = 0
    for decision, view in questions(RULES, 2, 9, 3):
        bot = hard("hard", 1, Thrift(playouts=8, candidates=2))
        told = advise(bot, decision, view)
        assert told == advise(Later(1, bot.judgement, bot.thrift), decision, view)
        searched += told.basis == "playouts"
    assert searched > 3
