"""The main loop: runs steps until a seat has to answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import repeat
from typing import SupportsIndex

from starcup.kernel.choices import Choice
from starcup.kernel.errors import EndlessSteps, EngineError
from starcup.kernel.steps import AnyStep, Decision
from starcup.kernel.table import Table

MOST_STEPS = 100_000
"""The most steps in a row without a question; the game then stops. Dozens of whole games have fewer."""
NOTED = 1_000
"""The number of steps that are run after that, to find which ones repeat."""


def advance(table: Table, most: int = MOST_STEPS) -> None:
    """Run steps of the main stack until a question, a chance node or the end; set ``table.pending``.

    Raises:
        EndlessSteps: ``most`` steps were run without a question.
    """
    left = repeat(None, most)
    table.pending = ()
    while True:
        if table.lanes is None:
            decision = _run(table, table.stack, left)
            if decision is not None:
                table.pending = (decision,)
                return
            if not table.halted:
                return
            table.halted = False
        if table.lanes is None or not _run_lanes(table, table.lanes, left):
            return


def _run(table: Table, stack: list[AnyStep], left: Iterator[None]) -> Decision | None:
    """Run steps of a stack until one asks, and return the question; None if the stack is empty or the table halted.

    ``left`` yields once for each step that may still be run.
    """
    for _ in left:
        if not stack:
            return None
        step = stack.pop()
        legal = step.run(table)
        if legal is None:
            if table.halted:
                return None
        elif (size := len(legal)) == 1 and not step.always_asks and step.is_settled(table):
            step.take(table, legal[0])
        elif size:
            seat = step.asks
            return Decision(seat, step, legal, table.answered[seat])
        else:
            raise EngineError(f"step {step.kind!r} left seat {step.asks} without a legal choice")
    if isinstance(stack, _Noting):
        raise EndlessSteps(tuple(stack.kinds), NOTED)
    raise EndlessSteps(_repeating(table, stack), MOST_STEPS)


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


def _run_lanes(table: Table, lanes: list[list[AnyStep]], left: Iterator[None]) -> bool:
    """Start all lanes; return True if no seat is asked and the main stack may go on."""
    main, log, pending = table.stack, table.log, list[Decision]()
    table.log = None
    try:
        for lane in lanes:
            if lane:
                table.stack = lane
                decision = _run(table, lane, left)
                if decision is not None:
                    pending.append(decision)
    finally:
        table.stack, table.log = main, log
    table.pending = tuple(pending)
    return not table.pending and _close_lanes(table)


def _close_lanes(table: Table) -> bool:
    table.lanes = None
    table.lane_starts = ()
    table.journal.close_lanes()
    table.undo_count = 0
    return True


def answer(table: Table, decision: Decision, choice: Choice, *, further: bool = False) -> None:
    """Carry out a choice and run on to the next question. The caller has checked that the choice is legal.

    Args:
        table: the table, which is changed.
        decision: an open question.
        choice: one of its legal choices, or a further one that the step allows.
        further: whether the choice is such a further one, not in ``decision.legal``.
    """
    take = decision.step.take_allowed if further else decision.step.take
    seat, lanes = decision.seat, table.lanes
    table.answered[seat] += 1
    if lanes is not None:
        _answer_in_lane(table, lanes[seat], decision, choice, take)
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
    advance(table)


def _answer_in_lane(
    table: Table, lane: list[AnyStep], decision: Decision, choice: Choice, take: Callable[[Table, Choice], None]
) -> None:
    seat = decision.seat
    assert table.journal.lanes is not None
    table.journal.lanes[seat].append((seat, choice))
    table.lane_undo[seat] += 1
    main, log = table.stack, table.log
    table.stack, table.log = lane, None
    try:
        take(table, choice)
        following = _run(table, lane, repeat(None, MOST_STEPS)) if lane else None
    finally:
        table.stack, table.log = main, log
    # The seat's next question takes the place of the answered one, so that questions stay in seat order.
    pending = table.pending
    if following is not None:
        table.pending = tuple([following if one is decision else one for one in pending])
    elif pending[0] is decision:
        table.pending = pending[1:]
    else:
        table.pending = tuple([one for one in pending if one is not decision])
    if not table.pending and not table.hold:
        _close_lanes(table)
        advance(table)
