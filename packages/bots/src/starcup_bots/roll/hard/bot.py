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

import time
from typing import ClassVar

from attrs import evolve

from starcup import Choice, Decision, Rng
from starcup.roll import RollView, SeatView
from starcup.roll.choices import Select
from starcup_bots.advice import Advice
from starcup_bots.roll.hard.candidates import candidates
from starcup_bots.roll.hard.idle import Idle
from starcup_bots.roll.hard.playout import PLANNED, Playouts
from starcup_bots.roll.hard.settings import Settings, settings
from starcup_bots.roll.hard.worlds import Worlds
from starcup_bots.roll.normal import NormalBot, personality
from starcup_bots.roll.normal.prospect import Odds, Prospect
from starcup_bots.search.judged import tried
from starcup_bots.search.racing import Standing, search
from starcup_bots.weighing import Scores


class HardBot:
    """A bot that searches the phase to select and fills in its sheet by what it foresees; else it plays as ``normal``.

    It samples worlds from its view (``view.sample_world``) and never sees more.
    Each round has a generator of its own, made from the bot's seed and the
    round's number, so the same seed and position give the same answer.
    """

    name: ClassVar[str] = "hard"

    def __init__(self, seed: int, how: Settings | None = None) -> None:
        self._seed = seed
        self.settings: Settings = how or settings("hard")
        self._character = evolve(personality(self.settings.character), noise=0.0)
        self._policy = NormalBot(seed, self._character)
        self._foreseen: tuple[object, Odds] | None = None

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, decision: Decision, view: RollView) -> Choice:
        """Return the choice that does best in sampled worlds."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        began = time.perf_counter()
        worlds, odds = self._ahead(decision, view)
        decision = self._without_idle(decision, view, odds)
        player = self._policy if odds is None else NormalBot(self._seed, self._character, odds)
        scores = player.scores(decision, view)
        standings = self._standings(decision, view, scores, worlds, odds, began)
        if standings:
            return standings[0].choice
        return player.choose(decision, view)

    def advice(self, decision: Decision, view: RollView) -> Advice:
        """Return the choice that does best in sampled worlds, its lead, and the policy's view at first glance."""
        began = time.perf_counter()
        worlds, odds = self._ahead(decision, view)
        decision = self._without_idle(decision, view, odds)
        player = self._policy if odds is None else NormalBot(self._seed, self._character, odds)
        scores = player.scores(decision, view)
        standings = self._standings(decision, view, scores, worlds, odds, began)
        return tried(player.advice(decision, view), standings)

    def _ahead(self, decision: Decision, view: RollView) -> tuple[Worlds | None, Odds | None]:
        """Return, for a question about the sheet, sampled worlds and the odds that others make phases occur in them."""
        if decision.kind not in PLANNED:
            return None, None
        worlds = Worlds(view, decision.seat, Rng(self._seed * 8191 + view.round), self._policy)
        seen = (view.round, *(_open(seat) for seat in view.seats))
        if self._foreseen is None or self._foreseen[0] != seen:
            guess = Prospect(view, self._character).odds
            self._foreseen = seen, worlds.odds(self.settings.foresight, guess, self.settings.trust)
        return worlds, self._foreseen[1]

    def _without_idle(self, decision: Decision, view: RollView, odds: Odds | None) -> Decision:
        """Return the question without selections of phases with nothing to do, unless nothing else is left."""
        if decision.kind != "select":
            return decision
        idle = Idle(Prospect(view, self._character, odds))
        kept = tuple(one for one in decision.legal if not (isinstance(one, Select) and idle.selects(one)))
        return Decision(decision.seat, decision.step, kept or decision.legal, decision.number)

    def _standings(
        self,
        decision: Decision,
        view: RollView,
        scores: Scores,
        worlds: Worlds | None,
        odds: Odds | None,
        began: float,
    ) -> tuple[Standing, ...]:
        """Return the standings of the best of ``scores`` in sampled worlds, best first; empty if no search is due."""
        if worlds is None or odds is None or decision.kind != "select" or not self.settings.playouts:
            return ()
        scored = candidates(scores, self.settings)
        if len(scored) < 2:
            return ()
        playouts = Playouts(decision.seat, self.settings, self._character, self._policy, odds)
        spread = self.settings.spread_with(Prospect(view, self._character).rounds_left)
        return search(scored, worlds, playouts.value, self.settings, spread, began)


def _open(seat: SeatView) -> tuple[object, ...]:
    """Return all that others see of a seat while sheets are filled in, so all that their answers can depend on."""
    return (
        seat.tableau, seat.goods, seat.credits, seat.chips, seat.cup, seat.citizenry, seat.behind_screen,
        seat.development_stack, seat.world_stack, seat.developers, seat.settlers,
    )  # fmt: skip
