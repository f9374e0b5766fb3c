"""The toy game of the kernel's tests as an installed game with scores, worlds and pieces: what bots play for tests."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from starcup import Game, Rng, Ruleset, SeatScore
from starcup.games import GameDefinition
from starcup_bots.game_bots import ComparedPiece, GameBots, History
from tests.kernel.toy import CARDS, Shown, ToyRules, ToyTable, ToyView

ENTRY = "tests.bots.toy_game:TOY"
"""What its entry point says."""


class ScoredToy(ToyRules):
    """The toy game with a score; whoever plays alone wins with twelve points or more."""

    event_kinds = (Shown,)

    def deal_hidden(self, table: ToyTable, view: ToyView, rng: Rng) -> None:
        own = view.seats[view.seat]
        for player, shown in zip(table.seats, view.seats, strict=True):
            if shown is not own:
                player.hand = tuple(sorted(1 + rng.below(9) for _ in range(len(own.hand) + len(own.played))))
                player.played = ()

    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        scores = [player.score for player in table.seats]
        return tuple(SeatScore(seat, score, 0, (("dared", score),)) for seat, score in enumerate(scores))

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

    def pieces(self, ruleset: Ruleset) -> Mapping[str, ComparedPiece]:
        return {f"card {number}": ComparedPiece("card", str(number), cost=number) for number in range(1, 10)}


TOY: GameDefinition[ToyTable, ToyView] = GameDefinition(
    "toy", "A toy", range(1, 4), ScoredToy, questions=8 * CARDS, bots=ToyBots
)
