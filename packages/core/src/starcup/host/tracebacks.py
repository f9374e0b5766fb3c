"""Errors in one line, or with all that led to them for those who mend them."""

from __future__ import annotations

import os
import sys

TRACEBACK = "STARCUP_TRACEBACK"
"""The variable of the environment that has errors shown with all that led to them; started processes inherit it."""


def tracebacks() -> bool:
    """Return whether errors are shown with all that led to them."""
    return os.environ.get(TRACEBACK, "0") not in ("", "0")


def show_traceback(error: BaseException) -> None:
    """Print on stderr what led to an error, if that is wanted."""
    if tracebacks():
        import traceback

        print("".join(traceback.format_exception(error)).rstrip(), file=sys.stderr)


def one_line(message: str) -> str:
    """Return a message with its line breaks taken out."""
    return " ".join(message.split())
