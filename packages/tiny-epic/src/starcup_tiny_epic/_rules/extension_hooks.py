"""The hooks of extensions of Tiny Epic Galaxies besides those of every game, with their exact signatures.

An extension is a module of a pack's ``extensions`` subpackage, with functions marked ``@hookimpl`` that carry these
names and arguments. Unlike an action it belongs to no planet: it works in every game of a ruleset that has it switched
on. ``seat`` is the number of an empire: in a solo game 1 is the rebel's. How results combine is told in
:mod:`starcup.packed.common_hooks`.
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from collections.abc import Mapping

from starcup.making import AnyStep
from starcup.packed import hook
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic._rules.table import EpicTable

# When a ruleset is loaded.


@hook("fold")
def turn_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """Return the steps of a player's turn, in order; the last ends the turn (TURN-2)."""


@hook("fold")
def rebel_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """Return the steps of the rebel's turn in a solo game, in order; the last ends the turn (SOLO-8)."""


# Pieces in its keeping.


@hook("all")
def held_planets(table: EpicTable) -> tuple[int, ...]:
    """Return the numbers of planets that the extension keeps: they count when planets are counted (COLONY-5)."""


@hook("all")
def held_missions(table: EpicTable) -> tuple[int, ...]:
    """Return the numbers of missions that the extension keeps: they count when missions are counted (SETUP-14)."""


# In the course of a turn.


@hook("trigger")
def turn_began(table: EpicTable, seat: int) -> None:
    """Called when a turn begins, before its dice are rolled."""


@hook("trigger")
def turn_ended(table: EpicTable, seat: int) -> None:
    """Called when a turn is over, before the next one, or the end of the game."""


@hook("trigger")
def round_ended(table: EpicTable) -> None:
    """Called when everybody has had a turn in this round, after the last ``turn_ended``."""


@hook("trigger")
def rolled(table: EpicTable, seat: int, faces: tuple[str, ...]) -> None:
    """Called when dice were rolled or rolled again, and show these faces."""


@hook("trigger")
def activated(table: EpicTable, seat: int, face: str) -> None:
    """Called when a die was activated; steps that are pushed come after its action, before others follow."""


@hook("trigger")
def followed(table: EpicTable, seat: int, face: str) -> None:
    """Called when the seat has paid to follow a die; steps that are pushed come after the action."""


@hook("trigger")
def moved(table: EpicTable, seat: int, place: int, target: int) -> None:
    """Called when a ship was moved from one place to another by a Move, before the action of a planet is offered."""


@hook("trigger")
def advanced(table: EpicTable, seat: int, planet: Planet, space: int) -> None:
    """Called when a ship has advanced along a planet's track to a space; at its end ``colonised`` comes instead."""


@hook("trigger")
def planet_used(table: EpicTable, seat: int, planet: Planet) -> None:
    """Called when the action of a planet begins and is paid for; steps that are pushed come after it."""


@hook("trigger")
def colonised(table: EpicTable, seat: int, planet: Planet) -> None:
    """Called when the seat has colonised a planet; all ships there are at home, the gap is not filled yet."""


@hook("trigger")
def left_row(table: EpicTable, planet: Planet) -> None:
    """Called when a planet has left the row, colonised or not."""


@hook("trigger")
def turned_up(table: EpicTable, planet: Planet) -> None:
    """Called when a planet was put into the row, at the set-up as well."""


@hook("trigger")
def upgraded(table: EpicTable, seat: int, level: int) -> None:
    """Called when an empire has reached a level."""


@hook("trigger")
def gained(table: EpicTable, seat: int, energy: int, culture: int, source: str) -> None:
    """Called when an empire has gained resources, from the face of a die, a planet by its key, or something else."""


# Limits.


@hook("fold")
def most_resources(table: EpicTable, seat: int, most: int) -> int:
    """Return the most of each resource that an empire may have (MAT-3)."""


@hook("fold")
def turn_dice(table: EpicTable, seat: int, dice: int) -> int:
    """Return the number of dice that an empire rolls at the beginning of its turn, 7 at the most (TURN-3)."""


@hook("fold")
def sides(table: EpicTable, seat: int, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Return the faces on the sides of the dice that an empire rolls (DICE-1)."""


@hook("fold")
def follow_price(table: EpicTable, seat: int, price: int) -> int:
    """Return the culture that a seat pays to follow a die (FOLLOW-2)."""


@hook("fold")
def upgrade_price(table: EpicTable, seat: int, price: int) -> int:
    """Return the resources that a seat pays for its next level (EMPIRE-1)."""


@hook("fold")
def ships(table: EpicTable, seat: int, ships: int) -> int:
    """Return the number of ships that a seat has at its level (MAT-4)."""


@hook("fold")
def last_vp(table: EpicTable, seat: int, vp: int) -> int:
    """Return the public VP with which an empire triggers the end (END-1)."""


@hook("fold")
def winners(table: EpicTable, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that win, given those that win by the rules; nobody: all have lost (SCORE-4)."""
