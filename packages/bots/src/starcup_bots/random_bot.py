"""A bot that makes random legal choices: a baseline for other bots, and a tester of rules."""

from __future__ import annotations

from typing import ClassVar

from starcup import Choice, Decision, Rng


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
