"""Alien Uplift Blueprints: Genes and Alien Technology worlds for one settler less."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, citizenry, cost_of, tableau


@pytest.mark.parametrize(
    ("world", "cost"),
    [("plague_world", 2), ("jungle_world", 3), ("deserted_alien_outpost", 3), ("alien_sentinels", 5)],
)
def test_power_14_genes_and_alien_worlds_need_one_settler_less(rules: RollRuleset, world: str, cost: int) -> None:
    assert cost_of(rules, world, "alien_uplift_blueprints") == cost
    assert cost_of(rules, world, "alien_uplift_blueprints", "replicant_robots") == cost - 1


@pytest.mark.parametrize(("key", "cost"), [("spice_world", 2), ("trading_world", 3), ("conscription", 4)])
def test_power_14_other_tiles_cost_what_is_printed(rules: RollRuleset, key: str, cost: int) -> None:
    assert cost_of(rules, key, "alien_uplift_blueprints") == cost


def test_settle_8__power_13_two_settlers_complete_a_genes_world_of_cost_three(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["alien_uplift_blueprints"], settle=["plague_world"], workers={"settle": "home home"}
    )
    game = after(scenario, "settle")
    assert tableau(game) == ["alien_uplift_blueprints", "plague_world"]
    assert citizenry(game) == {"home": 2}
