"""Lines: a scene drawn as lines of text, and typed lines read as answers, for any game, width and language.

:class:`Lines` draws; it is used by the terminal, and by whoever else shows or sends text: pipes, screen readers,
notebooks, language models. :class:`AnswerReader` finds the option that a typed line means, :class:`Draft` picks several
items.
"""

from starcup.lines.draft import Draft, Misnamed
from starcup.lines.drawing import Lines
from starcup.lines.layout import LONG_LIST, Style
from starcup.lines.places import is_empty, is_number
from starcup.lines.reading import AnswerReader, Numbered, keyed, numbered, plain_words

__all__ = [
    "LONG_LIST",
    "AnswerReader",
    "Draft",
    "Lines",
    "Misnamed",
    "Numbered",
    "Style",
    "is_empty",
    "is_number",
    "keyed",
    "numbered",
    "plain_words",
]
