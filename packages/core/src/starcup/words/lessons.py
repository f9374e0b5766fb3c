"""Lessons of a guided first game: each idea in a few lines, shown once, when it first comes up."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import resources
from types import MappingProxyType
from typing import Any, Generic

from starcup.kernel.choices import Choice
from starcup.kernel.events import Event, SeatEvent
from starcup.kernel.game import Game
from starcup.kernel.ruleset import TableT, ViewT
from starcup.kernel.steps import Decision

FILE = "first_game.toml"


class Moment(Generic[TableT, ViewT]):
    """A question to a seat, with its view and the events that it has heard so far.

    Args:
        game: the game, at that question.
        decision: the question.
    """

    def __init__(self, game: Game[TableT, ViewT], decision: Decision) -> None:
        self.decision: Decision = decision
        self.kind: str = decision.kind
        self.view: ViewT = game.view(decision.seat)
        self.events: list[Event] = game.events(decision.seat)

    def own(self, *kinds: type[Event]) -> list[Event]:
        """Return the seat's own events of some kinds.

        Args:
            *kinds: their classes.
        """
        seat = self.decision.seat
        events = (event for event in self.events if isinstance(event, kinds))
        return [event for event in events if isinstance(event, SeatEvent) and event.seat == seat]


class Lessons(Generic[TableT, ViewT]):
    """Base of the lessons of a game; a game sets its subclass as ``lessons`` of its words."""

    keys: Sequence[str] = ()
    """The keys of the ideas, in the order in which they are best told."""
    welcome: str = "welcome"
    """The idea that is shown before the first question."""
    when: Mapping[str, Callable[[Any], object]] = MappingProxyType({})
    """The condition for each idea, by its key: true at a :attr:`moment` at which it comes up."""
    moment: type[Moment[Any, Any]] = Moment
    """The class of what conditions are asked with."""
    package: str = ""
    """The package whose file ``first_game.toml`` has the ideas in words, by their keys."""
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

    @cached_property
    def texts(self) -> Mapping[str, str]:
        """All ideas in words, from the file of the :attr:`package`."""
        return tomllib.loads((resources.files(self.package) / FILE).read_text(encoding="utf-8"))

    def text(self, key: str) -> str:
        """Return an idea in words; ``{suggested}`` stands for what is :meth:`suggested`.

        It names nothing that is typed or clicked: each front end tells that itself.

        Args:
            key: one of :attr:`keys`.
        """
        return self.texts[key] if self.package else key

    def occurring(self, game: Game[TableT, ViewT], decision: Decision) -> Sequence[str]:
        """Return the ideas that come up at a question, whether told before or not.

        Args:
            game: the game, at that question.
            decision: the question.
        """
        now = self.moment(game, decision)
        return [key for key, comes_up in self.when.items() if comes_up(now)]

    def suggested(self, game: Game[TableT, ViewT], decision: Decision) -> Choice | None:
        """Return the choice that is recommended to a beginner; None if all are equally good.

        Args:
            game: the game, at that question.
            decision: the question.
        """
        return None
