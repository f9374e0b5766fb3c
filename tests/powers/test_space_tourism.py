"""Space Tourism: $1 in Ship, $2 with the highest-cost world."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of


@pytest.mark.parametrize(
    ("mine", "theirs", "gain"),
    [
        (["comet_zone"], ["transport_hub"], 1),
        (["terraformed_world"], ["transport_hub"], 2),
        (["terraformed_world", "lost_alien_warship"], ["transport_hub"], 2),
        (["terraformed_world"], ["lost_alien_warship"], 1),
        (["terraformed_world", "lost_alien_warship"], ["designer_species_ultd"], 1),
    ],
)
def test_power_36_the_second_credit_needs_all_worlds_of_the_highest_cost(
    rules: RollRuleset, mine: list[str], theirs: list[str], gain: int
) -> None:
    scenario = Scenario(rules).seat(0, tableau=["space_tourism", *mine]).seat(1, tableau=theirs)
    assert credits_of(after(scenario, "ship")) == 1 + gain


def test_power_36_every_other_player_counts_and_home_worlds_too(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3).seat(0, tableau=["space_tourism"], home="h8").seat(1, tableau=["spice_world"])
    assert credits_of(after(scenario, "ship")) == 3
    scenario = Scenario(rules, 3).seat(0, tableau=["space_tourism"], home="h8").seat(2, tableau=["comet_zone"])
    assert credits_of(after(scenario, "ship")) == 2


def test_power_37_printed_costs_are_compared_whatever_the_discounts(rules: RollRuleset) -> None:
    mine = ["space_tourism", "terraformed_world", "free_trade_zone", "replicant_robots"]
    scenario = Scenario(rules).seat(0, tableau=mine).seat(1, tableau=["transport_hub"])
    assert credits_of(after(scenario, "ship")) == 3


def test_power_6__power_7_only_in_ship(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["space_tourism", "terraformed_world"])
    assert credits_of(after(scenario, "produce")) == 1
