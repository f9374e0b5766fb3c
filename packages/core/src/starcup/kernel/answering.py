"""Checks of answers: the choice that an answer means, or the reason to refuse it. No table is changed here."""

from __future__ import annotations

from typing import TypeVar

from starcup.kernel.arguments import index_of, seat_of, told
from starcup.kernel.choices import Choice, normalise, not_understood, parse_choice
from starcup.kernel.errors import EngineError, IllegalChoice, StaleChoice
from starcup.kernel.messages import REFUSAL, Message, Player
from starcup.kernel.rebuilding import Attributing
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Decision, find_in
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


def recognise(ruleset: Ruleset[TableT, ViewT], table: TableT, decision: Decision, choice: object) -> Choice:
    """Return the choice that an answer means: a legal one, or a further one that the step allows."""
    if not isinstance(choice, Choice | str):
        raise IllegalChoice("not-understood", "", Message(f"{REFUSAL}-no-text", given=told(choice)))
    text = normalise(choice) if isinstance(choice, str) else choice.text
    step = decision.step
    with Attributing(ruleset, f"when seat {decision.seat} was refused {text!r}"):
        legal = decision.find(text) or find_in(step.allowed(table), text)
        if legal is not None:
            return legal
        kinds = ruleset.choice_kinds
        meant = parse_choice(text, kinds)
        if meant is None:
            raise not_understood(text, kinds, decision.texts)
        refusal: object = ruleset.further and ruleset.further.refusal(table, decision.seat, meant)
        refusal = refusal or step.refuse(table, meant)
        if not isinstance(refusal, IllegalChoice):
            raise EngineError(f"refuse() returned {refusal!r}, expected an IllegalChoice")
    raise refusal


def check_number(seat: int, number: object, expected: int, *, opened: bool) -> None:
    """Raise unless ``number`` is ``expected``: the number of the open question, or of the next one if none is open."""
    meant, open_now = index_of(number), Message("starcup-open", number=str(expected) if opened else "none")
    if meant is None or meant > expected:
        never = Message(f"{REFUSAL}-no-such-question", seat=Player(seat), number=told(number), open=open_now)
        raise IllegalChoice("no-such-question", "", never)
    if meant < expected:
        raise StaleChoice(Message(f"{REFUSAL}-stale", seat=Player(seat), number=str(meant), open=open_now))


def nobody_asked(table: Table, seat: int, number: object, *, finished: bool) -> IllegalChoice:
    """Return the refusal of an answer by a seat that has no open question."""
    seat = seat_of(seat, table.players)
    if number is not None:
        check_number(seat, number, table.answered[seat], opened=False)
        early = Message(f"{REFUSAL}-not-asked-yet", seat=Player(seat), number=told(number))
        return IllegalChoice("no-such-question", "", early)
    if finished:
        return IllegalChoice("finished", "", Message(f"{REFUSAL}-finished"))
    return IllegalChoice("not-asked", "", Message(f"{REFUSAL}-not-asked", seat=Player(seat)))
