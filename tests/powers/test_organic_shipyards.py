"""Organic Shipyards: two imaginary shippers."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import chips_of, citizenry, cup, play


def test_power_35_its_genes_shipper_matches_goods_of_genes_worlds_only(rules: RollRuleset) -> None:
    for world, chips in (("plague_world", 2), ("spice_world", 1)):
        scenario = Scenario(rules).seat(0, tableau=["organic_shipyards", world], goods={world: "home"})
        game = scenario.phases("ship").begin()
        play(game, 0, f"consume {world} home imaginary_genes")
        assert game.finished
        assert chips_of(game) == chips
        assert citizenry(game) == {"home": 1}


def test_power_35_its_home_shipper_matches_nothing(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["organic_shipyards", "plague_world"], goods={"plague_world": "genes"})
    game = scenario.phases("ship").begin()
    play(game, 0, "consume plague_world genes imaginary_home")
    assert chips_of(game) == 2


def test_power_17_both_are_used_while_goods_remain_and_are_no_dice(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["organic_shipyards", "plague_world", "spice_world", "comet_zone"],
        goods={"plague_world": "genes", "spice_world": "novelty", "comet_zone": "home"},
        workers={"ship": "military"},
    )
    game = scenario.phases("ship").begin()
    play(game, 0, "trade plague_world genes imaginary_home", "consume spice_world novelty imaginary_genes")
    play(game, 0, "consume comet_zone home military")
    assert game.finished
    assert citizenry(game) == {"home": 1, "military": 1, "novelty": 1, "genes": 1}
    assert cup(game) == {}
