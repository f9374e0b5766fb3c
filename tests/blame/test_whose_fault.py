"""Faults in a stranger's game and in a pack for it: errors say whose, what, when and where; the game is unharmed."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from starcup import EngineError, Game, GameError, PowerError, Ruleset, StarcupError, at_work, blamed, games, load_pack
from tests.blame.conftest import STRANGERS, Fail, line_of

INDEX = "IndexError: tuple index out of range"


def new(key: str = "pits", *choices: str) -> Game:
    game = Game.new(games.find(key).load(), 2, 1)
    for number, choice in enumerate(choices):
        game.submit(number % 2, choice)
    return game


LOOKS: dict[str, tuple[Callable[[Game], object], str]] = {
    "set_up": (lambda game: Game.new(game.ruleset, 2, 1), "PitRules.set_up() failed before choice 1"),
    "view": (lambda game: game.view(0), "PitRules.view() for seat 0 failed when seat 0 was shown the table"),
    "allowed": (
        lambda game: game.allowed(0),
        "step 'turn' of seat 0, Turn.allowed() failed when seat 0 was told what it may choose",
    ),
    "refuse": (
        lambda game: game.why(0, "take 0"),
        "step 'turn' of seat 0, Turn.refuse() failed when seat 0 was refused 'take 0'",
    ),
    "read": (lambda game: game.events(1), "Taken.read() failed when seat 1 was told what happened"),
}


@pytest.mark.parametrize("spot", LOOKS)
def test_a_look_at_the_game_that_fails_is_told_with_owner_class_file_and_line(fail: Fail, spot: str) -> None:
    game = new("pits", "take 0", "take 1")
    before = game.save()
    fail(spot)
    look, said = LOOKS[spot]
    with pytest.raises(EngineError) as failure:
        look(game)
    error, line = failure.value, line_of(spot)
    assert str(error).startswith(f"game 'pits', {said}: ")
    assert str(error).endswith(f"tuple index out of range (pits.py line {line})")
    assert (error.owner, error.file, error.line) == ("game pits", "pits.py", line)
    assert not isinstance(error, PowerError)
    assert (game.save(), game.fault) == (before, None)
    fail("")
    look(game)


CHOICES = [
    ("pits", "run", "game 'pits', step 'turn' of seat 0, Turn.run()"),
    ("pits", "take", "game 'pits', step 'turn' of seat 1, Turn.take()"),
    ("wells", "take", "game 'wells', step 'turn' of seat 1, Turn.take()"),
]


@pytest.mark.parametrize(("key", "spot", "who"), CHOICES)
def test_a_choice_that_fails_leaves_the_game_as_it_was(fail: Fail, key: str, spot: str, who: str) -> None:
    game = new(key, "take 0")
    before = game.save(), game.journal_text(), game.all_events(), game.waiting()[0].texts
    fail(spot)
    with pytest.raises(EngineError) as failure:
        game.submit(1, "take 2")
    error = failure.value
    fault = INDEX if spot == "run" else "IndexError: list index out of range"
    assert str(error) == f"{who} failed at choice 2 ('take 2' of seat 1): {fault} (pits.py line {line_of(spot)})"
    assert (error.owner, error.line) == (f"game {key}", line_of(spot))
    assert (game.save(), game.journal_text(), game.all_events(), game.waiting()[0].texts) == before
    assert game.fault is error
    fail("")
    with pytest.raises(EngineError):
        game.submit(1, "take 1")
    again = pickle.loads(pickle.dumps(game))
    assert (str(again.fault), again.fault.owner, again.fault.line) == (str(error), error.owner, error.line)
    mended = Game.replay(game.ruleset, game.journal_text())
    mended.submit(1, "take 2")
    assert mended.finished is False


def test_a_power_of_a_pack_that_fails_is_told_though_the_game_knows_no_plugins(fail: Fail) -> None:
    game = new("wells", "take 0")
    before = game.save(), game.journal_text()
    fail("power")
    with pytest.raises(PowerError) as failure:
        game.submit(1, "take 2")
    file = os.path.join("springs", "powers", "geyser.py")
    assert str(failure.value) == (
        "pack 'springs', power 'geyser', beans() for seat 1 failed at choice 2 ('take 2' of seat 1): "
        f"ValueError: no water for seat 1 ({file} line 10)"
    )
    assert (failure.value.owner, failure.value.file, failure.value.line) == ("pack springs", file, 10)
    assert (game.save(), game.journal_text()) == before


def test_a_step_that_breaks_a_contract_of_the_kernel_is_told_with_its_class(fail: Fail) -> None:
    fail("nothing")
    with pytest.raises(EngineError) as failure:
        new()
    named = "game 'pits', step 'no-choice' of seat 0 failed before choice 1: step 'no-choice' asked seat 0, and left"
    assert str(failure.value).startswith(named)
    assert (failure.value.owner, failure.value.file) == ("game pits", "pits.py")


def test_a_step_that_breaks_a_contract_in_code_it_inherits_is_told_with_a_line_of_its_class(fail: Fail) -> None:
    fail("dig")
    with pytest.raises(EngineError) as failure:
        new()
    error, drawn = failure.value, "chance (dig) was drawn while seats work at once"
    assert f"step 'dig' failed before choice 1: step 'dig': {drawn}" in str(error)
    lines = (STRANGERS / "pits.py").read_text(encoding="utf-8").splitlines()
    own = lines.index("class Dig(DrawStep[PitTable, int]):")
    assert (error.owner, error.file) == ("game pits", "pits.py")
    assert own < error.line <= own + 5


def test_a_file_that_is_not_below_the_current_folder_has_its_whole_path(
    fail: Fail, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new()
    monkeypatch.chdir(tmp_path)
    fail("refuse")
    with pytest.raises(EngineError) as failure:
        game.why(0, "take 9")
    assert failure.value.file == str(STRANGERS / "pits.py")


def test_what_is_asked_beyond_a_game_is_blamed_on_its_owner(fail: Fail, pits: ModuleType) -> None:
    rules: Ruleset = games.find("pits").load()
    game = Game.new(rules, 2, 1)
    for spot, who in (("scene", "PitPresenter.status()"), ("wire", "PitWire.view()"), ("scores", "PitRules.scores()")):
        fail(spot)
        view = game.view(0)
        with pytest.raises(IndexError) as failure:
            if spot == "scene":
                pits.PitPresenter(rules).status(view)
            elif spot == "wire":
                pits.PitWire(rules).view(view)
            else:
                rules.scores(game.table)
        fault = blamed(failure.value)
        assert str(fault).startswith(f"game 'pits', {who} failed: IndexError: ")
        assert (fault.owner, fault.file, fault.line) == ("game pits", "pits.py", line_of(spot))
        assert blamed(fault) is fault


def test_a_game_that_can_t_be_imported_is_told_with_the_line(fail: Fail, pits: ModuleType) -> None:
    import sys

    del sys.modules["pits"]
    fail("definition")
    with pytest.raises(GameError) as failure:
        games.find("pits")
    line = line_of("definition")
    assert str(failure.value) == f"game 'pits' can't be loaded: {INDEX} (pits.py line {line})"
    assert (failure.value.owner, failure.value.file, failure.value.line) == ("game pits", "pits.py", line)


def test_a_syntax_error_has_its_own_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "holes"
    (folder / "powers").mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "holes"\ngame = "wells"\n', encoding="utf-8")
    (folder / "powers" / "deep.py").write_text("x = 1\ny = (\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StarcupError) as failure:
        games.find("wells").load([load_pack("springs"), type(load_pack("springs")).from_folder(folder)])
    file = os.path.join("holes", "powers", "deep.py")
    assert (
        str(failure.value) == f"pack 'holes', power 'deep': SyntaxError at import: '(' was never closed ({file} line 2)"
    )
    assert (failure.value.owner, failure.value.file, failure.value.line) == ("pack holes", file, 2)


def test_ctrl_c_says_whose_code_it_stopped(fail: Fail) -> None:
    game = new()
    fail("interrupt")
    with pytest.raises(KeyboardInterrupt) as stopped:
        game.submit(0, "take 1")
    where = f"(pits.py line {line_of('interrupt') + 1})"
    assert at_work(stopped.value) == f"game 'pits', step 'turn' of seat 0, Turn.take() {where}"


def test_a_fault_of_the_engine_is_said_to_be_one() -> None:
    with pytest.raises(TypeError) as failure:
        Game.new(games.find("pits").load(), 2, 1).submit(0)  # type: ignore[call-arg]
    fault = blamed(failure.value)
    assert fault.owner == "engine" and str(fault).startswith("the engine failed: TypeError: ")
