"""A pack that hangs in this process: Ctrl-C ends it, says where it hung, and leaves the saved game whole."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.cli.helpers import end, only_save, run, spawn

HANGS = """
import time
from pathlib import Path
from starcup.roll import Face, Discount, RollTable
from starcup.packed import hookimpl


def wait():
    if Path(__file__).with_name(".sound").exists():
        return
    while True: Path(__file__).with_name(".here").touch(); time.sleep(0.01)


"""
IN_A_ROUND = """
@hookimpl
def round_ended(table: RollTable) -> None:
    if table.round == 2:
        wait()
"""
AT_LOAD = """
@hookimpl
def discount(face: Face) -> Discount | None:
    wait()
    return None
"""
TILE = """
[[tile]]
id = "x1"
development = { key = "sloth", name = "Sloth", cost = 2, phases = ["develop"] }
world = { key = "rock", name = "Rock", cost = 1, colour = "grey" }
"""


def pack(folder: Path, part: str, body: str) -> Path:
    """A pack that hangs, unless a file ``.sound`` lies beside its code."""
    where = folder / "slow" / part
    where.mkdir(parents=True)
    (where.parent / "pack.toml").write_text('name = "slow"\ngame = "roll"\n')
    (where.parent / "tiles.toml").write_text(TILE)
    (where / "sloth.py").write_text(HANGS + body)
    return where


def interrupted(saves: Path, where: Path, *arguments: str) -> tuple[int, str, str]:
    """The command, with Ctrl-C as soon as the pack hangs."""
    process = spawn(saves, *arguments, "--packs", f"base,{where.parent}")
    try:
        for _ in range(1200):
            if (where / ".here").exists() or process.poll() is not None:
                break
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        return process.returncode, out, err
    finally:
        end(process)


posix = pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is a signal")


def told(where: Path, called: str) -> str:
    """What is said of the pack in a folder, for what was called: ``extension 'sloth', round_ended()``."""
    return f"interrupted while this was at work: pack 'slow', {called} ({where / 'sloth.py'} line 11)"


IN_ROUND_ENDED = "extension 'sloth', round_ended()"
POWER = "power 'sloth', discount()"


@posix
def test_a_game_that_hangs_is_kept_up_to_there(saves: Path, tmp_path: Path) -> None:
    where = pack(tmp_path, "extensions", IN_A_ROUND)
    code, out, err = interrupted(saves, where, "play", "--watch", "--bots", "random", "--seed", "3")
    assert code == 130
    assert told(where, IN_ROUND_ENDED) in err
    assert "Traceback" not in err
    assert "Go on with: " in out
    assert run("replay", str(only_save(saves)), "--board-only").exit_code == 0
    (where / ".sound").touch()
    assert run("play", "--load", str(only_save(saves))).exit_code == 0
    assert "The game is over" in run("replay", str(only_save(saves)), "--board-only").stdout


@posix
def test_games_by_the_dozen_say_where_they_hang(saves: Path, tmp_path: Path) -> None:
    where = pack(tmp_path, "extensions", IN_A_ROUND)
    code, _, err = interrupted(saves, where, "sim", "--games", "2", "--bots", "random")
    assert code == 130
    assert err.strip() == f"starcup: {told(where, IN_ROUND_ENDED)}"


@posix
def test_so_does_what_only_loads(saves: Path, tmp_path: Path) -> None:
    where = pack(tmp_path, "powers", AT_LOAD)
    code, _, err = interrupted(saves, where, "tile", "rock")
    assert code == 130
    assert err.strip() == f"starcup: {told(where, POWER)}"


@posix
def test_and_an_import(saves: Path, tmp_path: Path) -> None:
    where = pack(tmp_path, "powers", "\nwait()\n" + AT_LOAD)
    code, _, err = interrupted(saves, where, "tile", "rock")
    where_told = told(where, "power 'sloth', import of slow.powers.sloth")
    assert (code, err.strip()) == (130, f"starcup: {where_told}")


def test_ctrl_c_in_nobodys_code_names_nobody(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("starcup_cli.table.at_table.ask", interrupt)
    result = run("play", "--seed", "5", "--bots", "random")
    assert result.exit_code == 130
    assert "at work" not in result.output
