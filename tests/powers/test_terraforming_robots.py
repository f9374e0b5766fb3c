"""Terraforming Robots: $1 for each world completed, $2 for a Rare Elements world."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of


@pytest.mark.parametrize(
    ("worlds", "gain"),
    [
        (["star_nomad_lair"], 1),
        (["radioactive_world"], 2),
        (["fifth_column", "asteroid_belt"], 3),
    ],
)
def test_power_5_worlds_pay_one_and_rare_elements_worlds_two(rules: RollRuleset, worlds: list[str], gain: int) -> None:
    workers = {"settle": "home home home"}
    scenario = Scenario(rules).seat(0, tableau=["terraforming_robots"], settle=worlds, workers=workers)
    assert credits_of(after(scenario, "settle")) == 1 + gain


def test_power_5_developments_bring_nothing(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["terraforming_robots"], develop=["public_works"], workers={"develop": "home"}
    )
    assert credits_of(after(scenario, "develop")) == 1
