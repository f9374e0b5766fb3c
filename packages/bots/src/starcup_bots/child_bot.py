"""Bots in any language: a process for each game, asked in JSON lines on its standard input, answering on its output.

The engine asks, as chess programs are asked in UCI; `docs/arena.md` shows the
lines. The process never sees more than its seat may: the question and the view,
as in :mod:`starcup.wire`.
"""

from __future__ import annotations

import hashlib
import json
import time

from starcup import Choice, Decision, hint
from starcup.roll import RollView
from starcup.wire import decision_of, to_json, view_of
from starcup_bots.child_process import MOST_LINE, Child, NoLine
from starcup_bots.protocol import BotError

PROTOCOL = 1
LIMIT_MS = 5_000
"""What a process may think about one question, unless said otherwise."""
GAME_MS = 3_600_000
"""What it may think in a whole game, unless said otherwise."""
START_MS = 20_000
"""What it has for starting up, at least: interpreters take their time on a busy machine."""


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
        game_ms: int = GAME_MS,
    ) -> None:
        self.name = name
        self._command = command
        self._limit = limit_ms / 1000
        self._game_limit = self._left = game_ms / 1000
        digest = hashlib.blake2b(str(seed).encode(), digest_size=6).digest()
        self._hello = {
            "method": "begin",
            "protocol": PROTOCOL,
            "seat": seat,
            "players": players,
            "packs": list(packs),
            "seed": int.from_bytes(digest, "big"),
            "limit_ms": limit_ms,
            "game_ms": game_ms,
        }
        self._child: Child | None = None

    def choose(self, decision: Decision, view: RollView) -> Choice:
        """What the process answers.

        Raises:
            ChildFault: it is slow, has ended, or its answer is none.
        """
        if self._child is None:
            self._begin()
        question = {"method": "choose", "decision": to_json(decision_of(decision)), "view": to_json(view_of(view))}
        began = time.monotonic()
        answer = self._ask(question, min(self._limit, self._left))
        self._left -= time.monotonic() - began
        number, text = answer.get("number", decision.number), answer.get("choice")
        if not isinstance(text, str):
            raise ChildFault("nonsense", f"expected the field 'choice' with a text, found {_brief(answer)}")
        if number != decision.number:
            raise ChildFault("nonsense", f"answered question {number!r}; question {decision.number} was asked")
        if answer.get("seat", decision.seat) != decision.seat:
            raise ChildFault("nonsense", f"answered for seat {_brief(answer['seat'])}; seat {decision.seat} was asked")
        choice = decision.find(text)
        if choice is not None:
            return choice
        near = hint(text, decision.texts)
        raise ChildFault("illegal", f"{_cut(repr(text))} is no legal choice{near}")

    def close(self) -> None:
        """End the process and all that it started."""
        if self._child is not None:
            self._child.close()

    def _begin(self) -> None:
        try:
            self._child = Child(self._command)
        except (OSError, ValueError) as error:
            raise ChildFault("crashed", f"can't be started: {error}") from None
        answer = self._ask(self._hello, max(self._limit, START_MS / 1000))
        if answer.get("protocol") != PROTOCOL:
            raise ChildFault("nonsense", f"expected {{'protocol': {PROTOCOL}}}, found {_brief(answer)}")

    def _ask(self, question: object, seconds: float) -> dict[str, object]:
        """Send a line, and read the one that answers it."""
        assert self._child is not None
        if unread := self._child.unread():
            raise ChildFault("nonsense", f"spoke without being asked: {_cut(repr(unread))}")
        try:
            line = self._child.ask(json.dumps(question, separators=(",", ":")).encode() + b"\n", max(seconds, 0.001))
        except NoLine as none:
            if not none.slow:
                raise ChildFault("crashed", _cut(str(none))) from None
            used_up = seconds < self._limit
            in_all = f"{none}: it has used up its {self._game_limit:g} seconds for the game" if used_up else str(none)
            raise ChildFault("slow", in_all) from None
        if not line.endswith(b"\n"):
            raise ChildFault("nonsense", f"a line of more than {MOST_LINE} bytes, or without an end")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise ChildFault("nonsense", f"expected a JSON object on one line, found {_cut(repr(line))}")
        return answer


def _brief(answer: object) -> str:
    return _cut(json.dumps(answer))


def _cut(text: str) -> str:
    return text if len(text) <= 120 else f"{text[:117]}..."
