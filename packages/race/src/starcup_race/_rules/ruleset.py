"""The ruleset of Race for the Galaxy, base game: built once, frozen, shared by all its games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from starcup import JournalError, StarcupError, did_you_mean
from starcup.kernel.blame import Blame
from starcup.making import AnyStep, Choice, Event, SeatScore
from starcup.packs.faults import refuse
from starcup.packs.loader import PickleKey, RulesetLoader
from starcup.packs.pack import Pack
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.ruleset import PackedRuleset
from starcup.packs.texts import TileText
from starcup.plugins.manager import PluginManager
from starcup_race import choices
from starcup_race._rules.invariants import invariants
from starcup_race._rules.loading import BASE, GAME, Loaded, assemble
from starcup_race._rules.own_powers import OwnPower
from starcup_race._rules.powers import Compiler
from starcup_race._rules.rounds import end_reasons
from starcup_race._rules.rules import Rules
from starcup_race._rules.scoring import score
from starcup_race._rules.seat import Seat
from starcup_race._rules.setup import DealStartWorlds, first_worlds
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import LEAST_PLAYERS, MOST_PLAYERS, POOL_PER_PLAYER
from starcup_race._rules.view import RaceView, view_of

OWN_DRAW = "power:"
"""The prefix of the draws of powers in Python, whose outcomes are numbers; all others draw cards."""


class RaceRuleset(Rules, PackedRuleset[RaceTable, RaceView]):
    """The rules of Race for the Galaxy, first edition, with chosen packs. Build it by :meth:`load`; never change it."""

    game = GAME
    home = "starcup_race"
    seats: range = range(LEAST_PLAYERS, MOST_PLAYERS + 1)

    def __init__(self, packs: tuple[Pack, ...], loaded: Loaded) -> None:
        super().__init__(loaded.cards, loaded.variant, loaded.own)
        self.packs = packs
        self.options: Mapping[str, str] = MappingProxyType(dict(loaded.options))
        self.powers: tuple[PowerPlugin, ...] = loaded.powers
        self.texts: Mapping[str, TileText] = MappingProxyType(dict(loaded.texts))
        self.power_texts: Mapping[str, TileText] = self.texts
        self.plugins: PluginManager = loaded.plugins
        self.choice_kinds: tuple[type[Choice], ...] = loaded.kinds.choices
        self.step_kinds: Mapping[str, type[AnyStep]] = loaded.kinds.steps
        self.event_kinds: tuple[type[Event], ...] = loaded.kinds.events

    def __repr__(self) -> str:
        packs = ", ".join(pack.name for pack in self.packs)
        return f"<Ruleset of {self.game}, packs {packs}: {len(self.cards)} designs of cards>"

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (_LOADER.pickle_key(self),)

    @classmethod
    def load(
        cls,
        packs: Sequence[str | Pack] = (BASE,),
        *,
        without: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> RaceRuleset:
        """Return a ruleset of the named packs; the same object every time for the same packs and options.

        Args:
            packs: names of installed packs, or packs themselves; their order is the order of cards, but packs
                that need others come after these.
            without: powers to leave out, by the keys of their cards.
            options: settings of packs, by ``pack.option``.

        Raises:
            BadArgument: an argument is not of its kind.
            PackError: a pack is unknown or faulty, or packs don't fit together; it names the first faults, each
                with file and line. :func:`check_pack` gives all of them one by one.

        >>> len(RaceRuleset.load().cards)
        95
        """
        return _LOADER.load(packs, without, options)

    def set_up(self, table: RaceTable) -> None:
        if self.variant.actions == 2 and table.players != 2:
            said = f"{table.players} players: two action cards a round are for 2 players (ACTION-6)"
            raise StarcupError(said)
        if self.variant.first_game and len(first_worlds(self, table.players)) < table.players:
            said = f"a first game of {table.players} players needs start worlds 1 to {table.players} (SETUP-11)"
            raise StarcupError(said)
        table.seats = [Seat() for _ in range(table.players)]
        table.pool = POOL_PER_PLAYER * table.players
        table.push(DealStartWorlds())

    def view(self, table: RaceTable, seat: int) -> RaceView:
        return view_of(table, seat)

    def scores(self, table: RaceTable) -> tuple[SeatScore, ...]:
        return tuple(score(table, seat) for seat in range(table.players))

    def end_reasons(self, table: RaceTable) -> tuple[str, ...]:
        return end_reasons(table)

    def round_number(self, table: RaceTable) -> int:
        return table.round

    def faults(self, table: RaceTable) -> list[str]:
        return invariants(table)

    @cached_property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        worlds = tuple(card.key for card in self.cards if card.is_world)
        guesses = [one for card in self.cards if (one := card.rows.consume_guess) is not None]
        return {
            "number": tuple(sorted({number for one in guesses for number in range(one.least, one.most + 1)})),
            "card": self.keys,
            "items": self.keys,
            "world": worlds,
            "development": tuple(card.key for card in self.cards if not card.is_world),
            "power": tuple(card.key for card in self.cards if card.has_power("settle")),
            "source": (*(card.key for card in self.cards if card.rows.produce_windfall), choices.BONUS),
        }

    def domain(self, kind: type[Choice], field: str) -> tuple[str | int, ...] | None:
        owner = kind.__module__.rpartition(".")[2]
        if field == "power" and issubclass(kind, choices.PowerChoice) and owner in self.plugins.packs:
            return (owner,)  # a choice of a power is named after the power
        return super().domain(kind, field)

    def blame(self, error: BaseException, table: RaceTable | None, again: Callable[[RaceTable], None]) -> Blame | None:
        from starcup_race._rules.watching import blame

        return blame(self, error, table, again) if self.own else None

    def watched(self) -> RaceRuleset:
        """Return the same rules with every answer of a power in Python checked: slow, for tests of packs.

        A power that changes the table where it may only look fails as if it had raised.
        """
        from starcup_race._rules.watching import raise_at_once, watched

        return watched(self, raise_at_once)

    def with_own(self, own: Mapping[int, OwnPower]) -> RaceRuleset:
        """Return the same rules with other functions for the powers in Python, such as watched ones.

        Args:
            own: the powers by the numbers of their cards.
        """
        twin = object.__new__(RaceRuleset)
        vars(twin).update(vars(self))
        twin.own, twin.compiled = own, Compiler(self.cards, own).made
        return twin

    def outcome_text(self, kind: str, value: int) -> str:
        return super().outcome_text(kind, value) if kind.startswith(OWN_DRAW) else self.keys[value]

    def outcome_value(self, kind: str, text: str) -> int:
        if kind.startswith(OWN_DRAW):
            return super().outcome_value(kind, text)
        if text not in self.index:
            raise JournalError(f"{text!r} is no card{did_you_mean(text, self.keys)}")
        return self.index[text]


def _made(
    packs: tuple[Pack, ...], without: Collection[str], options: Mapping[str, str], named: Sequence[str | Pack]
) -> RaceRuleset:
    loaded = assemble(packs, without, options, named)
    refuse(loaded.faults)
    return RaceRuleset(packs, loaded)


_LOADER = RulesetLoader(GAME, _made)


def unpickled(key: PickleKey) -> RaceRuleset:
    """Return a ruleset that was pickled, loaded again from its packs if it is not in use here.

    Args:
        key: its packs, their settings, versions and digests.

    Raises:
        PackError: a pack is missing, or has changed since.
    """
    return _LOADER.unpickled(key)


load = RaceRuleset.load
"""The loader of the game's definition."""
