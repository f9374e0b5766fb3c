"""Every hook of Race for the Galaxy, with its exact signature.

A power in Python is a module with functions marked ``@hookimpl`` that carry these names and arguments. It works from
the phase on that begins after its card was placed (POWER-3), for that card's owner, ``seat``. Results combine as
stated: *sum*, *all* (every answer is used), *trigger* (nothing comes back; the hook may change the table and push
steps). Hooks that are not triggers only read the table and never change it.
"""

# mypy: disable-error-code="empty-body"
# Specifications have no bodies: they are declarations, and nobody calls them.

from __future__ import annotations

from starcup.packed import PowerChoice, hook
from starcup_race._rules.cards import Card
from starcup_race._rules.table import RaceTable

LOAD = "load"
"""The time at which a hook about a card is asked: once for each card, when the packs are loaded."""


@hook("sum", LOAD)
def discount(card: Card) -> int:
    """Return how much less ``card``, a world or development, costs the owner (PAY-5, DEVELOP-10)."""


@hook("sum", LOAD)
def military(card: Card) -> int:
    """Return the military of the owner against ``card``, a military world (MILITARY-5)."""


@hook("sum", LOAD)
def trade_bonus(world: Card) -> int:
    """Return the further cards that the owner draws for selling the good of ``world`` (TRADE-5)."""


@hook("all", LOAD)
def pay_for_military(world: Card) -> int | None:
    """Return how much less than its defense the owner pays for ``world``, a military world; None: he can't (PAY-8)."""


@hook("all", LOAD)
def discard_for_military(world: Card) -> int:
    """Return the military against ``world``, a military world, for discarding the card (MILITARY-8)."""


@hook("all", LOAD)
def discard_for_free_world(world: Card) -> bool:
    """Return whether the owner may discard the card to place ``world`` without paying (PAY-12).

    A military world needs a power to pay for it besides (PAY-8).
    """


@hook("all", LOAD)
def windfall(world: Card) -> bool:
    """Return whether the card may produce on ``world``, a windfall world, once in Produce (PRODUCE-5)."""


@hook("sum", "explore")
def explore_draw(table: RaceTable, seat: int) -> int:
    """Return how many more cards the owner draws in Explore (EXPLORE-6)."""


@hook("sum", "explore")
def explore_keep(table: RaceTable, seat: int) -> int:
    """Return how many more of the cards drawn in Explore the owner keeps (EXPLORE-6)."""


@hook("trigger", "phase")
def phase_began(table: RaceTable, seat: int) -> None:
    """Called when a phase of the power begins; steps that it pushes come before those of the phase."""


@hook("trigger", "phase")
def phase_ended(table: RaceTable, seat: int) -> None:
    """Called when all seats have done a phase of the power, before the next one begins."""


@hook("trigger", "phase")
def placed(table: RaceTable, seat: int, card: Card) -> None:
    """Called when the owner has placed ``card`` and paid for it, in a phase of the power."""


@hook("trigger", "produce")
def good_produced(table: RaceTable, seat: int, world: Card) -> None:
    """Called when the owner has produced a good on ``world`` in Produce."""


@hook("trigger", "produce")
def production_done(table: RaceTable, seat: int) -> None:
    """Called when the owner has produced, before he draws for goods and kinds."""


@hook("all", "consume")
def consume_choices(table: RaceTable, seat: int) -> tuple[PowerChoice, ...]:
    """Return the uses of the power that the owner may choose now, beside his other consume powers.

    He uses it once in the phase at most, and has to unless its choices are optional (CONSUME-2, POWER-5).
    """


@hook("sum")
def bonus(table: RaceTable, seat: int) -> int:
    """Return the VP of the card at the end of the game, besides those printed on it (SCORE-6)."""
