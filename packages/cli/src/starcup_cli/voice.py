"""The terminal's own words and lines: messages in the language of the game at the table, as wide as the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import resources
from itertools import chain

from starcup import Ruleset
from starcup.lines import Lines, Style
from starcup.messages import ENGLISH, PSEUDO, Arg, Language, Message, language_of, languages_of
from starcup.words import Words, width, words_of
from starcup_cli.errors import unknown
from starcup_cli.language_choice import asked, command_text, fitting, own_languages, wanted
from starcup_cli.terminal import LINEAR


def style() -> Style:
    """Return the style for the terminal: as wide as it is; in colour unless the output is none, or NO_COLOR is set."""
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    return Style(width(), colour, bool(os.environ.get(LINEAR)))


def chosen(known: Sequence[str], tag: str | None = None) -> str:
    """Return the language to speak: the one named, else that of ``--language``, else that of the environment."""
    tag = asked() if tag is None else tag
    if tag is None:
        return next(filter(None, (fitting(name, known) for name in wanted())), ENGLISH)
    if tag != PSEUDO and not fitting(tag, known):
        raise unknown("language", tag, known)
    return tag


def check_known() -> None:
    """Refuse a language that ``--language`` names and the command line does not speak."""
    if asked() is not None:
        chosen((ENGLISH, *sorted(own_languages() - {ENGLISH})))


def words_for(ruleset: Ruleset) -> Words:
    """Return the words of a game in the language of the command."""
    return words_of(ruleset, language_of(ruleset, chosen(languages_of(ruleset))))


def terminal_text(words: Words, name: str, /, **args: Arg) -> str:
    """Return one of the terminal's own messages in the language of a game's words, by its id without ``terminal-``."""
    return text_of(words, f"terminal-{name}", **args)


def text_of(words: Words, name: str, /, **args: Arg) -> str:
    """Return a message of the command line in the language of a game's words, by its id."""
    return words.language.with_words(resources.files("starcup_cli")).text(Message(name, **args))


def own_text(name: str, /, **args: Arg) -> str:
    """Return one of the terminal's own messages that belongs to no game, by its id without ``terminal-``."""
    return command_text(f"terminal-{name}", **args)


class Voice:
    """What the terminal says to the person at the seat ``you``, or to several if that is None.

    Without a ``language`` it is that of the command; ``languages`` are those in which input is understood.
    """

    def __init__(self, ruleset: Ruleset, language: str | None, seats: Sequence[str], you: int | None) -> None:
        self.ruleset = ruleset
        self.code: str = chosen(languages_of(ruleset), language)
        self.seats: tuple[str, ...] = tuple(seats)
        self.you = you
        self.language: Language = language_of(ruleset, self.code, seats, you).with_words(resources.files("starcup_cli"))
        english = Language(ENGLISH, self.language.homes, seats, you)
        self.languages: Sequence[Language] = (self.language,) if self.code == ENGLISH else (self.language, english)

    def at(self, you: int | None) -> Voice:
        """Return the same voice for another person."""
        return Voice(self.ruleset, self.code, self.seats, you)

    @property
    def lines(self) -> Lines:
        """What draws for this person on the screen as it is now."""
        return Lines(self.language, style())

    def text(self, message: Message) -> str:
        """Return a message in the language of this person."""
        return self.language.text(message)

    def words(self, name: str, /, **args: Arg) -> str:
        """Return one of the terminal's own messages, by its id without ``terminal-``."""
        return self.language.text(Message(f"terminal-{name}", **args))

    def say(self, name: str, /, **args: Arg) -> list[str]:
        """Return one of the terminal's own messages as lines, further ones indented."""
        return style().sentence(self.words(name, **args))

    def whole(self, name: str, /, **args: Arg) -> list[str]:
        """Return one of the terminal's own messages as one line, however long: paths and commands are to be copied."""
        return [self.words(name, **args)]

    def rows(self, rows: Sequence[tuple[str, str]]) -> list[str]:
        """Return names with explanations beside them."""
        wide = min(13, max((len(name) for name, _ in rows), default=0))
        shape = style()
        parts = (shape.wrap(f"{name:<{wide}} {text}", "  ", " " * (wide + 3)) for name, text in rows)
        return list(chain.from_iterable(parts))
