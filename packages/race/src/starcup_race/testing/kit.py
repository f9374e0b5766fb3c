"""The facet ``testing`` of Race: tables to begin from, words of choices, and the checks of packs of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, cast

from starcup import Game, Rng, Table
from starcup.testing import GameKit, Groups, PackCheck, Start
from starcup_race import events
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.table import RaceTable
from starcup_race.testing.packs import CHECKS, CardBench
from starcup_race.testing.scenario import Scenario
from starcup_race.testing.situations import SITUATIONS, lay_out

ROUNDS = 4
OWNED = 3
"""The number of cards with powers before seat 0 of a table to begin from."""
STRANGERS = 4
"""The number of cards out of sight that are also tried in choices."""


class RaceKit(GameKit):
    """The facet ``testing`` of Race."""

    pack_bench: ClassVar[type[Any] | None] = CardBench
    pack_checks: ClassVar[Mapping[str, PackCheck] | None] = CHECKS
    scenario: ClassVar[type[Any] | None] = Scenario

    @property
    def rules(self) -> RaceRuleset:
        """The ruleset."""
        return cast(RaceRuleset, self.ruleset)

    def situations(self, seed: int) -> Sequence[Start]:
        """Return each situation once, with other cards in the tableau of seat 0."""
        rules, starts = self.rules, list[Start]()
        for index, situation in enumerate(SITUATIONS):
            owned = Rng(seed + index).shuffled(rules.keys)[:OWNED]
            players = min(situation.players, rules.seats[-1])
            make = partial(lay_out, rules, owned, situation, seed + index, players=players)
            label = f"table {index}: {' + '.join(owned)}, {situation.name!r}, {players} players, seed {seed + index}"
            starts.append(Start(label, seed + index, make, ROUNDS))
        return starts

    def words(self, table: Table, rng: Rng) -> Groups:
        """Return cards on the table and some others."""
        own = cast(RaceTable, table)
        keys, words = self.rules.keys, dict[str, None]()
        for seat in own.seats:
            words |= dict.fromkeys(keys[card] for card in (*seat.tableau, *seat.hand[:4], *seat.looking))
        words |= dict.fromkeys(rng.choice(keys) for _ in range(STRANGERS))
        return [list(words), list(self.rules.plan.action_keys)]

    def notable(self, game: Game) -> tuple[str, ...]:
        """Return the cards in tableaus, and ``reshuffle`` for each time that the discards became the supply."""
        table: RaceTable = game.table
        cards = [self.rules.keys[card] for seat in table.seats for card in seat.tableau]
        return (*cards, *("reshuffle" for note in table.log or () if note[0] is events.Reshuffled))
