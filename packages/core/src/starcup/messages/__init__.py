"""Messages: texts for people that are put into a language late.

Rules, scenes and events tell what they mean by a :class:`Message`; a :class:`Language` has the words. Those of a game
are in ``locales/LANGUAGE/*.ftl`` of its package, a pack's in the same folder of the pack, written in Fluent
(https://projectfluent.org).
"""

from starcup.kernel.messages import NOTHING, Arg, Message, Player, thing_name, verbatim
from starcup.kernel.roles import Names, SeatNumber
from starcup.messages.checking import Comparison, compare
from starcup.messages.language import (
    ENGLISH,
    PSEUDO,
    Language,
    english,
    language_of,
    language_of_game,
    languages_of,
    languages_of_game,
)
from starcup.messages.pseudo import unmarked_words

__all__ = [
    "ENGLISH",
    "NOTHING",
    "PSEUDO",
    "Arg",
    "Comparison",
    "Language",
    "Message",
    "Names",
    "Player",
    "SeatNumber",
    "compare",
    "english",
    "language_of",
    "language_of_game",
    "languages_of",
    "languages_of_game",
    "thing_name",
    "unmarked_words",
    "verbatim",
]
