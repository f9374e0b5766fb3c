"""The worth of choices about ships, planets, resources and missions, by the kind of the choice."""

from __future__ import annotations

from starcup import Choice, Decision
from starcup_tiny_epic import choices as c
from starcup_tiny_epic._rules.colonising import ChooseAdvance
from starcup_tiny_epic._rules.following import AskFollow
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.resource_deeds import ChooseAmount, ChooseResource, ChooseVictim
from starcup_tiny_epic._rules.ship_deeds import ChooseGain, ChoosePulledBack, ChoosePushed
from starcup_tiny_epic._rules.terms import FACES, TOP_LEVEL
from starcup_tiny_epic._rules.view import EmpireView
from starcup_tiny_epic.bots.missions import kept_worth
from starcup_tiny_epic.bots.outlook import Parts
from starcup_tiny_epic.bots.position import Position, gained, moved, orbits, upgraded
from starcup_tiny_epic.bots.weighing import Desk, Weighed, worth
from starcup_tiny_epic.choices import GALAXY_NAME

LOOKED_AT = 6
"""The number of moves for which the other dice are planned."""


@worth.register
def keep_mission(choice: c.KeepMission, desk: Desk) -> Parts | None:
    """Return what a mission may bring."""
    rules = desk.outlook.rules
    if choice.mission not in rules.mission_keys:
        return None
    return {"points": kept_worth(rules.mission(choice.mission))}


# Ships.


def moves(decision: Decision, desk: Desk) -> Weighed:
    """Return moves with what they gain; only the best in the own turn, with what the other dice can then do."""
    ranked: list[tuple[float, Position, Choice]] = []
    for choice in decision.legal:
        after = _after_move(choice, desk) if isinstance(choice, c.Move) else None
        if after is not None:
            ranked.append((desk.outlook.worth[after], after, choice))
    ranked.sort(key=lambda move: -move[0])
    most = LOOKED_AT if desk.dice else len(ranked)
    return [(desk.gain(after, desk.dice), choice) for _, after, choice in ranked[:most]]


def _after_move(choice: c.Move, desk: Desk) -> Position | None:
    names, index = desk.outlook.rules.place_names, desk.outlook.rules.index
    ship = next((place for place in desk.now.ships if names[place] == choice.ship), None)
    key, _, part = choice.place.partition(".")
    if ship is None or (key != GALAXY_NAME and key not in index):
        return None
    target = GALAXY if key == GALAXY_NAME else index[key] << 4 | (SURFACE if part == "surface" else 0)
    return desk.faces.moved(desk.now, ship, target)


def _orbit(key: str, desk: Desk, empire: EmpireView | Position | None = None) -> int | None:
    """Return the place of a ship on the track of a planet, the seat's own if no empire is given."""
    planet = desk.outlook.rules.index.get(key, -2)
    ships = (empire or desk.now).ships
    return next((place for place in ships if place >> 4 == planet and place & 15 != SURFACE), None)


@worth.register
def advance(choice: c.Advance, desk: Desk) -> Parts | None:
    """Return what an advance gains."""
    place, steps = _orbit(choice.planet, desk), desk.step.steps if isinstance(desk.step, ChooseAdvance) else 1
    return None if place is None else desk.gain(desk.faces.advanced(desk.now, place, steps), desk.dice)


@worth.register
def pull_back(choice: c.PullBack, desk: Desk) -> Parts | None:
    """Return what it costs that an own ship goes back, or gains if another then advances."""
    place, step = _orbit(choice.planet, desk), desk.step
    if place is None:
        return None
    steps = step.steps if isinstance(step, ChoosePulledBack) else 1
    target = place - min(steps, place & 15)
    after = desk.now._replace(ships=moved(desk.now.ships, place, target))
    if isinstance(step, ChoosePulledBack):
        others = [ship for ship in orbits(after.ships) if ship != target]
        after = desk.faces.best([desk.faces.advanced(after, ship, steps) for ship in others]) or after
    return desk.gain(after, desk.dice)


@worth.register
def push_back(choice: c.PushBack, desk: Desk) -> Parts | None:
    """Return what others lose whose ships go back."""
    steps, lost = desk.step.steps if isinstance(desk.step, ChoosePushed) else 1, 0.0
    for item in choice.items:
        owner, _, key = item.partition(".")
        number = int(owner) if owner.isdecimal() else len(desk.view.empires)
        place = _orbit(key, desk, desk.view.empires[number]) if number < len(desk.view.empires) else None
        if place is None:
            return None
        lost += desk.outlook.pushing(number, place, steps)
    return {"others": lost}


@worth.register
def recall(choice: c.Recall, desk: Desk) -> Parts | None:
    """Return what it gains to recall a ship."""
    place = _orbit(choice.planet, desk)
    if place is None:
        return None
    home, amount = desk.now._replace(ships=moved(desk.now.ships, place, GALAXY)), place & 15
    return desk.gain(desk.faces.best([gained(home, amount, 0), gained(home, 0, amount)]), desk.dice)


@worth.register
def relocate(choice: c.Relocate, desk: Desk) -> Parts | None:
    """Return what it gains that a ship changes its track."""
    place, rules = _orbit(choice.planet, desk), desk.outlook.rules
    if place is None or choice.target not in rules.index:
        return None
    target, space = rules.index[choice.target], place & 15
    if space > rules.planets[target].spaces:
        home = desk.now._replace(ships=moved(desk.now.ships, place, GALAXY))
        return desk.gain(desk.faces.colonised(home, target), desk.dice)
    return desk.gain(desk.now._replace(ships=moved(desk.now.ships, place, target << 4 | space)), desk.dice)


# Planets and the empire.


@worth.register
def use_planet(choice: c.UsePlanet, desk: Desk) -> Parts | None:
    """Return what the use of a planet gains."""
    planet = desk.outlook.rules.index.get(choice.planet)
    return None if planet is None else desk.gain(desk.faces.used(desk.now, planet), desk.dice)


@worth.register
def upgrade(choice: c.Upgrade | c.UpgradeMixed, desk: Desk) -> Parts | None:
    """Return what an upgrade gains."""
    if desk.now.level >= TOP_LEVEL:
        return None
    if isinstance(choice, c.UpgradeMixed):
        return desk.gain(upgraded(desk.now, choice.energy, choice.culture), desk.dice)
    discount = desk.step.discount if isinstance(desk.step, ChooseResource) else 0
    price = max(0, desk.now.level + 1 - discount)
    after = upgraded(desk.now, price, 0) if choice.resource == "energy" else upgraded(desk.now, 0, price)
    return desk.gain(after, desk.dice)


@worth.register
def remove_planet(choice: c.RemovePlanet, desk: Desk) -> Parts | None:
    """Return what it gains that a planet leaves the row: most for one that is worth little."""
    planet = desk.outlook.rules.index.get(choice.planet)
    return None if planet is None else {"ships": -desk.outlook.place_worth[planet << 4]}


@worth.register
def carry_out(choice: c.ChooseFace | c.RepeatDie, desk: Desk) -> Parts | None:
    """Return what the action of a face gains."""
    if choice.face not in FACES:
        return None
    return desk.gain(desk.faces.after(desk.now, FACES.index(choice.face)), desk.dice)


@worth.register
def follow(choice: c.Follow, desk: Desk) -> Parts | None:
    """Return what it gains to follow."""
    step = desk.step
    if not isinstance(step, AskFollow):
        return None
    paid = gained(desk.now, 0, 0 if step.free else -desk.view.follow_price)
    after = desk.faces.after(paid, step.face)
    return {**desk.gain(paid if after is None else after), "hesitation": -desk.numbers.hesitation}


# Resources.


@worth.register
def take_from(choice: c.TakeFrom, desk: Desk) -> Parts | None:
    """Return what another loses from whom is taken."""
    step = desk.step
    energy, culture = (step.energy, step.culture) if isinstance(step, ChooseVictim) else (1, 1)
    if choice.player not in desk.outlook.others:
        return None
    return {"others": desk.outlook.taking(choice.player, energy, culture)}


@worth.register
def exchange(choice: c.Exchange, desk: Desk) -> Parts | None:
    """Return what it gains to exchange resources."""
    give = desk.step.give if isinstance(desk.step, ChooseAmount) else 0
    sign = 1 if give else -1
    return desk.gain(gained(desk.now, sign * choice.amount, -sign * choice.amount), desk.dice)


@worth.register
def gain(choice: c.GainResource | c.GainMixed, desk: Desk) -> Parts | None:
    """Return what resources are worth."""
    if isinstance(choice, c.GainMixed):
        return desk.gain(gained(desk.now, choice.energy, choice.culture), desk.dice)
    amount = desk.step.amount if isinstance(desk.step, ChooseGain) else 1
    is_energy = choice.resource == "energy"
    return desk.gain(gained(desk.now, amount if is_energy else 0, 0 if is_energy else amount), desk.dice)


@worth.register
def give(choice: c.GiveResources, desk: Desk) -> Parts | None:
    """Return what it costs to give resources away."""
    return desk.gain(gained(desk.now, -choice.items.count("energy"), -choice.items.count("culture")))


@worth.register
def nothing(choice: c.Decline | c.Pass, desk: Desk) -> Parts | None:
    """Return the worth of leaving all as it is: that of the dice to come."""
    return desk.gain(None, desk.dice)
