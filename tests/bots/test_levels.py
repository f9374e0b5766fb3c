"""The levels: legal always, the same for the same seed, blind to what is hidden, and each better than the one below."""

from collections.abc import Callable
from statistics import mean

import pytest

from starcup import Decision, Rng
from starcup.roll import RollRuleset
from starcup_bots import Bot, available, bot_seed, make, play, summary
from starcup_bots.roll.hard import HardBot, Settings
from starcup_bots.roll.planner import PlannerBot, evaluate, personality
from tests.bots.questions import questions

LITTLE = Settings(playouts=6, foresight=2, candidates=3)
"""A search small enough for tests; it takes every path that a large one takes."""

MAKERS: dict[str, Callable[[int], Bot]] = {
    "easy": lambda seed: make("easy", seed),
    "normal": lambda seed: make("normal", seed),
    "shipper": lambda seed: make("shipper", seed),
    "builder": lambda seed: make("builder", seed),
    "hard": lambda seed: HardBot(seed, LITTLE),
}


def test_the_levels_are_on_offer() -> None:
    kinds = available()
    for name in ("easy", "normal", "hard", "hard-fast", "shipper", "builder"):
        assert kinds[name].summary.endswith(".")
        assert isinstance(make(name, 1), Bot)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", sorted(MAKERS))
@pytest.mark.parametrize("players", [2, 4])
def test_every_answer_is_legal_and_the_view_is_left_alone(rules: RollRuleset, level: str, players: int) -> None:
    bot = MAKERS[level](3)
    every = 19 if level == "hard" else 3
    for decision, view in questions(rules, players, 11, every):
        before = repr(view)
        assert bot.choose(decision, view) in decision.legal
        assert repr(view) == before


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_the_same_seed_gives_the_same_answers(rules: RollRuleset, level: str) -> None:
    one, other = MAKERS[level](5), MAKERS[level](5)
    for decision, view in questions(rules, 3, 12, 29 if level == "hard" else 5):
        assert one.choose(decision, view) is other.choose(decision, view)


def test_another_seed_makes_easy_misjudge_elsewhere(rules: RollRuleset) -> None:
    one, other = make("easy", 5), make("easy", 6)
    asked = list(questions(rules, 2, 12, 3))
    assert any(one.choose(decision, view) is not other.choose(decision, view) for decision, view in asked)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", sorted(MAKERS))
def test_what_is_hidden_makes_no_difference(rules: RollRuleset, level: str) -> None:
    """In another world that fits the view, with other tiles and other rolls hidden, the answer is the same."""
    rng, asked = Rng(1), 0
    for decision, view in questions(rules, 3, 13, 31 if level == "hard" else 7):
        world = view.sample_world(rng)
        there = world.decision(decision.seat)
        assert there is not None
        if there.legal != decision.legal:
            continue
        asked += 1
        # The number of the question is public too, and a sampled world begins to count anew.
        there = Decision(there.seat, there.step, there.legal, decision.number)
        seen = world.view(decision.seat)
        assert MAKERS[level](7).choose(there, seen) is MAKERS[level](7).choose(decision, view)
    assert asked > 5


def test_a_search_that_runs_out_of_time_still_answers(rules: RollRuleset) -> None:
    bot = HardBot(1, Settings(playouts=100_000, foresight=1, seconds=0.001))
    for decision, view in questions(rules, 2, 14, 23):
        assert bot.choose(decision, view) in decision.legal


def test_positions_with_more_in_them_are_worth_more(rules: RollRuleset) -> None:
    """The evaluation sees chips, dice and credits; it is asked about positions that differ in nothing else."""
    character = personality("normal")
    for decision, view in questions(rules, 2, 15, 37):
        now = evaluate(view, character)
        view.me.chips += 5
        assert evaluate(view, character) > now + 2
        view.me.chips -= 5
        if view.me.credits < 5 and view.round < 5:
            view.me.credits += 3
            assert evaluate(view, character) > now
        assert decision.seat == view.seat


def wins(rules: RollRuleset, one: str, other: str, seeds: range) -> float:
    """The share of games that ``one`` wins: each seed twice, the seats exchanged; joint wins shared."""
    found = []
    for seed in seeds:
        for seat in (0, 1):
            bots = [make(one, bot_seed(seed, 0)), make(other, bot_seed(seed, 1))]
            result = summary(play(rules, bots[::-1] if seat else bots, seed))
            found.append((seat in result.winners) / len(result.winners))
    return mean(found)


def test_easy_beats_chance(rules: RollRuleset) -> None:
    assert wins(rules, "easy", "random", range(5)) > 0.7


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "other", "games", "least"),
    [
        ("easy", "random", 40, 0.85),
        ("normal", "easy", 60, 0.58),
        ("normal", "greedy", 60, 0.5),
        ("hard-fast", "normal", 10, 0.4),
    ],
)
def test_each_level_beats_the_one_below(rules: RollRuleset, one: str, other: str, games: int, least: float) -> None:
    assert wins(rules, one, other, range(5000, 5000 + games)) > least


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_between_normal_players_are_of_a_human_length(rules: RollRuleset, players: int) -> None:
    rounds = [
        summary(play(rules, [PlannerBot(bot_seed(seed, seat)) for seat in range(players)], seed)).rounds
        for seed in range(30)
    ]
    assert 10 < mean(rounds) < 17
