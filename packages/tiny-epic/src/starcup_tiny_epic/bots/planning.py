"""Plans for the dice of a turn: the worth of what can still be done with them."""

from __future__ import annotations

from starcup.making import Made
from starcup_tiny_epic._rules.terms import ROLL
from starcup_tiny_epic.bots.faces import Faces
from starcup_tiny_epic.bots.numbers import Numbers
from starcup_tiny_epic.bots.outlook import Outlook
from starcup_tiny_epic.bots.position import Position, gained

Dice = tuple[int, ...]
"""Faces of unused dice, ascending."""


def without(dice: Dice, face: int) -> Dice:
    """Return dice less one."""
    place = dice.index(face)
    return (*dice[:place], *dice[place + 1 :])


class Planning:
    """Plans for the unused dice of the seat whose turn it is."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.outlook: Outlook = faces.outlook
        self.numbers: Numbers = faces.outlook.numbers
        self.free: bool = faces.view.rerolls == 0
        self._average: Made[Position, float] = Made(faces.average)
        self._found: Made[tuple[Position, Dice, bool], float] = Made(self._rest)

    def hope(self, of: Position) -> float:
        """Return the gain that a die brings that is rolled anew."""
        return self.numbers.again * self._average[of]

    def price(self, of: Position, free: bool) -> float:
        """Return what a re-roll costs; very much for a seat that can't pay."""
        if free:
            return 0.0
        if not of.energy:
            return 1000.0
        return self.outlook.worth[of] - self.outlook.worth[gained(of, -1, 0)]

    def rest(self, of: Position, dice: Dice, free: bool) -> float:
        """Return the worth of what dice can still do: each used for what gains most now, the poor ones re-rolled."""
        return self._found[of, dice, free]

    def _rest(self, key: tuple[Position, Dice, bool]) -> float:
        of, dice, free = key
        if not dice:
            return 0.0
        gain, best = self.faces.gain, -1
        most = total = 0.0
        for face in dice:
            worth = gain(of, face)
            total += worth
            if worth > most:
                best, most = face, worth
        hope = self.hope(of)
        if most < hope:
            anew = len(dice) * hope - self.price(of, free)
            if anew > total:
                return anew
        if best < 0:
            return 0.0
        after = self.faces.after(of, best)
        assert after is not None
        return most + self._found[after, without(dice, best), free]

    def kept(self, of: Position, dice: Dice) -> tuple[Dice, Position]:
        """Return the dice that are worth rolling anew, and the position after the others were used."""
        left = dice
        while left:
            gains = {face: self.faces.gain(of, face) for face in left}
            best = max(gains, key=lambda face: gains[face])
            if gains[best] <= 0 or gains[best] < self.hope(of):
                break
            after = self.faces.after(of, best)
            assert after is not None
            of, left = after, without(left, best)
        return left, of

    def rerolled(self, of: Position, dice: Dice, free: bool) -> float:
        """Return the worth of rolling the poor dice anew now."""
        poor, after = self.kept(of, dice)
        poor = (poor or dice)[:1] if self.faces.rules.rulings.reroll_one else poor or dice[:1]
        left = dice
        for face in poor:
            left = without(left, face)
        return self.rest(of, left, False) + len(poor) * self.hope(after) - self.price(of, free)

    def converted(self, of: Position, dice: Dice, free: bool) -> float:
        """Return the worth of dice once the two that do least were put into the converter, and another was turned."""
        order = sorted(dice, key=lambda face: self.faces.gain(of, face))
        for face in self.kept(of, dice)[0]:
            order.remove(face)
            order.insert(0, face)
        return self.turned(of, tuple(sorted(order[2:])), free)

    def turned(self, of: Position, dice: Dice, free: bool) -> float:
        """Return the worth of dice once the best of them was turned to the best face."""
        ways = [without(dice, face) for face in dict.fromkeys(dice)]
        return max(self.rest(of, tuple(sorted((*left, wanted))), free) for left in ways for wanted in ROLL)
