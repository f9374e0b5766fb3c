"""Foresight: what the others select in sampled worlds tells how likely each phase is to occur."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starcup import Decision
from starcup.roll import RollView
from starcup.roll.choices import Select
from starcup_bots.advice import EvaluationTerm
from starcup_bots.roll.hard.idle import Idle
from starcup_bots.roll.planner import PlannerBot
from starcup_bots.roll.planner.prospect import Odds, Prospect
from starcup_bots.search.worlds import Worlds
from starcup_bots.weighing import Scores


def foreseen(prospect: Prospect, worlds: Worlds, looked_at: int, trust: float) -> Odds:
    """Return the odds that others or the spare die make each phase occur.

    Args:
        prospect: of the seat that looks ahead, with the guess of the policy.
        worlds: sampled from its view; the others have filled in their sheets.
        looked_at: the number of worlds that are looked at.
        trust: the weight of the guess, as a number of worlds.
    """
    found = [trust * chance for chance in prospect.odds]
    for number in range(looked_at):
        selected = {choice.phase for choice in worlds[number].answers if isinstance(choice, Select)}
        for phase, key in enumerate(prospect.rules.phase_keys):
            found[phase] += 1.0 if key in selected else prospect.spare_odds[phase]
    return tuple(one / (looked_at + trust) for one in found)


class ForesightedBot(PlannerBot):
    """The player ``normal`` with foreseen odds; it selects no phase with nothing to do, unless nothing else is left."""

    def scores(self, decision: Decision, view: RollView) -> Scores:
        return super().scores(self._without_idle(decision, view), view)

    def reasons(self, decision: Decision, view: RollView) -> Iterable[Sequence[EvaluationTerm]]:
        return super().reasons(self._without_idle(decision, view), view)

    def _without_idle(self, decision: Decision, view: RollView) -> Decision:
        if decision.kind != "select":
            return decision
        idle = Idle(self.outlook(view))
        kept = tuple(one for one in decision.legal if not (isinstance(one, Select) and idle.selects(one)))
        return Decision(decision.seat, decision.step, kept or decision.legal, decision.number)
