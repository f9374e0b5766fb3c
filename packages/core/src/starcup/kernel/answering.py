"""Checks of answers: the choice that an answer means, or the reason to refuse it. No table is changed here."""

from __future__ import annotations

from typing import TypeVar

from starcup.kernel.arguments import index_of, seat_of, told
from starcup.kernel.choices import Choice, normalise, not_understood, parse_choice
from starcup.kernel.errors import EngineError, IllegalChoice, StaleChoice
from starcup.kernel.rebuilding import Attributing
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Decision, find_in
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


def recognise(ruleset: Ruleset[TableT, ViewT], table: TableT, decision: Decision, choice: object) -> Choice:
    """Return the choice that an answer means: a legal one, or a further one that the step allows.

    Raises:
        IllegalChoice: there is no such choice; the message says why.
        EngineError: code failed while giving the reason; a PowerError if it is a pack's.
    """
    if not isinstance(choice, Choice | str):
        expected = "expected a choice or its text"
        raise IllegalChoice("not-understood", "", f"{told(choice)} is no choice of this game; {expected}.")
    text = normalise(choice) if isinstance(choice, str) else choice.text
    step = decision.step
    with Attributing(ruleset, f"when seat {decision.seat} was refused {text!r}"):
        found = decision.find(text) or find_in(step.allowed(table), text)
        if found is not None:
            return found
        kinds = ruleset.choice_kinds
        meant = parse_choice(text, kinds)
        if meant is None:
            raise not_understood(text, kinds, decision.texts)
        refusal: object = step.refuse(table, meant)
        if not isinstance(refusal, IllegalChoice):
            raise EngineError(f"refuse() returned {refusal!r}, expected an IllegalChoice")
    raise refusal


def check_number(seat: int, number: object, expected: int, opened: str) -> None:
    """Raise unless ``number`` is ``expected``: the number of the open question, or of the next one.

    Raises:
        StaleChoice: question ``number`` was answered or withdrawn.
        IllegalChoice: it was never asked.
    """
    meant = index_of(number)
    if meant is None or meant > expected:
        raise IllegalChoice("no-such-question", "", f"seat {seat} was never asked question {told(number)}; {opened}.")
    if meant < expected:
        raise StaleChoice(f"question {meant} of seat {seat} was answered or withdrawn; {opened}.")


def nobody_asked(table: Table, seat: int, number: object, *, finished: bool) -> IllegalChoice:
    """Return the refusal of an answer by a seat that has no open question.

    Args:
        table: the table of the game.
        seat: the seat that answers.
        number: the number of the question that it means; None if it gave none.
        finished: whether the game is over.

    Raises:
        IllegalChoice: there is no such seat, or no such question.
        StaleChoice: the question was answered or withdrawn.
    """
    seat = seat_of(seat, table.players)
    if number is not None:
        check_number(seat, number, table.answered[seat], "none is open")
        return IllegalChoice("no-such-question", "", f"seat {seat} was not asked question {number} yet.")
    if finished:
        return IllegalChoice("finished", "", "the game is over.")
    return IllegalChoice("not-asked", "", f"seat {seat} has nothing to decide now.")
