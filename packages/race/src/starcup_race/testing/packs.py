"""Checks of packs of cards: games and tables with their cards, and all pairs of them with every other card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Self, cast

from attrs import define, evolve

from starcup import Rng
from starcup.testing.findings import Finding
from starcup.testing.pack_games import PACK_CHECKS, PackGames, check_data, check_surroundings
from starcup.testing.pairs import Pair
from starcup.testing.walking import Start
from starcup_race._rules.hook_compiling import LOAD_HOOKS, asked
from starcup_race._rules.pack_files import CARDS
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.testing.pairs import ROUNDS, pair_games
from starcup_race.testing.situations import SITUATIONS, lay_out

GROUP = 2
"""The number of cards of the pack that share a tableau of a table to begin from."""


@define(slots=False, kw_only=True)
class CardBench(PackGames):
    """A bench for a pack of cards; its tables have the pack's cards in tableau and hand."""

    @property
    def rules(self) -> RaceRuleset:
        """The ruleset with the pack."""
        return cast(RaceRuleset, self.ruleset)

    def watched(self) -> Self:
        """Return the bench with every answer of the pack's powers checked, and everything noted that they use."""
        found = super().watched()
        own = {
            card: evolve(
                power, functions={hook: partial(self.wires.call, one) for hook, one in power.functions.items()}
            )
            for card, power in found.rules.own.items()
        }
        return found.with_ruleset(found.rules.with_own(own)) if own else found

    @property
    def cards(self) -> list[str]:
        """The keys of the pack's cards."""
        return [card.key for card in self.rules.cards if card.pack == self.pack.name]

    def tables_laid(self, number: int | None = None) -> Iterator[Start]:
        """Yield tables with some of the pack's cards before seat 0 and others in its hand, in each situation."""
        cards = self.cards
        most = len(cards) * len(SITUATIONS) if number is None else number
        most = most if self.tables is None else min(most, self.tables)
        for index in range(most if cards else 0):
            situation = SITUATIONS[index % len(SITUATIONS)]
            mine = Rng(self.seed + index).shuffled(cards)
            owned, hand = mine[:GROUP], mine[GROUP : 2 * GROUP]
            players = self.players[index % len(self.players)]
            make = partial(lay_out, self.rules, owned, situation, self.seed + index, hand=hand, players=players)
            label = f"table {index}: {' + '.join(owned)}, {situation.name!r}, {players} players"
            yield Start(label, self.seed + index, make, ROUNDS)


def chosen_pairs(bench: CardBench) -> list[tuple[Pair, int]]:
    """Return pairs of the pack's cards with all others, each with the number of its situation.

    Args:
        bench: its ``pairs`` says how many there are for all cards together; None: every pair once.
    """
    found: list[Pair] = []
    cards, everybody = bench.cards, bench.rules.keys
    for number, key in enumerate(cards):
        earlier = set(cards[: number + 1])
        partners = [other for other in everybody if other not in earlier]
        if bench.pairs is not None:
            partners = Rng(bench.seed_of("pairs", key)).shuffled(partners)[: -(-bench.pairs // len(cards))]
        found += [(key, other) for other in partners]
    return [(pair, at % len(SITUATIONS)) for at, pair in enumerate(found)]


def check_pairs(bench: CardBench) -> list[Finding]:
    """The pack's cards get along with every other card, in situations that cards tend to forget."""
    findings: list[Finding] = []
    rules = bench.watched().rules
    for pair, at in chosen_pairs(bench):
        for result in pair_games(rules, [pair], SITUATIONS[at : at + 1], seed=bench.seed):
            if result.fault:
                place = f"{bench.subject}, pair {' + '.join(pair)}, {SITUATIONS[at].name!r}"
                again = f"pair_games(rules, [{pair!r}], SITUATIONS[{at}:{at + 1}], seed={bench.seed})"
                findings.append(Finding("pairs", place, result.fault, again, result.journal))
    return findings


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
    plugins = bench.rules.plugins
    with bench.wired():
        for key in (key for key, pack in plugins.packs.items() if pack == bench.pack.name):
            for hook, function in plugins.functions(key).items():
                if hook in LOAD_HOOKS:
                    asked(key, hook, partial(bench.wires.call, function), bench.rules.cards)
    return check_surroundings(bench)


CHECKS: Mapping[str, Callable[[CardBench], list[Finding]]] = MappingProxyType(
    {**PACK_CHECKS, "data": check_cards, "surroundings": check_card_surroundings, "pairs": check_pairs}
)
"""The checks of packs of cards, by name."""
