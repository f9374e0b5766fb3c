"""The positions that the actions of faces lead to, and the best of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import fsum

from starcup.making import Made
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, free_in
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import COLONY, CULTURE, ECONOMY, ENERGY, MOVE, NOTHING, ROLL, TOP_LEVEL
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.bots.deeds import DEEPEST, DOING
from starcup_tiny_epic.bots.outlook import Outlook
from starcup_tiny_epic.bots.position import Position, gained, moved, orbits, sent_home, upgraded

TRIED = 3
"""The number of moves whose landing is worked out in full."""


class Faces:
    """The best that each action does to a position, as a seat's outlook values it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.rules: EpicRules = outlook.rules
        self.view: EpicView = outlook.view
        self._found: Made[tuple[Position, int, int], Position | None] = Made(self._best)
        self._uses: Made[tuple[Position, int, int], Position | None] = Made(self._used)
        self.own_turn: bool = self.view.active == outlook.seat

    def after(self, of: Position, face: int, depth: int = 0) -> Position | None:
        """Return the best position after the action of a face; None if it is impossible."""
        return self._found[of, face, depth]

    def gain(self, of: Position, face: int) -> float:
        """Return how much the action of a face gains, at least 0."""
        after = self._found[of, face, 0]
        return 0.0 if after is None else max(0.0, self.outlook.worth[after] - self.outlook.worth[of])

    def average(self, of: Position) -> float:
        """Return the average gain of the six faces."""
        return fsum([self.gain(of, face) for face in ROLL]) / len(ROLL)

    def best(self, positions: Iterable[Position]) -> Position | None:
        """Return the position worth most; None if there is none."""
        worth, best, most = self.outlook.worth, None, 0.0
        for position in positions:
            if best is None or worth[position] > most:
                best, most = position, worth[position]
        return best

    def _best(self, key: tuple[Position, int, int]) -> Position | None:
        of, face, depth = key
        if face == MOVE:
            return self.best(self.moves(of, depth))
        if face in (ENERGY, CULTURE):
            return self._acquired(of, face)
        if face == COLONY:
            return self.best(self.colony(of, depth))
        return self.best(self.advances(of, face - ECONOMY))

    def _acquired(self, of: Position, face: int) -> Position | None:
        resources, wanted, amount = self.rules.resources, face - ENERGY, 0
        for place in of.ships:
            if place < 0:
                amount += face == ENERGY
            elif resources[place >> 4] == wanted:
                amount += 1
        after = gained(of, 0 if wanted else amount, amount if wanted else 0)
        return after if after != of else None

    # Moves.

    def targets(self, of: Position) -> list[int]:
        """Return the places of the row that have no ship of the seat."""
        return free_in([planet for planet in self.view.row if planet not in of.colonies], of.ships)

    def moves(self, of: Position, depth: int = 0) -> Iterator[Position]:
        """Return the positions after the moves that look best at first glance."""
        worth = self.outlook.place_worth
        glance: list[tuple[float, int, int]] = []
        targets = [(worth[place] + self._landing(of, place, depth), place) for place in self.targets(of)]
        for ship in dict.fromkeys(of.ships):
            less = worth[ship]
            if ship >= 0:
                glance.append((worth[GALAXY] - less, ship, GALAXY))
            glance += [(more - less, ship, place) for more, place in targets if place >> 4 != ship >> 4 or ship < 0]
        glance.sort(reverse=True)
        for _, ship, place in glance[:TRIED]:
            yield self.moved(of, ship, place, depth)

    def _landing(self, of: Position, place: int, depth: int) -> float:
        if place & 15 != SURFACE:
            return 0.0
        after = self.used(of, place >> 4, depth + 1)
        return 0.0 if after is None else max(0.0, self.outlook.worth[after] - self.outlook.worth[of])

    def moved(self, of: Position, ship: int, place: int, depth: int = 0) -> Position:
        """Return the position after a move; if the ship lands, the planet's action is used when that pays."""
        after = of._replace(ships=moved(of.ships, ship, place))
        if place >= 0 and place & 15 == SURFACE:
            used = self.used(after, place >> 4, depth + 1)
            if used is not None and self.outlook.worth[used] > self.outlook.worth[after]:
                return used
        return after

    # Advances.

    def advances(self, of: Position, track: int = NOTHING, steps: int = 1) -> Iterator[Position]:
        """Return the positions after each advance."""
        tracks = self.rules.tracks
        for place in orbits(of.ships):
            if track in (NOTHING, tracks[place >> 4]):
                yield self.advanced(of, place, steps)

    def advanced(self, of: Position, place: int, steps: int = 1) -> Position:
        """Return the position after the ship at a place advanced."""
        planet = place >> 4
        if (place & 15) + steps > self.rules.planets[planet].spaces:
            return self.colonised(of, planet)
        return of._replace(ships=moved(of.ships, place, place + steps))

    def colonised(self, of: Position, planet: int) -> Position:
        """Return the position after a planet was colonised."""
        return of._replace(
            ships=sent_home(of.ships, planet),
            colonies=(*of.colonies, planet),
            vp=of.vp + self.rules.planets[planet].vp,
        )

    # The empire and its colonies.

    def colony(self, of: Position, depth: int = 0) -> Iterator[Position]:
        """Return the positions after an upgrade or after the use of a colony."""
        yield from self.upgrades(of)
        for planet in of.colonies:
            if (after := self.used(of, planet, depth + 1)) is not None:
                yield after

    def upgrades(self, of: Position, discount: int = 0, mixed: bool = False) -> Iterator[Position]:
        """Return the positions after an upgrade."""
        if of.level >= TOP_LEVEL:
            return
        price = max(0, of.level + 1 - discount)
        if of.energy >= price:
            yield upgraded(of, price, 0)
        if of.culture >= price:
            yield upgraded(of, 0, price)
        if mixed:
            for energy in range(max(1, price - of.culture), min(price - 1, of.energy) + 1):
                yield upgraded(of, energy, price - energy)

    # Actions of planets.

    def dice(self, of: Position) -> int:
        """Return the unused dice of the seat; 0 in the turn of another."""
        return len(self.view.unused) - of.dice if self.own_turn else 0

    def used(self, of: Position, planet: int, depth: int = 1) -> Position | None:
        """Return the best position after the use of a planet's action; None if it does nothing."""
        return self._uses[of, planet, depth]

    def best_use(self, of: Position, planets: Iterable[int], depth: int) -> Position | None:
        """Return the best position after the use of one of some planets."""
        uses = [self.used(of, planet, depth + 1) for planet in planets]
        return self.best([after for after in uses if after is not None])

    def best_face(self, of: Position, faces: Iterable[int], depth: int) -> Position | None:
        """Return the best position after the action of one of some faces, unless that goes too deep."""
        actions = [self.after(of, face, depth) for face in faces] if depth < DEEPEST else []
        return self.best([after for after in actions if after is not None])

    def _used(self, key: tuple[Position, int, int]) -> Position | None:
        of, planet, depth = key
        action = self.rules.planets[planet].action
        if (
            depth > DEEPEST
            or (action.own_turn and not self.own_turn)
            or of.energy < action.energy
            or of.culture < action.culture
            or self.dice(of) < action.dice
            or planet in of.used
        ):
            return None
        now = of
        if action.once or action.energy or action.culture or action.dice:
            now = of._replace(
                energy=of.energy - action.energy,
                culture=of.culture - action.culture,
                used=(*of.used, planet) if action.once else of.used,
                dice=of.dice + action.dice,
            )
        works = False
        for deed in action.deeds:
            after = DOING[type(deed)](self, now, deed, depth)
            if after is not None:
                now, works = after, True
        return now if works else None
