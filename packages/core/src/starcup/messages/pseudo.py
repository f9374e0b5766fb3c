"""The pseudo-language: English with accents in brackets, which shows every word that goes through no catalogue."""

from __future__ import annotations

import re

OPENS, CLOSES = "⟦", "⟧"
_PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED = "ÀƁĆĎÉḞĜĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹáƀćďéḟĝĥíĵķĺḿńóṕɋŕśťúṽŵẋýź"
_TABLE = str.maketrans(_PLAIN, _ACCENTED)


def accented(text: str) -> str:
    """Return a text with an accent on each letter.

    >>> accented("Settle")
    'Śéťťĺé'
    """
    return text.translate(_TABLE)


def unmarked_words(text: str) -> list[str]:
    """Return the words of a text in the pseudo-language that went through no catalogue.

    Args:
        text: any text that was made in the pseudo-language; names that players typed are found, too.

    >>> unmarked_words("⟦Śéťťĺé⟧ a new world")
    ['new', 'world']
    """
    return re.findall(r"[A-Za-z]{2,}", text)
