"""E15: costs that money, lost dice and workers change; costs that nothing changes; worlds that bring VP."""

import pytest

from starcup.roll import RollRuleset, final_scores
from starcup.roll.testing import Scenario
from starcup.roll.wire.views import view_of
from starcup_bots import make
from tests.packs.checking import board_text
from tests.packs.checks import bot_game, play, random_games, texts, with_base
from tests.packs.e15_costs import pack


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return with_base(pack)


def test_money_in_the_place_of_workers(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["terraformers"], settle=["wastes"], workers={"settle": "home genes"}, credits=5
    )
    game = scenario.phases("settle").begin()
    assert texts(game) == ["build wastes home", "build wastes genes", "terraform terraformers wastes"]
    play(game, "terraform terraformers wastes", "build wastes genes", "build wastes home")
    assert texts(game) == ["done", "terraform terraformers wastes"]
    play(game, "terraform terraformers wastes")
    assert [face.key for face in game.table.worlds(0)] == ["wastes"]
    assert game.table.seats[0].credits == 1


def test_it_may_be_declined_and_what_was_paid_is_gone_with_the_phase(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["terraformers"], settle=["wastes"], credits=4, cup="home")
    game = scenario.phases("settle", "ship").begin()
    play(game, "terraform terraformers wastes", "done")
    assert game.table.worlds(0) == []
    assert game.table.seats[0].credits == 2
    assert game.table.cost_now(0, rules.faces[rules.face_index["wastes"]]) == 4


def test_a_power_answers_with_choices_of_its_own(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["contact_office", "spore_world"], settle=["strangers"], workers={"settle": "home"}, cup="genes"
    )
    (decision,) = scenario.phases("settle").begin().waiting()
    offered = tuple(choice for choice in decision.legal if choice.text.startswith("contact"))
    assert offered and rules.wrong_answer("contact_office", offered) == ""
    expected = "answered a choice of 'contact_office', expected its own, of 'terraformers'"
    assert rules.wrong_answer("terraformers", offered) == expected


def test_never_below_one(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["terraformers"], settle=["wastes"], credits=10, cup="home")
    game = scenario.phases("settle").begin()
    play(game, *["terraform terraformers wastes"] * 3)
    assert game.finished
    assert game.table.cost_now(0, rules.faces[rules.face_index["wastes"]]) == 1
    assert (game.table.worlds(0), game.table.seats[0].credits) == ([], 4)


def test_a_die_lost_from_anywhere(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["contact_office", "spore_world"], goods={"spore_world": "genes"}, settle=["strangers"],
        workers={"settle": "home genes home"}, cup="genes", citizenry="genes",
    )  # fmt: skip
    game = scenario.phases("settle").begin()
    places = ("cup", "citizenry", "settle", "spore_world")
    assert texts(game) == [
        "build strangers home", "build strangers genes",
        *(f"contact contact_office strangers {place}" for place in places),
    ]  # fmt: skip
    supply = game.view(0).dice(game.table.supply)["genes"]
    play(game, "contact contact_office strangers cup", "build strangers home", "build strangers home")
    play(game, "contact contact_office strangers settle")
    assert [face.key for face in game.table.worlds(0)] == ["spore_world", "strangers"]
    assert game.view(0).dice(game.table.supply)["genes"] == supply + 2
    assert game.view(0).dice(game.table.seats[0].citizenry) == {"genes": 1, "home": 2} or game.finished


def test_workers_of_a_colour_count_more(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["gene_mediums"], settle=["spore_world"], workers={"settle": "home genes genes"}
    )
    game = scenario.phases("settle").begin()
    play(game, "build spore_world genes", "build spore_world genes")
    assert [face.key for face in game.table.worlds(0)] == ["spore_world"]
    seat = game.table.seats[0]
    assert (game.view(0).dice(seat.citizenry), game.view(0).dice(seat.cup)) == ({"genes": 2}, {"home": 1})


def test_a_fixed_cost_stays(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["surveyors", "terraformers", "gene_mediums"], settle=["stronghold"], credits=9, cup="home"
    )
    game = scenario.phases("settle").begin()
    assert game.finished
    faces = {key: rules.faces[rules.face_index[key]] for key in ("stronghold", "monolith", "wastes")}
    assert {key: game.table.cost(0, face) for key, face in faces.items()} == {
        "stronghold": 9, "monolith": 9, "wastes": 1,
    }  # fmt: skip
    assert game.table.cost_now(0, faces["stronghold"]) == 9


def test_a_tile_of_cost_nine_is_built(rules: RollRuleset) -> None:
    dice = "home home home home home home home home home"
    game = Scenario(rules).seat(0, develop=["monolith"], workers={"develop": dice}).phases("develop").begin()
    assert [face.key for face in game.table.developments(0)] == ["monolith"]
    assert final_scores(game.table)[0].tiles == 9


def test_a_world_with_vp_at_the_end_and_a_world_with_income(rules: RollRuleset) -> None:
    tableau = ["stronghold", "strangers", "toll_world"]
    game = Scenario(rules).seat(0, tableau=tableau, cup="military military", credits=0).phases("ship").begin()
    assert dict(final_scores(game.table)[0].bonuses) == {"stronghold": 2 + 2 * 2}
    assert game.table.seats[0].credits == 1


def test_views_and_the_board_tell_what_a_tile_costs_now(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["gene_mediums", "terraformers"], settle=["spore_world"], workers={"settle": "home genes genes"},
        credits=9,
    )  # fmt: skip
    game = scenario.phases("settle").begin()
    face = rules.faces[rules.face_index["spore_world"]]

    def told() -> list[object]:
        views = [game.view(seat) for seat in range(2)]
        lines = board_text(game, 1).splitlines()
        needs = next(line.split(" of ")[1] for line in lines if "Spore World (" in line)
        return [
            *(view.cost(0, face) for view in views),
            view_of(views[1]).seats[0].world_cost,
            needs.split()[0],
        ]

    assert told() == [4, 4, 4, "4"]
    play(game, "build spore_world genes")
    assert told() == [3, 3, 3, "3"]
    play(game, "terraform terraformers spore_world")
    assert told() == [2, 2, 2, "2"]


def test_greedy_sends_whom_it_misses_least_first_whatever_the_tile_costs_now(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, tableau=["terraformers"], settle=["wastes"], workers={"settle": "consumption rare_elements"}, credits=9
    )
    game = scenario.phases("settle").begin()
    bot = make("greedy", 1)
    assert bot.choose(game.waiting()[0], game.view(0)).text == "build wastes rare_elements"
    play(game, *["terraform terraformers wastes"] * 3)
    assert bot.choose(game.waiting()[0], game.view(0)).text == "build wastes rare_elements"


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_random_games(rules: RollRuleset, games: int) -> None:
    journals = [game.journal_text() for game in random_games(rules, games=games)]
    assert games < 20 or any("terraform terraformers" in journal for journal in journals)


def test_bots_play_whole_games(rules: RollRuleset) -> None:
    assert bot_game(rules, 3, 1).table.round > 3
