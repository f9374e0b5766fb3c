"""Stable numbers for all choices of a ruleset: action spaces for machine learning."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

from starcup.kernel.action_blocks import Block, ItemNumbers, blocks_of
from starcup.kernel.answers import Answers, Make
from starcup.kernel.arguments import check_kind, number_of, told
from starcup.kernel.choices import NO_ITEMS, Choice, Items
from starcup.kernel.errors import StarcupError
from starcup.kernel.interning import Made
from starcup.kernel.ruleset import Ruleset, check_ruleset
from starcup.kernel.steps import Decision, Legal
from starcup.kernel.suggest import did_you_mean

Moves = Mapping[int, Choice | None]
"""The choice for each number that may come next; None where further numbers are needed."""
SEVERAL = -1
"""The number of choices that have several."""
MOST_KEPT = 1 << 14
"""The most choices, and functions that make choices, whose numbers are cached."""
MOST_NAMED = 5
"""The most numbers that an error lists."""


class Actions:
    """The actions of a ruleset: numbers from 0 for all its choices, which depend only on the ruleset.

    A choice without a list of items is one action. A choice with a list of items is several actions: one for its head,
    the words before the items (``recruit``), and one for each item (``recruit home``). A policy can thus score single
    items and combine them into sets, or answer every question by single numbers, one after the other, as
    :meth:`moves` and :meth:`question` ask for them.

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
    >>> question = actions.question(decision)
    >>> question.take(question.legal[0]) in decision.legal
    True
    """

    def __init__(self, ruleset: Ruleset[Any, Any]) -> None:
        check_ruleset(ruleset)
        self._blocks = blocks_of(ruleset)
        self._size = sum(block.size for block in self._blocks.values())
        self._in_order = [block for block in self._blocks.values() if block.size]
        self._places: dict[tuple[type[Choice], str], dict[str | int, int]] = {}
        self._numbered: Made[Choice, tuple[int, ...]] = Made(self._numbers)
        self._single: dict[Choice, int] = {}  # a plain dictionary: looked up twice as fast as one of a class of its own
        self._items: dict[Make, ItemNumbers] = {}

    def __len__(self) -> int:
        return self._size

    def __repr__(self) -> str:
        return f"<{self._size:_} actions>"

    def numbers(self, choice: Choice) -> tuple[int, ...]:
        """Return the numbers of a choice: one, or for a list of items those of the head and of each item.

        Args:
            choice: any choice of the ruleset, whether legal now or not.

        Raises:
            StarcupError: the ruleset does not know the kind of choice, or the value of a field.
        """
        return self._numbered[choice]

    def _numbers(self, choice: Choice) -> tuple[int, ...]:
        block = self._blocks.get(type(choice))
        if block is None:
            raise StarcupError(f"{choice!r} is of no kind that this ruleset asks for")
        first = self._head(block, choice)
        named = getattr(choice, "items", ())
        return (first, *(first + 1 + self._place(block.kind, "items", block.items, item) for item in named))

    def _head(self, block: Block, choice: Choice) -> int:
        """Return the number of the head of a choice of the kind of a block."""
        head = 0
        for name, values in block.values:
            head = head * len(values) + self._place(block.kind, name, values, getattr(choice, name))
        return block.first + head * (1 + len(block.items))

    def _place(self, kind: type[Choice], name: str, values: tuple[str | int, ...], value: str | int) -> int:
        """Return the place of a value in the domain of a field."""
        place = self._places_in(kind, name, values).get(value)
        if place is None:
            raise self._stranger(kind, name, value)
        return place

    def _places_in(self, kind: type[Choice], name: str, values: tuple[str | int, ...]) -> Mapping[str | int, int]:
        places = self._places.get((kind, name))
        if places is None:
            places = self._places[kind, name] = {value: place for place, value in enumerate(values)}
        return places

    def _stranger(self, kind: type[Choice], name: str, value: str | int) -> StarcupError:
        near = did_you_mean(str(value), list(map(str, self._places[kind, name])))
        return StarcupError(f"{kind.pattern!r}: {value!r} is not in the domain of {name!r}{near}")

    def text(self, number: int) -> str:
        """Return the text of an action.

        For a choice with a list of items, it is the text with the one item, or with ``...`` if the action is the head.

        Args:
            number: the number of the action, from 0.

        Raises:
            StarcupError: there is no such number.
        """
        block, words, item = self._read(number)
        return block.kind.pattern.format(**words, items="..." if item is None else item)

    def _read(self, number: int) -> tuple[Block, dict[str, str | int], str | int | None]:
        """Return the block of a number, the values of fields other than the items, and the item; None for the head."""
        number = number_of(number, "number")
        if not 0 <= number < self._size:
            raise StarcupError(f"there is no action {number}; actions are 0 to {self._size - 1}")
        block = self._in_order[bisect_right(self._in_order, number, key=lambda block: block.first) - 1]
        head, place_of_item = divmod(number - block.first, 1 + len(block.items))
        words: dict[str, str | int] = {}
        for name, values in reversed(block.values):
            head, place = divmod(head, len(values))
            words[name] = values[place]
        return block, words, block.items[place_of_item - 1] if place_of_item else None

    def choice(self, decision: Decision, *numbers: int) -> Choice:
        """Return the legal choice with these numbers: the inverse of :meth:`numbers`.

        Args:
            decision: an open question of a game of this ruleset.
            *numbers: the numbers from :meth:`numbers`, in any order; with items, that of the head may be left out.

        Raises:
            StarcupError: there is no such number, or no legal choice has these numbers.
        """
        check_kind(decision, Decision, "decision", "an open question")
        read = [self._read(number) for number in numbers]
        texts: set[str] = set()
        for block, words, _ in read:
            items = " ".join(str(item) for _, _, item in read if item is not None) or NO_ITEMS
            texts.add(block.kind.pattern.format(**words, items=items))
        choice = decision.find(texts.pop()) if len(texts) == 1 else None
        if choice is None:
            listed = ", ".join(f"{number} ({self.text(number)})" for number in numbers) or "none"
            raise StarcupError(
                f"expected the numbers of one of the {len(decision.legal)} legal choices, found {listed}"
            )
        return choice

    def moves(self, decision: Decision) -> Moves:
        """Return the numbers that an answer may begin with, and the choice of each.

        The value is None where a number is only the first of an answer, such as the first item of a set;
        :meth:`question` goes on from there.

        Args:
            decision: an open question of a game of this ruleset.

        >>> from starcup import Game
        >>> from starcup.roll import RollRuleset
        >>> rules = RollRuleset.load(["base"])
        >>> decision = Game.new(rules, players=2, seed=7).waiting()[0]
        >>> moves = Actions(rules).moves(decision)
        >>> [choice.text for choice in moves.values()][:2] == [choice.text for choice in decision.legal][:2]
        True
        """
        check_kind(decision, Decision, "decision", "an open question")
        return NumberedQuestion(self, decision).moves

    def mask(self, decision: Decision) -> bytes:
        """Return a byte for each action: 1 if an answer may begin with it, else 0.

        Args:
            decision: an open question of a game of this ruleset.
        """
        return self._mask(self.moves(decision))

    def question(self, decision: Decision) -> NumberedQuestion:
        """Return a question that is answered by numbers, one after the other where it asks for several items.

        Args:
            decision: an open question of a game of this ruleset.
        """
        check_kind(decision, Decision, "decision", "an open question")
        return NumberedQuestion(self, decision)

    def _mask(self, moves: Moves) -> bytes:
        mask = bytearray(self._size)
        for number in moves:
            mask[number] = 1
        return bytes(mask)

    def _item_numbers(self, answers: Answers) -> ItemNumbers:
        """Return the numbers of the items of a question with sets."""
        first = answers[0]
        block = self._blocks[type(first)]
        head = self._numbered[first][0] if block.values else block.first
        return ItemNumbers(block, head + 1, self._places_in(block.kind, "items", block.items))

    def _items_of(self, answers: Answers) -> ItemNumbers:
        """Return the numbers of the items of a question with sets; all that one function makes have one head."""
        numbers = self._items.get(answers.make)
        if numbers is None:
            if len(self._items) >= MOST_KEPT:
                self._items.clear()
            numbers = self._items[answers.make] = self._item_numbers(answers)
        return numbers

    def _moves_of_sets(self, answers: Answers, items: Items, numbers: ItemNumbers) -> Moves:
        """Return the moves of a question with sets after some items."""
        first, places = numbers.first, numbers.places
        try:
            moves: dict[int, Choice | None] = {first + places[item]: None for item in answers.following(items)}
        except KeyError as error:
            raise self._stranger(numbers.block.kind, "items", error.args[0]) from None
        if answers.is_whole(items):
            moves[first - 1] = answers.assembled(items)
        return moves

    def _moves_of_listed(self, legal: Legal) -> Moves:
        """Return the moves of a question with listed choices."""
        single = self._single
        try:
            moves: dict[int, Choice | None] = {single[choice]: choice for choice in legal}
        except KeyError:
            if len(single) > MOST_KEPT:
                single.clear()
            for choice in legal:
                numbers = self._numbered[choice]
                single[choice] = numbers[0] if len(numbers) == 1 else SEVERAL
            return self._moves_of_listed(legal)
        return self._moves_of(legal) if SEVERAL in moves else moves

    def _moves_of(self, legal: Legal, taken: tuple[int, ...] = ()) -> Moves:
        """Return the moves of a question with listed choices after some numbers."""
        deep = len(taken)
        moves: dict[int, Choice | None] = {}
        for choice in legal:
            numbers = self._numbered[choice]
            way = numbers[1:] or numbers
            if way == taken:
                moves[numbers[0]] = choice
            elif way[:deep] == taken:
                number = way[deep]
                moves[number] = choice if len(way) == deep + 1 and number not in moves else None
        return moves

    def legal(self, decision: Decision) -> tuple[int, ...]:
        """Return the numbers of all actions that are part of a legal answer, each once.

        Where sets are chosen (:attr:`Decision.answers`), these are the head and every item on offer. Otherwise they are
        the numbers of all choices; of a choice with a list of items, those of the items, or of the head if the list
        is empty.

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
        return (head, *(head + 1 + self._place(block.kind, "items", block.items, item) for item in offered))


class NumberedQuestion:
    """A question that is answered by numbers of actions: by one, or by one after the other for several items.

    Items come in canonical order, so that there is exactly one way to each set; the number of the head ends a set. A
    number that leaves only one answer completes that answer.

    Args:
        actions: the actions of the ruleset.
        decision: an open question of a game of this ruleset.

    >>> from starcup import Game, Rng, playout
    >>> from starcup.roll import RollRuleset
    >>> rules = RollRuleset.load(["base"])
    >>> game, actions = Game.new(rules, players=2, seed=7), Actions(rules)
    >>> while (decision := game.waiting()[0]).answers is None:
    ...     game.submit(decision.seat, decision.legal[0])
    >>> question = actions.question(decision)
    >>> choice = question.take(question.legal[0])
    >>> while choice is None:
    ...     choice = question.take(question.legal[0])
    >>> choice in decision.legal
    True
    """

    __slots__ = ("_actions", "_items", "_moves", "_numbers", "_taken", "decision")

    def __init__(self, actions: Actions, decision: Decision) -> None:
        self.decision: Decision = decision
        self._actions = actions
        self._taken: tuple[int, ...] = ()
        self._items: Items = ()
        self._numbers: ItemNumbers | None = None
        self._moves: Moves
        legal = decision.legal
        if isinstance(legal, Answers):
            self._numbers = numbers = actions._items_of(legal)
            self._moves = actions._moves_of_sets(legal, (), numbers)
        else:
            self._moves = actions._moves_of_listed(legal)

    def __repr__(self) -> str:
        return f"<{self.decision!r}, {len(self._taken)} numbers taken, {len(self._moves)} may come next>"

    @property
    def legal(self) -> tuple[int, ...]:
        """The numbers that may come next, ascending."""
        return tuple(sorted(self._moves))

    @property
    def moves(self) -> Moves:
        """The choice for each number that may come next; None where further numbers are needed."""
        return self._moves

    @property
    def taken(self) -> tuple[int, ...]:
        """The numbers so far."""
        return self._taken

    @property
    def items(self) -> Items:
        """The items of the set so far."""
        return self._items

    def mask(self) -> bytes:
        """Return a byte for each action: 1 if it may come next, else 0."""
        return self._actions._mask(self._moves)

    def take(self, number: int) -> Choice | None:
        """Take a number. Return the choice that it completes; None if further numbers are needed.

        Args:
            number: one of :attr:`legal`.

        Raises:
            StarcupError: the number can't come next; nothing has changed.
        """
        if number not in self._moves:
            raise self._refusal(number)
        while (choice := self._moves[number]) is None:
            self._go_to(number)
            if len(self._moves) > 1:
                return None
            (number,) = self._moves  # nothing else is possible
        return choice

    def _go_to(self, number: int) -> None:
        """Take a number that does not complete the answer."""
        actions, legal, numbers = self._actions, self.decision.legal, self._numbers
        self._taken += (number,)
        if isinstance(legal, Answers) and numbers is not None:
            self._items += (str(numbers.block.items[number - numbers.first]),)
            self._moves = actions._moves_of_sets(legal, self._items, numbers)
        else:
            self._moves = actions._moves_of(legal, self._taken)

    def _refusal(self, number: object) -> StarcupError:
        expected = ", ".join(f"{legal} ({self._actions.text(legal)})" for legal in self.legal[:MOST_NAMED])
        more = f" and {len(self._moves) - MOST_NAMED} others" if len(self._moves) > MOST_NAMED else ""
        return StarcupError(f"action {told(number)} can't come next; expected one of {expected}{more}")
