"""The hooks of extensions of Race besides those of every game, with their exact signatures.

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
from starcup_race._rules.cards import Card
from starcup_race._rules.definitions import Action, Phase
from starcup_race._rules.table import RaceTable

# When a ruleset is loaded.


@hook("fold")
def phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:
    """Return the phases in their order (ROUND-2)."""


@hook("fold")
def actions(actions: tuple[Action, ...], options: Mapping[str, str]) -> tuple[Action, ...]:
    """Return the action cards that every player has, each with the key of its phase (ACTION-5)."""


@hook("fold")
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """Return the steps of a round, in order; the last checks for the end (ROUND-1)."""


# Cards in its keeping.


@hook("all", "whole")
def held_cards(table: RaceTable) -> tuple[int, ...]:
    """Return the numbers of the cards that the extension keeps: they count when cards are counted (CARDS-10)."""


# In the course of a round.


@hook("trigger")
def round_began(table: RaceTable) -> None:
    """Called when a round begins, before actions are chosen."""


@hook("trigger")
def actions_shown(table: RaceTable) -> None:
    """Called when all action cards have been turned up, before the first phase (ACTION-2)."""


@hook("trigger")
def phase_began(table: RaceTable, phase: str) -> None:
    """Called when a phase begins; steps that it pushes come before those of the phase."""


@hook("trigger")
def phase_ended(table: RaceTable, phase: str) -> None:
    """Called when all steps of a phase are done."""


@hook("trigger")
def round_ended(table: RaceTable) -> None:
    """Called before the check for the end, when cards above the hand limit are discarded (DISCARD-2)."""


@hook("trigger")
def cards_drawn(table: RaceTable, seat: int, number: int, cause: str) -> None:
    """Called when the seat has drawn cards; ``cause`` is the key of a card, ``explore``, another word, or empty."""


@hook("trigger")
def placed(table: RaceTable, seat: int, card: Card) -> None:
    """Called when the seat has placed ``card``, and paid for it or conquered it."""


@hook("trigger")
def left_tableau(table: RaceTable, seat: int, card: Card) -> None:
    """Called when ``card`` was discarded from the seat's tableau, or another seat took it over."""


@hook("trigger")
def good_placed(table: RaceTable, seat: int, world: Card, produced: bool) -> None:
    """Called when a good was put on ``world``: in Produce (``produced``), or when it was placed."""


@hook("trigger")
def sold(table: RaceTable, seat: int, world: Card, cards: int) -> None:
    """Called when the good of ``world`` was sold for so many cards, which are drawn next (TRADE-2)."""


@hook("trigger")
def consumed(table: RaceTable, seat: int, worlds: tuple[Card, ...], chips: int) -> None:
    """Called when the goods of these worlds were consumed for so many VP in chips (CONSUME-4)."""


# Costs and limits. They may look at what the seat knows; offers and questions ask them about views as well.


@hook("fold")
def cost(table: RaceTable, seat: int, card: Card, cost: int) -> int:
    """Return the cards that ``card`` costs the seat, a development or a world that is not military (PAY-5)."""


@hook("fold")
def military(table: RaceTable, seat: int, world: Card, military: int) -> int:
    """Return the military of the seat that counts against ``world`` (MILITARY-5)."""


@hook("fold")
def good_kind(table: RaceTable, seat: int, world: Card, kind: str) -> str:
    """Return the kind of the good on ``world``: ``novelty``, ``rare``, ``genes`` or ``alien`` (GOODS-1)."""


@hook("fold")
def hand_limit(table: RaceTable, seat: int, limit: int) -> int:
    """Return the cards that the seat may hold at the end of a round (DISCARD-2)."""


@hook("fold")
def end_cards(table: RaceTable, seat: int, cards: int) -> int:
    """Return the cards in the seat's tableau with which it ends the game (END-1)."""
