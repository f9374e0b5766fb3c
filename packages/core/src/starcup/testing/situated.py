"""Packs of games that lay out tables around pieces: tables in difficult situations, and pairs of pieces."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

from attrs import define

from starcup.kernel.chance import Rng
from starcup.kernel.game import Game
from starcup.testing.findings import Finding
from starcup.testing.pack_bench import PackGames
from starcup.testing.pairs import Named, Pair, PairGames
from starcup.testing.walking import Start

FURTHER = 1_000
"""The number of the first further table."""


@define(slots=False, kw_only=True)
class SituatedGames(PackGames):
    """A bench for a pack of a game that has situations: tables are laid out around pieces of the pack."""

    situations: ClassVar[Sequence[Named]] = ()
    """The situations."""
    group: ClassVar[int] = 3
    """The number of the pack's pieces that share a table."""
    rounds: ClassVar[int] = 3
    """The number of rounds that are played from a table."""
    first_rounds: ClassVar[Sequence[int]] = (1,)
    """The rounds that tables begin with, in turn: some powers wait for a late one."""
    most_tables: ClassVar[int] = 1_000
    """The largest number of tables that are laid out for a check."""
    pairs_each: ClassVar[int | None] = None
    """The number of pairs of each of the pack's pieces, if nothing else is said; None: with every other piece."""
    lively: ClassVar[int] = 0
    """The number of the situation in which most hooks are asked."""
    plays_pairs: ClassVar[PairGames[Any, Any]]
    """Plays games with pairs of pieces in these situations."""
    game_of_pair: ClassVar[str] = "pair_games(rules, [{pair!r}], SITUATIONS[{at}:{after}], seed={seed})"
    """The call that plays a pair again, for people."""

    @abstractmethod
    def lay_out(self, mine: Sequence[str], at: int, seed: int, players: int, first: int) -> Game:
        """Return a game on a table around some of the pack's pieces.

        Args:
            mine: the keys of the pack's pieces: the first ``group`` of them are in play.
            at: the number of the situation.
            seed: of the game.
            players: how many seats.
            first: the round that is played first.
        """

    def table(self, index: int, mine: Sequence[str], at: int, players: int, *, whole: bool = False) -> Start:
        """Return a table around some of the pack's pieces.

        Args:
            index: its number, which gives it its seed and its first round.
            mine: the keys of the pieces.
            at: the number of the situation.
            players: how many seats.
            whole: the game is played to the end, from the first round on.
        """
        seed, first = self.seed + index, 1 if whole else self.first_rounds[index % len(self.first_rounds)]
        pieces, name = " + ".join(mine[: self.group]), self.situations[at].name
        label = f"table {index}: {pieces}, {name!r}, {players} players, round {first}"
        rounds = None if whole else first + self.rounds - 1
        return Start(label, seed, partial(self.lay_out, mine, at, seed, players, first), rounds, laid=True)

    def tables_laid(self, number: int | None = None) -> Iterator[Start]:
        """Yield tables around some of the pack's pieces, in each situation."""
        own = self.own
        most = min(max(1, len(own)) * len(self.situations), self.most_tables)
        most = most if number is None else min(number, self.most_tables)
        most = most if self.tables is None else min(most, self.tables)
        for index in range(most):
            mine = Rng(self.seed + index).shuffled(own)
            yield self.table(index, mine, index % len(self.situations), self.players[index % len(self.players)])

    def further_starts(self) -> Iterator[Start]:
        """Yield games to the end around all of the pack's pieces, then tables for hooks that were not asked yet."""
        own = [] if self.tables == 0 else self.own
        groups = [own[at : at + self.group] for at in range(0, len(own), self.group)]
        for number, players in enumerate(self.players):
            for index, group in enumerate(groups[: self.games]):
                yield self.table(FURTHER * (number + 1) + index, group, 0, players, whole=True)
        for turn in range(len(self.situations) if self.tables is None else min(self.tables, len(self.situations))):
            at = (self.lively + turn) % len(self.situations)
            for index, group in enumerate(groups):
                for players in self.players:
                    lacking = self.watch.lacking(self.players)
                    if any(power in group and players in missing for (power, _), missing in lacking.items()):
                        yield self.table(turn * len(groups) + index, group, at, players)

    def chosen_pairs(self) -> list[tuple[Pair, int]]:
        """Return pairs of the pack's pieces with all others, each with the number of its situation.

        ``pairs`` says how many there are for all pieces together; None: as many as usual in the game.
        """
        pairs: list[Pair] = []
        own, everybody = self.own, self.everybody
        for number, key in enumerate(own):
            earlier = set(own[: number + 1])
            partners = [other for other in everybody if other not in earlier]
            wanted = self.pairs_each if self.pairs is None else -(-self.pairs // len(own))
            if wanted is not None:
                partners = Rng(self.seed_of("pairs", key)).shuffled(partners)[:wanted]
            pairs += [(key, other) for other in partners]
        return [(pair, at % len(self.situations)) for at, pair in enumerate(pairs)]


def check_pairs(bench: SituatedGames) -> list[Finding]:
    """The pack's pieces get along with every other piece, in situations that powers tend to forget.

    Args:
        bench: the games with the pack.
    """
    findings: list[Finding] = []
    watched = bench.watched()
    for pair, at in bench.chosen_pairs():
        with bench.wired():
            results = list(bench.plays_pairs(watched.ruleset, [pair], bench.situations[at : at + 1], seed=bench.seed))
        for result in results:
            if result.fault:
                again = bench.game_of_pair.format(pair=pair, at=at, after=at + 1, seed=bench.seed)
                findings.append(bench.of_pair(result, again))
    return findings
