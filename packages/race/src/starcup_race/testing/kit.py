"""The facet ``testing`` of Race: tables to begin from, words of choices, and the checks of packs of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import cast

from starcup import Game, Pack, Rng
from starcup.kernel.table import Table
from starcup.testing.findings import Finding
from starcup.testing.integrity import Fingerprint
from starcup.testing.kit import GameKit, PackCheck
from starcup.testing.pack_games import check_by_games
from starcup.testing.spelling import Groups
from starcup.testing.walking import Start
from starcup.testing.wires import Tripwires
from starcup_race import events
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import ACTIONS
from starcup_race.testing.packs import CHECKS, CardBench
from starcup_race.testing.situations import SITUATIONS, lay_out

ROUNDS = 4
OWNED = 3
"""The number of cards with powers before seat 0 of a table to begin from."""
STRANGERS = 4
"""The number of cards out of sight that are also tried in choices."""


class RaceKit(GameKit):
    """The facet ``testing`` of Race."""

    @property
    def rules(self) -> RaceRuleset:
        """The ruleset."""
        return cast(RaceRuleset, self.ruleset)

    def watched(self) -> RaceRuleset:
        """Return the rules with powers in Python watched: one that changes what it may only look at fails."""
        return self.rules.watched() if self.rules.own else self.rules

    @property
    def players(self) -> Sequence[int]:
        """The numbers of seats of the variant: two for two action cards a round (ACTION-6)."""
        return (2,) if self.rules.variant.actions == 2 else ()

    def situations(self, seed: int) -> Sequence[Start]:
        """Return each situation once, with other cards in the tableau of seat 0.

        Args:
            seed: another one gives other tables.
        """
        rules, found = self.rules, list[Start]()
        for index, situation in enumerate(SITUATIONS):
            owned = Rng(seed + index).shuffled(rules.keys)[:OWNED]
            players = 2 if rules.variant.actions == 2 else situation.players
            make = partial(lay_out, rules, owned, situation, seed + index, players=players)
            label = f"table {index}: {' + '.join(owned)}, {situation.name!r}, {players} players, seed {seed + index}"
            found.append(Start(label, seed + index, make, ROUNDS))
        return found

    def words(self, table: Table, rng: Rng) -> Groups:
        """Return cards on the table and some others.

        Args:
            table: stays as it is.
            rng: for the others.
        """
        own = cast(RaceTable, table)
        keys, found = self.rules.keys, dict[str, None]()
        for seat in own.seats:
            found |= dict.fromkeys(keys[card] for card in (*seat.tableau, *seat.hand[:4], *seat.looking))
        found |= dict.fromkeys(rng.choice(keys) for _ in range(STRANGERS))
        return [list(found), list(ACTIONS)]

    def notable(self, game: Game) -> tuple[str, ...]:
        """Return the cards in tableaus, and ``reshuffle`` for each time that the discards became the supply.

        Args:
            game: one that kept its events.
        """
        table: RaceTable = game.table
        cards = [self.rules.keys[card] for seat in table.seats for card in seat.tableau]
        return (*cards, *("reshuffle" for note in table.log or () if note[0] is events.Reshuffled))

    @classmethod
    def pack_checks(cls) -> Mapping[str, PackCheck]:
        """Return the checks for packs of cards."""
        return CHECKS

    @classmethod
    def pack_bench(cls, pack: Pack, *, games: int | None = None) -> CardBench:
        """Return a bench for a pack of cards, with the game's own pack.

        Args:
            pack: the pack.
            games: the largest number of whole games for each check; None: as many as usual.
        """
        return CardBench.of_pack(pack) if games is None else CardBench.of_pack(pack, games=games)

    @classmethod
    def check_pack(
        cls,
        pack: Pack,
        *,
        with_packs: Sequence[str | Pack],
        checks: Sequence[str] | None,
        games: int,
        tables: int | None,
        pairs: int | None,
        before: Callable[[str], bool],
        engine: Fingerprint,
        wires: Tripwires,
    ) -> list[Finding]:
        """Return the findings of the checks for packs of cards."""

        def make() -> CardBench:
            return CardBench.of_pack(
                pack, with_packs=with_packs, games=games, tables=tables, pairs=pairs, engine=engine, wires=wires
            )

        return check_by_games(make, CHECKS, checks, before, f"pack {pack.name!r}")
