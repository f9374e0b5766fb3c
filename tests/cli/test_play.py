"""play at a pipe: a whole game, commands between the questions, refusals that explain themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starcup import Choice, Decision
from starcup_bots.random_bot import RandomBot
from tests.cli.helpers import longest, only_save, refused, run

ANY = ["none", "ok", "3", "ok", "2", "2", "1", "ok", "1", "ok", *map(str, range(4, 25)), "ok"] * 500
"""Whatever is asked: none if that will do, else the third choice, the second and the first, each also twice, or all."""


def begin(*typed: str, seed: int = 5, game: str = "roll") -> str:
    """What is shown at the beginning of a game against a random bot."""
    result = run("play", "--game", game, "--seed", str(seed), "--bots", "random", typed=typed)
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    return result.stdout


def spoken(*typed: str, seed: int = 5, game: str = "roll") -> str:
    """The same, line breaks taken out."""
    return " ".join(begin(*typed, seed=seed, game=game).split())


def taken(saves: Path) -> list[str]:
    """The choices of the person in the one saved game."""
    return [line.removeprefix("0 ") for line in only_save(saves).read_text().splitlines() if line.startswith("0 ")]


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("roll", 2),
        ("race", 2),
        *(pytest.param(*case, marks=pytest.mark.slow) for case in (("tiny-epic", 2), ("roll", 3))),
    ],
)
def test_whole_game(saves: Path, game: str, players: int) -> None:
    options = ("--seed", "6", "--bots", "random", "--players", str(players))
    result = run("play", "--game", game, *options, typed=ANY)
    assert result.exit_code == 0, result.stderr
    assert "winner" in result.stdout and "replay last" in result.stdout
    assert longest(result.stdout) <= 80
    assert "\x1b" not in result.stdout
    again = run("replay", str(only_save(saves)))
    assert again.exit_code == 0 and "winner" in again.stdout
    assert longest(again.stdout) <= 80


@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_watch(game: str) -> None:
    result = run("play", "--game", game, "--watch", "--seed", "3", "--bots", "random", "--players", "3")
    assert result.exit_code == 0, result.stderr
    assert "Round 1" in result.stdout and "Random 3" in result.stdout and "winner" in result.stdout
    assert longest(result.stdout) <= 80


@pytest.mark.parametrize("game", ["roll", "race", "tiny-epic"])
def test_the_first_screen_fits_and_has_table_and_choices(game: str) -> None:
    shown = begin(game=game)
    assert len(shown.partition("\n> ")[0].splitlines()) <= 24
    assert "\nYou: " in shown and re.search(r"^   1  \S", shown, re.MULTILINE)


def test_choices_are_made_by_number_text_and_name(saves: Path) -> None:
    begin("1", "quit")
    (text,) = taken(saves)
    only_save(saves).unlink()
    for line in (text.upper(), text.replace("_", " "), text.removeprefix("start ")):
        begin(line, "quit")
        assert taken(saves) == [text]
        only_save(saves).unlink()


def test_enter_shows_the_question_and_answers_nothing(saves: Path) -> None:
    shown = begin("", "", "1", "", "quit")
    assert shown.count("Which side of each starting tile") == 3
    assert shown.count("Are your starting tiles ready") == 2
    assert len(taken(saves)) == 1


def test_after_a_look_only_what_is_asked_is_said_again() -> None:
    shown = begin("help", "score", "log", "quit")
    assert len(re.findall("^   1  ", shown, re.MULTILINE)) == 1
    assert shown.count("Asked ('?' lists the choices): Which side") == 3
    assert len(re.findall("^   1  ", begin("?", "choices"), re.MULTILINE)) == 3


def test_what_fits_several_is_asked_about_and_not_taken(saves: Path) -> None:
    shown = spoken("1", "ok", "select explore", "quit", seed=3)
    assert re.search(r'"select explore" may be: \d+ Select Explore .*Type the number, or more words', shown)
    assert len(taken(saves)) == 2


def test_a_question_mark_asks_and_never_takes(saves: Path) -> None:
    shown = spoken(
        "1", "ok", "1?", "select explore home.explore?", "ready?", "stack?", "select ship home.wild?", seed=3
    )
    assert shown.count("Possible: Select Explore with") == 2
    assert "Not possible: " in shown and "[ASSIGN-" in shown
    assert "Rules: " in shown
    assert len(taken(saves)) == 2


def test_undo_cancel_and_back_take_back(saves: Path) -> None:
    for word in ("undo", "back", "cancel"):
        shown = spoken("1", word, "1", "ok", "quit")
        assert "Taken back: Begin with " in shown and "Round 1" in shown
        only_save(saves).unlink()


def test_undo_says_why_it_can_not() -> None:
    assert "you have not chosen anything yet" in spoken("undo")
    shown = spoken("1", "why undo", "ok", "why undo", "undo")
    assert "Possible: 'undo' takes back: Begin with" in shown
    assert shown.count("Dice were rolled or cards were drawn since") == 2
    assert "Random has answered since" in spoken("1 2", "ok", "undo", game="race", seed=3)


def test_why_names_the_rule_and_suggests_what_is_possible() -> None:
    shown = spoken(
        "1",
        "ok",
        "why ready",
        "why select explore home.wild",
        "why 1",
        "why",
        "why flurb",
        "selct explore home.explore",
        seed=3,
    )
    assert "Not possible: " in shown and "[ASSIGN-17]" in shown
    assert "Possible: Select Explore" in shown
    assert "such as 'why Select " in shown
    assert '"flurb" is no choice' in shown
    assert re.search(r'"selct explore home.explore" is no choice here. Did you mean "[Ss]elect', shown)


def test_refused_text_changes_nothing(saves: Path) -> None:
    shown = spoken("1", "ok", "ready", "flurb", "77", "1 2")
    assert "Not possible" in shown and '"flurb" is no choice' in shown
    assert "There is no 77: type a number from 1 to " in shown
    assert "This question takes one answer" in shown
    assert len(taken(saves)) == 2


def test_other_commands() -> None:
    shown = begin("help", "board", "log", "tile gem world", "tile gem wrld", "rules ASSIGN-10", "rules ASIGN", "rules")
    assert "whether something is possible" in shown
    assert "Gem World [gem_world]" in shown
    assert "unknown tile 'gem wrld' (did you mean 'Gem World'?)" in shown
    assert "ASSIGN-10  Dictate" in shown
    assert "unknown rule or chapter 'ASIGN'" in shown


def test_the_log_leaves_out_what_was_taken_back_and_shows_as_much_as_is_asked_for() -> None:
    shown = begin("1", "ok", "log all", "log 1", "log", "quit")
    every, last, recent = (part.partition("\nAsked")[0] for part in shown.split("> log")[1:])
    assert len(every.splitlines()) > len(recent.splitlines()) > len(last.splitlines())
    assert "You began with" in recent


def test_save_command_copies_and_never_overwrites(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.starcup", tmp_path / "letter.txt"
    other.write_text("Dear")
    shown = run("play", "--seed", "5", typed=["1", "save", f"save {copy}", f"save {other}"]).stdout
    assert f"Saved in {copy}" in shown
    assert copy.read_text().startswith("starcup journal 1")
    assert other.read_text() == "Dear"


def test_quit_says_how_to_go_on() -> None:
    assert "Go on with: starcup play --load last" in begin("quit", "1").replace("\n  ", " ")


def test_refusals() -> None:
    assert "unknown bot 'gredy' (did you mean 'greedy'?)" in refused("play", "--bots", "gredy")
    assert "[SETUP-1]" in refused("play", "--players", "6")
    assert "2 bots for 1 seats" in refused("play", "--bots", "random,greedy")
    assert "--seed is for new games" in refused("play", "--load", "last", "--seed", "3")
    assert "no game was saved yet" in refused("play", "--load", "last")


def test_what_can_not_be_taken_back_is_said_before() -> None:
    shown = spoken("1", "quit")
    assert "This can't be taken back; until then 'undo' takes back: Begin with" in shown


def test_nobody_answers_before_the_last_word(saves: Path) -> None:
    """What bots answer would be the end of undo, so they are asked when the person is ready."""
    begin("1", "quit")
    text = only_save(saves).read_text(encoding="utf-8")
    assert "0 start " in text and "\n1 start " not in text and " ready" not in text


def test_several_items_are_picked_and_confirmed(saves: Path) -> None:
    shown = spoken("old", "ok", "3 1", "-1", "marines", "9", "board", "ok", "quit", seed=3, game="race")
    assert "Chosen so far: Old Earth." in shown and "1 more to choose" in shown
    assert "Chosen: Old Earth, Reptilian Uplift Race." in shown
    assert "Chosen: Reptilian Uplift Race, Space Marines." in shown
    assert "There is no 9: the numbers are 1 to 6." in shown
    assert taken(saves)[0].startswith("discard ") and "space_marines" in taken(saves)[0]


def test_the_example_of_taking_out_is_a_number_that_was_chosen() -> None:
    shown = spoken("1 4", "-4", "-1", game="race").split("> ")
    told = [text.partition("Chosen")[2] for text in shown[-4:-1]]
    assert ["'-4' takes out" in text for text in told] == [True, False, False], told
    assert ["'-1' takes out" in text for text in told] == [False, True, False], told


def test_the_pseudo_language_and_lines_to_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run("play", "--seed", "5", "--language", "en-x-pseudo", typed=["help", "board", "scout?", "quit"]).stdout
    body = [line for line in shown.splitlines() if not line.startswith((">", "starcup"))]
    assert "⟦" in shown and not any("Type a number" in line or "what happened" in line for line in body)
    monkeypatch.setenv("STARCUP_LINEAR", "1")
    heard = begin("1", "ok", "quit", seed=3)
    assert len(re.findall(r"^ +\d+  Select", heard, re.MULTILINE)) == 20


def test_a_language_without_words_is_refused(saves: Path) -> None:
    assert "unknown language" in refused("play", "--seed", "5", "--language", "tlh")
    assert list(saves.glob("**/*.starcup")) == []
    assert run("play", "--seed", "5", "--language", "en-GB", typed=["quit"]).exit_code == 0
    assert "unknown language" in refused("replay", "last", "--language", "tlh")


def test_powers_left_out_stay_left_out_of_the_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.starcup"
    chosen = ("--watch", "--bots", "random", "--seed", "3", "--without", "space_piracy")
    assert run("play", *chosen, "--save", str(file)).exit_code == 0
    assert "\noption without space_piracy\n" in file.read_text(encoding="utf-8")
    assert run("replay", str(file)).exit_code == 0
    assert "space_piracy" in refused("play", "--without", "space_pirac")
    assert "--without is for new games" in refused("play", "--load", str(file), "--without", "space_piracy")


def test_a_language_without_words_is_refused_with_the_nearest() -> None:
    for given, said in (("ess", "did you mean 'es'?"), ("xx", "there are: en, es, fr"), ("../..", "unknown language")):
        result = run("play", "--seed", "5", "--language", given)
        assert result.exit_code == 2 and said in result.stderr, result.stderr


@pytest.mark.parametrize("fails", ["answer", "choice", "start"])
def test_a_bot_that_fails_ends_the_game_which_is_kept(saves: Path, monkeypatch: pytest.MonkeyPatch, fails: str) -> None:
    first: list[Choice] = []

    def choose(bot: RandomBot, decision: Decision, view: object) -> Choice:
        if first and fails == "answer":
            raise ValueError("no idea")
        first.append(decision.legal[0])
        return first[0]

    def start(bot: RandomBot, seed: int) -> None:
        raise OSError("no memory")

    monkeypatch.setattr(RandomBot, "choose", choose)
    if fails == "start":
        monkeypatch.setattr(RandomBot, "__init__", start)
    result = run("play", "--game", "race", "--bots", "random", "--seed", "6", typed=ANY)
    assert result.exit_code == 1
    said = {
        "answer": "ValueError: no idea",
        "choice": f"illegal choice '{first[0].text if first else ''}': ",
        "start": "can't be started: OSError: no memory",
    }
    assert result.stderr.startswith(f"starcup: bot 'random' (seat 1) failed: {said[fails]}")
    assert f"The game so far: {only_save(saves)}" in result.stderr
    answers = [line for line in only_save(saves).read_text().splitlines() if line.startswith("1 ")]
    assert answers == [f"1 {choice.text}" for choice in first[:1]]
    assert run("replay", str(only_save(saves))).exit_code == 0
