"""Other people's code in a process of its own: it tells in lines of JSON what it does, and is ended if it hangs."""

from __future__ import annotations

import faulthandler
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from attrs import frozen

Message = Mapping[str, object]
Send = Callable[[Message], None]

GRACE = 15.0
"""Seconds after which a process that should have ended itself is ended."""
_DONE = {"done": True}
_FRAME = re.compile(r'File "(.+)", line (\d+) in (.+)')


@frozen
class Ended:
    """The end of a process: why it came too soon (empty: it did not), and where the code was then.

    Each of ``frames`` is a file, a line and the name of a function, the innermost first.
    """

    why: str = ""
    frames: tuple[tuple[str, int, str], ...] = ()


def follow(
    module: str, arguments: Sequence[str], limit: float, hear: Callable[[Message], None], folder: Path | None = None
) -> Ended:
    """Run a module that calls :func:`work` in a process of its own, and return how it ended."""
    with tempfile.TemporaryDirectory(prefix="starcup-check-", ignore_cleanup_errors=True) as empty:
        # -B: no bytecode beside anybody's files; -P: no import from its folder. A session of its own: its children end
        # with it.
        process = subprocess.Popen(
            [sys.executable, "-B", "-P", "-X", "utf8", "-m", module, str(limit), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            cwd=folder or empty,
            start_new_session=True,
            env={**os.environ, "STARCUP_SAVES": empty, "PYTHONPATH": _python_path()},
        )
        try:
            return _followed(process, limit, hear)
        finally:
            _end(process)
            for stream in (process.stdout, process.stderr):
                assert stream is not None
                stream.close()


def _followed(process: subprocess.Popen[str], limit: float, hear: Callable[[Message], None]) -> Ended:
    assert process.stdout is not None and process.stderr is not None
    errors: list[str] = []
    stderr = process.stderr
    reader = threading.Thread(target=lambda: errors.extend(stderr), daemon=True)
    reader.start()
    message: Message = {}
    timer = _watch(process, limit)
    for line in process.stdout:
        timer.cancel()
        message = json.loads(line)
        hear(message)
        timer = _watch(process, limit)
    timer.cancel()
    reader.join(GRACE)
    if message == _DONE:
        return Ended()
    dump = "".join(errors)
    why = "the process was ended" if dump or message else "the process did not start"
    if "Timeout (" in dump:
        why = f"no end within {limit:g} seconds"
    return Ended(why, tuple((file, int(line), function) for file, line, function in _FRAME.findall(dump)))


def _watch(process: subprocess.Popen[str], limit: float) -> threading.Timer:
    timer = threading.Timer(limit + GRACE, _end, (process,))
    timer.daemon = True
    timer.start()
    return timer


def _python_path() -> str:
    """Return the module search path with absolute folders: the process runs in another folder."""
    entries = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(os.path.abspath(entry) for entry in entries if entry)


def _end(process: subprocess.Popen[str]) -> None:
    """End a process and everything that it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)


def work(task: Callable[[Sequence[str], Send], None], failed: Callable[[BaseException], Message]) -> NoReturn:
    """Do a task in a process that :func:`follow` has begun, and end the process. What others print is dropped."""
    limit, *arguments = sys.argv[1:]
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open as long as the process
    faulthandler.enable(2)

    def begin() -> None:
        faulthandler.dump_traceback_later(float(limit), exit=True, file=2)

    def send(message: Message) -> None:
        if "stage" in message:
            begin()
        out.write(json.dumps(message) + "\n")
        out.flush()

    begin()
    try:
        task(arguments, send)
    except BaseException as error:  # any failure of others' code is reported, never a traceback
        send(failed(error))
    faulthandler.cancel_dump_traceback_later()
    send(_DONE)
    os._exit(0)  # nothing that others left for the end of the process is run
