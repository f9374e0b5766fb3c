"""A stranger's game, installed from its wheel beside Starcup's wheels: it does all that Roll does.

No line of Starcup knows of Salvage; the environment is empty but for the wheels and what they need.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.examples.conftest import EXAMPLES

pytestmark = pytest.mark.slow

ROOT = EXAMPLES.parent
SCHEMAS = """
import json
from starcup import games, wire
print(json.dumps(wire.schemas_of(wire.wire_of(games.find("salvage").load()))))
"""
Run = Callable[..., str]


def uv() -> str:
    """The uv that runs the tests, or that of the PATH."""
    found = os.environ.get("UV") or shutil.which("uv")
    if found is None:
        pytest.skip("there is no uv to build wheels with")
    return found


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an environment ``venv`` that has the wheels of Starcup and of Salvage, and what they need."""
    folder = tmp_path_factory.mktemp("stranger")
    wheels = folder / "wheels"
    for package in (*sorted((ROOT / "packages").glob("*/pyproject.toml")), EXAMPLES / "salvage" / "pyproject.toml"):
        subprocess.run([uv(), "build", "--quiet", "--wheel", "--out-dir", wheels, package.parent], check=True)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]
    pins = folder / "pins.txt"
    pins.write_text("\n".join(settings["constraint-dependencies"]), encoding="utf-8")
    venv = folder / "venv"
    make = ("venv", "--quiet", "--no-project", "--python", sys.executable, venv)
    built = map(str, sorted(wheels.glob("*.whl")))
    install = ("pip", "install", "--quiet", "--python", str(venv), "--constraint", str(pins), *built)
    subprocess.run([uv(), *make], check=True, cwd=folder)
    subprocess.run([uv(), *install], check=True, cwd=folder)
    return folder


@pytest.fixture
def env(place: Path, tmp_path: Path) -> Mapping[str, str]:
    """The environment of commands: none of ours, and a folder for saves."""
    hidden = ("VIRTUAL_ENV", "PYTHONPATH", "UV_PROJECT_ENVIRONMENT", "UV_RUN_RECURSION_DEPTH")
    kept = {key: value for key, value in os.environ.items() if key not in hidden}
    return kept | {"HOME": str(tmp_path), "STARCUP_SAVES": str(tmp_path / "saves"), "COLUMNS": "100"}


@pytest.fixture
def starcup(place: Path, env: Mapping[str, str], tmp_path: Path) -> Run:
    """Runs the installed command; gives what it prints, and fails if it does."""

    def run(*arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [place / "venv" / "bin" / "starcup", *arguments], input=typed, env=env, cwd=tmp_path, timeout=300,
            capture_output=True, encoding="utf-8", check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout

    return run


def test_it_is_listed_with_its_rules(starcup: Run) -> None:
    games = {game["key"]: game for game in json.loads(starcup("games", "--json"))}
    assert games["salvage"]["title"] == "Salvage"
    assert games["salvage"]["seats"] == [1, 2, 3, 4]
    assert "in secret" in starcup("rules", "SALVAGE-3", "--game", "salvage")


def test_it_is_played_saved_resumed_undone_and_replayed(starcup: Run) -> None:
    began = starcup(
        "play", "--game", "salvage", "--players", "1", "--seed", "1",
        typed="why send wasp wasp\nwasp\nundo\nwhale mule\nok\nsave\nquit\n",
    )  # fmt: skip
    assert "Which drones do you send?" in began
    assert "[SALVAGE-3]" in began
    assert "You haul the wreck, for" in began
    resumed = starcup("play", "--load", "last", typed="leave\n" + "none\nok\n" * 4)
    assert "Wreck 5" in resumed
    told = starcup("replay", "last")
    assert "hauls the wreck, for" in told
    assert "has lost." in told


def test_it_is_watched(starcup: Run) -> None:
    told = starcup("play", "--game", "salvage", "--watch", "--bots", "captain,random", "--seed", "3")
    assert "Wreck 5: its hull is" in told
    assert "winner" in told


def test_bots_play_it_in_simulations_and_in_the_arena(starcup: Run) -> None:
    options = ("--game", "salvage", "--json")
    simulated = json.loads(starcup("sim", *options, "--games", "10", "--players", "4", "--bots", "captain,random"))
    assert simulated["games"] == 10
    assert simulated["faults"] == []
    report = json.loads(starcup("arena", *options, "--games", "20", "--bots", "captain,random"))
    assert "captain" in json.dumps(report)


def test_it_keeps_what_starcup_promises(starcup: Run) -> None:
    report = json.loads(starcup("check", "--game", "salvage", "--json"))
    assert report["ok"], report
    assert report["findings"] == []


class Server:
    """The installed server, whose lines are checked against the game's schemas."""

    def __init__(self, process: subprocess.Popen[str], schemas: Mapping[str, Any]) -> None:
        self.process = process
        self.check = {name: Draft202012Validator(schemas[name]).validate for name in ("request", "response")}
        self.asked = 0

    def ask(self, method: str, **values: object) -> Any:
        self.asked += 1
        request = {"id": self.asked, "method": method, **values}
        self.check["request"](request)
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        self.check["response"](answer)
        return answer.get("result", answer.get("error"))


@pytest.fixture
def server(place: Path, env: Mapping[str, str], tmp_path: Path) -> Iterator[Server]:
    scripts = place / "venv" / "bin"
    schemas = subprocess.run(
        [scripts / "python", "-c", SCHEMAS], env=env, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True
    ).stdout
    with subprocess.Popen(
        [scripts / "starcup", "serve", "--stdio"], env=env, cwd=tmp_path, encoding="utf-8",
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as process:  # fmt: skip
        yield Server(process, json.loads(schemas))
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(30) == 0


def test_it_is_served_with_messages_that_fit_its_schemas(server: Server) -> None:
    assert "salvage" in server.ask("hello")["games"]
    assert server.ask("catalogue", game="salvage")["catalogue"]["box"]["title"] == "Salvage"
    status = server.ask("new", game="salvage", seats=["client", "client"], seed=1)
    game, drone = status["game"], status["waiting"][0]["pick"]["items"][0]
    too_many = " ".join([drone["item"]] * (drone["count"] + 1))
    assert server.ask("submit", game=game, seat=0, choice=f"send {too_many}")["rules"] == ["SALVAGE-3"]
    assert server.ask("submit", game=game, seat=0, choice=f"send {drone['item']}")["waited_for"] == [1]
    assert server.ask("undo", game=game, seat=0)["waited_for"] == [0, 1]


def test_a_served_game_ends_and_comes_back_from_its_journal_and_its_position(server: Server) -> None:
    status = server.ask("new", game="salvage", seats=["client"], seed=1, omniscient=True)
    game = status["game"]
    while status["waiting"]:
        (decision,) = status["waiting"]
        assert server.ask("view", game=game, seat=0)["seat"] == 0
        pick = decision["pick"]
        choice = f"send {pick['items'][-1]['item']}" if pick else decision["choices"][-1]["text"]
        status = server.ask("submit", game=game, seat=0, choice=choice)
    assert status["outcome"]["winners"] == []
    events = server.ask("events", game=game, seat=0)["events"]
    assert {"drones-built", "wreck-found", "drones-sent"} <= {event["event"]["kind"] for event in events}
    journal = server.ask("journal", game=game)["text"]
    again = server.ask("load", journal=journal)
    assert again["outcome"]["scores"] == status["outcome"]["scores"]
    position = server.ask("position", game=game)["position"]
    assert server.ask("load", position=position)["waiting"] == []
