"""Menus: the current choices in a fixed number of slots."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from starcup import Choice, Decision, Items, NumberedQuestion, StarcupError
from starcup_rl.task import Task

EMPTY = -1
"""The content of an empty slot."""


class Menu:
    """A menu of choices, in pages: each slot has the numbers of a choice or of an item.

    Args:
        task: a task with menus.
        decision: the question.
    """

    __slots__ = ("_choices", "_question", "_rows", "_start", "_task", "decision")

    def __init__(self, task: Task, decision: Decision) -> None:
        self.decision: Decision = decision
        self._task = task
        self._start = 0
        self._question: NumberedQuestion | None = None
        self._rows: Sequence[Sequence[int]]
        self._choices: Sequence[Choice | None]
        if task.sets == "whole" and _fits(task, decision):
            self._choices = tuple(decision.legal)
            self._rows = [task.numbers.numbers(choice) for choice in decision.legal]
        else:
            self._question = task.numbers.question(decision)
            self._lay_out(self._question)

    def _lay_out(self, question: NumberedQuestion) -> None:
        self._start = 0
        self._rows = [(number,) for number in question.moves]
        self._choices = tuple(question.moves.values())

    @property
    def legal(self) -> Sequence[int]:
        """The legal actions, ascending."""
        return range(len(self._page()))

    @property
    def items(self) -> Items:
        """The items of a set that were already named."""
        return () if self._question is None else self._question.items

    def take(self, action: int) -> Choice | None:
        """Take an action. Return the choice that it completes; None if further actions are needed.

        Args:
            action: one of :attr:`legal`.

        Raises:
            StarcupError: the action is not legal; nothing has changed.
        """
        legal = self.legal
        if action not in legal:
            raise StarcupError(f"action {action!r} is no place in the menu; expected 0 to {len(legal) - 1}")
        slots, place = self._task.slots, self._start + action
        if len(self._rows) > slots and action == len(self._page()) - 1:
            self._start = self._start + slots - 1 if self._start + slots - 1 < len(self._rows) else 0
            return None
        choice = self._choices[place]
        if choice is None and self._question is not None:
            choice = self._question.take(self._rows[place][0])
            if choice is None:
                self._lay_out(self._question)
        return choice

    def mask(self) -> bytes:
        """Return a byte for each slot: 1 if it may be taken, else 0."""
        there = len(self._page())
        return b"\x01" * there + bytes(self._task.slots - there)

    def packed(self) -> bytes:
        """Return the menu as bytes of 32-bit integers: the numbers of each slot, padded with -1."""
        width, page = self._task.menu_width, self._page()
        cells = array("i", [row[0] for row in page] if width == 1 else _padded(page, width))
        return (cells + array("i", [EMPTY]) * (self._task.slots * width - len(cells))).tobytes()

    def _page(self) -> Sequence[Sequence[int]]:
        slots = self._task.slots
        if len(self._rows) <= slots:
            return self._rows
        return [*self._rows[self._start : self._start + slots - 1], (self._task.more,)]


def empty_menu(task: Task) -> bytes:
    """Return the menu of a seat that is not asked, as bytes.

    Args:
        task: a task with menus.
    """
    return (array("i", [EMPTY]) * (task.slots * task.menu_width)).tobytes()


def _fits(task: Task, decision: Decision) -> bool:
    """Return whether a menu can list the choices of a question as a whole."""
    answers = decision.answers
    if answers is not None and len(answers) > task.slots:
        return False
    return all(len(getattr(choice, "items", ())) <= task.most_items for choice in decision.legal)


def _padded(page: Iterable[Sequence[int]], width: int) -> Iterable[int]:
    for row in page:
        yield from row
        yield from [EMPTY] * (width - len(row))
