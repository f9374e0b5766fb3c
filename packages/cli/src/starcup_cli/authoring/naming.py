"""Names for new packs: their validity, and the nearest valid name."""

from __future__ import annotations

import keyword
import re
import sys
import unicodedata
from collections.abc import Collection

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_MOST = 50


def package_of(name: str) -> str:
    """Return the import package of a pack.

    >>> package_of("my-stars")
    'my_stars'
    """
    return name.replace("-", "_")


def title_of(name: str) -> str:
    """Return a pack's name for people.

    >>> title_of("my-stars")
    'My Stars'
    """
    return name.replace("-", " ").title()


def wrong_with(name: str, taken: Collection[str]) -> str:
    """Return the fault of a name for a new pack; empty if it is valid.

    >>> wrong_with("My Stars", [])
    'expected lower-case letters, digits and single hyphens, a letter first'
    >>> wrong_with("json", [])
    "Python itself has a module 'json'"
    """
    package = package_of(name)
    if not _NAME.fullmatch(name):
        return "expected lower-case letters, digits and single hyphens, a letter first"
    if len(name) > _MOST:
        return f"expected at most {_MOST} characters, found {len(name)}"
    if keyword.iskeyword(package) or package in sys.stdlib_module_names:
        return f"Python itself has a module {package!r}" if not keyword.iskeyword(package) else "a word of Python's own"
    if package.startswith("starcup"):
        return "names that begin with starcup are Starcup's own"
    if name in taken:
        return "a pack of that name is installed"
    return ""


def nearest_name(name: str, taken: Collection[str], piece: str) -> str:
    """Return a valid name as similar to ``name`` as possible; ``piece`` is a piece of the pack.

    >>> [nearest_name(name, ["base"], "tile") for name in ("Żółte Gwiazdy!", "7 suns", "base")]
    ['zote-gwiazdy', 'tiles-7-suns', 'base-tiles']
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = "-".join(re.findall(r"[a-z0-9]+", plain))[: _MOST - 6].strip("-") or f"my-{piece}s"
    if not stem[0].isalpha() or stem.startswith("starcup"):
        stem = f"{piece}s-{stem}"
    return f"{stem}-{piece}s" if wrong_with(stem, taken) else stem
