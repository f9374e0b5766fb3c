"""Words: everything that people read of a game, at a terminal and elsewhere.

A game's words are a subclass of :class:`Words`, which its :class:`~starcup.games.GameDefinition` names. The functions
make lines that fit the screen.
"""

from starcup.packs.glossary import GlossaryEntry
from starcup.packs.rule_texts import Rule
from starcup.words.base import Words, words_of
from starcup.words.challenges import Challenge
from starcup.words.entries import Explained, Piece
from starcup.words.layout import Row, grid, in_columns, rows
from starcup.words.lessons import Lessons
from starcup.words.plain import event_sentence, fields_board, row, score_table
from starcup.words.telling import Telling, live, of_round
from starcup.words.text import WIDTH, counted, cut, printable, sentence, several, width, wrap

__all__ = [
    "WIDTH",
    "Challenge",
    "Explained",
    "GlossaryEntry",
    "Lessons",
    "Piece",
    "Row",
    "Rule",
    "Telling",
    "Words",
    "counted",
    "cut",
    "event_sentence",
    "fields_board",
    "grid",
    "in_columns",
    "live",
    "of_round",
    "printable",
    "row",
    "rows",
    "score_table",
    "sentence",
    "several",
    "width",
    "words_of",
    "wrap",
]
