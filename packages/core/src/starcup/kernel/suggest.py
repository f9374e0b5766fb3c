"""Nearest names and shortened input, for error messages."""

from __future__ import annotations

from collections.abc import Iterable

from starcup.kernel.arguments import is_kind, told

MOST_SHOWN = 80
"""The most characters of an input that a message repeats."""
_MOST_COMPARED = 1_000


def brief(text: str) -> str:
    """Return a text in quotes, to repeat in a message; only its beginning if it is long.

    Args:
        text: the text that was given.

    >>> brief("explore"), len(brief("x" * 4_000))
    ("'explore'", 80)
    """
    text = text if is_kind(text, str) else told(text)
    shown = repr(text[:MOST_SHOWN])
    return shown if len(text) <= MOST_SHOWN and len(shown) <= MOST_SHOWN else f"{shown[: MOST_SHOWN - 4]}...'"


def misspelt(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that a name is a misspelling of; None if it is another word.

    >>> misspelt("tils", ["tiles", "powers"]), misspelt("objectives", ["tiles", "powers"])
    ('tiles', None)
    """
    from difflib import get_close_matches  # only needed for errors

    return next(iter(get_close_matches(name.lower(), known, 1, 0.8)), None)


def nearest_name(name: str, names: Iterable[str]) -> str | None:
    """Return the one of ``names`` nearest to ``name``, or None if none is near.

    Args:
        name: the name that was given.
        names: the valid names.

    >>> nearest_name("develp", ["explore", "develop", "settle"])
    'develop'
    >>> nearest_name("zzz", ["explore"]) is None
    True
    """
    from difflib import get_close_matches  # only needed for errors

    if not is_kind(name, str) or len(name) > _MOST_COMPARED or not is_kind(names, Iterable):
        return None
    known = {candidate.lower(): candidate for candidate in names if is_kind(candidate, str)}
    near = get_close_matches(name.lower(), known, n=1, cutoff=0.5)
    if not near:
        near = [key for key in known if name and (key.startswith(name.lower()) or name.lower() in key)][:1]
    return known[near[0]] if near else None


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """Return ``" (did you mean 'x'?)"`` for the end of a message; an empty string if no name is near.

    Args:
        name: the name that was given.
        names: the valid names.

    >>> did_you_mean("settel", ["explore", "settle"])
    " (did you mean 'settle'?)"
    """
    near = nearest_name(name, names)
    return f" (did you mean {near!r}?)" if near else ""
