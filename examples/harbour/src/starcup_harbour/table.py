"""The table and the view. Ships are their keys, wherever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starcup.extensions import ExtendedTable, ExtendedView
from starcup.making import Counted, Deck, Public, define, field

if TYPE_CHECKING:
    from starcup_harbour.game import HarbourRules


@define(eq=False)
class Owner:
    """What a seat has: coins, and the ships that it bought."""

    coins: Public[int] = 3
    fleet: Public[tuple[str, ...]] = ()


@define(eq=False)
class HarbourTable(ExtendedTable):
    """The deck, the ships in the harbour, those that left, and what each seat has."""

    seats: Public[list[Owner]] = field(factory=list)
    deck: Counted[tuple[str, ...]] = ()
    harbour: Public[tuple[str, ...]] = ()
    gone: Public[tuple[str, ...]] = ()
    round: Public[int] = 0

    @property
    def rules(self) -> HarbourRules:
        """The rules, which know the ships."""
        return cast("HarbourRules", self.ruleset)


DECK = Deck[HarbourTable, str]("deck")


class HarbourView(ExtendedView[HarbourTable], HarbourTable):
    """What one seat may know: all but the deck."""
