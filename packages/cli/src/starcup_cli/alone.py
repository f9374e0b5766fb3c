"""The standard output reserved for one report, such as JSON: packs' output goes to stderr meanwhile."""

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
    """Yield the standard output; meanwhile nobody else writes to it, child processes and C code included."""
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
    """Return the stream that the report goes to; None: the standard output is as it always is."""
    return _targets[-1] if _targets else None


def _wanted(ctx: click.Context, parameter: click.Parameter, value: bool) -> bool:
    if value and sys.stdout is not None:
        ctx.with_resource(output_alone())
    return value


def json_option(text: str = "For programs.") -> Callable[[F], F]:
    """Return a decorator for ``--json``, as ``as_json``: with it the report is alone on the standard output."""
    return click.option("--json", "as_json", is_flag=True, callback=_wanted, help=text)
