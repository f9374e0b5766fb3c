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


def began(table: RaceTable, phase: int) -> None:
    """Call the powers of all seats that do something when a phase begins; in turn order (TIMING-2)."""
    for number in reversed(table.order):  # what is pushed last is done first
        for call in reversed(calls(table, number, "phase_began", table.rules.plan.phase_keys[phase])):
            call(table, number)


def ended(table: RaceTable, phase: int) -> None:
    """Call the powers of all seats that do something when a phase ends; in turn order (TIMING-2)."""
    for number in reversed(table.order):  # what is pushed last is done first
        for call in reversed(calls(table, number, "phase_ended", table.rules.plan.phase_keys[phase])):
            call(table, number)


def explored(table: RaceTable, number: int, hook: str) -> int:
    """Return what powers in Python add for a seat to the cards drawn or kept in Explore."""
    answers = [call(table, number) for call in calls(table, number, hook)]
    return sum([answer for answer in answers if isinstance(answer, int)])


def placed(table: RaceTable, number: int, card: int) -> None:
    """Call the powers of a seat that do something when it has placed a card."""
    for call in calls(table, number, "placed", table.phase_key):
        call(table, number, table.rules.cards[card])


def good_produced(table: RaceTable, number: int, world: int) -> None:
    """Call the powers of a seat that do something when it has produced a good."""
    for call in calls(table, number, "good_produced"):
        call(table, number, table.rules.cards[world])


def production_done(table: RaceTable, number: int) -> None:
    """Call the powers of a seat that do something when it has produced."""
    for call in calls(table, number, "production_done"):
        call(table, number)


def own_choices(table: RaceTable, number: int, use: Use) -> list[PowerChoice]:
    """Return the choices that a power in Python offers in Consume."""
    assert use.call is not None
    answer = use.call(table, number)
    assert isinstance(answer, tuple)
    return list(answer)


def known_to_explore(table: RaceTable, number: int, hook: str) -> int:
    """Return what powers in Python would add in Explore, without those that look for what is hidden."""
    rules, found = table.rules, 0
    for card in table.seats[number].tableau:
        power = rules.own.get(card)
        if power is not None and hook in power.functions:
            found += rules.plugins.answer(power.key, hook, table, number, lacking=True) or 0
    return found


def own_bonuses(table: RaceTable, number: int, *, lacking: bool = False) -> list[tuple[str, int]]:
    """Return what powers in Python bring a seat at the end, by the names of their cards."""
    rules, found = table.rules, list[tuple[str, int]]()
    for card in table.seats[number].tableau:
        power = rules.own.get(card)
        if power is not None and "bonus" in power.functions:
            points = rules.plugins.answer(power.key, "bonus", table, number, lacking=lacking)
            if points is not None:
                found.append((rules.cards[card].name, points))
    return found
