"""Checks of the course of play: steps and actions in use that fit the table.

A position that was read is refused for them, before anything is played; a game that goes on as it should has none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from attrs import fields

from starcup.making import AnyStep, Made, SeatStep
from starcup.packed import Wrong
from starcup_tiny_epic._rules.deed_kinds import DEEDS
from starcup_tiny_epic._rules.deeds import Module
from starcup_tiny_epic._rules.places import GALAXY
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import DICE, FACES, NOTHING, RESOURCES, TRACKS
from starcup_tiny_epic._rules.using import Do

OWN = "starcup_tiny_epic._rules"
"""Where the steps of the game are defined; those of actions in Python may have whatever fields."""
MOST = 100
"""The largest number of spaces, ships or resources that a step may name."""
COUNTS = ("steps", "ships", "amount", "discount", "again", "energy", "culture")
"""The fields of steps that count spaces, ships or resources."""

WAITING = ("turn", "move", "advance", "give", "push-own")
"""The kinds of questions that may be asked after the open one; all others are asked at once, or not at all."""


def course_faults(table: EpicTable) -> list[str]:
    """Return what does not fit in the course of play, in words."""
    steps = [step for step in table.all_steps() if type(step).__module__.startswith(OWN)]
    faults = list[str]()
    for step in steps:
        if _FURTHER[type(step)]:
            faults += [f"step {step.kind!r}: {wrong}" for wrong in _of_step(table, step)]
    if table.turn and not 0 <= table.first < table.players:
        faults.append("there is no starting player")
    ends = [step for step in steps if step.kind == "end-use"]
    if len(ends) != len(table.in_use):
        faults.append(f"{len(table.in_use)} actions of planets are in use, and {len(ends)} of them end")
    waiting = table.stack if table.pending else table.stack[:-1]
    if not table.rules.extensions.names:  # which may ask questions of their own in the middle of others
        faults += [f"step {step.kind!r} waits" for step in waiting if step in steps and _is_question(step)]
    if not faults and table.lanes is None:
        faults += _of_question(table)
    return faults


_FURTHER: Made[type[AnyStep], bool] = Made(lambda kind: any(field.name != "seat" for field in fields(kind)))
"""Whether steps of a kind have more fields than their seat."""


def _is_question(step: AnyStep) -> bool:
    return isinstance(step, SeatStep) and bool(step.question) and step.kind not in WAITING


def _of_step(table: EpicTable, step: AnyStep) -> Iterator[str]:
    """Yield what is wrong with the fields of a step that have a number, then with those that have several."""
    planets, place = table.rules.planets, getattr(step, "place", 0)
    for name in ("leader", "number"):
        if not 0 <= (number := getattr(step, name, 0)) < len(table.empires):
            yield f"there is no empire {number}"
            return
    if not 0 <= (planet := getattr(step, "planet", 0)) < len(planets):
        yield f"there is no planet {planet}"
        return
    if step.kind == "deed" and not 0 <= place < len(planets[planet].action.deeds):
        yield f"{planets[planet].key} has no such deed"
    if isinstance(step, Do) and not _is_deed(step):
        yield f"there is no deed {step.deed} of {step.values}"
    if step.kind == "fill-gap" and not (0 <= place < len(table.row) and table.row[place] == NOTHING):
        yield "there is no gap in the row"
    if not 0 <= (face := getattr(step, "face", 0)) < len(FACES):
        yield f"there is no face {face}"
    if not NOTHING <= (track := getattr(step, "track", NOTHING)) < len(TRACKS):
        yield f"there is no kind of track {track}"
    for name in COUNTS:
        if not 0 <= (count := getattr(step, name, 0)) <= MOST:
            yield f"{count} is out of range"
    if getattr(step, "give", 0) not in (0, 1):
        yield "there is no such resource"
    yield from _of_rows(table, step)


def _is_deed(step: Do) -> bool:
    """Return whether a deed of an action in Python has a name that there is, and values that may be."""
    kind = DEEDS.get(step.deed)
    if kind is None or kind is Module or len(step.values) != len(fields(kind)):
        return False
    try:
        kind(*step.values)
    except Wrong:
        return False
    least = {"track": NOTHING}
    most = {"track": len(TRACKS) - 1, "give": len(RESOURCES) - 1}
    named = zip([field.name for field in fields(kind)], step.values, strict=True)
    return all(least.get(name, 0) <= value <= most.get(name, MOST) for name, value in named)


def _of_rows(table: EpicTable, step: AnyStep) -> Iterator[str]:
    """Yield what is wrong with the fields of a step that have several numbers, and with its dice."""
    left: int | tuple[int, ...] = getattr(step, "left", 0)
    if isinstance(left, tuple):
        if any(not 0 <= number < table.players for number in left):
            yield f"seats {left} may still follow"
    elif not 0 <= left <= DICE:
        yield f"{left} dice to roll"
    if not 0 <= getattr(step, "dice", 0) <= DICE:
        yield "too many dice are given up"
    before, others = getattr(step, "before", ()), getattr(step, "kept", ())
    if any(not 0 <= face < len(FACES) for face in (*before, *others)):
        yield "there is no such face"
    elif Counter(others) - Counter(table.unused):
        yield "dice were kept that are not there"
    if any(face not in FACES for face in getattr(step, "spent", ())):
        yield "there is no such face"
    but: int | tuple[int, ...] = getattr(step, "but", ())
    planets = range(len(table.rules.planets))
    moved = [place >> 4 for place in but if place != GALAXY] if isinstance(but, tuple) else [but]
    named = (*moved, *getattr(step, "planets", ()), *getattr(step, "pushed", ()))
    if any(planet not in planets and planet != NOTHING for planet in named):
        yield "there is no such planet"


def _of_question(table: EpicTable) -> Iterator[str]:
    """Yield what is wrong if the open question has no answer on this table."""
    step = table.pending[0].step if table.pending else table.stack[-1] if table.stack else None
    if isinstance(step, SeatStep) and step.question and type(step).__module__.startswith(OWN):
        try:
            legal = step.run(table)
        except (LookupError, ValueError):
            legal = ()
        if legal is not None and not legal:
            yield f"step {step.kind!r} has no answer"
