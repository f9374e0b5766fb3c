"""The part of rulesets that has to do with loading: the same packs and options give the same object, also unpickled."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self
from weakref import WeakValueDictionary

from starcup.kernel.arguments import check_kind, texts_of, words_of_words
from starcup.kernel.journal import PackStamp
from starcup.kernel.ruleset import TableT, ViewT
from starcup.packed.assembly import Assembly
from starcup.packed.extended_rules import ExtendedRules
from starcup.packed.frozen_rules import FrozenRules, freeze
from starcup.packed.kinds import Kinds
from starcup.packs.errors import Fault
from starcup.packs.faults import refuse
from starcup.packs.order import choose
from starcup.packs.pack import Pack, check_stamps
from starcup.plugins.extended_table import ExtendedTable

PickleKey = tuple[tuple[Pack, ...], tuple[tuple[str, str], ...], tuple[PackStamp, ...]]
"""The packs of a ruleset, the settings of these, their versions and digests."""


class LoadedRules(FrozenRules, ExtendedRules[TableT, ViewT], Generic[TableT, ViewT]):
    """Base class of rulesets that are loaded from packs."""

    base: ClassVar[str] = ""
    """The name of the pack of the box, which is loaded if no packs are named."""
    assembly: ClassVar[type[Assembly[Any]]] = Assembly
    """How the packs of the game are read and put together."""
    packs: tuple[Pack, ...]
    """The packs of the ruleset, in the order of their pieces."""
    _loaded: ClassVar[WeakValueDictionary[tuple[object, ...], Any]]
    """The rulesets in use."""
    _installed: ClassVar[list[Any]]
    """Rulesets of installed packs, which don't change; others may, and are dropped after use."""
    _pickled: ClassVar[WeakValueDictionary[PickleKey, Any]]
    """Rulesets that were pickled or unpickled in this process: unpickled games and views share them."""

    def __init_subclass__(cls, **named: object) -> None:
        super().__init_subclass__(**named)
        cls._loaded, cls._installed, cls._pickled = WeakValueDictionary(), [], WeakValueDictionary()
        if cls.assembly.extension_set.specs is not None and not issubclass(cls.table_kind, ExtendedTable):
            raise TypeError(f"{cls.__name__}: packs have extensions; expected tables derived from ExtendedTable")

    def __init__(self, assembly: Assembly[Any]) -> None:
        self.packs = assembly.packs
        self.options: Mapping[str, str] = MappingProxyType(dict(assembly.settings))

    def __reduce__(self) -> tuple[object, ...]:
        key = (self.packs, tuple(self.options.items()), self.stamps())
        self._pickled.setdefault(key, self)
        return _unpickled, (type(self), key)

    @classmethod
    def load(
        cls,
        packs: Sequence[str | Pack] | None = None,
        *,
        without: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> Self:
        """Return a ruleset of the named packs; the same object every time for the same packs and options.

        Args:
            packs: names of installed packs, or packs themselves; their order is the order of pieces, but packs
                that need others come after these. None: the pack of the box.
            without: powers to leave out, by the keys of their pieces.
            options: settings of packs, by ``pack.option``.

        Raises:
            BadArgument: an argument is not of its kind.
            PackError: a pack is unknown or faulty, or packs don't fit together; it names the first faults, each
                with file and line. :meth:`check_pack` returns all of them one by one.
        """
        named = (cls.base,) if packs is None else packs
        chosen = choose(named, cls.game)
        left_out, given = texts_of(without, "without"), words_of_words(options, "options")
        names = tuple(pack if isinstance(pack, str) else pack.name for pack in named)
        stamps = tuple(pack.stamp() for pack in chosen if not pack.distribution)  # these may be edited meanwhile
        key = (chosen, names, frozenset(left_out), frozenset(given.items()), stamps)
        extended = any(pack.folder is not None and pack.extensions() for pack in chosen)  # their modules may be dropped
        rules: Self | None = None if extended else cls._loaded.get(key)
        if rules is None:
            assembly = cls.assembled(chosen, left_out, given, named)
            refuse(assembly.faults)
            rules = cls._loaded[key] = freeze(cls(assembly))
            if all(pack.distribution for pack in chosen):
                cls._installed.append(rules)
        return rules

    @classmethod
    def assembled(
        cls,
        packs: Sequence[Pack],
        without: Collection[str] = (),
        options: Mapping[str, str] | None = None,
        named: Sequence[str | Pack] = (),
    ) -> Assembly[Any]:
        """Return packs put together, with all faults that they have.

        Args:
            packs: in the order in which they are loaded.
            without: the keys of powers that are left out.
            options: settings of packs, by ``pack.option``.
            named: the packs as they were asked for; empty: the order of ``packs``.

        Raises:
            PackError: a pack's folder is missing, ``without`` names no power, or there is no such option.
        """
        kinds = Kinds(cls.choice_kinds, cls.step_kinds, cls.event_kinds)
        return cls.assembly(kinds, packs, without, options, named)

    @classmethod
    def check_pack(cls, pack: Pack, others: Sequence[str | Pack] = ()) -> list[Fault]:
        """Return everything that is wrong with a pack and can be found without a game; empty if it can be played.

        Modules are imported only if the data of the packs is free of faults.

        Args:
            pack: the pack to check.
            others: the packs that it is played with, such as the one of the box.

        Raises:
            PackError: one of the other packs can't be found, or the folder of a pack.
        """
        check_kind(pack, Pack, "pack", "a pack")
        named = [*others, pack]
        return [
            fault for fault in cls.assembled(choose(named, cls.game), named=named).faults if fault.pack == pack.name
        ]

    def stamps(self) -> tuple[PackStamp, ...]:
        return self._stamps

    @cached_property
    def _stamps(self) -> tuple[PackStamp, ...]:
        return tuple(pack.stamp() for pack in self.packs)  # cached, since it reads every file of a pack


def _unpickled(kind: type[LoadedRules[Any, Any]], key: PickleKey) -> LoadedRules[Any, Any]:
    """Return a ruleset that was pickled, loaded again from its packs if it is not in use here."""
    rules: LoadedRules[Any, Any] | None = kind._pickled.get(key)
    if rules is None:
        packs, options, stamps = key
        rules = kind.load(packs, options=dict(options))
        check_stamps(rules.stamps(), stamps)
        kind._pickled[key] = rules
    return rules
