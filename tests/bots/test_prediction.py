"""What the planner expects of the others, and the intervals that reports are made with, at their smallest."""

from __future__ import annotations

from math import inf, isfinite

import pytest

from starcup import Game
from starcup.roll import RollRuleset
from starcup_bots.intervals import by_deal, factor, mean_interval
from starcup_bots.roll.planner.bot import PlannerBot
from starcup_bots.roll.planner.prospect import Prospect


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_of_the_others_is_expected_to_select_something_wherever_one_sits(rules: RollRuleset, players: int) -> None:
    game = Game.new(rules, players, 7)
    while game.table.lanes is None or any(asked.kind == "choose-start" for asked in game.waiting()):
        decision = game.waiting()[0]
        game.submit(decision.seat, decision.legal[0])
    for seat in range(players):
        odds = Prospect(game.view(seat), PlannerBot(1).character).odds
        assert all(0 < chance < 1 for chance in odds)
        # Nobody selects more than one phase; several may select the same one.
        assert 1 < sum(odds) < players - 1


def test_two_deals_tell_little_and_one_tells_nothing() -> None:
    assert factor(1) == pytest.approx(12.706)
    assert factor(0.5) == inf
    assert mean_interval(by_deal([(0, 0.0), (1, 1.0)])) == pytest.approx((0.5 - 12.706 / 2, 0.5 + 12.706 / 2))
    assert not any(map(isfinite, mean_interval(by_deal([(0, 0.0)]))))
