"""Files ``powers/KEY.toml``: the names that terms may use, and the reader of them."""

from __future__ import annotations

from functools import lru_cache

from attrs import fields

from starcup.making import frozen
from starcup.packed import TERMS, Document, PowerFile, Reader, Unquoted
from starcup.roll._rules import term_words, terms
from starcup.roll._rules.terms import PowerTable
from starcup.terms import Amount, Condition, TermReader

Keys = tuple[str, ...]
PYTHON_ONLY = "tasks_done", "explore_choices", "worker_used", "cost_now", "completion_choices", "trade_forbidden"
"""Hooks that need code: a power that has one is a module."""


_COUNTS: tuple[tuple[tuple[str, ...], type[Amount], type[Condition]], ...] = (
    (("tile", "development", "world"), term_words.TileAmount, term_words.TileCondition),
    (("die",), term_words.DiceAmount, term_words.DiceCondition),
    (("good",), term_words.GoodAmount, term_words.GoodCondition),
    (("credit", "chip"), term_words.MoneyAmount, term_words.MoneyCondition),
)
"""The classes that a count is read as, by its ``each``."""
AMOUNTS = {each: amount for names, amount, _ in _COUNTS for each in names}
CONDITIONS = {each: condition for names, _, condition in _COUNTS for each in names}


@frozen
class TilePower(PowerFile):
    """The file of a power: what people read about it, and its terms; none if it is a module."""

    power: PowerTable | None = None


def check_terms(document: Document) -> None:
    """Note a fault for an empty table of terms, and for hooks that need a module; these are taken out."""
    table = document.data.get(TERMS)
    if isinstance(table, dict):
        if not table:
            document.fault((TERMS,), "at least one hook", table)
        document.data[TERMS] = {hook: term for hook, term in table.items() if hook not in PYTHON_ONLY}
        expected = f"one of {', '.join(attribute.name for attribute in fields(PowerTable))}"
        for hook in table:
            if hook in PYTHON_ONLY:
                document.fault((TERMS, hook), expected, Unquoted(f"{hook!r}, for which a power needs a module"))


@lru_cache(maxsize=8)
def make_reader(*, dice: Keys, worlds: Keys, phases: Keys, faces: Keys, unread: Keys = ()) -> Reader:
    """Return a reader that knows all types of the vocabulary, with these names for terms to use.

    ``unread`` are keys of entries with other faults: terms may use them, but they are never suggested.
    """
    reader = TermReader(CONDITIONS, AMOUNTS)
    reader.names(term_words.DieKey, "a die colour", dice, unread)
    reader.names(term_words.WorldKey, "a world colour", worlds, unread)
    reader.names(term_words.PhaseKey, "a phase", phases)
    reader.keys(term_words.FaceKey, "the key of a tile", faces, unread)
    reader.names(term_words.Target, "any, selected or a phase", ("any", "selected", *phases))
    reader.several(term_words.Targets, term_words.Target)
    reader.several(terms.ReassignTerms, terms.ReassignTerm)
    reader.several(terms.DiscountTerms, terms.DiscountTerm)
    reader.several(terms.WorldTotal, terms.WorldAmount, "amount")
    reader.several(terms.FaceTotal, terms.FaceAmount, "amount")
    return reader
