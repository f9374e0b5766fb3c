"""The loading of rulesets from packs: the same packs and options give the same object, also when unpickled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from weakref import WeakValueDictionary

from starcup.kernel.arguments import texts_of, words_of_words
from starcup.kernel.journal import PackStamp
from starcup.packed.frozen_rules import freeze
from starcup.packs.faults import refuse
from starcup.packs.pack import Pack, check_stamps, choose

if TYPE_CHECKING:
    from starcup.packed.ruleset import PackedRuleset

RulesetT = TypeVar("RulesetT", bound="PackedRuleset[Any, Any]")
PickleKey = tuple[tuple[Pack, ...], tuple[tuple[str, str], ...], tuple[PackStamp, ...]]
"""The packs of a ruleset, the settings of these, their versions and digests."""


class RulesetLoader(Generic[RulesetT]):
    """Loads the rulesets of one game, and remembers those in use.

    Args:
        kind: the class of the rulesets.
    """

    def __init__(self, kind: type[RulesetT]) -> None:
        self._kind = kind
        self._loaded: WeakValueDictionary[tuple[object, ...], RulesetT] = WeakValueDictionary()
        self._kept: list[RulesetT] = []
        """Rulesets of installed packs, which don't change; others may, and are dropped after use."""
        self._pickled: WeakValueDictionary[PickleKey, RulesetT] = WeakValueDictionary()
        """Rulesets that were pickled or unpickled in this process: unpickled games and views share them."""

    def load(
        self, packs: Sequence[str | Pack], without: Sequence[str] = (), options: Mapping[str, str] | None = None
    ) -> RulesetT:
        """Return a ruleset of the named packs; the same object every time for the same packs and options."""
        chosen = choose(packs, self._kind.game)
        left_out, given = texts_of(without, "without"), words_of_words(options, "options")
        names = tuple(one if isinstance(one, str) else one.name for one in packs)
        stamps = tuple(pack.stamp() for pack in chosen if not pack.distribution)  # these may be edited meanwhile
        key = (chosen, names, frozenset(left_out), frozenset(given.items()), stamps)
        extended = any(pack.folder is not None and pack.extensions() for pack in chosen)  # their modules may be dropped
        found = None if extended else self._loaded.get(key)
        if found is None:
            assembly = self._kind.assembled(chosen, left_out, given, packs)
            refuse(assembly.faults)
            found = self._loaded[key] = freeze(self._kind(assembly))
            if all(pack.distribution for pack in chosen):
                self._kept.append(found)
        return found

    def pickle_key(self, rules: RulesetT) -> PickleKey:
        """Return what a ruleset is found by again when it is unpickled."""
        key = (rules.packs, tuple(rules.options.items()), rules.stamps())
        self._pickled.setdefault(key, rules)
        return key

    def unpickled(self, key: PickleKey) -> RulesetT:
        """Return a ruleset that was pickled, loaded again from its packs if it is not in use here."""
        found = self._pickled.get(key)
        if found is None:
            packs, options, stamps = key
            found = self.load(packs, options=dict(options))
            check_stamps(found.stamps(), stamps)
            self._pickled[key] = found
        return found
