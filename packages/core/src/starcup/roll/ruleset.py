"""The ruleset: chosen packs put together, checked, indexed and compiled. Built once, frozen, shared."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import cast

from starcup.kernel import packs as kernel_packs
from starcup.kernel.blame import Blame
from starcup.kernel.chance import stream
from starcup.kernel.choices import Choice
from starcup.kernel.errors import StarcupError
from starcup.kernel.faults import refuse
from starcup.kernel.journal import PackStamp
from starcup.kernel.packs import Pack
from starcup.kernel.plugins import PluginManager
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Step
from starcup.roll import choices, step_kinds
from starcup.roll.catalogue import Catalogue
from starcup.roll.definitions import Numbers
from starcup.roll.dice import ONE, Dice
from starcup.roll.loading import GAME, assemble
from starcup.roll.phases import PHASES
from starcup.roll.retain import Retain
from starcup.roll.rounds import ROUND_STEPS, Round
from starcup.roll.rules import Rules
from starcup.roll.setup import Deal
from starcup.roll.table import RollTable
from starcup.roll.view import RollView, view_of


class RollRuleset(Rules, Ruleset[RollTable, RollView]):
    """The rules of Roll for the Galaxy with chosen packs. Build it by :meth:`load`; never change it."""

    game = GAME

    def __init__(self, packs: tuple[Pack, ...], catalogue: Catalogue, plugins: PluginManager, numbers: Numbers) -> None:
        super().__init__(catalogue, plugins, numbers, PHASES)
        self.packs = packs
        self._stamps: tuple[PackStamp, ...] | None = None  # reads every file of a pack
        self.options: Mapping[str, str] = MappingProxyType({})
        self.round_steps = ROUND_STEPS
        self.round_step = Round()
        self.choice_kinds: tuple[type[Choice], ...] = (
            *choices.ALL,
            Retain,
            *self._power_kinds(choices.PowerChoice, "pattern"),
        )
        own_steps = self._power_kinds(Step, "kind")
        self.step_kinds: Mapping[str, type[Step[RollTable]]] = {
            kind.kind: kind for kind in (*step_kinds.ALL, *cast("tuple[type[Step[RollTable]], ...]", own_steps))
        }

    # Loading.

    @classmethod
    def load(
        cls, packs: Sequence[str | Pack] = ("base",), numbers: Numbers | None = None, *, without: Sequence[str] = ()
    ) -> RollRuleset:
        """Put the named packs together.

        Args:
            packs: names of installed packs, or packs themselves; their order is the order of tiles.
            numbers: other limits than the rule book's.
            without: powers to leave out, by the keys of their developments, which are then mere points.

        Raises:
            PackError: a pack is unknown or faulty, or packs don't fit together; tells the first faults, each
                with file and line. :func:`check_pack` gives all of them one by one.

        >>> len(RollRuleset.load(["base"]).tiles)
        55
        """
        chosen = kernel_packs.choose(packs, GAME)
        numbers = numbers or Numbers()
        loaded = assemble(chosen, PHASES, numbers, without)
        refuse(loaded.faults)
        rules = cls(chosen, loaded.catalogue, loaded.plugins, numbers)
        if without:
            rules.options = MappingProxyType({"without": ",".join(sorted(without))})
        return rules

    def _power_kinds(self, base: type, named: str) -> tuple[type, ...]:
        """Subclasses of ``base`` in the packages of the powers, shared ones included, that have a name of their own."""
        packages = {self.plugins.module(name).__name__.rpartition(".")[0] for name in self.plugins.packs}
        found: list[type] = []
        for name in sorted(name for name in sys.modules if name.rpartition(".")[0] in packages):
            own = [value for value in vars(sys.modules[name]).values() if getattr(value, "__module__", "") == name]
            found += [one for one in own if isinstance(one, type) and issubclass(one, base) and named in vars(one)]
        return tuple(found)

    # What the kernel asks.

    def begin(self, players: int, seed: int) -> RollTable:
        numbers = self.numbers
        if not numbers.least_players <= players <= numbers.most_players:
            raise StarcupError(
                f"{players} players: the game is for {numbers.least_players} to {numbers.most_players} [SETUP-1]"
            )
        table = RollTable(
            ruleset=self,
            rules=self,
            players=players,
            seed=seed,
            streams=[stream(seed, 0, index) for index in range(players + 1)],
            answered=[0] * players,
            bag=tuple(range(len(self.tiles))),
            supply=Dice(sum(ONE[colour] * die.count for colour, die in enumerate(self.dice))),
            pool=numbers.pool_per_player * players,
        )
        table.push(Deal())
        return table

    def view(self, table: RollTable, seat: int) -> RollView:
        return view_of(table, seat)

    def stamps(self) -> tuple[PackStamp, ...]:
        if self._stamps is None:
            self._stamps = tuple(pack.stamp() for pack in self.packs)
        return self._stamps

    def blame(self, error: Exception, table: RollTable | None, again: Callable[[RollTable], None]) -> Blame | None:
        from starcup.roll.watching import blame

        return blame(self, error, table, again)

    def watched(self) -> RollRuleset:
        """The same rules, which look at every answer of a power: for tests of packs, since it is slow.

        A power that gives back another type than its hook declares, or that
        changes the table where it may only look, fails as if it had raised.
        """
        from starcup.roll.watching import raise_at_once, watched

        return watched(self, raise_at_once)

    def encode(self, table: RollTable) -> bytes:
        from starcup.roll.position import encode

        return encode(self, table)

    def decode(self, data: bytes, *, other_packs: bool = False) -> RollTable:
        from starcup.roll.position import decode

        return decode(self, data, other_packs)
