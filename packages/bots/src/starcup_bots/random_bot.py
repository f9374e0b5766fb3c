"""A bot that makes random legal choices, a baseline for other bots and a tester of rules; the plugin that offers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starcup import Choice, Decision, Rng
from starcup_bots.discovery import hookimpl
from starcup_bots.protocol import BotKind


class RandomBot:
    """A bot to which every legal choice is equally likely. It needs no view."""

    name: ClassVar[str] = "random"
    needs_view: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: object = None) -> Choice:
        """Return any legal choice."""
        return self._rng.choice(decision.legal)


@hookimpl
def bots() -> Sequence[BotKind]:
    """Return ``random``, which plays any game."""
    return (BotKind("random", "Takes any legal choice.", RandomBot, quick=True),)
