"""Scores for starting tiles and Explore: Scout or Stock, the tiles to abandon, the places of new tiles."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Arrangements, Decision, Picks
from starcup.roll import Face, choices
from starcup.roll.dice import total
from starcup_bots.roll.greedy.outlook import Outlook
from starcup_bots.roll.greedy.planning import scout_value
from starcup_bots.roll.greedy.scoring import around
from starcup_bots.roll.greedy.trying import offered
from starcup_bots.weighing import Scores


def choose_start(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for the start: the two sides that are desired most; cheap ones are done sooner."""
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Start):
            faces = outlook.face(choice.development), outlook.face(choice.world)
            worth = outlook.sum_of(
                outlook.desire(face) - outlook.named("slow_to_build", 0.3 * face.cost) for face in faces
            )
            scores.append((worth, choice))
    return scores


def explore(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for Explore: Scout for tiles, or Stock with the colour of explorer that brings most."""
    scores: Scores = []
    rules = outlook.rules
    for choice in decision.legal:
        if isinstance(choice, choices.Scout):
            scores.append((scout_value(outlook), choice))
        elif isinstance(choice, choices.Stock):
            income = rules.numbers.stock_credits
            colour = rules.workers[rules.worker_index[choice.worker]].colour_key
            for fold in outlook.powers.stock_credits:
                income = fold(colour, income)
            scores.append((outlook.named("credits", outlook.credits(income)), choice))
    task = max((worth for worth, _ in scores), default=0.0)  # the task remains after a power
    return [*scores, *((task + gained, choice) for gained, choice in offered(decision, outlook))]


def abandon(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for abandoning tiles that nobody works on and that are too poor to be built; mostly none."""
    answers = decision.answers
    if not isinstance(answers, Picks):
        return []
    gains = {item: _abandoning(outlook.face(item), outlook) for item in answers.offered}

    def worth(items: Sequence[str]) -> float:
        return outlook.sum_of(gains[item] for item in items)

    return around(answers, [item for item, gain in gains.items() if gain > 0], worth)


def _abandoning(face: Face, outlook: Outlook) -> float:
    """Return the gain of abandoning a tile of the own zone."""
    if outlook.stacks[face.is_world][:1] == [face] and total(outlook.lying(face.is_world)) > 0:
        return outlook.named("work_begun", -1.0)
    return outlook.named("abandoning", outlook.weights.bad_tile) - outlook.desire(face)


def place(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for the best places of tiles, taken one by one, and for each of these tiles in its other places."""
    answers = decision.answers
    if not isinstance(answers, Arrangements):
        return []
    laid: list[str] = []
    left = list(answers.things)
    while left:
        best = max((name for names in left for name in names), key=lambda name: _placed([*laid, name], outlook))
        laid.append(best)
        left.remove(next(names for names in left if best in names))
    ways = [laid]
    for number, name in enumerate(laid):
        others = next(names for names in answers.things if name in names)
        ways += [[*laid[:number], other, *laid[number + 1 :]] for other in others if other != name]
    ways_of = {answers.answer(way): way for way in ways}
    return [(_placed(way, outlook), choice) for choice, way in ways_of.items()]


def _placed(names: Sequence[str], outlook: Outlook) -> float:
    """Return the worth of tiles placed one after another."""
    worth: float = outlook.named("queue", 0.0)
    behind = [outlook.missing(False), outlook.missing(True)]
    for name in names:
        key, _, where = name.partition("@")
        face = outlook.face(key)
        waiting = behind[face.is_world]
        force = outlook.workforce("settle" if face.is_world else "develop")
        wait = waiting / max(0.5, force)
        on_top = 0.2 if where == "top" and waiting and not outlook.lying(face.is_world) else 0.0
        waits = outlook.named("queue", outlook.weights.queueing * wait)
        worth = worth + outlook.desire(face) - waits + outlook.named("on_top", on_top)
        behind[face.is_world] += outlook.cost(face)
    return worth


def give_up(decision: Decision, outlook: Outlook) -> Scores:
    """Return scores for giving back the tile that is desired least."""
    return [
        (-outlook.desire(outlook.face(choice.face)), choice)
        for choice in decision.legal
        if isinstance(choice, choices.GiveUp)
    ]
