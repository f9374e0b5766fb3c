"""Terms: the common parts of vocabularies in which powers are stated as data; a game adds its nouns."""

from starcup.terms.amounts import Counter, Number, amount_of, condition
from starcup.terms.placing import plugin_of
from starcup.terms.words import (
    Amount,
    Condition,
    CountedAmount,
    FlatAmount,
    Positive,
    Signed,
    Term,
    Total,
    Whole,
    only_one,
)

__all__ = [
    "Amount",
    "Condition",
    "CountedAmount",
    "Counter",
    "FlatAmount",
    "Number",
    "Positive",
    "Signed",
    "Term",
    "Total",
    "Whole",
    "amount_of",
    "condition",
    "only_one",
    "plugin_of",
]
