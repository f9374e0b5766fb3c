"""Every hook of Roll for the Galaxy, with its exact signature.

A power is a module with functions marked ``@hookimpl`` that carry these names
and arguments. It is asked only while its development lies in a tableau, with
that tableau's owner as ``seat``, and only in the phases printed on the tile
unless the hook says otherwise (POWER-2, POWER-3). Results combine as stated:
*sum*, *all* (every answer is used), *fold* (each changes the last one's
answer), *trigger* (nothing comes back; the hook may change the table and push
steps). Hooks that are not triggers look and never touch.
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from starcup.plugins.hooks import hook
from starcup.roll.choices import PowerChoice
from starcup.roll.definitions import Face, Grant
from starcup.roll.dice import Dice
from starcup.roll.hooks import Dictate, Discount, Reassign
from starcup.roll.table import RollTable
from starcup.roll.workers import Worker

ALWAYS = "always"
PHASE = "phase"
"""When a hook is asked: always, or in each phase printed on the tile.

A hook about something that happens only in certain phases names them instead,
joined by ``+``, and is asked in those of them that the tile prints. A tile that
prints none of the phases of a hook is refused when the pack is loaded: its
power would never be asked.
"""


# Limits of the owner.


@hook("fold", ALWAYS)
def most_credits(most: int) -> int:
    """The most credits that the owner can have; what is gained beyond them is lost (PHASE-10)."""


@hook("fold", ALWAYS)
def end_squares(squares: int) -> int:
    """The squares in the owner's tableau that end the game (END-1)."""


# Assign.


@hook("all", ALWAYS)
def reassign(table: RollTable, seat: int) -> Reassign | None:
    """The Reassign power that the owner has this round; None: not usable now. Asked throughout Assign."""


@hook("fold", ALWAYS)
def dictate(terms: Dictate) -> Dictate:
    """Change the terms on which the owner may Dictate."""


# Any phase printed on the tile.


@hook("all", PHASE)
def extra_workers() -> tuple[str, ...]:
    """Colours of the imaginary workers that the owner has in this phase (POWER-17)."""


@hook("trigger", PHASE)
def tasks_done(table: RollTable, seat: int) -> None:
    """All players have done their tasks of the phase; what the phase gives at its end comes after this."""


@hook("sum", PHASE)
def credits_at_end(table: RollTable, seat: int) -> int:
    """Credits gained at the end of the phase, workers or not (POWER-6)."""


@hook("sum", PHASE)
def chips_at_end(table: RollTable, seat: int) -> int:
    """VP in chips gained at the end of the phase, workers or not."""


@hook("trigger", ALWAYS)
def worker_used(table: RollTable, seat: int, worker: Worker, phase: str) -> str:
    """A worker of the owner has done its task in ``phase``: where it goes, ``cup`` or ``supply``; "": no change."""


# Explore.


@hook("all", "explore")
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    """Further choices of the owner between his explorers' tasks; the owner may also decline them."""


@hook("fold", "explore")
def stock_credits(colour: str, credits: int) -> int:
    """What a Stock by an explorer of that die colour brings."""


@hook("trigger", "explore")
def scouted(table: RollTable, seat: int, colour: str) -> None:
    """An explorer of that die colour begins a Scout."""


@hook("all", "explore")
def scouts_on_top() -> bool:
    """True: Scouted tiles may also go on top of a stack."""


# Develop and Settle.


@hook("all", ALWAYS)
def discount(face: Face) -> Discount | None:
    """How many workers fewer the owner needs for ``face``."""


@hook("fold", ALWAYS)
def cost_now(table: RollTable, seat: int, face: Face, cost: int) -> int:
    """Change what ``face`` costs the owner as things stand, from case to case; never below 1, nor a fixed cost."""


@hook("all", ALWAYS)
def completion_choices(table: RollTable, seat: int, face: Face) -> tuple[PowerChoice, ...]:
    """Further choices of the owner while ``face``, on top of its stack, lacks workers in Develop or Settle."""


@hook("sum", "develop+settle")
def credits_on_completion(table: RollTable, seat: int, face: Face) -> int:
    """Credits for a tile that the owner completes in this phase, this power's own tile excepted."""


@hook("trigger", "develop+settle")
def workers_spent(table: RollTable, seat: int, face: Face, spent: Dice) -> None:
    """The owner has completed ``face`` with the dice ``spent``, which lie in his Citizenry now; own tile excepted."""


@hook("all", ALWAYS)
def immediate() -> tuple[Grant, ...]:
    """What the development does once, when it is placed (IMMED-3)."""


# Produce.


@hook("fold", ALWAYS)
def goods_capacity(capacity: int) -> int:
    """How many goods each non-grey world of the owner may hold."""


# Ship.


@hook("all", ALWAYS)
def trade_forbidden(world: Face) -> bool:
    """True: the owner may not Trade goods from ``world``."""


@hook("sum", "ship")
def trade_credits(world: Face) -> int:
    """Credits more for each good Traded from ``world``."""


@hook("trigger", "ship")
def traded(table: RollTable, seat: int, world: Face) -> None:
    """The owner has Traded a good from ``world`` and has been paid. While a power listens, goods ship in any order."""


@hook("sum", "ship")
def consume_chips(world: Face) -> int:
    """VP in chips more for each good Consumed from ``world``."""


@hook("sum", "ship")
def consume_credits(world: Face) -> int:
    """Credits for each good Consumed from ``world``."""


# End of the game.


@hook("sum", ALWAYS)
def bonus(table: RollTable, seat: int) -> int:
    """VP at the end of the game, rounded up by itself (SCORE-5)."""
