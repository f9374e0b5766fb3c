"""The state of one game of Roll for the Galaxy, what can be read from it, and what is taken from all and given back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field

from starcup import EngineError, Table
from starcup.extensions import ExtendedTable
from starcup.making import Counted, Public, Secret
from starcup.roll import events
from starcup.roll._rules.rules import Rules
from starcup.roll._rules.seat import NOTHING, Seat, stack_of
from starcup.roll._rules.showing import table_text
from starcup.roll.dice import NONE, Dice, count, gathered, unpacked

if TYPE_CHECKING:
    from starcup.roll._rules.definitions import Face, Numbers


@define(eq=False, slots=True)
class RollState(ExtendedTable):
    """Everything that lies on the table, what can be read from it, and chips and dice of the pool and the supply."""

    seats: Public[list[Seat]] = field(factory=list)
    bag: Counted[tuple[int, ...]] = ()
    supply: Public[Dice] = NONE
    pool: Public[int] = 0
    beyond: Public[int] = 0
    round: Public[int] = 0
    phase: Public[int] = NOTHING
    occurring: Public[tuple[int, ...]] = ()
    spare: Public[int] = NOTHING
    order: Public[tuple[int, ...]] = ()
    box: Public[tuple[int, ...]] = ()
    chips_out: Secret[int] = 0  # everybody can work it out from what is shown
    scores: Public[tuple[int, ...]] = ()
    winners: Public[tuple[int, ...]] = ()

    if TYPE_CHECKING:

        @property
        def rules(self) -> Rules:
            """The lists and numbers that are looked up."""

    else:
        rules = Table.ruleset  # the slot itself, under a name of its own: rules are looked up several times a step

    def __repr__(self) -> str:
        return table_text(self)

    @property
    def numbers(self) -> Numbers:
        """The numbers of the game."""
        return self.rules.numbers

    def tableau(self, seat: int) -> list[Face]:
        """Return the faces in the tableau of a seat, in the order in which they came (TERM-7).

        Args:
            seat: its number, from 0.
        """
        faces = self.rules.faces
        return [faces[index] for index in self.seats[seat].tableau]

    def developments(self, seat: int) -> list[Face]:
        """Return the developments in the tableau of a seat.

        Args:
            seat: its number, from 0.
        """
        return [face for face in self.tableau(seat) if not face.is_world]

    def worlds(self, seat: int, colour: str = "") -> list[Face]:
        """Return the worlds in the tableau of a seat.

        Args:
            seat: its number, from 0.
            colour: the key of a world colour: only worlds that are of it, or count as it; empty: all.
        """
        return [face for face in self.tableau(seat) if face.is_world and (not colour or face.counts(colour))]

    def goods(self, seat: int, world_colour: str = "") -> Dice:
        """Return the goods of a seat.

        Args:
            seat: its number, from 0.
            world_colour: the key of a world colour: only goods on worlds of it; empty: all.
        """
        owner = self.seats[seat]
        if not world_colour:
            return gathered(owner.goods)
        faces = self.rules.faces
        return gathered(
            good
            for index, good in zip(owner.tableau, owner.goods, strict=True)
            if good and faces[index].counts(world_colour)
        )

    def count_dice(self, dice: Dice, colour: str) -> int:
        """Return how many of some dice (or other workers) are of a die colour, or count as it.

        Args:
            dice: the dice of a place, such as a cup.
            colour: the key of a die colour.
        """
        return sum(count(dice, kind) for kind in self.rules.counting[colour])

    def dice_owned(self, seat: int) -> Dice:
        """Return all dice of a seat, wherever they are; no imaginary workers.

        Args:
            seat: its number, from 0.
        """
        owner = self.seats[seat]
        everything = gathered(
            (
                owner.cup,
                owner.citizenry,
                owner.behind_screen,
                *owner.columns,
                owner.developers,
                owner.settlers,
                *owner.goods,
            )
        )
        return self.rules.real(everything)

    def cost(self, seat: int, face: Face) -> int:
        """Return how many workers a seat needs for a tile after discounts.

        Args:
            seat: its number, from 0.
            face: the side of the tile that counts.
        """
        return self.seats[seat].powers.cost(face)

    def lying_on(self, seat: int, face: Face) -> Dice:
        """Return the developers or settlers of a seat that lie on ``face``, if it is the tile on top of its stack.

        Args:
            seat: its number, from 0.
            face: a side of a tile; if it is not on top, no dice lie on it.
        """
        owner, tile = self.seats[seat], face.index // 2
        stack = stack_of(owner, face.is_world)
        if not stack or stack[0] != tile:
            return NONE
        return owner.settlers if face.is_world else owner.developers

    def names(self, dice: Dice) -> tuple[str, ...]:
        """Return the dice as colour keys, one for each die; imaginary workers by their own names.

        Args:
            dice: the dice of a place, such as a cup.
        """
        worker_names = self.rules.worker_names
        return tuple(worker_names[kind] for kind in unpacked(dice))

    def tally(self, seat: int, name: str) -> int:
        """Return a count that a power keeps until the phase ends.

        Args:
            seat: its number, from 0.
            name: of the count, chosen by the power.
        """
        return dict(self.seats[seat].tallies).get(name, 0)

    def resource(self, seat: int, name: str) -> int:
        """Return how many a seat has of a counter, or of something that a pack counts under a name of its own.

        Args:
            seat: its number, from 0.
            name: the key of the counter, or the pack's own name.
        """
        for known, amount in self.seats[seat].resources:
            if known == name:
                return amount
        return 0

    def gain_chips(self, seat: int, amount: int, source: str) -> None:
        """Gain VP in chips, always in full, though the pool may run dry (SHIP-17).

        Args:
            seat: its number, from 0.
            amount: in VP.
            source: the key of the power, world or rule that gives them, for the event.

        Raises:
            EngineError: ``amount`` is no whole number.
        """
        if not isinstance(amount, int):
            raise EngineError(f"VP are whole numbers, {source!r} gave {amount!r}")
        taken = min(amount, self.pool)
        self.pool -= taken
        self.beyond += amount - taken
        self.seats[seat].chips += amount
        if self.log is not None and amount:
            self.log.append((events.ChipsGained, seat, amount, source))

    def to_supply(self, dice: Dice) -> None:
        """Put dice back into the supply, from wherever they were taken.

        Args:
            dice: the dice.
        """
        self.supply += dice
