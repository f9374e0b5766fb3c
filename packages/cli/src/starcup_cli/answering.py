"""Answering one question at the terminal: what a typed line comes to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from attrs import frozen

from starcup import Choice, Decision, Table
from starcup.words import Words, wrap


@frozen
class Reply:
    """What a line comes to: a ``text`` to submit, or ``lines`` to show while the question stays open."""

    text: str = ""
    lines: tuple[str, ...] = ()


def say(sentence: str) -> Reply:
    """Show a sentence, and go on asking."""
    return Reply(lines=tuple(wrap(sentence, "", "  ")))


GO_ON = frozenset(
    ("y", "yes", "ok", "okay", "go", "go on", "continue", "confirm", "next", "enter", "press enter", "ready", "done")
)
"""What people type instead of Enter where only that is left."""


def goes_on(line: str) -> bool:
    """Return whether a line means to go on, as Enter does."""
    return normalise(line).rstrip(".!") in GO_ON


def normalise(line: str) -> str:
    """What was typed, as choices spell it: lower case, single blanks."""
    return " ".join(line.lower().split())


class Asked(ABC):
    """A question that is being asked. ``choices`` are those that are listed; of sets all, not to be walked through."""

    def __init__(self, decision: Decision, choices: Sequence[Choice], table: Table, words: Words) -> None:
        self.choices = choices
        self.decision = decision
        self.table = table
        self.words = words

    def head(self) -> list[str]:
        """The question in words."""
        about, step = self.words.about(self.table, self.decision), self.words.step(self.table, self.decision)
        where = f"{step}: " if step else ""
        return wrap(where + self.question + (f" [{about}]" if about else ""), "", "  ")

    @property
    def question(self) -> str:
        """What is asked, without what it is about."""
        return self.words.question(self.table, self.decision, self.choices)

    def phrase(self, choice: Choice) -> str:
        """A choice as a part of a sentence."""
        return self.words.phrase(self.table, self.decision.seat, choice)

    def explain(self, choice: Choice) -> str:
        """A choice in a few words; empty if its text says all."""
        return self.words.choice(self.table, self.decision.seat, choice)

    @abstractmethod
    def lines(self) -> list[str]:
        """The question with all that can be chosen."""

    @abstractmethod
    def reply(self, line: str) -> Reply | None:
        """Take a typed line; None if it is not understood as an answer."""

    @abstractmethod
    def text_of(self, line: str) -> str:
        """The text of the choice that a line names, legal or not; the line itself if none."""

    @abstractmethod
    def numbers(self, choice: Choice) -> str:
        """What to type for a choice; empty if it is not offered by number."""

    @property
    @abstractmethod
    def typed(self) -> Sequence[str]:
        """What may be typed, to find the nearest of it."""

    @property
    @abstractmethod
    def expected(self) -> str:
        """What should be typed, as a part of a sentence."""

    def draft(self) -> list[str]:
        """What has been chosen so far."""
        return []

    def clear(self) -> bool:
        """Forget what has been chosen so far; False if there is nothing to forget."""
        return False
