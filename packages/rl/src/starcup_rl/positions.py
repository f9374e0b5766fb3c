"""Positions: immutable games with explicit chance, for tree searches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from starcup import Choice, Game, NumberedQuestion, Rng, StarcupError, information_state, returns
from starcup_rl.match import AnyGame
from starcup_rl.memories import Memories
from starcup_rl.menu import Menu, Offer, offering
from starcup_rl.task import Task


class Position:
    """An immutable position in a game of a task: a seat acts, a chance outcome is awaited, or the game is over.

    Sets may take several actions; ``taken`` are those already taken for the open question. Where several seats answer
    at once, they act in seat order. A step costs a copy of the table and the step itself; positions share the rest.

    >>> position = Position(Task(game="race"))
    >>> position.seat, position.awaits_chance, sorted(position.outcomes)
    (None, True, [0, 1, 2, 3, 4])
    >>> while position.awaits_chance:
    ...     position = position.resolved(min(position.outcomes))
    >>> position.seat, position.action_text(position.legal[0])
    (0, 'discard alpha_centauri')
    """

    __slots__ = ("_known", "_memories", "_offer", "actions", "game", "taken", "task")

    def __init__(
        self,
        task: Task,
        game: AnyGame | None = None,
        taken: tuple[int, ...] = (),
        actions: int = 0,
        memories: Memories | None = None,
    ) -> None:
        if game is None:
            game = Game.new(task.ruleset, task.players, 0, log=False, outside_chance=True)
        self.task: Task = task
        self.game: AnyGame = game
        self.taken: tuple[int, ...] = taken
        self.actions: int = actions
        self._memories: Memories = Memories(task.players) if memories is None else memories
        self._offer: Offer | None = None
        self._known: dict[int, bytes] = {}

    def __repr__(self) -> str:
        where = "chance" if self.awaits_chance else "over" if self.is_over else f"seat {self.seat}"
        return f"<Position of {self.task!r} after {self.actions} actions: {where}>"

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.task, self.game.save(), self.taken, self.actions, self._memories)

    @property
    def is_over(self) -> bool:
        """Whether the game is over or cut off."""
        return self.actions >= self.task.most_actions or self.game.finished

    @property
    def awaits_chance(self) -> bool:
        """Whether the outcome of a roll or draw is awaited."""
        return self.game.table.chance is not None and not self.is_over

    @property
    def seat(self) -> int | None:
        """The seat that acts; None if none does."""
        pending = self.game.table.pending
        return pending[0].seat if pending and self.actions < self.task.most_actions else None

    # Chance.

    @property
    def outcomes(self) -> Mapping[int, float]:
        """The outcomes of the awaited roll or draw with their probabilities, in ascending order."""
        node, most = self.game.table.chance, self.task.ruleset.most_outcomes
        if node is None:
            return {}
        if max(node.options) >= most:
            raise StarcupError(
                f"{node.kind!r} may come out as {max(node.options)}; expected a value below {most}, which is "
                f"{type(self.task.ruleset).__name__}.most_outcomes"
            )
        total = len(node.options)
        return {value: number / total for value, number in sorted(Counter(node.options).items())}

    def outcome_text(self, value: int) -> str:
        """Return an outcome of the awaited roll or draw in words."""
        node = self.game.table.chance
        if node is None:
            raise StarcupError(f"outcome {value}: no roll or draw is awaited")
        return f"{node.kind} {self.task.ruleset.outcome_text(node.kind, value)}"

    def resolved(self, value: int) -> Position:
        """Return the position after an outcome of the awaited roll or draw."""
        game = self.game.clone()
        game.resolve(value)
        return Position(self.task, game, (), self.actions, self._memories)

    # Actions.

    @property
    def offer(self) -> Offer | None:
        """The actions of the seat that acts; None if none does. Don't change it."""
        if self._offer is None and self.seat is not None:
            self._offer = self._opened()
        return self._offer

    def _opened(self) -> Offer:
        offer = offering(self.task)(self.game.table.pending[0])
        for action in self.taken:
            offer.take(action)
        return offer

    @property
    def legal(self) -> Sequence[int]:
        """The legal actions of the seat that acts, ascending; none if none does."""
        offer = self.offer
        return () if offer is None else offer.legal

    def action_text(self, action: int) -> str:
        """Return an action in words; with menus, its slot and the current content of the slot."""
        offer, numbers = self.offer, self.task.numbers
        if self.task.actions == "numbers":
            return numbers.text(action)
        if not isinstance(offer, Menu) or action not in offer.legal:
            raise StarcupError(f"action {action} is no place in the menu")
        width = self.task.menu_width
        row = memoryview(offer.packed()).cast("i")[action * width : (action + 1) * width]
        texts = ["more" if number == self.task.more else numbers.text(number) for number in row if number >= 0]
        return f"{action}: {' + '.join(texts)}"

    def after(self, action: int) -> Position:
        """Return the position after an action."""
        offer = self.offer
        if offer is None:
            raise StarcupError(f"action {action}: no seat acts")
        seat, opened = offer.decision.seat, None
        choice: Choice | None = offer.moves.get(action) if isinstance(offer, NumberedQuestion) else None
        if choice is None:
            opened = self._opened()
            choice = opened.take(action)
        memories = self._memories.noting(seat, self, action)
        if choice is None:
            following = Position(self.task, self.game, (*self.taken, action), self.actions + 1, memories)
            following._offer = opened
            return following
        game = self.game.clone()
        game.submit(seat, choice)
        return Position(self.task, game, (), self.actions + 1, memories)

    # What is known.

    def view(self, seat: int | None) -> Any:
        """Return what a seat sees: see :meth:`starcup.Game.view`."""
        return self.game.view(seat)

    def taken_by(self, seat: int) -> tuple[int, ...]:
        """Return the actions that a seat has already taken for its open question."""
        return self.taken if seat == self.seat else ()

    def known(self, seat: int) -> bytes:
        """Return a seat's view and the actions it took for its open question: see :func:`starcup.information_state`."""
        known = self._known.get(seat)
        if known is None:
            self._known[seat] = known = information_state(self.view(seat)) + b"%a" % (self.taken_by(seat),)
        return known

    def information_state(self, seat: int) -> bytes:
        """Return what a seat saw at its questions, did, and sees now: see :class:`starcup.Recall`."""
        return self._memories.recall(seat).information_state(0, self.known(seat))

    def last_actions(self, seat: int, number: int) -> list[int]:
        """Return the last actions of a seat, the latest first."""
        return self._memories.last(seat, number)

    def returns(self) -> tuple[float, ...]:
        """Return the returns of the seats, 0 before the end: see :func:`starcup.returns`."""
        return returns(self.game) if self.is_over else (0.0,) * self.task.players

    def resampled(self, seat: int, rng: Rng) -> Position:
        """Return a position that a seat can't tell from this one, with hidden information resampled.

        Where all answer at once, seats that have already answered get random answers. What the other seats remember is
        lost.
        """
        world = self.view(seat).sample_world(rng, outside_chance=True)
        acting, pending = self.seat, world.waiting()
        while acting is not None and pending and pending[0].seat != acting:
            world.submit(pending[0].seat, rng.choice(pending[0].legal))
            pending = world.waiting()
        return Position(self.task, world, self.taken_by(seat), self.actions, self._memories.of(seat))


def _restored(task: Task, data: bytes, taken: tuple[int, ...], actions: int, memories: Memories) -> Position:
    """Return a position from its pickle."""
    return Position(task, Game.load(task.ruleset, data), taken, actions, memories)
