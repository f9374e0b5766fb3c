"""The questions in words."""

from __future__ import annotations

from starcup import Decision, Picks
from starcup_race._rules.consume import PowerStep
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import DEVELOP
from starcup_race.words.names import cards_of

_FIXED = {
    "discard-start": "You begin with four cards. Which two of these six do you discard?",
    "action": "Which action do you choose? Everybody does all phases that are chosen.",
    "sell": "Which good do you sell?",
    "consume": "Which consume power do you use next?",
    "guess": "Which cost or defense do you name? A card is turned up; yours if you are right.",
    "windfall": "Which windfall world gets a good?",
}


def question(table: RaceTable, decision: Decision) -> str:
    """Return a question as a text."""
    answers, seat = decision.answers, table.seats[decision.seat]
    most = answers.most if isinstance(answers, Picks) else 0
    placed = table.rules.cards[seat.placed].name if seat.placed >= 0 else ""
    match decision.kind:
        case "action" if most == 2:
            return "Which two actions do you choose? Everybody does all phases that are chosen."
        case "keep":
            drawn = f"Of {cards_of(len(seat.looking))} drawn you keep {most}"
            return f"{drawn}: which?"
        case "place":
            what = "development" if table.phase == DEVELOP else "world"
            if len(decision.legal) == 1:
                return f"You have no {what} that you can place now: Enter passes."
            return f"Which {what} do you place? You pay with cards from your hand."
        case "pay":
            which = "card do" if most == 1 else f"{most} cards do"
            return f"Which {which} you discard to pay for {placed}?"
        case "use-powers" if placed:
            return f"Which powers do you use to place {placed}?"
        case "use-powers":
            return "Do you discard New Military Tactics, though you place no world?"
        case "consume-goods":
            which = "good" if most == 1 else f"{most} goods" if most else "goods"
            return f"Which {which} do you consume{_by(table, decision)}?"
        case "discard-for-chips":
            return f"Which cards do you discard for VP{_by(table, decision)}, {most} at most?"
        case "discard-limit":
            which = "one" if most == 1 else str(most)
            return f"You have {cards_of(len(seat.hand))}, and may keep ten. Which {which} do you discard?"
        case kind:
            return _FIXED.get(kind, decision.question)


def _by(table: RaceTable, decision: Decision) -> str:
    """Return the card whose power is used, and what it gives."""
    step = decision.step
    if not isinstance(step, PowerStep):
        return ""
    use = step.use(table)
    name = table.rules.cards[use.card].name
    return f" with {name} ({use.row.vp} VP each)" if decision.kind == "discard-for-chips" else f" with {name}"
