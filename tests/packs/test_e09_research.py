"""E9: a phase more, with column, worker name and place in the order; everything that knows of phases takes it in."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game, PackError
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from starcup_bots import make
from starcup_cli.table.answering import asked_of
from starcup_cli.voice import Voice
from tests.packs.checking import board_text, check, play, texts
from tests.packs.e09_research import pack
from tests.packs.number_packs import setting_numbers

KEYS = ("explore", "develop", "settle", "laboratory", "produce", "ship")


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", pack])


def cli(game: RollGame, seat: int) -> str:
    """The board and the open question of a seat as the command line shows them."""
    decision = game.decision(seat)
    assert decision is not None
    return "\n".join(
        [
            board_text(game, seat),
            *asked_of(game, decision, Voice(game.ruleset, "en", ("You", "Other"), seat)).lines(),
        ]
    )


def test_the_phases_are_six_in_their_order(rules: RollRuleset) -> None:
    assert rules.phase_keys == KEYS
    assert [phase.numeral for phase in rules.phases] == ["I", "II", "III", "IIIb", "IV", "V"]
    assert len(rules.empty_columns) == 6


def test_its_workers_do_its_tasks_in_its_place(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, workers={"laboratory": "home scholar", "produce": "home"}, credits=1)
    game = table.phases("produce", "laboratory").begin()
    assert game.waiting()[0].kind == "do-research"
    assert texts(game) == [
        "fund laboratory home", "publish laboratory home", "fund laboratory scholar", "publish laboratory scholar",
    ]  # fmt: skip
    play(game, 0, "publish laboratory scholar")
    assert game.finished, "without credits the other researcher can only bring them, and Produce has no world"
    assert (game.table.seats[0].chips, game.table.seats[0].credits) == (1, 2)
    began = [str(event) for event in game.all_events() if type(event).__name__ == "PhaseBegan"]
    assert began == ["PhaseBegan(phase='laboratory')", "PhaseBegan(phase='produce')"]


def test_its_face_goes_to_its_column_and_wild_and_double_faces_may(rules: RollRuleset) -> None:
    rolled = "scholar.laboratory scholar.wild scholar.explore+laboratory home.ship"
    game = Scenario(rules).seat(0, rolled=rolled).assign().begin()
    assert "select laboratory scholar.laboratory" in texts(game)
    play(game, 0, "select ship home.ship")
    assert texts(game) == ["assign scholar explore", "assign scholar laboratory"]
    play(game, 0, "assign scholar laboratory")
    assert texts(game) == [f"assign scholar {key}" for key in KEYS]
    play(game, 0, "assign scholar laboratory")
    column = game.view(0).me.sheet_columns
    assert column is not None
    assert game.view(0).dice(column[3]) == {"scholar": 3}


def test_dictate_moves_into_it(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, rolled="home.ship home.ship home.explore").assign().begin()
    play(game, 0, "select ship home.ship", "dictate home explore")
    assert "reassign dictate home ship>laboratory" in texts(game)


def test_the_spare_die_may_show_it(tmp_path: Path) -> None:
    rules = RollRuleset.load(["base", pack, setting_numbers(tmp_path, spare_die="scholar")])
    game = Scenario(rules).seat(0, rolled="home.ship home.laboratory".replace("home.l", "scholar.l")).seat(1).assign()
    running = game.go_on().chance("spare laboratory").begin()
    play(running, 0, "select ship home.ship")
    while running.waiting() and running.table.spare < 0:
        play(running, 0, texts(running)[-1])
    assert running.table.spare == rules.phase_index["laboratory"]
    assert running.table.occurring == (3, 5)
    assert running.decision(0) is not None
    assert texts(running)[0] == "fund laboratory scholar"


def test_the_command_line_shows_column_and_tasks(rules: RollRuleset) -> None:
    workers = {"laboratory": "scholar", "ship": "home"}
    game = Scenario(rules).seat(0, workers=workers).phases("laboratory", "ship").begin()
    text = cli(game, 0)
    assert "Round 1: IIIb Laboratory" in text
    assert "Laboratory: Scholar" in text
    assert "Phases: this round IIIb, V;" in text
    assert "What does your next researcher do?" in text
    assert "The researcher brings $2" in text


def test_bots_play_it_to_the_end(tmp_path: Path) -> None:
    rules = RollRuleset.load(["base", pack, setting_numbers(tmp_path, spare_die="scholar")])
    game = Game.new(rules, players=2, seed=4)
    bots = [make("greedy", seed) for seed in range(2)]
    while waiting := game.waiting():
        decision = waiting[0]
        game.submit(decision.seat, bots[decision.seat].choose(decision, game.view(decision.seat)))
    assert "laboratory scholar" in game.journal_text()


@pytest.mark.slow
def test_random_games_stand_every_check(rules: RollRuleset) -> None:
    games = check(rules)
    assert any("publish laboratory" in game.journal_text() for game in games)


def test_switched_off_it_is_gone_but_for_its_dice() -> None:
    with pytest.raises(PackError, match=r"pack 'research', colours.toml line 6.*'laboratory'"):
        RollRuleset.load(["base", pack], options={"research.laboratory": "off"})
