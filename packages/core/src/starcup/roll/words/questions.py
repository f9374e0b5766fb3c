"""The engine's questions as they are put to people: the decision, and its meaning."""

from __future__ import annotations

QUESTIONS = {
    "choose-start": "Which side of each starting tile do you keep? One tile becomes a development, the other a world.",
    "confirm-start": "Are your starting tiles ready to be shown?",
    "select": "Which phase do you select, and with which die? The phase is sure to take place, and the die works "
    "there, whatever it shows.",
    "assign": "Which phase does each of these dice work in? Their faces leave it to you.",
    "reassign": "Are you ready, or do you move dice first?",
    "reassign-more": "Which die moves, and to which phase?",
    "explore": "What does your next explorer do?",
    "abandon": "Which tiles waiting to be built do you abandon? You draw 1 new tile, and 1 more for each.",
    "place": "Which side of each new tile do you keep, and in which order are they to be built?",
    "construct": "Which dice do you place on this tile?",
    "produce": "Which die becomes a good, and on which world?",
    "ship": "Which good is shipped, how, and with which die?",
    "recall": "Which dice do you take back from tiles and goods, to roll them again? The others stay at work.",
}
"""The questions by kind. The engine asks about one die, world or good after another; here any comes first."""

ONE_TILE = "Which side of this tile do you keep? It waits to be built, behind the others."
ONLY_READY = "Are you ready? There is no way left to move your dice."

STEPS = {
    "select": "Assign",
    "assign": "Assign",
    "reassign": "Assign",
    "reassign-more": "Assign",
    "recruit": "Manage Empire",
    "recall": "Manage Empire",
}
"""The step of the round that a question belongs to, if it is not one of a phase."""

TERMS = {
    "points": "printed VP",
    "work": "dice it takes",
    "site": "site for goods",
    "queue": "waiting in the stack",
    "on_top": "on top of the stack",
    "least_gain": "a move's price",
    "abandoning": "abandoning at all",
    "tie_break": "dice in the cup break ties",
    "use": "usefulness",
    "task_there": "its task",
    "at_hand": "being at hand",
}
"""Names of terms of bots that say too little by themselves; the others are read as they are."""
