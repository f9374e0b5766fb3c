"""What stands on the board and in the questions, explained."""

from __future__ import annotations

from starcup_cli.names import wrap

LEGEND = (
    ("Cup", "dice that you will roll when the next round begins"),
    ("Citizenry", "dice that have worked; at the end of the round $1 each brings them back into the cup"),
    ("Your dice", "what you have rolled, by the phase in which each die is going to work; hidden from the others"),
    ("Workers", "dice that work in a phase of this round"),
    ("Worlds", "your planets: colour and VP; a die on one is a good, which Ship sells for $ or uses up for VP"),
    ("Developments", "what you have built, its VP, and the phase or step in which its power counts"),
    ("To develop", "developments waiting to be built: '1 of 4 dice' means that the first needs 3 more"),
    ("To settle", "worlds waiting to be settled, likewise"),
    ("Drawn", "tiles just drawn, a development on one side and a world on the other: you choose a side"),
    ("$", "credits, 10 at most; they bring dice back from Citizenry"),
    ("VP", "victory points. Chips and tiles count; the game is won by most"),
    ("squares", "the size of an empire; with 12 of them, or without VP chips left, the game ends after the round"),
    ("Home x2", "two Home dice; Home, Military, Consumption, Novelty, ... are the colours of dice"),
    ("Phases", "I Explore: draw tiles or take $. II Develop, III Settle: build. IV Produce: goods. V Ship: sell them"),
)
"""Words on the screen, and what they mean."""


def legend() -> list[str]:
    """The legend, in lines that fit the screen."""
    return [line for word, means in LEGEND for line in wrap(f"{word:<13} {means}", "  ", " " * 16)]
