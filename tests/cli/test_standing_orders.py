"""Standing orders at the terminal, in a toy game with a window for everybody after each face."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import games
from tests.cli.helpers import longest, only_save, rewritten, run
from tests.kernel.followers import EAGER, FOLLOWERS


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))
    games.register(FOLLOWERS)
    games.register(EAGER)


def shown(*typed: str, players: int = 2, humans: str = "1", game: str = "followers", seed: int = 4) -> str:
    result = run(
        *("play", "--game", game, "--players", str(players), "--humans", humans, "--seed", str(seed)),
        typed=[*typed, "quit"],
    )
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    return " ".join(result.stdout.split())


def test_an_order_is_given_told_and_over() -> None:
    text = shown("help", "pass until", "pass until my turn", "1", "1")
    assert "pass until ... answer beforehand for a time" in text
    assert "Beforehand you may order pass, follow until" in text
    assert "my turn your turn begins" in text
    assert "Ordered: pass until your turn begins. 'stop' ends it." in text
    assert "You ordered: pass until your turn begins ('stop' ends it)." in text
    assert "Answered for you, 2 times: pass until your turn begins." in text
    assert "Over: pass until your turn begins." in text
    assert text.count("Do you follow?") == 0


def test_an_order_answers_the_open_question() -> None:
    text = shown("1", "1", "follow until another face is played")
    assert "Do you follow?" in text
    assert "Answered for you: follow until another face is played." in text


def test_stop_is_no_answer_once_something_was_ordered() -> None:
    text = shown("pass until my turn", "stop", "stop passing")
    assert "Stopped: pass until your turn begins." in text
    assert "You have ordered nothing." in text


def test_orders_that_can_not_be_needed_are_not_offered() -> None:
    solo = run("play", "--game", "tiny-epic", "--solo", "--seed", "1", typed=["1", "let-stand until", "quit"]).stdout
    two = run("play", "--game", "tiny-epic", "--seed", "1", typed=["1", "pass until", "quit"]).stdout
    assert "the rebel rolls" in solo and "is activated" in solo
    assert "the rebel rolls" not in two and "is activated" in two


AT_FIRST = "Answered for you, now and later: follow where a moon was played ('stop' has you asked instead)."


def test_an_order_at_first_is_told_once_when_it_answers() -> None:
    text = shown("play star", "play star", *["1"] * 9, game="eager", seed=3)
    assert text.count(AT_FIRST) == 1
    assert "You ordered" not in text


def test_an_order_at_first_is_stopped_and_stays_so_in_the_saved_game(saves: Path) -> None:
    text = shown("pass until my turn", "stop", "stop", "stop", game="eager")
    assert "Stopped: pass until your turn begins." in text
    stopped = "You are asked from now on; stopped: follow where a moon was played."
    assert f"{stopped} To order that again: 'follow until stopped'." in text
    assert text.index("Stopped: pass") < text.index(stopped) < text.index("You have ordered nothing.")
    again = run("play", "--load", "last", typed=["stop", "follow until stopped", "quit"]).stdout
    assert "You have ordered nothing." in again
    assert "Ordered: follow where a moon was played." in again
    assert "follow-moons" not in only_save(saves).read_text()


def test_orders_at_first_are_listed_with_where_they_answer() -> None:
    text = shown("follow until", game="eager")
    assert "Beforehand you may order follow where a moon was played, until stopped you stop it" in text
    assert "Answered for you since the beginning: follow where a moon was played ('stop' has you asked" in text


def test_bots_have_no_orders_at_first() -> None:
    run("play", "--game", "eager", "--watch", "--seed", "4")
    assert "stopped" not in shown("quit", game="eager")


def test_an_order_is_stopped() -> None:
    text = shown("stop", "pass until my turn", "stop", "1", "1")
    assert "You have ordered nothing." in text
    assert "Stopped: pass until your turn begins." in text
    assert "Do you follow?" in text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("pas until my turn", "Not ordered: no choice 'pas' can be ordered (did you mean 'pass'?); expected follow"),
        ("pass until my tern", "no condition 'my tern' can be ordered (did you mean 'my-turn'?)"),
        ("pass until \x00 '", "Not ordered: no condition"),
        ("until my turn", '"until my turn" is no choice'),
    ],
)
def test_a_wrong_order_gets_one_clear_error(typed: str, said: str) -> None:
    assert said in shown(typed)


def test_an_order_that_is_over_is_not_kept_with_the_game(saves: Path) -> None:
    shown("pass until my turn", "1", "1")
    text = only_save(saves).read_text()
    assert text.count("pass") >= 2
    assert "order-" not in text
    again = run("play", "--load", "last", typed=["stop", "quit"])
    assert "You have ordered nothing." in again.stdout


def test_an_order_that_holds_is_kept_with_the_game_and_compared_to_what_was_when_it_was_given(saves: Path) -> None:
    shown("pass until my turn", players=3)
    (note,) = [line for line in only_save(saves).read_text().splitlines() if line.startswith("note order-")]
    assert note.endswith("my-turn pass")
    again = " ".join(run("play", "--load", "last", typed=["stop", "quit"]).stdout.split())
    assert "Over: pass until your turn begins." in again or "Stopped: pass until your turn begins." in again


@pytest.mark.parametrize(
    "note", ["9999 my-turn pass", "0 my-tern pass", "0 my-turn pas", "x y", "0 my-turn pass and more"]
)
def test_a_note_of_an_order_that_can_not_be_is_left_out(saves: Path, note: str) -> None:
    shown("pass until my turn", players=3)
    path = only_save(saves)
    old = next(line for line in path.read_text().splitlines() if line.startswith("note order-"))
    path.write_text(rewritten(path.read_text(), old, f"{old.rpartition(' ')[0].split(' ')[0]} order-0-follow {note}"))
    again = run("play", "--load", "last", typed=["stop", "quit"])
    assert again.exit_code == 0, again.output
    assert "You have ordered nothing." in again.stdout


def test_a_game_without_orders_has_no_such_commands() -> None:
    text = " ".join(run("play", "--seed", "4", typed=["help", "ready until 3", "stop", "quit"]).stdout.split())
    assert "until ..." not in text
    assert '"stop" is no choice' in text
    assert '"ready until 3" is no choice' in text


def test_orders_of_several_people_stay_behind_the_curtain() -> None:
    text = shown("", "pass until my turn", "2", "", "pass until my turn", "", "2", "quit", humans="Anna,Ben")
    anna, ben, again = text.split("=== Pass the keyboard to ")[1:4]
    assert anna.startswith("Anna") and "Ordered: pass" in anna
    assert ben.startswith("Ben") and "Do you follow?" in ben
    assert "You ordered" not in ben.partition("> ")[0]
    assert again.startswith("Anna") and "You ordered: pass until your turn" in again
    assert "Answered" not in again
