"""The player ``hard``: looks ahead in worlds that fit its view.

Why this search. A question of this game has tens of choices of which few are
any good, the dice of all others and of every round to come are unknown, and a
playout costs thousands of times what a look at a position does. So a flat
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
from copy import copy
from typing import ClassVar

from attrs import evolve

from starcup import Choice, Decision, Rng
from starcup.roll import RollView
from starcup_bots.advice import Advice
from starcup_bots.greedy.declining import declined
from starcup_bots.greedy.scoring import Scores, best
from starcup_bots.hard.playout import Playouts
from starcup_bots.hard.search import Standing, candidates, search
from starcup_bots.hard.settings import Settings, settings
from starcup_bots.normal import NormalBot, personality

MAJOR = frozenset(("select",))
"""Questions that get the large budget."""
MINOR = frozenset(("choose-start", "explore", "abandon", "place", "reassign", "assign", "construct", "ship", "produce"))
"""Questions that get the small one. The rest is answered by the policy: little hangs on it."""


class HardBot:
    """Searches the questions that matter; answers the others as ``normal`` does.

    It samples worlds from its view (``view.sample_world``) and never sees more.
    Each question has a generator of its own, made from the bot's seed and the
    question's number, so the same seed and position give the same answer.
    """

    name: ClassVar[str] = "hard"

    def __init__(self, seed: int, how: Settings | None = None) -> None:
        self._seed = seed
        self._rng = Rng(seed)
        self.settings = how or settings("hard")
        self._character = personality(self.settings.character)
        self._policy = NormalBot(seed, self._character)

    def choose(self, decision: Decision, view: RollView) -> Choice:
        """The choice that does best in sampled worlds."""
        began = time.perf_counter()
        scores = self._policy.scores(decision, view)
        standings = self.standings(decision, view, scores, began)
        if standings:
            return standings[0].choice
        return best(scores) or declined(decision, self._rng)

    def advice(self, decision: Decision, view: RollView) -> Advice:
        """What does best in sampled worlds, by how much, and what the policy thinks of it at first glance."""
        began = time.perf_counter()
        scores = self._policy.scores(decision, view)
        standings = self.standings(decision, view, scores, began)
        glance = self._policy.explained(decision, view, scores, copy(self._rng))
        if not standings:
            return glance
        seen = {option.choice: option for option in glance.options}
        tried = [
            evolve(seen.pop(one.choice), odds=one.odds, playouts=one.playouts, standing=one.worth) for one in standings
        ]
        return Advice(standings[0].choice, (*tried, *seen.values()), "playouts")

    def standings(self, decision: Decision, view: RollView, scores: Scores, began: float) -> tuple[Standing, ...]:
        """How the most promising of the policy's ``scores`` do in sampled worlds, best first; empty without need.

        Changes nothing: asked again, it says the same (unless ``seconds`` cut it short).
        """
        budget = self._budget(decision.kind)
        scored = candidates(scores, self.settings) if budget else []
        if len(scored) < 2:
            return ()
        rng = Rng(self._seed * 8191 + view.round * 257 + decision.number)
        playouts = Playouts(decision.seat, self.settings, self._character, NormalBot(self._seed, self._character))
        return search(view, scored, playouts, self.settings, budget, rng, began)

    def _budget(self, kind: str) -> int:
        if kind in MAJOR:
            return self.settings.playouts
        return self.settings.minor_playouts if kind in MINOR else 0
