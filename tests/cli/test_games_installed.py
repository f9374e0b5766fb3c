"""The command with some of the games, or none: as people have it who install it without the others."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.metadata import distribution
from pathlib import Path

import pytest

from starcup_cli import GAMES

OURS = ("starcup", "starcup_bots", "starcup_cli")
COMMANDS = """
import json, sys
from click.testing import CliRunner
from starcup_cli.main import cli
for command in json.load(sys.stdin):
    result = CliRunner().invoke(cli, command.split(), input="quit\\n")
    print(json.dumps([result.exit_code, result.stdout, result.stderr]))
"""


class Site:
    """A search path for modules that has all that is installed, but of Starcup only the command and some games."""

    def __init__(self, folder: Path, *games: str) -> None:
        wanted = (*OURS, *games)
        site = folder / "site"
        site.mkdir()
        for entry in Path(str(distribution("click").locate_file(""))).iterdir():
            name = entry.name.partition("-")[0]
            if not name.startswith("starcup") or name in wanted:
                (site / entry.name).symlink_to(entry)
        specs = [importlib.util.find_spec(name) for name in wanted]
        sources = [str(Path(spec.origin).parents[1]) for spec in specs if spec is not None and spec.origin is not None]
        path = os.pathsep.join([str(site), *sources])
        self.folder = folder
        self.environment = {**os.environ, "PYTHONPATH": path, "STARCUP_SAVES": str(folder / "saves")}

    def python(self, *arguments: str, given: str) -> str:
        """The output of Python; -S: what else is installed is not seen."""
        run = subprocess.run(
            [sys.executable, "-S", *arguments],
            cwd=self.folder, env=self.environment, input=given, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert run.returncode == 0, run.stderr
        return run.stdout

    def run(self, *commands: str) -> dict[str, tuple[int, str, str]]:
        """The exit code, the output and the errors of each command, one after another."""
        lines = self.python("-c", COMMANDS, given=json.dumps(commands)).splitlines()
        return {command: tuple(json.loads(line)) for command, line in zip(commands, lines, strict=True)}

    def refused(self, code: int, said: str, commands: Sequence[str]) -> None:
        """Check that all commands are refused with the same line."""
        assert self.run(*commands) == dict.fromkeys(commands, (code, "", f"starcup: {said}\n"))


def test_the_games_are_extras() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "packages/cli/pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert set(GAMES) <= set(extras)
    everything = re.findall(r"[\w-]+", extras["all"][0].partition("[")[2].partition("]")[0])
    assert everything == ["learned", "mcp", *GAMES, "web"]
    games = {requirement.partition(">")[0] for key in GAMES for requirement in extras[key]}
    assert not games & {requirement.partition(">")[0] for requirement in project["dependencies"]}


@pytest.mark.slow
def test_without_a_game_it_says_what_to_install(tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.refused(
        1,
        "no game is installed: install one of starcup-cli[roll], starcup-cli[race], starcup-cli[tiny-epic], "
        "or starcup-cli[all] for all of them",
        ["play", "sim", "arena", "what", "check", "pack new stars", "serve --stdio", "serve --schemas here"],
    )
    needed = "Roll for the Galaxy needs its pack 'base', which is not installed: starcup-cli[roll] brings it"
    site.refused(1, needed, ["play --game roll", "tile space port", "arena --game roll"])
    told = site.run("--version", "--help", "games", "packs", "record", "play --game race")
    assert [code for code, _, _ in told.values()] == [0, 0, 0, 0, 0, 2]
    assert "needs its pack 'base', which is not installed" in " ".join(told["games"][1].split())
    assert told["packs"][1] == "No pack is installed.\n"


@pytest.mark.slow
def test_the_only_game_is_meant_where_none_is_named(tmp_path: Path) -> None:
    site = Site(tmp_path, "starcup_race")
    games, play, card = "games --json", "play --seed 1", "card contact specialist"
    sim, load, tile = "sim --games 1 --bots random", "play --load last", "tile mint"
    told = site.run(games, "packs", play, load, sim, card, "rules", "play --game race --seed 1", tile)
    assert [code for code, _, _ in told.values()] == [0] * 8 + [1], told
    (roll,) = (game for game in json.loads(told[games][1]) if game["key"] == "roll")
    assert (roll["needs"], roll["packs"], roll["fault"]) == ("base", [], None)
    assert "Race for the Galaxy" in told[play][1]
    assert told[sim][1].startswith("## Race for the Galaxy: 1 game")
    assert "starcup-cli[roll]" in told[tile][2]
    hello = site.python("-m", "starcup_cli", "serve", "--stdio", given='{"id": 1, "method": "hello"}\n')
    assert (json.loads(hello)["result"]["game"], json.loads(hello)["result"]["games"]) == ("race", ["race"])


@pytest.mark.slow
def test_the_only_game_is_checked(tmp_path: Path) -> None:
    assert "'race': no faults" in Site(tmp_path, "starcup_race").python("-m", "starcup_cli", "check", given="")


@pytest.mark.slow
def test_of_several_games_without_roll_one_has_to_be_named(tmp_path: Path) -> None:
    site = Site(tmp_path, "starcup_race", "starcup_tiny_epic")
    commands = ["play", "sim", "check", "rules", "balance"]
    site.refused(2, "--game is missing: expected one of race, tiny-epic", commands)
    told = site.run("play --game tiny-epic --seed 1", "play --load last", "replay last", "games", "record")
    assert [code for code, _, _ in told.values()] == [0] * 5, told
