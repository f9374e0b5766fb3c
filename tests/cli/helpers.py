"""Running the command in this process and in another."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from click.testing import CliRunner, Result

from starcup.kernel.journal_text import digest
from starcup_cli.main import cli

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None

COMMAND = (sys.executable, "-m", "starcup_cli")


def run(*arguments: str, typed: Iterable[str] = ()) -> Result:
    """The command in this process; ``typed`` are the lines on its standard input."""
    return CliRunner().invoke(cli, list(arguments), input="".join(f"{line}\n" for line in typed))


def report(*arguments: str) -> Json:
    """The JSON that a command prints, and nothing else on its standard output."""
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: Json = json.loads(result.stdout)
    return found


def refused(*arguments: str, typed: Sequence[str] = ()) -> str:
    """The one line on stderr with which a wrong use ends, exit code 2."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    (line,) = result.stderr.splitlines()
    return line


def end(process: subprocess.Popen[str]) -> int:
    """Make sure that a process is over and its streams are closed; its exit code."""
    process.kill()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(BrokenPipeError):
                stream.close()
    return process.wait(timeout=60)


def _listen() -> None:
    """A shell's background jobs ignore Ctrl-C, and hand that down to the tests and to every process they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def spawn(saves: Path, *arguments: str, cwd: Path | None = None, **environment: str) -> subprocess.Popen[str]:
    """The command as a process of its own."""
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=cwd,
        env={**os.environ, "STARCUP_SAVES": str(saves), **environment},
        preexec_fn=_listen if os.name == "posix" else None,  # noqa: PLW1509  # no threads here
    )


def longest(text: str) -> int:
    """The length of the longest line, paths of files left out."""
    return max((len(line) for line in text.splitlines() if ".starcup" not in line), default=0)


def rewritten(journal: str, old: str, new: str) -> str:
    """A journal with something else in it, and the digest that belongs to that."""
    body = journal[: journal.rindex("end ")].replace(old, new, 1)
    return f"{body}end {journal.split()[-2]} {digest(body)}\n"


def only_save(folder: Path) -> Path:
    """The one saved game in a folder."""
    (path,) = folder.glob("*.starcup")
    return path
