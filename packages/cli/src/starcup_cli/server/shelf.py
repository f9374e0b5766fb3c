"""What the server can offer: packs, rulesets, bots, rules and tiles. Loaded once, when first asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from starcup import StarcupError, installed_packs, load_pack
from starcup.roll import Ruleset, rule_statements
from starcup.wire import catalogue_of
from starcup.wire import results as r
from starcup_bots import BotKind, available
from starcup_cli.server.refused import Refused, unknown


class Shelf:
    """Packs, rulesets and bots."""

    def __init__(self) -> None:
        self._rulesets: dict[tuple[tuple[str, ...], tuple[tuple[str, str], ...]], Ruleset] = {}
        self.bots: Mapping[str, BotKind] = available()

    def ruleset(self, packs: Sequence[str], options: Mapping[str, str] | None = None) -> Ruleset:
        """The ruleset of the packs named with these options, built once.

        Raises:
            Refused: a pack is unknown, or none is named.
            PackError: a pack is faulty, or they don't fit together.
        """
        known = sorted(installed_packs())
        if not packs:
            raise Refused("unknown-pack", f"no pack named; installed: {', '.join(known) or 'none'}")
        for name in packs:
            if name not in known:
                raise unknown("pack", name, known)
        chosen = dict(options or {})
        key = tuple(packs), tuple(sorted(chosen.items()))
        if key not in self._rulesets:
            self._rulesets[key] = Ruleset.load(packs, options=chosen)
        return self._rulesets[key]

    def packs(self) -> r.Packs:
        """What is installed."""
        return r.Packs(tuple(_pack(name) for name in sorted(installed_packs())))

    def catalogue(self, packs: Sequence[str], options: Mapping[str, str]) -> r.CatalogueResult:
        """Everything in the box."""
        return r.CatalogueResult(catalogue_of(self.ruleset(packs, options)))

    def rules(self, ids: Sequence[str], packs: Sequence[str]) -> r.RuleTexts:
        """Rules by their ids, or all."""
        statements = rule_statements(self.ruleset(packs))
        for name in ids:
            if name not in statements:
                raise unknown("rule", name, statements)
        return r.RuleTexts(tuple(statements[name] for name in ids) if ids else tuple(statements.values()))


@cache
def _pack(name: str) -> r.InstalledPack:
    try:
        pack = load_pack(name)
        stamp = pack.stamp()
    except Exception as error:
        fault = str(error) if isinstance(error, StarcupError) else f"{type(error).__name__}: {error}"
        return r.InstalledPack(name, "", "", "", fault)
    return r.InstalledPack(name, stamp.version, stamp.digest, pack.game, None)
