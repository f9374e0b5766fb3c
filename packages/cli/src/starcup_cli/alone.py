"""The standard output for one thing alone, such as a report in JSON: whatever packs print meanwhile goes to stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO, TypeVar

import click

F = TypeVar("F", bound=Callable[..., object])
_targets: list[TextIO] = []


@contextmanager
def output_alone() -> Iterator[TextIO]:
    """The standard output; within this nobody else writes to it, child processes and C code included."""
    real = sys.stdout
    real.flush()
    target, copy = real, -1
    with suppress(OSError, ValueError, AttributeError):  # no file at all, as in tests
        number, noise = real.fileno(), sys.stderr.fileno()
        copy = os.dup(number)
        os.dup2(noise, number)
        target = os.fdopen(copy, "w", encoding=real.encoding, errors=real.errors, closefd=False)
    sys.stdout = sys.stderr
    _targets.append(target)
    try:
        yield target
    finally:
        _targets.pop()
        sys.stdout = real
        if copy >= 0:
            with suppress(OSError, ValueError):
                target.flush()
            os.dup2(copy, real.fileno())
            os.close(copy)


def target() -> TextIO | None:
    """Where the report goes; None: the standard output is as it always is."""
    return _targets[-1] if _targets else None


def _wanted(ctx: click.Context, parameter: click.Parameter, value: bool) -> bool:
    if value and sys.stdout is not None:
        ctx.with_resource(output_alone())
    return value


def json_option(text: str = "For programs.") -> Callable[[F], F]:
    """The option ``--json``, as ``as_json``: with it the report is alone on the standard output."""
    return click.option("--json", "as_json", is_flag=True, callback=_wanted, help=text)
