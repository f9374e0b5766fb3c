"""Checks of the course of play: steps, answers in progress and powers in use that fit the table.

A position that was read is refused for them, before anything is played; a game that goes on as it should has none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starcup.making import AnyStep
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.costs import development_cost, placing_powers, ways
from starcup_race._rules.definitions import CONSUME, DEVELOP, SETTLE
from starcup_race._rules.placing import PlaceCard
from starcup_race._rules.seat import Seat
from starcup_race._rules.table import RaceTable

OWN = "starcup_race._rules"
"""Where the steps of the game are defined; those of powers in Python may have whatever fields."""
PLACING = frozenset({"place", "use-powers", "pay", "finish-placing"})
"""The kinds of the steps that only Develop and Settle have."""


def course_faults(table: RaceTable) -> list[str]:
    """Return what does not fit in the course of play, in words."""
    steps = [step for step in table.all_steps() if type(step).__module__.startswith(OWN)]
    faults = [f"step {step.kind!r}: {wrong}" for step in steps for wrong in _of_step(table, step)]
    if not table.order and all(step.kind != "deal-start-worlds" for step in steps) and steps:
        faults.append("there is no turn order")
    round_steps = ["round", *reversed([step.kind for step in table.rules.round_steps])]
    places = [round_steps.index(step.kind) for step in table.stack if step.kind in round_steps]
    if places != sorted(set(places)):
        faults.append("the steps of the round are not in order")
    finished = {getattr(step, "seat", NOTHING) for step in steps if step.kind in ("finish-placing", "pay-all")}
    if any(seat.placed >= 0 and not finished & {number, NOTHING} for number, seat in enumerate(table.seats)):
        faults.append("a card was placed whose placing is never finished")
    asked = {step.kind for step in table.lane_starts if step is not None}
    for number, seat in enumerate(table.seats):
        faults += [f"seat {number}: {wrong}" for wrong in _of_seat(table, number, seat, asked)]
    return faults


def _of_step(table: RaceTable, step: AnyStep) -> Iterator[str]:
    phase: int = getattr(step, "phase", 0)
    if not 0 <= phase < len(table.rules.plan.phases):
        yield f"there is no phase {phase}"
    left: int = getattr(step, "left", 0)
    if not 0 <= left <= len(table.rules.deck):
        yield f"{left} cards to draw"
    number: int = getattr(step, "seat", NOTHING)
    if number < 0:
        return
    seat, cards = table.seats[number], table.rules.cards
    world: int = getattr(step, "world", NOTHING)
    if hasattr(step, "world") and (world not in seat.tableau or table.good_kind(number, world) < 0):
        yield f"no good can lie on card {world}"
    card: int = getattr(step, "card", NOTHING)
    if not NOTHING <= card < len(cards):
        yield f"there is no card {card}"
    source: int = getattr(step, "source", NOTHING)
    if source != NOTHING and source not in seat.active:
        yield f"there is no power of card {source}"
    power: int = getattr(step, "power", 0)
    if hasattr(step, "power") and not 0 <= power < len(table.powers(number).uses):
        yield f"there is no power {power}"
    if step.kind in PLACING and table.phase not in (DEVELOP, SETTLE):
        yield "cards are placed in Develop and Settle"
    if step.kind == "pay" and seat.placed < 0 and (table.phase == DEVELOP or not table.powers(number).tactics):
        yield "no card was placed that could be paid for"


def _of_seat(table: RaceTable, number: int, seat: Seat, asked: set[str]) -> Iterator[str]:
    if "action" in asked:
        if any(action >= len(table.rules.plan.actions) for action in seat.draft):
            yield f"there is no such action card among {seat.draft}"
    elif Counter(seat.draft) - Counter((*seat.hand, *seat.looking)):
        yield "cards were chosen that are not in the hand"
    if "place" in asked and seat.draft:
        able = [card.index for card in PlaceCard(number).placeable(table)]
        if len(seat.draft) > 1 or seat.draft[0] not in able:
            yield "a card was chosen that can't be placed"
    if seat.placed >= 0 and not _payable(table, number, seat):
        yield "a card was placed that can't be paid for"
    if not set(seat.using) <= set(seat.tableau):
        yield "powers are used of cards that are not in the tableau"
    # of what extensions have taken, powers still work
    may_leave = table.phase == SETTLE or table.rules.extensions.names
    if not may_leave and not set(seat.active) <= set(seat.tableau):
        yield "powers work of cards that are not in the tableau"
    if table.phase == CONSUME and any(
        not 0 <= use < len(table.rules.compiled[seat.active].uses) for use in seat.unused
    ):
        yield f"there are no powers {seat.unused}"


def _payable(table: RaceTable, number: int, seat: Seat) -> bool:
    """Return whether the card that a seat has placed can be paid for as it has chosen."""
    powers, card = placing_powers(table, number), table.rules.cards[seat.placed]
    if table.phase == DEVELOP:
        return not card.is_world and development_cost(seat, powers, card) <= len(seat.hand)
    used = [cards for cards, _ in ways(powers, card, len(seat.hand))]
    return card.is_world and (seat.using in used if seat.using else bool(used))
