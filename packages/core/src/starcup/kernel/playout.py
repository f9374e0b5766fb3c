"""Fast playouts for searches and statistics: whole games, or some rounds, in one call."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from typing import TypeVar

from starcup.kernel import loop
from starcup.kernel.arguments import check_kind, told, whole
from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import BadArgument, JournalError, NoStep, StepError
from starcup.kernel.game import Game
from starcup.kernel.journal import Entry
from starcup.kernel.rebuilding import stopped
from starcup.kernel.steps import AnyStep, Decision, Step
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")

Policy = Callable[[Decision, TableT, Rng], Choice]
"""A function that chooses for all seats of a playout, from a question, the whole table and a generator."""


def playout(
    game: Game[TableT, ViewT],
    rng: Rng,
    *,
    policy: Policy[TableT] | None = None,
    most: int | None = None,
    most_rounds: int | None = None,
) -> int:
    """Play a game on: at random, each legal choice equally likely, or by a policy.

    Random choices are drawn by their number, and nothing is looked up or checked; a game with ``log=True`` or a policy
    is played by :meth:`Game.submit`. The same choices lead to the same game either way.

    A policy gets the whole table, so that no view has to be made for each question. Use it in worlds that a search has
    sampled with ``view.sample_world()``, where nothing that it sees is a secret of the real game. In the real game it
    would see hidden cards; give players that must not ``game.view(seat)`` instead.

    Args:
        game: the game, which is changed; pass a clone to keep it.
        rng: the generator of the random choices. The game's own chance does not depend on it.
        policy: takes the question, the table, which it must not change, and ``rng``; returns one of ``decision.legal``.
            None: choices are random.
        most: stop after that many choices; None: play to the end.
        most_rounds: stop at the first question after that many rounds, counting the current one (or set-up, before
            round 1): 1 plays to the end of the round. Games without rounds don't stop.

    Returns:
        The number of choices made. If it is less than ``most``, the game is over or awaits outside chance, or
        ``most_rounds`` is reached.

    Raises:
        BadArgument: an argument has a wrong type or value.
        IllegalChoice: the policy did not return a legal choice. Earlier choices stay.
        EngineError: code of the game failed; see :meth:`Game.submit`.

    >>> from starcup import Game
    >>> from starcup.roll import RollRuleset
    >>> game = Game.new(RollRuleset.load(["base"]), players=2, seed=7)
    >>> playout(game.clone(), Rng(1), policy=lambda decision, table, rng: decision.legal[0], most=20)
    20
    >>> playout(game, Rng(1), most_rounds=2) > 4, game.round_number
    (True, 2)
    >>> playout(game, Rng(1)) > 100
    True
    >>> game.finished, len(game.table.scores)
    (True, 2)
    """
    check_kind(game, Game, "game", "a game")
    check_kind(rng, Rng, "rng", "a starcup.Rng")
    if policy is not None and not callable(policy):
        raise BadArgument(f"policy: expected a function, or None for random choices, found {told(policy)}")
    most = None if most is None else whole(most, "most")
    last = None if most_rounds is None else whole(most_rounds, "most_rounds") + _round(game.table)
    if game.fault is not None:
        raise game.fault
    game.forget_past()
    if policy is not None or game.table.log is not None:
        return _submitted(game, rng, policy, most, last)
    rush = _Rush(game.table, rng, most, last)
    try:
        rush.run()
    except JournalError:
        raise
    except (Exception, SystemExit) as error:
        before = rush.pages, rush.length, 0
        game.table, game.fault = stopped(game.ruleset, game.header, game.table, before, rush.seat, rush.choice, error)
        raise game.fault from error
    return rush.number


def _round(table: Table) -> int:
    number: int = table.ruleset.round_number(table)
    return number


def _submitted(
    game: Game[TableT, ViewT], rng: Rng, policy: Policy[TableT] | None, most: int | None, last: int | None
) -> int:
    """Play a game on with :meth:`Game.submit`, up to round ``last``; return the number of choices made."""
    number = 0
    while (pending := game.table.pending) and number != most and (last is None or _round(game.table) < last):
        decision = pending[0]
        legal = decision.legal
        choice = legal[rng.below(len(legal))] if policy is None else policy(decision, game.table, rng)
        game.submit(decision.seat, choice)
        number += 1
    return number


class _Rush:
    """A table played on at random, all steps in one loop: no decisions are made, and no answers are checked.

    It notes what :func:`starcup.kernel.loop.answer` notes of a choice, and leaves ``pending`` as that does. After an
    error, ``seat`` and ``choice`` are the last choice, and ``pages`` and ``length`` the journal before it.
    """

    __slots__ = ("choice", "last", "length", "most", "number", "pages", "rng", "seat", "table")

    def __init__(self, table: Table, rng: Rng, most: int | None, last: int | None) -> None:
        self.table = table
        self.rng = rng
        self.most = most
        self.last = last
        self.number = 0
        self.seat: int = 0
        self.choice: Choice
        self.pages: list[list[Entry]] | None = None
        self.length: int = 0

    def run(self) -> None:
        """Play on to the end, or to the limit."""
        table = self.table
        while (pending := table.pending) and self.number != self.most:
            if self.last is not None and _round(table) >= self.last:
                return
            if table.lanes is None:
                table.pending = ()
                question = self._answer(table.stack, pending[0])
                if question is not None:
                    table.pending = (question,)
                    return
                loop.advance(table)
                continue
            main = table.stack
            table.stack = table.lanes[pending[0].seat]
            try:
                question = self._answer(table.stack, pending[0])
            finally:
                table.stack = main
            table.pending = pending[1:] if question is None else (question, *pending[1:])
            if not table.pending:
                loop.close_lanes(table)
                loop.advance(table)

    def _answer(self, stack: list[AnyStep], question: Decision) -> Decision | None:
        """Answer a question and those that follow from the same stack; return the one to stop at, if there is one."""
        table, most, last, below = self.table, self.most, self.last, self.rng.below
        journal, further, lanes = table.journal, table.ruleset.further, table.lanes
        seat, step, legal, number = question.seat, question.step, question.legal, self.number
        answers: object = legal
        size, owner = len(legal), seat
        self.pages = pages = journal.lanes
        self.length = length = len(journal.tail)
        try:
            while True:
                choice = legal[below(size)]
                number += 1
                table.answered[seat] += 1
                if pages is not None:
                    pages[seat].append((seat, choice))
                    table.lane_undo[seat] += 1
                else:
                    tail = journal.tail  # another list after a step has cloned the table
                    length = len(tail)
                    tail.append((seat, choice))
                    if seat == table.undo_seat:
                        table.undo_count += 1
                    else:
                        table.undo_seat = seat
                        table.undo_count = 1
                if choice.added and further is not None:
                    further.taking(step)(table, choice)
                else:
                    step.take(table, choice)
                for _ in repeat(None, loop.MOST_STEPS):
                    if table.halted or not stack:
                        return None
                    step = stack.pop()
                    answers = step.run(table)
                    if answers is not None:
                        legal = answers if further is None else further.beside(table, step, answers)
                        size = len(legal)
                        if size != 1 or step.always_asks or not step.is_settled(table):
                            break
                        step.take(table, legal[0])
                else:
                    raise loop.endless(table, stack)
                seat = step.asks
                if not size or table.halted:
                    raise loop.misasked(step, seat, size)
                if seat != owner and lanes is not None:
                    raise loop.foreign(Decision(seat, step, legal, 0), owner)
                if number == most or (last is not None and _round(table) >= last):
                    return Decision(seat, step, legal, table.answered[seat])
        except StepError as error:
            raise loop.naming(step, error) from None
        except (AttributeError, TypeError) as error:
            if error.__traceback__ is not None and error.__traceback__.tb_next is not None:
                raise  # from the step's own code
            if not isinstance(step, Step):
                raise NoStep(step, now=False) from error
            raise loop.misanswered(answers) from error
        finally:
            self.number, self.seat, self.choice, self.length = number, seat, choice, length
