"""Bots in any language: a process for each game gets questions as JSON lines on its standard input and answers them.

`docs/arena.md` shows the lines. The process never sees more than its seat may: the question and the view.
"""

from __future__ import annotations

import hashlib
import json
import time
from typing import ClassVar

from starcup import Choice, Decision, Ruleset, did_you_mean
from starcup.wire import PROTOCOL, to_json, wire_of
from starcup_bots.child_process import MOST_LINE, Child
from starcup_bots.guard import GAME_MS, LIMIT_MS, START_MS, brief
from starcup_bots.protocol import Failure


class ChildBot:
    """A seat played by a process of its own, started at the first question, ended by :meth:`close`.

    The process gets a digest of ``seed``, from which the game's can't be had. The bot keeps the time itself.
    """

    keeps_time: ClassVar[bool] = True

    def __init__(
        self,
        command: tuple[str, ...],
        seed: int,
        ruleset: Ruleset,
        limit_ms: int = LIMIT_MS,
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
            "game": ruleset.game,
            "seat": seat,
            "players": players,
            "packs": [stamp.name for stamp in ruleset.stamps()],
            "seed": int.from_bytes(digest, "big"),
            "limit_ms": limit_ms,
            "game_ms": game_ms,
        }
        self._wire = wire_of(ruleset)
        self._child: Child | None = None

    def choose(self, decision: Decision, view: object) -> Choice:
        """Return the choice that the process answers with."""
        if self._child is None:
            self._begin()
        asked, seen = self._wire.decision(decision), self._wire.view(view)
        question = {"method": "choose", "decision": to_json(asked), "view": to_json(seen)}
        began = time.monotonic()
        answer = self._ask(question, min(self._limit, self._left))
        self._left -= time.monotonic() - began
        number, text = answer.get("number", decision.number), answer.get("choice")
        if not isinstance(text, str):
            raise Failure("nonsense", f"expected the field 'choice' with a text, found {_shown(answer)}")
        if number != decision.number:
            raise Failure("nonsense", f"answered question {number!r}; question {decision.number} was asked")
        if answer.get("seat", decision.seat) != decision.seat:
            raise Failure("nonsense", f"answered for seat {_shown(answer['seat'])}; seat {decision.seat} was asked")
        choice = decision.find(text)
        if choice is not None:
            return choice
        near = did_you_mean(text, decision.texts)
        raise Failure("illegal", f"{brief(repr(text))} is no legal choice{near}")

    def close(self) -> None:
        """End the process and all that it started."""
        if self._child is not None:
            self._child.close()

    def _begin(self) -> None:
        try:
            self._child = Child(self._command)
        except (OSError, ValueError) as error:
            raise Failure("crashed", f"can't be started: {error}") from None
        answer = self._ask(self._hello, max(self._limit, START_MS / 1000))
        if answer.get("protocol") != PROTOCOL:
            raise Failure("nonsense", f"expected {{'protocol': {PROTOCOL}}}, found {_shown(answer)}")

    def _ask(self, question: object, seconds: float) -> dict[str, object]:
        """Send a line, and return the message that answers it."""
        assert self._child is not None
        if unread := self._child.unread():
            raise Failure("nonsense", f"spoke without being asked: {brief(repr(unread))}")
        try:
            line = self._child.ask(json.dumps(question, separators=(",", ":")).encode() + b"\n", max(seconds, 0.001))
        except Failure as failure:
            if failure.reason == "slow" and seconds < self._limit:
                message = f"{failure}: it has used up its {self._game_limit:g} seconds for the game"
                raise Failure("slow", message) from None
            raise
        if not line.endswith(b"\n"):
            raise Failure("nonsense", f"a line of more than {MOST_LINE} bytes, or without an end")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Failure("nonsense", f"expected a JSON object on one line, found {brief(repr(line))}")
        return answer


def _shown(answer: object) -> str:
    return brief(json.dumps(answer))
