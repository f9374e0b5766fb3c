"""Bots in any language: a process for each game, asked in JSON lines on its standard input, answering on its output.

The engine asks, as chess programs are asked in UCI; `docs/arena.md` shows the
lines. The process never sees more than its seat may: the question and the view,
as in :mod:`starcup.wire`.
"""

from __future__ import annotations

import hashlib
import json
import os
import queue
import signal
import subprocess
import threading
from collections import deque
from contextlib import suppress
from typing import IO

from starcup import Choice, Decision, hint
from starcup.roll import RollView
from starcup.wire import decision_of, to_json, view_of
from starcup_bots.protocol import BotError

PROTOCOL = 1
LIMIT_MS = 5_000
"""What a process may think about one question, unless said otherwise."""
START_MS = 20_000
"""What it has for starting up, at least: interpreters take their time on a busy machine."""
MOST_LINE = 1_000_000
"""The longest line that is read."""
LAST_WORDS = 20
"""Lines of its standard error that are kept, to tell why it ended."""
_FLOOD = 50
"""More unread lines than that, and it no longer answers but talks."""


class ChildFault(BotError):
    """A process that plays failed; ``reason`` is ``slow``, ``crashed``, ``nonsense`` or ``illegal``."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason

    def __reduce__(self) -> tuple[type[ChildFault], tuple[str, str]]:
        return ChildFault, (self.reason, str(self))


class ChildBot:
    """A seat played by a process of its own, started at the first question, ended by :meth:`close`.

    ``seed`` is the bot's; the process gets a digest of it, from which the
    game's can't be had.
    """

    def __init__(
        self,
        command: tuple[str, ...],
        seed: int,
        limit_ms: int = LIMIT_MS,
        packs: tuple[str, ...] = ("base",),
        seat: int = 0,
        players: int = 2,
        name: str = "exec",
    ) -> None:
        self.name = name
        self._command = command
        self._limit = limit_ms / 1000
        digest = hashlib.blake2b(str(seed).encode(), digest_size=6).digest()
        self._hello = {
            "method": "begin",
            "protocol": PROTOCOL,
            "seat": seat,
            "players": players,
            "packs": list(packs),
            "seed": int.from_bytes(digest, "big"),
            "limit_ms": limit_ms,
        }
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._words: deque[bytes] = deque(maxlen=LAST_WORDS)
        self._ears: list[threading.Thread] = []

    def choose(self, decision: Decision, view: RollView) -> Choice:
        """What the process answers.

        Raises:
            ChildFault: it is slow, has ended, or its answer is none.
        """
        if self._process is None:
            self._begin()
        question = {"method": "choose", "decision": to_json(decision_of(decision)), "view": to_json(view_of(view))}
        answer = self._ask(question, self._limit)
        number, text = answer.get("number", decision.number), answer.get("choice")
        if not isinstance(text, str):
            raise ChildFault("nonsense", f"expected the field 'choice' with a text, found {_brief(answer)}")
        if number != decision.number:
            raise ChildFault("nonsense", f"answered question {number!r}; question {decision.number} was asked")
        for choice in decision.legal:
            if choice.text == text:
                return choice
        near = hint(text, [choice.text for choice in decision.legal])
        raise ChildFault("illegal", f"{_cut(repr(text))} is no legal choice{near}")

    def close(self) -> None:
        """End the process and all that it started."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=0.2)
        _kill(process)
        process.wait()
        for ear in self._ears:
            ear.join(timeout=5)
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()

    def _begin(self) -> None:
        try:
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name == "posix",  # so that it dies with all that it starts, and not by our Ctrl-C
            )
        except (OSError, ValueError) as error:
            raise ChildFault("crashed", f"can't be started: {error}") from None
        self._process = process
        for listen, stream in ((self._hear, process.stdout), (self._note, process.stderr)):
            assert stream is not None
            ear = threading.Thread(target=listen, args=(stream,), daemon=True)
            ear.start()
            self._ears.append(ear)
        answer = self._ask(self._hello, max(self._limit, START_MS / 1000))
        if answer.get("protocol") != PROTOCOL:
            raise ChildFault("nonsense", f"expected {{'protocol': {PROTOCOL}}}, found {_brief(answer)}")

    def _ask(self, question: object, seconds: float) -> dict[str, object]:
        """Send a line, and read the one that answers it."""
        assert self._process is not None
        assert self._process.stdin is not None
        if not self._lines.empty() and (line := self._lines.get()) is not None:
            raise ChildFault("nonsense", f"spoke without being asked: {_cut(repr(line))}")
        # Written beside, for a process that does not read blocks whoever writes to it.
        data = json.dumps(question, separators=(",", ":")).encode() + b"\n"
        writer = threading.Thread(target=self._write, args=(self._process.stdin, data), daemon=True)
        writer.start()
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            _kill(self._process)
            raise ChildFault("slow", f"no answer within {seconds:g} seconds") from None
        if line is None:
            raise ChildFault("crashed", self._last_words())
        if not line.endswith(b"\n"):
            raise ChildFault("nonsense", f"a line of more than {MOST_LINE} bytes, or without an end")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise ChildFault("nonsense", f"expected a JSON object on one line, found {_cut(repr(line))}")
        return answer

    def _last_words(self) -> str:
        assert self._process is not None
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=1)
        for ear in self._ears:
            ear.join(timeout=1)
        code = self._process.poll()
        ended = "closed its output" if code is None else f"ended with exit code {code}"
        words = [text for word in self._words if (text := word.decode(errors="replace").strip())]
        return f"{ended}: {_cut(words[-1])}" if words else ended

    @staticmethod
    def _write(stream: IO[bytes], data: bytes) -> None:
        with suppress(OSError, ValueError):  # it has ended, or was ended: whoever reads its answer finds out
            stream.write(data)
            stream.flush()

    def _hear(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while line := stream.readline(MOST_LINE):
                self._lines.put(line)
                if not line.endswith(b"\n") or self._lines.qsize() > _FLOOD:
                    break
        self._lines.put(None)

    def _note(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while line := stream.readline(1000):
                self._words.append(line)


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _brief(answer: object) -> str:
    return _cut(json.dumps(answer))


def _cut(text: str) -> str:
    return text if len(text) <= 120 else f"{text[:117]}..."
