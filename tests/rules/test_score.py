"""SCORE: VP at the end of the game."""

from starcup.roll import RollRuleset, final_scores, score
from starcup.roll.testing import Scenario
from tests.rules.helpers import play

COST_28_IN_5 = [
    "alien_sentinels",
    "lost_alien_battle_fleet",
    "galactic_trendsetters",
    "deserted_alien_library",
    "distant_world",
]
COST_28_IN_6 = [
    "lost_alien_warship",
    "designer_species_ultd",
    "terraformed_world",
    "deserted_alien_colony",
    "lost_species_ark_world",
    "plague_world",
]


def test_score_1_chips_printed_costs_and_bonuses(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, chips=7, tableau=["nanotechnology", "plague_world", "galactic_bankers"])
    counted = score(table.phases("ship").begin().table, 0)
    assert counted.chips == 7
    assert counted.tiles == 5 + 3 + 6
    assert counted.bonuses == (("galactic_bankers", 2),), "1 VP for each development"
    assert counted.total == 7 + 14 + 2


def test_score_2_both_numbers_of_the_faction_tile_count(rules: RollRuleset) -> None:
    for faction in rules.factions:
        table = Scenario(rules).seat(1, faction=faction.id)
        expected = sum(half.cost for half in faction.halves)
        assert score(table.phases().begin().table, 1).tiles == expected
        if faction.number == 9:
            assert expected == 0 + 3
    table = Scenario(rules).seat(1, faction="f9", home="h8")
    assert score(table.phases().begin().table, 1).total == 0 + 3 + 3, "and the home world's"


def test_score_3_tiles_in_the_construction_zone_score_nothing(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, tableau=["plague_world"], develop=["galactic_bankers"], settle=["distant_world"])
    counted = score(table.phases("ship").begin().table, 0)
    assert (counted.tiles, counted.bonuses, counted.total) == (3, (), 3)


def test_score_4_a_6_cost_development_scores_its_bonus_on_top_of_its_6(rules: RollRuleset) -> None:
    plus = [tile.development for tile in rules.tiles if tile.development.plus]
    assert len(plus) == 10
    for development in plus:
        table = Scenario(rules).seat(
            0,
            chips=6,
            cup="military",
            tableau=[development.key, "gem_world", "plague_world", "asteroid_belt"],
            goods={"gem_world": "novelty"},
        )
        counted = score(table.phases("explore").begin().table, 0)
        assert [key for key, _ in counted.bonuses] == [development.key]
        assert counted.bonuses[0][1] >= 1
        assert counted.total == 6 + (6 + 2 + 3 + 2) + counted.bonuses[0][1]


def test_score_5_each_bonus_is_rounded_up_by_itself(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, tableau=["galactic_federation", "system_diversification", "backup_planning"])
    counted = score(table.phases("ship").begin().table, 0)
    assert dict(counted.bonuses) == {
        "galactic_federation": 5,  # 13 / 3
        "system_diversification": 4,  # 7 / 2; together they would make 7 5/6, so 8
    }
    assert counted.total == 13 + 9


def test_score_6_some_count_themselves_for_their_own_bonus(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, tableau=["galactic_federation"])
    assert score(table.phases("ship").begin().table, 0).bonuses == (("galactic_federation", 2),)


def test_score_7_the_player_with_the_most_vp_wins(rules: RollRuleset) -> None:
    for more in (0, 1):
        table = Scenario(rules).seat(more, chips=13, cup="home").seat(1 - more, chips=11, cup="home home home")
        game = table.manage().go_on().begin()
        assert game.finished
        assert sorted(game.table.scores) == [11, 13]
        assert game.table.winners == (more,)
        assert game.view(1 - more).winners == (more,)


def tied(rules: RollRuleset, first: tuple[int, int], second: tuple[int, int]) -> tuple[int, ...]:
    """Who wins with 40 VP each and these numbers of dice in the cup and of credits."""
    table = Scenario(rules)
    table.seat(0, chips=12, tableau=COST_28_IN_5, cup="home " * first[0], credits=first[1])
    table.seat(1, chips=12, tableau=COST_28_IN_6, cup="home " * second[0], credits=second[1])
    game = table.manage().go_on().begin()
    assert game.table.scores == (40, 40)
    return game.table.winners


def test_score_8_ties_go_to_the_most_dice_in_the_cup_plus_credits(rules: RollRuleset) -> None:
    assert tied(rules, (4, 3), (5, 1)) == (0,)
    assert tied(rules, (5, 1), (4, 3)) == (1,)
    assert tied(rules, (1, 9), (8, 1)) == (0,)


def test_score_9_if_that_is_tied_too_they_win_jointly(rules: RollRuleset) -> None:
    assert tied(rules, (4, 3), (6, 1)) == (0, 1)


def test_score_9_only_the_best_of_the_tied_win_jointly(rules: RollRuleset) -> None:
    table = Scenario(rules, players=3).seat(0, chips=12, cup="home").seat(1, chips=12, cup="home")
    game = table.seat(2, chips=12, cup="home home").manage().go_on().begin()
    assert game.table.winners == (2,)
    assert [own.total for own in final_scores(game.table)] == [12, 12, 12]


def test_score_10_the_worked_example(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        cup="military military",
        citizenry="military",
        tableau=["galactic_federation", "new_galactic_order", "backup_planning", "plague_world"],
        goods={"plague_world": "military"},
    )
    counted = score(table.phases("explore").begin().table, 0)
    assert counted.chips == 0
    assert counted.tiles == 13 + 3
    assert dict(counted.bonuses) == {"galactic_federation": 5, "new_galactic_order": 4}
    assert counted.total == 25


def test_score_11_bonuses_and_tie_break_are_taken_after_the_last_manage_empire(rules: RollRuleset) -> None:
    for choice, bonus, dice in (("recall none", 1, 2), ("recall home@gem_world", 0, 3)):
        table = Scenario(rules).seat(
            0,
            chips=24,
            credits=3,
            cup="home",
            citizenry="home",
            tableau=["galactic_reserves", "gem_world"],
            goods={"gem_world": "home"},
        )
        game = table.manage().go_on().begin()
        play(game, 0, choice)
        assert game.table.scores[0] == 24 + 6 + 2 + bonus, "1 VP for each good that still lies there"
        assert final_scores(game.table)[0].tie_break == dice + 2, "one die was recruited for $1"
