"""Stable numbers for all choices of a ruleset: action spaces for machine learning."""

from __future__ import annotations

from math import prod
from typing import Any

from attrs import fields

from starcup.kernel.arguments import check_kind, number_of
from starcup.kernel.choices import NO_ITEMS, Choice
from starcup.kernel.errors import StarcupError
from starcup.kernel.ruleset import Ruleset, check_ruleset
from starcup.kernel.steps import Decision
from starcup.kernel.suggest import did_you_mean
from starcup.kernel.values import frozen


@frozen
class _Block:
    """The actions of one kind of choice: the first number, the fields with their values, and the items."""

    kind: type[Choice]
    first: int
    values: tuple[tuple[str, tuple[str | int, ...]], ...]
    items: tuple[str | int, ...]

    @property
    def heads(self) -> int:
        return prod(len(values) for _, values in self.values)

    @property
    def size(self) -> int:
        return self.heads * (1 + len(self.items))


class Actions:
    """The actions of a ruleset: numbers from 0 for all its choices, which depend on the ruleset alone.

    A choice without a list of items is one action. A choice with a list of items is several actions: one for its head,
    the words before the items (``recruit``), and one for each item (``recruit home``). A policy can thus score single
    items and combine them into sets.

    Args:
        ruleset: the ruleset with the choices to number.

    Raises:
        StarcupError: a kind of choice has a field without a domain (see :attr:`Choice.domains`).

    >>> from starcup import Game
    >>> from starcup.roll import RollRuleset
    >>> rules = RollRuleset.load(["base"])
    >>> actions = Actions(rules)
    >>> decision = Game.new(rules, players=2, seed=7).waiting()[0]
    >>> numbers = [actions.numbers(choice) for choice in decision.legal]
    >>> [actions.text(number) for (number,) in numbers] == [choice.text for choice in decision.legal]
    True
    >>> all(actions.choice(decision, *actions.numbers(choice)) is choice for choice in decision.legal)
    True
    """

    def __init__(self, ruleset: Ruleset[Any, Any]) -> None:
        check_ruleset(ruleset)
        self._blocks: dict[type[Choice], _Block] = {}
        size = 0
        for kind in ruleset.choice_kinds:
            names = [one.name for one in fields(kind) if one.init]
            domains = {name: _domain(ruleset, kind, name) for name in names}
            items = domains.pop("items", ())
            block = _Block(kind, size, tuple(domains.items()), items)
            self._blocks[kind] = block
            size += block.size
        self._size = size
        self._places: dict[tuple[type[Choice], str], dict[str | int, int]] = {}

    def __len__(self) -> int:
        return self._size

    def __repr__(self) -> str:
        return f"<{self._size:_} actions>"

    def numbers(self, choice: Choice) -> tuple[int, ...]:
        """Return the numbers of a choice: a single one, or for a list of items those of the head and of each item.

        Args:
            choice: any choice of the ruleset, whether legal now or not.

        Raises:
            StarcupError: the ruleset does not know the kind of choice, or the value of a field.
        """
        block = self._blocks.get(type(choice))
        if block is None:
            raise StarcupError(f"{choice!r} is of no kind that this ruleset asks for")
        head = 0
        for name, values in block.values:
            head = head * len(values) + self._place(choice, name, values, getattr(choice, name))
        first = block.first + head * (1 + len(block.items))
        named = getattr(choice, "items", ())
        return (first, *(first + 1 + self._place(choice, "items", block.items, item) for item in named))

    def _place(self, choice: Choice, name: str, values: tuple[str | int, ...], value: str | int) -> int:
        key = type(choice), name
        places = self._places.get(key)
        if places is None:
            places = self._places[key] = {one: place for place, one in enumerate(values)}
        if value not in places:
            near = did_you_mean(str(value), list(map(str, values)))
            raise StarcupError(f"{choice.text!r}: {value!r} is not in the domain of {name!r}{near}")
        return places[value]

    def text(self, number: int) -> str:
        """Return the text of an action.

        For a choice with a list of items it is the text with the one item, or with ``...`` if the action is the head.

        Args:
            number: the number of the action, from 0.

        Raises:
            StarcupError: there is no such number.
        """
        block, words, item = self._read(number)
        return block.kind.pattern.format(**words, items="..." if item is None else item)

    def _read(self, number: int) -> tuple[_Block, dict[str, str | int], str | int | None]:
        """Return the block of a number, the values of fields other than the items, and the item; None for the head."""
        number = number_of(number, "number")
        for block in self._blocks.values():
            if block.first <= number < block.first + block.size:
                break
        else:
            raise StarcupError(f"there is no action {number}; actions are 0 to {self._size - 1}")
        head, place_of_item = divmod(number - block.first, 1 + len(block.items))
        words: dict[str, str | int] = {}
        for name, values in reversed(block.values):
            head, place = divmod(head, len(values))
            words[name] = values[place]
        return block, words, block.items[place_of_item - 1] if place_of_item else None

    def choice(self, decision: Decision, *numbers: int) -> Choice:
        """Return the legal choice that has these numbers: the reverse of :meth:`numbers`.

        Args:
            decision: an open question of a game of this ruleset.
            *numbers: those of :meth:`numbers`, in any order; that of the head may be left out beside those of items.

        Raises:
            StarcupError: there is no such number, or no legal choice has these numbers.
        """
        check_kind(decision, Decision, "decision", "an open question")
        read = [self._read(number) for number in numbers]
        texts: set[str] = set()
        for block, words, _ in read:
            items = " ".join(str(item) for _, _, item in read if item is not None) or NO_ITEMS
            texts.add(block.kind.pattern.format(**words, items=items))
        found = decision.find(texts.pop()) if len(texts) == 1 else None
        if found is None:
            given = ", ".join(f"{number} ({self.text(number)})" for number in numbers) or "none"
            raise StarcupError(f"expected the numbers of one of the {len(decision.legal)} legal choices, found {given}")
        return found

    def legal(self, decision: Decision) -> tuple[int, ...]:
        """Return the numbers of all legal actions, each once.

        Where sets are chosen (:attr:`Decision.answers`), these are the head and every item on offer. Else each choice
        has one; with a list of items, that of the head for no items, that of the item for one. Only of a choice with
        several items they are those of the items.

        Args:
            decision: an open question of a game of this ruleset.
        """
        check_kind(decision, Decision, "decision", "an open question")
        answers = decision.answers
        if answers is None:
            numbered = map(self.numbers, decision.legal)
            return tuple(dict.fromkeys(number for numbers in numbered for number in numbers[1:] or numbers))
        first = answers[0]
        block, head = self._blocks[type(first)], self.numbers(first)[0]
        offered = dict.fromkeys(answers.offered)
        return (head, *(head + 1 + self._place(first, "items", block.items, item) for item in offered))


def _domain(ruleset: Ruleset[Any, Any], kind: type[Choice], name: str) -> tuple[str | int, ...]:
    found = ruleset.domain(kind, name)
    if found is None:
        known = ", ".join(ruleset.domains)
        raise StarcupError(
            f"{kind.__module__}.{kind.__name__}: field {name!r} has no domain; "
            f"give its values in `domains`, or one of these names: {known}"
        )
    return found
