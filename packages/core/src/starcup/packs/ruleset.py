"""The base class of rulesets made from packs, with their packs, powers, texts and rules."""

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
    """Base class of the rulesets of games with packs.

    ``home`` is the import package with the game's own ``rules.toml`` and ``glossary.toml``.
    """

    home: ClassVar[str]
    packs: tuple[Pack, ...]
    """The packs of the ruleset, in the order of their pieces."""
    powers: tuple[PowerPlugin, ...]
    """All powers of the packs, sorted by pack and key, including those that are replaced or left out."""
    power_texts: Mapping[str, TileText]
    """The texts in the files of the active powers, by the keys of their pieces."""

    def stamps(self) -> tuple[PackStamp, ...]:
        return self._stamps

    @cached_property
    def _stamps(self) -> tuple[PackStamp, ...]:
        return tuple(pack.stamp() for pack in self.packs)  # cached, since it reads every file of a pack


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
        rules: a ruleset; its packs may have rules of their own.

    Raises:
        PackError: a pack's ``rules.toml`` is faulty, or states an id that is taken.
    """
    _checked(rules)
    return rules_in(rules.home, rules.packs)


def glossary_of(rules: PackedRuleset[TableT, ViewT]) -> Mapping[str, GlossaryEntry]:
    """Return the glossary of a game by key, in the order in which players meet the words.

    Args:
        rules: a ruleset of the game.
    """
    _checked(rules)
    return glossary_in(rules.home)
