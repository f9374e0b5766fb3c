"""The guided first game: every idea once, when it comes up, short, and off when it is told to be."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

import pytest

from starcup import Game, Rng
from starcup.roll import RollRuleset
from starcup.roll.words.lessons import WHEN, RollLessons, cheaper_start
from starcup.words import Lessons
from starcup_bots.hints import Hints
from starcup_cli.records.saved_file import SavedFile
from starcup_cli.table import at_table
from starcup_cli.table.at_table import AtTable
from starcup_cli.table.guide import Guide
from starcup_cli.table.session import Session
from starcup_race.words.lessons import RaceLessons
from starcup_tiny_epic.words.lessons import EpicLessons
from tests.cli.helpers import longest, only_save, refused, run

WIDTH = 78


LESSONS = RollLessons()


def first(*typed: str, given: tuple[str, ...] = ()) -> str:
    result = run("play", "--first-game", *given, typed=typed)
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    return result.stdout


def squeezed(shown: str) -> str:
    return " ".join(shown.replace("\n|", " ").split())


def times(shown: str, key: str) -> int:
    """How often an idea was explained, by its first words."""
    begin = " ".join(LESSONS.texts[key].split()[:7])
    return squeezed(shown).count(begin)


def test_every_idea_has_a_text_and_a_moment_and_is_short() -> None:
    assert list(LESSONS.texts) == [*WHEN, "over"]
    for key, text in LESSONS.texts.items():
        lines = textwrap.wrap(text.replace("{suggested}", "type 1"), WIDTH, initial_indent="| ", subsequent_indent="| ")
        assert 1 <= len(lines) <= 5, key


@pytest.mark.parametrize("lessons", [RollLessons(), RaceLessons(), EpicLessons()], ids=["roll", "race", "tiny-epic"])
def test_no_idea_names_what_only_a_terminal_has(lessons: Lessons[Any, Any]) -> None:
    """Ideas are read in browsers as well; commands are among the words of the terminal."""
    command = re.compile(
        r"'(starcup|quit|undo|hint|what|why|board|ready|guide|card|tile|planet|mission|let|re-roll|--\w+)\b"
    )
    assert [key for key, text in lessons.texts.items() if command.search(text) or "type " in text.lower()] == []


@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_the_terminal_tells_what_is_typed(game: str) -> None:
    shown = squeezed(first(given=("--game", game)))
    assert "'quit' leaves" in shown and "'guide off' ends these notes" in shown


def test_it_begins_with_a_welcome_and_the_recommended_start() -> None:
    shown = first()
    assert shown.startswith("New game of Roll for the Galaxy: You, Easy; seed ")
    assert times(shown, "welcome") == times(shown, "start") == 1
    said = re.search(r"what costs less: type (\d)", squeezed(shown))
    assert said is not None
    begun = squeezed(first(said[1], "ready"))
    assert "You began with" in begun


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_recommended_start_is_the_cheaper_one(seed: int) -> None:
    """SETUP-13: both the development and the world cost less, or as much."""
    game = Game.new(RollRuleset.load(["base"]), 2, seed)
    faces, index = game.table.rules.faces, game.table.rules.face_index
    decision = game.waiting()[0]
    found = cheaper_start(game, decision)
    for other in decision.legal:
        if found is not None and other != found:
            for side in ("development", "world"):
                assert faces[index[getattr(found, side)]].cost <= faces[index[getattr(other, side)]].cost


def test_nothing_is_explained_twice_not_even_after_an_undo_or_a_look() -> None:
    shown = first("1", "undo", "1", "help", "board", "", "?", "log", "hint", "undo", "1", "ok", "1", "undo", "1")
    for key in WHEN:
        assert times(shown, key) <= 1, key
    assert times(shown, "ready") == times(shown, "roll") == times(shown, "select") == 1


def test_it_can_be_turned_off_and_on_again() -> None:
    shown = first("guide off", "1", "ok", "guide", "guide on", "1")
    before, _, after = shown.partition("The guide is off")
    assert times(before, "welcome") == 1
    quiet, _, loud = after.partition("The guide is on")
    assert "\n| " not in quiet and times(loud, "dictate") + times(loud, "reveal") >= 1
    assert times(shown, "welcome") == 1
    assert "expected 'guide on' or 'guide off'" in first("guide maybe")


def test_it_can_be_turned_on_in_any_game() -> None:
    result = run("play", "--seed", "3", typed=["guide", "guide on", "1"])
    assert "The guide is off" in result.stdout and "The guide is on" in result.stdout
    assert times(result.stdout, "ready") == 1


def test_a_saved_game_remembers_what_was_explained(saves: Path) -> None:
    first("1", "ok")
    text = only_save(saves).read_text()
    assert "note guide on welcome,start,ready,roll,select\n" in text
    again = run("play", "--load", "last", typed=["1"]).stdout
    assert times(again, "welcome") == times(again, "select") == 0
    assert times(again, "dictate") == 1
    assert "note guide on welcome,start,ready,roll,select,dictate\n" in only_save(saves).read_text()
    run("play", "--load", "last", typed=["guide off", "quit"])
    assert "note guide off welcome" in only_save(saves).read_text()


def test_who_is_stuck_gets_a_suggestion() -> None:
    shown = squeezed(first("1", "ok", "huh", "do something"))
    assert re.search(r"If you don't know what to do: hint: \d+, Select \w+ with", shown)
    assert "If you don't know" not in squeezed(run("play", "--seed", "3", typed=["huh", "what"]).stdout)


def test_a_hint_is_short_and_says_how_to_hear_more() -> None:
    shown = squeezed(first("1", "ok", "hint"))
    found = re.search(r"hint: \d+, Select .*?('hint hard' tells why)", shown)
    assert found is not None and len(found[0]) < 200
    assert "For it: " in squeezed(first("1", "ok", "hint hard"))
    assert found[0] in squeezed(first("1", "ok", "what now?"))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [None, 3])
def test_a_whole_game_explains_everything_that_came_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, seed: int | None
) -> None:
    game = Game.new(RollRuleset.load(["base"]), 2, LESSONS.seed if seed is None else seed)
    guide = Guide(LESSONS, on=True)
    session = Session(game, ["human", "easy"], SavedFile(tmp_path / "game.starcup"), guide)
    adviser = Hints("easy", game.ruleset, 2)
    rng = Rng(2)

    def answer(prompt: str) -> str:
        decision = game.decision(0)
        assert decision is not None
        choice = adviser.advice(decision, game.view(0)).choice
        return rng.choice(decision.legal).text if rng.below(12) == 0 else choice.text

    monkeypatch.setattr(at_table, "ask", answer)
    AtTable(session, 0, adviser).play()
    shown = capsys.readouterr().out
    assert longest(shown) <= 80
    for key in LESSONS.texts:
        told = [*guide.told, "over"]
        assert times(shown, key) == (1 if key in told else 0), key
    assert len(guide.told) >= len(WHEN) - 5  # easy bots don't do everything
    assert squeezed(shown).endswith("explain more.")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--watch",), "--first-game is for people who play"),
        (("--humans", "Anna,Ben"), "--first-game is for one person"),
        (("--load", "last"), "--first-game is for new games"),
    ],
)
def test_what_can_not_be(given: tuple[str, ...], said: str) -> None:
    assert said in refused("play", "--first-game", *given)


def test_seed_and_bots_can_be_chosen() -> None:
    assert first(given=("--seed", "9", "--bots", "normal")).startswith(
        "New game of Roll for the Galaxy: You, Normal; seed 9."
    )


def test_a_note_of_another_version_does_no_harm() -> None:
    guide = Guide.from_note(LESSONS, "on nonsense,,welcome")
    assert guide.on and guide.told == ["welcome"]
    assert not Guide.from_note(LESSONS, "").on and Guide.from_note(LESSONS, "").note == ""
