"""Lessons of a guided first game: each idea in a few lines, when it first comes up, and never again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from starcup.kernel.choices import Choice
from starcup.kernel.game import Game
from starcup.kernel.ruleset import TableT, ViewT
from starcup.kernel.steps import Decision


class Lessons(Generic[TableT, ViewT]):
    """Base of the lessons of a game: subclass it, and set it as ``lessons`` of the game's words."""

    keys: Sequence[str] = ()
    """The ideas, each named by a key, in the order in which they are best told."""
    welcome: str = "welcome"
    """The idea that stands before the first question."""
    seed: int = 1
    """A friendly deal for a first game."""
    bots: str = "random"
    """Who plays against a beginner."""
    farewell: str = ""
    """The idea that stands after the game; empty if there is none."""

    all_as_good: str = "all are as good"
    """What stands for ``{suggested}`` where :meth:`suggested` gives nothing."""

    def text(self, key: str) -> str:
        """Return an idea in words; ``{suggested}`` stands for what to type for :meth:`suggested`, if that is given.

        Args:
            key: one of :attr:`keys`.
        """
        return key

    def occurring(self, game: Game[TableT, ViewT], decision: Decision) -> Sequence[str]:
        """Return the ideas that come up at a question, told before or not.

        Args:
            game: the game, at that question.
            decision: the question.
        """
        return ()

    def suggested(self, game: Game[TableT, ViewT], decision: Decision) -> Choice | None:
        """Return the choice that a beginner is recommended; None if all are as good.

        Args:
            game: the game, at that question.
            decision: the question.
        """
        return None
