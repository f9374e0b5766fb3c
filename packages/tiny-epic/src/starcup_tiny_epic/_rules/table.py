"""The state of one game of Tiny Epic Galaxies, and the small operations that the rules are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from starcup import Table
from starcup.extensions import ExtendedTable
from starcup.making import Counted, Deck, Public, define, field
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import NOTHING

Limit = Callable[..., int | None]
"""A hook that takes a table, a seat and a number, and returns the number as it is then."""


@define(eq=False, slots=True)
class EpicTable(ExtendedTable):
    """The state of everything on the table.

    ``empires`` are those of the players, in a solo game then the rebel's. ``deck`` holds the numbers of its planets
    ascending, since each is as likely to come next; ``row`` the planets in the centre, ``NOTHING`` for a gap;
    ``removed`` those that left the game, ``under`` those under the deck. ``missions`` are the ones that were not dealt,
    ``shown`` those that are shown at the end, by seat. ``first`` is the starting player, ``active`` the empire whose
    turn it is.

    Of the dice, ``unused`` has the faces of the unused ones, ascending, ``bay`` of the activated ones, in order;
    ``spent`` are the dice in the converter, ``given_up`` those given up (DICE-4). ``rerolls`` counts those of the turn,
    ``converted`` tells whether the converter was used. ``follow_price`` and ``follow_gain`` (energy, culture) hold for
    the turn. ``in_use`` are the actions of planets being carried out: empire and planet. ``ended_by`` is who triggered
    the end, ``ended_in`` the turn in progress then. ``attacked`` tells whether the rebel has attacked in this turn.
    """

    lacks: ClassVar[bool] = False
    empires: Public[list[Empire]] = field(factory=list)
    deck: Counted[list[int]] = field(factory=list)
    missions: Counted[tuple[int, ...]] = ()
    row: Public[tuple[int, ...]] = ()
    removed: Public[tuple[int, ...]] = ()
    under: Public[tuple[int, ...]] = ()
    first: Public[int] = NOTHING
    active: Public[int] = NOTHING
    turn: Public[int] = 0
    round: Public[int] = 0
    unused: Public[tuple[int, ...]] = ()
    bay: Public[tuple[int, ...]] = ()
    spent: Public[int] = 0
    given_up: Public[int] = 0
    rerolls: Public[int] = 0
    converted: Public[bool] = False
    follow_price: Public[int] = 1
    follow_gain: Public[tuple[int, int]] = (0, 0)
    in_use: Public[tuple[tuple[int, int], ...]] = ()
    ended_by: Public[int] = NOTHING
    ended_in: Public[int] = NOTHING
    attacked: Public[bool] = False
    shown: Public[tuple[int, ...]] = ()
    scores: Public[tuple[int, ...]] = ()
    winners: Public[tuple[int, ...]] = ()

    if TYPE_CHECKING:

        @property
        def rules(self) -> EpicRules:
            """The pieces, and the data derived from them."""

    else:
        rules = Table.ruleset  # the slot itself, under a name of its own: rules are looked up several times a step

    @property
    def source(self) -> str:
        """The key of the planet whose action is being carried out; empty if none is."""
        return self.rules.keys[self.in_use[-1][1]] if self.in_use else ""

    @property
    def is_solo(self) -> bool:
        """True in a game of one player against the rebel."""
        return self.players == 1

    def others(self, number: int) -> tuple[int, ...]:
        """Return the other empires, clockwise from the left of one; the rebel, if it counts as a player (SOLO-58).

        Args:
            number: that of an empire.
        """
        if self.players == 1:
            return (1 - number,) if self.rules.rulings.rebel_opponent else ()
        return Table.others(self, number)

    def most(self, number: int) -> int:
        """Return the most of a resource that an empire may have (MAT-3, SOLO-26).

        Args:
            number: that of the empire.
        """
        rules = self.rules
        if rules.plain_most and number < self.players:
            return rules.plain_most
        board = rules.board
        most = rules.numbers.most_resources if number < self.players or board is None else board.most
        return self.limited(rules.extensions.most_resources, number, most)

    def limited(self, limits: tuple[Limit, ...], number: int, value: int) -> int:
        """Return a number as extensions change it.

        Args:
            limits: their hooks.
            number: that of the empire.
            value: the number by the rules.
        """
        for limit in limits:
            answer = limit(self, number, value, lacking=self.lacks)  # of a view: unchanged if it looks for a secret
            value = value if answer is None else answer
        return value

    def gain(self, number: int, energy: int, culture: int, source: str) -> None:
        """Give resources to an empire; what it has no room for is lost (ACQUIRE-6).

        Args:
            number: that of the empire.
            energy: the amount.
            culture: the amount.
            source: the face of a die, the key of a planet, or ``attack``.
        """
        empire, most = self.empires[number], self.most(number)
        energy, culture = min(energy, most - empire.energy), min(culture, most - empire.culture)
        empire.energy += energy
        empire.culture += culture
        if self.log is not None and (energy or culture):
            self.log.append((events.ResourcesGained, number, energy, culture, source))
        if self.rules.extended and (energy or culture):
            for hook in self.rules.extensions.gained:
                hook(self, number, energy, culture, source)

    def pay(self, number: int, energy: int, culture: int, source: str) -> None:
        """Take resources from an empire, which has them.

        Args:
            number: that of the empire.
            energy: the amount.
            culture: the amount.
            source: what they are paid for, as the event names it.
        """
        empire = self.empires[number]
        empire.energy -= energy
        empire.culture -= culture
        if self.log is not None and (energy or culture):
            self.log.append((events.ResourcesLost, number, energy, culture, source))


PLANETS = Deck[EpicTable, int]("deck")
"""The planets that are not in the row yet."""
MISSIONS = Deck[EpicTable, int]("missions")
"""The secret missions that were not dealt."""
