"""E1: die colours more, by data alone."""

from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from starcup import Game
from starcup.pictures import colours, pictures
from starcup.roll import RollGame, RollRuleset, consume_value, events
from starcup.roll.dice import packed
from starcup.roll.testing import Scenario
from starcup.roll.wire.views import view_of
from tests.packs.checking import board_text
from tests.packs.checks import bot_game, play, random_games, texts, with_base
from tests.packs.e01_new_dice import pack
from tests.packs.number_packs import setting_numbers


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return with_base(pack)


def test_new_dice_are_rolled_assigned_and_used_like_any_others(rules: RollRuleset) -> None:
    rolled = "leader.wild leader.explore+produce pioneer.develop+settle pioneer.explore home.ship"
    game = Scenario(rules).seat(0, rolled=rolled).assign().go_on().chance("spare ship").begin()
    assert "select settle leader.explore+produce" in texts(game)
    play(game, "select explore pioneer.explore")
    assert texts(game) == [f"assign leader {key}" for key in rules.phase_keys]
    play(game, "assign leader produce")
    assert texts(game) == ["assign leader explore", "assign leader produce"]
    play(game, "assign leader explore")
    assert texts(game) == ["assign pioneer develop", "assign pioneer settle"]
    play(game, "assign pioneer settle", "ready")
    view = game.view(0)
    assert [view.dice(column) for column in view.me.columns] == [{"leader": 1, "pioneer": 1}, {}, {}, {}, {"home": 1}]
    assert texts(game) == ["scout leader", "stock leader", "scout pioneer", "stock pioneer"]


def sheets(game: RollGame) -> list[tuple[dict[str, int], ...]]:
    """The columns at the end of every line of play up to the first question about powers."""
    decision = game.waiting()[0]
    if decision.kind == "reassign":
        view = game.view(0)
        return [tuple(view.dice(column) for column in view.me.sheet_columns or ())]
    found = []
    for choice in decision.legal:
        twin = game.clone()
        twin.submit(0, choice)
        found += sheets(twin)
    return found


def test_each_way_to_place_loose_dice_is_reached_once(rules: RollRuleset) -> None:
    """Against brute force: every column for each die, dice of a colour told apart only by how many lie where."""
    game = Scenario(rules).seat(0, rolled="home.ship leader.wild leader.wild pioneer.develop+settle").assign().begin()
    play(game, "select ship home.ship")
    expected = []
    for leaders in combinations_with_replacement(range(5), 2):
        for pioneer in (1, 2):
            columns: list[dict[str, int]] = [{} for _ in range(5)]
            for column in leaders:
                columns[column]["leader"] = columns[column].get("leader", 0) + 1
            columns[pioneer]["pioneer"] = 1
            expected.append(tuple(columns))
    found = sheets(game)
    assert len(found) == len(expected) == 30
    assert all(sheet in found for sheet in expected)


def test_the_brute_count_of_selections_agrees(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, rolled="leader.explore+produce pioneer.explore pioneer.explore home.ship").assign()
    assert len(texts(game.begin())) == 3 * len(rules.phases)  # equal dice with equal faces are one


def test_new_dice_match_what_their_data_say(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, tableau=["outpost", "frontier"], cup="home").begin().table
    outpost, frontier = (rules.faces[rules.face_index[key]] for key in ("outpost", "frontier"))
    leader, pioneer, novelty = (rules.worker_index[key] for key in ("leader", "pioneer", "novelty"))
    assert consume_value(table, 0, outpost, leader, leader) == 3
    assert consume_value(table, 0, outpost, pioneer, leader) == 2
    assert consume_value(table, 0, outpost, pioneer, novelty) == 1
    assert consume_value(table, 0, frontier, novelty, pioneer) == 2


def test_grants_powers_and_imaginary_workers_know_the_new_colours(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, tableau=["survey_corps", "cadets"]).phases("explore").begin()
    assert texts(game) == ["scout imaginary_pioneer", "stock imaginary_pioneer"]
    rolled = "home.ship home.ship leader.develop pioneer.settle"
    game = Scenario(rules).seat(0, tableau=["survey_corps", "cadets"], rolled=rolled).assign().begin()
    play(game, "select ship home.ship")
    moves = [text for text in texts(game) if text.startswith("reassign cadets")]
    assert len(moves) == 2 * 4
    assert not [text for text in moves if "home" in text]


def test_the_supply_holds_them_and_runs_short_safely(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, settle=["hub"], workers={"settle": "genes genes genes genes"})
    game = scenario.seat(1, cup="leader leader leader leader leader").phases("settle").begin()
    assert game.view(0).dice(game.table.seats[0].citizenry) == {"genes": 4, "leader": 2}
    assert game.view(0).dice(game.table.supply).get("leader", 0) == 0


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_random_games_keep_every_die(rules: RollRuleset, games: int) -> None:
    played = random_games(rules, games=games)
    leader, pioneer = (rules.die_index[key] for key in ("leader", "pioneer"))
    owned = [game.table.dice_owned(seat) for game in played for seat in range(game.table.players)]
    assert games < 20 or any(dice >= packed({leader: 1}) for dice in owned)
    assert games < 20 or any(dice >= packed({pioneer: 1}) for dice in owned)


def test_bots_play_whole_games_with_them(rules: RollRuleset) -> None:
    for seed in range(1, 4):
        assert bot_game(rules, 2 + seed, seed).table.round > 3


def test_the_board_shows_them_by_name(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, cup="leader", tableau=["survey_corps"], workers={"explore": "leader"})
    begun = scenario.phases("explore").begin()
    shown = board_text(begun, 0)
    assert "Leader" in shown
    assert "imaginary Pioneer" in shown


@pytest.mark.parametrize(
    ("face", "occur", "shown"),
    [
        ("develop+settle", ["explore", "develop", "settle"], "develop+settle"),
        ("settle", ["explore", "settle"], "settle"),
        ("wild", ["explore"], None),
    ],
)
def test_a_spare_die_makes_every_phase_occur_that_it_shows(
    tmp_path: Path, face: str, occur: list[str], shown: str | None
) -> None:
    rules = RollRuleset.load(["base", pack, setting_numbers(tmp_path, spare_die="pioneer")])
    table = Scenario(rules).seat(0, rolled="home.explore home.develop").seat(1, rolled="home.explore home.settle")
    game = table.assign().go_on().chance(f"spare {face}").begin()
    for seat in (0, 1):
        play(game, "select explore home.explore", "ready", seat=seat)
    assert [rules.phase_keys[phase] for phase in game.table.occurring] == occur
    assert view_of(game.view(0)).spare == shown
    told = [event.face for event in game.all_events() if isinstance(event, events.SpareDieRolled)]
    assert told == ([] if shown is None else [shown])
    assert Game.load(rules, game.save()).save() == game.save()
    assert Game.replay(rules, game.journal_text()).save() == game.save()


def test_bots_reckon_with_every_phase_of_a_spare_die(tmp_path: Path) -> None:
    rules = RollRuleset.load(["base", pack, setting_numbers(tmp_path, spare_die="pioneer")])
    assert dict(zip(rules.phase_keys, rules.spare_odds, strict=True)) == {
        "explore": 2 / 6, "develop": 1 / 6, "settle": 3 / 6, "produce": 0.0, "ship": 0.0,
    }  # fmt: skip
    assert bot_game(rules, 2, 1).finished
    assert RollRuleset.load(["base", setting_numbers(tmp_path, spare_die_players=[])]).spare_odds == (0.0,) * 5


def test_new_dice_have_colours_of_their_own(rules: RollRuleset) -> None:
    fills = [colours(rules)["die"][die].fill for die in rules.die_keys]
    assert len(set(fills)) == len(fills)


def test_a_die_is_printed_as_a_net_of_its_faces(rules: RollRuleset) -> None:
    net = pictures(rules, "print")["die/pioneer"]
    assert net.count(">P</text>") == 6 and "Pioneer" in net


def test_worlds_keep_their_colour_beside_new_dice_that_match_them() -> None:
    grey = colours(RollRuleset.load(["base"]))["world"]
    assert {key: colours(with_base(pack))["world"][key] for key in grey} == grey
