"""New Economy: $2 for each good Consumed; VP for developments without a Reassign power."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import bonus_of, chips_of, credits_of, play, shipping


@pytest.mark.parametrize("world", ["spice_world", "comet_zone", "plague_world", "deserted_alien_outpost"])
def test_ship_11_two_credits_for_each_good_consumed(rules: RollRuleset, world: str) -> None:
    game = shipping(rules, "new_economy", world)
    play(game, 0, f"consume {world} home military")
    assert (credits_of(game), chips_of(game)) == (3, 1)


def test_ship_11__power_15_trading_brings_nothing_and_the_cap_holds(rules: RollRuleset) -> None:
    game = shipping(rules, "new_economy", "spice_world", credits=9)
    play(game, 0, "consume spice_world home military")
    assert credits_of(game) == 10
    game = shipping(rules, "new_economy", "spice_world")
    play(game, 0, "trade spice_world home military")
    assert credits_of(game) == 4


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 1),
        (["conscription", "public_works", "spice_world"], 3),
        (["nanotechnology", "backup_planning", "system_diversification"], 1),
        (["biological_adaptation"], 2),
    ],
)
def test_power_27__score_4_bonus_counts_developments_without_a_reassign_power(
    rules: RollRuleset, others: list[str], points: int
) -> None:
    assert bonus_of(Scenario(rules).seat(0, tableau=["new_economy", *others]), "new_economy") == points
