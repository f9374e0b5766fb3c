"""Lessons of a guided first game: each idea in a few lines, shown once, when it first comes up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Generic

from starcup.kernel.choices import Choice
from starcup.kernel.game import Game
from starcup.kernel.ruleset import TableT, ViewT
from starcup.kernel.steps import Decision


class Lessons(Generic[TableT, ViewT]):
    """Base of the lessons of a game; a game sets its subclass as ``lessons`` of its words."""

    keys: Sequence[str] = ()
    """The keys of the ideas, in the order in which they are best told."""
    welcome: str = "welcome"
    """The idea that is shown before the first question."""
    seed: int = 1
    """The seed of a friendly deal for a first game."""
    bots: str = "random"
    """The players against whom a beginner plays; if there are none of that name, the usual ones."""
    options: Mapping[str, str] = MappingProxyType({})
    """Settings of packs, by ``pack.option``, that a first game is played with."""
    farewell: str = ""
    """The idea that is shown after the game; empty if there is none."""

    all_as_good: str = "all are as good"
    """The text for ``{suggested}`` where :meth:`suggested` returns None."""

    def text(self, key: str) -> str:
        """Return an idea in words; ``{suggested}`` stands for the text to type for :meth:`suggested`, if there is one.

        Args:
            key: one of :attr:`keys`.
        """
        return key

    def occurring(self, game: Game[TableT, ViewT], decision: Decision) -> Sequence[str]:
        """Return the ideas that come up at a question, whether told before or not.

        Args:
            game: the game, at that question.
            decision: the question.
        """
        return ()

    def suggested(self, game: Game[TableT, ViewT], decision: Decision) -> Choice | None:
        """Return the choice that is recommended to a beginner; None if all are equally good.

        Args:
            game: the game, at that question.
            decision: the question.
        """
        return None
