"""Rulesets of games that are put together from packs: what they say of packs, powers, texts and rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, Generic

from starcup.kernel.arguments import check_kind
from starcup.kernel.journal import PackStamp
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.packs.glossary import GlossaryEntry, glossary_in
from starcup.packs.pack import Pack
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.rule_texts import Rule, rules_in
from starcup.packs.texts import TileText, texts_in


class PackedRuleset(Ruleset[TableT, ViewT], Generic[TableT, ViewT]):
    """Base of the rulesets of games with packs.

    ``home`` is the import package with the game's own ``rules.toml`` and ``glossary.toml``.
    """

    home: ClassVar[str]
    packs: tuple[Pack, ...]
    """The packs that it was put together from, in the order of their pieces."""
    powers: tuple[PowerPlugin, ...]
    """All powers of the packs as plugins, by pack and key, also those that are replaced or left out."""
    power_texts: Mapping[str, TileText]
    """What stands with the powers that are in the game, by the keys of their pieces."""

    def stamps(self) -> tuple[PackStamp, ...]:
        return self._stamps

    @cached_property
    def _stamps(self) -> tuple[PackStamp, ...]:
        return tuple(pack.stamp() for pack in self.packs)  # reads every file of a pack


def _checked(rules: object) -> None:
    check_kind(rules, PackedRuleset, "rules", "a ruleset with packs")


def tile_texts(rules: PackedRuleset[TableT, ViewT]) -> Mapping[str, TileText]:
    """Return what the packs of a ruleset say of their tiles.

    Of a piece that has a power it is what stands with the power that is in the game, so that a replaced
    power takes its text along. Else a later pack's words replace an earlier one's; what has a wrong type there is
    made the best of: it keeps nobody from playing. Checks of packs tell it.

    Args:
        rules: a ruleset.

    Returns:
        The texts by the keys of pieces.

    Raises:
        PackError: a ``texts.toml`` is no TOML.

    >>> from starcup.roll import Ruleset
    >>> rules = Ruleset.load(["base"])
    >>> set(tile_texts(rules)) == {face.key for face in rules.begin(2, seed=1).rules.faces}
    True
    """
    _checked(rules)
    return {**texts_in(rules.packs), **rules.power_texts}


def rule_statements(rules: PackedRuleset[TableT, ViewT]) -> Mapping[str, Rule]:
    """Return all rules by id, in the order of their chapters and numbers.

    Args:
        rules: a ruleset; its packs may state rules of their own.

    Raises:
        PackError: a pack's ``rules.toml`` is faulty, or states an id that is taken.
    """
    _checked(rules)
    return rules_in(rules.home, rules.packs)


def glossary_of(rules: PackedRuleset[TableT, ViewT]) -> Mapping[str, GlossaryEntry]:
    """Return the words of a game by their keys, in the order in which they are met.

    Args:
        rules: a ruleset of the game.
    """
    _checked(rules)
    return glossary_in(rules.home)
