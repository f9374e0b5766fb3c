"""Scenarios: tables laid out by hand, with chance that is set beforehand; what those of all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Generic, Self, TypeVar

from starcup.kernel.errors import StarcupError
from starcup.kernel.game import Game
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import AnyStep
from starcup.kernel.table import Table, Told
from starcup.testing.playing import check_all_came

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


class GameScenario(ABC, Generic[TableT, ViewT]):
    """A table that is laid out by hand, part by part, and then played, with chance that is set beforehand.

    A game derives from it: it adds methods that describe its table, and says what comes of them.

    Args:
        rules: the ruleset.
    """

    def __init__(self, rules: Ruleset[TableT, ViewT]) -> None:
        self.rules: Ruleset[TableT, ViewT] = rules
        self.outcomes: list[tuple[str, int]] = []
        """The outcomes that were set, each with its kind."""
        self._said: set[str] = set()
        self._changes: list[Callable[[TableT], None]] = []
        self._begun: list[Told] = []

    # What a game says.

    @abstractmethod
    def lay_out(self) -> tuple[TableT, Iterable[str]]:
        """Return a new table as it was described, and what is wrong with the description, in words."""

    @abstractmethod
    def steps(self, table: TableT) -> list[AnyStep]:
        """Return the steps with which the game begins, the last one first.

        Args:
            table: the table.
        """

    def faults(self, table: TableT) -> Iterable[str]:
        """Return what is wrong with a table, in words: by default, what the ruleset finds.

        Args:
            table: one whose description was right.
        """
        return self.rules.faults(table)

    def never_drawn(self, kind: str) -> str:
        """Return why outcomes of a kind can't come, as what was expected instead; empty if they can.

        Args:
            kind: what is rolled or drawn; empty if none was named.
        """
        return "" if kind else "expected an outcome as journals write it: its kind, and its value"

    def once(self, what: str) -> None:
        """Note that something is described, which must not be described twice.

        Args:
            what: its name.

        Raises:
            StarcupError: it was described before.
        """
        if what in self._said:
            raise StarcupError(f"{what}: described before")
        self._said.add(what)

    # What tests call.

    def adjust(self, change: Callable[[TableT], None]) -> Self:
        """Have a function change the table before the game begins: for extensions, and for all that has no method here.

        Args:
            change: is given the table.
        """
        self._changes.append(change)
        return self

    def chance(self, *outcomes: str) -> Self:
        """Set outcomes to come.

        Each is used at the next draw of its kind, such as ``tile 0``; those of one kind are used in order. All other
        outcomes are left to the generator.

        Args:
            *outcomes: the outcomes as journals write them: ``"tile 0 t05"``, ``"spare explore"``.

        Raises:
            StarcupError: no such outcome, or a draw that this table never makes.
        """
        for outcome in outcomes:
            kind, _, value = outcome.rpartition(" ")
            if why := self.never_drawn(kind):
                raise StarcupError(f"chance: {why}; found {outcome!r}")
            self.outcomes.append((kind, self.rules.outcome_value(kind, value)))
        return self

    def begin(self, *, log: bool = True, outside_chance: bool = False) -> Game[TableT, ViewT]:
        """Lay the table out, and begin the game from there; a further call begins another game.

        Args:
            log: keep events.
            outside_chance: the caller supplies every roll and draw that was not set.

        Raises:
            StarcupError: the table is impossible; tells everything that is wrong with it.
        """
        table, faults = self.lay_out()
        for change in self._changes:
            change(table)
        wrong = [*faults] or [*self.faults(table)]
        if wrong:
            raise StarcupError(f"impossible scenario: {'; '.join(wrong)}")
        table.stack = self.steps(table)
        table.script = script = Told((kind, value, 0) for kind, value in self.outcomes)
        self._begun.append(script)
        table.outside_chance |= outside_chance
        return Game.at(self.rules, table, log=log)

    def done(self) -> None:
        """Check that every outcome that was set has come, in every game begun.

        Raises:
            AssertionError: one has not; says which.
        """
        for script in self._begun:
            check_all_came(self.rules, script)
