"""Checks of packs of cards: games and tables with their cards, and with all pairs of them and every other card.

>>> rules = RaceRuleset.load()
>>> pairs = all_pairs(rules)
>>> len(pairs)
4465
>>> [result.fault for result in pair_games(rules, pairs[:1])]
['']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter
from itertools import combinations, count
from types import MappingProxyType
from typing import ClassVar, cast

from attrs import define

from starcup import Choice, Decision, Rng
from starcup.testing import PACK_CHECKS, Finding, Pair, PairGames, Picker, SituatedGames, at_random, check_pairs
from starcup_race._rules.hook_compiling import LOAD_HOOKS, asked_about
from starcup_race._rules.pack_files import CARDS
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.testing.scenario import RaceGame
from starcup_race.testing.situations import SITUATIONS, Situation, lay_out

GROUP = 2
"""The number of cards of the pack that share a tableau of a table to begin from."""
ROUNDS = 4
"""The number of rounds that are played: two seats choose each of the seven actions in them."""


def all_pairs(rules: RaceRuleset) -> list[Pair]:
    """Return every two designs of cards of a ruleset, in the order of their numbers."""
    return list(combinations(rules.keys, 2))


def every_action() -> Picker:
    """Return what answers at random, but chooses one action card after another."""
    turns = count()

    def pick(decision: Decision, rng: Rng) -> Choice:
        if decision.kind == "action":
            return decision.legal[next(turns) % len(decision.legal)]
        return at_random(decision, rng)

    return pick


pair_games: PairGames[RaceRuleset, Situation] = PairGames(
    lambda rules, pair, situation, seed, index: lay_out(rules, pair, situation, seed),
    SITUATIONS[:1],
    ROUNDS,
    every_action,
)
"""Plays pairs of cards through rounds in which each phase occurs, all under close watch."""


@define(slots=False, kw_only=True)
class CardBench(SituatedGames):
    """A bench for a pack of cards; its tables have the pack's cards in tableau and hand."""

    situations: ClassVar[Sequence[Situation]] = SITUATIONS
    plays_pairs: ClassVar[PairGames[RaceRuleset, Situation]] = pair_games
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

    def arguments(self, hook: str, parameter: Parameter) -> Sequence[object]:
        """Return the cards that a hook is asked about when packs are loaded."""
        return asked_about(hook, self.rules.cards) if hook in LOAD_HOOKS else ()


def check_cards(bench: CardBench) -> list[Finding]:
    """The pack loads before and behind the others with one digest, and every card has VP, or a power that scores."""
    findings = PACK_CHECKS["data"](bench)
    scoring = {power.key for power in bench.rules.powers if {"score", "bonus"} & set(power.hooks)}
    document = bench.pack.document(CARDS, [])
    for name in ("world", "development"):
        rows = document.data.get(name)
        for index, row in enumerate(rows if isinstance(rows, list) else ()):
            if "vp" not in row and row["key"] not in scoring:
                what = f"card {row['key']!r} has no vp: expected VP, 0 if it is worth nothing"
                findings.append(bench.warning("data", what, CARDS, document.line((name, index))))
    return findings


CHECKS: Mapping[str, Callable[[CardBench], list[Finding]]] = MappingProxyType(
    {**PACK_CHECKS, "data": check_cards, "pairs": check_pairs}
)
"""The checks of packs of cards, by name."""
