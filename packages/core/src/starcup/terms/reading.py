"""The reader of files with terms: it knows the common words, and which class a count is read as."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.kernel.suggest import nearest_name
from starcup.packs.faults import Unquoted, Wrong, choose_one, listed
from starcup.packs.strict import Reader, fields_of
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
        self.choose(Condition, lambda value: _kind_of(value, conditions, None), tuple(conditions.values()))
        kinds = (*amounts.values(), FlatAmount)
        self.choose(Amount, lambda value: _kind_of(value, amounts, FlatAmount), kinds)
        self.several(Total, Amount, "flat")


def _kind_of(value: object, kinds: Mapping[str, type], without: type | None) -> object:
    """Return the class that a count is read as, by ``each``; ``without`` if nothing is counted."""
    if not isinstance(value, dict):
        raise Wrong("a number or a table" if without else "a table", value)
    if "each" in value:
        error = choose_one(value["each"], tuple(kinds), "something to count")
        if error is not None:
            error.field = "each"
            raise error
        return kinds[value["each"]]
    if without is None or not value or set(value) - set(fields_of(without)):
        raise Wrong(f"each ({listed(kinds)})", Unquoted("nothing"), nearest_name("each", value) or "", "each")
    return without
