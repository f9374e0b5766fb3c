"""Games of Race for the Galaxy between bots, summed up."""

from __future__ import annotations

from starcup_bots import make, play, summary
from starcup_race import RaceRuleset


def test_what_six_cost_developments_bring_is_one_sum() -> None:
    result = summary(play(RaceRuleset.load(), [make("random", seat, "race") for seat in range(2)], seed=3))
    assert [name for name, _ in result.lines[0]] == ["chips", "cards", "bonus"]
    assert [sum(points for _, points in lines) for lines in result.lines] == list(result.scores)
