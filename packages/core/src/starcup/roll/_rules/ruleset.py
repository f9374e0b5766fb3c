"""The ruleset: chosen packs, combined, checked, indexed and compiled. Built once, frozen, shared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from weakref import WeakValueDictionary

from starcup.kernel.arguments import MOST_SEED_BITS, check_kind, number_of, texts_of, whole, words_of_words
from starcup.kernel.blame import Blame
from starcup.kernel.chance import stream
from starcup.kernel.choices import Choice
from starcup.kernel.errors import StarcupError
from starcup.kernel.events import Event
from starcup.kernel.game import Game
from starcup.kernel.journal import PackStamp
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import AnyStep
from starcup.packs import pack as kernel_packs
from starcup.packs.faults import refuse
from starcup.packs.pack import Pack, check_stamps
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.ruleset import PackedRuleset
from starcup.packs.texts import TileText
from starcup.plugins.extension_state import TableStates
from starcup.plugins.manager import PluginManager
from starcup.roll._rules.definitions import Numbers
from starcup.roll._rules.loading import GAME, Loaded, assemble
from starcup.roll._rules.rounds import Round
from starcup.roll._rules.rules import Rules
from starcup.roll._rules.setup import SetUp, bare_seat
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.view import RollView, view_of
from starcup.roll.dice import ONE, Dice


class RollRuleset(Rules, PackedRuleset[RollTable, RollView]):
    """The rules of Roll for the Galaxy with chosen packs. Build it by :meth:`load`; never change it."""

    game = GAME
    home = "starcup.roll"

    def __init__(self, packs: tuple[Pack, ...], loaded: Loaded) -> None:
        extending, lists = loaded.extending, loaded.lists
        super().__init__(loaded.catalogue, loaded.plugins, loaded.numbers, extending.phases, extending.compiled)
        self.packs = packs
        self.options: Mapping[str, str] = MappingProxyType(dict(loaded.options))
        self.powers: tuple[PowerPlugin, ...] = loaded.powers
        self.power_texts: Mapping[str, TileText] = MappingProxyType(dict(loaded.texts))
        self.extension_plugins: PluginManager = extending.plugins
        self.setup_steps: tuple[AnyStep, ...] = lists.setup_steps
        self.round_steps: tuple[AnyStep, ...] = lists.round_steps
        self.round_step: Round = Round()
        self.choice_kinds: tuple[type[Choice], ...] = lists.choice_kinds
        self.step_kinds: Mapping[str, type[AnyStep]] = lists.step_kinds
        self.event_kinds: tuple[type[Event], ...] = lists.event_kinds
        self._freeze()

    def __repr__(self) -> str:
        packs = ", ".join(pack.name for pack in self.packs)
        return f"<Ruleset of {self.game}, packs {packs}: {len(self.tiles)} tiles>"

    def __reduce__(self) -> tuple[object, ...]:
        key = (self.packs, self.numbers, tuple(self.options.items()), self.stamps())
        _KNOWN.setdefault(key, self)
        return unpickled, key

    # Loading.

    @classmethod
    def load(
        cls,
        packs: Sequence[str | Pack] = ("base",),
        numbers: Numbers | None = None,
        *,
        without: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> RollRuleset:
        """Return a ruleset of the named packs.

        Args:
            packs: names of installed packs, or packs themselves; their order is the order of tiles, but packs
                that need others come after these.
            numbers: the numbers of the game, instead of those that the packs set.
            without: powers to leave out, by the keys of their developments, which are then mere points.
            options: settings of packs, by ``pack.option``. Each extension is one, by ``pack.extension``:
                ``on``, or ``off`` to play without it.

        Raises:
            BadArgument: an argument is not of its kind.
            PackError: a pack is unknown or faulty, or packs don't fit together; it names the first faults, each
                with file and line. :func:`check_pack` gives all of them one by one.

        >>> len(RollRuleset.load(["base"]).tiles)
        55
        """
        if numbers is not None:
            check_kind(numbers, Numbers, "numbers", "starcup.roll.Numbers, or None")
        chosen = kernel_packs.choose(packs, GAME)
        loaded = assemble(chosen, numbers, texts_of(without, "without"), words_of_words(options, "options"), packs)
        refuse(loaded.faults)
        return cls(chosen, loaded)

    # Methods that the kernel calls.

    def begin(self, players: int, seed: int) -> RollTable:
        numbers = self.numbers
        players, seed = number_of(players, "players"), whole(seed, "seed", bits=MOST_SEED_BITS)
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
            seats=[bare_seat(self) for _ in range(players)],
            states=TableStates(self.extensions.table_states.initial),
        )
        table.push(SetUp())
        return table

    @cached_property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        from starcup.roll._rules.domains import domains_of

        return domains_of(self)

    def domain(self, kind: type[Choice], field: str) -> tuple[str | int, ...] | None:
        owner = kind.__module__.rpartition(".")[2]
        if field == "power" and field not in kind.domains and owner in self.domains["power"]:
            return (owner,)  # a choice of a power is named after the power
        return super().domain(kind, field)

    def view(self, table: RollTable, seat: int) -> RollView:
        return view_of(table, seat)

    def scores(self, table: RollTable) -> tuple[SeatScore, ...]:
        from starcup.roll._rules.scoring import seat_score

        return tuple(seat_score(table, number) for number in range(table.players))

    def winners(self, table: RollTable) -> tuple[int, ...]:
        return table.winners

    def end_reasons(self, table: RollTable) -> tuple[str, ...]:
        from starcup.roll._rules.manage import end_reasons

        return end_reasons(table)

    def round_number(self, table: RollTable) -> int:
        return table.round

    def faults(self, table: RollTable) -> list[str]:
        from starcup.roll._rules.invariants import faults

        return faults(table)

    def blame(self, error: BaseException, table: RollTable | None, again: Callable[[RollTable], None]) -> Blame | None:
        from starcup.roll._rules.watching import blame

        return blame(self, error, table, again)

    def watched(self) -> RollRuleset:
        """Return the same rules with every answer of a power checked: slow, for tests of packs.

        A power that gives back another type than its hook declares, or that
        changes the table where it may only look, fails as if it had raised.
        """
        from starcup.roll._rules.watching import raise_at_once, watched

        return watched(self, raise_at_once)

    def encode(self, table: RollTable) -> bytes:
        from starcup.roll._rules.position import encode

        return encode(self, table)

    def decode(self, data: bytes, *, other_packs: bool = False) -> RollTable:
        from starcup.roll._rules.position import decode

        return decode(self, data, other_packs)


RollGame = Game[RollTable, RollView]
"""A game of Roll for the Galaxy, for annotations. Build it by the methods of :class:`starcup.Game`."""

_Key = tuple[tuple[Pack, ...], Numbers, tuple[tuple[str, str], ...], tuple[PackStamp, ...]]
_KNOWN: WeakValueDictionary[_Key, RollRuleset] = WeakValueDictionary()
"""Rulesets that were pickled or unpickled in this process: unpickled games and views share them."""


def unpickled(
    packs: tuple[Pack, ...], numbers: Numbers, options: tuple[tuple[str, str], ...], stamps: tuple[PackStamp, ...]
) -> RollRuleset:
    """Return a ruleset that was pickled, loaded again from its packs if it is not in use here.

    Raises:
        PackError: a pack is missing, or has changed since.
    """
    key = (packs, numbers, options, stamps)
    found = _KNOWN.get(key)
    if found is None:
        found = RollRuleset.load(packs, numbers, options=dict(options))
        check_stamps(found.stamps(), stamps)
        _KNOWN[key] = found
    return found
