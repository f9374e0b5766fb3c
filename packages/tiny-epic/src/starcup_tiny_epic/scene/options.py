"""Choices: what each costs and brings as its owner can know, what it touches, what one would reach for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from starcup import Choice
from starcup.making import AnyStep
from starcup.messages import NOTHING, Arg, Message
from starcup.scene import Reach
from starcup_tiny_epic import choices
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.acting import ChooseColony, acquired
from starcup_tiny_epic._rules.attacks import attack_of
from starcup_tiny_epic._rules.chain_deeds import ChooseForeignColony, ChooseRowPlanet
from starcup_tiny_epic._rules.colonising import ChooseAdvance, orbiting, upgrade_price
from starcup_tiny_epic._rules.following import AskFollow
from starcup_tiny_epic._rules.moving import ChooseMove
from starcup_tiny_epic._rules.places import GALAXY, in_orbit, space_of
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic._rules.rebel import is_useless, next_planet, rolls_again
from starcup_tiny_epic._rules.resource_deeds import ChooseAmount, ChooseResource, ChooseVictim
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.ship_deeds import (
    ChooseGain,
    ChoosePulledBack,
    ChoosePushed,
    ChooseRelocated,
    ChooseRemoved,
)
from starcup_tiny_epic._rules.terms import COLONY, CULTURE, ECONOMY, ENERGY, FACES, MOVE, REBEL, RESOURCES
from starcup_tiny_epic._rules.turn import TakeTurn, reroll_price
from starcup_tiny_epic._rules.using import usable
from starcup_tiny_epic._rules.view import EmpireView, EpicView
from starcup_tiny_epic.choices import GALAXY_NAME
from starcup_tiny_epic.scene import texts
from starcup_tiny_epic.scene.spaces import BAY, CONVERTER, DECK, GIVEN_UP, REMOVED, UNUSED, next_level

_DICE, _SHIP, _EMPIRE = f"{UNUSED}.{{items}}", "seat-{seat}.ship.{planet}.orbit", "seat-{seat}"
_PLANET = "planet.{planet}"
REACHES: Mapping[type[Choice], Reach] = MappingProxyType(
    {
        choices.KeepMission: Reach(take="{mission}"),
        choices.Activate: Reach(by=f"{UNUSED}.{{face}}", to=BAY),
        choices.StartReroll: Reach(by=UNUSED),
        choices.Reroll: Reach(take=_DICE),
        choices.StartConvert: Reach(by=UNUSED, to=CONVERTER),
        choices.PutIn: Reach(take=_DICE, to=CONVERTER),
        choices.TurnDie: Reach(take=f"{UNUSED}.{{face}}"),
        choices.UsePlanet: Reach(by="{planet}"),
        choices.Upgrade: Reach(take=_EMPIRE, to=_EMPIRE),
        choices.UpgradeMixed: Reach(take=_EMPIRE, to=_EMPIRE),
        choices.TakeFrom: Reach(take="seat-{player}", to=_EMPIRE),
        choices.GiveUp: Reach(take=_DICE, to=GIVEN_UP),
        choices.Exchange: Reach(take=_EMPIRE),
        choices.Recall: Reach(take=_SHIP, to=_EMPIRE),
        choices.Advance: Reach(take=_SHIP, to=_PLANET),
        choices.PullBack: Reach(take=_SHIP, to=_PLANET),
        choices.Relocate: Reach(take=_SHIP, to="planet.{target}"),
        choices.GainResource: Reach(to=_EMPIRE),
        choices.GainMixed: Reach(to=_EMPIRE),
        choices.RepeatDie: Reach(by=f"{BAY}.{{face}}"),
        choices.ForceReroll: Reach(by=_EMPIRE, take=UNUSED),
        choices.LetStand: Reach(take=UNUSED),
        choices.GiveResources: Reach(take=_EMPIRE, to=f"seat-{REBEL}"),
    }
)
"""What choices touch; of those that are not here it depends on the table: see :meth:`Chooser.reach`."""


class Chooser:
    """The choices of the viewer."""

    def __init__(self, view: EpicView, step: AnyStep | None) -> None:
        self.view = view
        self.rules: EpicRules = view.rules
        self.seat: int = view.seat
        self.empire: EmpireView = view.empires[view.seat]
        self.step = step

    # Touches.

    def reach(self, choice: Choice) -> Reach | None:
        """Return what a choice touches where that depends on the table; None of any other choice."""
        match choice:
            case choices.Move(place=place):
                to = _EMPIRE if place == GALAXY_NAME else f"planet.{place.partition('.')[0]}"
                return Reach(take="seat-{seat}.ship.{ship}", to=to)
            case choices.RemovePlanet():
                return Reach(take="{planet}", to=DECK if self.rules.rulings.removed_under else REMOVED)
            case choices.PushBack(items):
                return Reach(take=tuple(map(foreign_ship, items)))
            case choices.Follow():
                face = getattr(self.step, "face", -1)
                return Reach(by=f"{BAY}.{FACES[face]}") if face >= 0 else Reach()
            case choices.ChooseFace():
                used = self.view.source
                return Reach(by=used) if used else Reach()
            case _:
                return None

    # Details.

    def face(self, face: int) -> Message:
        """Return what the action of a face would bring."""
        if face in (ENERGY, CULTURE):
            has, kind = (self.empire.energy, 0) if face == ENERGY else (self.empire.culture, 1)
            if isinstance(self.step, AskFollow) and kind and not self.step.free:
                has -= self.view.follow_price
            brought = acquired(self.view, self.seat, face)
            gained = min(brought, self.view.most(self.seat) - has)
            return Message("tiny-epic-brings-resource", gained=gained, resource=naming.resource(kind),
                then=has + gained, lost=brought - gained)  # fmt: skip
        if face == MOVE:
            return Message("tiny-epic-brings-move")
        if face == COLONY:
            return self._colony()
        return Message("tiny-epic-brings-advance", ways=self._ways(self.seat, face))

    def _ways(self, number: int, face: int) -> tuple[Message, ...]:
        """Return the advances of an empire's ships along tracks of the kind of a face."""
        ways = []
        for orbited in orbiting(self.view, number, face - ECONOMY):
            planet = self.rules.planets[orbited]
            space = space_of(self.view.empires[number].orbit_of(orbited)) + 1
            done = "-colonise" if space > planet.spaces else ""
            name = naming.planet(planet)
            at = texts.reached(planet, space)
            ways.append(Message(f"tiny-epic-way{done}", planet=name, step=at, vp=planet.vp))
        return tuple(ways)

    def _colony(self) -> Message:
        price = upgrade_price(self.view, self.seat)
        payable = price if price and max(self.empire.energy, self.empire.culture) >= price else 0
        able = [colony for colony in self.empire.colonies if usable(self.view, self.seat, colony)]
        names = tuple([naming.planet(self.rules.planets[colony]) for colony in able])
        return Message("tiny-epic-brings-colony", price=payable, colonies=names, number=len(names))

    def detail(self, choice: Choice) -> Message | None:
        """Return what a choice costs and brings; None if it is of a class that is not the game's own."""
        match choice:
            case choices.KeepMission(mission):
                return texts.mission(self.rules.mission(mission))
            case choices.Activate(face) | choices.ChooseFace(face) | choices.RepeatDie(face):
                return self.face(FACES.index(face))
            case choices.Follow():
                return self.face(self.step.face) if isinstance(self.step, AskFollow) else NOTHING
            case choices.StartReroll():
                return _said("start-reroll", price=reroll_price(self.view), one=int(self.rules.rulings.reroll_one))
            case choices.StartConvert():
                return _said("start-convert")
            case choices.EndTurn():
                return _said("end-turn", dice=naming.faces(self.view.unused), number=len(self.view.unused))
            case choices.Move(ship, place):
                return self._move(ship, place)
            case choices.UsePlanet(planet):
                return texts.gist(self.rules.planet(planet), self.rules)
            case choices.Upgrade() | choices.UpgradeMixed():
                discount = self.step.discount if isinstance(self.step, ChooseResource) else 0
                return next_level(self.view, self.seat, discount)
            case choices.LetStand():
                return self._rebel_acts()
            case choices.ForceReroll():
                return _said("force-reroll")
            case _:
                return self._of_deed(choice)

    def _of_deed(self, choice: Choice) -> Message | None:
        """Return what a choice of a planet's action costs and brings."""
        match choice:
            case choices.Advance(planet):
                advanced = self.rules.planet(planet)
                return self._advanced(advanced, self._space(advanced), self._target(advanced))
            case choices.PullBack(planet):
                return self.back(self.seat, self.rules.planet(planet), getattr(self.step, "steps", 1))
            case choices.TakeFrom(player):
                other = self.view.empires[player]
                return _said("take-from", has=naming.amounts(other.energy, other.culture))
            case choices.RemovePlanet(planet):
                removed = self.rules.planet(planet)
                return _said("remove-planet", facts=texts.facts(removed), gist=texts.gist(removed, self.rules))
            case choices.Exchange(amount):
                return self._exchange(amount)
            case choices.Recall(planet):
                return _said("recall", space=self._space(self.rules.planet(planet)))
            case choices.GainResource(resource):
                amount = self.step.amount if isinstance(self.step, ChooseGain) else 0
                has = (self.empire.energy, self.empire.culture)[RESOURCES.index(resource)]
                return _said("gain-resource", amount=amount, then=min(has + amount, self.view.most(self.seat)))
            case choices.Relocate(planet, target):
                space, new = self._space(self.rules.planet(planet)), self.rules.planet(target)
                return self._advanced(new, space, space)
            case choices.PushBack() | choices.TurnDie() | choices.GainMixed() | choices.Pass() | choices.Decline():
                return NOTHING
            case choices.Reroll() | choices.PutIn() | choices.GiveUp() | choices.GiveResources():
                return NOTHING
            case _:
                return None

    def _move(self, ship: str, place: str) -> Message:
        key, _, _ = ship.partition(".")
        left = self._space(self.rules.planet(key)) if ship.endswith(".orbit") else 0
        if place == GALAXY_NAME:
            return Message("tiny-epic-leaves", space=left) if left else NOTHING
        key, _, part = place.partition(".")
        planet = self.rules.planet(key)
        what = naming.resource(planet.resource)
        if part == "orbit":
            along, steps = naming.track(planet.track), planet.spaces + 1
            return Message("tiny-epic-orbits", resource=what, track=along, steps=steps, vp=planet.vp, space=left)
        if not usable(self.view, self.seat, planet.index):
            return Message("tiny-epic-lands-idle", resource=what, space=left)
        return Message("tiny-epic-lands", resource=what, gist=texts.gist(planet, self.rules), space=left)

    def colonises(self, planet: Planet) -> bool:
        """Return whether the viewer's ship at a planet colonises it when it advances."""
        return self._target(planet) > planet.spaces

    def _target(self, planet: Planet) -> int:
        """Return the space that the viewer's ship at a planet advances to."""
        return self._space(planet) + getattr(self.step, "steps", 1)

    def _advanced(self, planet: Planet, start: int, space: int) -> Message:
        if space > planet.spaces:
            return Message("tiny-epic-colonises", vp=planet.vp, then=self.empire.vp + planet.vp)
        left = planet.spaces + 1 - space
        return Message("tiny-epic-advances", start=start, step=texts.reached(planet, space), left=left, vp=planet.vp)

    def back(self, number: int, planet: Planet, steps: int) -> Message:
        """Return what it means that the ship of an empire goes back on the track of a planet."""
        space = space_of(self.view.empires[number].orbit_of(planet.index))
        return Message(
            "tiny-epic-goes-back", start=space, step=texts.reached(planet, max(0, space - steps)), vp=planet.vp
        )

    def _exchange(self, amount: int) -> Message:
        if not isinstance(self.step, ChooseAmount):
            return NOTHING
        give, has = self.step.give, [self.empire.energy, self.empire.culture]
        has[give] -= amount
        has[1 - give] = min(self.view.most(self.seat), has[1 - give] + amount)
        return _said("exchange", energy=has[0], culture=has[1])

    def _rebel_acts(self) -> Message:
        """Return what the rebel's die does if it stands."""
        view = self.view
        if not view.unused:  # beforehand
            return NOTHING
        if is_useless(view):
            return Message(f"tiny-epic-rebel-{'rolls-again' if rolls_again(view, view.flow[0]) else 'discards'}")
        face, rebel = view.unused[0], view.empires[REBEL]
        if face == COLONY:
            return Message("tiny-epic-rebel-attacks", attack=texts.attack(attack_of(view)))
        if face == MOVE:
            planet = next_planet(view)
            name: Arg = naming.planet(self.rules.planets[planet]) if planet >= 0 else naming.face(MOVE)
            return Message("tiny-epic-rebel-orbits", planet=name)
        if face in (ENERGY, CULTURE):
            has, kind = (rebel.energy, 0) if face == ENERGY else (rebel.culture, 1)
            most = view.most(REBEL)
            then = min(most, has + acquired(view, REBEL, face))
            return Message("tiny-epic-rebel-gains", then=then, most=most, resource=naming.resource(kind))
        return Message("tiny-epic-rebel-advances", ways=self._ways(REBEL, face))

    # What one would reach for.

    def reached_for(self) -> Iterator[Choice]:
        """Return choices that one would expect at the question, whether they are possible or not."""
        row = [self.rules.keys[planet] for planet in self.view.row if planet >= 0]
        orbits = [self.rules.keys[planet] for planet in orbiting(self.view, self.seat)]
        match self.step:
            case TakeTurn():
                yield from (choices.Activate.of(FACES[face]) for face in dict.fromkeys(self.view.unused))
                yield from (choices.REROLL, choices.CONVERT)
            case ChooseMove():
                yield from self._moves(row)
            case ChooseColony():
                yield from map(choices.Upgrade.of, RESOURCES)
                yield from (choices.UsePlanet.of(self.rules.keys[planet]) for planet in self.empire.colonies)
            case ChooseResource():
                yield from map(choices.Upgrade.of, RESOURCES)
            case ChooseAdvance():
                yield from map(choices.Advance.of, orbits)
            case ChoosePulledBack():
                yield from map(choices.PullBack.of, orbits)
            case ChooseRelocated():
                yield from (choices.Relocate.of(ship, target) for ship in orbits for target in row if ship != target)
            case ChooseRemoved():
                yield from map(choices.RemovePlanet.of, row)
            case ChooseRowPlanet():
                yield from map(choices.UsePlanet.of, row)
            case ChooseForeignColony():
                for other in self.view.others(self.seat):
                    colonies = self.view.empires[other].colonies
                    yield from (choices.UsePlanet.of(self.rules.keys[planet]) for planet in colonies)
            case ChooseVictim():
                yield from map(choices.TakeFrom.of, self.view.others(self.seat))
            case _:
                pass

    def _moves(self, row: Iterable[str]) -> Iterator[choices.Move]:
        places = [GALAXY_NAME, *(f"{key}.{part}" for key in row for part in ("orbit", "surface"))]
        for ship in dict.fromkeys(self.empire.ships):
            name = self.rules.place_names[ship]
            yield from (choices.Move.of(name, place) for place in places if place != name and (ship != GALAXY or place))

    def _space(self, planet: Planet) -> int:
        """Return the space of the viewer's ship on the track of a planet; 0 without one."""
        place = self.empire.orbit_of(planet.index)
        return space_of(place) if in_orbit(place) else 0

    def item(self, item: str) -> Message:
        """Return what speaks for or against picking an item; nothing if its name says all."""
        owner, _, key = item.partition(".")
        if not key or not isinstance(self.step, ChoosePushed):
            return NOTHING
        return self.back(int(owner), self.rules.planet(key), self.step.steps)


def foreign_ship(item: str) -> str:
    """Return the key of the piece that an item of ships to push back means."""
    owner, _, key = item.partition(".")
    return f"seat-{owner}.ship.{key}.orbit"


def _said(kind: str, **args: Arg) -> Message:
    return Message(f"tiny-epic-choice-{kind}.detail", **args)
