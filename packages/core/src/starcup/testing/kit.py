"""The facet ``testing`` of a game: its additions to the checks that every game is put through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import GameError
from starcup.kernel.game import Game
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Decision
from starcup.kernel.table import Table
from starcup.packs.pack import Pack
from starcup.testing.findings import Finding
from starcup.testing.hiding import Memory, other_world
from starcup.testing.integrity import Fingerprint
from starcup.testing.spelling import Groups
from starcup.testing.walking import Start, at_random
from starcup.testing.wires import Tripwires

AnyRuleset = Ruleset[Any, Any]
PackCheck = Callable[[Any], list[Finding]]
"""A check of a pack; it takes the game's own bench."""


class GameKit:
    """The facet ``testing`` of a game, with defaults that serve a game that says nothing.

    Made for one ruleset. A subclass is the facet ``testing`` of a :class:`~starcup.games.GameDefinition`; it
    replaces the methods that it can answer better.

    Args:
        ruleset: the rules that are tested.
    """

    def __init__(self, ruleset: AnyRuleset) -> None:
        self.ruleset = ruleset
        self._memory = Memory()

    @property
    def players(self) -> Sequence[int]:
        """The numbers of seats that games with this ruleset are played with; empty: those of the definition."""
        return ()

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
        """Return the rules with every answer of a pack's code checked, for tests of packs; by default the same."""
        return self.ruleset

    def pick(self, decision: Decision, rng: Rng) -> Choice:
        """Return an answer for random play.

        Args:
            decision: the question.
            rng: where it comes from.
        """
        return at_random(decision, rng)

    def other_world(self, game: Game, viewer: int, rng: Rng) -> Game | None:
        """Return a game that differs only in what is hidden from a seat; None if there is none.

        By default the annotations of the table say what is hidden: hidden pieces are exchanged, and others' hidden
        fields get values that they had in other games; such a table is used if
        :meth:`Ruleset.faults <starcup.kernel.ruleset.Ruleset.faults>` finds nothing wrong with it.

        Args:
            game: stays as it is.
            viewer: the seat.
            rng: where the changes come from.
        """
        return other_world(game, viewer, rng, self._memory)

    def remember(self, table: Table) -> None:
        """Note a table that was met in play: :meth:`other_world` may use its hidden values.

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

    # Packs of the game.

    @classmethod
    def pack_checks(cls) -> Mapping[str, PackCheck]:
        """Return the checks for packs of the game, by name; each takes what :meth:`pack_bench` returns."""
        return {}

    @classmethod
    def pack_bench(cls, pack: Pack, *, games: int | None = None) -> object:
        """Return the bench that checks of a pack work on.

        Args:
            pack: the pack.
            games: the largest number of whole games for each check; None: as many as usual.

        Raises:
            GameError: the game has no checks for packs.
            PackError: the pack can't be loaded.
        """
        raise GameError(f"the game {pack.game!r} has no checks for packs")

    @classmethod
    def check_pack(
        cls,
        pack: Pack,
        *,
        with_packs: Sequence[str | Pack],
        checks: Sequence[str] | None,
        games: int,
        tables: int | None,
        pairs: int | None,
        before: Callable[[str], bool],
        engine: Fingerprint,
        wires: Tripwires,
    ) -> list[Finding]:
        """Return everything that is wrong with a pack, or could not be tried, after games with it; nothing by default.

        Args:
            pack: the pack.
            with_packs: those that it is played with.
            checks: the names of those that are made: keys of :meth:`pack_checks`; None: all.
            games: how many games a check plays.
            tables: on how many tables a check tries something; None: as many as it likes.
            pairs: how many pairs of powers are tried; None: all.
            before: called with each check before it is made; returns whether to make it.
            engine: the engine as it was before the pack came.
            wires: those that noted what the pack used while it was loaded.
        """
        return []
