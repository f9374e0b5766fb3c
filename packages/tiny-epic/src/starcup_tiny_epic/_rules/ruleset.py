"""The ruleset of Tiny Epic Galaxies: built once, frozen, shared by all its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from weakref import WeakValueDictionary

from starcup import JournalError, StarcupError, did_you_mean
from starcup.kernel.arguments import texts_of, words_of_words
from starcup.making import AnyStep, Choice, Event, PackStamp, SeatScore
from starcup.packs import pack as any_packs
from starcup.packs.faults import refuse
from starcup.packs.pack import Pack, check_stamps
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.ruleset import PackedRuleset
from starcup.packs.texts import TileText
from starcup.plugins.manager import PluginManager
from starcup_tiny_epic import choices
from starcup_tiny_epic._rules import setup
from starcup_tiny_epic._rules.doers import DOERS
from starcup_tiny_epic._rules.invariants import invariants
from starcup_tiny_epic._rules.loading import BASE, GAME, Loaded, assemble
from starcup_tiny_epic._rules.planets import RebelBoard
from starcup_tiny_epic._rules.rebel import end_reasons
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.scoring import score
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES, MOST_PLAYERS, MOST_RESOURCES
from starcup_tiny_epic._rules.view import EpicView, view_of

OWN_DRAW = "power:"
"""The prefix of the draws of actions in Python, whose outcomes are numbers."""


class EpicRuleset(EpicRules, PackedRuleset[EpicTable, EpicView]):
    """The rules of Tiny Epic Galaxies with chosen packs. Build it by :meth:`load`; never change it."""

    game = GAME
    home = "starcup_tiny_epic"
    seats: range = range(1, MOST_PLAYERS + 1)

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
        key = (self.packs, tuple(self.options.items()), self.stamps())
        _KNOWN.setdefault(key, self)
        return unpickled, key

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
        chosen = any_packs.choose(packs, GAME)
        left_out, given = texts_of(without, "without"), words_of_words(options, "options")
        key = (chosen, _names(packs), frozenset(left_out), frozenset(given.items()), _state_of(chosen))
        found = _LOADED.get(key)
        if found is None:
            loaded = assemble(chosen, left_out, given, packs)
            refuse(loaded.faults)
            found = _LOADED[key] = cls(chosen, loaded)
            if all(pack.folder is None for pack in chosen):
                _KEPT.append(found)
        return found

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
        if field == "planet" and issubclass(kind, choices.ActionChoice) and owner in self.plugins.packs:
            return (owner,)  # a choice of an action is named after its planet
        return super().domain(kind, field)

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


_Key = tuple[tuple[Pack, ...], tuple[tuple[str, str], ...], tuple[PackStamp, ...]]
_KNOWN: WeakValueDictionary[_Key, EpicRuleset] = WeakValueDictionary()
"""Rulesets that were pickled or unpickled in this process: unpickled games and views share them."""
_LOADED: WeakValueDictionary[tuple[object, ...], EpicRuleset] = WeakValueDictionary()
"""Rulesets in use by what they were loaded from."""
_KEPT: list[EpicRuleset] = []
"""Rulesets of installed packs, which don't change; those of folders may be edited, and are dropped after use."""


def _names(packs: Sequence[str | Pack]) -> tuple[str, ...]:
    return tuple(one if isinstance(one, str) else one.name for one in packs)


def _state_of(packs: Sequence[Pack]) -> tuple[PackStamp, ...]:
    """Return the stamps of the packs in folders, which may be edited while a process runs."""
    return tuple(pack.stamp() for pack in packs if pack.folder is not None)


def unpickled(
    packs: tuple[Pack, ...], options: tuple[tuple[str, str], ...], stamps: tuple[PackStamp, ...]
) -> EpicRuleset:
    """Return a ruleset that was pickled, loaded again from its packs if it is not in use here.

    Args:
        packs: its packs.
        options: the settings of these.
        stamps: their versions and digests.

    Raises:
        PackError: a pack is missing, or has changed since.
    """
    key = (packs, options, stamps)
    found = _KNOWN.get(key)
    if found is None:
        found = EpicRuleset.load(packs, options=dict(options))
        check_stamps(found.stamps(), stamps)
        _KNOWN[key] = found
    return found


load = EpicRuleset.load
"""The loader of the game's definition."""
