"""The questions in words."""

from __future__ import annotations

from starcup import Decision, Picks
from starcup.words import several
from starcup_tiny_epic._rules.acting import acquired
from starcup_tiny_epic._rules.colonising import ChooseAdvance
from starcup_tiny_epic._rules.following import AskFollow, follow_price
from starcup_tiny_epic._rules.rebel import rebel_possible
from starcup_tiny_epic._rules.resource_deeds import ChooseAmount, ChooseVictim
from starcup_tiny_epic._rules.ship_deeds import ChoosePushed
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import CULTURE, ENERGY, FACES, RESOURCES, TRACKS
from starcup_tiny_epic._rules.using import Landing
from starcup_tiny_epic.words.names import amounts
from starcup_tiny_epic.words.planet_words import gist

_FIXED = {
    "mission": "You keep one of two secret missions: which? It counts at the end of the game.",
    "turn": "What do you do with your dice?",
    "re-roll": "Which dice do you re-roll?",
    "free-re-roll": "Which dice do you re-roll for nothing?",
    "convert": "Which two dice do you put into the converter? You then turn a third one.",
    "convert-face": "Which die do you turn, and to which face?",
    "move": "Which ship do you move, and where to?",
    "colony": "Do you upgrade your empire, or use a colony?",
    "pull-back": "Which ship of yours goes back? A different one then goes forward.",
    "recall": "Which ship returns to your galaxy?",
    "gain": "Which resource do you gain?",
    "relocate": "Which ship changes its track, and to which?",
    "remove": "Which planet do you remove from the row?",
    "any-action": "Which die action do you carry out?",
    "repeat": "The action of which die do you carry out once more?",
    "use-row": "Which planet of the row do you use?",
    "use-others": "Which colony of another player do you use?",
    "push-own": "The rebel attacks: which ship of yours goes back 1 space?",
    "give": "Which resources do you give the rebel?",
}


def question(table: EpicTable, decision: Decision, seats: list[str]) -> str:
    """Return a question as a text."""
    step, answers = decision.step, decision.answers
    most = answers.most if isinstance(answers, Picks) else 0
    match step:
        case AskFollow():
            return _follow(table, step, seats)
        case Landing(_, planet):
            landed = table.rules.planets[planet]
            return f"You landed on {landed.name}: {gist(landed, table.rules)}. Do you use it?"
        case ChooseAdvance():
            along = f" along {_article(TRACKS[step.track])} track" if step.track >= 0 else ""
            return f"Which ship advances {several(step.steps, 'space')}{along}?"
        case ChoosePushed():
            ships = "ship of another player do" if most == 1 else f"{most} ships of other players do"
            return f"Which {ships} you push back {several(step.steps, 'space')}?"
        case ChooseAmount():
            return f"How much {RESOURCES[step.give]} do you turn into {RESOURCES[1 - step.give]}?"
        case ChooseVictim():
            return f"From whom do you take {amounts(step.energy, step.culture)}?"
        case _:
            pass
    empire = table.empires[decision.seat]
    match decision.kind:
        case "give-up":
            return f"Which {most} unused dice do you give up?"
        case "upgrade" | "upgrade-mixed":
            return f"How do you pay for level {empire.level + 1}?"
        case "rebel-die":
            face = FACES[table.unused[0]] if table.unused else "a die"
            useless = table.unused and not rebel_possible(table, table.unused[0])
            of_use = f"{face}, which is of no use to it" if useless else face
            return f"The rebel rolled {of_use}. Do you pay 1 energy and 1 culture to make it roll again?"
        case "give":
            return f"The rebel takes {several(most, 'resource')}: which do you give?"
        case kind:
            return _FIXED.get(kind, decision.question)


def _article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def _follow(table: EpicTable, step: AskFollow, seats: list[str]) -> str:
    """Return the question whether a die is followed, with what that costs and brings."""
    price = follow_price(table, step.free)
    costs = f"{price} culture" if price else "nothing"
    brings = ""
    if step.face in (ENERGY, CULTURE):
        empire = table.empires[step.seat]
        has = empire.energy if step.face == ENERGY else empire.culture - price
        gained = min(acquired(table, step.seat, step.face), table.most(step.seat) - has)
        brings = f" and gain {gained} {FACES[step.face]}"
    did = "carries out" if step.free else "activated"  # without a die, by the action of a planet
    return f"{seats[step.leader]} {did} {FACES[step.face]}. Do you follow for {costs}{brings}?"
