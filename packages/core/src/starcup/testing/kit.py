"""The facet ``testing`` of a game: its additions to the checks that every game is put through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.game import Game
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Decision
from starcup.kernel.table import Table
from starcup.packed.ruleset import PackedRuleset
from starcup.testing.findings import Finding
from starcup.testing.hiding import Memory, change_hidden, change_secrets, other_world
from starcup.testing.spelling import Groups
from starcup.testing.walking import Start, at_random

AnyRuleset = Ruleset[Any, Any]
PackCheck = Callable[[Any], list[Finding]]
"""A check of a pack; it takes the bench of the game's packs."""


class GameKit:
    """The facet ``testing`` of a game, with defaults that serve a game that says nothing.

    Made for one ruleset. A subclass is the facet ``testing`` of a :class:`~starcup.games.GameDefinition`; it
    replaces the methods that it can answer better.

    Args:
        ruleset: the rules that are tested.
    """

    pack_bench: ClassVar[type[Any] | None] = None
    """The class of the bench of packs: a subclass of :class:`~starcup.testing.PackGames`; None: that class."""
    pack_checks: ClassVar[Mapping[str, PackCheck] | None] = None
    """The checks of packs, by name; each takes the bench. None: :data:`~starcup.testing.PACK_CHECKS`."""
    scenario: ClassVar[type[Any] | None] = None
    """The class of tables laid out by hand, for the fixture of that name: a subclass of
    :class:`~starcup.testing.GameScenario` that takes ruleset, players and seed; None: there is none."""

    def __init__(self, ruleset: AnyRuleset) -> None:
        self.ruleset = ruleset
        self._memory = Memory()

    def begin(self, players: int, seed: int, *, log: bool = False) -> Game:
        """Return a new game.

        Args:
            players: how many seats.
            seed: of the game.
            log: keep events.
        """
        return Game.new(self.ruleset, players=players, seed=seed, log=log)

    def situations(self, seed: int) -> Sequence[Start]:
        """Return tables to begin from besides new games: situations that random play seldom reaches.

        Args:
            seed: another one gives other tables.
        """
        return ()

    def watched(self) -> AnyRuleset:
        """Return the rules with every answer of a pack's code checked, for tests of packs."""
        return self.ruleset.watched() if isinstance(self.ruleset, PackedRuleset) else self.ruleset

    def pick(self, decision: Decision, rng: Rng) -> Choice:
        """Return an answer for random play.

        Args:
            decision: the question.
            rng: where it comes from.
        """
        return at_random(decision, rng)

    def change_hidden(self, table: Table, viewer: int, rng: Rng) -> None:
        """Change a table in what is hidden from a seat; if that can't be, it stays or becomes one with faults.

        By default the annotations of the table say what is hidden: hidden pieces are exchanged, and others' hidden
        fields get values that they had in other games. What ends up with faults
        (:meth:`Ruleset.faults <starcup.kernel.ruleset.Ruleset.faults>`) is not used.

        Args:
            table: is changed; it may be one in the middle of a choice.
            viewer: the seat.
            rng: where the changes come from.
        """
        change_hidden(table, viewer, rng, self._memory)

    def other_world(self, game: Game, viewer: int, rng: Rng) -> Game | None:
        """Return a game that differs only in what is hidden from a seat; None if none is found.

        Args:
            game: stays as it is.
            viewer: the seat.
            rng: where the changes come from.
        """
        return other_world(game, lambda table: self.change_hidden(table, viewer, rng))

    def other_secrets(self, game: Game, rng: Rng) -> Game | None:
        """Return a game that differs only in what no view shows; None if there is none.

        By default ``Secret`` fields get values that they had in other games.

        Args:
            game: stays as it is.
            rng: where the changes come from.
        """
        return other_world(game, lambda table: change_secrets(table, rng, self._memory))

    def remember(self, table: Table) -> None:
        """Note a table that was met in play: :meth:`change_hidden` may use its hidden values.

        Args:
            table: stays as it is.
        """
        self._memory.note(table)

    def words(self, table: Table, rng: Rng) -> Groups:
        """Return names that choices could be spelt with, in groups of interchangeable names.

        By default, the ruleset's domains.

        Args:
            table: stays as it is.
            rng: for a random sample of many names.
        """
        return [[str(value) for value in values] for values in self.ruleset.domains.values()]

    def notable(self, game: Game) -> tuple[str, ...]:
        """Return the names of what happened in a game that is over, to be counted over many games.

        Args:
            game: one that kept its events.
        """
        return ()
