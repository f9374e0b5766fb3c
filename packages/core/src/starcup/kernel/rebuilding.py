"""Tables rebuilt from a header and journal entries: for undo, and for games that a fault in their code has stopped."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, TypeVar

from starcup.kernel import loop
from starcup.kernel.blame import is_deliberate, worded
from starcup.kernel.choices import Choice
from starcup.kernel.errors import EngineError, JournalError
from starcup.kernel.journal import Chanced, Entry, Header, chanced, undone
from starcup.kernel.journal_text import Line
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Decision
from starcup.kernel.table import Scripted, Table

TableT = TypeVar("TableT", bound=Table)

Before = tuple[list[list[Entry]] | None, int, int]
"""The journal's open pages, and the lengths of journal and log, from before a choice."""


def at_first(ruleset: Ruleset[TableT, Any], header: Header) -> TableT:
    """Return the table of the beginning of a game, ready for its first step."""
    if header.position:
        others = header.packs != ruleset.stamps()
        return ruleset.decode(header.position.encode(), other_packs=others)
    return ruleset.begin(header.seats, header.seed)


def rebuilt(ruleset: Ruleset[TableT, Any], header: Header, entries: Iterable[Entry], outside_chance: bool) -> TableT:
    """Return the table after some entries, with a journal of its own."""
    entries = list(entries)
    gone = undone(entries)
    table = at_first(ruleset, header)
    table.outside_chance = outside_chance
    loop.advance(scripted(table, chanced(entries)))
    for place, (seat, choice) in enumerate(entries):
        if place not in gone and isinstance(seat, int) and isinstance(choice, Choice):
            answer(table, seat, choice)
    return table


def renumber(table: Table, answered: list[int]) -> None:
    """Renumber the questions of a table: the open question of a seat gets the number ``answered[seat]``."""
    table.answered = answered
    table.pending = tuple(
        decision
        if decision.number == answered[decision.seat]
        else Decision(decision.seat, decision.step, decision.legal, answered[decision.seat])
        for decision in table.pending
    )


def answer(table: Table, seat: int, choice: Choice) -> None:
    """Carry out a choice again that was legal before."""
    decision = next(decision for decision in table.pending if decision.seat == seat)
    loop.answer(table, decision, choice, further=choice not in decision.legal)


def go_on(table: Table) -> None:
    """Run on from a chance node that has its outcome in the script."""
    table.chance = None
    table.halted = False
    loop.advance(table)


def scripted(table: TableT, outcomes: Iterable[Chanced]) -> TableT:
    """Set the script of a table to some chance outcomes, which come next; return the table."""
    table.script = deque((kind, value, 0) for kind, value in outcomes)
    return table


def script_of(ruleset: Ruleset[TableT, Any], lines: Iterable[Line], other_packs: bool) -> deque[Scripted]:
    """Return the chance outcomes among the lines of a journal."""
    script: deque[Scripted] = deque()
    moves = 0
    for line in lines:
        if line.seat is not None:
            moves += 1
            continue
        kind, _, outcome = line.text.rpartition(" ")
        try:
            script.append((kind, ruleset.outcome_value(kind, outcome), line.number))
        except JournalError as error:
            raise JournalError(f"line {line.number}: {error}{reach(moves - 1, other_packs)}") from None
    return script


def reach(fitting: int, other_packs: bool) -> str:
    """Return the end of an error message: how far a journal of other packs can be replayed; empty if not at all."""
    return f" (at={fitting} shows the game before that)" if other_packs and fitting >= 0 else ""


class Attributing:
    """A context in which code is asked that changes nothing: if it fails, the error says whose code it was.

    Errors that the code raises on purpose pass. A class, since views are asked for by the million.

    Args:
        ruleset: the rules.
        where: the place in the game, such as ``when seat 0 was shown the table``.
    """

    __slots__ = ("_ruleset", "_where")

    def __init__(self, ruleset: Ruleset[Any, Any], where: str) -> None:
        self._ruleset = ruleset
        self._where = where

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception | SystemExit) and not is_deliberate(error):
            raise self._ruleset.failed(error, self._where) from error


def stopped_at_first(
    ruleset: Ruleset[TableT, Any], header: Callable[[], Header], failed: TableT, error: BaseException
) -> EngineError:
    """Return the error to raise if a game fails before its first question; ``failed`` is its table then."""
    trial = None
    with suppress(Exception, SystemExit):  # without a table to try it again on, only the traceback tells the plugin
        trial = at_first(ruleset, header())
        trial.outside_chance = failed.outside_chance
        scripted(trial, chanced(failed.journal))
    return worded(error, ruleset.blame(error, trial, loop.advance), "before choice 1")


def stopped(
    ruleset: Ruleset[TableT, Any],
    header: Header,
    failed: TableT,
    before: Before,
    seat: int | None,
    what: Choice | str,
    error: BaseException,
) -> tuple[TableT, EngineError]:
    """Return the table from before ``what`` made code fail, and the error to raise.

    ``what`` is a choice of ``seat``, or, without a seat, an outcome from outside. Journal and log
    stay the same objects; later entries are removed from them. If the table can't be rebuilt,
    because the code answers otherwise than before, the failed table is returned.
    """
    pages, length, noted = before
    journal, log = failed.journal, failed.log
    outcomes = journal.strike(seat, pages, length)
    if log is not None:
        del log[noted:]
    table, trial = failed, None
    with suppress(Exception, SystemExit):
        table = rebuilt(ruleset, header, journal.entries(), failed.outside_chance)
        table.journal, table.log = journal, log
        renumber(table, [number - (other == seat) for other, number in enumerate(failed.answered)])
        trial = scripted(table.clone(), outcomes)

    def again(table: TableT) -> None:
        if seat is not None and isinstance(what, Choice):
            answer(table, seat, what)
        else:
            go_on(table)

    number = 1 + sum(isinstance(who, int) for who, _ in journal)
    which = f"({what.text!r} of seat {seat})" if isinstance(what, Choice) else f"(before it: {what!r})"
    return table, worded(error, ruleset.blame(error, trial, again), f"at choice {number} {which}")
