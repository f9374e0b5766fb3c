"""What actions of planets are made of: the base of all deeds, and the deed of a module (EFFECT, CLARIFY).

The fields of a deed are those of its term in files of powers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from starcup.making import frozen
from starcup.packed import Unquoted, Wrong

if TYPE_CHECKING:
    from starcup_tiny_epic._rules.table import EpicTable

Amount = Annotated[int, "amount"]
"""A number of resources, from 0."""
Number = Annotated[int, "number"]
"""A number of spaces, ships or resources, from 1."""
Resource = Annotated[int, "resource"]
"""The number of a resource, which files state by its name."""
Track = Annotated[int, "track"]
"""The number of a kind of track, which files state by its name."""


@frozen
class Deed:
    """Base of the deeds."""

    name: ClassVar[str] = ""
    """Its name in files."""
    of_the_turn: ClassVar[bool] = False
    """True if it is about dice or follows of the active player."""
    chained: ClassVar[bool] = False
    """True if it uses planets, or may lead to a planet."""
    reading: ClassVar[str] = ""
    """The ruling that decides how it is read, if there is one."""

    def possible(self, table: EpicTable, number: int) -> bool:
        """Return whether it would change anything for an empire now (EFFECT-3).

        Args:
            table: a game's table.
            number: that of the empire.
        """
        raise NotImplementedError

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        """Carry it out for an empire, or push steps that do.

        Args:
            table: is changed.
            number: that of the empire.
            planet: the number of the planet whose action is being carried out.
        """
        raise NotImplementedError


@frozen
class OfResources(Deed):
    """Base of the deeds about an amount of resources."""

    energy: Amount = 0
    culture: Amount = 0

    def __attrs_post_init__(self) -> None:
        if not (self.energy or self.culture):
            raise Wrong("energy, culture or both", Unquoted("neither"))


@frozen
class Module(Deed):
    """What the module of the action, ``powers/KEY.py``, does; if it is not listed, it comes last."""

    name = "module"

    def possible(self, table: EpicTable, number: int) -> bool:
        _, planet = table.in_use[-1]
        return bool(table.rules.own[planet]["usable"](table, number))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.rules.own[planet]["use"](table, number)
