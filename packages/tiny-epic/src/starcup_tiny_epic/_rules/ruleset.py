"""The ruleset of Tiny Epic Galaxies: built once, frozen, shared by all its games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from attrs import evolve

from starcup import JournalError, StarcupError, did_you_mean
from starcup.kernel.blame import Blame
from starcup.making import AnyStep, Choice, Event, SeatScore, Standing
from starcup.packs.faults import refuse
from starcup.packs.loader import PickleKey, RulesetLoader
from starcup.packs.pack import Pack
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.ruleset import PackedRuleset
from starcup.packs.texts import TileText
from starcup.plugins.manager import PluginManager
from starcup_tiny_epic import choices
from starcup_tiny_epic._rules import own_actions, setup
from starcup_tiny_epic._rules.doers import DOERS
from starcup_tiny_epic._rules.invariants import invariants
from starcup_tiny_epic._rules.loading import BASE, GAME, Loaded, assemble
from starcup_tiny_epic._rules.planets import OwnAction, RebelBoard
from starcup_tiny_epic._rules.rebel import end_reasons
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.scoring import score
from starcup_tiny_epic._rules.standing import STANDING
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES, MOST_PLAYERS, MOST_RESOURCES
from starcup_tiny_epic._rules.view import EpicView, view_of


class EpicRuleset(EpicRules, PackedRuleset[EpicTable, EpicView]):
    """The rules of Tiny Epic Galaxies with chosen packs. Build it by :meth:`load`; never change it."""

    game = GAME
    home = "starcup_tiny_epic"
    seats: range = range(1, MOST_PLAYERS + 1)
    standing: tuple[Standing[EpicView], ...] = STANDING

    def __init__(self, packs: tuple[Pack, ...], loaded: Loaded) -> None:
        super().__init__(loaded.planets, loaded.missions, loaded.board, loaded.rulings, DOERS)
        self.packs = packs
        self.boards: tuple[RebelBoard, ...] = loaded.boards
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
        return f"<Ruleset of {self.game}, packs {packs}: {len(self.planets)} planets>"

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (_LOADER.pickle_key(self),)

    @classmethod
    def load(
        cls,
        packs: Sequence[str | Pack] = (BASE,),
        *,
        without: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> EpicRuleset:
        """Return a ruleset of the named packs; the same object every time for the same packs and options.

        Args:
            packs: names of installed packs, or packs themselves; their order is the order of planets, but packs
                that need others come after these.
            without: actions to leave out, by the keys of their planets.
            options: settings of packs, by ``pack.option``.

        Raises:
            BadArgument: an argument is not of its kind.
            PackError: a pack is unknown or faulty, or packs don't fit together; it names the first faults, each
                with file and line. :func:`check_pack` gives all of them one by one.

        >>> len(EpicRuleset.load().planets)
        40
        """
        return _LOADER.load(packs, without, options)

    def set_up(self, table: EpicTable) -> None:
        if table.players == 1 and self.board is None:
            raise StarcupError("a solo game needs a rebel board, and no pack has one (SOLO-2)")
        setup.set_up(table)

    def view(self, table: EpicTable, seat: int) -> EpicView:
        return view_of(table, seat)

    def scores(self, table: EpicTable) -> tuple[SeatScore, ...]:
        return tuple(score(table, seat) for seat in range(table.players))

    def winners(self, table: EpicTable) -> tuple[int, ...]:
        return table.winners

    def end_reasons(self, table: EpicTable) -> tuple[str, ...]:
        return end_reasons(table)

    def round_number(self, table: EpicTable) -> int:
        return table.round

    def faults(self, table: EpicTable) -> list[str]:
        return invariants(table)

    @cached_property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        places = tuple(f"{key}.{kind}" for key in self.keys for kind in ("orbit", "surface"))
        return {
            "planet": self.keys,
            "mission": self.mission_keys,
            "place": (choices.GALAXY_NAME, *places),
            "foreign-ship": tuple(f"{number}.{key}" for number in range(MOST_PLAYERS) for key in self.keys),
            "player": tuple(range(MOST_PLAYERS)),
            "amount": tuple(range(MOST_RESOURCES + 1)),
        }

    def domain(self, kind: type[Choice], field: str) -> tuple[str | int, ...] | None:
        owner = kind.__module__.rpartition(".")[2]
        if field == "power" and issubclass(kind, choices.ActionChoice) and owner in self.plugins.packs:
            return (owner,)  # a choice of an action is named after its planet
        return super().domain(kind, field)

    def blame(self, error: BaseException, table: EpicTable | None, again: Callable[[EpicTable], None]) -> Blame | None:
        return own_actions.blame(self, error, table, again) if self.plugins.packs else None

    def watched(self) -> EpicRuleset:
        """Return the same rules with every answer of an action in Python checked: slow, for tests of packs.

        An action that changes the table where it may only look fails as if it had raised.
        """
        return own_actions.watched(self, own_actions.raise_at_once)

    def with_own(self, own: Mapping[int, OwnAction]) -> EpicRuleset:
        """Return the same rules with other functions for the actions in Python, such as watched ones.

        Args:
            own: the actions by the numbers of their planets.
        """
        twin = object.__new__(EpicRuleset)
        vars(twin).update(vars(self))
        twin.planets = tuple(
            evolve(planet, action=evolve(planet.action, own=own[planet.index])) if planet.index in own else planet
            for planet in self.planets
        )
        return twin

    def outcome_text(self, kind: str, value: int) -> str:
        names = self._outcomes(kind)
        return super().outcome_text(kind, value) if names is None else names[value]

    def outcome_value(self, kind: str, text: str) -> int:
        names = self._outcomes(kind)
        if names is None:
            return super().outcome_value(kind, text)
        if text not in names:
            raise JournalError(f"{text!r} is no outcome of {kind!r}{did_you_mean(text, names)}")
        return names.index(text)

    def _outcomes(self, kind: str) -> tuple[str, ...] | None:
        """Return the names of the outcomes of a kind of draw; None if they are numbers."""
        if kind.startswith("die") or kind == "rebel-die":
            return FACES
        if kind.startswith("mission"):
            return self.mission_keys
        return self.keys if kind == "planet" else None


def _made(
    packs: tuple[Pack, ...], without: Collection[str], options: Mapping[str, str], named: Sequence[str | Pack]
) -> EpicRuleset:
    loaded = assemble(packs, without, options, named)
    refuse(loaded.faults)
    return EpicRuleset(packs, loaded)


_LOADER = RulesetLoader(GAME, _made)


def unpickled(key: PickleKey) -> EpicRuleset:
    """Return a ruleset that was pickled, loaded again from its packs if it is not in use here.

    Args:
        key: its packs, their settings, versions and digests.

    Raises:
        PackError: a pack is missing, or has changed since.
    """
    return _LOADER.unpickled(key)


load = EpicRuleset.load
"""The loader of the game's definition."""
