"""Free Trade Zone: grey worlds for two settlers less, at least two."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, cost_of, face_of, tableau

GREY = [
    "fifth_column",
    "sentient_robots",
    "trading_world",
    "transport_hub",
    "terraformed_world",
    "galactic_trendsetters",
]


def test_power_33_grey_worlds_of_cost_one_to_six_alone_and_with_replicant_robots(rules: RollRuleset) -> None:
    assert [face_of(rules, key).cost for key in GREY] == [1, 2, 3, 4, 5, 6]
    assert [cost_of(rules, key, "free_trade_zone") for key in GREY] == [1, 2, 2, 2, 3, 4]
    assert [cost_of(rules, key, "free_trade_zone", "replicant_robots") for key in GREY] == [1, 1, 1, 1, 2, 3]
    assert [cost_of(rules, key, "replicant_robots", "free_trade_zone") for key in GREY] == [1, 1, 1, 1, 2, 3]


def test_power_33_other_worlds_cost_what_is_printed(rules: RollRuleset) -> None:
    assert cost_of(rules, "comet_zone", "free_trade_zone") == 3
    assert cost_of(rules, "alien_sentinels", "free_trade_zone") == 6


def test_power_33__power_13_two_settlers_complete_a_grey_world_of_cost_four(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["free_trade_zone"], settle=["transport_hub"], workers={"settle": "home home"}
    )
    game = after(scenario, "settle")
    assert tableau(game) == ["free_trade_zone", "transport_hub"]
