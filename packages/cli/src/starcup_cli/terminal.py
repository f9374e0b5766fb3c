"""The screen and the keyboard: lines out, a line in; bold and colour only as an addition to what the words say."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from contextlib import suppress

import click

from starcup_cli.alone import target

HEADING = re.compile(r"(===|---|##) ")
NUMBER = re.compile(r"^ {0,3}\d+(?=  \S)")


def show(lines: Iterable[str]) -> None:
    """Print lines. Colour codes are left out if the output is no terminal or NO_COLOR is set."""
    click.echo("\n".join(map(_styled, lines)))


def _styled(line: str) -> str:
    if HEADING.match(line):
        return click.style(line, bold=True)
    found = NUMBER.match(line)
    return click.style(found.group(), fg="cyan") + line[found.end() :] if found else line


def show_json(result: object) -> None:
    """Print a report for programs, and nothing else."""
    click.echo(json.dumps(result, indent=2, ensure_ascii=False), file=target())


def ask(prompt: str) -> str:
    """A line from the keyboard.

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
