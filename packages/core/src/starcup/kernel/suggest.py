"""Nearest names, for refusals that help."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(name: str, names: Iterable[str]) -> str | None:
    """The one of ``names`` most like ``name``, or None when nothing comes near.

    >>> nearest("develp", ["explore", "develop", "settle"])
    'develop'
    >>> nearest("zzz", ["explore"]) is None
    True
    """
    from difflib import get_close_matches  # only ever needed on the way to an error

    known = {candidate.lower(): candidate for candidate in names}
    found = get_close_matches(name.lower(), known, n=1, cutoff=0.5)
    if not found:
        found = [key for key in known if name and (key.startswith(name.lower()) or name.lower() in key)][:1]
    return known[found[0]] if found else None


def hint(name: str, names: Iterable[str]) -> str:
    """``" (did you mean 'x'?)"`` or an empty string, to end a message with.

    >>> hint("settel", ["explore", "settle"])
    " (did you mean 'settle'?)"
    """
    found = nearest(name, names)
    return f" (did you mean {found!r}?)" if found else ""
