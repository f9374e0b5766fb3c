"""Every hook of an extension, with its exact signature.

An extension is a module of a pack's ``extensions`` subpackage, with functions
marked ``@hookimpl`` that carry these names and arguments. Unlike a power it
belongs to nobody: it works in every game of a ruleset that has it switched on.
Results combine as stated: *fold* (each changes the last one's answer), *all*
(every answer is used), *trigger* (nothing comes back; the hook may change the
table and push steps), *one* (its own answer, about its own state). Hooks that
are not triggers only read the table and never change it. Several extensions are
called in the order of their packs (a pack after those that it needs), then of their names.
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from collections.abc import Mapping

from starcup import Rng
from starcup.extensions import State
from starcup.making import AnyStep
from starcup.packed import hook
from starcup.roll._rules.definitions import Face, Phase
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.view import RollView
from starcup.roll._rules.workers import Worker
from starcup.roll.dice import Dice

# When a ruleset is loaded.


@hook("fold")
def phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:
    """Return the phases in their order; columns, faces, prompts and bots follow from them (PHASE-1)."""


@hook("fold")
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """Return the steps of the set-up, in order; the last begins the first round."""


@hook("fold")
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """Return the steps of a round, in order; the last checks for the end (ROUND-1)."""


@hook("all")
def outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Return the draws of the extension: for the first word of each draw's kind, the names of values 0, 1, 2, ...."""


# State of its own.


@hook("one")
def table_state(options: Mapping[str, str]) -> State:
    """Return the state that the extension keeps for the whole table, as every game begins."""


@hook("one")
def seat_state(options: Mapping[str, str]) -> State:
    """Return the state that the extension keeps for each seat, as every game begins."""


@hook("one")
def sample_table_state(view: RollView, rng: Rng) -> State:
    """Return a table state that fits a view, its hidden part drawn anew; needed if any of its fields is hidden."""


@hook("one")
def sample_seat_state(view: RollView, seat: int, rng: Rng) -> State:
    """Return a seat's state that fits a view, its hidden part drawn anew; needed if any of its fields is hidden."""


@hook("all")
def faults(table: RollTable) -> tuple[str, ...]:
    """Return the faults in the extension's state, or in what it rules, in words; checked by tests and for saves."""


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


# Limits, the end, and the score.


@hook("fold")
def most_credits(table: RollTable, seat: int, most: int) -> int:
    """Return the most credits that the seat can have (PHASE-10), after its own powers have changed the number."""


@hook("fold")
def end_squares(table: RollTable, seat: int, squares: int) -> int:
    """Return the squares with which the seat ends the game (END-1), after its own powers have changed the number."""


@hook("all")
def end_reasons(table: RollTable) -> tuple[str, ...]:
    """Return further reasons why the game ends at this check, each a few words; none to go on."""


@hook("all")
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    """Return further lines of the seat's score, each a name and its VP.

    While the game goes on it is asked about what one seat knows; if it reads what is hidden, its lines are left out.
    """
