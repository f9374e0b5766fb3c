"""Words: what people look up in a game, at a terminal and elsewhere; its lessons, and challenges for one player.

A game's words are a subclass of :class:`Words`, which its :class:`~starcup.games.GameDefinition` names.
"""

from starcup.words.base import Words, words_of
from starcup.words.challenges import Challenge
from starcup.words.entries import Entry, Explained
from starcup.words.finding import find_pieces, find_rules, rules_by_chapter
from starcup.words.lessons import Lessons, Moment
from starcup.words.text import counted, several, width, within, wrap

__all__ = [
    "Challenge",
    "Entry",
    "Explained",
    "Lessons",
    "Moment",
    "Words",
    "counted",
    "find_pieces",
    "find_rules",
    "rules_by_chapter",
    "several",
    "width",
    "within",
    "words_of",
    "wrap",
]
