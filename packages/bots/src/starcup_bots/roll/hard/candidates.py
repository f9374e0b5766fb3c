"""The choice of candidates that the player ``hard`` searches."""

from __future__ import annotations

from starcup.roll.choices import Select
from starcup_bots.roll.hard.settings import Settings
from starcup_bots.weighing import Scores


def candidates(scores: Scores, settings: Settings) -> Scores:
    """Return the choices worth searching, the best by the policy's values first; among equals the earlier one.

    Ways to select the same phase differ by little, while a search can find a better phase: so the best way to select
    each phase comes before the second way to select any.
    """
    ranked = sorted(enumerate(scores), key=lambda one: (-one[1][0], one[0]))
    best = ranked[0][1][0] if ranked else 0.0
    near = [one for _, one in ranked if one[0] >= best - settings.margin]
    phases: set[str] = set()
    first: Scores = []
    further: Scores = []
    for value, choice in near:
        if isinstance(choice, Select) and choice.phase in phases:
            further.append((value, choice))
        else:
            first.append((value, choice))
            if isinstance(choice, Select):
                phases.add(choice.phase)
    kept = [*first, *further][: settings.candidates]
    return sorted(kept, key=lambda one: -one[0])
