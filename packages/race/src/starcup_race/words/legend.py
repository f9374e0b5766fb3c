"""The words on the board, and what they mean."""

from __future__ import annotations

LEGEND: tuple[tuple[str, str], ...] = (
    ("9 VP (...)", "VP so far: in chips, printed on the cards placed, and those of each six-cost development"),
    ("3/12 placed", "cards in the tableau; the game ends with the round in which somebody has 12"),
    ("VP pool", "the chips that are left; the game ends with the round in which the last is taken"),
    ("Genes good", "a good lies on that world: Novelty sells for 2 cards, Rare 3, Genes 4, Alien 5"),
    ("Rare empty", "the world has no good; it gets one in Produce"),
    ("windfall", "the world gets a good when it is placed; later only by a power or the bonus of Produce"),
    ("military", "with as much as its defense a military world is yours for nothing"),
    ("worlds -1", "discounts: you pay so many cards less"),
    ("Hand: now", "cards that you could place now, if the phase comes, with what you would pay"),
    ("To develop", "the same in a long hand: developments; 'To settle' has the worlds; 'hand' tells what each does"),
    ("Not yet", "cards that you can't place now, with the reason; they are good to pay with"),
)
"""The words on the board, each with its meaning."""
