"""Choices in words: what each would cost and bring, as its owner can know."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Choice
from starcup.making import AnyStep
from starcup_tiny_epic import choices
from starcup_tiny_epic._rules.acting import acquired
from starcup_tiny_epic._rules.attacks import attack_of
from starcup_tiny_epic._rules.colonising import ChooseAdvance, orbiting, upgrade_price
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.places import in_orbit
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic._rules.rebel import next_planet, rebel_possible
from starcup_tiny_epic._rules.rebel_terms import REBEL
from starcup_tiny_epic._rules.resource_deeds import ChooseAmount, ChooseResource
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.ship_deeds import ChooseGain, ChoosePulledBack, ChoosePushed
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import (
    COLONY,
    CULTURE,
    ECONOMY,
    ENERGY,
    FACES,
    LEVEL_DICE,
    LEVEL_SHIPS,
    LEVEL_VP,
    MOVE,
    NOTHING,
    RESOURCES,
)
from starcup_tiny_epic._rules.turn import reroll_price
from starcup_tiny_epic._rules.using import usable
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.words import mission_words, names
from starcup_tiny_epic.words.planet_words import gist


class ChoiceWords:
    """Puts the choices of one seat into words.

    Args:
        table: the game's own; only facts that the seat knows are told.
        number: that of the seat.
    """

    def __init__(self, table: EpicTable, number: int) -> None:
        self.table = table
        self.rules: EpicRules = table.rules
        self.number = number
        self.empire: Empire = table.empires[number]
        self.step: AnyStep | None = next((one.step for one in table.pending if one.seat == number), None)

    def meaning(self, choice: Choice) -> str:
        """Return what a choice means; empty if its text says all."""
        match choice:
            case choices.KeepMission(mission):
                found = self.rules.missions[self.rules.mission_keys.index(mission)]
                return f"{mission_words.vp_of(found)} if {mission_words.condition(found)}"
            case choices.Activate(face) | choices.ChooseFace(face) | choices.RepeatDie(face):
                return self.face(FACES.index(face))
            case choices.StartReroll():
                which, price = "one" if self.rules.rulings.reroll_one else "any", reroll_price(self.table)
                return f"{which} of the unused dice, {f'for {price} energy' if price else 'free'}"
            case choices.StartConvert():
                return "give up two dice, and turn a third to any face"
            case choices.EndTurn():
                left = names.dice(self.table.unused)
                return f"unused dice lapse: {left}" if self.table.unused else "all dice are used"
            case choices.Follow():
                return self._follow()
            case choices.Move(ship, place):
                return self.move(ship, place)
            case choices.UsePlanet(planet):
                return gist(self._planet(planet), self.rules)
            case choices.Upgrade(resource):
                discount = self.step.discount if isinstance(self.step, ChooseResource) else 0
                return f"{upgrade_price(self.table, self.number, discount)} {resource}: {self._next_level()}"
            case choices.UpgradeMixed():
                return self._next_level()
            case _:
                return self._deed(choice)

    def _deed(self, choice: Choice) -> str:
        """Return what a choice of a planet's action, or of the rebel's turn, means."""
        match choice:
            case choices.Advance(planet):
                return self._advance(
                    self._planet(planet), self.step.steps if isinstance(self.step, ChooseAdvance) else 1
                )
            case choices.PullBack(planet):
                steps = self.step.steps if isinstance(self.step, ChoosePulledBack) else 1
                return self._back(self.number, self._planet(planet), steps)
            case choices.TakeFrom(player):
                other = self.table.empires[player]
                return f"has {names.amounts(other.energy, other.culture)}"
            case choices.RemovePlanet(planet):
                return self.planet_facts(self._planet(planet))
            case choices.Exchange(amount):
                return self._exchange(amount)
            case choices.Recall(planet):
                space = self._space(self._planet(planet))
                return f"from space {space}: gain {space} energy or culture" if space else "from the start: no gain"
            case choices.GainResource(resource):
                return f"+{self.step.amount} {resource}" if isinstance(self.step, ChooseGain) else ""
            case choices.Relocate(planet, target):
                space, new = self._space(self._planet(planet)), self._planet(target)
                if space > new.spaces:
                    return f"colonises {new.name}: {new.vp} VP"
                return f"space {space}, {names.steps_left(new, space)} to go there for {new.vp} VP"
            case choices.ForceReroll():
                return "pay 1 energy and 1 culture for another roll"
            case choices.LetStand():
                return self._rebel_acts()
            case _:
                return ""

    def item(self, item: str) -> str:
        """Return what speaks for or against picking an item; empty if its name says all.

        Args:
            item: as choices spell it: a face, a resource, or a ship of another player.
        """
        owner, _, key = item.partition(".")
        if not key or not isinstance(self.step, ChoosePushed):
            return ""
        return self._back(int(owner), self._planet(key), self.step.steps)

    def planet_facts(self, planet: Planet) -> str:
        """Return VP, resource, track and action of a planet in a few words."""
        what = f"{planet.vp} VP, {RESOURCES[planet.resource]}, {names.track(planet)}"
        return f"{what}; {gist(planet, self.rules)}"

    # Dice.

    def face(self, face: int) -> str:
        """Return what the action of a face would bring."""
        if face in (ENERGY, CULTURE):
            return self._acquire(face)
        if face == MOVE:
            return "land a ship on a planet, or orbit one"
        if face == COLONY:
            return self._colony()
        planets = [self.rules.planets[one] for one in orbiting(self.table, self.number, face - ECONOMY)]
        return f"advance {' or '.join(f'{one.name} {self._step_told(one)}' for one in planets)}" if planets else ""

    def _acquire(self, face: int) -> str:
        has = self.empire.energy if face == ENERGY else self.empire.culture
        brought = acquired(self.table, self.number, face)
        gained = min(brought, self.table.most(self.number) - has)
        lost = f"; {brought - gained} lost" if brought > gained else ""
        return f"+{gained} {FACES[face]}, then {has + gained}{lost}"

    def _step_told(self, planet: Planet) -> str:
        space = self._space(planet) + 1
        return f"(colonised: {planet.vp} VP)" if space > planet.spaces else f"to {space}/{planet.spaces + 1}"

    def _colony(self) -> str:
        price = upgrade_price(self.table, self.number)
        parts = []
        if price and max(self.empire.energy, self.empire.culture) >= price:
            parts.append(f"upgrade for {price}")
        able = [self.rules.planets[one].name for one in self.empire.colonies if usable(self.table, self.number, one)]
        if able:
            parts.append(f"use {' or '.join(able)}")
        return ", or ".join(parts)

    def _follow(self) -> str:
        face = getattr(self.step, "face", NOTHING)
        if face in (ENERGY, CULTURE) or face < 0:
            return ""
        return self.face(face)

    def _rebel_acts(self) -> str:
        """Return what the rebel's die does if it stands."""
        table = self.table
        if not table.unused or not rebel_possible(table, table.unused[0]):
            return "the die is discarded"
        face = table.unused[0]
        if face == COLONY:
            return f"it attacks: {mission_words.attack(attack_of(table))}"
        if face == MOVE:
            return f"a ship of it goes into orbit at {self.rules.planets[next_planet(table)].name}"
        rebel = table.empires[REBEL]
        if face in (ENERGY, CULTURE):
            has = rebel.energy if face == ENERGY else rebel.culture
            then = min(table.most(REBEL), has + acquired(table, REBEL, face))
            return f"it has {then} {FACES[face]} then, of {table.most(REBEL)}"
        planets = [self.rules.planets[one] for one in orbiting(table, REBEL, face - ECONOMY)]
        steps = [f"{one.name} to {(rebel.orbit_of(one.index) & 15) + 1}/{one.spaces + 1}" for one in planets]
        return f"it advances at {', '.join(steps)}"

    # Ships and empire.

    def move(self, ship: str, place: str) -> str:
        """Return what a move means at the place where the ship goes."""
        left = self.leaving(ship)
        if place == GALAXY_NAME:
            return left
        key, _, part = place.partition(".")
        planet = self._planet(key)
        what, end = RESOURCES[planet.resource], f"; {left}" if left else ""
        if part == "orbit":
            return f"{what}, {names.track(planet)}: {planet.spaces + 1} steps to {planet.vp} VP{end}"
        can = usable(self.table, self.number, planet.index)
        return f"{what}, {'action' if can else 'no action now'}: {gist(planet, self.rules)}{end}"

    def leaving(self, ship: str) -> str:
        """Return what a ship that moves away gives up; empty if it is nothing."""
        if ship == GALAXY_NAME or ship.endswith(".surface"):
            return ""
        space = self._space(self._planet(ship.partition(".")[0]))
        return f"gives up space {space}" if space else ""

    def _advance(self, planet: Planet, steps: int) -> str:
        space = self._space(planet)
        if space + steps > planet.spaces:
            return f"colonises it: {planet.vp} VP, you then have {self.empire.vp + planet.vp}"
        left = names.steps_left(planet, space + steps)
        return f"from {space} to {space + steps}; then {left} to go for {planet.vp} VP"

    def _back(self, number: int, planet: Planet, steps: int) -> str:
        space = self.table.empires[number].orbit_of(planet.index) & 15
        return f"from {space} to {max(0, space - steps)} of {planet.spaces + 1}, {planet.vp} VP"

    def _exchange(self, amount: int) -> str:
        if not isinstance(self.step, ChooseAmount):
            return ""
        give = self.step.give
        has = [self.empire.energy, self.empire.culture]
        has[give] -= amount
        has[1 - give] = min(self.table.most(self.number), has[1 - give] + amount)
        return f"then energy {has[0]}, culture {has[1]}"

    def _next_level(self) -> str:
        level, above = self.empire.level, self.empire.level + 1
        brings = [f"level {above}", f"{LEVEL_VP[above]} VP instead of {LEVEL_VP[level]}"]
        if LEVEL_DICE[above] > LEVEL_DICE[level]:
            brings.append(f"{LEVEL_DICE[above]} dice from your next turn")
        if LEVEL_SHIPS[above] > LEVEL_SHIPS[level]:
            brings.append("a ship")
        return ", ".join(brings)

    def _space(self, planet: Planet) -> int:
        """Return the space of the seat's ship on the track of a planet; 0 without one."""
        place = self.empire.orbit_of(planet.index)
        return place & 15 if in_orbit(place) else 0

    def _planet(self, key: str) -> Planet:
        return self.rules.planets[self.rules.index[key]]


def ships_of(moves: Sequence[choices.Move]) -> list[str]:
    """Return the places of the ships that moves move, each once, in their order."""
    return list(dict.fromkeys(move.ship for move in moves))
