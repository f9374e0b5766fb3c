"""Whole games as trees: every choice and every outcome of chance, for games that are small enough."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from starcup import EngineError, Game, Ruleset, StarcupError, Table, information_state, returns

__all__ = ["CHANCE", "END", "Draw", "GameTree", "InformationSet", "TreeSize", "grow"]
TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")
Ints = NDArray[np.int32]
Floats = NDArray[np.float64]

CHANCE, END = -1, -2
"""What stands for a seat at a node where chance is drawn, and where the game is over."""


@frozen
class InformationSet:
    """The histories that a seat can't tell apart at a question of its own.

    Args:
        seat: the number of the seat that is asked, from 0.
        choices: the texts of its choices.
        earlier: how many questions the seat has answered before.
    """

    seat: int
    choices: tuple[str, ...]
    earlier: int


@frozen
class Draw:
    """The outcomes that a roll or draw can have.

    Args:
        kind: the name of the draw.
        outcomes: the different outcomes in words.
        probabilities: that of each.
    """

    kind: str
    outcomes: tuple[str, ...]
    probabilities: tuple[float, ...]


@frozen
class TreeSize:
    """The size of a tree.

    Args:
        histories: the nodes at which the game is over: the lines of play.
        decisions: the nodes at which a seat is asked.
        forced: those of them with one choice alone, such as a last word.
        chances: the nodes at which chance is drawn.
        information_sets: the information sets of each seat.
        depth: the most choices and draws of a line of play.
    """

    histories: int
    decisions: int
    forced: int
    chances: int
    information_sets: tuple[int, ...]
    depth: int


@frozen(eq=False)
class GameTree:
    """A game as a tree of nodes, which are numbered from the root, 0, each before those that follow from it.

    A node is a history: the choices and outcomes of chance that lead to it. Where several seats are asked at once they
    answer one after the other, and the later ones don't know what the earlier ones have chosen. Information sets have
    perfect recall: a seat knows the views that it had at its own questions, and its choices.

    A policy is an array with the probability of each choice, those of information set ``i`` from ``starts[i]`` on.

    Args:
        players: the number of seats.
        parents: the node before each; -1 for the root.
        branches: the place of each node among those that follow its parent.
        seats: the seat that is asked, :data:`CHANCE` or :data:`END`.
        places: the place of the node's question in ``information_sets``, of its draw in ``draws``; -1 at an end.
        depths: the number of nodes before each.
        returns: what the game has brought each seat, by node and seat; 0 where it is not over.
        information_sets: the information sets.
        draws: the draws; equal ones are one.
    """

    players: int
    parents: Ints
    branches: Ints
    seats: Ints
    places: Ints
    depths: Ints
    returns: Floats
    information_sets: tuple[InformationSet, ...]
    draws: tuple[Draw, ...]

    @property
    def size(self) -> TreeSize:
        """How large the tree is."""
        asked, widths = self.seats >= 0, np.array([len(known.choices) for known in self.information_sets])
        owners = [known.seat for known in self.information_sets]
        return TreeSize(
            int((self.seats == END).sum()),
            int(asked.sum()),
            int((widths[self.places[asked]] == 1).sum()),
            int((self.seats == CHANCE).sum()),
            tuple(owners.count(seat) for seat in range(self.players)),
            int(self.depths.max()),
        )

    @cached_property
    def starts(self) -> Ints:
        """Where in a policy the choices of each information set begin; the last entry is the length of a policy."""
        widths = [len(known.choices) for known in self.information_sets]
        return np.concatenate(([0], np.cumsum(widths))).astype(np.int32)

    def children(self, node: int) -> list[int]:
        """Return the nodes that follow a node, in the order of its choices or outcomes.

        Args:
            node: its number.
        """
        order, firsts = self._by_parent
        children: list[int] = order[firsts[node] : firsts[node + 1]].tolist()
        return children

    @cached_property
    def _by_parent(self) -> tuple[Ints, Ints]:
        order = np.argsort(self.parents, kind="stable").astype(np.int32)[1:]
        firsts = np.searchsorted(self.parents[order], np.arange(len(self.parents) + 1))
        return order, firsts.astype(np.int32)

    # Policies.

    def uniform(self) -> Floats:
        """Return the policy in which all choices are as likely."""
        widths = np.diff(self.starts)
        return np.repeat(1 / widths, widths)

    def steps(self, policy: Floats) -> Floats:
        """Return how likely each node comes next once the one before it is reached.

        Args:
            policy: the probabilities of all choices.
        """
        steps: Floats = np.where(self._entries >= 0, policy[self._entries], self._chances)
        return steps

    def reach(self, policy: Floats, without: int | None = None) -> Floats:
        """Return how likely each node is reached.

        Args:
            policy: the probabilities of all choices.
            without: a seat whose choices count as certain.
        """
        steps = self.steps(policy)
        if without is not None:
            steps[self._chooser == without] = 1
        reached = np.ones(len(self.parents))
        for level in self._levels[1:]:
            reached[level] = reached[self.parents[level]] * steps[level]
        return reached

    def value(self, policy: Floats) -> tuple[float, ...]:
        """Return what seats can expect if all play by a policy.

        Args:
            policy: the probabilities of all choices.
        """
        return tuple((self.reach(policy) @ self.returns).tolist())

    def best_response(self, policy: Floats, seat: int) -> tuple[float, Floats]:
        """Return what a seat can expect at most if the others play by a policy, and a policy by which it gets that.

        Args:
            policy: the probabilities of all choices; those of the seat itself make no difference.
            seat: the number of the seat, from 0.
        """
        worth = self.reach(policy, without=seat) * self.returns[:, seat]
        answer, sums = policy.copy(), np.zeros(len(policy))
        own = self._chooser == seat
        turns = self._turns(seat)
        for turn in range(int(turns.max()), -1, -1):
            after = np.flatnonzero(own & (turns == turn + 1) & (turns[self.parents] == turn))
            np.add.at(sums, self._entries[after], worth[after])
            for place in np.unique(self.places[self.parents[after]]):
                first, last = self.starts[place], self.starts[place + 1]
                answer[first:last] = 0
                answer[first + np.argmax(sums[first:last])] = 1
            np.add.at(worth, self.parents[after], worth[after] * answer[self._entries[after]])
            inside = np.flatnonzero(~own & (turns == turn) & (self.parents >= 0))
            for level in reversed(_rows(self.depths[inside])):
                row = inside[level]
                np.add.at(worth, self.parents[row], worth[row])
        return float(worth[0]), answer

    def exploitability(self, policy: Floats) -> float:
        """Return how much a seat gains on average by answering a policy as best it can; 0 in an equilibrium.

        Args:
            policy: the probabilities of all choices.
        """
        best = sum(self.best_response(policy, seat)[0] for seat in range(self.players))
        return (best - sum(self.value(policy))) / self.players

    def _turns(self, seat: int) -> Ints:
        """Return how many questions of a seat were answered before each node."""
        turns = np.zeros(len(self.parents), np.int32)
        for level in self._levels[1:]:
            turns[level] = turns[self.parents[level]] + (self._chooser[level] == seat)
        return turns

    @cached_property
    def _chooser(self) -> Ints:
        """The seat whose choice leads to each node, else :data:`CHANCE`."""
        return np.where(self.parents >= 0, self.seats[self.parents], CHANCE).astype(np.int32)

    @cached_property
    def _entries(self) -> Ints:
        """The place in a policy of the choice that leads to each node; -1 for an outcome of chance."""
        asked = self.places[self.parents]
        return np.where(self._chooser >= 0, self.starts[asked] + self.branches, -1).astype(np.int32)

    @cached_property
    def _chances(self) -> Floats:
        """How likely is the outcome of chance that leads to each node; 1 for a choice."""
        chances = np.ones(len(self.parents))
        for node in np.flatnonzero((self._chooser == CHANCE) & (self.parents >= 0)):
            chances[node] = self.draws[self.places[self.parents[node]]].probabilities[self.branches[node]]
        return chances

    @cached_property
    def _levels(self) -> list[Ints]:
        """The nodes of each depth."""
        return _rows(self.depths)


def _rows(numbers: Ints) -> list[Ints]:
    """Return the places of each number from 0 on."""
    order = np.argsort(numbers, kind="stable").astype(np.int32)
    ends = np.searchsorted(numbers[order], np.arange(1, numbers.max(initial=-1) + 1))
    return np.split(order, ends)


MOST_NODES = 1_000_000
"""The most nodes of a tree unless others are given."""
Look = Callable[[Game[TableT, ViewT], int], None]
"""A function that is shown the game at each node, which it must not change, and the number of the node."""


def grow(
    ruleset: Ruleset[TableT, ViewT],
    players: int = 2,
    *,
    most: int = MOST_NODES,
    last_first: bool = False,
    look: Look[TableT, ViewT] | None = None,
) -> GameTree:
    """Return the tree of a game.

    Args:
        ruleset: the rules.
        players: the number of seats.
        most: the most nodes that there may be.
        last_first: where several seats are asked at once the highest answers first, instead of the lowest. That is a
            tree of the same game.
        look: is called at each node.

    Raises:
        StarcupError: the tree has more nodes, or the ruleset does not take that number of players.
        EngineError: a seat is offered different choices though it knows the same.

    >>> from starcup import games
    >>> tree = grow(games.find("race").load(["race-micro"]))
    >>> tree.size.histories, tree.size.information_sets
    (3610, (1183, 1183))
    >>> round(tree.exploitability(tree.uniform()), 3)
    0.631
    """
    return _Gardener(players, most, -1 if last_first else 0, look).grow(
        Game.new(ruleset, players, seed=0, log=False, outside_chance=True)
    )


Memory = tuple[int, int]
"""The last information set of a seat, and what it chose there; (-1, -1) before its first question."""


@frozen(eq=False)
class _Bud:
    """A node that is to grow: its game, what is told of it, and what each seat remembers."""

    game: Game[Any, Any]
    parent: int
    branch: int
    depth: int
    memories: tuple[Memory, ...]


class _Gardener:
    """Grows a tree, and numbers what it meets."""

    def __init__(self, players: int, most: int, first: int, look: Look[Any, Any] | None) -> None:
        self.players, self.most, self.first, self.look = players, most, first, look
        self.rows: list[tuple[int, int, int, int, int]] = []
        self.ends: dict[int, tuple[float, ...]] = {}
        self.sets: list[InformationSet] = []
        self.known: dict[tuple[int, Memory, bytes], int] = {}
        self.draws: dict[Draw, int] = {}

    def grow(self, root: Game[Any, Any]) -> GameTree:
        buds = [_Bud(root, -1, 0, 0, ((-1, -1),) * self.players)]
        while buds:
            bud, node = buds.pop(), len(self.rows)
            if node == self.most:
                raise StarcupError(f"expected a game of at most {self.most:,} nodes, found more; give a larger `most`")
            if self.look is not None:
                self.look(bud.game, node)
            seat, place, games, memories = self._open(bud, node)
            self.rows.append((bud.parent, bud.branch, seat, place, bud.depth))
            followers = zip(games, range(len(games)), memories, strict=True)
            new = [_Bud(game, node, branch, bud.depth + 1, known) for game, branch, known in followers]
            buds += reversed(new)  # the last one opens first
        gains = np.zeros((len(self.rows), self.players))
        for node, row in self.ends.items():
            gains[node] = row
        parents, branches, seats, places, depths = np.array(self.rows, np.int32).T
        sets, draws = tuple(self.sets), tuple(self.draws)
        return GameTree(self.players, parents, branches, seats, places, depths, gains, sets, draws)

    def _open(self, bud: _Bud, node: int) -> tuple[int, int, list[Game[Any, Any]], list[tuple[Memory, ...]]]:
        """Return who is asked at a node, the place of the question, the games that follow, and what is remembered."""
        game, memories = bud.game, bud.memories
        if game.finished:
            self.ends[node] = returns(game)
            return END, -1, [], []
        if game.chance is not None:
            chances = game.chance.probabilities
            kind, values = game.chance.kind, tuple(chances)
            words = tuple(game.ruleset.outcome_text(kind, value) for value in values)
            place = self.draws.setdefault(Draw(kind, words, tuple(chances.values())), len(self.draws))
            games = [game.clone() for _ in values]
            for twin, value in zip(games, values, strict=True):
                twin.resolve(value)
            return CHANCE, place, games, [memories] * len(games)
        decision = game.waiting()[self.first]
        seat, choices = decision.seat, tuple(decision.legal)
        place = self._set_of(seat, memories[seat], game.view(seat), tuple(choice.text for choice in choices))
        games = [game.clone() for _ in choices]
        for twin, choice in zip(games, choices, strict=True):
            twin.submit(seat, choice)
        known = [(*memories[:seat], (place, branch), *memories[seat + 1 :]) for branch in range(len(choices))]
        return seat, place, games, known

    def _set_of(self, seat: int, memory: Memory, view: object, choices: tuple[str, ...]) -> int:
        """Return the place of the information set of a question."""
        key = seat, memory, information_state(view)
        place = self.known.setdefault(key, len(self.sets))
        if place == len(self.sets):
            self.sets.append(InformationSet(seat, choices, 1 + self.sets[memory[0]].earlier if memory[0] >= 0 else 0))
        elif self.sets[place].choices != choices:
            raise EngineError(
                f"seat {seat} knows the same in two histories, and is offered {', '.join(choices)} in one, "
                f"{', '.join(self.sets[place].choices)} in the other"
            )
        return place
