"""The loading of rulesets from packs: the same packs and options give the same object, also when unpickled."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from starcup.kernel.arguments import texts_of, words_of_words
from starcup.kernel.journal import PackStamp
from starcup.packs import pack as any_packs
from starcup.packs.pack import Pack, check_stamps
from starcup.packs.ruleset import PackedRuleset

RulesetT = TypeVar("RulesetT", bound=PackedRuleset[Any, Any])
Make = Callable[[tuple[Pack, ...], Collection[str], Mapping[str, str], Sequence[str | Pack]], RulesetT]
"""A function that makes a ruleset of packs in order, without some powers, with options; last the packs as named."""
PickleKey = tuple[tuple[Pack, ...], tuple[tuple[str, str], ...], tuple[PackStamp, ...]]
"""The packs of a ruleset, the settings of these, their versions and digests."""


class RulesetLoader(Generic[RulesetT]):
    """Loads the rulesets of one game, and remembers those in use.

    Args:
        game: the key of the game.
        make: makes a ruleset.
    """

    def __init__(self, game: str, make: Make[RulesetT]) -> None:
        self._game = game
        self._make = make
        self._loaded: WeakValueDictionary[tuple[object, ...], RulesetT] = WeakValueDictionary()
        self._kept: list[RulesetT] = []
        """Rulesets of installed packs, which don't change; those of folders may, and are dropped after use."""
        self._pickled: WeakValueDictionary[PickleKey, RulesetT] = WeakValueDictionary()
        """Rulesets that were pickled or unpickled in this process: unpickled games and views share them."""

    def load(
        self, packs: Sequence[str | Pack], without: Sequence[str] = (), options: Mapping[str, str] | None = None
    ) -> RulesetT:
        """Return a ruleset of the named packs; the same object every time for the same packs and options.

        Args:
            packs: names of installed packs, or packs themselves.
            without: powers to leave out, by the keys of their pieces.
            options: settings of packs, by ``pack.option``.

        Raises:
            BadArgument: an argument is not of its kind.
            PackError: a pack is unknown or faulty, or packs don't fit together.
        """
        chosen = any_packs.choose(packs, self._game)
        left_out, given = texts_of(without, "without"), words_of_words(options, "options")
        names = tuple(one if isinstance(one, str) else one.name for one in packs)
        stamps = tuple(pack.stamp() for pack in chosen if pack.folder is not None)  # these may be edited meanwhile
        key = (chosen, names, frozenset(left_out), frozenset(given.items()), stamps)
        found = self._loaded.get(key)
        if found is None:
            found = self._loaded[key] = self._make(chosen, left_out, given, packs)
            if all(pack.folder is None for pack in chosen):
                self._kept.append(found)
        return found

    def pickle_key(self, rules: RulesetT) -> PickleKey:
        """Return what a ruleset is found by again when it is unpickled.

        Args:
            rules: one of the game.
        """
        key = (rules.packs, tuple(rules.options.items()), rules.stamps())
        self._pickled.setdefault(key, rules)
        return key

    def unpickled(self, key: PickleKey) -> RulesetT:
        """Return a ruleset that was pickled, loaded again from its packs if it is not in use here.

        Args:
            key: what :meth:`pickle_key` returned for it.

        Raises:
            PackError: a pack is missing, or has changed since.
        """
        found = self._pickled.get(key)
        if found is None:
            packs, options, stamps = key
            found = self.load(packs, options=dict(options))
            check_stamps(found.stamps(), stamps)
            self._pickled[key] = found
        return found
