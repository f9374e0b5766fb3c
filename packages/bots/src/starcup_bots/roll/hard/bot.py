"""The player ``hard``: looks ahead in worlds that fit its view.

Reasons for this search: a question of this game has tens of choices of which few
are any good, the dice of all others and of every round to come are unknown, and a
playout costs thousands of times as much as an evaluation of a position. So a flat
search with common random numbers, over few candidates that a fast policy has
picked, with the worse half dropped again and again, finds the best of them in
tens of playouts; a tree (ISMCTS) would spend most of such a budget at its root
as well, because dice make nearly every second visit to a node a new one.
Playouts are cut off after a round or two and valued by the same evaluation
that the policy trusts: played on to the end they would say little more about
the choice and much about later luck.
"""

from __future__ import annotations

from functools import partial

from attrs import evolve

from starcup import Choice, Decision, Rng
from starcup.roll import RollView, SeatView
from starcup.roll.choices import Select
from starcup_bots.roll.hard.foresight import ForesightedBot, foreseen
from starcup_bots.roll.hard.settings import Settings, settings
from starcup_bots.roll.planner import PlannerBot, evaluate, personality
from starcup_bots.roll.planner.prospect import Odds, Prospect
from starcup_bots.search.judged import Judgement, JudgingBot
from starcup_bots.search.worlds import Worlds

PLANNED = frozenset(("select", "assign", "reassign", "reassign-more"))
"""Questions about the sheet, which are answered by the odds that it foresees."""


class HardBot(JudgingBot):
    """A bot that searches the phase to select and fills in its sheet by what it foresees; else it plays as ``normal``.

    It samples worlds from its view (``view.sample_world``) and never sees more.
    Each round has a generator of its own, made from the bot's seed and the
    round's number, so the same seed and position give the same answer.
    """

    def __init__(self, seed: int, how: Settings | None = None) -> None:
        self.settings: Settings = how or settings("hard")
        self._character = personality("normal")
        worth = partial(evaluate, character=self._character)
        judgement = Judgement(PlannerBot, PlannerBot(seed).scores, worth, frozenset(("select",)))
        super().__init__(seed, judgement, self.settings)
        self._foreseen: tuple[object, Odds] | None = None

    def worlds(self, decision: Decision, view: RollView) -> Worlds:
        return Worlds(view, Rng(self.seed * 8191 + view.round), decision.seat, PlannerBot)

    def judged(self, decision: Decision, view: RollView, worlds: Worlds) -> Judgement:
        if decision.kind not in PLANNED:
            return self.judgement
        seen = (view.round, *(_open(seat) for seat in view.seats))
        if self._foreseen is None or self._foreseen[0] != seen:
            prospect, how = Prospect(view, self._character), self.settings
            self._foreseen = seen, foreseen(prospect, worlds, how.foresight, how.trust)
        player = partial(ForesightedBot, foreseen=self._foreseen[1])
        return evolve(self.judgement, policy=player, scores=player(self.seed).scores)

    def alike(self, choice: Choice) -> object:
        return choice.phase if isinstance(choice, Select) else choice

    def spread(self, view: RollView) -> float:
        return self.settings.spread + self.settings.spread_by_round * Prospect(view, self._character).rounds_left


def _open(seat: SeatView) -> tuple[object, ...]:
    """Return all that others see of a seat while sheets are filled in, so all that their answers can depend on."""
    return (
        seat.tableau, seat.goods, seat.credits, seat.chips, seat.cup, seat.citizenry, seat.behind_screen,
        seat.development_stack, seat.world_stack, seat.developers, seat.settlers,
    )  # fmt: skip
