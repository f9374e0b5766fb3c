"""``starcup mcp``: a real server on standard input and output, its files, and wrong use in one line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import anyio
import pytest
from mcp import Client, StdioServerParameters

from tests.cli.helpers import end, refused, run, spawn
from tests.llm.client import Player


def server(folder: Path, *arguments: str) -> StdioServerParameters:
    return StdioServerParameters(
        command=sys.executable,
        args=["-m", "starcup_cli", "mcp", "--game", "race", "--seats", "client,greedy", "--seed", "7", *arguments],
        env={**os.environ, "STARCUP_SAVES": str(folder)},
    )


async def begun(player: Player, answers: int) -> str:
    """Look, answer a number of questions, and return the last text."""
    text = await player.call("look")
    for _ in range(answers):
        text = await player.answer(text)
    return text


def test_a_client_plays_over_standard_input_and_output(tmp_path: Path) -> None:
    async def play() -> str:
        async with Client(server(tmp_path, "--report", str(tmp_path / "report.json"), "--language", "fr")) as client:
            return await begun(Player(client), 2)

    assert "Ce qui s'est passé" in anyio.run(play)
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert report["answers"] == 2 and report["language"] == "fr" and report["players"] == ["client", "greedy"]
    assert [path.name for path in tmp_path.iterdir()] == ["report.json"]
    assert report["ending"] is None and "seed" not in report


@pytest.mark.slow
def test_a_game_that_is_kept_goes_on_in_another_server(tmp_path: Path) -> None:
    files = ("--report", str(tmp_path / "report.json"), "--save", str(tmp_path / "game.txt"))

    async def play(answers: int) -> str:
        async with Client(server(tmp_path, *files)) as client:
            return await begun(Player(client), answers)

    last = anyio.run(play, 3)
    assert anyio.run(play, 0).endswith(last[last.index("Question 3") :])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt", "report-2.json", "report.json"]


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_signals_end_it_at_once_and_nothing_but_the_protocol_was_said(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    process = spawn(tmp_path, "mcp", "--game", "race", "--report", str(tmp_path / "report.json"))
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    try:
        about = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
        request = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": about}
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["result"]["serverInfo"]["name"] == "starcup"
        process.send_signal(number)
        assert process.wait(10) == code
        assert process.stdout.read() == process.stderr.read() == ""
    finally:
        end(process)


@pytest.mark.slow
def test_a_client_plays_over_http(tmp_path: Path) -> None:
    command = server(tmp_path, "--http", "--port", "0")
    process = subprocess.Popen([command.command, *command.args], stdout=subprocess.PIPE, text=True, env=command.env)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()

        async def play() -> str:
            async with Client(address) as client:
                return await begun(Player(client), 2)

        assert "Question 2" in anyio.run(play)
    finally:
        process.terminate()
        process.communicate(timeout=30)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--game", "rice"), "unknown game 'rice' (did you mean 'race'?)"),
        (("--game", "race", "--seats", "greedy,greedy"), "expected 'client' once"),
        (("--game", "race", "--seats", "client,gredy"), "unknown player 'gredy' (did you mean 'greedy'?)"),
        (("--game", "race", "--players", "9"), "Race for the Galaxy takes 2 to 4, found 9"),
        (("--game", "race", "--seats", "client,greedy", "--players", "3"), "--players 3: --seats names 2"),
        (("--game", "race", "--language", "xx"), "language 'xx': expected one of en, es, fr"),
        (("--game", "race", "--option", "beginner"), "an option is written PACK.NAME=VALUE, not 'beginner'"),
        (("--game", "race", "--packs", "base"), "pack 'base' is for"),
        (("--game", "race", "--save", __file__), "this is no Starcup journal"),
        (("--prot", "1"), "No such option"),
    ],
)
def test_wrong_use_is_one_line(arguments: tuple[str, ...], message: str) -> None:
    line = refused("mcp", *arguments)
    assert line.startswith("starcup mcp: ") and message in line


def test_a_saved_game_of_another_kind_is_refused(tmp_path: Path) -> None:
    from starcup import Game, games

    file = tmp_path / "game.txt"
    file.write_text(Game.new(games.find("roll").load(), 2, seed=1).journal_text())
    assert "expected one of race with 2, found a game of roll with 2 players" in refused(
        "mcp", "--game", "race", "--save", str(file)
    )


def test_help_is_told_in_the_language_of_the_command() -> None:
    assert "Sert une place" in run("mcp", "--help", "--language", "fr").output
