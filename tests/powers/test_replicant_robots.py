"""Replicant Robots: worlds for one settler less."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, cost_of, tableau


@pytest.mark.parametrize(
    ("world", "cost"),
    [("fifth_column", 1), ("star_nomad_lair", 1), ("spice_world", 1), ("comet_zone", 2), ("alien_sentinels", 5)],
)
def test_power_14_every_world_needs_one_settler_less_but_at_least_one(
    rules: RollRuleset, world: str, cost: int
) -> None:
    assert cost_of(rules, world, "replicant_robots") == cost


def test_power_14_developments_cost_what_is_printed(rules: RollRuleset) -> None:
    assert cost_of(rules, "trade_levies", "replicant_robots") == 3


def test_power_14__settle_8_the_discount_is_compulsory(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["replicant_robots"], settle=["spice_world", "comet_zone"], workers={"settle": "home home home"}
    )
    game = after(scenario, "settle")
    assert tableau(game) == ["replicant_robots", "spice_world", "comet_zone"]
