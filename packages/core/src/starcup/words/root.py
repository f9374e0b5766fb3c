"""The root of the words of a game: its ruleset, and the language of the reader."""

from __future__ import annotations

from typing import Generic

from starcup.kernel.messages import Arg, Message
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.messages.language import Language, language_of


class RootWords(Generic[TableT, ViewT]):
    """Base of everything that puts one game into words.

    Args:
        ruleset: the rules of the game.
        language: that of the reader; None: English.
    """

    def __init__(self, ruleset: Ruleset[TableT, ViewT], language: Language | None = None) -> None:
        self.ruleset: Ruleset[TableT, ViewT] = ruleset
        self.language: Language = language_of(ruleset) if language is None else language

    def told(self, name: str, text: str = "", **args: Arg) -> str:
        """Return a text in the language of the reader: the words of an id, or the text as the data have it.

        Args:
            name: the id.
            text: the English text of the data, word for word; empty: the catalogues have the words.
            **args: what the words are about.
        """
        return self.language.text(Message(name, text, **args))
