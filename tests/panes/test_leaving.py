"""Ctrl-C and signals at a real terminal: the panes are left in order, or at once where code hangs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.helpers import COMMAND, only_save
from tests.cli.test_hanging_pack import IN_A_ROUND, IN_ROUND_ENDED, pack, told

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="there are terminals of its own kind on Windows"),
    pytest.mark.slow,
]

HANGS_AT_AN_ANSWER = """
import pathlib, sys, time
from starcup_cli.table import starting
from starcup_cli.packs import chosen_rules
from starcup_cli.panes.app import PanesApp

def submit(*_):
    while True:
        pathlib.Path(sys.argv[1]).touch()
        time.sleep(0.01)

session = starting.new_session(["human", "greedy"], 3, chosen_rules(None, (), "", "tiny-epic"), None, False)
session.submit = submit
PanesApp(session, "greedy").show()
"""


class Terminal:
    """A command at a terminal of 120 columns and 40 lines."""

    def __init__(self, *command: str) -> None:
        import fcntl
        import struct
        import termios

        self._keys, screen = os.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": "120", "LINES": "40"}

        def at_the_terminal() -> None:
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            signal.signal(signal.SIGINT, signal.SIG_DFL)

        self.process = subprocess.Popen(
            command, stdin=screen, stdout=screen, stderr=screen, env=environment,
            preexec_fn=at_the_terminal,  # noqa: PLW1509  # no threads here
        )  # fmt: skip
        os.close(screen)
        os.set_blocking(self._keys, False)
        self.shown = ""

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._keys, keys.encode())

    def until(self, wanted: Path | str) -> None:
        """Read what is shown until there is a file, or a text."""
        end = time.monotonic() + 60
        while not (wanted.exists() if isinstance(wanted, Path) else wanted in self.shown):
            assert self.process.poll() is None and time.monotonic() < end, self.shown[-2000:]
            self._read()
            time.sleep(0.02)

    def ends(self) -> int:
        """Read on until the command ends; return its exit code."""
        try:
            end = time.monotonic() + 60
            while self.process.poll() is None:
                assert time.monotonic() < end, "the panes are not left"
                self._read()
                time.sleep(0.02)
            self._read()
            return self.process.returncode
        finally:
            self.process.kill()
            self.process.wait()
            os.close(self._keys)

    def _read(self) -> None:
        try:
            while read := os.read(self._keys, 1 << 16):
                self.shown += re.sub(r"\s+", " ", read.decode(errors="replace"))
        except OSError:  # nothing more as yet, or the terminal is gone
            pass


@pytest.mark.parametrize("key", ["\x03", "SIGTERM", "SIGHUP"])
def test_a_game_is_left_at_once_and_kept(key: str, saves: Path) -> None:
    terminal = Terminal(*COMMAND, "play", "--game", "tiny-epic", "--seed", "3")
    terminal.until("Your question")
    if len(key) == 1:
        terminal.press(key)
    else:
        terminal.process.send_signal(getattr(signal, key))
    assert terminal.ends() == (130 if key == "\x03" else 143)
    assert "\x1b[?1049l" in terminal.shown and "Traceback" not in terminal.shown  # the screen is as it was
    assert only_save(saves).exists()


def test_a_bot_whose_pack_hangs_is_left(saves: Path, tmp_path: Path) -> None:
    where = pack(tmp_path, "extensions", IN_A_ROUND)
    terminal = Terminal(
        *COMMAND, "play", "--watch", "--bots", "random", "--seed", "3", "--packs", f"base,{where.parent}"
    )
    terminal.until(where / ".here")
    terminal.press("\x03")
    assert terminal.ends() == 130
    assert told(where, IN_ROUND_ENDED).replace(" ", "") in terminal.shown.replace(" ", "")
    assert "Go on with: " in terminal.shown


def test_what_hangs_at_an_answer_is_left(tmp_path: Path) -> None:
    here = tmp_path / "here"
    terminal = Terminal(sys.executable, "-c", HANGS_AT_AN_ANSWER, str(here))
    terminal.until("Your question")
    terminal.press("\r")
    terminal.until(here)
    terminal.press("\x03")
    assert terminal.ends() == -signal.SIGINT
    assert "in submit" in terminal.shown and "\x1b[?1049l" in terminal.shown
