"""The base class of rulesets made from packs: what they consist of, and whose fault a failure is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cached_property, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from starcup.kernel.arguments import check_kind
from starcup.kernel.blame import PACK, Blame, Owner
from starcup.kernel.choices import Choice
from starcup.kernel.events import Event
from starcup.kernel.interning import Made
from starcup.kernel.ruleset import TableT, ViewT
from starcup.kernel.steps import AnyStep, Further
from starcup.packed.assembly import Assembly
from starcup.packed.frozen_rules import unfrozen
from starcup.packed.further import further_of
from starcup.packed.loader import LoadedRules
from starcup.packed.power_choices import PowerChoice
from starcup.packs.glossary import GlossaryEntry, glossary_in
from starcup.packs.pieces import AnyList, PackPieces
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.rule_texts import Rule, rules_in
from starcup.packs.texts import TileText, texts_in
from starcup.plugins.extension_state import SeatStates, TableStates, save_states
from starcup.plugins.extensions import ExtensionSet
from starcup.plugins.manager import HookFunction, PluginManager
from starcup.plugins.watching import Breach, Wrap, blamed_plugin, guarded, watching

if TYPE_CHECKING:
    from cattrs import Converter


class PackedRuleset(LoadedRules[TableT, ViewT], Generic[TableT, ViewT]):
    """Base class of the rulesets of games with packs.

    A game derives from ``PackedRuleset[ItsTable, ItsView]`` as from any ruleset, names its :attr:`assembly` and
    :attr:`base`, and makes what its rules need from the assembly in ``__init__``, after that of this class. Kinds of
    choices, steps and events are those that the class names, and those that powers in Python bring along.
    """

    home: ClassVar[str] = ""
    """The import package with the game's own ``rules.toml`` and ``glossary.toml``."""
    choice_kinds: tuple[type[Choice], ...]
    step_kinds: Mapping[str, type[AnyStep]]
    event_kinds: tuple[type[Event], ...]
    pieces: tuple[PackPieces, ...]
    """The pieces of each pack, without those that packs leave out or replace."""
    powers: tuple[PowerPlugin, ...]
    """All powers of the packs, sorted by pack and key, including those that are replaced or left out."""
    power_texts: Mapping[str, TileText]
    """The texts in the files of the active powers, by the keys of their pieces."""
    extensions: ExtensionSet
    plugins: PluginManager
    """The powers in Python; each function names its pack and power if it fails, or its answer can't be used."""
    further_lists: tuple[AnyList, ...] = ()
    """The lists of pieces that extensions add to those of the game."""

    def __init__(self, assembly: Assembly[Any]) -> None:
        super().__init__(assembly)
        self.pieces = assembly.pieces
        self.powers = assembly.powers
        self.power_texts = MappingProxyType(dict(assembly.texts))
        self.extensions = assembly.extensions
        self.further_lists = assembly.further_lists
        self.further: Further | None = further_of(assembly.extensions)
        self.plugins = assembly.plugins
        if assembly.guards:
            self.plugins = assembly.plugins.wrapped(self._guard)
        self.choice_kinds = assembly.kinds.choices
        self.step_kinds = assembly.kinds.steps
        self.event_kinds = assembly.kinds.events

    def _guard(self, plugin: str, hook: str, function: HookFunction) -> HookFunction:
        verdict = partial(self.wrong_answer, plugin)
        return guarded(self.plugins, plugin, hook, function, look=lambda _: (None, verdict))

    def __repr__(self) -> str:
        packs = ", ".join(pack.name for pack in self.packs)
        return f"<Ruleset of {self.game}, packs {packs}: {self.counted}>"

    @property
    def counted(self) -> str:
        """The number of powers, or of whatever the packs of the game are about, for :func:`repr`."""
        return f"{len(self.powers)} powers"

    def domain(self, kind: type[Choice], field: str) -> tuple[str | int, ...] | None:
        owner = kind.__module__.rpartition(".")[2]
        if (
            field == "power"
            and issubclass(kind, PowerChoice)
            and any(owner in plugins.packs for plugins in self.managers)
        ):
            return (owner,)  # a choice of a power is named after the power
        values = super().domain(kind, field)
        listed = kind.domains.get(field, field)
        return self.extensions.domains.get(listed) if values is None and isinstance(listed, str) else values

    def converter(self, *, detailed: bool) -> Converter:
        converter = super().converter(detailed=detailed)
        if self.extensions.specs is not None:
            save_states(converter, TableStates, self.extensions.table_states)
            save_states(converter, SeatStates, self.extensions.seat_states)
        return converter

    def calls(self, hook: str, keys: tuple[str, ...]) -> tuple[Callable[..., Any], ...]:
        """Return the functions of a hook of the powers of some pieces, in the order of the pieces.

        If no power has the hook, that costs a look into a table. Answers are of the type in the specification of
        the hook: with ``guards`` they are checked at each call.

        Args:
            hook: the name of the hook.
            keys: the keys of the pieces, such as those before a player.
        """
        return self._calls[hook, keys] if hook in self._hooks_used else ()

    @cached_property
    def _hooks_used(self) -> frozenset[str]:
        return frozenset(hook for power in self.plugins.packs for hook in self.plugins.functions(power))

    @cached_property
    def _calls(self) -> Made[tuple[str, tuple[str, ...]], tuple[HookFunction, ...]]:
        def make(wanted: tuple[str, tuple[str, ...]]) -> tuple[HookFunction, ...]:
            hook, keys = wanted
            functions = (self.plugins.functions(key).get(hook) for key in keys)
            return tuple(function for function in functions if function is not None)

        return Made(make)

    # Failures.

    def wrong_answer(self, plugin: str, answer: object) -> str:
        """Return what is wrong with an answer of a hook that is of the right type; empty if nothing is.

        Args:
            plugin: the key of the power.
            answer: what a hook of it returned.
        """
        if isinstance(answer, bool):
            return ""
        if isinstance(answer, int) and abs(answer) > LARGEST:
            return f"answered {answer!r}, expected a whole number from {-LARGEST} to {LARGEST}"
        for choice in answer if isinstance(answer, tuple) else ():
            if isinstance(choice, PowerChoice) and choice.power != plugin:
                return f"answered a choice of {choice.power!r}, expected its own, of {plugin!r}"
        return ""

    @property
    def managers(self) -> tuple[PluginManager, ...]:
        """The managers of all plugins, in the order in which the cause of a failure is looked for."""
        return (self.extensions.plugins, self.plugins)

    def with_plugins(self, plugins: PluginManager) -> Self:
        """Return the same rules with other functions for the powers in Python, such as watched ones.

        A game that has made something from the functions overrides this, and makes it anew.

        Args:
            plugins: the powers, as :meth:`~starcup.packed.PluginManager.wrapped` returns them.
        """
        twin = unfrozen(self)
        vars(twin).pop("_calls", None)
        twin.plugins = plugins
        return twin

    def watched(self, breach: Breach | None = None) -> Self:
        """Return the same rules with every answer of their packs' plugins checked: slow, for tests of packs.

        Args:
            breach: called if an answer is wrong, or a hook that may only look changed the table; None: it fails as if
                it had raised.
        """
        verdict_on = partial(partial, self.wrong_answer)
        return self.wrapped(lambda plugins: watching(self, plugins, breach, verdict_on))

    def wrapped(self, wrapping: Callable[[PluginManager], Wrap]) -> Self:
        """Return the same rules with each hook function of their packs' plugins replaced, as for a watch.

        Args:
            wrapping: given a manager of plugins, returns what makes a function of a plugin's name, a hook, and the
                function that is replaced.
        """
        twin = self
        if self.extensions.names:
            twin = unfrozen(self)
            twin.extensions = self.extensions.wrapped(wrapping(self.extensions.plugins))
            twin.further = further_of(twin.extensions)
        if self.plugins.packs:
            twin = twin.with_plugins(self.plugins.wrapped(wrapping(self.plugins)))
        return twin

    def adopt(self, table: TableT) -> None:
        """Have a table played by these rules from now on, which are the same as before but for watched plugins.

        Args:
            table: a table of the former rules.
        """
        table.ruleset = self

    def owners(self) -> tuple[Owner, ...]:
        return (*(Owner(PACK, pack.name, pack.package) for pack in self.packs), *super().owners())

    def blame(self, error: BaseException, table: TableT | None, again: Callable[[TableT], None]) -> Blame:
        def retried(breach: Breach) -> None:
            assert table is not None
            self.watched(breach).adopt(table)
            again(table)

        managers = [manager for manager in self.managers if manager.packs]
        twin = table
        if table is not None and managers:
            twin = table.clone()
            twin.script = copy(table.script)
        blame = blamed_plugin(error, managers, retried if managers and table is not None else None)
        return blame or super().blame(error, twin, again)


LARGEST = 999
"""The largest number that a hook of a power may answer."""


def _checked(rules: object) -> None:
    check_kind(rules, PackedRuleset, "rules", "a ruleset with packs")


def tile_texts(rules: PackedRuleset[TableT, ViewT]) -> Mapping[str, TileText]:
    """Return the texts of the packs of a ruleset about their tiles.

    For a piece with a power it is the text in the file of the active power, so that a replaced power's text is
    replaced, too. For other pieces a later pack's text replaces an earlier one's. Values of a wrong type are
    converted, so that they don't prevent a game; checks of packs report them.

    Args:
        rules: a ruleset.

    Returns:
        The texts by the keys of pieces.

    Raises:
        PackError: a ``texts.toml`` is no TOML.

    >>> from starcup.roll import RollRuleset
    >>> rules = RollRuleset.load(["base"])
    >>> set(tile_texts(rules)) == {face.key for face in rules.begin(2, seed=1).rules.faces}
    True
    """
    _checked(rules)
    return {**texts_in(rules.packs), **rules.power_texts}


def rule_statements(rules: PackedRuleset[TableT, ViewT]) -> Mapping[str, Rule]:
    """Return all rules by id, in the order of their chapters and numbers."""
    _checked(rules)
    return rules_in(rules.home, rules.packs)


def glossary_of(rules: PackedRuleset[TableT, ViewT]) -> Mapping[str, GlossaryEntry]:
    """Return the glossary of a game by key, in the order in which players meet the words."""
    _checked(rules)
    return glossary_in(rules.home)
