"""Errors of the command line as refusals."""

from __future__ import annotations

import click

from starcup.host.refused import refusal_of_error
from starcup.host.tracebacks import one_line
from starcup.wire.parts import Refusal
from starcup_cli.errors import UnknownName


def refusal_of(error: Exception) -> Refusal:
    """Return any error as a refusal, those of the command line's own among them."""
    if isinstance(error, UnknownName):
        return Refusal(f"unknown-{error.kind}", one_line(error.message), (), error.nearest)
    if isinstance(error, click.ClickException):
        return Refusal("refused", one_line(error.message))
    return refusal_of_error(error)
