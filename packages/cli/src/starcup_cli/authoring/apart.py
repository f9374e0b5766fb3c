"""Examination of packs in a separate process, so that no pack can affect this one."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from starcup_cli.authoring.examine import LEVELS
from starcup_cli.authoring.reports import Examined, Trouble, told

GRACE = 15.0
"""Seconds after which a process that should have ended itself is ended."""
_COMMAND = (sys.executable, "-B", "-X", "utf8", "-m", "starcup_cli.authoring.examine")
_FRAME = re.compile(r'File "(.+)", line (\d+) in (.+)')


def examine_apart(
    where: str,
    others: Sequence[str],
    level: str,
    progress: Callable[[str], None] = lambda stage: None,
    limit: float | None = None,
) -> Examined:
    """Examine a pack: an installed one by its name, one in a folder by its full path.

    Args:
        where: the pack.
        others: the packs that it is played with, in the same spelling.
        level: one of :data:`LEVELS`.
        progress: called with the name of the next stage.
        limit: seconds that one stage may take; None: the limit of the level.
    """
    seconds = LEVELS[level].stage if limit is None else limit
    with tempfile.TemporaryDirectory(prefix="starcup-check-", ignore_cleanup_errors=True) as empty:
        # -B: no bytecode beside the pack's files. A session of its own: its children end with it.
        process = subprocess.Popen(
            [*_COMMAND, level, str(seconds), where, *others],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            cwd=empty,
            start_new_session=True,
            env={**os.environ, "STARCUP_SAVES": empty, "PYTHONPATH": _python_path()},
        )
        try:
            return _Listener(where, seconds, progress).listen(process)
        finally:
            _end(process)
            for stream in (process.stdout, process.stderr):
                assert stream is not None
                stream.close()


class _Listener:
    """A listener that puts together the messages of the process."""

    def __init__(self, where: str, limit: float, progress: Callable[[str], None]) -> None:
        self.where = where
        self.limit = limit
        self.progress = progress
        self.stages: list[str] = []
        self.left_out: list[str] = []
        self.troubles: list[Trouble] = []
        self.pack = {"name": Path(where).name, "version": "", "digest": "", "game": ""}
        self.contents: dict[str, object] = {}
        self.counted: str = ""
        self.done = False

    def listen(self, process: subprocess.Popen[str]) -> Examined:
        assert process.stdout is not None and process.stderr is not None
        errors: list[str] = []
        stderr = process.stderr
        reader = threading.Thread(target=lambda: errors.extend(stderr), daemon=True)
        reader.start()
        timer = self._watch(process)
        for line in process.stdout:
            timer.cancel()
            self._hear(json.loads(line))
            timer = self._watch(process)
        timer.cancel()
        reader.join(GRACE)
        if not self.done:
            self.troubles.append(self._broken_off(errors))
        made = tuple(stage for stage in self.stages if stage not in ("read", "load"))
        return Examined(
            **self.pack, troubles=tuple(self.troubles), contents=self.contents, made=made,
            left_out=tuple(self.left_out), counted=self.counted,
        )  # fmt: skip

    def _watch(self, process: subprocess.Popen[str]) -> threading.Timer:
        timer = threading.Timer(self.limit + GRACE, _end, (process,))
        timer.daemon = True
        timer.start()
        return timer

    def _hear(self, message: dict[str, object]) -> None:
        match message:
            case {"stage": str(name)}:
                self.stages.append(name)
                self.progress(name)
            case {"left_out": str(name)}:
                self.left_out.append(name)
            case {"trouble": dict(fields)}:
                self.troubles.append(Trouble(**fields))
            case {"pack": dict(pack)}:
                self.pack = pack
            case {"contents": dict(contents), "counted": str(counted)}:
                self.contents, self.counted = contents, counted
            case {"done": True}:
                self.done = True

    def _broken_off(self, errors: Sequence[str]) -> Trouble:
        """Return the trouble of a process that ended too soon, located as far as that lies in the pack's own files."""
        stage = self.stages[-1] if self.stages else "start"
        dump = "".join(errors)
        what = f"no end within {self.limit:g} seconds" if "Timeout (" in dump else "the process was ended"
        if not dump and not self.stages:
            what = "the process that examines packs did not start"
        for file, line, function in _FRAME.findall(dump):
            parts = Path(file).parts
            if "powers" in parts or Path(self.where) in Path(file).parents:
                short = "/".join(parts[-2:]) if "powers" in parts else parts[-1]
                inner = "while it was imported" if function == "<module>" else f"in {function}()"
                return told(stage, f"{what}, {inner}", short, int(line))
        return told(stage, f"{what} at stage {stage!r}")


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
