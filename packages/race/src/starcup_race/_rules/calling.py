"""The calls of hooks of powers in Python while a game goes on; nothing is called if no such power is in play."""

from __future__ import annotations

from collections.abc import Callable

from starcup.packed import PowerChoice
from starcup_race._rules.powers import Use
from starcup_race._rules.table import RaceTable


def calls(table: RaceTable, number: int, hook: str, phase: str = "") -> tuple[Callable[..., object], ...]:
    """Return the functions of a hook of the powers of a seat that work now (POWER-3)."""
    own = table.rules.own
    powers = [own[card] for card in table.seats[number].active if card in own]
    return table.rules.calls(hook, tuple([power.key for power in powers if not phase or phase in power.phases]))


def call_each(table: RaceTable, number: int, hook: str, *about: object, phase: str = "") -> None:
    """Call the functions of a hook of the powers of a seat that work now."""
    for call in calls(table, number, hook, phase):
        call(table, number, *about)


def call_in_phase(table: RaceTable, hook: str, phase: int) -> None:
    """Call the powers of all seats that do something when a phase begins or ends, in turn order (TIMING-2)."""
    for number in reversed(table.order):  # what is pushed last is done first
        for call in reversed(calls(table, number, hook, table.rules.plan.phase_keys[phase])):
            call(table, number)


def explored(table: RaceTable, number: int, hook: str) -> int:
    """Return what powers in Python add for a seat to the cards drawn or kept in Explore."""
    answers = [call(table, number) for call in calls(table, number, hook)]
    return sum([answer for answer in answers if isinstance(answer, int)])


def own_choices(table: RaceTable, number: int, use: Use) -> list[PowerChoice]:
    """Return the choices that a power in Python offers in Consume."""
    assert use.call is not None
    answer = use.call(table, number)
    assert isinstance(answer, tuple)
    return list(answer)


def own_numbers(table: RaceTable, number: int, hook: str, *, lacking: bool = False) -> list[tuple[str, int]]:
    """Return the answers of all powers in Python of a tableau to a hook, by the names of their cards.

    If something is ``lacking``, those that look for what is hidden are left out.
    """
    rules, answers = table.rules, list[tuple[str, int]]()
    for card in table.seats[number].tableau:
        power = rules.own.get(card)
        if power is not None and hook in power.functions:
            answer = rules.plugins.answer(power.key, hook, table, number, lacking=lacking)
            if answer is not None:
                answers.append((rules.cards[card].name, answer))
    return answers
