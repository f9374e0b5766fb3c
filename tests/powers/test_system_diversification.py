"""System Diversification: one or two dice other than Home; VP for Reassign developments."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import assigning, bonus_of, column, moves, play, refused

ROLLED = "home.explore home.develop genes.settle consumption.develop"


def test_assign_19_two_workers_go_to_different_columns_home_dice_stay(rules: RollRuleset) -> None:
    game = assigning(rules, ["system_diversification"], ROLLED, "ship home.explore")
    assert refused(game, 0, "reassign system_diversification home develop>ship") == "ASSIGN-8"
    play(game, 0, "reassign system_diversification consumption develop>ship")
    play(game, 0, "reassign system_diversification genes settle>produce")
    assert column(game, 0, "ship") == {"consumption": 1}
    assert column(game, 0, "produce") == {"genes": 1}
    assert column(game, 0, "develop") == {"home": 1}
    assert moves(game, "system_diversification") == []


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 3),
        (["diversification"], 4),
        (["nanotechnology", "backup_planning"], 6),
        (["galactic_mandate", "galactic_investors"], 5),
    ],
)
def test_score_5__power_12_bonus_is_half_the_cost_of_reassign_developments(
    rules: RollRuleset, others: list[str], points: int
) -> None:
    scenario = Scenario(rules).seat(0, tableau=["system_diversification", *others])
    assert bonus_of(scenario, "system_diversification") == points


def test_power_27_a_power_over_reassign_developments_is_none_itself(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, faction="f7", tableau=["system_diversification"])
    assert bonus_of(scenario, "system_diversification") == 3
