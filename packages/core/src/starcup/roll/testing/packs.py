"""Checks of packs of tiles: games and tables with their tiles, and pairs of their developments with others."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from inspect import Parameter
from types import MappingProxyType
from typing import ClassVar, cast

from attrs import define

from starcup import Choice, Decision, Game, Rng
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.hooks import Dictate
from starcup.roll._rules.ruleset import RollGame, RollRuleset
from starcup.roll.choices import Abandon, GiveUp
from starcup.roll.testing.situations import SITUATIONS, Situation, lay_out, pair_games
from starcup.testing import PACK_CHECKS, Finding, PairGames, SituatedGames, check_pairs

DEALS = 20
"""The number of deals out of which the one with most tiles of the pack is played."""
_WORD = re.compile(r"[^ >.@]+")


@define(slots=False, kw_only=True)
class PackBench(SituatedGames):
    """A bench for a pack of tiles: its tables have some of its developments in a tableau, other tiles on the stacks."""

    situations: ClassVar[Sequence[Situation]] = SITUATIONS
    plays_pairs: ClassVar[PairGames[RollRuleset, Situation]] = pair_games
    first_rounds: ClassVar[Sequence[int]] = (1, 9, 16)
    lively: ClassVar[int] = 8
    most_tables: ClassVar[int] = 66
    pairs_each: ClassVar[int | None] = 16
    early: ClassVar[frozenset[str]] = frozenset({"immediate"})
    shown: ClassVar[frozenset[str]] = frozenset({"bonus"})

    @property
    def rules(self) -> RollRuleset:
        """The ruleset, with the powers of the pack under watch."""
        return cast(RollRuleset, self.ruleset)

    @cached_property
    def faces(self) -> list[Face]:
        """The faces of the pack."""
        return [face for face in self.rules.faces if face.pack == self.pack.name]

    @property
    def described(self) -> Collection[str]:
        """The keys of the sides of tiles, factions and home worlds of the pack, and of its pieces of new kinds."""
        return {*(face.key for face in self.faces), *self.further}

    @property
    def own(self) -> list[str]:
        """The keys of the developments of the pack, and of those of others whose power it replaces."""
        powers, name = self.rules.plugins.packs, self.pack.name
        developments = [face for face in self.rules.faces if not face.is_world]
        return [face.key for face in developments if name in (face.pack, powers.get(face.key))]

    @property
    def everybody(self) -> list[str]:
        """The keys of all developments."""
        return [face.key for face in self.rules.faces if not face.is_world]

    def good_deal(self, players: int, seed: int) -> int:
        """Return a seed with which many tiles of the pack are dealt."""
        own = {tile.index for tile in self.rules.tiles if tile.development.pack == self.pack.name}

        def dealt(seed: int) -> int:
            game: RollGame = Game.new(self.rules, players=players, seed=seed, log=False)
            held = (tile for seat in game.table.seats for tile in seat.drawn + seat.development_stack)
            return sum(tile in own for tile in held)

        return max(range(seed, seed + DEALS), key=dealt)

    def lay_out(self, mine: Sequence[str], at: int, seed: int, players: int, first: int) -> RollGame:
        """Return a game with some of the pack's developments in a tableau, and others of its tiles to be built next."""
        group, rng = mine[: self.group], Rng(seed)
        tiles = [tile for tile in self.rules.tiles if tile.development.pack == self.pack.name]
        spare = [tile for tile in rng.shuffled(tiles) if not {tile.development.key, tile.world.key} & set(group)]
        next_up = [(tile.development if rng.below(2) else tile.world).key for tile in spare[:4]]
        return lay_out(
            self.rules, group, SITUATIONS[at], seed, seed, next_up=next_up, players=players, owner=seed % players,
            round_number=first,
        )  # fmt: skip

    def mentions(self, choice: Choice) -> bool:
        """Return whether a choice names something of the pack, other than to get rid of it."""
        if isinstance(choice, Abandon | GiveUp):
            return False
        return any(word in self._named for word in _WORD.findall(choice.text))

    @cached_property
    def _named(self) -> frozenset[str]:
        return frozenset((*(face.key for face in self.faces), *self.own))

    def pick(self, decision: Decision, rng: Rng) -> Choice:
        """Return a random choice; every other time one that concerns the pack, if there is any."""
        own = self.mentioned(decision, rng) if rng.below(2) else []
        return rng.choice(own) if own else super().pick(decision, rng)

    def arguments(self, hook: str, parameter: Parameter) -> Sequence[object]:
        """Return the faces, colours and numbers that a hook can be asked about."""
        domain = _DOMAINS.get((parameter.name, str(parameter.annotation)))
        return domain(self.rules) if domain is not None else ()

    def untold(self, texts: Collection[str]) -> list[Finding]:
        """Return a warning for each development without a text in the file of its power, for what it does or scores."""
        findings = []
        for key in self.own:
            text = self.rules.power_texts.get(key)
            if text is None or not (text.text or text.bonus):
                where = f"development {key!r}"
                findings.append(self.warning("texts", f"expected a text in powers/{key}.toml", where=where))
            if key in texts:
                what = f"texts.toml describes {key!r}, whose text belongs into powers/{key}.toml"
                findings.append(self.warning("texts", what))
        return findings


def check_tiles(bench: PackBench) -> list[Finding]:
    """The pack loads before and behind the others with one digest, and its developments have powers."""
    findings = PACK_CHECKS["data"](bench)
    if not (bench.faces or bench.further or bench.pack.extensions()):
        findings.append(bench.warning("data", "has no tiles, factions or home worlds"))
    for key in bench.own:
        if key not in bench.rules.plugins.packs:
            what = f"has no power (expected [power] in powers/{key}.toml, or powers/{key}.py)"
            findings.append(bench.warning("data", what, where=f"development {key!r}"))
    return findings


_DOMAINS: Mapping[tuple[str, str], Callable[[RollRuleset], list[object]]] = {
    ("face", "Face"): lambda rules: [face for tile in rules.tiles for face in (tile.development, tile.world)],
    ("world", "Face"): lambda rules: [face for face in rules.faces if face.holds_goods],
    ("colour", "str"): lambda rules: list(rules.die_keys),
    ("credits", "int"): lambda rules: list(range(rules.numbers.most_credits + 1)),
    ("capacity", "int"): lambda rules: [1, 2, 3],
    ("terms", "Dictate"): lambda rules: [Dictate(), Dictate(uses=None), Dictate(uses=2, workers=2)],
}
"""Arguments to ask hooks with, by the argument's name and type; hooks with other arguments are left out."""

CHECKS: Mapping[str, Callable[[PackBench], list[Finding]]] = MappingProxyType(
    {**PACK_CHECKS, "data": check_tiles, "pairs": check_pairs}
)
"""All checks of packs of tiles by name, in the order in which they are made."""
