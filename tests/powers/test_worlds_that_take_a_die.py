"""The three worlds that take a die before they give some; rule-book notes on single tiles, but no powers."""

import pytest

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import citizenry, cup, dice_owned, legal, play, tableau


def settling(rules: RollRuleset, world: str, cost: int) -> RollGame:
    """Seat 0 settles a world with all but three of its seven dice."""
    scenario = Scenario(rules).seat(
        0, settle=[world], workers={"settle": " ".join(["home"] * cost)}, cup=" ".join(["novelty"] * (7 - cost))
    )
    return scenario.phases("settle").begin()


def test_power_39__dice_7_former_penal_colony_leaves_seven_of_seven_dice(rules: RollRuleset) -> None:
    game = settling(rules, "former_penal_colony", 1)
    assert legal(game) == ["lose novelty cup", "lose home citizenry"]
    play(game, 0, "lose home citizenry")
    assert tableau(game) == ["former_penal_colony"]
    assert dice_owned(game) == 7
    assert cup(game) == {"novelty": 6, "military": 1}


def test_power_40_rebel_miners_give_two_military_dice_to_citizenry(rules: RollRuleset) -> None:
    game = settling(rules, "rebel_miners", 2)
    play(game, 0, "lose novelty cup")
    assert dice_owned(game) == 8
    assert citizenry(game) == {"home": 2, "military": 2}


def test_power_41_rebel_warrior_race_gives_a_military_and_a_genes_die_to_citizenry(rules: RollRuleset) -> None:
    game = settling(rules, "rebel_warrior_race", 3)
    play(game, 0, "lose home citizenry")
    assert dice_owned(game) == 8
    assert citizenry(game) == {"home": 2, "military": 1, "genes": 1}


@pytest.mark.parametrize(
    ("world", "cost"), [("former_penal_colony", 1), ("rebel_miners", 2), ("rebel_warrior_race", 3)]
)
def test_power_39__power_40__power_41__immed_4_the_die_lost_goes_to_the_supply(
    rules: RollRuleset, world: str, cost: int
) -> None:
    game = settling(rules, world, cost)
    before = game.view(0).dice(game.table.supply)["novelty"]
    play(game, 0, "lose novelty cup")
    assert game.view(0).dice(game.table.supply)["novelty"] == before + 1
