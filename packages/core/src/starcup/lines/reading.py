"""Reads typed lines as answers: by number, text, label, or parts of the names of what an option touches."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from attrs import frozen

from starcup.kernel.messages import Message
from starcup.kernel.suggest import nearest_name
from starcup.messages import Language
from starcup.scene import Barred, Option, Piece, Prompt, Scene, Touches

Numbered = Sequence[tuple[int, Option]]
"""Options, each with the number by which it is chosen."""
LEAST = 3
"""The fewest letters that stand for a word that begins so; fewer do where nothing else fits."""
FILLERS = "starcup-lines-fillers"
"""The words between names that mean nothing here, such as "the"."""


def numbered(prompt: Prompt, before: Mapping[str, int] | None = None) -> list[tuple[int, Option]]:
    """Return the options that are listed, with their numbers.

    Args:
        prompt: the question.
        before: the numbers that choices had at the question before: they keep them if all of them had one.
    """
    listed = [option for option in prompt.options if not option.shortcut]
    if before and all(option.choice in before for option in listed):
        return sorted(((before[option.choice], option) for option in listed), key=lambda row: row[0])
    return list(enumerate(listed, 1))


@frozen
class Reading:
    """The options that a typed line may mean.

    Args:
        options: those that fit; one, if it is understood.
        exact: whether it is a number or a whole text, not parts of names.
    """

    options: tuple[Option, ...] = ()
    exact: bool = False

    @property
    def option(self) -> Option | None:
        """The one that is meant; None if several fit, or none."""
        return self.options[0] if len(self.options) == 1 else None


class AnswerReader:
    """Reads what is typed at one question, in the language shown and in English.

    Args:
        scene: what is seen at the question.
        options: the options that are listed, by number.
        languages: those in which texts are understood.
    """

    def __init__(self, scene: Scene, options: Numbered, languages: Sequence[Language]) -> None:
        self._languages = languages
        self._numbers = dict(options)
        self._listed = [option for _, option in options]
        every = scene.prompt.options if scene.prompt is not None else ()
        self._shortcuts = [option for option in every if option.shortcut]
        self._pieces: dict[str, Piece] = {piece.key: piece for _, piece in scene.pieces()}
        self._barred: Sequence[Barred] = scene.prompt.barred if scene.prompt is not None else ()
        self._fillers = {word for language in languages for word in plain_words(language.text(Message(FILLERS)))}

    def read(self, line: str) -> Reading:
        """Return the options that a line may mean.

        Args:
            line: what was typed.
        """
        exact = self.exact(line)
        if exact.options:
            return exact
        typed = self._telling(line)
        if not typed:
            return Reading()
        for options in (self._listed, self._shortcuts):
            fitting = self._fitting(typed, options)
            if fitting:
                return Reading(tuple(fitting))
        begun = [option for option in self._listed if any(_fits(typed, name, 1) for name in self._names(option))]
        return Reading(tuple(begun))

    def exact(self, line: str) -> Reading:
        """Return the option whose number, text or label a line is, or which is called so after its first word.

        Args:
            line: what was typed.
        """
        text = line.strip()
        if text.isascii() and text.isdigit():
            option = self._numbers.get(int(text[:9]))
            return Reading((option,) if option is not None else (), exact=True)
        typed = plain_words(text)
        if not typed:
            return Reading()
        every = [*self._listed, *self._shortcuts]
        for called in (self._texts, self._labels):
            called_so = [option for option in every if typed in called(option)]
            if called_so:
                return Reading(tuple(called_so), exact=True)
        called_so = [option for option in self._listed if typed in [words[1:] for words in self._names(option)]]
        return Reading(tuple(called_so) if len(called_so) == 1 else (), exact=True)

    def barred(self, line: str) -> list[Barred]:
        """Return what is not possible now and may be meant by a line.

        Args:
            line: what was typed.
        """
        typed = self._telling(line)
        return [
            barred
            for barred in self._barred
            if typed and _fits(typed, self._bag(barred.choice, barred.label, barred.touches))
        ]

    def touching(self, line: str) -> list[Option]:
        """Return the options that touch the piece which a line names.

        Args:
            line: what was typed.
        """
        typed = plain_words(line)
        keys = {key for key, piece in self._pieces.items() if typed in self._called(piece)}
        return [option for option in self._listed if keys & set(option.touches.keys)]

    def near(self, line: str) -> str:
        """Return the text of a possible choice that is nearest to what was typed; empty if none is near.

        Args:
            line: what was typed.
        """
        labels = [self._languages[0].text(option.label) for option in self._listed]
        return nearest_name(line, [*labels, *(option.choice for option in self._listed)]) or ""

    # Names.

    def _telling(self, line: str) -> list[str]:
        return self._without_fillers(plain_words(line))

    def _without_fillers(self, words: Iterable[str]) -> list[str]:
        return [word for word in words if word not in self._fillers]

    def _texts(self, option: Option) -> list[list[str]]:
        return [plain_words(option.choice)]

    def _labels(self, option: Option) -> list[list[str]]:
        return [plain_words(language.text(option.label)) for language in self._languages]

    def _names(self, option: Option) -> list[list[str]]:
        return [*self._texts(option), *self._labels(option)]

    def _called(self, piece: Piece) -> list[list[str]]:
        titles = [language.text(piece.title) for language in self._languages]
        return [plain_words(text) for text in (*titles, piece.entry) if text]

    def _bag(self, choice: str, label: Message, touches: Touches) -> list[str]:
        """Return all words by which a choice may be named."""
        pieces = [self._pieces[key] for key in touches.keys if key in self._pieces]
        badges = [language.text(badge) for piece in pieces for badge in piece.badges for language in self._languages]
        names = chain(
            [plain_words(choice)],
            (plain_words(language.text(label)) for language in self._languages),
            (name for piece in pieces for name in self._called(piece)),
            map(plain_words, badges),
        )
        return list(chain.from_iterable(names))

    def _fitting(self, typed: Sequence[str], options: Iterable[Option]) -> list[Option]:
        """Return the options of which all typed words are parts: whole words before beginnings, all before some."""
        bags = [(option, self._bag(option.choice, option.label, option.touches)) for option in options]
        bags = [(option, bag) for option, bag in bags if _fits(typed, bag)]
        whole = [(option, bag) for option, bag in bags if all(word in bag for word in typed)] or bags
        named = [
            option
            for option, _ in whole
            if any(sorted(typed) == sorted(self._without_fillers(name)) for name in self._names(option))
        ]
        labelled = [option for option, _ in whole if any(_fits(typed, name) for name in self._names(option))]
        return named or labelled or [option for option, _ in whole]


def _fits(typed: Sequence[str], bag: Sequence[str], least: int = LEAST) -> bool:
    return all(any(word == other or (len(word) >= least and other.startswith(word)) for other in bag) for word in typed)


def plain_words(text: str) -> list[str]:
    """Return the words of a text as they are compared: small letters without accents, and digits.

    Whichever spaces and apostrophes stand between them makes no difference; short words before one stand alone.

    Args:
        text: what was typed, or is shown.

    >>> plain_words("Séttle new_moon (2 cards)")
    ['settle', 'new', 'moon', '2', 'cards']
    >>> plain_words("Earth’s œuvre d’art")
    ['earths', 'oeuvre', 'd', 'art']
    """
    letters = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    letters = ELIDED.sub(r"\1 ", letters)
    return "".join(
        letter if letter.isalnum() else "" if unicodedata.combining(letter) or letter in APOSTROPHES else " "
        for letter in letters
    ).split()


APOSTROPHES = "'’"
ELIDED = re.compile(rf"(?<!\w)(\w{{1,2}}|jusqu|lorsqu|puisqu)[{APOSTROPHES}](?=\w)")
"""A word that has lost its last letter before the next one, as in French."""
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def keyed(line: str, scene: Scene, languages: Sequence[Language]) -> str:
    """Return a typed line with keys where it has the names of things on the scene, so that rules understand it.

    Args:
        line: what was typed.
        scene: what is seen.
        languages: those in which names are understood.
    """
    names = {
        " ".join(plain_words(language.text(piece.title))): piece.entry
        for _, piece in scene.pieces()
        if piece.entry
        for language in languages
    }
    text = f" {' '.join(plain_words(line))} "
    for name, entry in sorted(names.items(), key=lambda row: -len(row[0])):
        if name and f" {name} " in text:
            text = text.replace(f" {name} ", f" {entry} ")
    return " ".join(text.split())
