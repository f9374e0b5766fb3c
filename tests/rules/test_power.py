"""POWER-1 to POWER-18: powers in general, shown by developments whose power is simple.

Space Piracy: at the end of Ship $1 for every 2 Military dice in Citizenry. Galactic Investors, Merchant Guild, Robot
Surveyors: $2 at the end of Develop, Produce, Settle. Alien Archaeology: a Stock by an Alien explorer brings $4.
"""

import pytest

from starcup.roll import RollGame, RollRuleset, score
from starcup.roll.testing import Scenario
from tests.rules.helpers import legal, play, refused
from tests.rules.looking import (
    chips_of,
    citizenry,
    credits_of,
    cup,
    dice_owned,
    face,
    goods,
    settlers,
    tableau,
    workers,
)

NO_POWER = {"conscription", "information_tech", "space_marines"}
AT_THE_END_OF = {
    "galactic_investors": "develop",
    "robot_surveyors": "settle",
    "merchant_guild": "produce",
    "free_trade_association": "ship",
}


def developments(rules: RollRuleset) -> list[str]:
    """The keys of all developments, of tiles and factions."""
    return [face.key for face in rules.faces if not face.is_world]


def test_power_1_most_developments_have_a_power(rules: RollRuleset) -> None:
    assert len(developments(rules)) == 63
    for key in developments(rules):
        hooks = set(rules.plugins.functions(key))
        assert hooks, f"{key} does nothing"
        assert bool(hooks - {"immediate", "bonus"}) is (key not in NO_POWER), key


def test_power_1_a_power_affects_a_phase_or_how_a_worker_does_its_task(rules: RollRuleset) -> None:
    paid = {}
    for tiles in ((), ("galactic_investors",), ("jumpdrive_research",)):
        table = Scenario(rules).seat(
            0, workers={"ship": "home"}, tableau=[*tiles, "ore_rich_world"], goods={"ore_rich_world": "home"}
        )
        game = table.phases("develop", "ship").begin()
        play(game, 0, "trade ore_rich_world home home")
        paid[tiles] = credits_of(game) - 1
    assert paid == {(): 4, ("galactic_investors",): 6, ("jumpdrive_research",): 5}


@pytest.mark.parametrize(("key", "phase"), AT_THE_END_OF.items())
def test_power_2_a_power_is_available_once_its_development_is_built(rules: RollRuleset, key: str, phase: str) -> None:
    under_construction = Scenario(rules).seat(0, develop=[key], developers="home").phases(phase).begin()
    assert credits_of(under_construction) == 1
    built = Scenario(rules).seat(0, tableau=[key]).seat(1).phases(phase).begin()
    assert credits_of(built) == 3
    assert credits_of(built, 1) == 1, "to its owner only"


def test_power_2_a_reassign_power_is_the_owners_only_and_only_when_built(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, rolled="home.explore home.ship home.ship", develop=["local_subsidies"])
    game = table.seat(1, rolled="home.explore", tableau=["galactic_influence"]).assign().begin()
    play(game, 0, "select explore home.explore")
    assert refused(game, 0, "reassign local_subsidies home ship>explore") == "POWER-2"
    assert refused(game, 0, "reassign galactic_influence home ship>explore") == "POWER-2"


@pytest.mark.parametrize(("key", "phase"), AT_THE_END_OF.items())
def test_power_3_every_other_power_works_in_its_phase_only(rules: RollRuleset, key: str, phase: str) -> None:
    others = [other for other in rules.phase_keys if other != phase]
    assert credits_of(Scenario(rules).seat(0, tableau=[key]).phases(*others).begin()) == 1
    assert credits_of(Scenario(rules).seat(0, tableau=[key]).phases(*rules.phase_keys).begin()) == 3


def test_power_3_reassign_powers_work_in_the_assign_step_only(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, rolled="home.explore home.ship home.ship", tableau=["local_subsidies"])
    game = table.seat(1, rolled="home.explore").assign().go_on().chance("spare ship").begin()
    assert refused(game, 0, "reassign local_subsidies home ship>explore") == "ASSIGN-17"
    play(game, 0, "select explore home.explore")
    assert "reassign local_subsidies home ship>explore" in legal(game)
    play(game, 0, "ready")
    play(game, 1, "select settle home.explore", "ready")
    assert game.table.phase == rules.phase_index["explore"]
    assert refused(game, 0, "reassign local_subsidies home ship>explore") == "EXPLORE-2"


def test_power_4_using_a_power_is_compulsory_unless_its_text_says_may(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, tableau=["galactic_exchange"], settle=["gem_world"], settlers="home genes")
    game = table.phases("settle").begin()
    assert refused(game, 0, "done") == "POWER-4", "at least one settler has to be kept"
    assert refused(game, 0, "enough galactic_exchange") == "POWER-4"
    assert refused(game, 0, "retain galactic_exchange none") == "POWER-4"
    twin = game.clone()
    play(game, 0, "retain galactic_exchange home")
    assert cup(game) == {"home": 1, "novelty": 1}
    play(twin, 0, "retain galactic_exchange genes home")
    assert cup(twin) == {"home": 1, "genes": 1, "novelty": 1}


def test_power_4_a_power_that_says_may_can_be_declined(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0, workers={"ship": "home"}, tableau=["galactic_bankers", "plague_world"], goods={"plague_world": "home"}
    )
    game = table.phases("ship").begin()
    play(game, 0, "trade plague_world home home", "decline galactic_bankers")
    assert (credits_of(game), chips_of(game)) == (6, 0)
    table = Scenario(rules).seat(0, rolled="home.explore home.ship", tableau=["local_subsidies"])
    assign = table.seat(1, rolled="home.explore").assign().begin()
    play(assign, 0, "select explore home.explore", "ready")
    assert assign.decision(0) is None


def test_power_5_a_power_works_as_often_as_it_is_triggered(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        workers={"ship": "home home"},
        tableau=["export_duties", "gem_world", "spice_world"],
        goods={"gem_world": "home", "spice_world": "home"},
    )
    game = table.phases("ship").begin()
    play(game, 0, "trade gem_world home home", "trade spice_world home home")
    assert credits_of(game) == 1 + (3 + 1) + (3 + 1)
    table = Scenario(rules).seat(
        0,
        tableau=["galactic_recycling"],
        workers={"develop": "home home", "settle": "home home"},
        develop=["backup_planning", "diversification"],
        settle=["artist_colony", "fifth_column"],
    )
    assert credits_of(table.phases("develop", "settle").begin()) == 1 + 2 + 2, "twice in each of two phases"


@pytest.mark.parametrize(("key", "phase"), AT_THE_END_OF.items())
def test_power_6_a_power_of_a_phase_needs_no_worker(rules: RollRuleset, key: str, phase: str) -> None:
    table = Scenario(rules).seat(0, tableau=[key], cup="home")
    game = table.seat(1, workers={phase: "home"}).phases(phase).begin()
    assert credits_of(game) == 3


def by_the_spare_die(rules: RollRuleset, face: str) -> RollGame:
    """Nobody selects Settle; the spare die shows this face."""
    table = Scenario(rules).seat(0, rolled="home.ship", tableau=["robot_surveyors"]).seat(1, rolled="home.ship")
    game = table.assign().go_on().chance(f"spare {face}").begin()
    play(game, 0, "select ship home.ship", "ready")
    play(game, 1, "select produce home.ship", "ready")
    return game


def test_power_6__power_7_a_power_works_in_a_phase_made_by_the_spare_die_and_only_then(rules: RollRuleset) -> None:
    assert credits_of(by_the_spare_die(rules, "settle")) == 3
    assert credits_of(by_the_spare_die(rules, "develop")) == 1
    assert credits_of(by_the_spare_die(rules, "produce")) == 1


def test_power_7_a_worker_assigned_to_a_phase_that_does_not_occur_brings_no_power(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, rolled="home.ship home.settle", tableau=["robot_surveyors"])
    game = table.seat(1, rolled="home.ship").assign().go_on().chance("spare ship").begin()
    play(game, 0, "select ship home.ship", "ready")
    play(game, 1, "select produce home.ship", "ready")
    assert credits_of(game) == 1


def test_power_8_a_power_can_be_used_in_the_phase_in_which_it_is_built(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, develop=["galactic_investors"], workers={"develop": "home " * 5})
    assert credits_of(table.phases("develop").begin()) == 1 + 2, "it pays at the end of this Develop phase"
    table = Scenario(rules).seat(
        0, develop=["investment_credits", "propaganda_campaign"], workers={"develop": "home " * 7}
    )
    assert tableau(table.phases("develop").begin()) == ["investment_credits", "propaganda_campaign"], "4, then 4 - 1"


def stocking(rules: RollRuleset, rolled: str, *choices: str) -> int:
    """Credits for the first Stock, by the owner of a power for Alien explorers, after these choices in Assign."""
    table = Scenario(rules).seat(0, rolled=rolled, faction="f2", tableau=["galactic_influence"])
    game = table.seat(1, rolled="home.settle").assign().go_on().chance("spare settle").begin()
    play(game, 0, *choices, "ready")
    play(game, 1, "select explore home.settle", "ready")
    (worker,) = {choice.removeprefix("stock ") for choice in legal(game) if choice.startswith("stock")}
    play(game, 0, f"stock {worker}")
    return credits_of(game) - 1


def test_power_9_a_power_for_a_colour_takes_a_die_that_shows_another_face(rules: RollRuleset) -> None:
    assert stocking(rules, "alien_technology.produce", "select explore alien_technology.produce") == 4
    assert stocking(rules, "genes.produce", "select explore genes.produce") == 2, "another colour does not do"
    assert stocking(rules, "home.explore", "select explore home.explore") == 2


def test_power_9_a_power_for_a_colour_does_not_take_that_colour_in_another_column(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, faction="f2", workers={"explore": "home", "settle": "alien_technology"})
    game = table.phases("explore", "settle").begin()
    play(game, 0, "stock home")
    assert credits_of(game) == 1 + 2


def test_power_10_three_ways_to_get_an_alien_explorer(rules: RollRuleset) -> None:
    reassigned = stocking(
        rules,
        "home.develop alien_technology.produce",
        "select develop home.develop",
        "reassign galactic_influence alien_technology produce>explore",
    )
    selecting = stocking(rules, "alien_technology.settle", "select explore alien_technology.settle")
    wild = stocking(
        rules,
        "home.develop alien_technology.wild",
        "select develop home.develop",
        "assign alien_technology explore",
    )
    assert reassigned == selecting == wild == 4


def test_power_11_consumption_dice_count_as_no_other_colour_for_powers(rules: RollRuleset) -> None:
    paid = {}
    for colour in ("military", "genes", "consumption"):
        table = Scenario(rules).seat(0, faction="f1", citizenry=colour)
        table.seat(1, faction="f5", tableau=["gem_world"], goods={"gem_world": colour})
        game = table.phases("produce", "ship").begin()
        paid[colour] = (credits_of(game) - 1, credits_of(game, 1) - 1)
    assert paid == {"military": (1, 0), "genes": (0, 2), "consumption": (0, 0)}


def test_power_11_consumption_dice_count_as_no_other_colour_for_reassigning(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0, rolled="home.ship consumption.ship military.settle", tableau=["space_mercenaries", "local_subsidies"]
    )
    game = table.seat(1, rolled="home.ship").assign().begin()
    play(game, 0, "select ship home.ship")
    assert "reassign space_mercenaries military settle>ship" in legal(game)
    assert refused(game, 0, "reassign space_mercenaries consumption ship>settle") == "ASSIGN-8"
    assert refused(game, 0, "reassign local_subsidies consumption ship>settle") == "ASSIGN-8"


def test_power_11_consumption_dice_count_as_no_other_colour_in_scoring(rules: RollRuleset) -> None:
    for dice, bonus in (("military", 2), ("consumption", 0), ("military consumption consumption consumption", 2)):
        table = Scenario(rules).seat(0, cup=dice, tableau=["new_galactic_order"])
        assert score(table.phases("explore").begin().table, 0).bonuses == (("new_galactic_order", bonus),)


def test_power_12_a_started_unit_counts_as_a_whole_one(rules: RollRuleset) -> None:
    for military, credits in ((0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)):
        table = Scenario(rules).seat(0, faction="f1", citizenry="military " * military)
        assert credits_of(table.phases("ship").begin()) == 1 + credits
    table = Scenario(rules).seat(0, tableau=["galactic_federation", "backup_planning"])
    assert score(table.phases("explore").begin().table, 0).bonuses == (("galactic_federation", 3),), "7 / 3"


def test_power_13_discounts_change_only_the_number_of_workers(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0, tableau=["replicant_robots"], settle=["plague_world"], settlers="home home", cup="home"
    )
    game = table.phases("settle").begin()
    assert tableau(game) == ["replicant_robots", "plague_world"]
    assert citizenry(game) == {"home": 2}
    assert score(game.table, 0).tiles == 4 + 3
    table = Scenario(rules).seat(
        0,
        tableau=["investment_credits", "galactic_federation"],
        develop=["propaganda_campaign"],
        developers="home " * 3,
    )
    game = table.phases("develop").begin()
    while game.waiting():
        play(game, 0, legal(game)[0])
    assert score(game.table, 0).bonuses == (("galactic_federation", 5),), "ceil((4 + 6 + 4) / 3), not (4 + 6 + 3) / 3"


def test_power_13_comparisons_use_the_printed_cost(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, tableau=["space_tourism", "replicant_robots", "terraformed_world"])
    game = table.seat(1, tableau=["tourist_world"]).phases("ship").begin()
    assert credits_of(game) == 1 + 2, "5 is more than 4, though it needs only 4 settlers"
    table = Scenario(rules).seat(0, tableau=["space_tourism", "distant_world"])
    game = table.seat(1, tableau=["replicant_robots", "tourist_world"]).phases("ship").begin()
    assert credits_of(game) == 1 + 1, "4 is no more than 4, though the other's needs only 3 settlers"


def test_power_14_discounts_are_compulsory_and_add_up(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, tableau=["replicant_robots", "alien_uplift_blueprints"])
    game = table.seat(1, tableau=["alien_research_team"]).phases("explore").begin()
    costs = {key: game.table.cost(0, face(game, key)) for key in ("plague_world", "alien_sentinels", "gem_world")}
    assert costs == {"plague_world": 1, "alien_sentinels": 4, "gem_world": 1}
    assert game.table.cost(1, face(game, "alien_sentinels")) == 6, "to their owner only"
    table = Scenario(rules).seat(
        0, tableau=["replicant_robots"], workers={"settle": "home " * 3}, settle=["gem_world", "terraformed_world"]
    )
    game = table.phases("settle").begin()
    assert tableau(game)[-1] == "gem_world"
    assert settlers(game) == {"home": 2}, "1 of 3 settlers had to do"


def test_power_14_a_discount_has_a_limit(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, tableau=["replicant_robots"], settle=["artist_colony"])
    game = table.phases("settle").begin()
    assert game.table.cost(0, face(game, "artist_colony")) == 1
    assert tableau(game) == ["replicant_robots"], "a world never comes for nothing"


def test_power_15_the_cap_of_10_credits_holds_at_every_single_gain(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        credits=9,
        workers={"ship": "home"},
        tableau=["galactic_bankers", "plague_world"],
        goods={"plague_world": "home"},
        faction="f1",
        citizenry="military",
    )
    game = table.phases("ship").begin()
    play(game, 0, "trade plague_world home home")
    assert credits_of(game) == 10, "the rest is lost at once"
    play(game, 0, "buy galactic_bankers")
    assert credits_of(game) == 10 - 1 + 1, "pay $1, and $1 from the faction's power"
    for key, phase in AT_THE_END_OF.items():
        assert credits_of(Scenario(rules).seat(0, credits=9, tableau=[key]).phases(phase).begin()) == 10


def test_power_16_vp_chips_from_powers_come_from_the_same_pool(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, tableau=["galactic_salon"]).phases("ship").begin()
    assert chips_of(game) == 1
    assert game.table.pool == 23
    table = Scenario(rules).seat(
        0, workers={"ship": "home"}, tableau=["minor_research_labs", "plague_world"], goods={"plague_world": "home"}
    )
    game = table.phases("ship").begin()
    play(game, 0, "consume plague_world home home")
    assert game.table.pool == 24 - 2
    table = Scenario(rules).seat(0, tableau=["galactic_salon"])
    game = table.pool(0).phases("ship").begin()
    assert chips_of(game) == 1, "also when it is empty"


def test_power_17_an_imaginary_worker_does_a_task_like_a_real_one(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, tableau=["space_docks", "plague_world"], goods={"plague_world": "genes"})
    game = table.phases("ship").begin()
    assert legal(game) == ["trade plague_world genes imaginary_home", "consume plague_world genes imaginary_home"]
    assert refused(game, 0, "keep plague_world genes") == "SHIP-16", "it must ship while a good is there"
    play(game, 0, "consume plague_world genes imaginary_home")
    assert chips_of(game) == 2
    assert citizenry(game) == {"genes": 1}, "the good, and nothing else"
    assert dice_owned(game) == 1


def test_power_17_an_imaginary_worker_is_no_die_and_is_gone_after_the_phase(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, cup="home", tableau=["space_docks"]).phases("ship").begin()
    assert cup(game) == {"home": 1}, "unused it does not go to the cup"
    assert citizenry(game) == {}
    assert workers(game, "ship") == {}
    table = Scenario(rules).seat(0, tableau=["major_research_labs"], cup="home")
    game = table.phases("explore").begin()
    play(game, 0, "stock imaginary_home")
    assert credits_of(game) == 3
    assert (cup(game), citizenry(game)) == ({"home": 1}, {})
    assert goods(game) == {}


def test_power_18_the_picture_of_a_development_with_a_reassign_power(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, rolled="home.explore home.explore genes.settle", tableau=["local_subsidies"])
    game = table.seat(1, rolled="home.ship").assign().begin()
    assert face(game, "local_subsidies").reassign
    assert face(game, "local_subsidies").phases == ("assign",)
    play(game, 0, "select explore home.explore")
    targets = [choice for choice in legal(game) if choice.startswith("reassign")]
    assert targets == [f"reassign local_subsidies home explore>{to}" for to in ("develop", "settle", "produce", "ship")]
