"""E16: dice exchanged with the supply, goods placed outside Produce, a world without Trade."""

import pytest

from starcup import IllegalChoice
from starcup.roll import RollRuleset, place_good
from starcup.roll.testing import Scenario
from tests.packs.checks import bot_game, play, random_games, texts, with_base
from tests.packs.e16_exchange import pack


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return with_base(pack)


def test_a_die_is_exchanged_where_it_lies(rules: RollRuleset) -> None:
    tableau, goods = ["refinery", "far_market"], {"far_market": "home"}
    scenario = Scenario(rules).seat(0, tableau=tableau, goods=goods, cup="home", citizenry="genes alien_technology")
    game = scenario.phases("explore").begin()
    assert texts(game) == ["keep-dice refinery", *(
        f"refine refinery {die}" for die in ("home cup", "genes citizenry", "home far_market")
    )]  # fmt: skip
    before = game.view(0).dice(game.table.supply)
    play(game, "refine refinery home far_market")
    after = game.view(0).dice(game.table.supply)
    assert game.view(0).dice(game.table.goods(0)) == {"alien_technology": 1}
    assert (after["home"], after["alien_technology"]) == (before["home"] + 1, before["alien_technology"] - 1)


def test_nothing_is_exchanged_when_the_supply_has_none(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["refinery"], cup="home", credits=0)
    game = scenario.seat(1, cup=" ".join(["alien_technology"] * 9)).phases("explore").begin()
    play(game, "refine refinery home cup")
    assert game.view(0).dice(game.table.seats[0].cup) == {"home": 1}
    assert game.table.seats[0].credits == 1


def test_goods_come_from_citizenry_and_supply_outside_produce(rules: RollRuleset) -> None:
    tableau = ["habitats", "supply_ships", "open_market", "far_market"]
    scenario = Scenario(rules).seat(0, tableau=tableau, citizenry="novelty novelty home", cup="home", credits=0)
    game = scenario.phases("develop", "settle").begin()
    seat = game.table.seats[0]
    assert [game.view(0).dice(goods) for goods in seat.goods] == [{}, {}, {"novelty": 1}, {"genes": 1}]
    assert game.view(0).dice(seat.citizenry) == {"novelty": 1, "home": 1}
    assert seat.credits == 1


def test_no_more_goods_than_there_is_room_for(rules: RollRuleset) -> None:
    tableau, goods = ["supply_ships", "open_market"], {"open_market": "home"}
    scenario = Scenario(rules).seat(0, tableau=tableau, goods=goods, cup="home", credits=0)
    game = scenario.phases("develop").begin()
    assert game.view(0).dice(game.table.goods(0)) == {"home": 1}
    assert game.table.seats[0].credits == 0


def test_no_good_where_none_may_lie_or_none_is_left(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["gem_world", "trading_world", "public_works"], cup="home")
    table = scenario.phases("explore").begin().table
    faces = {face.key: face for face in rules.faces}
    before = str(table.seats[0].goods), table.supply
    assert not faces["public_works"].holds_goods
    for key in ("public_works", *(face.key for face in table.tableau(0) if not face.holds_goods)):
        assert not place_good(table, 0, faces[key], "home")
    assert not place_good(table, 0, faces["gem_world"], "home", "citizenry"), "there is none"
    assert (str(table.seats[0].goods), table.supply) == before
    with pytest.raises(ValueError, match="spice_world is not in the tableau of seat 0"):
        place_good(table, 0, faces["spice_world"], "home")
    assert place_good(table, 0, faces["gem_world"], "home", "cup")
    assert not place_good(table, 0, faces["gem_world"], "home"), "it has one already"


def test_one_world_does_not_trade(rules: RollRuleset) -> None:
    goods = {"closed_market": "home", "open_market": "home"}
    scenario = Scenario(rules).seat(0, tableau=list(goods), goods=goods, workers={"ship": "home"}, credits=0)
    game = scenario.phases("ship").begin()
    assert texts(game) == ["consume closed_market home home", "keep closed_market home"]
    with pytest.raises(IllegalChoice, match="Closed Market are not traded"):
        play(game, "trade closed_market home home")
    play(game, "keep closed_market home")
    assert texts(game) == ["trade open_market home home", "consume open_market home home"]
    play(game, "trade open_market home home")
    assert game.table.seats[0].credits == 3


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_random_games(rules: RollRuleset, games: int) -> None:
    played = random_games(rules, games=games)
    assert games < 20 or any("refine refinery" in game.journal_text() for game in played)


def test_bots_play_whole_games(rules: RollRuleset) -> None:
    assert bot_game(rules, 3, 1).table.round > 3
