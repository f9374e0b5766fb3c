"""Another checkout of the project: modules of this one, run by its Python with its packages."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from scripts.referee.parts import ROOT

WHERE = "import starcup; print(starcup.__file__)"


class NoCheckout(Exception):
    """The error that a folder is no checkout, or has no environment with its own packages."""


def python_of(checkout: Path) -> str:
    """Return the path of the Python in a checkout's own environment.

    Raises:
        NoCheckout: there is none, or it imports the packages of another checkout.
    """
    python = checkout.resolve() / ".venv" / "bin" / "python"
    if not python.exists():
        raise NoCheckout(f"{checkout}: expected a checkout with .venv/bin/python; `uv sync` there makes it")
    asked = subprocess.run([python, "-c", WHERE], cwd=checkout, check=False, capture_output=True, text=True)
    if not asked.stdout.startswith(str(checkout.resolve())):
        where = asked.stdout.strip() or "nowhere"
        raise NoCheckout(f"{checkout}: expected its Python to import starcup from there, found it in {where}")
    return str(python)


def printed(python: str, module: str, *arguments: str) -> list[str]:
    """Return the lines that a module of this checkout prints when some Python runs it.

    Raises:
        NoCheckout: it fails.
    """
    done = subprocess.run(_command(python, module, *arguments), cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode:
        raise NoCheckout(f"{python}: {_last(done.stderr)}")
    return done.stdout.splitlines()


@contextmanager
def talking(python: str, module: str, *arguments: str) -> Iterator[Callable[[str], str]]:
    """Run a module of this checkout with some Python; the function sends it a line, and returns the line it answers.

    Raises:
        NoCheckout: it ends instead of answering.
    """
    pipe = subprocess.PIPE
    command = _command(python, module, *arguments)
    process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    source, sink = process.stdout, process.stdin

    def ask(line: str) -> str:
        with suppress(BrokenPipeError):
            print(line, file=sink, flush=True)
        answer = source.readline()
        if not answer:
            process.kill()
            raise NoCheckout(f"{python}: {_last(process.communicate()[1])}")
        return answer

    try:
        yield ask
    finally:
        process.kill()
        process.communicate()


def _command(python: str, module: str, *arguments: str) -> list[str]:
    return [python, "-m", f"scripts.referee.{module}", *arguments]


def _last(text: str) -> str:
    """Return the last line of what a program said before it failed."""
    return (text.strip().splitlines() or ["it has ended"])[-1]
