"""E6: workers that are no dice, and pools of whatever packs count."""

import pytest

from starcup import Game, PowerError
from starcup.roll import RollRuleset, final_scores
from starcup.roll.dice import total
from starcup.roll.testing import Scenario
from starcup_bots import advise, make
from tests.packs.checks import bot_game, play, random_games, texts, with_base
from tests.packs.e06_counters import pack


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return with_base(pack)


def test_everybody_begins_with_some(rules: RollRuleset) -> None:
    game = Game.new(rules, players=3, seed=1)
    assert [seat.resources for seat in game.table.seats] == [(("talent", 2),)] * 3


def test_they_are_put_under_phases_after_the_powers_and_nobody_sees_it_before_reveal(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, rolled="home.explore", resources={"talent": 2})
    game = scenario.seat(1, rolled="home.develop home.ship").assign().go_on().chance("spare ship").begin()
    play(game, "select explore home.explore", "ready")
    assert texts(game) == ["done", *(f"assign talent {key}" for key in rules.phase_keys)]
    play(game, "assign talent settle")
    assert game.why(0, "assign talent explore") is None, "in whatever order"
    play(game, "assign talent explore")
    assert texts(game) == ["done"], "the last word is his"
    play(game, "done")
    assert game.table.resource(0, "talent") == 2
    assert game.view(1).seats[0].sheet_columns is None
    play(game, "select develop home.develop", "ready", seat=1)
    view = game.view(1)
    assert view.dice(view.seats[0].columns[0]) == {"home": 1, "talent": 1}
    assert view.seats[0].resources == (("talent", 1),)  # Settle does not occur: that one has come back


def test_a_used_counter_is_spent_and_an_idle_one_comes_back(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "talent home", "develop": "talent"}, credits=0)
    game = scenario.phases("explore", "develop").begin()
    play(game, "stock home", "stock talent")
    assert game.table.seats[0].credits == 4
    assert game.table.seats[0].resources == (("talent", 1),)
    assert game.view(0).dice(game.table.seats[0].citizenry) == {"home": 1}


def test_a_kept_counter_comes_back_when_used(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["campus"], goods={"campus": "novelty"}, workers={"ship": "droid"})
    game = scenario.phases("ship").begin()
    play(game, "consume campus novelty droid")
    assert (game.table.seats[0].chips, game.table.seats[0].resources) == (2, (("droid", 1),))


def test_counters_match_by_a_rule_of_their_own_and_can_be_goods(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["scrapyard"], workers={"produce": "talent", "ship": "talent"})
    game = scenario.phases("produce", "ship").begin()
    play(game, "consume scrapyard talent talent")
    assert game.table.seats[0].chips == 3
    assert total(game.table.seats[0].citizenry) == 0


def test_they_build_and_are_spent_on_completion(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, develop=["school", "robot_works"], workers={"develop": "talent"})
    game = scenario.phases("develop").begin()
    assert [face.key for face in game.table.developments(0)] == ["school"]
    assert game.table.seats[0].resources == (("talent", 1),)  # by its new power, not the one that it was built with


def test_counters_lying_on_a_tile_and_as_goods_are_recalled_to_the_pool(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, develop=["prestige"], developers="talent", cup="home", credits=5)
    game = scenario.manage().begin()
    play(game, "recall talent@developers")
    assert game.table.seats[0].resources == (("talent", 1),)


def test_a_power_puts_one_to_work(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["reserve", "campus"], goods={"campus": "home"}, resources={"talent": 1}, credits=0
    )
    game = scenario.phases("explore", "ship").begin()
    assert texts(game) == ["trade campus home talent", "consume campus home talent"]


def test_what_is_left_is_worth_points(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["prestige"], resources={"talent": 3, "prestige": 2}, cup="home")
    scores = final_scores(scenario.begin().table)
    assert dict(scores[0].bonuses) == {"prestige": 4, "talent": 3}


def test_nobody_gives_what_he_has_not_got(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, cup="home").begin().table
    with pytest.raises(ValueError, match="seat 0 has 0 'talent', and can't give 1"):
        table.change_resource(0, "talent", -1)
    assert issubclass(PowerError, Exception)


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_random_games_use_them(rules: RollRuleset, games: int) -> None:
    played = random_games(rules, games=games)
    entries = [entry for game in played for entry in game.journal_text().splitlines()]
    assert games < 20 or any("assign talent" in line for line in entries)
    assert games < 20 or any(line.endswith(" talent") for line in entries)


@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize(
    ("resources", "settle", "put"),
    [
        ({"talent": 1}, ["campus", "stage"], ["settle"]),  # the selecting die builds one world, a counter the other
        ({"talent": 2}, ["campus", "stage"], ["explore", "settle"]),
        ({"droid": 1}, ["campus", "stage"], []),  # for Produce and Ship, where there is nothing to do
    ],
)
def test_bots_put_counters_where_they_bring_more_than_they_are_worth(
    rules: RollRuleset, bot: str, resources: dict[str, int], settle: list[str], put: list[str]
) -> None:
    scenario = Scenario(rules).seat(0, rolled="home.explore", settle=settle, resources=resources, credits=5)
    game = scenario.seat(1, rolled="home.develop home.ship").assign().go_on().chance("spare ship").begin()
    play(game, "select settle home.explore")
    player = make(bot, 1)
    while (decision := game.decision(0)) is not None:
        game.submit(0, player.choose(decision, game.view(0)))
    sheet = game.view(0).me.sheet_columns
    assert sheet is not None
    counters = [game.view(0).dice(column) for column in sheet]
    found = [key for key, dice in zip(rules.phase_keys, counters, strict=True) for name in dice if name in resources]
    assert found == put


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_bots_say_why_they_put_counters_there(rules: RollRuleset, bot: str) -> None:
    scenario = Scenario(rules).seat(
        0, rolled="home.explore", settle=["campus", "stage"], resources={"talent": 1}, credits=5
    )
    game = scenario.seat(1, rolled="home.develop home.ship").assign().go_on().chance("spare ship").begin()
    play(game, "select settle home.explore", "ready")
    decision = game.decision(0)
    assert decision is not None
    told = advise(make(bot, 1), decision, game.view(0))
    assert told.choice.text == "assign talent settle"
    assert told.best is not None
    assert told.best.worth == pytest.approx(sum(term.amount for term in told.best.terms))
    settle, used = told.best.terms
    assert (settle.name, settle.odds, settle.workers) == ("settle", 1.0, ("home", "talent"))
    assert used.name == "counter_used_up"
    assert used.amount < 0


def test_bots_play_whole_games(rules: RollRuleset) -> None:
    assert bot_game(rules, 3, 1).table.round > 3
