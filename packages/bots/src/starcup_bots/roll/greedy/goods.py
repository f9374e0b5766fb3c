"""Scores for Produce and Ship: the producer of each good, and its use."""

from __future__ import annotations

from starcup import Decision
from starcup.roll import choices
from starcup.roll.dice import count, kinds, total
from starcup_bots.roll.greedy.outlook import Outlook
from starcup_bots.weighing import Scores


def produce(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for producing on the worlds worth most; a die that matches another world waits for it."""
    rules = outlook.rules
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Produce):
            world = outlook.face(choice.world)
            kind = rules.worker_index[choice.worker]
            here = outlook.matches(kind, world)
            wanted = any(outlook.matches(kind, other) for other in outlook.empty_worlds if other is not world)
            elsewhere = outlook.named("matches_elsewhere", 0.3 * (wanted and not here))
            scores.append((outlook.named("good", outlook.good(world, kind)) - elsewhere, choice))
        elif isinstance(choice, choices.LeaveEmpty):
            scores.append((outlook.named("good_elsewhere", _elsewhere(choice.world, outlook)), choice))
    return scores


def _elsewhere(key: str, outlook: Outlook) -> float:
    """Return the gain that the worst of the producers would bring on the worlds behind this one."""
    rules = outlook.rules
    workers = outlook.me.columns[outlook.view.phase]
    position = outlook.me.tableau.index(rules.face_index[key])
    behind = [
        rules.faces[index]
        for index, lying in zip(outlook.me.tableau[position + 1 :], outlook.me.goods[position + 1 :], strict=True)
        if rules.faces[index].holds_goods and total(lying) < outlook.powers.capacity
    ]
    best = sorted((max(outlook.good(world, kind) for kind in kinds(workers)) for world in behind), reverse=True)
    needed = total(workers)
    return best[needed - 1] - 0.01 if needed <= len(best) else 0.0


def ship(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for shipping: Trade while credits are short, else Consume with the shipper that matches."""
    rules = outlook.rules
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Trade | choices.Consume):
            world = outlook.face(choice.world)
            kind, good = rules.worker_index[choice.worker], rules.worker_index[choice.good]
            if isinstance(choice, choices.Trade):
                waste = outlook.named(
                    "matches_a_good", 0.2 * any(outlook.matches(kind, other) for other, _ in outlook.goods)
                )
                credits = outlook.credits(outlook.trade(world), more_bills=2)
                scores.append((outlook.named("credits", credits) - waste, choice))
            else:
                rivals = len(rules.workers[kind].matches_as_shipper)
                spared = outlook.named("matches_other_colours", 0.05 * rivals)
                scores.append((outlook.consume(world, good, kind) - spared, choice))
        elif isinstance(choice, choices.Keep):
            scores.append((outlook.named("next_best_good", _next_best(choice, outlook)), choice))
    return scores


def _next_best(keep: choices.Keep, outlook: Outlook) -> float:
    """Return the earnings of the last shipper with the goods behind the one kept."""
    rules = outlook.rules
    workers = outlook.me.columns[outlook.view.phase]
    here = (outlook.me.tableau.index(rules.face_index[keep.world]), rules.worker_index[keep.good])
    values = []
    for position, (index, lying) in enumerate(zip(outlook.me.tableau, outlook.me.goods, strict=True)):
        for kind in kinds(lying):
            if (position, kind) > here:
                world = rules.faces[index]
                trade = outlook.credits(outlook.trade(world), more_bills=2)
                ways = (trade, *(outlook.consume(world, kind, worker) for worker in kinds(workers)))
                values += [max(ways)] * count(lying, kind)
    values.sort(reverse=True)
    needed = total(workers)
    return values[needed - 1] - 0.01 if needed <= len(values) else 0.0
