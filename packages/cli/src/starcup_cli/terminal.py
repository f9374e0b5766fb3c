"""The screen and the keyboard: lines out, a line in; bold and colour only repeat what the words say."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

import click

from starcup_cli.alone import target

LINEAR = "STARCUP_LINEAR"
"""The environment variable that asks for lines to be heard: no columns, no grids."""

USUAL_ROWS = 24
NARROWEST, LOWEST = 72, 22
"""The columns and lines of the smallest terminal in which panes are shown."""
DUMB = ("", "dumb", "unknown")
NOT_CLEARED = 200
"""The number of empty lines printed where a terminal can't be cleared."""
_typed: list[str] = []
"""Lines that were typed where only Enter was expected, to be read as the next answers."""


def show(lines: Iterable[str]) -> None:
    """Print lines. Colour codes are left out if the output is no terminal or NO_COLOR is set."""
    click.echo("\n".join(lines))


def rows() -> int:
    """Return the number of lines of the terminal; that of a usual one where there is none."""
    height = shutil.get_terminal_size().lines if _is_terminal() else 0
    return height or USUAL_ROWS


def show_long(lines: Iterable[str], more: str = "") -> None:
    """Print lines, a screen at a time; Enter, which ``more`` asks for, shows the next, anything else is an answer."""
    left = list(lines)
    screen = rows() - 2
    while _is_terminal() and len(left) > screen:
        show(left[:screen])
        left = left[screen:]
        if not pause(more or "-- Enter --"):
            return
    show(left)


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def somebody_looks() -> bool:
    """Return whether what goes to stderr is seen by a person now."""
    return sys.stderr.isatty()


def has_room_for_panes() -> bool:
    """Return whether the terminal can show a full screen of panes: no pipe, not dumb, not to be heard, large enough."""
    if not _is_terminal() or os.environ.get(LINEAR) or os.environ.get("TERM", "") in DUMB:
        return False
    size = shutil.get_terminal_size()
    return size.columns >= NARROWEST and size.lines >= LOWEST


def show_json(result: object) -> None:
    """Print a report for programs, and nothing else."""
    click.echo(json.dumps(result, indent=2, ensure_ascii=False), file=target())


def ask(prompt: str) -> str:
    """Return a line from the keyboard."""
    if _typed:
        click.echo(f"{prompt}{_typed[0]}")
        return _typed.pop(0)
    if _is_terminal():
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


def pause(prompt: str) -> bool:
    """Wait for Enter at a terminal, so that output can be read; elsewhere return at once.

    Whatever else is typed is kept as the next answer; then it returns False.
    """
    if not _is_terminal():
        return True
    if typed := ask(f"{prompt} "):
        _typed.append(typed)
    return not typed


def clear() -> None:
    """Clear everything shown or typed: on the screen, above it, and in the history of the arrow keys.

    Output that is no terminal is left as it is.
    """
    if not sys.stdout.isatty():
        return
    if (readline := sys.modules.get("readline")) is not None and hasattr(readline, "clear_history"):
        readline.clear_history()
    if os.environ.get("TERM", "") in DUMB and os.name == "posix":
        click.echo("\n" * NOT_CLEARED)
        return
    # The scrollback goes last: some terminals keep text there that they clear from the screen.
    click.echo("\x1b[2J\x1b[3J\x1b[H", nl=False, color=True)


@contextmanager
def progress(total: int, done: int = 0, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """Yield a function that moves a bar for games, with the time left, on stderr, if a person is looking."""
    if not (shown and somebody_looks()):
        yield lambda number: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "left", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=total, completed=done)
        yield lambda number: bar.advance(task, number)
