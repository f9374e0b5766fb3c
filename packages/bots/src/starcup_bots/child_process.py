"""A child process that is sent lines and answers in lines; no failure of it blocks the caller.

It may hang, flood its outputs, close its input, ignore signals, or leave
processes behind that keep its pipes open: :meth:`Child.close` returns soon, and
leaves no threads, no pipes and, where the system can find them, no processes.
"""

from __future__ import annotations

import os
import queue
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO

from starcup_bots.guard import brief
from starcup_bots.protocol import Failure

MOST_LINE = 1_000_000
"""The longest line that is read."""
LAST_WORDS = 2000
"""Bytes of its standard error that are kept, to tell why it ended."""
MARK = "STARCUP_BOT"
"""Environment variable by which all that a child starts is found: who started the child, and a name of its own."""

_FLOOD = 50
"""The number of unread lines after which the process counts as flooding its output."""
_CHUNK = 65_536
_POSIX = os.name == "posix"

_alive: set[Child] = set()


class Child:
    """A process; one thread listens to each of its outputs, and one writes, so that it can't block the caller.

    Raises:
        OSError, ValueError: the command can't be started.
    """

    def __init__(self, command: tuple[str, ...]) -> None:
        self._mark = f"{os.getpid()}-{secrets.token_hex(8)}"
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, MARK: self._mark},
            start_new_session=_POSIX,  # so that it dies with all that it starts, and not by our Ctrl-C
        )
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._partial = b""
        self._words: deque[bytes] = deque()
        # Threads that wait for a pipe wait for this one as well; it is closed to stop them.
        self._stop, self._stopper = os.pipe() if _POSIX else (-1, -1)
        if _POSIX:
            os.set_blocking(self._stdin.fileno(), False)
        self._writer: threading.Thread | None = None
        self._ears = [self._thread(self._hear), self._thread(self._note)]
        _alive.add(self)

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    def _thread(self, target: object, *arguments: object) -> threading.Thread:
        assert callable(target)
        thread = threading.Thread(target=target, args=arguments, daemon=True)
        thread.start()
        return thread

    def unread(self) -> bytes:
        """Return a line that came before anything was asked; empty if there is none."""
        return b"" if self._lines.empty() else self._lines.get() or b""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line, and return the next line; it has no line end if it is too long or the last one.

        Raises:
            Failure: there is none: ``slow`` if it may still come, ``crashed`` if not.
        """
        if self._writer is not None:
            self._writer.join(timeout=seconds)  # a child may answer before it has read to the end
            if self._writer.is_alive():
                raise Failure("slow", f"has not read its input within {seconds:g} seconds")
        self._writer = self._thread(self._write, line)
        try:
            answer = self._lines.get(timeout=seconds)
        except queue.Empty:
            if self._process.poll() is not None:  # a process that it left behind holds its output open
                raise Failure("crashed", self._last_words()) from None
            begun = f", only {self._partial[:60]!r} without an end" if self._partial else ""
            raise Failure("slow", f"no answer within {seconds:g} seconds{begun}") from None
        if answer is None:
            raise Failure("crashed", self._last_words())
        return answer

    def _last_words(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=1)
        for ear in self._ears:
            ear.join(timeout=1)
        code = self._process.poll()
        closed = "output" if not self._ears[0].is_alive() else "input"
        ended = f"closed its {closed}" if code is None else f"ended with exit code {code}"
        words = b"".join(self._words)[-LAST_WORDS:].decode(errors="replace").split("\n")
        last = next((word.strip() for word in reversed(words) if word.strip()), "")
        return brief(f"{ended}: {last}" if last else ended)

    def close(self) -> None:
        """End the process and all that it started. Its input closes first, and it has a moment to end by itself."""
        if self not in _alive:
            return
        if self._writer is None or not self._writer.is_alive():
            with suppress(OSError):
                self._stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=0.2)
        self.kill()
        self._process.wait()
        if _POSIX:
            os.close(self._stopper)
        for thread in (*self._ears, self._writer):
            if thread is not None:
                thread.join(timeout=5)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        if _POSIX:
            os.close(self._stop)
        _alive.discard(self)

    def kill(self) -> None:
        """Kill the process, its process group and, on Linux, every other process with its mark."""
        with suppress(OSError):
            if _POSIX:
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        for _ in range(5):  # a process that is just being started is found the next time
            numbers = list(_marked(self._mark))
            for number in numbers:
                with suppress(OSError):
                    os.kill(number, signal.SIGKILL)
            if not numbers:
                return
            time.sleep(0.01)

    # In threads of their own.

    def _write(self, line: bytes) -> None:
        try:
            fileno = self._stdin.fileno()
            while line:
                if not self._ready(fileno, writing=True):
                    return
                with suppress(BlockingIOError):
                    line = line[os.write(fileno, line[:_CHUNK]) :]
        except (OSError, ValueError):
            # It does not read any more. If it has ended, its output closes, which may take a moment.
            self._ears[0].join(timeout=1)
            self._lines.put(None)

    def _hear(self) -> None:
        for chunk in self._chunks(self._process.stdout):
            *lines, self._partial = (self._partial + chunk).split(b"\n")
            for line in lines:
                self._lines.put(line + b"\n")
            if self._lines.qsize() > _FLOOD or len(self._partial) > MOST_LINE:
                break
        if self._partial:
            self._lines.put(self._partial)
        self._lines.put(None)

    def _note(self) -> None:
        size = 0
        for chunk in self._chunks(self._process.stderr):
            self._words.append(chunk[-LAST_WORDS:])
            size += len(self._words[-1])
            while size - len(self._words[0]) >= LAST_WORDS:
                size -= len(self._words.popleft())

    def _chunks(self, stream: IO[bytes] | None) -> Iterator[bytes]:
        assert stream is not None
        with suppress(OSError, ValueError):
            while self._ready(stream.fileno()) and (chunk := os.read(stream.fileno(), _CHUNK)):
                yield chunk

    def _ready(self, fileno: int, *, writing: bool = False) -> bool:
        """Wait for a pipe; return True unless the process is being closed."""
        if not _POSIX:
            return True
        import select

        waiting = select.poll()
        waiting.register(fileno, select.POLLOUT if writing else select.POLLIN)
        waiting.register(self._stop, 0)
        return self._stop not in {ready for ready, _ in waiting.poll()}


def end_all() -> None:
    """Kill all children of this process, before it ends in a hurry."""
    for child in list(_alive):
        child.kill()


def _marked(mark: str) -> Iterator[int]:
    """Yield the processes that inherited a mark."""
    if sys.platform != "linux":
        return
    wanted = f"{MARK}={mark}".encode()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                if wanted in (entry / "environ").read_bytes().split(b"\0"):
                    yield int(entry.name)
