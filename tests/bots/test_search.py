"""What the search player looks at: worlds with the others' sheets filled in, candidates of every phase, playouts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Protocol

import pytest
from attrs import evolve

from starcup import Choice, Decision, Rng
from starcup.roll import RollRuleset, choices
from starcup_bots.roll.hard import HardBot, Settings
from starcup_bots.roll.hard.foresight import foreseen
from starcup_bots.roll.planner import PlannerBot
from starcup_bots.search.deciding import all_the_same, outlasts
from starcup_bots.search.judged import Playouts
from starcup_bots.search.odds import logistic, shifted
from starcup_bots.search.racing import Values, search
from starcup_bots.search.worlds import World, Worlds
from tests.bots.questions import selections

QUICK = Settings(playouts=30, candidates=4)


def playouts_of(decision: Decision, how: Settings) -> Playouts:
    """The playouts of ``hard`` from a question, its sheet filled in as ``normal`` would."""
    bot = HardBot(3, how)
    return Playouts(decision.seat, PlannerBot(3), bot.judgement, how, bot.spread)


def test_in_a_sampled_world_only_the_own_sheet_is_left_to_fill_in(rules: RollRuleset) -> None:
    for decision, view in selections(rules, 3, 31, 7):
        worlds = Worlds(view, Rng(1), decision.seat, PlannerBot)
        for number in range(3):
            assert [one.seat for one in worlds[number].game.waiting()] == [decision.seat]
            assert worlds[number] is worlds[number]


def test_what_others_will_select_is_counted_in_the_worlds(rules: RollRuleset) -> None:
    """With two seats, one phase is selected in each world; the spare die makes others occur as well."""
    for decision, view in selections(rules, 2, 32, 7):
        worlds = Worlds(view, Rng(1), decision.seat, PlannerBot)
        prospect = PlannerBot(1).outlook(view)
        odds, spare = foreseen(prospect, worlds, 20, trust=0.0), prospect.spare_odds
        selected = [(one - chance) / (1 - chance) for one, chance in zip(odds, spare, strict=True)]
        assert sum(selected) == pytest.approx(1)
        assert all(one == pytest.approx(round(one * 20) / 20) for one in selected)


def test_the_guess_weighs_as_much_as_it_is_trusted(rules: RollRuleset) -> None:
    decision, view = next(selections(rules, 4, 33, 5))
    guess = (1.0, 0.0, 0.5, 0.5, 0.5)
    prospect = PlannerBot(1, foreseen=guess).outlook(view)
    assert prospect.spare_odds == (0.0,) * 5
    worlds = Worlds(view, Rng(1), decision.seat, PlannerBot)
    counted = foreseen(prospect, worlds, 8, trust=0.0)
    half = foreseen(prospect, worlds, 8, trust=8.0)
    assert half == pytest.approx([(one + other) / 2 for one, other in zip(counted, guess, strict=True)])


def test_each_phase_is_tried_before_a_second_way_to_select_one(rules: RollRuleset) -> None:
    for decision, view in selections(rules, 2, 34, 3):
        scores = PlannerBot(1).scores(decision, view)
        everywhere = HardBot(1, evolve(QUICK, margin=1_000.0, candidates=5))
        phases = {choice.phase for choice in decision.legal if isinstance(choice, choices.Select)}
        kept = [choice for _, choice in everywhere.candidates(scores)]
        assert {one.phase for one in kept if isinstance(one, choices.Select)} == phases
        assert everywhere.candidates(scores)[0][0] == max(value for value, _ in scores)
        only_the_best = HardBot(1, evolve(QUICK, margin=0.0)).candidates(scores)
        assert {value for value, _ in only_the_best} == {max(value for value, _ in scores)}


def test_a_playout_leaves_the_world_alone_and_comes_out_the_same_again(rules: RollRuleset) -> None:
    for decision, view in selections(rules, 2, 35, 9):
        worlds = Worlds(view, Rng(2), decision.seat, PlannerBot)
        playouts = playouts_of(decision, QUICK)
        before = worlds[0].game.save()
        values = [playouts.value(worlds[0], choice) for choice in decision.legal[:3]]
        assert all(0 <= value <= 1 for value in values)
        assert values == [playouts.value(worlds[0], choice) for choice in decision.legal[:3]]
        assert worlds[0].game.save() == before


def test_what_the_policy_thinks_counts_less_when_the_game_is_all_but_won() -> None:
    """Odds shift by a lead as far as leads move them there, and never leave 0 to 1."""
    assert shifted(0.5, 5.0, 5.0) == pytest.approx(0.75, abs=0.01)
    assert shifted(0.5, -5.0, 5.0) == pytest.approx(0.25, abs=0.01)
    assert 0 < shifted(0.95, 5.0, 5.0) - 0.95 < 0.05
    assert 0 < shifted(1.0, 1_000.0, 5.0) <= 1
    assert 0 <= shifted(0.0, -1_000.0, 5.0) < 0.01
    assert shifted(0.3, 0.0, 2.0) == pytest.approx(0.3)
    assert logistic(0.0, 3.0) == 0.5


def test_every_candidate_is_tried_in_the_same_worlds_and_the_worse_half_is_dropped(rules: RollRuleset) -> None:
    decision, view = next(selections(rules, 2, 36, 6))
    how = evolve(QUICK, margin=1_000.0, playouts=40)
    scored = HardBot(3, how).candidates(PlannerBot(3).scores(decision, view))
    worlds = Worlds(view, Rng(3), decision.seat, PlannerBot)
    playouts = playouts_of(decision, how)
    standings = search(scored, tried(worlds, playouts), how, spread=5.0, began=0.0)
    assert {one.choice for one in standings} == {choice for _, choice in scored}
    assert [one.playouts for one in standings] == sorted((one.playouts for one in standings), reverse=True)
    assert standings[0].playouts > standings[-1].playouts
    best = standings[0]
    again = [playouts.value(worlds[number], best.choice) for number in range(best.playouts)]
    assert best.odds == pytest.approx(sum(again) / len(again))


class Valuing(Protocol):
    def value(self, world: World, choice: Choice) -> float: ...


def tried(worlds: Worlds, playouts: Valuing) -> Values:
    """What a search asks for: playouts of choices in worlds, by their numbers."""
    return lambda numbers, choices: [
        [playouts.value(worlds[number], choice) for number in numbers] for choice in choices
    ]


class Known:
    """Playouts that come out as a test has it, by the place of the choice among the candidates, and are counted."""

    def __init__(self, candidates: list[Choice], values: list[list[float]]) -> None:
        self.candidates, self.values = candidates, values
        self.played = [0] * len(candidates)

    def value(self, world: World, choice: Choice) -> float:
        place = self.candidates.index(choice)
        self.played[place] += 1
        own = self.values[place]
        return own[(self.played[place] - 1) % len(own)]


def searched(rules: RollRuleset, values: list[list[float]], how: Settings) -> tuple[Choice, Known]:
    """What a search chooses among candidates that look alike at first glance, with playouts of these values."""
    decision, view = next(selections(rules, 2, 37, 4))
    scored = [(0.0, choice) for choice in decision.legal[: len(values)]]
    playouts = Known([choice for _, choice in scored], values)
    worlds = Worlds(view, Rng(1), decision.seat, PlannerBot)
    standings = search(scored, tried(worlds, playouts), how, spread=5.0, began=0.0)
    return standings[0].choice, playouts


LONG = Settings(playouts=60, foresight=0)
FAST = Settings(playouts=32, candidates=5)


def test_an_obvious_choice_is_not_thought_about_any_longer(rules: RollRuleset) -> None:
    best, playouts = searched(rules, [[0.2, 0.3], [0.9, 0.8], [0.3, 0.4]], LONG)
    assert best == playouts.candidates[1]
    assert sum(playouts.played) < LONG.playouts / 2


def test_a_close_choice_takes_all_playouts(rules: RollRuleset) -> None:
    best, playouts = searched(rules, [[0.1, 0.9, 0.4], [0.8, 0.2, 0.45], [0.3, 0.7, 0.44]], LONG)
    assert best == playouts.candidates[1]
    assert LONG.playouts - 6 < sum(playouts.played) <= LONG.playouts


def test_a_rival_that_can_not_catch_up_is_dropped_before_its_time(rules: RollRuleset) -> None:
    _, close = searched(rules, [[0.1, 0.9, 0.4], [0.8, 0.2, 0.45], [0.3, 0.7, 0.44]], LONG)
    _, apart = searched(rules, [[0.1, 0.9, 0.4], [0.8, 0.2, 0.45], [0.0, 0.05]], LONG)
    assert apart.played[2] < close.played[2]
    assert apart.played[0] == apart.played[1] > apart.played[2]


def test_a_game_that_is_won_or_lost_whatever_is_chosen_is_not_thought_about(rules: RollRuleset) -> None:
    for odds in (1.0, 0.0):
        _, playouts = searched(rules, [[odds], [odds], [odds]], LONG)
        assert sum(playouts.played) < LONG.playouts / 2


class Drawn(Known):
    """Playouts that come out by a generator, around the ``odds`` of each candidate and as widely as they can.

    Half of the luck in a world is the same for all candidates, as it is in real ones.
    """

    def __init__(self, candidates: list[Choice], odds: Sequence[float], rng: Rng) -> None:
        super().__init__(candidates, [])
        self.odds, self.rng = odds, rng
        self.luck: dict[int, float] = {}

    def value(self, world: World, choice: Choice) -> float:
        odds = self.odds[self.candidates.index(choice)]
        common = self.luck.setdefault(id(world), self._drawn())
        return odds + min(odds, 1 - odds) * (common + self._drawn())

    def _drawn(self) -> float:
        return (self.rng.below(1001) - 500) / 1000


def test_the_interval_of_what_was_chosen_holds_the_true_odds_as_often_as_it_says(rules: RollRuleset) -> None:
    """Of 95%: searches pick what came out well and stop when that seems sure, and the interval holds all the same."""
    decision, view = next(selections(rules, 2, 37, 4))
    candidates = list(decision.legal[:5])
    scored = [(0.0, choice) for choice in candidates]
    rng, worlds = Rng(8), Worlds(view, Rng(1), decision.seat, PlannerBot)
    held: dict[str, list[bool]] = {"best": [], "others": []}
    for odds in ((0.4, 0.4, 0.38, 0.4, 0.36), (0.27, 0.13, 0.18, 0.45, 0.16), (0.94, 0.93, 0.95, 0.94, 0.9)):
        for _ in range(250):
            playouts = Drawn(candidates, odds, rng)
            for rank, one in enumerate(search(scored, tried(worlds, playouts), FAST, spread=5.0, began=0.0)):
                low, high = one.interval
                assert 0 <= low <= one.odds <= high <= 1
                held["others" if rank else "best"].append(low <= odds[candidates.index(one.choice)] <= high)
    for found in held.values():
        assert 0.92 <= sum(found) / len(found) <= 0.99


@pytest.mark.slow
def test_the_interval_holds_what_many_more_playouts_come_to(rules: RollRuleset) -> None:
    """Brute force: 80 playouts of each candidate say what is true; searches draw from these."""
    rng, held = Rng(4), list[bool]()
    for decision, view in islice(selections(rules, 2, 38, 7), 3):
        scored = HardBot(3, FAST).candidates(PlannerBot(3).scores(decision, view))
        worlds = Worlds(view, Rng(3), decision.seat, PlannerBot)
        real = playouts_of(decision, FAST)
        pool = [[real.value(worlds[number], choice) for number in range(80)] for _, choice in scored]
        spread = FAST.spread + 6.0 * FAST.spread_by_round
        for _ in range(200):
            together = [rng.below(80) for _ in range(60)]  # the worlds are the same for all candidates
            drawn = [[values[number] for number in together] for values in pool]
            playouts = Known([choice for _, choice in scored], drawn)
            best = search(scored, tried(worlds, playouts), FAST, spread, began=0.0)[0]
            truth = pool[playouts.candidates.index(best.choice)]
            held.append(best.interval[0] <= sum(truth) / len(truth) <= best.interval[1])
    assert sum(held) / len(held) >= 0.9


def test_a_lead_that_outlasts_what_is_to_come_is_seldom_overtaken() -> None:
    """Differences drawn from a generator: of leads held to be safe, one in fifty at most is lost in the end."""
    rng = Rng(5)
    safe = overtaken = 0
    for _ in range(3_000):
        edge = rng.below(100) / 400
        ahead = [edge + rng.below(1000) / 1000 for _ in range(40)]
        behind = [rng.below(1000) / 1000 for _ in range(40)]
        played = 6 + rng.below(30)
        if outlasts(ahead[:played], behind[:played], 0.0, 40 - played):
            safe += 1
            overtaken += sum(ahead) < sum(behind)
    assert safe > 500
    assert overtaken <= safe / 50


def test_nothing_is_decided_by_who_is_ahead_only() -> None:
    assert outlasts([0.6], [0.5], 0.0, to_come=0)
    assert not outlasts([0.6], [0.5], 0.0, to_come=30)
    assert not outlasts([0.5] * 6, [0.5] * 6, 0.0, to_come=30)
    assert not all_the_same([1.0, 0.9])
