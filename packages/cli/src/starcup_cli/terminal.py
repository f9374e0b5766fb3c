"""The screen and the keyboard: lines out, a line in; bold and colour only repeat what the words say."""

from __future__ import annotations

import json
import math
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

import click

from starcup_cli.alone import target

LESS = "-RX -Psspace for more, q to leave$"
"""The options of ``less`` if the user has set none: text stays on the screen, and the keys are named."""
NOT_CLEARED = 200
"""The number of empty lines printed where a terminal can't be cleared."""
HEADING = re.compile(r"(===|---|##) ")
NUMBER = re.compile(r"^ {0,3}\d+(?=  \S)")


def show(lines: Iterable[str]) -> None:
    """Print lines. Colour codes are left out if the output is no terminal or NO_COLOR is set."""
    click.echo("\n".join(map(_styled, lines)))


def rows() -> float:
    """Return the number of lines of the terminal; infinite where there is none."""
    return shutil.get_terminal_size().lines if sys.stdin.isatty() and sys.stdout.isatty() else math.inf


def show_long(lines: Iterable[str]) -> None:
    """Print lines, through the pager (``PAGER`` names it) if they are more than the terminal has."""
    told = list(lines)
    if len(told) >= rows():
        os.environ.setdefault("LESS", LESS)
        os.environ.setdefault("LESSSECURE", "1")  # an answer typed at it must not write a file ('s') or run a program
        click.echo_via_pager("\n".join(map(_styled, told)) + "\n")
    else:
        show(told)


def _styled(line: str) -> str:
    if HEADING.match(line):
        return click.style(line, bold=True)
    found = NUMBER.match(line)
    return click.style(found.group(), fg="cyan") + line[found.end() :] if found else line


def show_json(result: object) -> None:
    """Print a report for programs, and nothing else."""
    click.echo(json.dumps(result, indent=2, ensure_ascii=False), file=target())


def ask(prompt: str) -> str:
    """Return a line from the keyboard.

    Raises:
        EOFError: there are no more.
    """
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  # editing and history, where the system has it
        return input(prompt).strip()
    click.echo(prompt, nl=False)
    line = sys.stdin.readline()
    if not line:
        click.echo()
        raise EOFError
    click.echo(line.rstrip("\r\n"))
    return line.strip()


def pause(prompt: str) -> None:
    """Wait for Enter at a terminal, so that output can be read; elsewhere return at once."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        ask(f"{prompt} ")


def clear() -> None:
    """Clear everything shown or typed: on the screen, above it, and in the history of the arrow keys.

    Output that is no terminal is left as it is.
    """
    if not sys.stdout.isatty():
        return
    if (readline := sys.modules.get("readline")) is not None and hasattr(readline, "clear_history"):
        readline.clear_history()
    if os.environ.get("TERM", "") in ("", "dumb", "unknown") and os.name == "posix":
        click.echo("\n" * NOT_CLEARED)
        return
    # The scrollback goes last: some terminals keep text there that they clear from the screen.
    click.echo("\x1b[2J\x1b[3J\x1b[H", nl=False, color=True)


@contextmanager
def progress(total: int, done: int = 0, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """Yield a function that moves a bar for games, with the time left, on stderr, if a person is looking."""
    if not (shown and sys.stderr.isatty()):
        yield lambda number: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "left", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=total, completed=done)
        yield lambda number: bar.advance(task, number)
