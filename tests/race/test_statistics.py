"""Games of Race for the Galaxy between bots, summed up."""

from __future__ import annotations

from starcup_bots import make, play, summary
from starcup_race import RaceRuleset
from starcup_race.bots.facet import RaceBots


def test_what_six_cost_developments_bring_is_one_sum() -> None:
    result = summary(play(RaceRuleset.load(), [make("random", seat, "race") for seat in range(2)], seed=3))
    assert [name for name, _ in result.lines[0]] == ["chips", "cards", "bonus"]
    assert [sum(points for _, points in lines) for lines in result.lines] == list(result.scores)


def test_balance_compares_start_worlds_and_the_cards_that_were_placed() -> None:
    rules = RaceRuleset.load()
    result = play(rules, [make("random", seat, "race") for seat in range(3)], seed=3, log=True)
    for seat, had in zip(result.table.seats, RaceBots().history(result), strict=True):
        (name, start), *_ = had.dealt
        assert name == "start" and rules.cards[rules.index[str(start)]].start >= 0
        placed = [rules.index[key] for key, _ in had.built]
        assert {*seat.tableau} <= {rules.index[str(start)], *placed}
        rounds = [number for _, number in had.built]
        assert rounds == sorted(rounds) and rounds[0] >= 1
    pieces = RaceBots().pieces(rules)
    assert {
        pieces[key].kind for key in ("old_earth", "new_sparta", "drop_ships", "trade_league", "start old_earth")
    } == {*RaceBots.kinds}
    assert pieces["trade_league"].cost == 6
