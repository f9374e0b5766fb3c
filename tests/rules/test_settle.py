"""SETTLE: settlers build the top tile of the world stack.

Costs of the worlds used here: artist_colony and star_nomad_lair 1, gem_world and pirate_world 2, plague_world 3,
distant_world 4, terraformed_world 5; none has a good of its own, and each brings a die, which the assertions name.
"""

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import legal, play, refused, tiles
from tests.rules.looking import citizenry, credits_of, cup, developers, settlers, tableau, workers


def test_settle_1_settlers_are_placed_on_the_top_tile_whichever_comes_first(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, workers={"settle": "home military genes"}, settle=["gem_world", "terraformed_world"])
        .phases("settle")
        .begin()
    )
    assert legal(game) == [f"build gem_world {two}" for two in ("home military", "home genes", "military genes")]
    play(game, 0, "build gem_world genes home")
    assert tableau(game) == ["gem_world"]
    assert citizenry(game) == {"home": 1, "genes": 1}
    assert settlers(game) == {"military": 1}


def test_settle_1_other_tiles_and_other_dice_are_refused(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            cup="novelty",
            workers={"settle": "home military genes", "ship": "consumption"},
            settle=["gem_world", "terraformed_world"],
            develop=["backup_planning"],
        )
        .phases("settle", "ship")
        .begin()
    )
    assert refused(game, 0, "build terraformed_world home genes") == "SETTLE-1"
    assert refused(game, 0, "build backup_planning home genes") == "SETTLE-1"
    assert refused(game, 0, "build gem_world consumption home") == "SETTLE-1"
    assert refused(game, 0, "build gem_world home novelty") == "SETTLE-1"
    assert refused(game, 0, "build gem_world genes genes") == "SETTLE-1", "there is one"
    assert refused(game, 0, "build gem_world genes") == "SETTLE-1", "one is not enough, and there are others"


def test_settle_2_a_world_is_completed_at_once_and_its_settlers_go_to_citizenry(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"settle": "home home"}, settle=["plague_world"], settlers="military")
    game = scenario.phases("settle").begin()
    assert tableau(game) == ["plague_world"]
    assert tiles(game, 0) == ([], [])
    assert citizenry(game) == {"home": 2, "military": 1}
    assert settlers(game) == {}
    assert cup(game) == {"genes": 1}, "only the die that the world brings"


def test_settle_2_only_the_exact_number_of_settlers_completes_a_world(rules: RollRuleset) -> None:
    for placed, completed in ((2, False), (3, True)):
        scenario = Scenario(rules).seat(0, workers={"settle": "home " * placed}, settle=["plague_world"])
        game = scenario.phases("settle").begin()
        assert (tableau(game) == ["plague_world"]) is completed


def test_settle_3_several_worlds_may_be_completed_in_one_phase(rules: RollRuleset) -> None:
    stack = ["artist_colony", "gem_world", "terraformed_world"]
    game = Scenario(rules).seat(0, workers={"settle": "home " * 4}, settle=stack).phases("settle").begin()
    assert tableau(game) == ["artist_colony", "gem_world"]
    assert tiles(game, 0)[1] == ["terraformed_world"]
    assert settlers(game) == {"home": 1}


def test_settle_4_settlers_left_when_the_stack_is_empty_go_to_the_cup(rules: RollRuleset) -> None:
    stack = ["artist_colony", "pirate_world"]
    game = Scenario(rules).seat(0, workers={"settle": "home " * 4}, settle=stack).phases("settle").begin()
    assert tableau(game) == stack
    assert citizenry(game) == {"home": 3, "novelty": 1, "military": 1}
    assert cup(game) == {"home": 1}


def test_settle_5_every_settler_is_placed_while_the_stack_has_a_tile(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, workers={"settle": "home military genes"}, settle=["pirate_world", "terraformed_world"])
        .phases("settle")
        .begin()
    )
    assert refused(game, 0, "done") == "SETTLE-5"
    assert refused(game, 0, "scout home") == "SETTLE-5"
    play(game, 0, "build pirate_world military genes")
    assert workers(game, "settle") == {}
    assert settlers(game) == {"home": 1}
    assert cup(game) == {}


def test_settle_6_a_world_that_scouting_makes_affordable_is_not_completed_in_explore(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, workers={"explore": "home"}, settle=["terraformed_world", "artist_colony"], settlers="home home")
        .chance("tile 0 t24", "tile 0 t25")
        .phases("explore", "develop")
        .begin()
    )
    play(game, 0, "scout home", "abandon terraformed_world", "place plague_world alien_sentinels")
    assert game.waiting() == ()
    assert tableau(game) == []
    assert tiles(game, 0)[1] == ["artist_colony", "plague_world", "alien_sentinels"]
    assert settlers(game) == {"home": 2}


def test_settle_7_the_owner_chooses_which_of_too_many_settlers_are_spent(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, settle=["gem_world", "terraformed_world"], settlers="home home military genes")
    game = scenario.phases("settle").begin()
    two = ("home home", "home military", "home genes", "military genes")
    assert legal(game) == [f"spend gem_world {dice}" for dice in two]
    assert refused(game, 0, "spend gem_world novelty home") == "SETTLE-7"
    assert refused(game, 0, "spend gem_world home") == "SETTLE-7"
    assert refused(game, 0, "spend terraformed_world home home") == "SETTLE-7"
    assert refused(game, 0, "build gem_world home home") == "SETTLE-7"
    play(game, 0, "spend gem_world genes home")
    assert tableau(game) == ["gem_world"]
    assert citizenry(game) == {"home": 1, "genes": 1}
    assert settlers(game) == {"home": 1, "military": 1}


def test_settle_7_a_paid_world_is_completed_without_settlers_in_that_phase(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, settle=["pirate_world"], settlers="home home").phases("settle").begin()
    assert tableau(game) == ["pirate_world"]
    assert citizenry(game) == {"home": 2, "military": 1}


def test_settle_7_a_discount_gained_meanwhile_may_make_a_world_affordable(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0, develop=["replicant_robots"], developers="home " * 4, settle=["plague_world"], settlers="military military"
    )
    game = table.phases("develop", "settle").begin()
    assert tableau(game) == ["replicant_robots", "plague_world"], "2 settlers for a world of printed cost 3"
    assert citizenry(game) == {"home": 4, "military": 2}


def test_settle_8__develop_6_settlers_on_an_unfinished_world_stay_until_recalled(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, cup="home", workers={"settle": "military " * 3}, settle=["terraformed_world"])
    game = scenario.phases("settle").go_on().begin()
    assert settlers(game) == {"military": 3}
    assert citizenry(game) == {}
    play(game, 0, "recall none")
    assert game.table.round == 2
    assert settlers(game) == {"military": 3}


def test_settle_8__develop_10_all_discounts_on_worlds_must_be_used(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            tableau=["alien_uplift_blueprints", "replicant_robots"],
            workers={"settle": "home " * 4},
            settle=["distant_world", "terraformed_world"],
        )
        .phases("settle")
        .begin()
    )
    assert tableau(game)[-1] == "distant_world"
    assert citizenry(game) == {"home": 2}, "4 - 1 - 1 for a Genes world"
    assert settlers(game) == {"home": 2}
    assert credits_of(game) == 2, "$1 to begin with, and $1 that this world brings"


def test_settle_8__develop_11_dice_on_an_empty_world_stack_go_to_the_cup(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, settlers="home military", developers="genes")
    game = table.phases("settle").begin()
    assert settlers(game) == {}
    assert cup(game) == {"home": 1, "military": 1}
    assert developers(game) == {"genes": 1}, "Develop did not occur"
