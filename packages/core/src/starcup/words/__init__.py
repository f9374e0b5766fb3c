"""Words: everything that people read of a game, at a terminal and elsewhere.

A game's words are a subclass of :class:`Words`, which its :class:`~starcup.games.GameDefinition` names. The functions
make lines that fit the screen.
"""

from starcup.words.base import Words, words_of
from starcup.words.challenges import Challenge
from starcup.words.entries import Explained, Piece
from starcup.words.layout import NumberedLine, grid, rows
from starcup.words.lessons import Lessons, Moment
from starcup.words.plain import event_sentence, labelled
from starcup.words.telling import Telling, live, of_round
from starcup.words.text import WIDTH, counted, cut, sentence, several, width, wrap

__all__ = [
    "WIDTH",
    "Challenge",
    "Explained",
    "Lessons",
    "Moment",
    "NumberedLine",
    "Piece",
    "Telling",
    "Words",
    "counted",
    "cut",
    "event_sentence",
    "grid",
    "labelled",
    "live",
    "of_round",
    "rows",
    "sentence",
    "several",
    "width",
    "words_of",
    "wrap",
]
