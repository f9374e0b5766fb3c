"""The table of Roll for the Galaxy, with the basic operations that all rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from attrs import define

from starcup import EngineError
from starcup.roll import events
from starcup.roll._rules.state import RollState
from starcup.roll.dice import NONE, ONE, Dice, count, kinds, put, unpacked

if TYPE_CHECKING:
    from starcup.roll._rules.definitions import Face


@define(eq=False, slots=True, repr=False)
class RollTable(RollState):
    """Everything that lies on the table.

    ``bag`` holds tile numbers ascending, ``supply`` the dice that nobody owns, ``pool`` the rest of the initial VP
    chips and ``beyond`` the chips paid out after it ran dry (SHIP-17); ``phase`` is the phase being done,
    ``occurring`` all that occur this round, ``spare`` what the two-player die shows (see :meth:`Rules.phases_shown`),
    ``order`` the seats in strict order (TIMING-3), ``box`` tiles and ``chips_out`` VP that are out of the game.
    """

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
        left = NONE
        for kind in unpacked(workers):
            where = self.worker_done(seat, kind)
            counter, die = rules.workers[kind].counter, rules.real(ONE[kind])
            if counter is not None and counter.after == "kept":
                self.change_resource(seat, counter.key, 1)
            if where == "cup":
                owner.cup += die
            elif where == "supply":
                self.to_supply(die)
            else:
                owner.citizenry += die
                left += die
        return left

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
        owner.columns = put(owner.columns, rules.phase_index[phase], ONE[rules.worker_index[worker]])

    def take_worker(self, seat: int, kind: int) -> None:
        """Take one worker of the current phase out of its column.

        Args:
            seat: its number, from 0.
            kind: the kind of worker.
        """
        owner = self.seats[seat]
        owner.columns = put(owner.columns, self.phase, -ONE[kind])

    def clear_workers(self, seat: int) -> Dice:
        """Empty the column of the current phase and return what lay there.

        Args:
            seat: its number, from 0.
        """
        owner = self.seats[seat]
        cleared = owner.columns[self.phase]
        owner.columns = put(owner.columns, self.phase, -cleared)
        return cleared

    def add_to_tally(self, seat: int, name: str) -> None:
        """Add one to a count that a power keeps until the phase ends.

        Args:
            seat: its number, from 0.
            name: of the count, chosen by the power.
        """
        tallies = dict(self.seats[seat].tallies)
        tallies[name] = tallies.get(name, 0) + 1
        self.seats[seat].tallies = tuple(tallies.items())

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
