"""Names of classes and fields: as keys, and in words."""

from __future__ import annotations

import re


def hyphened(kind: type) -> str:
    """Return the name of a class in lower case with hyphens.

    >>> class PlayCard: ...
    >>> hyphened(PlayCard)
    'play-card'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def in_words(name: str) -> str:
    """Return the name of a class, field or key in words.

    >>> in_words("CardSeen"), in_words("at_stake"), in_words("roll-die")
    ('card seen', 'at stake', 'roll die')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").replace("-", " ").strip().lower()
