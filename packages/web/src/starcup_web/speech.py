"""The languages in which the table speaks, and which of them a reader gets."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from starcup import Ruleset
from starcup.messages import ENGLISH, PSEUDO, Language, languages_of

HOME = "starcup_web"
FOLDER = "locales"


@cache
def spoken() -> tuple[str, ...]:
    """Return the tags of the languages in which there are words of the table, English first."""
    tags = {place.name for place in (resources.files(HOME) / FOLDER).iterdir() if place.is_dir()}
    return (ENGLISH, *sorted(tags - {ENGLISH}))


def fitting(code: str, known: Collection[str]) -> str:
    """Return the tag of the words for a language: its own, or those without its region; empty if there are none."""
    if code == PSEUDO:
        return code
    return next((one for one in (code, code.partition("-")[0]) if one in known), "")


def accepted(header: str) -> str:
    """Return the language of the table that a browser likes best, by its header ``Accept-Language``.

    >>> accepted("de, fr-CH;q=0.9, en;q=0.5"), accepted("")
    ('fr', 'en')
    """
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, weight = part.strip().partition(";")
        try:
            liking = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            liking = 0.0
        if liking > 0:
            wanted.append((-liking, place, tag.strip()))
    known = spoken()
    return next(filter(None, (fitting(tag, known) for _, _, tag in sorted(wanted))), ENGLISH)


def table_words(code: str) -> tuple[str, str]:
    """Return the table's own words in a language, and the tag of it; English if it has none in that one."""
    tag = fitting(code, spoken()) or ENGLISH
    place = resources.files(HOME) / FOLDER / (ENGLISH if tag == PSEUDO else tag) / "web.ftl"
    return place.read_text(encoding="utf-8"), tag


def known_in(code: str, home: Traversable) -> str:
    """Return the language of the words in a folder: the one asked for, or English if it has none in that one."""
    folder = home / FOLDER
    return fitting(code, {place.name for place in folder.iterdir()} if folder.is_dir() else ()) or ENGLISH


def of_game(rules: Ruleset, code: str) -> str:
    """Return the language in which a game is told: English if only the table itself speaks the one asked for."""
    return fitting(code, _languages(rules)) or (ENGLISH if fitting(code, spoken()) else code)


@lru_cache(maxsize=64)
def _languages(rules: Ruleset) -> frozenset[str]:
    return frozenset(languages_of(rules))


def said(code: str, homes: Iterable[Traversable] = ()) -> Language:
    """Return the table's own words as a language, for what the server itself says."""
    return Language(fitting(code, spoken()) or ENGLISH, (*homes, resources.files(HOME)))
