"""The language of what people read: that of ``--language``, else that of the environment, chosen as gettext does."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starcup.messages import Arg, Language

# Nothing of `starcup` is imported here before words are needed: `starcup --help` waits for what is.
ENGLISH = "en"
OPTION = "--language"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name the locale: the first one that is set counts."""
LIST = "LANGUAGE"
"""The environment variable that names languages, the best first; it counts unless the locale is ``C``."""
_TAG = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")
_asked: list[str | None] = [None]
"""The language that ``--language`` names, of the command that runs last."""


def wanted(environment: Mapping[str, str] | None = None) -> list[str]:
    """Return the tags of the languages that the environment asks for, the best first; none means English.

    >>> wanted({"LANG": "es_ES.UTF-8"})
    ['es-ES']
    >>> wanted({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr_CA:fr:en"})
    ['fr-CA', 'fr', 'en', 'de-DE']
    >>> wanted({"LC_ALL": "C", "LANG": "es_ES.UTF-8", "LANGUAGE": "fr"})
    []
    """
    given = os.environ if environment is None else environment
    locale = next(filter(None, (given.get(name, "") for name in VARIABLES)), "")
    if locale and not _tag(locale):
        return []
    tags = dict.fromkeys(map(_tag, (*given.get(LIST, "").split(":"), locale)))
    return [tag for tag in tags if tag]


def _tag(locale: str) -> str:
    """Return the language tag of a locale such as ``es_ES.UTF-8@euro``; empty for ``C``, ``POSIX`` and what is none."""
    name = locale.partition("@")[0].partition(".")[0].replace("_", "-")
    return name if _TAG.fullmatch(name) and name != "POSIX" else ""


def fitting(tag: str, known: Collection[str]) -> str:
    """Return the tag of the words that a language has: its own, or those without its region; empty if it has none."""
    return next((candidate for candidate in (tag, tag.partition("-")[0]) if candidate in known), "")


def taken_out(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """Return the arguments of a command without ``--language TAG`` or ``--language=TAG``, and the last TAG.

    >>> taken_out(["play", "--language", "es", "--seed", "1"])
    (['play', '--seed', '1'], 'es')
    """
    others, tag, left = list[str](), None, list(arguments)
    while left:
        word = left.pop(0)
        name, equals, value = word.partition("=")
        if name == OPTION and (equals or left):
            tag = value if equals else left.pop(0)
        else:
            others.append(word)
    return others, tag


@contextmanager
def asked_for(tag: str | None) -> Iterator[None]:
    """Speak a language within this; None: that of the environment."""
    _asked.append(tag)
    try:
        yield
    finally:
        _asked.pop()


def asked() -> str | None:
    """Return the tag that ``--language`` names, of the command that runs last; None without it."""
    return _asked[-1]


def of_command() -> str:
    """Return the language of the command line itself: of help, errors, and lists that are of no single game."""
    tag = asked()
    tags = wanted() if tag is None else [_tag(tag)]
    first = next(filter(None, tags), ENGLISH)
    if first.partition("-")[0] == ENGLISH:
        return first if "-x-" in first else ENGLISH
    known = own_languages()
    return next(filter(None, (fitting(tag, known) for tag in tags)), ENGLISH)


def own_languages() -> set[str]:
    """Return the tags of the languages in which there are words of the command line."""
    from importlib import resources

    return {entry.name for entry in (resources.files(__package__) / "locales").iterdir()}


def command_language() -> Language:
    """Return the words of the command line itself, in the language of :func:`of_command`."""
    return _language(of_command())


@lru_cache(maxsize=8)
def _language(tag: str) -> Language:
    from importlib import resources

    from starcup.messages import Language

    return Language(tag, [resources.files(__package__)])


def command_text(name: str, /, **args: Arg) -> str:
    """Return a message of the command line that belongs to no game, by its id."""
    from starcup.messages import Message

    return command_language().text(Message(name, **args))


def problem(name: str, /, **args: Arg) -> str:
    """Return what is wrong, for an error: the words of ``error-NAME``."""
    return command_text(f"error-{name}", **args)
