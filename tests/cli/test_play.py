"""play at a pipe: a whole game, commands between the questions, refusals that explain themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import longest, only_save, refused, run

ANY = ["none", "3", "2", "1", *map(str, range(4, 25)), ""] * 500
"""Whatever is asked: none if that will do, else the third choice, the second, the first, or all; Enter at the end."""


def begin(*typed: str, seed: int = 5) -> str:
    """What is shown at the beginning of a game against a random bot."""
    result = run("play", "--seed", str(seed), "--bots", "random", typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_whole_game(saves: Path, players: int) -> None:
    result = run("play", "--seed", "6", "--bots", "random", "--players", str(players), typed=ANY)
    assert result.exit_code == 0, result.stderr
    assert "The game is over" in result.stdout and "winner" in result.stdout
    assert longest(result.stdout) <= 80
    assert "\x1b" not in result.stdout
    again = run("replay", str(only_save(saves)))
    assert again.exit_code == 0
    assert again.stdout.splitlines()[-players:] != []
    assert longest(again.stdout) <= 80


def test_watch(saves: Path) -> None:
    result = run("play", "--watch", "--seed", "3", "--bots", "random", "--players", "4")
    assert result.exit_code == 0, result.stderr
    assert "--- Round 1 ---" in result.stdout and "Random 4" in result.stdout
    assert "The game is over" in result.stdout
    assert longest(result.stdout) <= 80


def test_opening_shows_table_and_choices() -> None:
    shown = begin()
    assert "=== Round 0: Set-up ===" in shown
    assert "VP chips left: 24 of 24" in shown
    assert "   1  start " in shown and "   2  start " in shown


def test_choice_by_number_and_by_text() -> None:
    by_number = begin("1", "")
    text = next(" ".join(line.split()[1:4]) for line in by_number.splitlines() if line.strip().startswith("1  start"))
    assert "began with" in begin(text.upper(), "")


def test_selecting_is_a_table_of_dice_and_phases() -> None:
    shown = begin("1", "")
    head = next(line for line in shown.splitlines() if "die, its face" in line)
    assert all(phase in head for phase in ("Explore", "Develop", "Settle", "Produce", "Ship"))


def test_undo_within_assign_and_before_it_is_shown() -> None:
    shown = begin("1", "undo", "1", "")
    assert shown.count("Taken back: start ") == 1
    assert shown.count("Which side of each starting tile") == 2
    assert "--- Round 1 ---" in shown


def test_undo_that_cannot_be() -> None:
    assert "nothing to take back" in begin("undo")


def test_why_names_the_rule() -> None:
    shown = begin("1", "", "why ready", "why select explore home.wild", "why 1", "why")
    assert "Not possible: select a phase first. [ASSIGN-3]" in " ".join(shown.split()) or "ASSIGN-17" in shown
    assert "ASSIGN-3" in shown
    assert "That is possible: select explore" in shown


def test_refused_text_changes_nothing() -> None:
    shown = begin("1", "", "select ship home.wild", "flurb", "77")
    assert "Not possible" in shown
    assert "'flurb' is no choice" in shown
    assert "There is no choice 77; choose 1 to " in shown


def test_other_commands() -> None:
    shown = begin("help", "board", "log", "tile gem world", "tile gem wrld", "rules ASSIGN-10", "rules ASIGN", "rules")
    assert "why something is not allowed" in shown
    assert shown.count("=== Round 0") == 2
    assert "Gem World [gem_world]" in shown
    assert "unknown tile 'gem wrld' (did you mean 'Gem World'?)" in shown
    assert "ASSIGN-10  Dictate" in shown
    assert "unknown rule or chapter 'ASIGN'" in shown


def test_log_leaves_out_what_was_taken_back() -> None:
    shown = begin("1", "", "log all")
    assert shown.count("began with") >= 3


def test_save_command_copies_and_never_overwrites(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.starcup", tmp_path / "letter.txt"
    other.write_text("Dear")
    shown = begin("1", "save", f"save {copy}", f"save {other}")
    assert f"Saved in {copy}" in shown.replace("\n", "")
    assert copy.read_text().startswith("starcup journal 1")
    assert other.read_text() == "Dear"


def test_quit_says_how_to_go_on() -> None:
    shown = begin("quit", "1")
    assert "starcup play --load last" in shown
    assert "Stacks" not in shown


def test_refusals() -> None:
    assert "unknown bot 'gredy' (did you mean 'greedy'?)" in refused("play", "--bots", "gredy")
    assert "[SETUP-1]" in refused("play", "--players", "6")
    assert "2 bots for 1 seats" in refused("play", "--bots", "random,greedy")
    assert "--seed is for new games" in refused("play", "--load", "last", "--seed", "3")
    assert "no game was saved yet" in refused("play", "--load", "last")


def spoken(*typed: str, seed: int = 5) -> str:
    """What is shown, line breaks taken out."""
    return " ".join(begin(*typed, seed=seed).split())


def test_undo_says_what_it_takes_back_and_why_it_cannot() -> None:
    assert "Taken back: start " in spoken("1", "undo")
    assert "you have not chosen anything yet" in spoken("undo")
    shown = spoken("1", "why undo", "", "why undo", "undo")
    assert "That is possible: undo takes back 'start " in shown
    assert shown.count("can't be taken back: dice were rolled") == 2


def test_undo_names_those_who_have_answered_since() -> None:
    shown = spoken(
        "1",
        "",
        "select develop home.wild",
        "select develop home.develop",
        "select develop home.explore",
        "ready",
        "",
        "done",
        "done",
        "undo",
        "why undo",
        seed=3,
    )
    assert "Random has answered since" in shown


def test_the_last_word_can_be_taken_back_until_it_is_said() -> None:
    shown = spoken("1", "why", "why ready", "why start gem_world gem_world", "undo", "2", "")
    assert "Are your starting tiles ready to be shown? [to develop: " in shown
    assert "Enter is 'ready': it is shown to all; 'undo' takes 'start " in shown
    assert "That is possible: ready: " in shown
    assert "Not possible: be ready, or undo to choose other stacks. [SETUP-12]" in shown
    assert "Taken back: start " in shown and "--- Round 1 ---" in shown


def test_nobody_answers_before_the_last_word(saves: Path) -> None:
    """What bots answer would be the end of undo, so they are asked when the person is ready."""
    begin("1", "quit")
    text = only_save(saves).read_text(encoding="utf-8")
    assert "0 start " in text and "\n1 start " not in text and " ready" not in text


def test_where_there_is_more_to_choose_enter_alone_is_no_answer() -> None:
    shown = spoken("1", "", "", "select explore home.explore", "", "undo", seed=3)
    assert "'ready' shows it to all; until then 'undo' takes 'select explore home.explore' back." in shown
    assert "Taken back: select explore home.explore." in shown


def test_why_suggests_choices_only() -> None:
    shown = spoken("1", "", "why rule", "hlep", "why")
    assert "'rule' is no choice; choices here are written like 'select " in shown
    assert "'hlep' is no choice (did you mean 'help'?)" in shown
    assert "such as 'why select " in shown


def test_a_name_of_a_choice_is_not_taken_for_a_command() -> None:
    shown = spoken("1", "", "home.explore selcet", seed=3)
    assert "'home.explore selcet' is no choice" in shown and "did you mean 'hint'" not in shown


def test_help_fits() -> None:
    assert longest(begin("help")) <= 80


def test_powers_left_out_stay_left_out_of_the_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.starcup"
    chosen = ("--watch", "--bots", "random", "--seed", "3", "--without", "space_piracy")
    assert run("play", *chosen, "--save", str(file)).exit_code == 0
    assert "\noption without space_piracy\n" in file.read_text(encoding="utf-8")
    assert run("replay", str(file)).exit_code == 0
    assert "space_piracy" in refused("play", "--without", "space_pirac")
    assert "--without is for new games" in refused("play", "--load", str(file), "--without", "space_piracy")
