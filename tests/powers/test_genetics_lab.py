"""Genetics Lab: $2 for each Genes good."""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import after, credits_of


def test_power_34_genes_dice_count_on_any_world_other_dice_on_genes_worlds_do_not(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0,
        tableau=["genetics_lab", "spice_world", "plague_world"],
        goods={"spice_world": "genes", "plague_world": "home"},
    )
    assert credits_of(after(scenario, "produce")) == 3


def test_power_11_consumption_dice_are_no_genes_dice(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["genetics_lab", "plague_world"], goods={"plague_world": "consumption"}, citizenry="genes"
    )
    assert credits_of(after(scenario, "produce")) == 1


def test_power_34_both_goods_of_one_world_count(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["genetics_lab", "galactic_reserves", "plague_world"], goods={"plague_world": "genes genes"}
    )
    assert credits_of(after(scenario, "produce")) == 5
