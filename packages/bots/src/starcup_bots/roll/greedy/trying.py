"""Trials of unknown choices that packs bring along, on a table of what the seat sees, valued by their effects.

If a choice leads to another question, the effects of its answer are added: of the choice ``Enough`` if it is offered,
else of the best one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum

from starcup import Choice, Decision
from starcup.making import SeatStep
from starcup.packed import PowerChoice
from starcup.roll import RollTable, choices
from starcup.roll.dice import count as number_of
from starcup.roll.dice import kinds, total
from starcup_bots.declining import declines
from starcup_bots.roll.greedy.outlook import Outlook
from starcup_bots.trying import some
from starcup_bots.weighing import Scores

ALIKE = 1e-9
"""Differences below this count as none."""

MOST_TRIALS = 600
"""The most trials for one question, those of questions that follow included."""
DEPTH = 3
"""The most questions in a row that are looked at after a choice."""

EXTENSIONS = "extensions"

Holdings = dict[str, float]
"""The holdings of a seat, in VP, by name."""


def tried(decision: Decision, outlook: Outlook) -> Scores:
    """Return the effect of each choice of a question, those that decline first; nothing if none changes anything."""
    step = decision.step
    if not isinstance(step, SeatStep):
        return []
    before, legal = _holdings(outlook.table, outlook), sorted(some(decision.legal), key=declines, reverse=True)
    gains = ((_gained(step, choice, outlook.table, outlook, before, _trials(legal)), choice) for choice in legal)
    scores: Scores = [(gained, choice) for gained, choice in gains if gained is not None]
    return scores if any(abs(gained) > ALIKE for gained, _ in scores) else []


def offered(decision: Decision, outlook: Outlook) -> Scores:
    """Return the effects of power choices offered beside those of the rules; only those that are worth it."""
    powers = [choice for choice in decision.legal if isinstance(choice, PowerChoice)]
    if not powers:
        return []
    before = _holdings(outlook.table, outlook)
    gains = ((_gained(None, choice, outlook.table, outlook, before, _trials(powers)), choice) for choice in powers)
    return [(gained, choice) for gained, choice in gains if gained is not None and gained > outlook.weights.worth_it]


def _trials(legal: Sequence[Choice]) -> Iterator[int]:
    """Return an iterator with an item for each trial that may be made of one of several choices."""
    return iter(range(max(2, MOST_TRIALS // max(1, len(legal)))))


def _gained(
    step: SeatStep[RollTable] | None,
    choice: Choice,
    table: RollTable,
    outlook: Outlook,
    before: Holdings,
    trials: Iterator[int],
    depth: int = DEPTH,
) -> float | None:
    """Return the gain by a choice of a step, or of a power without a step; None if it fails, or no trials are left."""
    if next(trials, None) is None:
        return None
    seat, table = outlook.view.seat, table.clone()
    waiting = len(table.stack)
    try:
        if step is not None:
            step.take(table, choice)
        elif isinstance(choice, PowerChoice):
            choice.play(table, seat)
        after = _holdings(table, outlook)
        changes = {name: amount - before[name] for name, amount in after.items()}
        gained = outlook.sum_of(outlook.named(name, amount) for name, amount in changes.items() if abs(amount) > ALIKE)
        if depth and len(table.stack) > waiting:
            gained += _following(table, seat, outlook, after, trials, depth - 1)
    except Exception:  # a pack may fail on a table that shows only what a seat sees
        return None
    return gained


def _following(
    table: RollTable, seat: int, outlook: Outlook, before: Holdings, trials: Iterator[int], depth: int
) -> float:
    """Return the gain of the question that a choice led to: of ``Enough`` if offered, else of the best answer."""
    step = table.stack.pop()
    if not isinstance(step, SeatStep) or step.seat != seat:
        return 0.0
    answers = some(step.run(table) or ())
    enough = [answer for answer in answers if isinstance(answer, choices.Enough)]
    gains = (_gained(step, answer, table, outlook, before, trials, depth) for answer in enough or answers)
    return max((gained for gained in gains if gained is not None), default=0.0)


def _holdings(table: RollTable, outlook: Outlook) -> Holdings:
    number, rules, weights = outlook.view.seat, outlook.rules, outlook.weights
    seat = table.seats[number]
    later = outlook.later
    recruiting = min(seat.credits, outlook.bill)
    places = (*seat.columns, seat.cup, seat.citizenry, seat.developers, seat.settlers, *seat.goods)
    dice = [kind for kind in kinds(seat.cup) if kind < rules.colours]
    useful = fsum(outlook.die_colours[kind] * number_of(seat.cup, kind) for kind in dice)
    at_hand = weights.recruiting_short if seat.credits < outlook.bill else weights.recruiting
    return {
        "chips": float(seat.chips),
        "credits": later * (weights.short_credit * recruiting + weights.spare_credit * (seat.credits - recruiting)),
        "dice": outlook.die * sum(total(rules.real(place)) for place in places),
        "dice_in_the_cup": later * (at_hand * total(seat.cup) + 0.05 * useful),
        "counters": float(sum(counter.vp * table.resource(number, counter.key) for counter in rules.counters)),
        "construction_zone": _zone(table, outlook),
        EXTENSIONS: _kept(table, number),
    }


def _kept(table: RollTable, seat: int) -> float:
    """Return what extensions have scored for a seat, and what they promise it."""
    extensions = table.rules.extensions
    if not extensions.score_lines and not extensions.worth:
        return 0.0
    points = [points for hook in extensions.score_lines for _, points in hook(table, seat, lacking=True) or ()]
    return float(sum(points)) + fsum(hook(table, seat, lacking=True) or 0.0 for hook in extensions.worth)


def worth_held(table: RollTable, outlook: Outlook) -> float:
    """Return the worth, in VP, of what the viewer has on a table, but for what extensions keep and the tiles built."""
    return fsum([amount for name, amount in _holdings(table, outlook).items() if name != EXTENSIONS])


def _zone(table: RollTable, outlook: Outlook) -> float:
    """Return the worth of the construction zone: each tile's worth in it, less the longer it has to wait."""
    rules, seat = outlook.rules, table.seats[outlook.view.seat]
    patience, worth = outlook.rounds_left + 0.5, 0.0
    stacks = (False, seat.development_stack, seat.developers), (True, seat.world_stack, seat.settlers)
    for worlds, stack, lying in stacks:
        force = max(0.5, outlook.workforce("settle" if worlds else "develop"))
        work = -total(lying)
        for tile in stack:
            face = rules.tiles[tile].world if worlds else rules.tiles[tile].development
            work += outlook.cost(face)
            worth += float(outlook.desire(face)) * max(0.0, 1 - work / force / patience)
    return worth
