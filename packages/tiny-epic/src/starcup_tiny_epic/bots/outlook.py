"""A seat's outlook: the course of the game as it sees it, and the worth of positions in VP at the end."""

from __future__ import annotations

from functools import cached_property
from math import fsum
from typing import Any

from starcup.making import Made
from starcup_bots import promised
from starcup_bots.portable_math import power, tanh
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import LEVEL_DICE, LEVEL_SHIPS, LEVEL_VP, REBEL, TOP_LEVEL
from starcup_tiny_epic._rules.view import EmpireView, EpicView
from starcup_tiny_epic.bots.deeds import action_worth
from starcup_tiny_epic.bots.missions import Wishes, wishes
from starcup_tiny_epic.bots.numbers import Numbers
from starcup_tiny_epic.bots.position import Position, position

Parts = dict[str, float]
"""The parts of a worth in VP, by name; the worth is their sum."""
HALF = 5.0
"""Turns that a player without foresight takes to be left."""
RISING = 1.8
"""Turns that a level takes the rebel."""
STAYS = 3.0
"""The most turns that a ship is taken to stay on a planet."""


class Outlook:
    """One seat's view with the numbers of a player, and what follows from both; each is worked out when asked for."""

    def __init__(self, view: EpicView, numbers: Numbers) -> None:
        self.view = view
        self.numbers = numbers
        self.rules: EpicRules = view.rules
        self.seat: int = view.seat
        self.me: EmpireView = view.empires[view.seat]
        self.now: Position = position(self.me)
        self.others: tuple[int, ...] = tuple([seat for seat in range(len(view.empires)) if seat != view.seat])
        self.rival: float = numbers.rival if view.players > 1 else numbers.rebel
        self.place_worth: Made[int, float] = Made(self._place_worth)
        self.level_worth: Made[int, float] = Made(self._level_worth)
        self.prize: Made[int, float] = Made(self._prize)
        self.resources: Made[tuple[int, int, int], float] = Made(self._resources)
        self.worth: Made[Position, float] = Made(self._worth)

    # The course of the game.

    @cached_property
    def turns(self) -> float:
        """Own turns to come after the present one."""
        if not self.numbers.foresight:
            return HALF
        view = self.view
        if view.ended_by >= 0:
            return 0.0
        left = [(self.rules.numbers.last_vp - empire.vp) / self.numbers.pace for empire in view.empires]
        if view.players == 1 and self.rules.board is not None:
            left.append(RISING * (len(self.rules.board.levels) + 1 - view.empires[REBEL].level))
        return max(0.2, min(left) - 0.5)

    @cached_property
    def later(self) -> float:
        """The share of their full worth that things for later turns still have."""
        return self.turns / (self.turns + self.numbers.fades)

    @cached_property
    def wishes(self) -> Wishes:
        """The wishes that come from the secret mission."""
        weight = self.numbers.mission + (1 - self.numbers.mission) / (1 + self.turns)
        number = self.me.mission
        if not self.numbers.foresight or number is None or number < 0:
            return Wishes()
        return wishes(self.rules.missions[number], weight)

    # Parts of a position.

    def _resources(self, held: tuple[int, int, int]) -> float:
        """Return the worth of energy and culture at a level."""
        energy, culture, level = held
        numbers, worth = self.numbers, 0.0
        worth = (numbers.energy * self._many(energy) + numbers.culture * self._many(culture)) * self.later
        if level < TOP_LEVEL:
            price = level + 1
            share = min(1.0, max(energy, culture) / price)
            gain = max(0.0, self.level_worth[level + 1] - self.level_worth[level])
            worth += numbers.saving * share * share * gain * self.later
        wished = self.wishes
        return worth + wished.energy * min(energy, 3) + wished.culture * min(culture, 3)

    def _many(self, number: int) -> float:
        return number - self.numbers.crowded * number * (number - 1) / 2

    def _level_worth(self, level: int) -> float:
        """Return the worth of a level: its VP, and what its dice and ships bring in turns to come."""
        numbers = self.numbers
        worth = LEVEL_VP[level] + (self.wishes.top if level == TOP_LEVEL else 0.0)
        return worth + self.turns * (numbers.die * LEVEL_DICE[level] + numbers.ship * LEVEL_SHIPS[level])

    def _prize(self, planet: int) -> float:
        """Return the worth of colonising a planet."""
        card, numbers = self.rules.planets[planet], self.numbers
        worth = card.vp + self.turns * numbers.action * action_worth(card.action)
        worth += self.wishes.colony + (self.wishes.diplomacy if card.track else self.wishes.economy)
        if numbers.foresight:
            worth += self.rival * fsum([self.foreign_worth(other, planet) for other in self.others])
        return worth + self._promised(planet)

    def _promised(self, planet: int) -> float:
        """Return what extensions promise for having a planet, such as for a goal that it brings nearer."""

        def colonise(table: Any) -> None:  # players know views alone
            table.empires[self.seat].colonies += (planet,)

        return promised(self.view, colonise)

    def foreign_worth(self, other: int, planet: int) -> float:
        """Return what the ship of another seat on the track of a planet is worth to that seat."""
        for place in self.view.empires[other].ships:
            if place >> 4 == planet and place & 15 != SURFACE:
                return self.progress(planet, place & 15)
        return 0.0

    def _done(self, space: int, spaces: int) -> float:
        """Return the share of a planet's worth that a ship on a space of its track has."""
        missing = (spaces + 1 - space) / (self.numbers.reach * (self.turns + 0.4))
        share = (space + 1) / (spaces + 2)
        return power(share, self.numbers.progress) / (1 + missing * missing * missing)

    def _place_worth(self, place: int) -> float:
        """Return the worth of a ship at a place."""
        numbers, wished = self.numbers, self.wishes
        turns = min(self.turns, STAYS) * numbers.output * self.later
        if place == GALAXY:
            return turns * numbers.energy + wished.home
        planet, space = place >> 4, place & 15
        card = self.rules.planets[planet]
        worth = turns * (numbers.culture if card.resource else numbers.energy) + wished.away
        if space == SURFACE:
            return worth
        done = self._done(space, card.spaces)
        if numbers.foresight:
            for other in self.others:
                for rival in self.view.empires[other].ships:
                    if rival >> 4 == planet and rival & 15 != SURFACE and rival & 15 > space:
                        done *= 1 - numbers.contest
        return worth + done * self.prize[planet]

    # Whole positions.

    def parts(self, of: Position) -> Parts:
        """Return the parts of a position's worth."""
        planets = of.colonies[len(self.me.colonies) :]
        return {
            "points": float(of.vp) + self._ending(of.vp),
            "level": self.level_worth[of.level] - LEVEL_VP[of.level],
            "resources": self.resources[of.energy, of.culture, of.level],
            "ships": fsum([self.place_worth[place] for place in of.ships]),
            "planets": fsum([self.prize[planet] - self.rules.planets[planet].vp for planet in planets]),
            "others": of.others,
        }

    def _worth(self, of: Position) -> float:
        """Return the worth of a position: the sum of its parts."""
        place_worth, prize = self.place_worth, self.prize
        worth = self._ending(of.vp) + of.vp + self.level_worth[of.level] - LEVEL_VP[of.level] + of.others
        worth += self.resources[of.energy, of.culture, of.level]
        for place in of.ships:
            worth += place_worth[place]
        for planet in of.colonies[len(self.me.colonies) :]:
            worth += prize[planet] - self.rules.planets[planet].vp
        return worth

    def _ending(self, vp: int) -> float:
        """Return what it counts to have so many VP for the end of the game."""
        if vp < self.rules.numbers.last_vp or not self.numbers.foresight:
            return 0.0
        if self.view.players == 1:
            return 5 * self.numbers.ending
        best = max([self.view.empires[other].vp for other in self.others])
        return self.numbers.ending * (tanh((vp - best) / 3) + self.wishes.ended)

    def progress(self, planet: int, space: int) -> float:
        """Return the VP of a planet times the share that a ship on a space of its track has."""
        card = self.rules.planets[planet]
        return card.vp * self._done(space, card.spaces)

    def pushing(self, other: int, place: int, steps: int) -> float:
        """Return the gain of pushing a ship of another seat back."""
        planet, space = place >> 4, place & 15
        lost = self.progress(planet, space) - self.progress(planet, max(0, space - steps))
        return self.rival * lost * self._threat(other)

    def taking(self, other: int, energy: int, culture: int) -> float:
        """Return the gain of what another seat loses."""
        lost = energy * self.numbers.energy + culture * self.numbers.culture
        return self.rival * lost * self.later * self._threat(other)

    def _threat(self, other: int) -> float:
        """Return how much a loss of another seat counts: more for one that is ahead."""
        if not self.numbers.foresight:
            return 1.0
        return 1.0 + tanh((self.view.empires[other].vp - self.me.vp) / 5)
