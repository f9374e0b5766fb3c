"""Menus: the current choices in a fixed number of slots."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from starcup import Choice, Decision, Items, NumberedQuestion, StarcupError
from starcup_rl.task import Task

EMPTY = -1
"""The content of an empty slot."""
WIDTH, BLANK = 4, b"\xff"
"""The bytes of a number, and each byte of an empty slot."""


class Menu:
    """A menu of choices, in pages: each slot has the numbers of a choice or of an item.

    Args:
        task: a task with menus.
        decision: the question.
    """

    __slots__ = ("_choices", "_numbers", "_page", "_question", "_start", "_task", "decision")

    def __init__(self, task: Task, decision: Decision) -> None:
        self.decision: Decision = decision
        self._task = task
        self._question: NumberedQuestion | None = None
        if task.sets == "whole" and _fits(task, decision):
            self._choices: Sequence[Choice | None] = tuple(decision.legal)
            self._numbers = [task.numbers.numbers(choice)[0] for choice in decision.legal]
            self._turn_to(0)
        else:
            self._question = NumberedQuestion(task.numbers, decision)
            self._lay_out(self._question.moves)

    def _lay_out(self, moves: Mapping[int, Choice | None]) -> None:
        self._numbers, self._choices = list(moves), tuple(moves.values())
        self._turn_to(0)

    def _turn_to(self, start: int) -> None:
        """Show the page that begins with a row."""
        self._start, numbers, slots = start, self._numbers, self._task.slots
        self._page = numbers if len(numbers) <= slots else [*numbers[start : start + slots - 1], self._task.more]

    @property
    def legal(self) -> Sequence[int]:
        """The legal actions, ascending."""
        return range(len(self._page))

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
        if len(self._numbers) > slots and action == len(legal) - 1:
            self._turn_to(self._start + slots - 1 if self._start + slots - 1 < len(self._numbers) else 0)
            return None
        choice = self._choices[place]
        if choice is None and self._question is not None:
            choice = self._question.take(self._numbers[place])
            if choice is None:
                self._lay_out(self._question.moves)
        return choice

    def mask(self) -> bytes:
        """Return a byte for each slot: 1 if it may be taken, else 0."""
        return (b"\x01" * len(self._page)).ljust(self._task.slots, b"\0")

    def packed(self) -> bytes:
        """Return the menu as bytes of 32-bit integers: the numbers of each slot, padded with -1."""
        task = self._task
        width = task.menu_width
        numbers = self._page if width == 1 else self._padded(width)
        return array("i", numbers).tobytes().ljust(task.slots * width * WIDTH, BLANK)

    def _padded(self, width: int) -> Iterable[int]:
        """Yield the numbers of the choices on the page, each row padded."""
        numbers_of = self._task.numbers.numbers
        for place, number in enumerate(self._page, self._start):
            choice = self._choices[place] if self._question is None and number != self._task.more else None
            row = (number,) if choice is None else numbers_of(choice)
            yield from row
            yield from [EMPTY] * (width - len(row))


Offer = NumberedQuestion | Menu
"""The actions that may answer a question."""


def offering(task: Task) -> Callable[[Decision], Offer]:
    """Return the function that lays out the actions for a question, as the task has them."""
    return partial(Menu, task) if task.actions == "menu" else partial(NumberedQuestion, task.numbers)


def empty_menu(task: Task) -> bytes:
    """Return the menu of a seat that is not asked, as bytes."""
    return BLANK * (task.slots * task.menu_width * WIDTH)


def _fits(task: Task, decision: Decision) -> bool:
    """Return whether a menu can list the choices of a question as a whole."""
    answers = decision.answers
    if answers is not None and len(answers) > task.slots:
        return False
    return all(len(getattr(choice, "items", ())) <= task.most_items for choice in decision.legal)
