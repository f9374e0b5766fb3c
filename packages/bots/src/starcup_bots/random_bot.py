"""A bot that takes any legal choice: the yardstick for every other, and a tester of rules."""

from __future__ import annotations

from typing import ClassVar

from starcup import Choice, Decision, Rng


class RandomBot:
    """Every legal choice is equally likely. It looks at nothing."""

    name: ClassVar[str] = "random"
    needs_view: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: object = None) -> Choice:
        """Any legal choice."""
        return self._rng.choice(decision.legal)
