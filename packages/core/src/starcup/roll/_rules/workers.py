"""Kinds of workers: dice by colour, imaginary workers, counters, and marked dice, which carry flags.

They are numbered in that order. Only dice are conserved: when it has done its task, an imaginary worker vanishes, a
counter goes back to its owner's pool, and a marked die becomes a plain one again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starcup import PackError
from starcup.making import frozen
from starcup.roll._rules.definitions import REASSIGNED, WILD, Counter, DieColour, Flag
from starcup.roll.dice import ONE

NO_COLOUR = -1


@frozen
class Worker:
    """A kind of worker.

    ``key`` names it in choices. ``colour`` is the number of its die colour, or
    -1 for counters, ``colour_key`` the key of the die colour or counter.
    ``flags`` are those that the face showed that put it there, or ``reassigned``.
    """

    kind: int
    key: str
    name: str
    colour: int
    colour_key: str
    matches_as_good: tuple[str, ...]
    matches_as_shipper: tuple[str, ...]
    flags: tuple[Flag, ...] = ()
    imaginary: bool = False
    counter: Counter | None = None

    @property
    def is_die(self) -> bool:
        """True if it is a die, marked or not."""
        return not self.imaginary and self.counter is None

    def has(self, flag: str) -> bool:
        """Return True if it carries the flag of that key.

        Args:
            flag: the key of a flag.
        """
        return any(shown.key == flag for shown in self.flags)


def flags_of(face: str, flags: Mapping[str, Flag]) -> tuple[str, ...]:
    """Return the flags that a face shows."""
    return tuple(part for part in face.split("+") if part in flags)


def phases_of(face: str, phases: Sequence[str]) -> tuple[int, ...]:
    """Return the phases that a face may go to, ascending."""
    parts = face.split("+")
    return tuple(index for index, key in enumerate(phases) if key in parts or WILD in parts)


def marks_of(faces: Sequence[str], flags: Mapping[str, Flag]) -> tuple[tuple[str, ...], ...]:
    """Return every set of flags that dice with these faces may carry."""
    marks = dict.fromkeys(shown for face in faces if (shown := flags_of(face, flags)))
    if REASSIGNED in flags:
        marks[REASSIGNED,] = None
    return tuple(marks)


def all_workers(
    dice: Sequence[DieColour], counters: Sequence[Counter], flags: Mapping[str, Flag]
) -> tuple[Worker, ...]:
    """Return every kind of worker in a ruleset, by number."""
    workers: list[Worker] = []

    def add(key: str, name: str, colour: int, marks: tuple[str, ...] = (), imaginary: bool = False) -> None:
        die, shown = dice[colour], tuple(flags[mark] for mark in marks)
        roles = die.matches_as_good, die.matches_as_shipper
        workers.append(Worker(len(workers), key, name, colour, die.key, *roles, shown, imaginary))

    for colour, die in enumerate(dice):
        add(die.key, die.name, colour)
    for colour, die in enumerate(dice):
        add(f"imaginary_{die.key}", f"imaginary {die.name}", colour, imaginary=True)
    for counter in counters:
        roles = counter.matches_as_good, counter.matches_as_shipper
        workers.append(Worker(len(workers), counter.key, counter.name, NO_COLOUR, counter.key, *roles, counter=counter))
    for colour, die in enumerate(dice):
        for mark in marks_of(die.faces, flags):
            shown = ", ".join(flags[flag].name for flag in mark)
            add("_".join((die.key, *mark)), f"{die.name} ({shown})", colour, mark)
    if len(workers) > len(ONE):
        raise PackError(f"{len(workers)} kinds of workers: no more than {len(ONE)} are possible")
    return tuple(workers)
