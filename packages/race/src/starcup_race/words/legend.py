"""The words on the board, and what they mean."""

from __future__ import annotations

LEGEND: tuple[tuple[str, str], ...] = (
    ("VP 9", "VP so far: in chips, printed on the cards placed, and those of each six-cost development"),
    ("Cards 3 of 12", "cards in the tableau; the game ends with the round in which somebody has 12"),
    ("VP pool", "the chips that are left; the game ends with the round in which the last is taken"),
    ("good", "a good lies on that world: Novelty sells for 2 cards, Rare 3, Genes 4, Alien 5, and more by powers"),
    ("production", "the world gets a good in Produce"),
    ("windfall", "the world gets a good when it is placed; later only by a power or the bonus of Produce"),
    ("Military", "with as much as its defense a military world is yours for nothing"),
    ("discount", "you pay so many cards less"),
    ("I to V", "the phases in which a card of a tableau has powers"),
    ("cost 3 (2 for you)", "the printed cost, and what you would pay now"),
    ("defense 2 (you 1)", "a military world, and the military that you have against it"),
    ("2 cards short", "you can't place it now; it is good to pay with"),
)
"""The words on the board, each with its meaning."""
