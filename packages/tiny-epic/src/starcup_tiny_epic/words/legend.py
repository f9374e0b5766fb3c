"""The words on the table, and what they mean."""

from __future__ import annotations

LEGEND: tuple[tuple[str, str], ...] = (
    ("5 VP, energy", "a planet counts 5 VP for who colonises it; a ship there brings energy when energy is activated"),
    ("economy 4", "its track: an economy track of 4 steps; the last one colonises the planet"),
    ("your ship 2/4", "your ship has made 2 of the 4 steps; 0/4 is the start"),
    ("ship of Ann landed", "Ann's ship is on the surface: it brings the resource, but does not advance"),
    ("ship at home", "a ship in the own galaxy; it brings energy, too"),
    ("pay 2 energy: ...", "the price of an action, then what it does"),
    ("(own turn)", "the action works only in its user's own turn, not when he follows"),
    ("(once)", "the action works once per turn"),
    ("Level 2 of 6", "the level of the empire: it gives dice, ships and VP"),
    ("Your dice", "the unused ones, which can be activated, re-rolled or converted; below them those activated"),
    ("follow", "when another player activates a die, pay 1 culture to carry out its action, too"),
    ("Rebel", "your opponent in a solo game: with full energy its level rises, with full culture it has an extra turn"),
    ("colony die", "what the rebel does to you when it rolls the colony face: the attack of its level"),
    ("stand-in", "a number that is not known from a printed rebel board"),
)
"""The words on the table, each with its meaning."""
