"""Powers stated as data, in any game: the public API for authors of a vocabulary.

The common words are numbers, a :class:`Condition` on a count, and an :class:`Amount`, which may depend on one. A game
adds its nouns: classes of things to count, each as a condition and as a :class:`CountedAmount`, and a function that
counts them on its table; :func:`condition` and :func:`amount_of` make functions of them. A :class:`TermReader` reads
files in these words.
"""

from starcup.terms.amounts import amount_of, condition
from starcup.terms.reading import TermReader
from starcup.terms.words import Amount, Condition, CountedAmount, Positive, Signed, Term, Total, Whole

__all__ = [
    "Amount",
    "Condition",
    "CountedAmount",
    "Positive",
    "Signed",
    "Term",
    "TermReader",
    "Total",
    "Whole",
    "amount_of",
    "condition",
]
