"""Explanations of the signs on the board and in the questions."""

from __future__ import annotations

LEGEND = (
    ("Cup", "the dice that you roll next round; 'Home x2' are two Home dice"),
    ("Citizenry", "dice that have worked; $1 each brings them back into the cup"),
    ("Your dice", "what you rolled: the phase in which each die will work"),
    ("Worlds", "planets: colour, VP; a die on one is a good, to sell or use up"),
    ("Developments", "what you have built: VP, and the phase of its power"),
    ("To develop", "to be built, first one first; '1 of 4 dice': it needs 3 more"),
    ("To settle", "worlds to be settled, likewise"),
    ("$", "credits, 10 at most, to bring dice back from Citizenry"),
    ("VP", "victory points, in chips and on tiles; the most of them win"),
    ("squares", "with 12, or no VP chips left, the game ends after the round"),
    ("I Explore", "draw tiles to be built, or take $2"),
    ("II, III", "Develop and Settle: build developments, settle worlds"),
    ("IV Produce", "put dice as goods on worlds"),
    ("V Ship", "sell goods for $ (Trade), or use them up for VP (Consume)"),
)
"""Words on the screen, and their meanings."""
