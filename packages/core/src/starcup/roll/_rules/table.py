"""The state of one game of Roll for the Galaxy, and the basic operations that all rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from attrs import define, field

from starcup import EngineError, Table
from starcup.extensions import ExtendedTable
from starcup.making import Counted, Public, Secret
from starcup.roll import events
from starcup.roll._rules.rules import Rules
from starcup.roll._rules.seat import NOTHING, Seat
from starcup.roll.dice import NONE, ONE, Dice, count, gathered, kinds, unpacked

if TYPE_CHECKING:
    from starcup.roll._rules.definitions import Face, Numbers


@define(eq=False, slots=True)
class RollTable(ExtendedTable):
    """Everything that lies on the table.

    ``bag`` holds tile numbers ascending, ``supply`` the dice that nobody owns,
    ``pool`` the rest of the initial VP chips and ``beyond`` the chips paid
    out after it ran dry (SHIP-17); ``phase`` is the phase being done,
    ``occurring`` all that occur this round, ``spare`` what the two-player die
    shows (see :meth:`Rules.phases_shown`), ``order`` the seats in strict order
    (TIMING-3), ``box`` tiles and ``chips_out`` VP that are out of the game.
    """

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
        from starcup.roll._rules.showing import table_text

        return table_text(self)

    # Looking.

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

    def cost_now(self, seat: int, face: Face) -> int:
        """Return how many workers a seat needs for a tile at this moment, with all powers that change costs.

        Args:
            seat: its number, from 0.
            face: the side of the tile that counts.
        """
        powers = self.seats[seat].powers
        cost = powers.cost(face)
        if face.fixed_cost or not powers.bargains:
            return cost
        least = min(cost, 1)
        for hook in powers.cost_now:
            cost = max(least, hook(self, seat, face, cost))
        return max(least, cost - self.tally(seat, f"cost {face.key}"))

    def lying_on(self, seat: int, face: Face) -> Dice:
        """Return the developers or settlers of a seat that lie on ``face``, if it is the tile on top of its stack.

        Args:
            seat: its number, from 0.
            face: a side of a tile; if it is not on top, no dice lie on it.
        """
        owner, tile = self.seats[seat], face.index // 2
        stack = owner.world_stack if face.is_world else owner.development_stack
        if not stack or stack[0] != tile:
            return NONE
        return owner.settlers if face.is_world else owner.developers

    def most_credits(self, seat: int) -> int:
        """Return the most credits that a seat can have (PHASE-10).

        Args:
            seat: its number, from 0.
        """
        most = self.seats[seat].powers.most_credits
        for hook in self.rules.extensions.most_credits:
            most = hook(self, seat, most)
        return most

    def end_squares(self, seat: int) -> int:
        """Return the squares with which a seat ends the game (END-1).

        Args:
            seat: its number, from 0.
        """
        squares = self.seats[seat].powers.end_squares
        for hook in self.rules.extensions.end_squares:
            squares = hook(self, seat, squares)
        return squares

    # Acting.

    def reduce_cost(self, seat: int, face: Face, by: int = 1) -> None:
        """Lower the cost of a tile for a seat until the phase ends, but never below 1.

        Args:
            seat: its number, from 0.
            face: the side of the tile that counts.
            by: how many workers fewer.
        """
        for _ in range(by):
            self.add_to_tally(seat, f"cost {face.key}")

    def gain_credits(self, seat: int, amount: int, source: str) -> None:
        """Gain credits up to the cap; the surplus is lost at once (PHASE-10).

        Args:
            seat: its number, from 0.
            amount: in credits.
            source: the key of the power, world or rule that gives them, for the event.

        Raises:
            EngineError: ``amount`` is no whole number.
        """
        if not isinstance(amount, int):
            raise EngineError(f"credits are whole numbers, {source!r} gave {amount!r}")
        owner = self.seats[seat]
        most = self.most_credits(seat) if self.rules.extensions.most_credits else owner.powers.most_credits
        after = min(most, owner.credits + amount)
        if self.log is not None and after != owner.credits:
            self.log.append((events.CreditsGained, seat, after - owner.credits, source))
        owner.credits = after

    def pay_credits(self, seat: int, amount: int) -> None:
        """Pay credits; the caller has made sure that the seat has them.

        Args:
            seat: its number, from 0.
            amount: in credits.
        """
        self.seats[seat].credits -= amount

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

    def to_cup(self, seat: int, dice: Dice, place: str = "") -> None:
        """Send workers back to the cup unused, counters to their pool; imaginary workers vanish (PHASE-9, POWER-17).

        Args:
            seat: its number, from 0.
            dice: workers that have been taken from where they lay.
            place: where they lay, for the event; empty: under the phase being done.
        """
        dice = self.take_back(seat, dice)
        if dice and self.log is not None:
            if not place and self.phase >= 0:
                place = self.rules.phase_keys[self.phase]
            self.log.append((events.WorkersReturned, seat, dice, place))

    def take_back(self, seat: int, dice: Dice) -> Dice:
        """Put dice into the cup, counters into their pool; imaginary workers vanish.

        Args:
            seat: its number, from 0.
            dice: workers that have been taken from where they lay.

        Returns:
            The dice among them.
        """
        if dice >= self.rules.plain:
            self._return_counters(seat, dice)
        dice = self.rules.real(dice)
        owner = self.seats[seat]
        owner.cup += dice
        return dice

    def to_citizenry(self, seat: int, dice: Dice) -> None:
        """Put dice that are no workers into Citizenry, counters into their pool; imaginary workers vanish (PHASE-8).

        Args:
            seat: its number, from 0.
            dice: dice that have been taken from where they lay.
        """
        owner = self.seats[seat]
        if dice >= self.rules.plain:
            self._return_counters(seat, dice)
        owner.citizenry += self.rules.real(dice)

    def use_workers(self, seat: int, workers: Dice) -> Dice:
        """Put workers that have done their task into Citizenry, unless a flag or power decides otherwise (PHASE-8).

        Imaginary workers vanish; counters are used up.

        Args:
            seat: its number, from 0.
            workers: the workers, which have been taken from the column.

        Returns:
            The dice that lie in Citizenry now.
        """
        owner, rules = self.seats[seat], self.rules
        if workers < rules.unasked and not owner.powers.worker_used:
            dice = workers & rules.dice_mask
            owner.citizenry += dice
            return dice
        kept = NONE
        for kind in unpacked(workers):
            where = self.worker_done(seat, kind)
            counter, die = rules.workers[kind].counter, rules.real(ONE[kind])
            if counter is not None and counter.after == "kept":
                self.change_resource(seat, counter.key, 1)
            if where == "cup":
                owner.cup += die
            elif where == "supply":
                self.supply += die
            else:
                owner.citizenry += die
                kept += die
        return kept

    def worker_done(self, seat: int, kind: int) -> str:
        """Give the seat what flags and powers bring for a worker that is used.

        Args:
            seat: its number, from 0.
            kind: the kind of worker.

        Returns:
            The place where they send it: ``cup``, ``supply``, or empty: the place that the rules say.
        """
        rules = self.rules
        worker, phase, where = rules.workers[kind], rules.phase_keys[self.phase], ""
        for flag in worker.flags:
            self.gain_credits(seat, flag.credits, flag.key)
            self.gain_chips(seat, flag.chips, flag.key)
            where = flag.to or where
        for hook in (*rules.extensions.worker_used, *self.seats[seat].powers.worker_used):
            where = hook(self, seat, worker, phase) or where
        return where

    def _return_counters(self, seat: int, workers: Dice) -> None:
        for kind in kinds(workers):
            if self.rules.workers[kind].counter is not None:
                self.change_resource(seat, self.rules.worker_names[kind], count(workers, kind))

    def keep_spent(self, seat: int, colour: int, source: str) -> None:
        """Move a die just spent from Citizenry to the cup, by a power.

        Args:
            seat: its number, from 0.
            colour: the number of the die colour.
            source: the key of the power, for the event.
        """
        owner = self.seats[seat]
        owner.citizenry -= ONE[colour]
        owner.cup += ONE[colour]
        self.note(events.DieKept, seat, self.rules.dice[colour].key, source)

    def add_worker(self, seat: int, worker: str, phase: str) -> None:
        """Put a worker under a phase, by key; the caller takes it from its former place, if any.

        Args:
            seat: its number, from 0.
            worker: the key of the worker.
            phase: the key of the phase.
        """
        owner, rules = self.seats[seat], self.rules
        index, kind = rules.phase_index[phase], rules.worker_index[worker]
        columns = owner.columns
        owner.columns = (*columns[:index], columns[index] + ONE[kind], *columns[index + 1 :])

    def take_worker(self, seat: int, kind: int) -> None:
        """Take one worker of the current phase out of its column.

        Args:
            seat: its number, from 0.
            kind: the kind of worker.
        """
        owner = self.seats[seat]
        columns = list(owner.columns)
        columns[self.phase] -= ONE[kind]
        owner.columns = tuple(columns)

    def clear_workers(self, seat: int) -> Dice:
        """Empty the column of the current phase and return what lay there.

        Args:
            seat: its number, from 0.
        """
        owner, phase = self.seats[seat], self.phase
        columns = list(owner.columns)
        cleared, columns[phase] = columns[phase], NONE
        owner.columns = tuple(columns)
        return cleared

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

    def add_to_tally(self, seat: int, name: str) -> None:
        """Add one to a count that a power keeps until the phase ends.

        Args:
            seat: its number, from 0.
            name: of the count, chosen by the power.
        """
        tallies = dict(self.seats[seat].tallies)
        tallies[name] = tallies.get(name, 0) + 1
        self.seats[seat].tallies = tuple(tallies.items())

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

    def change_resource(self, seat: int, name: str, by: int) -> None:
        """Change the number of a counter, or of something that a pack counts; everybody sees it.

        Args:
            seat: its number, from 0.
            name: the key of the counter, or the pack's own name.
            by: how much is given; below 0: taken.

        Raises:
            ValueError: the number would fall below 0.
        """
        owner, left = self.seats[seat], self.resource(seat, name) + by
        if left < 0:
            raise ValueError(f"seat {seat} has {left - by} {name!r}, and can't give {-by}")
        others = dict(owner.resources)
        others[name] = left
        owner.resources = tuple(sorted((key, amount) for key, amount in others.items() if amount))
        if by:
            self.note(events.ResourceChanged, seat, name, by, left)


def table_of(table: object) -> RollTable:
    """Return the same table, typed: for the choices of powers.

    Args:
        table: what :meth:`PowerChoice.play` got.
    """
    return cast(RollTable, table)
