"""What a search makes of playouts: the same worlds for all, the worse half dropped, an early end, honest intervals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starcup import Rng
from starcup_bots.search import SearchBudget
from starcup_bots.search.deciding import all_the_same, outlasts
from starcup_bots.search.odds import logistic, shifted
from starcup_bots.search.racing import Standing, search
from tests.bots.questions import shout

CANDIDATES = [shout(word) for word in ("hip", "hey", "hurrah", "bravo", "encore")]
"""Any choices: a search never asks what they mean."""
LONG = SearchBudget(playouts=60, seconds=0.0, prior=3.0)
FAST = SearchBudget(playouts=32, seconds=0.0, prior=3.0)


def test_what_is_thought_at_first_glance_counts_less_when_the_game_is_all_but_won() -> None:
    """Odds shift by a lead as far as leads move them there, and never leave 0 to 1."""
    assert shifted(0.5, 5.0, 5.0) == pytest.approx(0.75, abs=0.01)
    assert shifted(0.5, -5.0, 5.0) == pytest.approx(0.25, abs=0.01)
    assert 0 < shifted(0.95, 5.0, 5.0) - 0.95 < 0.05
    assert 0 < shifted(1.0, 1_000.0, 5.0) <= 1
    assert 0 <= shifted(0.0, -1_000.0, 5.0) < 0.01
    assert shifted(0.3, 0.0, 2.0) == pytest.approx(0.3)
    assert logistic(0.0, 3.0) == 0.5


def searched(values: Sequence[Sequence[float]], budget: SearchBudget, batch: int = 1) -> tuple[Standing, ...]:
    """Search candidates that look alike at first glance; their playouts in the worlds come out by turns as listed."""

    def played(worlds: range, chosen: Sequence[object]) -> list[list[float]]:
        own = [values[CANDIDATES.index(choice)] for choice in chosen]  # type: ignore[arg-type]  # they are choices
        return [[row[world % len(row)] for world in worlds] for row in own]

    scored = [(0.0, choice) for choice in CANDIDATES[: len(values)]]
    return search(scored, played, budget, 5.0, 0.0, batch)


def playouts_of(standings: tuple[Standing, ...]) -> list[int]:
    """The playouts of each candidate."""
    by_choice = {standing.choice: standing.playouts for standing in standings}
    return [by_choice[choice] for choice in CANDIDATES if choice in by_choice]


CLOSE = [[0.1, 0.9, 0.4], [0.8, 0.2, 0.45], [0.3, 0.7, 0.44]]


@pytest.mark.parametrize("batch", [1, 8])
def test_every_candidate_is_tried_and_the_worse_half_is_dropped(batch: int) -> None:
    standings = searched([*CLOSE, [0.2, 0.6, 0.3], [0.1, 0.5, 0.5]], LONG, batch)
    assert {standing.choice for standing in standings} == set(CANDIDATES)
    playouts = [standing.playouts for standing in standings]
    assert playouts == sorted(playouts, reverse=True) and playouts[0] > playouts[-1]


def test_an_obvious_choice_is_not_thought_about_any_longer() -> None:
    standings = searched([[0.2, 0.3], [0.9, 0.8], [0.3, 0.4]], LONG)
    assert standings[0].choice == CANDIDATES[1]
    assert sum(playouts_of(standings)) < LONG.playouts / 2


def test_a_close_choice_takes_all_playouts() -> None:
    standings = searched(CLOSE, LONG)
    assert standings[0].choice == CANDIDATES[1]
    assert LONG.playouts - 6 < sum(playouts_of(standings)) <= LONG.playouts


def test_a_rival_that_can_not_catch_up_is_dropped_before_its_time() -> None:
    close, apart = playouts_of(searched(CLOSE, LONG)), playouts_of(searched([*CLOSE[:2], [0.0, 0.05]], LONG))
    assert apart[2] < close[2]
    assert apart[0] == apart[1] > apart[2]


def test_a_game_that_is_won_or_lost_whatever_is_chosen_is_not_thought_about() -> None:
    for odds in (1.0, 0.0):
        assert sum(playouts_of(searched([[odds]] * 3, LONG))) < LONG.playouts / 2


def test_the_interval_of_what_was_chosen_holds_the_true_odds_as_often_as_it_says() -> None:
    """Of 95%: searches pick what came out well and stop when that seems sure, and the interval holds all the same.

    Half of the luck in a world is the same for all candidates, as it is in real ones.
    """
    rng = Rng(8)
    held: dict[str, list[bool]] = {"best": [], "others": []}
    for odds in ((0.4, 0.4, 0.38, 0.4, 0.36), (0.27, 0.13, 0.18, 0.45, 0.16), (0.94, 0.93, 0.95, 0.94, 0.9)):
        for _ in range(250):
            luck = [[(rng.below(1001) - 500) / 1000 for _ in range(40)] for _ in range(6)]
            values = [
                [chance + min(chance, 1 - chance) * (own + common) for own, common in zip(row, luck[5], strict=True)]
                for chance, row in zip(odds, luck, strict=False)
            ]
            for rank, standing in enumerate(searched(values, FAST)):
                low, high = standing.interval
                assert 0 <= low <= standing.odds <= high <= 1
                true = odds[CANDIDATES.index(standing.choice)]  # type: ignore[arg-type]  # it is one of them
                held["others" if rank else "best"].append(low <= true <= high)
    for cases in held.values():
        assert 0.92 <= sum(cases) / len(cases) <= 0.99


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
