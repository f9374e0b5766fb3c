"""Trials of choices that a bot does not understand, such as those of packs, in worlds that fit what it sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from typing import Any

from starcup import Choice, Decision, Game, Rng
from starcup.making import View
from starcup.packed import PackedRuleset, PowerChoice
from starcup_bots.declining import declined, declines

Holdings = Callable[[Any], float]
"""The worth in VP of what a viewer has, as far as it sees."""

WORLDS = 2
"""The worlds in which each choice is tried."""
MOST_TRIED = 60
"""The most choices of a question that are tried; of more sets, which may be thousands, evenly spread ones."""
MOST_TRIALS = 240
"""The most choices that are tried for one question in each world, those of questions that follow included."""
DEPTH = 3
"""The most questions of the same seat in a row that are looked at after a choice."""
WORTH_IT = 0.05
"""The gain in VP for which a choice of a pack is made beside others."""
ALIKE = 1e-6
"""Differences below this count as none."""


def of_packs(decision: Decision) -> list[Choice]:
    """Return the choices of a question that packs have brought along."""
    if decision.answers is not None:
        return some(decision.legal) if isinstance(decision.legal[0], PowerChoice) else []
    return [choice for choice in decision.legal if isinstance(choice, PowerChoice)]


def some(legal: Sequence[Choice]) -> list[Choice]:
    """Return all choices, or that many of them, evenly spread: the smallest set, which declines, is among them."""
    size = len(legal)
    return [*legal] if size <= MOST_TRIED else [legal[number * size // MOST_TRIED] for number in range(MOST_TRIED)]


def gains(decision: Decision, view: View[Any], choices: Sequence[Choice], holdings: Holdings) -> dict[Choice, float]:
    """Return what choices would gain a seat, each tried in the same worlds; those that fail there are missing."""
    sums = dict.fromkeys(choices, 0.0)
    for number in range(WORLDS):
        try:
            world = view.sample_world(Rng(number), seed=number)
        except Exception:  # a pack or game that can't sample worlds
            return {}
        before, trials = holdings(view), iter(range(MOST_TRIALS))
        for choice in choices:
            gained = _gained(world, decision, choice, holdings, before, trials, DEPTH)
            if gained is None:
                sums.pop(choice, None)
            elif choice in sums:
                sums[choice] += gained / WORLDS
    return sums


def _gained(
    world: Game,
    decision: Decision,
    choice: Choice,
    holdings: Holdings,
    before: float,
    trials: Iterator[int],
    depth: int,
) -> float | None:
    """Return what a choice gains in a world; None if it fails, or no trials are left."""
    if next(trials, None) is None:
        return None
    seat, game = decision.seat, world.clone()
    try:
        game.submit(seat, choice)
        gained = holdings(game.view(seat)) - before
        following = game.decision(seat)
    except Exception:  # a pack may fail in a world that is not the real one
        return None
    if following is None or not depth or following.kind == decision.kind:
        return gained
    answers = of_packs(following)
    if len(answers) < len(following.legal[:MOST_TRIED]):  # a question of the rules
        return gained
    deeper = [_gained(game, following, answer, holdings, before, trials, depth - 1) for answer in answers]
    return max((further for further in deeper if further is not None), default=gained)


def tried(decision: Decision, view: View[Any], holdings: Holdings) -> list[tuple[float, Choice]]:
    """Return what each choice of a question gains, those that decline first; empty if there is no difference."""
    legal = sorted(some(decision.legal), key=declines, reverse=True)
    gained = gains(decision, view, legal, holdings)
    if not gained or max(gained.values()) - min(gained.values()) < ALIKE:
        return []
    return [(worth, choice) for choice, worth in gained.items()]


def promised(view: View[Any], change: Callable[[Any], object]) -> float:
    """Return how much more the extensions of packs would promise a viewer after a change of the table, in VP.

    Args:
        view: of a seat.
        change: changes a table with what the viewer knows, such as by a piece in its tableau.
    """
    rules = view.ruleset
    if not isinstance(rules, PackedRuleset) or not rules.extensions.names:
        return 0.0
    return rules.promises(view, change) - rules.promises(view)


def held(view: View[Any]) -> float:
    """Return the score of a viewer as far as it sees it, and what extensions promise.

    Args:
        view: of a seat.
    """
    rules, seat = view.ruleset, view.seat
    total = float(sum(score.total for score in rules.current_scores(view) if score.seat == seat))
    return total + rules.promises(view, scored=False) if isinstance(rules, PackedRuleset) else total


def settled(decision: Decision, view: View[Any]) -> Choice | Decision:
    """Return the answer to a question as far as extensions are concerned, for bots that learned without them."""
    rules = view.ruleset
    if not isinstance(rules, PackedRuleset) or not rules.extensions.names:
        return decision
    added = [choice for choice in of_packs(decision) if getattr(choice, "power", "") in rules.extensions.names]
    if not added:
        return decision
    if len(added) == len(decision.legal[:MOST_TRIED]):
        scores = tried(decision, view, held)
        return max(scores, key=itemgetter(0))[1] if scores else declined(decision, Rng(decision.number))
    gained = gains(decision, view, added, held)
    best = max(gained, key=lambda choice: gained[choice], default=None)
    if best is not None and gained[best] > WORTH_IT:
        return best
    rest = tuple(choice for choice in decision.legal if choice not in added)
    return Decision(decision.seat, decision.step, rest, decision.number)
