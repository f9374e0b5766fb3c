"""The main loop: runs steps until a seat has to answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import repeat
from typing import SupportsIndex

from starcup.kernel.choices import Choice
from starcup.kernel.errors import EndlessSteps, EngineError, NoStep, StepError
from starcup.kernel.steps import AnyStep, Decision, Step, Take
from starcup.kernel.table import Table

MOST_STEPS = 100_000
"""The most steps in a row without a question; the game then stops. Dozens of whole games have fewer."""
NOTED = 1_000
"""The number of steps that are run after that, to find which ones repeat."""


def advance(table: Table, most: int = MOST_STEPS) -> None:
    """Run steps of the main stack until a question, a chance node or the end; set ``table.pending``."""
    left = repeat(None, most)
    table.pending = ()
    while True:
        if table.lanes is None and not table.halted:
            decision = _run(table, table.stack, left)
            if decision is not None:
                table.pending = (decision,)
                return
        if table.lanes is None:
            return
        table.halted = False
        table.pending = _start_lanes(table, table.lanes, left)
        if table.pending:
            return
        close_lanes(table)


def _run(table: Table, stack: list[AnyStep], left: Iterator[None]) -> Decision | None:
    """Run steps of a stack until one asks, and return the question; None if the stack is empty or the table halted.

    ``left`` yields once for each step that may still be run.
    """
    try:
        for _ in left:
            if not stack:
                return None
            step = stack.pop()
            legal = step.run(table)
            if legal is not None:
                if (further := table.ruleset.further) is not None:
                    legal = further.beside(table, step, legal)
                size = len(legal)
                if size != 1 or step.always_asks or not step.is_settled(table):
                    seat = step.asks
                    if size and not table.halted:
                        return Decision(seat, step, legal, table.answered[seat])
                    raise misasked(step, seat, size)
                step.take(table, legal[0])
            if table.halted:
                return None
    except StepError as error:
        raise naming(step, error) from None
    except (AttributeError, TypeError) as error:
        if error.__traceback__ is not None and error.__traceback__.tb_next is not None:
            raise  # from the step's own code
        if not isinstance(step, Step):
            raise NoStep(step, now=False) from error
        raise misanswered(legal) from error
    raise endless(table, stack)


def misasked(step: AnyStep, seat: int, size: int) -> EngineError:
    """Return the error for a question with ``size`` choices that can't be asked."""
    what = "also drew or called together()" if size else "left it without a legal choice (None asks nothing)"
    return EngineError(f"step {step.kind!r} asked seat {seat}, and {what}")


def misanswered(legal: object) -> EngineError:
    """Return the error for what a step's ``run`` returned, if these are no choices."""
    return EngineError(f"run() returned {legal!r}, expected choices, or None")


def endless(table: Table, stack: list[AnyStep]) -> EndlessSteps:
    """Return the error for :data:`MOST_STEPS` steps without a question; the table can't be used any more."""
    if isinstance(stack, _Noting):
        return EndlessSteps(tuple(stack.kinds), NOTED)
    return EndlessSteps(_repeating(table, stack), MOST_STEPS)


def naming(step: AnyStep, error: StepError) -> EngineError:
    """Return an error with the name of the step, and with its traceback, by which plugins are blamed."""
    return EngineError(f"step {step.kind!r}: {error}").with_traceback(error.__traceback__)


class _Checked(list[AnyStep]):
    """A stack that refuses what is no step, in the line that pushes it."""

    def append(self, step: AnyStep) -> None:
        self.extend((step,))

    def extend(self, steps: Iterable[AnyStep]) -> None:
        for step in steps:
            if not isinstance(step, Step):
                raise NoStep(step, now=True)
            super().append(step)


def check_pushes(table: Table) -> None:
    """Have a table fail where something is pushed that is no step, and not only when it should run."""
    table.stack = _Checked(table.stack)
    if table.lanes is not None:
        table.lanes = [_Checked(lane) for lane in table.lanes]


class _Noting(list[AnyStep]):
    """A stack that notes the kinds of the steps popped from it, in order of first appearance."""

    def __init__(self, stack: list[AnyStep]) -> None:
        super().__init__(stack)
        self.kinds: dict[str, None] = {}

    def pop(self, *index: SupportsIndex) -> AnyStep:
        step = super().pop(*index)
        self.kinds[step.kind] = None
        return step


def _repeating(table: Table, stack: list[AnyStep]) -> tuple[str, ...]:
    """Return the kinds of steps that repeat: run :data:`NOTED` more steps on a table that is not used any more."""
    table.stack = noting = _Noting(stack)
    with suppress(Exception):
        if table.lanes is None:
            advance(table, NOTED)
        else:
            _run(table, noting, repeat(None, NOTED))
    return tuple(noting.kinds)


def _start_lanes(table: Table, lanes: list[list[AnyStep]], left: Iterator[None]) -> tuple[Decision, ...]:
    """Run each lane until it asks, and return the questions."""
    main, log = table.stack, table.log
    questions: list[Decision] = []
    try:
        for seat, lane in enumerate(lanes):
            if lane:
                table.stack = lane
                if log is not None:
                    table.log = []
                question = _run(table, lane, left)
                if table.log:
                    table.journal.note(seat, table.log)
                if question is not None:
                    questions.append(question)
                    if question.seat != seat:
                        raise foreign(question, seat)
    finally:
        table.stack, table.log = main, log
    return tuple(questions)


def foreign(question: Decision, seat: int) -> EngineError:
    """Return the error for a question that the lane of a seat asks another."""
    return EngineError(f"step {question.kind!r} asked seat {question.seat} in the lane of seat {seat}")


def close_lanes(table: Table) -> None:
    """Put the seats' pages together, since all have answered."""
    table.lanes = None
    table.lane_starts = ()
    table.undo_count = 0
    notes = table.journal.close_lanes()
    if table.log is not None:
        table.log += notes


def answer(table: Table, decision: Decision, choice: Choice, *, further: bool = False) -> None:
    """Carry out a choice and run on to the next question. The caller has checked that the choice is legal."""
    take: Take = decision.step.take_allowed if further else decision.step.take
    if choice.added and (added := table.ruleset.further) is not None:
        take = added.taking(decision.step)
    seat = decision.seat
    table.answered[seat] += 1
    try:
        if table.lanes is not None:
            _answer_in_lane(table, table.lanes[seat], decision, choice, take)
            return
        table.journal.tail.append((seat, choice))
        if seat == table.undo_seat:
            table.undo_count += 1
        else:
            table.undo_seat = seat
            table.undo_count = 1
        if table.log is not None:
            table.marks.append(len(table.log))  # kept when another seat acts, since that choice may be taken back
        take(table, choice)
    except StepError as error:
        raise naming(decision.step, error) from None
    advance(table)


def _answer_in_lane(table: Table, lane: list[AnyStep], decision: Decision, choice: Choice, take: Take) -> None:
    seat, pages = decision.seat, table.journal.lanes
    assert pages is not None
    pages[seat].append((seat, choice))
    table.lane_undo[seat] += 1
    main, log = table.stack, table.log
    table.stack, table.log = lane, None if log is None else []
    try:
        take(table, choice)
        following = _run(table, lane, repeat(None, MOST_STEPS)) if lane else None
        if table.log:
            table.journal.note(seat, table.log)
        if following is not None and following.seat != seat:
            raise foreign(following, seat)
    finally:
        table.stack, table.log = main, log
    # The seat's next question takes the place of the answered one, so that questions stay in seat order.
    pending = table.pending
    if following is not None:
        table.pending = tuple([following if question is decision else question for question in pending])
    elif pending[0] is decision:
        table.pending = pending[1:]
    else:
        table.pending = tuple([question for question in pending if question is not decision])
    if not table.pending and not table.hold:
        close_lanes(table)
        advance(table)
