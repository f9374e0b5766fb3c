"""``starcup pack watch``: each save is checked, and Ctrl-C is the way out."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from tests.cli.helpers import end, refused, run, spawn


class Listener:
    """What a process prints, line by line, however it is buffered."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: Queue[str] = Queue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    def until(self, words: str) -> list[str]:
        """The lines up to one that holds these words."""
        found: list[str] = []
        while not found or words not in found[-1]:
            found.append(self.lines.get(timeout=60))
        return found


@pytest.fixture
def stars(tmp_path: Path) -> Path:
    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    return tmp_path / "my-stars"


@pytest.fixture
def watching(stars: Path, saves: Path) -> Iterator[Listener]:
    process = spawn(saves, "pack", "watch", str(stars), "--sim", "1", PYTHONUNBUFFERED="1")
    yield Listener(process)
    end(process)


@pytest.mark.slow
def test_saves_are_checked_and_played_until_ctrl_c(watching: Listener, stars: Path) -> None:
    watching.until("nothing wrong")
    lines = watching.until("Tin Caverns")
    assert "1 game of greedy bots: mean score" in "".join(lines)
    tiles = stars / "src" / "my_stars" / "tiles.toml"
    text = tiles.read_text(encoding="utf-8")
    tiles.write_text(text.replace('"grey"', '"gray"'), encoding="utf-8")
    lines = watching.until("pack my-stars: 1 fault")
    assert "## saved: tiles.toml\n" in lines
    assert "tiles.toml:" in "".join(lines)
    tiles.write_text(text.replace("Tin Caverns", "Lead Caverns"), encoding="utf-8")
    watching.until("nothing wrong")
    watching.until("Lead Caverns")
    watching.process.send_signal(signal.SIGINT)
    watching.until("No longer watching.")
    assert watching.process.wait(timeout=60) == 0
    assert watching.process.stderr is not None
    assert watching.process.stderr.read() == ""


def test_an_installed_pack_is_not_watched() -> None:
    assert "an installed pack does not change" in refused("pack", "watch", "base")
