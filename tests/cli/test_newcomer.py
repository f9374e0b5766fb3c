"""Somebody plays their first game: nothing that was asked is lost, and everything says what it means."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from starcup import Game
from starcup.roll import RollGame, RollRuleset, choices
from starcup.roll.testing import Scenario
from starcup.roll.words.board import board
from starcup.roll.words.choice_lists import choices_of
from starcup.roll.words.describe import Describer
from starcup.roll.words.names import Names
from starcup.words import words_of
from starcup_cli.drafts import Draft, asked_for_several
from starcup_cli.listed import Listed
from tests.cli.helpers import longest, run

QUESTION = "Which phase do you select"
INFORMATION = (
    "help",
    "legend",
    "board",
    "log",
    "score",
    "packs",
    "hint random",
    "why ready",
    "tile gem world",
    "rules SHIP-3",
    "save",
)


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


def playing(*typed: str, seed: int = 3) -> str:
    """What is shown of a game against a random bot."""
    result = run("play", "--seed", str(seed), "--bots", "random", typed=typed)
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    return result.stdout


def spoken(*typed: str, seed: int = 3) -> str:
    """The same, line breaks taken out."""
    return " ".join(playing(*typed, seed=seed).split())


def after(shown: str, typed: str) -> str:
    """Return the text between a typed line and the next prompt."""
    return shown.partition(f"> {typed}\n")[2].partition("\n> ")[0]


def describer(game: RollGame) -> Describer:
    return Describer(game.table, 0, Names(game.table.rules, ["Ann", "Bob"], you=0))


def listed(game: RollGame) -> Listed:
    decision = game.decision(0)
    assert decision is not None
    return Listed(decision, game.allowed(0), game.table, words_of(game.ruleset, ["Ann", "Bob"], 0), "")


def draft(game: RollGame) -> Draft:
    decision = game.decision(0)
    assert decision is not None
    found = asked_for_several(decision, game.table, words_of(game.ruleset, ["Ann", "Bob"], 0))
    assert found is not None
    return found


# The question comes back.


def test_the_question_comes_back_after_every_command_and_when_asked_for() -> None:
    shown = playing("1", "", *INFORMATION, "", "?", "choices", "quit")
    for typed in (*INFORMATION, "", "?", "choices"):
        lines = after(shown, typed).splitlines()
        assert any(QUESTION in line for line in lines[-8:]), (typed, lines)
        assert any("Home Ship" in line or "Home ship" in line for line in lines[-8:]), (typed, lines)


def test_an_unfinished_draft_is_shown_again_with_all_that_can_be_named(rules: RollRuleset) -> None:
    asked = recruiting(rules, 3)
    asked.reply("3")
    reply = asked.reply("")
    assert reply is not None and not reply.text
    shown = " ".join(reply.lines)
    assert "Military die" in shown and "2 more to choose" in shown


def test_what_was_chosen_is_no_longer_forgotten_by_looking_things_up() -> None:
    shown = after(playing(*TO_THE_ZONE, "1", "board", "quit"), "board")
    assert "Enter to abandon Public Works" in " ".join(shown.split())


# Going on.

GO_ON = ("", "1", "y", "yes", "ok", "go", "go on", "continue", "next", "Ready", "enter")


@pytest.mark.parametrize("typed", GO_ON)
def test_whatever_means_go_on_goes_on_where_only_that_is_left(rules: RollRuleset, typed: str) -> None:
    game = Game.new(rules, 2, 3)
    game.submit(0, game.waiting()[0].legal[0])
    reply = listed(game).reply(typed)
    assert reply is not None and reply.text == "ready"


@pytest.mark.parametrize("typed", ["", "1", "yes", "ok", "go on", "done", "confirm"])
def test_whatever_means_go_on_confirms_what_is_chosen(rules: RollRuleset, typed: str) -> None:
    game = Scenario(rules).seat(0, cup="home", settle=["pirate_world"], settlers="home").manage().begin()
    asked = draft(game)
    first = asked.reply("1")
    assert first is not None and not first.text
    reply = asked.reply(typed)
    assert reply is not None and reply.text == "recall home@settlers"


def test_the_same_answer_again_confirms_it(rules: RollRuleset) -> None:
    for line in ("1 1 3", "recruit"):
        asked = recruiting(rules, 3)
        asked.reply("1 1 3")
        reply = asked.reply("1 1 3" if line != "recruit" else "yes")
        assert reply is not None and reply.text == "recruit home home genes"


def test_yes_means_ready_where_ready_is_offered(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, rolled="home.explore home.ship").seat(1, rolled="home.ship").assign().begin()
    game.submit(0, "select explore home.explore")
    reply = listed(game).reply("yes")
    assert reply is not None and reply.text == "ready"


def test_too_many_are_refused_with_what_can_be_confirmed(rules: RollRuleset) -> None:
    asked = recruiting(rules, 3)
    asked.reply("1 1 3")
    reply = asked.reply("2")
    assert reply is not None and "Enter to recruit" in " ".join(reply.lines)


# What things are called.


def recruiting(rules: RollRuleset, credits: int) -> Draft:
    return draft(Scenario(rules).seat(0, credits=credits, citizenry="home home military genes").manage().begin())


def test_one_die_is_asked_for_where_one_can_be_paid(rules: RollRuleset) -> None:
    shown = " ".join(" ".join(recruiting(rules, 1).lines()).split())
    assert "Which die do you recruit" in shown and "credits reach for 1" in shown
    assert "dice" not in shown.partition("?")[0] and "others" not in shown
    asked = recruiting(rules, 1)
    reply = asked.reply("1")
    assert reply is not None and "another one" in " ".join(reply.lines)


def test_questions_name_the_step_that_they_belong_to(rules: RollRuleset) -> None:
    assert recruiting(rules, 1).lines()[0].startswith("Manage Empire: ")
    game = Scenario(rules).seat(0, workers={"explore": "home"}).phases("explore").begin()
    assert listed(game).lines()[0].startswith("I Explore: ")


def test_recruiting_stands_under_its_own_heading() -> None:
    shown = playing(*["ready", "2", "1", "1 2", "", "none"] * 60, seed=5)
    before = [shown[:place] for place in range(len(shown)) if shown.startswith("Manage Empire: Which d", place)]
    assert before
    for text in before:
        headings = [line for line in text.splitlines() if line.endswith(":") and not line.startswith(" ")]
        assert headings[-1] == "Manage Empire:"


TO_THE_ZONE = ("1", "", "select explore home.explore", "ready", "scout home")


def test_own_tiles_are_named_when_they_are_placed_and_abandoned() -> None:
    shown = spoken(*TO_THE_ZONE, "1", "", "2 3", "", "log", "quit")
    assert shown.count("abandoned Public Works, drew") == 2, "when it happened, and in the log"
    found = re.search(r"Enter to place (.*?) under .*?; (.*?) under", shown)
    assert found is not None
    assert f"put {found[1]} at the bottom" in shown and f"and {found[2]} at the bottom" in shown


def test_other_peoples_tiles_are_not_named() -> None:
    result = run("play", "--watch", "--seed", "3", "--bots", "random")
    assert "put a tile at the bottom of the" in result.stdout


def test_what_choices_do_is_said(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, workers={"explore": "home"}).phases("explore").begin()
    told = describer(game)
    assert told.explain(choices.scout("home")).startswith("draw a tile")
    assert told.explain(choices.stock("home")) == "take $2"
    assert "show" in told.explain(choices.READY)


def test_a_power_is_named_with_what_it_does_where_it_may_be_used(rules: RollRuleset) -> None:
    seat = Scenario(rules).seat(0, rolled="home.explore home.ship genes.ship", tableau=["technology_affinity"])
    game = seat.assign().begin()
    game.submit(0, "select explore home.explore")
    shown = " ".join(" ".join(listed(game).lines()).split())
    assert "Technology Affinity: " in shown and "move one worker to Develop" in shown


def test_a_tile_to_be_placed_is_told_with_its_power(rules: RollRuleset) -> None:
    seat = Scenario(rules).seat(0, workers={"explore": "home"}, develop=["galactic_salon"])
    game = seat.draws(0, "spice_world").phases("explore").begin()
    game.submit(0, "scout home")
    game.submit(0, "abandon none")
    shown = " ".join(" ".join(listed(game).lines()).split())
    assert "Reassign power" not in shown
    (name,) = {choice.text.split()[1] for choice in listed(game).choices if "spice" not in choice.text}
    assert rules.faces[0].name and name in shown


def test_the_board_speaks_in_whole_words(rules: RollRuleset) -> None:
    seat = Scenario(rules).seat(
        0, tableau=["galactic_religion", "gem_world"], goods={"gem_world": "genes"}, develop=["galactic_salon"]
    )
    game = seat.seat(1, rolled="home.ship").assign().begin()
    view = game.view(0)
    shown = " ".join(" ".join(board(game.table, [view] * view.players, Names(rules, ["Ann", "Bob"], you=0))).split())
    assert "Galactic Religion (2 VP, Develop power)" in shown
    assert "Gem World (Novelty, 2 VP, Genes good on it)" in shown
    assert "Galactic Salon: 0 of 4 dice" in shown
    assert "needs" not in shown and "faction" not in shown


def test_the_legend_explains_what_stands_on_the_board() -> None:
    shown = " ".join(after(playing("legend", "quit"), "legend").split())
    for word in ("Cup", "Citizenry", "Worlds", "Developments", "To develop", "To settle", "squares", "VP"):
        assert word in shown, word


def test_a_round_begins_on_one_screen_of_24_lines() -> None:
    shown = playing("1", "", "quit")
    screen = shown[shown.index("=== Round 1") :].partition("\n> ")[0].splitlines()
    assert len(screen) < 24, len(screen)
    assert any(line.startswith("## You") for line in screen) and any("Random" in line for line in screen)


def test_the_score_so_far_is_told_on_demand() -> None:
    shown = after(playing("1", "", "score", "quit"), "score")
    assert "Player" in shown and "You" in shown and "Random" in shown and "winner" not in shown


def test_packs_says_what_they_are() -> None:
    assert "tiles" in spoken("packs", "quit").partition("> packs ")[2].partition("Which")[0]
    result = run("packs", "--help")
    assert "A pack is a set of tiles" in " ".join(result.output.split())


def test_a_command_that_lacks_its_word_says_so() -> None:
    assert "tile WHICH?" in after(playing("tile", "quit"), "tile")


def test_power_users_stay_fast() -> None:
    """Numbers, texts, and all of several things on one line, as before."""
    shown = playing(*TO_THE_ZONE, "abandon public_works", "2 4", "", "quit")
    assert "You abandoned Public Works" in " ".join(shown.split())


# Long texts.

pty = pytest.importorskip("pty")


def at_terminal(saves: Path, *typed: str, rows: int = 24, pager: str = "sed s/^/PAGED:/") -> str:
    """What a terminal of 80 columns shows of a game in which these lines are typed, a prompt each."""
    import fcntl
    import struct
    import termios

    pid, handle = pty.fork()
    if pid == 0:
        os.environ.update(STARCUP_SAVES=str(saves), TERM="xterm", PAGER=pager)
        os.execv(sys.executable, [sys.executable, "-m", "starcup_cli", "play", "--seed", "5", "--bots", "random"])
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
    shown, waiting = "", list(typed)
    while True:
        try:
            piece = os.read(handle, 65536)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        shown += piece.decode()
        if waiting and shown.endswith("> "):
            os.write(handle, f"{waiting.pop(0)}\n".encode())
    _, status = os.waitpid(pid, 0)
    os.close(handle)
    assert os.waitstatus_to_exitcode(status) == 0, shown
    return shown


def test_what_is_longer_than_the_screen_goes_through_the_pager_and_the_question_follows(saves: Path) -> None:
    shown = at_terminal(saves, "1", "", "rules POWER", "quit")
    paged = shown.rindex("PAGED:")
    assert shown.count("PAGED:") > 24
    assert QUESTION in shown[paged:]


def test_an_answer_typed_at_the_pager_writes_no_file(saves: Path) -> None:
    """In ``less``, 's' and a name would write one: 'survey' a file named 'urvey'."""
    shown = at_terminal(saves, "1", "", "rules POWER", "quit", pager="sh -c 'echo PAGED:$LESSSECURE; cat'")
    assert "PAGED:1" in shown


def test_what_fits_is_shown_as_it_is(saves: Path) -> None:
    assert "PAGED:" not in at_terminal(saves, "1", "", "rules SHIP-3", "help", "quit", rows=40)


def test_what_was_looked_up_and_the_question_are_on_the_screen_together(saves: Path) -> None:
    """Where there is no room for all of its choices, the question comes alone."""
    shown = at_terminal(saves, "1", "", "help", "quit")
    last = shown[shown.index("> help") :].partition("\n> ")[0].splitlines()
    assert len(last) <= 24 and "hint [BOT]" in "\n".join(last), len(last)
    assert QUESTION in "\n".join(last[-4:]) and "'?' shows the choices." in last[-1]


def test_no_pager_at_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "sed s/^/PAGED:/")
    assert "PAGED:" not in playing("rules POWER", "quit")
    assert "PAGED:" not in run("rules", "POWER").stdout


def test_many_choices_are_followed_by_what_is_asked(rules: RollRuleset) -> None:
    """With a long list the question itself would have left the screen."""
    rolled = " ".join(f"{colour}.ship {colour}.explore" for colour in ("home", "genes", "military", "novelty"))
    tableau = ["nanotechnology", "executive_power", "galactic_influence"]
    game = Scenario(rules).seat(0, rolled=rolled, tableau=tableau).seat(1, rolled="home.ship").assign().begin()
    game.submit(0, "select explore home.explore")
    lines = listed(game).lines()
    assert len(lines) > 24 and "ready" in lines[-1].lower() + lines[-2].lower()
    assert choices_of(listed(game).choices, describer(game))
