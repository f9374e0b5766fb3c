"""Identification of the pack whose code was running at an interruption such as Ctrl-C, to find code that hangs."""

from __future__ import annotations

from collections.abc import Iterable
from types import FrameType
from typing import TYPE_CHECKING

from starcup.kernel.blame import belongs, file_in

if TYPE_CHECKING:
    from starcup.packs.pack import Pack


def at_work(error: BaseException, packs: Iterable[Pack]) -> str:
    """Return a description of the pack's code that was interrupted; empty if it was no code of a pack.

    It names the pack, the file, the function that was called there with its
    seat, and the current line. The file of a power has the name of its tile, and
    a function that the engine calls the name of its hook.

    Args:
        error: the interruption, such as a ``KeyboardInterrupt``, with its traceback.
        packs: the packs in use.
    """
    names = {pack.package: pack.name for pack in packs}
    frames: list[tuple[FrameType, int, str]] = []
    trace = error.__traceback__
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        package = next((one for one in names if belongs(module, one)), None)
        if package is not None:
            frames.append((trace.tb_frame, trace.tb_lineno, package))
        trace = trace.tb_next
    if not frames:
        return ""
    (called, line, package), (inner, inner_line, _) = frames[0], frames[-1]
    seat = called.f_locals.get("seat")
    whom = f" for seat {seat}" if isinstance(seat, int) else ""
    told = f"pack {names[package]!r}, {_file(called, package)}, {_function(called)}{whom}"
    if inner is called:
        return f"{told}, line {line}"
    return f"{told}, in {_function(inner)} at {_file(inner, frames[-1][2])} line {inner_line}"


def _file(frame: FrameType, package: str) -> str:
    return file_in(str(frame.f_globals["__name__"]), package)


def _function(frame: FrameType) -> str:
    name = frame.f_code.co_name
    return "its import" if name == "<module>" else f"{name}()"
