"""The example UI in JavaScript plays any game from its scenes, if Node is there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.examples.nodes import EXAMPLES, SERVER, node, server_of

UI = EXAMPLES / "ui-node" / "play.mjs"

pytestmark = pytest.mark.skipif(node() is None, reason="node is not installed")


def play(*options: str, typed: str = "", server: str = SERVER) -> subprocess.CompletedProcess[str]:
    command = [str(node()), str(UI), "--server", server, *options]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        pytest.param("roll", "greedy,random", marks=pytest.mark.slow),
        ("race", "random"),
        pytest.param("tiny-epic", "random", marks=pytest.mark.slow),
    ],
)
def test_it_plays_a_whole_game_by_itself(game: str, bots: str) -> None:
    told = play("--auto", "--game", game, "--seed", "7", "--bots", bots)
    assert (told.returncode, told.stderr) == (0, "")
    scores = re.findall(r"^(You|\w+ \(seat \d\)): -?\d+ \((.*)\)(, wins)?$", told.stdout, re.MULTILINE)
    assert [who for who, _, _ in scores] == ["You", *(f"{bot} (seat {n})" for n, bot in enumerate(bots.split(","), 1))]
    assert any(wins for _, _, wins in scores)
    assert "undefined" not in told.stdout


@pytest.mark.slow
def test_it_waits_for_a_bot_that_thinks() -> None:
    told = play("--auto", "--seed", "7", "--bots", "hard")
    assert (told.returncode, told.stderr) == (0, "")
    assert re.search(r"^hard \(seat 1\): \d+ \(", told.stdout, re.MULTILINE)


def test_a_person_answers_errs_and_takes_back() -> None:
    told = play("--seed", "2", typed="start x y\n1\nundo\n1\nready\nundo\nselect explore home.explore\nundo\nwhy\n")
    assert (told.returncode, told.stderr) == (0, "")
    assert "[SETUP-11]" in told.stdout
    assert told.stdout.count("Which side of each starting tile do you keep?") == 3
    assert "No: This can't be taken back: Ready." in told.stdout


@pytest.mark.slow
def test_a_person_asks_for_a_hint_and_what_a_pick_comes_to() -> None:
    told = play("--seed", "7", typed="hint\n1\nready\n")
    assert (told.returncode, told.stderr) == (0, "")
    assert re.search(r"hint: Begin with \w.*\.$", told.stdout, re.MULTILINE)
    told = play("--game", "race", "--seed", "7", typed="1?\n1 2?\n1 2\n")
    assert (told.returncode, told.stderr) == (0, "")
    first, second = re.findall(r"^.*: So far: (.*)$", told.stdout, re.MULTILINE)
    assert "expected" in first and second.endswith("Enough.")


def test_a_wrong_bot_or_language_is_one_line() -> None:
    told = play("--auto", "--bots", "greddy")
    assert told.returncode == 1
    assert told.stderr == "unknown player 'greddy' (did you mean 'greedy'?)\n"
    told = play("--auto", "--language", "tlh")
    assert (told.returncode, told.stderr.partition("; ")[0]) == (1, "unknown language 'tlh'")


TOY = """
from tests.kernel.toy import ToyRules
games.register(GameDefinition("toy", "A toy", range(1, 4), ToyRules))
"""


def test_it_plays_a_game_that_says_nothing_of_its_looks(tmp_path: Path) -> None:
    told = play("--auto", "--seed", "3", "--game", "toy", server=server_of(tmp_path, "toy", TOY))
    assert (told.returncode, told.stderr) == (0, "")
    assert "You: card seen (card 9)" in told.stdout
    assert re.search(r"^Table: .*At stake \d", told.stdout, re.MULTILINE)
    assert "undefined" not in told.stdout
