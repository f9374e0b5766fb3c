"""What takes long, such as a bot that thinks, in a thread that nobody waits for at the end."""

from __future__ import annotations

import asyncio
import contextvars
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import TracebackType
from typing import TypeVar

T = TypeVar("T")

NAME = "starcup-background"


async def in_background(function: Callable[[], T]) -> T:
    """Return what a function returns, or raise what it raises, from a thread of its own.

    ``asyncio.to_thread`` would keep the process until the function is done, even after the person has left.
    """
    loop, context = asyncio.get_running_loop(), contextvars.copy_context()
    result: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            settle = partial(result.set_result, context.run(function))
        except BaseException as error:
            settle = partial(result.set_exception, error)
        with suppress(RuntimeError):  # the person has left: the loop is closed
            loop.call_soon_threadsafe(lambda: None if result.done() else settle())

    threading.Thread(target=run, name=NAME, daemon=True).start()
    return await result


def calls_in_background() -> TracebackType | None:
    """Return the calls that are under way in the background as a traceback; None if nothing is."""
    calls = None
    for thread in threading.enumerate():
        frame = sys._current_frames().get(thread.ident or 0) if thread.name == NAME else None
        while frame is not None:
            calls = TracebackType(calls, frame, frame.f_lasti, frame.f_lineno or 0)
            frame = frame.f_back
    return calls
