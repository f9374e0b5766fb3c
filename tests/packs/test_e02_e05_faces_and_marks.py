"""E2: faces with several phases and flags. E5: workers remember how they came, and that decides where they go."""

import pytest

from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.packs.checks import bot_game, play, random_games, texts, with_base
from tests.packs.e02_faces_and_marks import pack


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return with_base(pack)


def test_a_face_is_a_set_of_phases_and_flags(rules: RollRuleset) -> None:
    rolled = "home.ship entrepreneur.ship+pay entrepreneur.explore+produce entrepreneur.wild+pay"
    game = Scenario(rules).seat(0, rolled=rolled).assign().begin()
    play(game, "select ship home.ship")
    assert texts(game) == ["assign entrepreneur explore", "assign entrepreneur produce"]
    play(game, "assign entrepreneur produce")
    assert len(texts(game)) == 5
    play(game, "assign entrepreneur develop")
    columns = [game.view(0).dice(column) for column in game.view(0).me.sheet_columns or ()]
    assert columns == [{}, {"entrepreneur_pay": 1}, {}, {"entrepreneur": 1}, {"entrepreneur_pay": 1}]


def test_a_flag_pays_and_sends_the_worker_back_to_the_cup(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["bazaar"], goods={"bazaar": "home"}, credits=0)
    game = scenario.seat(0, workers={"explore": "entrepreneur_pay entrepreneur"}).phases("explore").begin()
    play(game, "stock entrepreneur", "stock entrepreneur_pay")
    seat = game.table.seats[0]
    assert seat.credits == 2 + 2 + 1
    assert game.view(0).dice(seat.cup) == game.view(0).dice(seat.citizenry) == {"entrepreneur": 1}


def test_the_flag_is_kept_on_an_unfinished_tile_until_the_worker_is_used(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, settle=["bazaar"], settlers="entrepreneur_pay", workers={"settle": "home"})
    game = scenario.phases("settle").begin()
    seat = game.table.seats[0]
    assert seat.credits == 1 + 1
    assert game.view(0).dice(seat.cup) == {"entrepreneur": 3}  # itself, and what the world brings
    assert game.view(0).dice(seat.citizenry) == {"home": 1}


def test_recalled_or_lost_a_marked_die_is_a_plain_one(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, settle=["bazaar"], settlers="entrepreneur_pay entrepreneur")
    game = scenario.manage().begin()
    play(game, "recall entrepreneur_pay@settlers")
    assert game.view(0).dice(game.table.seats[0].cup) == {"entrepreneur": 1}


def test_reassigning_clears_the_flag_and_is_remembered(rules: RollRuleset) -> None:
    rolled = "home.explore entrepreneur.ship+pay entrepreneur.ship+pay"
    scenario = Scenario(rules).seat(0, tableau=["freight", "booby_trap"], rolled=rolled, credits=0)
    game = scenario.assign().go_on().chance("spare ship").begin()
    play(game, "select explore home.explore", "reassign freight entrepreneur_pay ship>explore", "enough freight")
    play(game, "ready")
    assert texts(game) == ["scout home", "stock home", "scout entrepreneur_reassigned", "stock entrepreneur_reassigned"]
    supply = game.view(0).dice(game.table.supply)["entrepreneur"]
    play(game, "stock entrepreneur_reassigned")
    seat = game.table.seats[0]
    assert (seat.credits, seat.chips) == (2, 1)
    assert game.view(0).dice(game.table.supply)["entrepreneur"] == supply + 1


def test_the_die_that_selects_another_phase_than_it_shows_pays_nothing(rules: RollRuleset) -> None:
    for phase, kept in (("explore", False), ("ship", True)):
        game = Scenario(rules).seat(0, rolled="entrepreneur.ship+pay home.develop").assign().begin()
        play(game, f"select {phase} entrepreneur.ship+pay")
        selector = game.table.seats[0].sheet_selector
        assert rules.workers[selector].has("pay") is kept


def test_powers_decide_where_their_owners_workers_go(rules: RollRuleset) -> None:
    workers = {"ship": "home entrepreneur_pay_star"}
    scenario = Scenario(rules).seat(
        0, tableau=["underground", "bazaar", "haven"], goods={"bazaar": "home", "haven": "home"}, workers=workers
    )
    game = scenario.phases("ship").begin()
    play(game, "consume bazaar home home")
    while texts(game):
        play(game, texts(game)[-1])
    seat = game.table.seats[0]
    assert game.view(0).dice(seat.cup) == {"home": 1, "entrepreneur": 1}
    assert game.view(0).dice(seat.citizenry) == {"home": 2}  # the goods
    assert seat.credits == 1 + 1 + 1


def test_a_producer_pays_and_becomes_a_plain_good(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["bazaar"], workers={"produce": "entrepreneur_pay"}, credits=0)
    game = scenario.phases("produce").begin()
    play(game, *texts(game)[:1])
    assert game.table.seats[0].credits == 1
    assert game.view(0).dice(game.table.seats[0].goods[0]) == {"entrepreneur": 1}


def test_two_players_spare_die_may_show_a_flag_as_well(rules: RollRuleset) -> None:
    assert {worker.key for worker in rules.workers if worker.flags} == {
        "entrepreneur_pay", "entrepreneur_star", "entrepreneur_pay_star",
        *(f"{key}_reassigned" for key in rules.die_keys),
    }  # fmt: skip


def test_without_a_pack_that_asks_nothing_is_remembered() -> None:
    base = RollRuleset.load(["base"])
    assert len(base.workers) == 2 * len(base.dice)


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_random_games(rules: RollRuleset, games: int) -> None:
    random_games(rules, games=games)


def test_bots_play_whole_games(rules: RollRuleset) -> None:
    assert bot_game(rules, 3, 1).table.round > 3


def test_an_extension_looks_at_everybodys_workers(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "entrepreneur_star"})
    game = scenario.seat(1, workers={"explore": "home entrepreneur_pay_star"}).phases("explore").begin()
    play(game, "stock entrepreneur_star")
    play(game, "stock home", "stock entrepreneur_pay_star", seat=1)
    assert [seat.chips for seat in game.table.seats] == [1, 1]
