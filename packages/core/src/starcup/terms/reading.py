"""The reader of files with terms: it knows the common words, and which class a count is read as."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.packs.strict import Reader
from starcup.terms.words import LIMIT, Amount, Condition, FlatAmount, Positive, Signed, Total, Whole


class TermReader(Reader):
    """A reader that knows the common words of terms, and the nouns of a game.

    Args:
        conditions: the class that a condition is read as, by its ``each``.
        amounts: the same of amounts; an amount without ``each`` is a number.
    """

    def __init__(self, conditions: Mapping[str, type[Condition]], amounts: Mapping[str, type[Amount]]) -> None:
        super().__init__()
        self.numbers(Whole, 0, LIMIT)
        self.numbers(Positive, 1, LIMIT)
        self.numbers(Signed, -LIMIT, LIMIT)
        self.choose_by(Condition, "each", "something to count", conditions)
        self.choose_by(Amount, "each", "something to count", amounts, FlatAmount)
        self.several(Total, Amount, "flat")
