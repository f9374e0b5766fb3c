"""The best that each deed of planets' actions does to a position."""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum
from types import MappingProxyType

from starcup_tiny_epic._rules import deeds as d
from starcup_tiny_epic._rules.deeds import Deed
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.terms import MOST_RESOURCES, NOTHING, ROLL
from starcup_tiny_epic.bots.faces import DEEPEST, Doing, Faces
from starcup_tiny_epic.bots.outlook import Outlook
from starcup_tiny_epic.bots.planets import OWN
from starcup_tiny_epic.bots.position import Position, moved


def actions_for(outlook: Outlook) -> Faces:
    """Return the best that each action does, as a seat's outlook values it."""
    return Faces(outlook, DOING)


def plus(of: Position, worth: float) -> Position:
    """Return a position with something besides counted in."""
    return of._replace(others=of.others + worth)


def _gain(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.Gain)
    times = of.ships.count(GALAXY) if deed.per_ship else 1
    energy = min(MOST_RESOURCES, of.energy + deed.energy * times)
    culture = min(MOST_RESOURCES, of.culture + deed.culture * times)
    if (energy, culture) == (of.energy, of.culture):
        return None
    return of._replace(energy=energy, culture=culture)


def _others_gain(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.OthersGain)
    numbers = faces.outlook.numbers
    if not numbers.foresight:
        return None
    each = deed.energy * numbers.energy + deed.culture * numbers.culture
    return plus(of, -numbers.rival * each * faces.outlook.later * len(faces.outlook.others))


def _follow_gain(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    dice = len(faces.view.unused) - of.dice
    rich = sum([faces.view.empires[other].culture > 0 for other in faces.outlook.others])
    if faces.view.players == 1 or not dice or not rich:
        return None
    return plus(of, 0.05 * rich * dice)


def _follow_price(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    dice = len(faces.view.unused) - of.dice
    rich = sum([faces.view.empires[other].culture > 0 for other in faces.outlook.others])
    if faces.view.players == 1 or not dice or not rich or faces.view.follow_price > 1:
        return None
    return plus(of, 0.5 * faces.outlook.numbers.followed * rich * dice)


def _advance(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.AdvanceShip)
    return faces.best(faces.advances(of, deed.track, deed.steps))


def _others_advance(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    return plus(of, -0.4 * faces.outlook.numbers.rival * len(faces.outlook.others))


def _push_back(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.PushBack)
    found = list[float]()
    for other in faces.outlook.others:
        for place in faces.view.empires[other].ships:
            if place >= 0 and 0 < place & 15 < SURFACE and deed.track in (NOTHING, faces.rules.tracks[place >> 4]):
                found.append(faces.outlook.pushing(other, place, deed.steps))
    if not found:
        return None
    found.sort(reverse=True)
    return plus(of, fsum(found[: deed.ships]))


def _back_and_forward(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.BackAndForward)
    found = list[Position]()
    for place in of.ships:
        if place >= 0 and 0 < place & 15 < SURFACE:
            target = place - min(deed.steps, place & 15)
            back = of._replace(ships=moved(of.ships, place, target))
            forward = [one for one in back.ships if one >= 0 and one & 15 != SURFACE and one != target]
            found += [faces.advanced(back, one, deed.steps) for one in forward]
    return faces.best(found)


def _take(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.Take)
    found = list[Position]()
    for other in faces.outlook.others:
        empire = faces.view.empires[other]
        energy, culture = min(deed.energy, empire.energy), min(deed.culture, empire.culture)
        if energy or culture:
            after = of._replace(
                energy=min(MOST_RESOURCES, of.energy + energy), culture=min(MOST_RESOURCES, of.culture + culture)
            )
            found.append(plus(after, faces.outlook.taking(other, energy, culture)))
    return faces.best(found)


def _remove_planet(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    return plus(of, 0.02)


def _upgrade(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.UpgradeEmpire)
    if deed.lowest and any(faces.view.empires[other].level <= of.level for other in faces.outlook.others):
        return None
    return faces.best(faces.upgrades(of, deed.discount, deed.mixed))


def _reroll_dice(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    dice = len(faces.view.unused) - of.dice if faces.own_turn else 0
    return plus(of, 0.12 * dice) if dice > 0 else None


def _set_die(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    dice = len(faces.view.unused) - of.dice if faces.own_turn else 0
    return plus(of, 0.4) if dice > 0 else None


def _move_ships(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.MoveShips)
    first = faces.best(faces.moves(of, depth))
    if first is None or deed.ships < 2:
        return first
    second = faces.best(faces.moves(first, depth))
    return first if second is None else faces.best([first, second])


def _exchange(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.Exchange)
    found = list[Position]()
    if deed.give:
        for one in range(1, min(of.culture, MOST_RESOURCES - of.energy) + 1):
            found.append(of._replace(energy=of.energy + one, culture=of.culture - one))
    else:
        for one in range(1, min(of.energy, MOST_RESOURCES - of.culture) + 1):
            found.append(of._replace(energy=of.energy - one, culture=of.culture + one))
    return faces.best(found)


def _use_row(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    planets = [planet for planet in faces.view.row if planet >= 0 and planet not in of.colonies]
    return faces.best([one for planet in planets if (one := faces.used(of, planet, depth + 1)) is not None])


def _use_others(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    assert isinstance(deed, d.UseOthersColony)
    if of.energy < deed.energy or of.culture < deed.culture:
        return None
    paid = of._replace(energy=of.energy - deed.energy, culture=of.culture - deed.culture)
    paid = plus(paid, -faces.outlook.numbers.rival * faces.outlook.numbers.energy)
    planets = [planet for other in faces.outlook.others for planet in faces.view.empires[other].colonies]
    return faces.best([one for planet in planets if (one := faces.used(paid, planet, depth + 1)) is not None])


def _recall(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    found = list[Position]()
    for place in of.ships:
        if place >= 0 and place & 15 != SURFACE:
            home = of._replace(ships=moved(of.ships, place, GALAXY))
            amount = place & 15
            found.append(home._replace(energy=min(MOST_RESOURCES, home.energy + amount)))
            found.append(home._replace(culture=min(MOST_RESOURCES, home.culture + amount)))
    return faces.best(found)


def _relocate(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    found = list[Position]()
    for place in of.ships:
        if place >= 0 and place & 15 != SURFACE:
            space = place & 15
            for target in faces.targets(of):
                if target & 15 == SURFACE:
                    continue
                spaces = faces.rules.planets[target >> 4].spaces
                if space <= spaces:
                    found.append(of._replace(ships=moved(of.ships, place, target | space)))
                elif space == spaces + 1 and faces.rules.rulings.relocate_colonises:
                    home = of._replace(ships=moved(of.ships, place, GALAXY))
                    found.append(faces.colonised(home, target >> 4))
    return faces.best(found)


def _any_action(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    if depth >= DEEPEST:
        return None
    return faces.best([one for face in ROLL if (one := faces.after(of, face, depth)) is not None])


def _repeat(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    if depth >= DEEPEST:
        return None
    shown = sorted(set(faces.view.bay))
    return faces.best([one for face in shown if (one := faces.after(of, face, depth)) is not None])


def _module(faces: Faces, of: Position, deed: Deed, depth: int) -> Position | None:
    return plus(of, OWN)


DOING: Mapping[type[Deed], Doing] = MappingProxyType(
    {
        d.Gain: _gain,
        d.OthersGain: _others_gain,
        d.FollowGain: _follow_gain,
        d.FollowPrice: _follow_price,
        d.AdvanceShip: _advance,
        d.OthersAdvance: _others_advance,
        d.PushBack: _push_back,
        d.BackAndForward: _back_and_forward,
        d.Take: _take,
        d.RemovePlanet: _remove_planet,
        d.UpgradeEmpire: _upgrade,
        d.RerollDice: _reroll_dice,
        d.SetDie: _set_die,
        d.MoveShips: _move_ships,
        d.Exchange: _exchange,
        d.UseRowPlanet: _use_row,
        d.UseOthersColony: _use_others,
        d.RecallShip: _recall,
        d.RelocateShip: _relocate,
        d.AnyAction: _any_action,
        d.RepeatDie: _repeat,
        d.Module: _module,
    }
)
"""What each kind of deed does to a position."""
