"""TILES: what the tiles mean in play; their numbers are checked against the data elsewhere."""

import pytest

from starcup.roll import RollRuleset, score
from starcup.roll.testing import Scenario
from tests.rules.helpers import deal, dice, legal, new_game, play


def test_tiles_1_the_bag_holds_55_tiles_and_every_tile_both_its_sides(rules: RollRuleset) -> None:
    game = new_game(rules, 2)
    assert len(game.table.bag) == 55 - 4
    for tile in rules.tiles:
        assert (tile.development.is_world, tile.world.is_world) == (False, True)
        assert 1 <= tile.development.cost <= 6
        assert 1 <= tile.world.cost <= 6


def test_tiles_5_a_development_in_a_tableau_is_nowhere_else(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, tableau=["space_marines"]).phases("explore").begin()
    assert rules.face_index["space_marines"] // 2 not in game.table.bag
    assert [tile.development.key for tile in rules.tiles].count("space_marines") == 1


def test_tiles_6_a_tile_is_worth_its_printed_cost(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["conscription", "malevolent_lifeforms", "public_works"])
    game = scenario.phases("explore").begin()
    assert (score(game.table, 0).tiles, score(game.table, 0).total) == (4 + 4 + 1, 4 + 4 + 1)


def test_tiles_7_factions_and_home_worlds_never_go_into_the_bag(rules: RollRuleset) -> None:
    assert (len(rules.factions), len(rules.home_worlds)) == (9, 9)
    assert sorted(faction.number for faction in rules.factions) == list(range(1, 10))
    assert all(faction.squares == 2 and len(faction.halves) == 2 for faction in rules.factions)
    start_faces = {half.index for faction in rules.factions for half in faction.halves}
    start_faces |= {home.face.index for home in rules.home_worlds}
    in_bag = {face.index for tile in rules.tiles for face in (tile.development, tile.world)}
    assert len(start_faces) == 27
    assert not start_faces & in_bag
    game = new_game(rules, 5)
    assert all(face in start_faces for seat in game.table.seats for face in seat.tableau)


def test_tiles_8_genes_and_rare_elements_worlds_work_alike(rules: RollRuleset) -> None:
    """The dot tells two greens and browns apart for the eye; settling and producing know no difference."""
    for world in ("plague_world", "comet_zone"):  # Genes and Rare Elements, both cost 3
        scenario = Scenario(rules).seat(0, settle=[world], workers={"settle": "home home home", "produce": "home"})
        game = scenario.phases("settle", "produce").begin()
        if game.waiting():
            play(game, 0, legal(game)[0])
        assert [face.key for face in game.table.worlds(0)] == [world]
        assert sum(dice(game, game.table.goods(0)).values()) == 1


@pytest.mark.parametrize(
    ("development", "world", "developers", "settlers"),
    [("space_mercenaries", "lost_alien_battle_fleet", 1, 6), ("galactic_bankers", "former_penal_colony", 6, 1)],
)
def test_tiles_9_each_side_has_its_own_cost(
    rules: RollRuleset, development: str, world: str, developers: int, settlers: int
) -> None:
    for stack, phase, needed in (("develop", "develop", developers), ("settle", "settle", settlers)):
        for workers in (needed - 1, needed):
            table = Scenario(rules)
            if stack == "develop":
                table.seat(0, develop=[development], workers={phase: "home " * workers})
            else:
                table.seat(0, settle=[world], workers={phase: "home " * workers})
            game = table.phases(phase).begin()
            if game.waiting():
                play(game, 0, legal(game)[0])
            assert (len(game.table.tableau(0)) == 1) == (workers == needed), (phase, workers)


def test_tiles_9_the_costs_of_both_sides_of_a_starting_tile(rules: RollRuleset) -> None:
    game = deal(rules, ("f6", "h1", "space_mercenaries", "public_works"), ("f1", "h2", "gem_world", "space_marines"))
    decision = game.decision(0)
    assert decision is not None
    assert {choice.text for choice in decision.legal} == {
        "start space_mercenaries lost_alien_warship",
        "start public_works lost_alien_battle_fleet",
    }
