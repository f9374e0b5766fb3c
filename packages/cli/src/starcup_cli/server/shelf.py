"""What the server can offer: packs, rulesets, bots, rules and tiles. Loaded once, when first asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from click import ClickException

from starcup import StarcupError, installed_packs, load_pack
from starcup.roll import Ruleset
from starcup.wire import results as r
from starcup.wire import wire_of
from starcup_bots import BotKind, available
from starcup_cli.errors import UnknownName, WrongUse
from starcup_cli.packs import folder_of, read_pack
from starcup_cli.server.refused import Refused, brief_in, unknown
from starcup_cli.session import found_packs


class Shelf:
    """Packs, rulesets and bots."""

    def __init__(self) -> None:
        self._installed = frozenset(installed_packs())
        self._rulesets: dict[tuple[tuple[str, ...], tuple[tuple[str, str], ...]], Ruleset] = {}
        self.bots: Mapping[str, BotKind] = available()

    def ruleset(self, packs: Sequence[str], options: Mapping[str, str] | None = None) -> Ruleset:
        """The ruleset of packs, by name or folder, with these options: built once, and anew when a folder has changed.

        Raises:
            Refused: a pack or folder is unknown.
            PackError: a pack is faulty, or they don't fit together.
        """
        chosen = dict(options or {})
        places = tuple(map(self._place, packs))
        key = places, tuple(sorted(chosen.items()))
        rules = self._rulesets.get(key)
        if rules is None or _changed(rules):
            rules = self._rulesets[key] = Ruleset.load(list(map(read_pack, packs)), options=chosen)
            rules.stamps()  # what the folders hold now
        return rules

    def _place(self, name: str) -> str:
        """A pack's own name, or the path of its folder."""
        if name in self._installed:
            return name
        try:
            return str(folder_of(name) or name)
        except WrongUse as error:
            near = error.nearest if isinstance(error, UnknownName) else None
            raise Refused("unknown-pack", brief_in(error.message, name), near) from error

    def ruleset_of_file(self, text: str, options: Mapping[str, str]) -> Ruleset:
        """The ruleset that a saved game was played with, from the folders that it names if they hold the same still.

        Raises:
            Refused: a pack is not there, has changed, or is faulty.
            PackError: they don't fit together.
        """
        try:
            packs = found_packs(text)
        except UnknownName:
            raise
        except ClickException as error:
            raise Refused("bad-pack", error.message) from error
        if all(pack.folder is None for pack in packs):
            return self.ruleset([pack.name for pack in packs], options)
        return Ruleset.load(packs, options=options)

    def packs(self) -> r.Packs:
        """What is installed."""
        return r.Packs(tuple(_pack(name) for name in sorted(self._installed)))

    def catalogue(self, packs: Sequence[str], options: Mapping[str, str]) -> r.CatalogueResult:
        """Everything in the box."""
        return r.CatalogueResult(r.CatalogueOfGame(wire_of(self.ruleset(packs, options)).catalogue()))

    def rules(self, ids: Sequence[str], packs: Sequence[str]) -> r.RuleTexts:
        """Rules by their ids, or all."""
        statements = {one.id: one for one in wire_of(self.ruleset(packs)).rules()}
        for name in ids:
            if name not in statements:
                raise unknown("rule", name, statements)
        return r.RuleTexts(tuple(statements[name] for name in ids) if ids else tuple(statements.values()))


def _changed(rules: Ruleset) -> bool:
    return any(pack.folder is not None and pack.stamp() not in rules.stamps() for pack in rules.packs)


@cache
def _pack(name: str) -> r.InstalledPack:
    try:
        pack = load_pack(name)
        stamp = pack.stamp()
    except Exception as error:
        fault = str(error) if isinstance(error, StarcupError) else f"{type(error).__name__}: {error}"
        return r.InstalledPack(name, "", "", "", fault)
    return r.InstalledPack(name, stamp.version, stamp.digest, pack.game, None)
