"""Every kind of choice in Roll for the Galaxy, with its text.

Dice are named by colour key; phases, worlds and tiles by key, a tile by the key of the side that is meant. Build them
by the lower-case functions, which give the same object for the same arguments. Choices with ``items`` name several
things in canonical order; ``Game.submit`` takes them in any order.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Annotated, ClassVar

from starcup import Choice, Items
from starcup.making import Domains, frozen
from starcup.messages import Names

DieKey = Annotated[str, Names("die")]
"""A die by the key of its colour, with the flags that it carries, or another kind of worker."""
PhaseKey = Annotated[str, Names("phase")]
SideKey = Annotated[str, Names("tile")]
"""A tile by the key of the side that is meant, or by its id if both are."""
PlaceKey = Annotated[str, Names("place")]
"""A place where dice lie: ``cup``, ``citizenry``, ``developers``, ``settlers``, a phase, or a world by its key."""
PowerKey = Annotated[str, Names("source")]
"""A development by its key, or ``dictate``."""


@frozen(eq=False)
class Start(Choice):
    """Put one starting tile onto each stack (SETUP-12)."""

    pattern = "start {development} {world}"
    domains: ClassVar[Domains] = MappingProxyType({"development": "face", "world": "face"})
    development: SideKey
    world: SideKey


@frozen(eq=False)
class Select(Choice):
    """Select a phase with one worker: a die of ``colour`` that shows ``face`` (ASSIGN-3)."""

    pattern = "select {phase} {colour}.{face}"
    domains: ClassVar[Domains] = MappingProxyType({"colour": "die", "face": "die face"})
    phase: PhaseKey
    colour: DieKey
    face: str


@frozen(eq=False)
class Assign(Choice):
    """Put a die that may go to several columns into one of them (ASSIGN-2)."""

    pattern = "assign {colour} {phase}"
    domains: ClassVar[Domains] = MappingProxyType({"colour": "worker"})
    colour: DieKey
    phase: PhaseKey


@frozen(eq=False)
class DictateWith(Choice):
    """Pay for a Dictate with a worker from a column (ASSIGN-10); moves follow."""

    pattern = "dictate {colour} {source}"
    domains: ClassVar[Domains] = MappingProxyType({"colour": "worker", "source": "phase"})
    colour: DieKey
    source: PhaseKey


@frozen(eq=False)
class Move(Choice):
    """Reassign a worker by a power, or by Dictate (ASSIGN-8)."""

    pattern = "reassign {power} {colour} {source}>{target}"
    domains: ClassVar[Domains] = MappingProxyType(
        {"power": "reassign power", "colour": "worker", "source": "phase", "target": "phase"}
    )
    power: PowerKey
    colour: DieKey
    source: PhaseKey
    target: PhaseKey


@frozen(eq=False)
class Enough(Choice):
    """Move no more workers by this power."""

    pattern = "enough {power}"
    domains: ClassVar[Domains] = MappingProxyType({"power": "power or dictate"})
    power: PowerKey


@frozen(eq=False)
class Ready(Choice):
    """Use no more Reassign powers: ready for Reveal (ASSIGN-13)."""

    pattern = "ready"


@frozen(eq=False)
class Scout(Choice):
    """Scout with an explorer (EXPLORE-5)."""

    pattern = "scout {worker}"
    worker: DieKey


@frozen(eq=False)
class Stock(Choice):
    """Stock with an explorer (EXPLORE-4)."""

    pattern = "stock {worker}"
    worker: DieKey


@frozen(eq=False)
class Abandon(Choice):
    """Abandon tiles of the own construction zone, or none, and draw (EXPLORE-5 to EXPLORE-7)."""

    pattern = "abandon {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "face"})
    items: Items


@frozen(eq=False)
class Place(Choice):
    """Put the drawn tiles, by the sides named, to the bottom of their stacks, from the top down (EXPLORE-11).

    A power may put them on top: ``key@top``.
    """

    pattern = "place {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "placed face"})
    items: Items


@frozen(eq=False)
class GiveUp(Choice):
    """Give a tile of the own zone back into the bag, so that others can draw (EXPLORE-17)."""

    pattern = "giveup {face}"
    face: SideKey


@frozen(eq=False)
class Build(Choice):
    """Place workers on the top tile of a stack (DEVELOP-1, SETTLE-1)."""

    pattern = "build {face} {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "worker"})
    face: SideKey
    items: Items


@frozen(eq=False)
class Spend(Choice):
    """Send dice lying on a paid tile to Citizenry (DEVELOP-8, SETTLE-7)."""

    pattern = "spend {face} {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "worker"})
    face: SideKey
    items: Items


@frozen(eq=False)
class Lose(Choice):
    """Give one of the own dice back to the supply, from anywhere (IMMED-5)."""

    pattern = "lose {colour} {place}"
    domains: ClassVar[Domains] = MappingProxyType({"colour": "worker"})
    colour: DieKey
    place: PlaceKey


@frozen(eq=False)
class Produce(Choice):
    """Make a producer a good on a world (PRODUCE-2)."""

    pattern = "produce {world} {worker}"
    world: SideKey
    worker: DieKey


@frozen(eq=False)
class LeaveEmpty(Choice):
    """Make no (further) good on this world; others take all producers."""

    pattern = "leave {world}"
    passing = True
    world: SideKey


@frozen(eq=False)
class Trade(Choice):
    """Trade a good by a shipper (SHIP-3)."""

    pattern = "trade {world} {good} {worker}"
    domains: ClassVar[Domains] = MappingProxyType({"good": "worker"})
    world: SideKey
    good: DieKey
    worker: DieKey


@frozen(eq=False)
class Consume(Choice):
    """Consume a good by a shipper (SHIP-5)."""

    pattern = "consume {world} {good} {worker}"
    domains: ClassVar[Domains] = MappingProxyType({"good": "worker"})
    world: SideKey
    good: DieKey
    worker: DieKey


@frozen(eq=False)
class Keep(Choice):
    """Ship no (further) good of this colour from this world; others take all shippers."""

    pattern = "keep {world} {good}"
    passing = True
    domains: ClassVar[Domains] = MappingProxyType({"good": "worker"})
    world: SideKey
    good: DieKey


@frozen(eq=False)
class Recruit(Choice):
    """Recruit dice (MANAGE-4)."""

    pattern = "recruit {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "die"})
    items: Items


@frozen(eq=False)
class Recall(Choice):
    """Recall developers, settlers and goods, each as ``colour@place``, or none (MANAGE-7)."""

    pattern = "recall {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "worker at place"})
    items: Items


@frozen(eq=False)
class Done(Choice):
    """Do nothing more here."""

    pattern = "done"


READY = Ready()
DONE = Done()
# By this name powers of packs make it, whose digests stand in saved games.
enough: Callable[[PowerKey], Enough] = Enough.of

ALL: tuple[type[Choice], ...] = (
    Start, Select, Assign, DictateWith, Move, Enough, Ready, Scout, Stock, Abandon, Place, GiveUp,
    Build, Spend, Lose, Produce, LeaveEmpty, Trade, Consume, Keep, Recruit, Recall, Done,
)  # fmt: skip
"""All kinds of choices except those that packs add."""
