"""The rebel's die in a solo game: the harm that each face does, and whether a re-roll is worth its price."""

from __future__ import annotations

from math import fsum

from starcup_tiny_epic._rules.acting import acquired
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.planets import Attack, RebelBoard
from starcup_tiny_epic._rules.rebel import next_planet
from starcup_tiny_epic._rules.terms import COLONY, CULTURE, ECONOMY, ENERGY, EXTRA_DICE, LAST_VP, MOVE, REBEL, ROLL
from starcup_tiny_epic._rules.view import EmpireView
from starcup_tiny_epic.bots.outlook import Parts
from starcup_tiny_epic.bots.position import Position, gained
from starcup_tiny_epic.bots.weighing import Desk, worth
from starcup_tiny_epic.choices import ForceReroll, LetStand

LOST = 30.0
"""The harm of a lost game."""
DIE = 0.7
"""The harm of a die that the rebel rolls, on average."""


@worth.register
def force_reroll(choice: ForceReroll, desk: Desk) -> Parts | None:
    """Return what it means to pay for another roll of the rebel's die."""
    if not _is_rolled(desk):
        return None
    harms, paid = Harms(desk), gained(desk.now, -1, -1)
    average = fsum([harms.total(face, paid) for face in ROLL]) / len(ROLL)
    return {**desk.gain(paid), "rebel": -average, "hesitation": -desk.numbers.hesitation}


@worth.register
def let_stand(choice: LetStand, desk: Desk) -> Parts | None:
    """Return what it means to let the rebel's die stand."""
    return {"rebel": -Harms(desk).total(desk.view.unused[0], desk.now)} if _is_rolled(desk) else None


def _is_rolled(desk: Desk) -> bool:
    """Return whether the rebel has just rolled its die."""
    return desk.view.active == REBEL and desk.view.players == 1 and bool(desk.view.unused)


class Harms:
    """The harm that faces of the rebel's die do, in VP."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.rebel: EmpireView = desk.view.empires[REBEL]
        board = desk.outlook.rules.board
        assert board is not None
        self.board: RebelBoard = board

    def total(self, face: int, of: Position) -> float:
        """Return the harm of a face, less what following it gains."""
        harm = self.harm(face)
        if not harm or not of.culture:
            return harm
        paid = gained(of, 0, -1)
        after, worth = self.desk.faces.after(paid, face), self.desk.outlook.worth
        return harm - (max(0.0, worth[after] - worth[of]) if after is not None else 0.0)

    def harm(self, face: int) -> float:
        """Return the harm of a face; 0 if the rebel can't use it."""
        numbers = self.desk.numbers
        if face in (ENERGY, CULTURE):
            return numbers.rebel * self._resource(face)
        if face == MOVE:
            planet = next_planet(self.desk.view)
            if GALAXY not in self.rebel.ships or planet < 0:
                return 0.0
            return numbers.rebel * self.desk.outlook.progress(planet, 0)
        if face == COLONY:
            return self._attack(self.board.levels[self.rebel.level - 1].attack)
        return self._advances(1, face - ECONOMY)

    def _resource(self, face: int) -> float:
        """Return the harm of an energy or culture face: a part of the level, or of the extra turn, that it leads to."""
        has, most = self.rebel.energy if face == ENERGY else self.rebel.culture, self.board.most
        gain = min(acquired(self.desk.view, REBEL, face), most - has)
        if gain <= 0:
            return 0.0
        goal = self._level() if face == ENERGY else EXTRA_DICE * DIE
        return goal * (gain / most + (0.3 if has + gain >= most else 0.0))

    def _level(self) -> float:
        """Return the harm of the rebel's next level."""
        levels, level = self.board.levels, self.rebel.level
        if level >= len(levels):
            return LOST
        gain = levels[level].vp - levels[level - 1].vp
        if self.rebel.vp + gain >= LAST_VP:
            return LOST
        share = level / len(levels)
        return gain + 1.0 + LOST / 5 * share * share * share

    def _advances(self, steps: int, track: int = -1) -> float:
        """Return the harm of an advance of all rebel ships, or of those on one kind of track."""
        outlook, rules, harm = self.desk.outlook, self.desk.outlook.rules, 0.0
        for place in self.rebel.ships:
            if place < 0 or (track >= 0 and rules.tracks[place >> 4] != track):
                continue
            planet, space = place >> 4, place & 15
            card = rules.planets[planet]
            before = outlook.progress(planet, space)
            if space + steps <= card.spaces:
                harm += outlook.progress(planet, space + steps) - before
            elif self.rebel.vp + card.vp >= LAST_VP:
                return LOST
            else:
                harm += card.vp - before
                harm += fsum([
                    max(0.0, outlook.place_worth[mine] - outlook.place_worth[GALAXY])
                    for mine in self.desk.now.ships if mine >> 4 == planet
                ])  # fmt: skip
        return self.desk.numbers.rebel * harm

    def _attack(self, attack: Attack) -> float:
        """Return the harm of an attack."""
        now, outlook, rebel = self.desk.now, self.desk.outlook, self.desk.numbers.rebel
        energy = min(now.energy, attack.lose_energy + attack.take_energy)
        culture = min(now.culture, attack.lose_culture + attack.take_culture)
        after = gained(now, -energy, -culture)
        if attack.take_any:
            after = self.given(after, attack.take_any)
        harm = outlook.worth[now] - outlook.worth[after]
        most = self.board.most
        harm += rebel * self._level() * min(attack.take_energy + attack.energy, most - self.rebel.energy) / most
        brought = min(attack.take_culture + attack.culture, most - self.rebel.culture)
        harm += rebel * EXTRA_DICE * DIE * brought / most
        harm += attack.fewer * self.desk.numbers.die
        if attack.advance:
            harm += self._advances(attack.advance)
        if attack.back:
            lost = sorted(
                outlook.place_worth[place] - outlook.place_worth[place - 1]
                for place in now.ships
                if place >= 0 and 0 < place & 15 < SURFACE
            )
            harm += fsum(lost if attack.back < 0 else lost[: attack.back])
        return harm

    def given(self, of: Position, amount: int) -> Position:
        """Return the position after resources of the player's choice were given away."""
        least = max(0, amount - of.culture)
        ways = [gained(of, -energy, energy - amount) for energy in range(least, min(amount, of.energy) + 1)]
        return self.desk.faces.best(ways) or gained(of, -of.energy, -of.culture)
