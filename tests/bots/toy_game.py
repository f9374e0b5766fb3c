"""The toy game of the kernel's tests as an installed game that keeps scores: what bots and their commands play."""

from __future__ import annotations

from starcup.games import GameDefinition
from starcup.kernel.scores import SeatScore
from tests.kernel.toy import ToyRules, ToyTable, ToyView

ENTRY = "tests.bots.toy_game:TOY"
"""What its entry point says."""


class ScoredToy(ToyRules):
    """The toy game with a score; whoever plays alone wins with ten points or more."""

    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        return tuple(
            SeatScore(seat, one.score, len(one.hand), (("dared", one.score),))
            for seat, one in enumerate(table.players_state)
        )

    def winners(self, table: ToyTable) -> tuple[int, ...]:
        if table.players == 1 and table.players_state[0].score < 10:
            return ()
        return super().winners(table)


TOY: GameDefinition[ToyTable, ToyView] = GameDefinition("toy", "A toy", range(1, 4), ScoredToy, questions=50)
