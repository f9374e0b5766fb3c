"""Checks of packs of cards: games and tables with their cards, and all pairs of them with every other card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import ClassVar, cast

from attrs import define, evolve

from starcup.testing import (
    PACK_CHECKS,
    Finding,
    Pair,
    PairResult,
    SituatedGames,
    check_data,
    check_pairs,
    check_surroundings,
)
from starcup_race._rules.hook_compiling import LOAD_HOOKS, asked_about
from starcup_race._rules.pack_files import CARDS
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.testing.pairs import ROUNDS, pair_games
from starcup_race.testing.scenario import RaceGame
from starcup_race.testing.situations import SITUATIONS, Situation, lay_out

GROUP = 2
"""The number of cards of the pack that share a tableau of a table to begin from."""


@define(slots=False, kw_only=True)
class CardBench(SituatedGames):
    """A bench for a pack of cards; its tables have the pack's cards in tableau and hand."""

    situations: ClassVar[Sequence[Situation]] = SITUATIONS
    group: ClassVar[int] = GROUP
    rounds: ClassVar[int] = ROUNDS
    first_rounds: ClassVar[Sequence[int]] = (1, 8)

    @property
    def rules(self) -> RaceRuleset:
        """The ruleset with the pack."""
        return cast(RaceRuleset, self.ruleset)

    def lay_out(self, mine: Sequence[str], at: int, seed: int, players: int, first: int) -> RaceGame:
        """Return a game with some of the pack's cards before seat 0 and others in its hand."""
        owned, hand = mine[:GROUP], mine[GROUP : 2 * GROUP]
        return lay_out(self.rules, owned, SITUATIONS[at], seed, hand=hand, players=players, played=first - 1)

    def pair_games(self, pair: Pair, at: int) -> Iterator[PairResult]:
        """Yield the results of games with a pair of cards in one tableau."""
        return pair_games(self.rules, [pair], SITUATIONS[at : at + 1], seed=self.seed)


def check_cards(bench: CardBench) -> list[Finding]:
    """The pack loads before and behind the others with one digest, and every card has VP, or a power that scores."""
    findings = check_data(bench)
    scoring = {one.key for one in bench.rules.powers if {"score", "bonus"} & set(one.hooks)}
    document = bench.pack.document(CARDS, [])
    for name in ("world", "development"):
        rows = document.data.get(name)
        for index, row in enumerate(rows if isinstance(rows, list) else ()):
            if "vp" not in row and row["key"] not in scoring:
                found = bench.finding("data", f"card {row['key']!r} has no vp: expected VP, 0 if it is worth nothing")
                findings.append(evolve(found, warning=True, file=CARDS, line=document.line((name, index))))
    return findings


def check_card_surroundings(bench: CardBench) -> list[Finding]:
    """Powers use nothing but what they are given, neither in a game nor when they are asked about cards."""
    rules = bench.rules
    with bench.wired():
        for key in (key for key, pack in rules.plugins.packs.items() if pack == bench.pack.name):
            for hook, function in rules.plugins.functions(key).items():
                with suppress(Exception, SystemExit):
                    for card in asked_about(hook, rules.cards) if hook in LOAD_HOOKS else ():
                        bench.wires.call(function, card)
    return check_surroundings(bench)


CHECKS: Mapping[str, Callable[[CardBench], list[Finding]]] = MappingProxyType(
    {**PACK_CHECKS, "data": check_cards, "surroundings": check_card_surroundings, "pairs": check_pairs}
)
"""The checks of packs of cards, by name."""
