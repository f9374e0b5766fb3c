"""E14: tiles drawn until one fits, placed without workers, returned, out of the game; a faction of two developments."""

import pytest

from starcup import Game
from starcup.roll import RollRuleset, put_into_play, return_tile
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario
from tests.packs.checks import bot_game, play, random_games, texts, with_base
from tests.packs.e14_tiles_in_and_out import pack


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return with_base(pack)


def tile(rules: RollRuleset, key: str) -> str:
    return rules.tiles[rules.face_index[key] // 2].id


def test_draw_until_a_tile_fits_and_place_it_without_workers(rules: RollRuleset) -> None:
    draws = [tile(rules, key) for key in ("testing_ground", "vault")]
    scenario = Scenario(rules).seat(0, tableau=["colony_ship"], cup="home")
    game = scenario.chance(*(f"tile 0 {draw}" for draw in draws)).phases("settle").begin()
    table = game.table
    assert [face.key for face in table.tableau(0)] == ["vault"]
    assert game.view(0).dice(table.goods(0)) == {"novelty": 1}  # what the world gives
    assert [rules.tiles[number].id for number in table.seats[0].abandoned] == draws[:1]
    assert [rules.tiles[number].id for number in table.box] == [tile(rules, "colony_ship")]
    assert game.view(1).box == table.box


def test_the_draws_are_chance_one_by_one_and_in_the_journal(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["crash_program"], cup="home").phases("develop")
    game = scenario.begin(outside_chance=True)
    seen = []
    while game.chance is not None:
        assert faults(game.table) == []
        assert game.chance.kind == "tile 0"
        choice = min(game.chance.options, key=lambda option: (rules.tiles[option].development.cost >= 9, option))
        seen.append(choice)
        game.resolve(choice)
    # No development costs 9 or more: the whole bag has been seen, and nothing was found.
    assert len(seen) == len(rules.tiles) - 1
    assert game.table.seats[0].credits == 2


def test_a_short_bag_is_refilled_with_what_was_abandoned_before_but_not_with_what_was_just_drawn(
    rules: RollRuleset,
) -> None:
    scenario = Scenario(rules).seat(0, tableau=["colony_ship"], cup="home").abandoned(1, "vault").bag("testing_ground")
    game = scenario.phases("settle").begin()
    assert [face.key for face in game.table.tableau(0)] == ["vault"]
    scenario = Scenario(rules).seat(0, tableau=["colony_ship"], cup="home").bag("testing_ground")
    nothing = scenario.phases("settle").begin()
    assert nothing.table.tableau(0) == []
    assert faults(nothing.table) == []


def test_a_returned_tile_frees_its_square_takes_its_power_along_and_leaves_its_goods(rules: RollRuleset) -> None:
    tableau = ["recycler", "deep_stores", "landing"]
    goods = {"spice_world": "home home"}
    scenario = Scenario(rules).seat(0, tableau=[*tableau, "spice_world"], goods=goods, cup="home", credits=0)
    game = scenario.phases("ship").begin()
    squares = game.table.seats[0].squares
    play(game, "recycle recycler deep_stores")
    seat = game.table.seats[0]
    assert (seat.squares, seat.credits, seat.powers.capacity) == (squares - 1, 3, 1)
    assert game.view(0).dice(seat.citizenry) == {"home": 1}  # no room for two goods any more
    assert game.view(0).dice(game.table.goods(0)) == {"home": 1}
    assert rules.face_index["deep_stores"] // 2 in game.table.bag


def test_a_world_may_be_returned_and_a_power_that_returns_itself_is_gone(rules: RollRuleset) -> None:
    goods = {"spice_world": "home"}
    scenario = Scenario(rules).seat(0, tableau=["recycler", "spice_world"], goods=goods, cup="home").phases("ship")
    game = scenario.begin()
    assert texts(game) == ["keep-all recycler", "recycle recycler recycler", "recycle recycler spice_world"]
    twin = game.clone()
    play(game, "recycle recycler spice_world")
    assert game.view(0).dice(game.table.seats[0].citizenry) == {"home": 1}
    play(twin, "recycle recycler recycler")
    assert twin.table.seats[0].powers is rules.no_powers


def test_what_can_not_be_done_is_refused_before_anything_changes(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["recycler"], cup="home", faction="builders")
    game = scenario.phases("ship").begin()
    table = game.table
    faces = {key: rules.faces[rules.face_index[key]] for key in ("vault", "old_yards", "recycler")}
    before = game.save()
    with pytest.raises(ValueError, match="not in the tableau"):
        return_tile(table, 0, faces["vault"])
    with pytest.raises(ValueError, match="it stays"):
        return_tile(table, 0, faces["old_yards"])
    with pytest.raises(ValueError, match="on no game tile"):
        put_into_play(table, 0, faces["old_yards"])
    with pytest.raises(ValueError, match="neither drawn nor in the zone"):
        put_into_play(table, 0, faces["recycler"])
    assert game.save() == before


def test_a_faction_of_two_developments(rules: RollRuleset) -> None:
    for seed in range(1, 200):
        game = Game.new(rules, players=5, seed=seed)
        table = game.table
        factions = [rules.factions[seat.faction].id for seat in table.seats]
        if "builders" in factions:
            number = factions.index("builders")
            assert [face.key for face in table.developments(number)] == ["old_yards", "old_guard"]
            assert game.view(number).dice(table.seats[number].cup)["military"] >= 1
            return
    raise AssertionError("nobody drew it")


def test_its_powers_work(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, faction="builders", develop=["recycler"], workers={"develop": "home"}, credits=0)
    assert scenario.phases("develop").begin().table.seats[0].credits == 1


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_random_games(rules: RollRuleset, games: int) -> None:
    played = random_games(rules, games=games)
    assert games < 20 or any(game.table.box for game in played)


def test_bots_play_whole_games(rules: RollRuleset) -> None:
    assert bot_game(rules, 3, 1).table.round > 3
