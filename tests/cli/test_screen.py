"""The terminal: colours only there, never with NO_COLOR, and a pipe that closes early."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import COMMAND, end, spawn

pty = pytest.importorskip("pty")


def at_terminal(saves: Path, typed: bytes, **environment: str) -> str:
    """What a terminal shows of ``starcup play``, and that it ends well."""
    pid, handle = pty.fork()
    if pid == 0:
        os.environ.update(STARCUP_SAVES=str(saves), TERM="xterm", COLUMNS="80", LINES="40", **environment)
        os.execv(sys.executable, [*COMMAND, "play", "--plain", "--seed", "5", "--bots", "random"])
    shown = b""
    sent = False
    while True:
        try:
            piece = os.read(handle, 65536)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        shown += piece
        if not sent and b"> " in shown:
            os.write(handle, typed)
            sent = True
    _, status = os.waitpid(pid, 0)
    os.close(handle)
    assert os.waitstatus_to_exitcode(status) == 0, shown
    return shown.decode()


def test_colour_at_a_terminal(saves: Path) -> None:
    shown = at_terminal(saves, b"1\nok\nquit\n")
    assert "\x1b[1mSet-up\x1b[0m" in shown
    assert "Traceback" not in shown


def test_no_color(saves: Path) -> None:
    shown = at_terminal(saves, b"1\nok\nquit\n", NO_COLOR="1")
    assert "Set-up" in shown
    assert "\x1b[1m" not in shown and "\x1b[3" not in shown


def test_closed_pipe_is_quiet(saves: Path) -> None:
    process = spawn(saves, "rules", "POWER")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    said = process.stderr.read()
    code = process.wait(timeout=60)
    end(process)
    assert (code, said) == (141, "")


def test_module_runs_as_well() -> None:
    done = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("starcup ")


def test_what_is_typed_where_enter_goes_on_is_the_next_answer(saves: Path) -> None:
    shown = at_terminal(saves, b"rules POWER\n1\nok\nquit\n", NO_COLOR="1")
    assert "Enter shows more." in shown
    assert shown.count("POWER-1 ") == 1 and "You began with" in shown
