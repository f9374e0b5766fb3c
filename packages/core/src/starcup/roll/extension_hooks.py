"""Every hook of an extension, with its exact signature.

An extension is a module of a pack's ``extensions`` subpackage, with functions
marked ``@hookimpl`` that carry these names and arguments. Unlike a power it
belongs to nobody: it works in every game of a ruleset that has it switched on.
Results combine as stated: *fold* (each changes the last one's answer), *all*
(every answer is used), *trigger* (nothing comes back; the hook may change the
table and push steps), *one* (its own answer, about its own state). Hooks that
are not triggers look and never touch. Where several extensions listen, order
comes from their packs (what a pack needs comes first), then from their names.
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from collections.abc import Mapping

from starcup.kernel.chance import Rng
from starcup.kernel.steps import AnyStep
from starcup.plugins.extension_state import State
from starcup.plugins.hooks import hook
from starcup.roll.definitions import Face, Phase
from starcup.roll.dice import Dice
from starcup.roll.table import RollTable
from starcup.roll.view import RollView
from starcup.roll.workers import Worker

# When a ruleset is loaded.


@hook("fold")
def phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:
    """The phases in their order; columns, faces, prompts and bots follow from them (PHASE-1)."""


@hook("fold")
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """The steps of the set-up, in order; the last begins the first round."""


@hook("fold")
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """The steps of a round, in order; the last checks for the end (ROUND-1)."""


@hook("all")
def outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The draws of the extension: for the first word of each draw's kind, the names of the values 0, 1, 2, ...."""


# State of its own.


@hook("one")
def table_state(options: Mapping[str, str]) -> State:
    """What the extension keeps for the whole table, as every game begins."""


@hook("one")
def seat_state(options: Mapping[str, str]) -> State:
    """What the extension keeps for each seat, as every game begins."""


@hook("one")
def sample_table_state(view: RollView, rng: Rng) -> State:
    """A table state that fits a view, its hidden part drawn anew; needed if any of its fields is hidden."""


@hook("one")
def sample_seat_state(view: RollView, seat: int, rng: Rng) -> State:
    """A seat's state that fits a view, its hidden part drawn anew; needed if any of its fields is hidden."""


@hook("all")
def faults(table: RollTable) -> tuple[str, ...]:
    """What is wrong with the extension's state or with what it rules, in words; checked by tests and for saves."""


@hook("all")
def held_dice(table: RollTable) -> Dice:
    """Dice of the supply that lie in the extension's keeping: they count when dice are counted (DICE-5)."""


@hook("all")
def held_tiles(table: RollTable) -> tuple[int, ...]:
    """Game tiles that lie in the extension's keeping: they count when tiles are counted (TILES-1)."""


# In the course of a round.


@hook("trigger")
def round_began(table: RollTable) -> None:
    """A round begins: nobody has rolled yet."""


@hook("trigger")
def round_ended(table: RollTable) -> None:
    """The last step of the round is done; the check for the end comes next."""


@hook("trigger")
def phase_began(table: RollTable, phase: str) -> None:
    """A phase begins: its workers lie in their columns, imaginary ones included."""


@hook("trigger")
def phase_ended(table: RollTable, phase: str) -> None:
    """A phase is over, and all that it gives at its end was given."""


@hook("trigger")
def dictated(table: RollTable, seat: int, dice: Dice) -> None:
    """Sheets are shown: the seat has paid for Dictate with these dice."""


@hook("trigger")
def reassigned(table: RollTable, seat: int, power: str) -> None:
    """Sheets are shown: the seat has used that Reassign power, or ``dictate``; once for each use, in their order."""


@hook("trigger")
def scouted(table: RollTable, seat: int, worker: str) -> None:
    """An explorer begins a Scout."""


@hook("trigger")
def stocked(table: RollTable, seat: int, worker: str) -> None:
    """An explorer has Stocked."""


@hook("trigger")
def worker_used(table: RollTable, seat: int, worker: Worker, phase: str) -> str:
    """A worker has done its task: where it goes, ``cup`` or ``supply``; "": no change; powers come after."""


@hook("trigger")
def completed(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    """The seat has completed ``face`` with the workers ``spent``; it lies in the tableau now."""


@hook("trigger")
def produced(table: RollTable, seat: int, world: Face, worker: str) -> None:
    """A producer has become a good."""


@hook("trigger")
def traded(table: RollTable, seat: int, world: Face, good: str, worker: str) -> None:
    """A good was Traded and paid for."""


@hook("trigger")
def consumed(table: RollTable, seat: int, world: Face, good: str, worker: str) -> None:
    """A good was Consumed, and its VP taken."""


@hook("trigger")
def recruited(table: RollTable, seat: int, dice: Dice) -> None:
    """Dice were recruited."""


@hook("trigger")
def recalled(table: RollTable, seat: int, colour: str, place: str) -> None:
    """A die was recalled."""


# Limits, the end, and the score.


@hook("fold")
def most_credits(table: RollTable, seat: int, most: int) -> int:
    """The most credits that the seat can have (PHASE-10), after what its own powers say."""


@hook("fold")
def end_squares(table: RollTable, seat: int, squares: int) -> int:
    """The squares with which the seat ends the game (END-1), after what its own powers say."""


@hook("all")
def end_reasons(table: RollTable) -> tuple[str, ...]:
    """Further reasons why the game ends at this check, each a few words; none to go on."""


@hook("all")
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    """Further lines of the seat's score: a name and its VP."""
