"""The words on the board, and what they mean."""

from __future__ import annotations

LEGEND: tuple[tuple[str, str], ...] = (
    ("5 VP energy", "a planet counts 5 VP for who colonises it; a ship there brings energy when energy is activated"),
    ("econ 3", "its track: an economy track of 3 spaces and the symbol; dipl 3: a diplomacy track"),
    ("Ann 2/4", "Ann's ship is on space 2 of that track; at 4, the symbol, she colonises the planet"),
    ("Ann landed", "Ann's ship is on the surface: it brings the resource, but does not advance"),
    ("galaxy, home", "the own galaxy; ships there bring energy, too"),
    ("2 energy -> ...", "the price of an action, then what it does"),
    ("(own turn)", "the action works only in its user's own turn, not when he follows"),
    ("(once)", "the action works once per turn"),
    ("level 2", "the level of the empire: it gives dice, ships and VP"),
    ("Your dice", "the unused ones, which can be activated, re-rolled or converted; then those activated"),
    ("follow", "when another player activates a die, pay 1 culture to carry out its action, too"),
    ("energy 0/6", "in a solo game the rebel's energy: when it is full, its level rises; full culture: an extra turn"),
    ("Colony die", "what the rebel does to you when it rolls the colony face: the attack of its level"),
    ("*", "in a solo game: a number that is not known from a printed rebel board, a stand-in"),
)
"""The words on the board, each with its meaning."""
