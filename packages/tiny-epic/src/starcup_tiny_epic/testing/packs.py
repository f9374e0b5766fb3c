"""Checks of packs of planets: games and tables with their planets, and all pairs of them with every other planet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, cast

from attrs import define, evolve

from starcup.testing import PACK_CHECKS, Finding, PairGames, SituatedGames, check_pairs
from starcup_tiny_epic._rules.loading import BASE
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.rulings import REBEL
from starcup_tiny_epic.testing.pairs import ROUNDS, pair_games
from starcup_tiny_epic.testing.scenario import EpicGame
from starcup_tiny_epic.testing.situations import SITUATIONS, Situation, lay_out

GROUP = 3
"""The number of planets of the pack that a table to begin from is laid out around."""


@define(slots=False, kw_only=True)
class PlanetBench(SituatedGames):
    """A bench for a pack of planets; its tables are laid out around planets of the pack."""

    situations: ClassVar[Sequence[Situation]] = SITUATIONS
    plays_pairs: ClassVar[PairGames[EpicRuleset, Situation]] = pair_games
    group: ClassVar[int] = GROUP
    rounds: ClassVar[int] = ROUNDS

    @property
    def rules(self) -> EpicRuleset:
        """The ruleset with the pack."""
        return cast(EpicRuleset, self.ruleset)

    def lay_out(self, mine: Sequence[str], at: int, seed: int, players: int, first: int) -> EpicGame:
        """Return a game with some of the pack's planets in the middle, from the first round on."""
        return lay_out(self.rules, mine[:GROUP], SITUATIONS[at], seed, players=players)


def check_boards(bench: PlanetBench) -> list[Finding]:
    """Solo games against each rebel board of the pack are played to the end, and all invariants hold."""
    findings: list[Finding] = []
    option = f"{BASE}.{REBEL}"
    for board in bench.rules.boards:
        if board.pack == bench.pack.name:
            rules = EpicRuleset.load(bench.packs, options={option: board.key} if option in bench.rules.options else {})
            solo = evolve(bench.with_rules(rules, (1,)), tables=0)
            findings += [
                evolve(finding, check="boards", where=f"{finding.where}, rebel {board.key!r}")
                for finding in PACK_CHECKS["play"](solo)
            ]
    return findings


CHECKS: Mapping[str, Callable[[PlanetBench], list[Finding]]] = MappingProxyType(
    {**PACK_CHECKS, "pairs": check_pairs, "boards": check_boards}
)
"""The checks of packs of planets, by name."""
