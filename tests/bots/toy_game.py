"""The toy game of the kernel's tests as an installed game with scores, worlds and pieces: what bots play for tests."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from attrs import define

from starcup import Game, Rng, Ruleset, SeatScore
from starcup.games import GameDefinition
from starcup_bots.game_bots import GameBots, History, Piece
from tests.kernel.toy import CARDS, Confirm, Pick, Player, Push, Secretly, Show, Shown, ToyRules, ToyTable, ToyView

ENTRY = "tests.bots.toy_game:TOY"
"""What its entry point says."""


@define
class SampledView(ToyView):
    """A view from which worlds can be drawn."""

    rules: ScoredToy
    seat: int

    def sample_world(self, rng: Rng) -> Game[ToyTable, ToyView]:
        """A game that fits, in which nobody else has answered what all are asked at once."""
        table = self.rules.begin(self.players, rng.below(1 << 30))
        own, table.at_stake = self.seats[self.seat], self.at_stake
        left = len(own.hand or ()) + len(own.played or ())
        for seat, seen in enumerate(self.seats):
            dealt = tuple(sorted(1 + rng.below(9) for _ in range(left))) if seen.hand is None else seen.hand
            table.seats[seat] = Player(dealt, own.played if seat == self.seat else (), seen.score)  # type: ignore[arg-type]  # its own
        if self.at_stake:
            table.stack = [*[Show(), Secretly()] * left, Push(self.seat)]
            return Game.at(self.rules, table)
        table.stack = [*[Show(), Secretly()] * (left - 1), Show()]
        table.together(
            [Confirm(seat) if seat == self.seat and own.played else Pick(seat) for seat in range(self.players)]
        )
        return Game.at(self.rules, table)


class ScoredToy(ToyRules):
    """The toy game with a score; whoever plays alone wins with twelve points or more."""

    event_kinds = (Shown,)

    def view(self, table: ToyTable, seat: int) -> ToyView:
        view = super().view(table, seat)
        return SampledView(view.players, view.at_stake, view.seats, self, seat)

    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        return tuple(SeatScore(seat, one.score, 0, (("dared", one.score),)) for seat, one in enumerate(table.seats))

    def winners(self, table: ToyTable) -> tuple[int, ...]:
        if table.players == 1 and table.seats[0].score < 12:
            return ()
        return super().winners(table)


class ToyBots(GameBots):
    """Its pieces are the cards that were played."""

    kinds: ClassVar[Mapping[str, str]] = MappingProxyType({"card": "card"})
    piece: ClassVar[str] = "card"

    def history(self, game: Game) -> tuple[History, ...]:
        shown = [event.cards for event in game.all_events() if isinstance(event, Shown)]
        return tuple(
            History(built=tuple((f"card {cards[seat]}", 1 + number) for number, cards in enumerate(shown)))
            for seat in range(game.table.players)
        )

    def pieces(self, ruleset: Ruleset) -> Mapping[str, Piece]:
        return {f"card {number}": Piece("card", str(number), cost=number) for number in range(1, 10)}


TOY: GameDefinition[ToyTable, ToyView] = GameDefinition(
    "toy", "A toy", range(1, 4), ScoredToy, questions=8 * CARDS, bots=ToyBots
)
