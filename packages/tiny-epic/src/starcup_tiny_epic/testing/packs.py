"""Checks of packs of planets: games and tables with their planets, and all pairs of them with every other planet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Self, cast

from attrs import define, evolve

from starcup import Rng
from starcup.testing.checks.play import check_play
from starcup.testing.findings import Finding
from starcup.testing.pack_games import PACK_CHECKS, PackGames
from starcup.testing.pairs import Pair
from starcup.testing.walking import Start
from starcup_tiny_epic._rules.loading import BASE
from starcup_tiny_epic._rules.planets import OwnAction
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.rulings import REBEL
from starcup_tiny_epic.testing.pairs import ROUNDS, pair_games
from starcup_tiny_epic.testing.situations import SITUATIONS, lay_out

GROUP = 3
"""The number of planets of the pack that a table to begin from is laid out around."""


@define(slots=False, kw_only=True)
class PlanetBench(PackGames):
    """A bench for a pack of planets; its tables are laid out around planets of the pack."""

    @property
    def rules(self) -> EpicRuleset:
        """The ruleset with the pack."""
        return cast(EpicRuleset, self.ruleset)

    def watched(self) -> Self:
        """Return the bench with every answer of the pack's actions checked, and everything noted that they use."""
        found = super().watched()
        own = {
            planet.index: OwnAction(
                {hook: partial(self.wires.call, one) for hook, one in planet.action.own.functions.items()}
            )
            for planet in found.rules.planets
            if planet.action.own is not None
        }
        return found.with_ruleset(found.rules.with_own(own)) if own else found

    @property
    def planets(self) -> list[str]:
        """The keys of the pack's planets."""
        return [planet.key for planet in self.rules.planets if planet.pack == self.pack.name]

    def tables_laid(self, number: int | None = None) -> Iterator[Start]:
        """Yield tables laid out around some of the pack's planets, in each situation."""
        planets = self.planets
        most = len(planets) * len(SITUATIONS) if number is None else number
        most = most if self.tables is None else min(most, self.tables)
        for index in range(most if planets else 0):
            situation = SITUATIONS[index % len(SITUATIONS)]
            mine = Rng(self.seed + index).shuffled(planets)[:GROUP]
            players = self.players[index % len(self.players)]
            make = partial(lay_out, self.rules, mine, situation, self.seed + index, players=players)
            label = f"table {index}: {' + '.join(mine)}, {situation.name!r}, {players} players"
            yield Start(label, self.seed + index, make, ROUNDS)


def chosen_pairs(bench: PlanetBench) -> list[tuple[Pair, int]]:
    """Return pairs of the pack's planets with all others, each with the number of its situation.

    Args:
        bench: its ``pairs`` says how many there are for all planets together; None: every pair once.
    """
    found: list[Pair] = []
    planets, everybody = bench.planets, bench.rules.keys
    for number, key in enumerate(planets):
        earlier = set(planets[: number + 1])
        partners = [other for other in everybody if other not in earlier]
        if bench.pairs is not None:
            partners = Rng(bench.seed_of("pairs", key)).shuffled(partners)[: -(-bench.pairs // len(planets))]
        found += [(key, other) for other in partners]
    return [(pair, at % len(SITUATIONS)) for at, pair in enumerate(found)]


def check_pairs(bench: PlanetBench) -> list[Finding]:
    """The pack's planets get along with every other planet, in situations that actions tend to forget."""
    findings: list[Finding] = []
    rules = cast(EpicRuleset, bench.watched().ruleset)
    for pair, at in chosen_pairs(bench):
        for result in pair_games(rules, [pair], SITUATIONS[at : at + 1], seed=bench.seed):
            if result.fault:
                place = f"{bench.subject}, pair {' + '.join(pair)}, {SITUATIONS[at].name!r}"
                again = f"pair_games(rules, [{pair!r}], SITUATIONS[{at}:{at + 1}], seed={bench.seed})"
                findings.append(Finding("pairs", place, result.fault, again, result.journal))
    return findings


def check_boards(bench: PlanetBench) -> list[Finding]:
    """Solo games against each rebel board of the pack are played to the end, and all invariants hold."""
    findings: list[Finding] = []
    option = f"{BASE}.{REBEL}"
    for board in bench.rules.boards:
        if board.pack == bench.pack.name:
            rules = EpicRuleset.load(bench.packs, options={option: board.key} if option in bench.rules.options else {})
            solo = evolve(bench.with_ruleset(rules), players=(1,), tables=0)
            findings += [
                evolve(found, check="boards", where=f"{found.where}, rebel {board.key!r}")
                for found in check_play(solo.watched())
            ]
    return findings


CHECKS: Mapping[str, Callable[[PlanetBench], list[Finding]]] = MappingProxyType(
    {**PACK_CHECKS, "pairs": check_pairs, "boards": check_boards}
)
"""The checks of packs of planets, by name."""
