"""The README's commands and its tile pack are what they say; its doctests are run with the others."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from starcup import Pack
from starcup.roll import Ruleset
from starcup_bots import make, play
from tests.cli.helpers import run

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def command_lines() -> list[str]:
    """Everything between back quotes that calls the command, options included."""
    found = re.findall(r"`(?:uv run )?starcup ([^`]+)`", " ".join(README.split()))
    return [*dict.fromkeys(found)]


def test_commands_are_found() -> None:
    assert {line.split()[0] for line in command_lines()} == {
        "play",
        "sim",
        "arena",
        "balance",
        "replay",
        "tile",
        "rules",
        "packs",
        "pack",
        "serve",
    }


@pytest.mark.parametrize("line", command_lines())
def test_command_takes_its_options(line: str) -> None:
    words = shlex.split(line)
    result = run(*words) if words[0] in ("tile", "rules", "packs") else run(*words, "--help")
    assert result.exit_code == 0, result.output


def test_the_two_commands_stand_as_they_are_run() -> None:
    assert "    python3 -m pip install uv && uv run starcup play\n" in README
    assert "    python3 -m pip install uv && python3 -m uv run nox\n" in README
    assert "An unofficial fan implementation." in README


def test_the_tile_pack_plays(tmp_path: Path) -> None:
    section = README[README.index("## A tile of your own") : README.index("## The packages")]
    tiles, power, manifest = re.findall(r"```\w+\n(.*?)```", section, re.DOTALL)
    folder = tmp_path / "my_tiles"
    (folder / "powers").mkdir(parents=True)
    for name, text in (("tiles", tiles), ("powers/toll_station", power), ("pack", manifest)):
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    rules = Ruleset.load(["base", Pack.from_folder(folder)])
    assert rules.face_index["toll_station"] and "toll_station" in rules.plugins.packs
    assert play(rules, [make("random", seat) for seat in range(2)], 1).finished
