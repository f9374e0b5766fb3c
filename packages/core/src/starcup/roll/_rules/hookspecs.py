"""Every hook of Roll for the Galaxy, with its exact signature.

A power is a module with functions marked ``@hookimpl`` that carry these names
and arguments. It is asked only while its development lies in a tableau, with
that tableau's owner as ``seat``, and only in the phases printed on the tile
unless the hook says otherwise (POWER-2, POWER-3). Results combine as stated:
*sum*, *all* (every answer is used), *fold* (each changes the last one's
answer), *trigger* (nothing comes back; the hook may change the table and push
steps). Hooks that are not triggers only read the table and never change it.
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from starcup.packed import PowerChoice, hook
from starcup.roll._rules.definitions import Face, Grant
from starcup.roll._rules.hooks import Dictate, Discount, Reassign
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.workers import Worker
from starcup.roll.dice import Dice

ALWAYS = "always"
PHASE = "phase"
"""The times at which a hook is asked: always, or in each phase printed on the tile.

A hook about something that happens only in certain phases names them instead, joined by ``+``, and is asked in those
of them that the tile prints. A tile that prints none of the phases of a hook is refused when the pack is loaded: its
power would never be asked.
"""


# Limits of the owner.


@hook("fold", ALWAYS)
def most_credits(most: int) -> int:
    """Return the most credits that the owner can have; credits gained beyond them are lost (PHASE-10)."""


@hook("fold", ALWAYS)
def end_squares(squares: int) -> int:
    """Return the squares in the owner's tableau that end the game (END-1)."""


# Assign.


@hook("all", ALWAYS)
def reassign(table: RollTable, seat: int) -> Reassign | None:
    """Return the Reassign power that the owner has this round; None: not usable now. Asked throughout Assign."""


@hook("fold", ALWAYS)
def dictate(terms: Dictate) -> Dictate:
    """Return the terms on which the owner may Dictate, changed from ``terms``."""


# Any phase printed on the tile.


@hook("all", PHASE)
def extra_workers() -> tuple[str, ...]:
    """Return the colours of the imaginary workers that the owner has in this phase (POWER-17)."""


@hook("trigger", PHASE)
def tasks_done(table: RollTable, seat: int) -> None:
    """Called when all players have done their tasks of the phase, before the phase gives what it gives at its end."""


@hook("sum", PHASE)
def credits_at_end(table: RollTable, seat: int) -> int:
    """Return the credits gained at the end of the phase, with or without workers (POWER-6)."""


@hook("sum", PHASE)
def chips_at_end(table: RollTable, seat: int) -> int:
    """Return the VP in chips gained at the end of the phase, with or without workers."""


@hook("trigger", ALWAYS)
def worker_used(table: RollTable, seat: int, worker: Worker, phase: str) -> str:
    """Return where a worker of the owner goes after its task in ``phase``: ``cup``, ``supply``; "": no change."""


# Explore.


@hook("all", "explore")
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    """Return further choices of the owner between his explorers' tasks; the owner may also decline them."""


@hook("fold", "explore")
def stock_credits(colour: str, credits: int) -> int:
    """Return the credits that a Stock by an explorer of that die colour brings."""


@hook("trigger", "explore")
def scouted(table: RollTable, seat: int, colour: str) -> None:
    """Called when an explorer of that die colour begins a Scout."""


@hook("all", "explore")
def scouts_on_top() -> bool:
    """Return True if Scouted tiles may also go on top of a stack."""


# Develop and Settle.


@hook("all", ALWAYS)
def discount(face: Face) -> Discount | None:
    """Return the discount of the owner for ``face``; None: no discount."""


@hook("fold", ALWAYS)
def cost_now(table: RollTable, seat: int, face: Face, cost: int) -> int:
    """Return the cost of ``face`` for the owner at this moment, changed from ``cost``.

    It never falls below 1; a fixed cost does not change.
    """


@hook("all", ALWAYS)
def completion_choices(table: RollTable, seat: int, face: Face) -> tuple[PowerChoice, ...]:
    """Return further choices of the owner while ``face``, on top of its stack, lacks workers in Develop or Settle."""


@hook("sum", "develop+settle")
def credits_on_completion(table: RollTable, seat: int, face: Face) -> int:
    """Return the credits for a tile that the owner completes in this phase, except this power's own tile."""


@hook("trigger", "develop+settle")
def workers_spent(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    """Called when the owner has completed ``face``, except this power's own tile.

    The dice ``spent`` lie in his Citizenry now.
    """


@hook("all", ALWAYS)
def immediate() -> tuple[Grant, ...]:
    """Return the grants that the development gives once, when it is placed (IMMED-3)."""


# Produce.


@hook("fold", ALWAYS)
def goods_capacity(capacity: int) -> int:
    """Return the number of goods that each non-grey world of the owner may hold."""


# Ship.


@hook("all", ALWAYS)
def trade_forbidden(world: Face) -> bool:
    """Return True if the owner may not Trade goods from ``world``."""


@hook("sum", "ship")
def trade_credits(world: Face) -> int:
    """Return the additional credits for each good Traded from ``world``."""


@hook("trigger", "ship")
def traded(table: RollTable, seat: int, world: Face) -> None:
    """Called when the owner has Traded a good from ``world`` and has been paid.

    If a power has this hook, searches ship goods in every order.
    """


@hook("sum", "ship")
def consume_chips(world: Face) -> int:
    """Return the additional VP in chips for each good Consumed from ``world``."""


@hook("sum", "ship")
def consume_credits(world: Face) -> int:
    """Return the credits for each good Consumed from ``world``."""


# End of the game.


@hook("sum", ALWAYS)
def bonus(table: RollTable, seat: int) -> int:
    """Return the VP at the end of the game; each bonus is rounded up by itself (SCORE-5)."""
