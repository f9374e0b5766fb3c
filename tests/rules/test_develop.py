"""DEVELOP: developers build the top tile of the development stack.

The developments used here have Reassign powers, which do nothing during Develop, unless a test says otherwise.
Costs: backup_planning 1, local_subsidies 2, mad_scientists 3, propaganda_campaign 4, nanotechnology 5.
"""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import legal, play, refused, tiles
from tests.rules.looking import citizenry, credits_of, cup, developers, tableau, workers


def test_develop_1_developers_are_placed_on_the_top_tile_whichever_comes_first(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, workers={"develop": "home military genes"}, develop=["local_subsidies", "nanotechnology"])
        .phases("develop")
        .begin()
    )
    assert legal(game) == [f"build local_subsidies {two}" for two in ("home military", "home genes", "military genes")]
    play(game, 0, "build local_subsidies genes military")
    assert tableau(game) == ["local_subsidies"]
    assert citizenry(game) == {"military": 1, "genes": 1}
    assert developers(game) == {"home": 1}


def test_develop_1_other_tiles_and_other_dice_are_refused(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            cup="novelty",
            workers={"develop": "home military genes", "ship": "consumption"},
            develop=["local_subsidies", "nanotechnology"],
            settle=["fifth_column"],
        )
        .phases("develop", "ship")
        .begin()
    )
    assert refused(game, 0, "build nanotechnology home genes") == "DEVELOP-1"
    assert refused(game, 0, "build fifth_column home genes") == "DEVELOP-1"
    assert refused(game, 0, "build local_subsidies consumption home") == "DEVELOP-1"
    assert refused(game, 0, "build local_subsidies home novelty") == "DEVELOP-1"
    assert refused(game, 0, "build local_subsidies genes genes") == "DEVELOP-1", "there is one"
    assert refused(game, 0, "build local_subsidies genes") == "DEVELOP-1", "that would leave others idle: see DEVELOP-5"


def test_develop_2_a_tile_is_completed_at_once_and_its_developers_go_to_citizenry(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, workers={"develop": "home home"}, develop=["mad_scientists"], developers="military")
        .phases("develop")
        .begin()
    )
    assert tableau(game) == ["mad_scientists"]
    assert tiles(game, 0) == ([], [])
    assert citizenry(game) == {"home": 2, "military": 1}
    assert developers(game) == {}
    assert cup(game) == {}


def test_develop_2_only_the_exact_number_of_developers_completes_a_tile(rules: RollRuleset) -> None:
    for placed, completed in ((2, False), (3, True)):
        scenario = Scenario(rules).seat(0, workers={"develop": "home " * placed}, develop=["mad_scientists"])
        game = scenario.phases("develop").begin()
        assert (tableau(game) == ["mad_scientists"]) is completed


def test_develop_3_several_developments_may_be_completed_in_one_phase(rules: RollRuleset) -> None:
    stack = ["local_subsidies", "mad_scientists", "propaganda_campaign"]
    game = Scenario(rules).seat(0, workers={"develop": "home " * 5}, develop=stack).phases("develop").begin()
    assert tableau(game) == ["local_subsidies", "mad_scientists"]
    assert tiles(game, 0)[0] == ["propaganda_campaign"]
    assert developers(game) == {}
    assert citizenry(game) == {"home": 5}


def test_develop_4_developers_left_when_the_stack_is_empty_go_to_the_cup(rules: RollRuleset) -> None:
    stack = ["backup_planning", "local_subsidies"]
    game = Scenario(rules).seat(0, workers={"develop": "home " * 4}, develop=stack).phases("develop").begin()
    assert tableau(game) == stack
    assert citizenry(game) == {"home": 3}
    assert cup(game) == {"home": 1}


def test_develop_5_every_developer_is_placed_while_the_stack_has_a_tile(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, workers={"develop": "home military genes"}, develop=["local_subsidies", "nanotechnology"])
        .phases("develop")
        .begin()
    )
    assert refused(game, 0, "done") == "DEVELOP-5"
    assert refused(game, 0, "ready") == "DEVELOP-5"
    assert refused(game, 0, "build local_subsidies none") == "DEVELOP-1"
    play(game, 0, "build local_subsidies home genes")
    assert workers(game, "develop") == {}
    assert developers(game) == {"military": 1}


def test_develop_5_too_few_developers_are_placed_without_asking(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"develop": "home military genes"}, develop=["nanotechnology"])
    game = scenario.phases("develop").begin()
    assert game.waiting() == ()
    assert developers(game) == {"home": 1, "military": 1, "genes": 1}
    assert cup(game) == {}


def test_develop_6_developers_on_an_unfinished_tile_stay_from_round_to_round(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, cup="home", workers={"develop": "military " * 3}, develop=["nanotechnology"])
    game = scenario.phases("develop").go_on().begin()
    assert developers(game) == {"military": 3}
    assert citizenry(game) == {}
    assert cup(game) == {"home": 1}
    play(game, 0, "recall none")
    assert game.table.round == 2
    assert developers(game) == {"military": 3}, "nothing was recalled, so they are still there"


def test_develop_7_a_tile_that_scouting_makes_affordable_is_not_completed_in_explore(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, workers={"explore": "home"}, develop=["nanotechnology", "backup_planning"], developers="home home")
        .chance("tile 0 t24", "tile 0 t25")
        .phases("explore", "settle")
        .begin()
    )
    play(game, 0, "scout home", "abandon nanotechnology", "place plague_world alien_sentinels")
    assert game.waiting() == ()
    assert tableau(game) == []
    assert tiles(game, 0)[0] == ["backup_planning"]
    assert developers(game) == {"home": 2}


def test_develop_8_the_owner_chooses_which_of_too_many_developers_are_spent(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, develop=["local_subsidies", "nanotechnology"], developers="home home military genes")
        .phases("develop")
        .begin()
    )
    two = ("home home", "home military", "home genes", "military genes")
    assert legal(game) == [f"spend local_subsidies {dice}" for dice in two]
    assert refused(game, 0, "spend local_subsidies novelty home") == "DEVELOP-8"
    assert refused(game, 0, "spend local_subsidies home") == "DEVELOP-8"
    assert refused(game, 0, "spend nanotechnology home home") == "DEVELOP-8"
    assert refused(game, 0, "done") == "DEVELOP-8"
    play(game, 0, "spend local_subsidies genes military")
    assert tableau(game) == ["local_subsidies"]
    assert citizenry(game) == {"military": 1, "genes": 1}
    assert developers(game) == {"home": 2}, "the others build the next tile"


def test_develop_8_the_paid_tile_is_completed_before_this_phases_developers_are_placed(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            workers={"develop": "genes"},
            develop=["local_subsidies", "nanotechnology"],
            developers="home home military",
        )
        .phases("develop")
        .begin()
    )
    two = ("home home", "home military")
    assert legal(game) == [f"spend local_subsidies {dice}" for dice in two], "the Genes die comes later"
    assert workers(game, "develop") == {"genes": 1}
    play(game, 0, "spend local_subsidies military home")
    assert citizenry(game) == {"home": 1, "military": 1}
    assert developers(game) == {"home": 1, "genes": 1}


def test_develop_9_a_paid_tile_is_completed_for_an_owner_without_developers(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, develop=["local_subsidies"], developers="home home").phases("develop").begin()
    assert tableau(game) == ["local_subsidies"]
    assert citizenry(game) == {"home": 2}


def test_develop_9_a_discount_gained_meanwhile_may_make_a_tile_affordable(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, develop=["investment_credits", "propaganda_campaign"], developers="home " * 7)
    game = scenario.phases("develop").begin()
    assert tableau(game) == ["investment_credits", "propaganda_campaign"], "4 developers, then 4 - 1 of the 3 left"
    assert citizenry(game) == {"home": 7}


def test_develop_10_all_discounts_must_be_used(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            tableau=["investment_credits", "biological_adaptation"],
            workers={"develop": "home " * 5},
            develop=["propaganda_campaign", "system_diversification"],
        )
        .phases("develop")
        .begin()
    )
    assert tableau(game)[-1] == "propaganda_campaign", "4 - 1 - 1 for a Reassign power"
    assert citizenry(game) == {"home": 2}
    assert developers(game) == {"home": 3}, "3 of the 5 developers begin the next tile: there is no paying more"
    assert game.waiting() == (), "and nothing to decide"


def test_develop_11_dice_on_an_empty_stack_go_to_the_cup_when_develop_occurs(rules: RollRuleset) -> None:
    for arriving in ({"develop": "genes"}, {}):
        game = Scenario(rules).seat(0, developers="home military", workers=arriving).phases("develop").begin()
        assert developers(game) == {}
        assert cup(game) == {"home": 1, "military": 1} | dict.fromkeys(arriving.values(), 1)
        assert citizenry(game) == {}


def test_develop_11_dice_on_an_empty_stack_stay_while_develop_does_not_occur(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, developers="home military").phases("settle").begin()
    assert developers(game) == {"home": 1, "military": 1}


def test_develop_12_a_power_on_completions_pays_from_the_next_tile_on(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, credits=3, workers={"develop": "home " * 3}, develop=["galactic_recycling", "advanced_logistics"])
        .phases("develop")
        .begin()
    )
    assert tableau(game) == ["galactic_recycling", "advanced_logistics"]
    assert citizenry(game) == {"home": 3}
    assert credits_of(game) == 4
