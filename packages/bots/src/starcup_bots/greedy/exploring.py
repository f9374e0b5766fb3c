"""Starting tiles and Explore: Scout or Stock, what to abandon, where tiles go."""

from __future__ import annotations

from starcup import Decision
from starcup.roll import Face, choices, total
from starcup_bots.greedy.outlook import Outlook
from starcup_bots.greedy.planning import scout_value
from starcup_bots.greedy.scoring import Scores
from starcup_bots.greedy.trying import offered


def _face(outlook: Outlook, key: str) -> Face:
    return outlook.rules.faces[outlook.rules.face_index[key]]


def choose_start(decision: Decision, outlook: Outlook) -> Scores:
    """Begin with the two sides that are desired most; cheap ones are done sooner."""
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Start):
            faces = _face(outlook, choice.development), _face(outlook, choice.world)
            worth = sum(outlook.desire(face) - outlook.named("slow_to_build", 0.3 * face.cost) for face in faces)
            scores.append((worth, choice))
    return scores


def explore(decision: Decision, outlook: Outlook) -> Scores:
    """Scout for tiles, or Stock with the colour of explorer that brings most."""
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
    task = max((worth for worth, _ in scores), default=0.0)  # is still there when a power has had its say
    return [*scores, *((task + gained, choice) for gained, choice in offered(decision, outlook))]


def abandon(decision: Decision, outlook: Outlook) -> Scores:
    """Draw, unless a tile that nobody works on is too poor to be built."""
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.DrawTiles):
            scores.append((0.0, choice))
        elif isinstance(choice, choices.Abandon):
            face = _face(outlook, choice.face)
            begun = outlook.stacks[face.is_world][:1] == [face] and total(outlook.lying(face.is_world)) > 0
            if begun:
                scores.append((outlook.named("work_begun", -1.0), choice))
            else:
                scores.append((outlook.named("abandoning", outlook.weights.bad_tile) - outlook.desire(face), choice))
    return scores


def place(decision: Decision, outlook: Outlook) -> Scores:
    """The side and stack that are desired most, with an eye to the stack that is nearly done."""
    scores: Scores = []
    for choice in decision.legal:
        if isinstance(choice, choices.Place):
            face = _face(outlook, choice.face)
            waiting = outlook.missing(face.is_world)
            force = outlook.workforce("settle" if face.is_world else "develop")
            wait = waiting / max(0.5, force)
            on_top = 0.2 if choice.where == "top" and waiting and not outlook.lying(face.is_world) else 0.0
            waits = outlook.named("queue", outlook.weights.queueing * wait)
            scores.append((outlook.desire(face) - waits + outlook.named("on_top", on_top), choice))
    return scores


def give_up(decision: Decision, outlook: Outlook) -> Scores:
    """Give back the tile that is desired least."""
    return [
        (-outlook.desire(_face(outlook, choice.face)), choice)
        for choice in decision.legal
        if isinstance(choice, choices.GiveUp)
    ]
