"""Questions at the terminal, and the interpretation of a typed line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from attrs import frozen

from starcup import Choice, Decision, Table
from starcup.words import Words, wrap


@frozen
class Reply:
    """The effect of a typed line: a ``text`` to submit, or ``lines`` to show while the question stays open."""

    text: str = ""
    lines: tuple[str, ...] = ()


def say(sentence: str) -> Reply:
    """Return a reply that shows a sentence and leaves the question open."""
    return Reply(lines=tuple(wrap(sentence, "", "  ")))


GO_ON = frozenset(
    ("y", "yes", "ok", "okay", "go", "go on", "continue", "confirm", "next", "enter", "press enter", "ready", "done")
)
"""The words that people type instead of Enter where only that is left."""


def goes_on(line: str) -> bool:
    """Return whether a line means to go on, as Enter does."""
    return normalise(line).rstrip(".!") in GO_ON


def normalise(line: str) -> str:
    """Return typed text as choices spell it: lower case, single blanks."""
    return " ".join(line.lower().split())


class Asked(ABC):
    """A question that is being asked. ``choices`` are those that are listed; sets have all, not to be iterated."""

    def __init__(self, decision: Decision, choices: Sequence[Choice], table: Table, words: Words) -> None:
        self.choices = choices
        self.decision = decision
        self.table = table
        self.words = words

    def head(self) -> list[str]:
        """Return the question in words."""
        about, step = self.words.about(self.table, self.decision), self.words.step(self.table, self.decision)
        where = f"{step}: " if step else ""
        return wrap(where + self.question + (f" [{about}]" if about else ""), "", "  ")

    @property
    def question(self) -> str:
        """The question without its context."""
        return self.words.question(self.table, self.decision, self.choices)

    def phrase(self, choice: Choice) -> str:
        """Return a choice as a part of a sentence."""
        return self.words.phrase(self.table, self.decision.seat, choice)

    def explain(self, choice: Choice) -> str:
        """Return an explanation of a choice in a few words; empty if its text says all."""
        return self.words.choice(self.table, self.decision.seat, choice)

    @abstractmethod
    def lines(self) -> list[str]:
        """Return the question with all that can be chosen."""

    @abstractmethod
    def reply(self, line: str) -> Reply | None:
        """Return the reply to a typed line; None if it is not understood as an answer."""

    @abstractmethod
    def text_of(self, line: str) -> str:
        """Return the text of the choice that a line names, legal or not; the line itself if none."""

    @abstractmethod
    def numbers(self, choice: Choice) -> str:
        """Return the number to type for a choice; empty if it is not offered by number."""

    @property
    @abstractmethod
    def typed(self) -> Sequence[str]:
        """The texts that may be typed, to find the nearest of them."""

    @property
    @abstractmethod
    def expected(self) -> str:
        """The expected input, as a part of a sentence."""

    def draft(self) -> list[str]:
        """Return the choices made so far."""
        return []

    def clear(self) -> bool:
        """Forget the choices made so far; return False if there are none."""
        return False
