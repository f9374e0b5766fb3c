"""The hooks of extensions of Roll besides those of every game, with their exact signatures.

An extension is a module of a pack's ``extensions`` subpackage, with functions marked ``@hookimpl`` that carry these
names and arguments. Unlike a power it belongs to nobody: it works in every game of a ruleset that has it switched on.
How results combine is told in :mod:`starcup.packed.common_hooks`.
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from collections.abc import Mapping

from starcup.making import AnyStep
from starcup.packed import hook
from starcup.roll._rules.definitions import Face, Phase
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.workers import Worker
from starcup.roll.dice import Dice

# When a ruleset is loaded.


@hook("fold")
def phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:
    """Return the phases in their order; columns, faces, prompts and bots follow from them (PHASE-1)."""


@hook("fold")
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """Return the steps of a round, in order; the last checks for the end (ROUND-1)."""


# Pieces in its keeping.


@hook("all")
def held_dice(table: RollTable) -> Dice:
    """Return the dice of the supply that the extension keeps: they count when dice are counted (DICE-5)."""


@hook("all")
def held_tiles(table: RollTable) -> tuple[int, ...]:
    """Return the game tiles that the extension keeps: they count when tiles are counted (TILES-1)."""


# In the course of a round.


@hook("trigger")
def round_began(table: RollTable) -> None:
    """Called when a round begins, before anybody has rolled."""


@hook("trigger")
def round_ended(table: RollTable) -> None:
    """Called after the last step of the round, before the check for the end."""


@hook("trigger")
def phase_began(table: RollTable, phase: str) -> None:
    """Called when a phase begins: its workers lie in their columns, imaginary ones included."""


@hook("trigger")
def phase_ended(table: RollTable, phase: str) -> None:
    """Called when a phase is over, after everything that it gives at its end."""


@hook("trigger")
def dictated(table: RollTable, seat: int, dice: Dice) -> None:
    """Called when sheets are shown and the seat has paid for Dictate with these dice."""


@hook("trigger")
def reassigned(table: RollTable, seat: int, power: str) -> None:
    """Called when sheets are shown, once for each use of a Reassign power or ``dictate``, in the order of use."""


@hook("trigger")
def scouted(table: RollTable, seat: int, worker: str) -> None:
    """Called when an explorer begins a Scout."""


@hook("trigger")
def stocked(table: RollTable, seat: int, worker: str) -> None:
    """Called when an explorer has Stocked."""


@hook("trigger")
def worker_used(table: RollTable, seat: int, worker: Worker, phase: str) -> str:
    """Return where a worker goes after its task, ``cup`` or ``supply``; "": no change; powers come after."""


@hook("trigger")
def completed(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    """Called when the seat has completed ``face`` with the workers ``spent``; it lies in the tableau now."""


@hook("trigger")
def produced(table: RollTable, seat: int, world: Face, worker: str) -> None:
    """Called when a producer has become a good."""


@hook("trigger")
def traded(table: RollTable, seat: int, world: Face, good: str, worker: str) -> None:
    """Called when a good was Traded and paid for."""


@hook("trigger")
def consumed(table: RollTable, seat: int, world: Face, good: str, worker: str) -> None:
    """Called when a good was Consumed and its VP taken."""


@hook("trigger")
def recruited(table: RollTable, seat: int, dice: Dice) -> None:
    """Called when dice were recruited."""


@hook("trigger")
def recalled(table: RollTable, seat: int, colour: str, place: str) -> None:
    """Called when a die was recalled."""


# Limits.


@hook("fold")
def most_credits(table: RollTable, seat: int, most: int) -> int:
    """Return the most credits that the seat can have (PHASE-10), after its own powers have changed the number."""


@hook("fold")
def end_squares(table: RollTable, seat: int, squares: int) -> int:
    """Return the squares with which the seat ends the game (END-1), after its own powers have changed the number."""
