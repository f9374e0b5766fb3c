"""The example UI in JavaScript plays through the server, if Node is there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

UI = Path(__file__).parents[2] / "examples" / "ui-node" / "play.mjs"
NODE = shutil.which("node")

pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed")


def play(*options: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    server = f"{sys.executable} -m starcup_cli serve --stdio"
    command = [str(NODE), str(UI), "--server", server, *options]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)


def test_it_plays_a_whole_game_by_itself() -> None:
    told = play("--auto", "--seed", "7", "--bots", "greedy,random")
    assert (told.returncode, told.stderr) == (0, "")
    scores = re.findall(
        r"^(You|Seat \d): (\d+) VP \(\d+ in chips, \d+ for tiles\)(, wins)?$", told.stdout, re.MULTILINE
    )
    assert [who for who, _, _ in scores] == ["You", "Seat 1", "Seat 2"]
    assert any(wins for _, _, wins in scores)
    assert "undefined" not in told.stdout


@pytest.mark.slow
def test_it_waits_for_a_bot_that_thinks() -> None:
    told = play("--auto", "--seed", "7", "--bots", "hard-fast")
    assert (told.returncode, told.stderr) == (0, "")
    assert re.search(r"^Seat 1: \d+ VP", told.stdout, re.MULTILINE)


def test_a_person_answers_errs_and_takes_back() -> None:
    told = play("--seed", "2", typed="start x y\n1\nundo\n1\nready\nundo\nselect explore home.explore\nundo\n")
    assert (told.returncode, told.stderr) == (0, "")
    assert "[SETUP-11]" in told.stdout
    assert "has nothing to take back" in told.stdout
    assert told.stdout.count("Which phase do you select") == 3


def test_a_person_asks_for_a_hint() -> None:
    told = play("--seed", "7", typed="hint\n1\nready\n")
    assert (told.returncode, told.stderr) == (0, "")
    assert re.search(r"Hint: start \w+ \w+\. Begin with .* Next best: begin with ", told.stdout)
    assert "Which phase do you select" in told.stdout


def test_a_wrong_bot_is_one_line() -> None:
    told = play("--auto", "--bots", "greddy")
    assert told.returncode == 1
    assert told.stderr == "unknown player 'greddy' (did you mean 'greedy'?)\n"


TOY = """
import sys
from starcup import games
from starcup.games import GameDefinition
from starcup_cli.server.lines import serve
from tests.kernel.toy import ToyRules
games.register(GameDefinition("toy", "A toy", range(1, 4), ToyRules))
serve(sys.stdin.buffer, sys.stdout.buffer, ["toy"])
"""


def test_it_plays_a_game_that_it_does_not_know(tmp_path: Path) -> None:
    script = tmp_path / "serve_toy.py"
    script.write_text(f"import sys\nsys.path.insert(0, {str(UI.parents[2])!r})\n{TOY}")
    told = play("--auto", "--seed", "3", "--game", "toy", "--server", f"{sys.executable} {script}")
    assert (told.returncode, told.stderr) == (0, "")
    assert "card-seen 0 9" in told.stdout
    assert re.search(r"^  at_stake: [1-9]", told.stdout, re.MULTILINE)
    assert "undefined" not in told.stdout
