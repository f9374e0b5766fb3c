"""Trade Levies: $1 for each good Consumed."""

import pytest

from starcup.roll import RollRuleset
from tests.powers.at_work import chips_of, credits_of, play, shipping


@pytest.mark.parametrize("world", ["spice_world", "mining_world", "plague_world", "deserted_alien_outpost"])
def test_ship_11_one_credit_for_each_good_consumed_from_any_world(rules: RollRuleset, world: str) -> None:
    game = shipping(rules, "trade_levies", world)
    play(game, 0, f"consume {world} home military")
    assert (credits_of(game), chips_of(game)) == (2, 1)


def test_ship_11_it_adds_to_new_economy_and_mining_industry(rules: RollRuleset) -> None:
    game = shipping(rules, "trade_levies", "mining_world", tableau=("new_economy", "mining_industry"))
    play(game, 0, "consume mining_world home military")
    assert credits_of(game) == 1 + 1 + 2 + 1


def test_ship_11_trading_brings_nothing_more(rules: RollRuleset) -> None:
    game = shipping(rules, "trade_levies", "spice_world")
    play(game, 0, "trade spice_world home military")
    assert credits_of(game) == 4
