"""The worth of the deeds that planets' actions are made of: on average, and the best that each does to a position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import fsum
from typing import TYPE_CHECKING, TypeVar, cast

from starcup_tiny_epic import deeds as d
from starcup_tiny_epic._rules.deeds import Deed, Module
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.planets import Action
from starcup_tiny_epic._rules.terms import MOST_RESOURCES, NOTHING, ROLL
from starcup_tiny_epic.bots.position import Position, gained, moved, orbits

if TYPE_CHECKING:
    from starcup_tiny_epic.bots.faces import Faces

UNIT = 0.25
"""The worth of a resource."""
STEP = 0.8
"""The worth of a space on a track."""
OWN = 0.5
"""The worth of an action in Python, of which nothing is known."""
DEEPEST = 2
"""Planets through which an action is followed up."""

DeedT = TypeVar("DeedT", bound=Deed)
Doing = Callable[["Faces", Position, DeedT, int], Position | None]
"""The best that a deed does to a position, at a depth of planets; None if it does nothing."""
DOING: dict[type[Deed], Doing[Deed]] = {}
"""What each kind of deed does to a position."""
_AVERAGES: dict[type[Deed], Callable[[Deed], float]] = {}


def worth(kind: type[DeedT], average: float | Callable[[DeedT], float]) -> Callable[[Doing[DeedT]], Doing[DeedT]]:
    """Return the decorator of what a kind of deed does, which has an average worth in VP."""

    def note(doing: Doing[DeedT]) -> Doing[DeedT]:
        DOING[kind] = cast("Doing[Deed]", doing)
        _AVERAGES[kind] = cast("Callable[[Deed], float]", average) if callable(average) else lambda deed: average
        return doing

    return note


@cache
def action_worth(action: Action) -> float:
    """Return the average worth of using an action once, as far as its deeds tell: in VP, 0 or more."""
    if action.own:
        return OWN
    vp = fsum([_AVERAGES[type(deed)](deed) for deed in action.deeds])
    vp -= UNIT * (action.energy + action.culture) + 0.4 * action.dice
    return max(0.0, vp) * (0.8 if action.own_turn else 1.0)


def plus(of: Position, vp: float) -> Position:
    """Return a position with something besides counted in."""
    return of._replace(others=of.others + vp)


# Resources and the empire.


@worth(d.Gain, lambda deed: UNIT * (deed.energy + deed.culture) * (1.5 if deed.per_ship else 1.0))
def _gain(faces: Faces, of: Position, deed: d.Gain, depth: int) -> Position | None:
    times = of.ships.count(GALAXY) if deed.per_ship else 1
    after = gained(of, deed.energy * times, deed.culture * times)
    return after if after != of else None


@worth(d.OthersGain, lambda deed: -0.3 * UNIT * (deed.energy + deed.culture))
def _others_gain(faces: Faces, of: Position, deed: d.OthersGain, depth: int) -> Position | None:
    numbers = faces.outlook.numbers
    if not numbers.foresight:
        return None
    each = deed.energy * numbers.energy + deed.culture * numbers.culture
    return plus(of, -numbers.rival * each * faces.outlook.later * len(faces.outlook.others))


def _follows(faces: Faces, of: Position) -> tuple[int, int]:
    """Return how many others can follow, and how many dice."""
    rich = sum([faces.view.empires[other].culture > 0 for other in faces.outlook.others])
    return (0 if faces.view.players == 1 else rich), len(faces.view.unused) - of.dice


@worth(d.FollowGain, 0.25)
def _follow_gain(faces: Faces, of: Position, deed: d.FollowGain, depth: int) -> Position | None:
    rich, dice = _follows(faces, of)
    return plus(of, 0.05 * rich * dice) if dice and rich else None


@worth(d.FollowPrice, 0.2)
def _follow_price(faces: Faces, of: Position, deed: d.FollowPrice, depth: int) -> Position | None:
    rich, dice = _follows(faces, of)
    if not dice or not rich or faces.view.follow_price > 1:
        return None
    return plus(of, 0.5 * faces.outlook.numbers.followed * rich * dice)


@worth(d.Take, 0.3)
def _take(faces: Faces, of: Position, deed: d.Take, depth: int) -> Position | None:
    ways = list[Position]()
    for other in faces.outlook.others:
        empire = faces.view.empires[other]
        energy, culture = min(deed.energy, empire.energy), min(deed.culture, empire.culture)
        if energy or culture:
            ways.append(plus(gained(of, energy, culture), faces.outlook.taking(other, energy, culture)))
    return faces.best(ways)


@worth(d.Exchange, 0.3)
def _exchange(faces: Faces, of: Position, deed: d.Exchange, depth: int) -> Position | None:
    if deed.give:
        most, sign = min(of.culture, MOST_RESOURCES - of.energy), 1
    else:
        most, sign = min(of.energy, MOST_RESOURCES - of.culture), -1
    amounts = [sign * amount for amount in range(1, most + 1)]
    return faces.best([of._replace(energy=of.energy + gain, culture=of.culture - gain) for gain in amounts])


@worth(d.UpgradeEmpire, 0.8)
def _upgrade(faces: Faces, of: Position, deed: d.UpgradeEmpire, depth: int) -> Position | None:
    if deed.lowest and any(faces.view.empires[other].level <= of.level for other in faces.outlook.others):
        return None
    return faces.best(faces.upgrades(of, deed.discount, deed.mixed))


# Ships and the row.


@worth(d.AdvanceShip, lambda deed: STEP * deed.steps * (0.7 if deed.track >= 0 else 1.0))
def _advance(faces: Faces, of: Position, deed: d.AdvanceShip, depth: int) -> Position | None:
    return faces.best(faces.advances(of, deed.track, deed.steps))


@worth(d.OthersAdvance, -0.3)
def _others_advance(faces: Faces, of: Position, deed: d.OthersAdvance, depth: int) -> Position | None:
    return plus(of, -0.4 * faces.outlook.numbers.rival * len(faces.outlook.others))


@worth(d.PushBack, lambda deed: 0.25 * deed.steps * deed.ships)
def _push_back(faces: Faces, of: Position, deed: d.PushBack, depth: int) -> Position | None:
    gains = list[float]()
    for other in faces.outlook.others:
        for place in faces.view.empires[other].ships:
            if place >= 0 and 0 < place & 15 < SURFACE and deed.track in (NOTHING, faces.rules.tracks[place >> 4]):
                gains.append(faces.outlook.pushing(other, place, deed.steps))
    if not gains:
        return None
    gains.sort(reverse=True)
    return plus(of, fsum(gains[: deed.ships]))


@worth(d.BackAndForward, 0.3)
def _back_and_forward(faces: Faces, of: Position, deed: d.BackAndForward, depth: int) -> Position | None:
    ways = list[Position]()
    for place in orbits(of.ships):
        if place & 15:
            target = place - min(deed.steps, place & 15)
            back = of._replace(ships=moved(of.ships, place, target))
            ways += [faces.advanced(back, ship, deed.steps) for ship in orbits(back.ships) if ship != target]
    return faces.best(ways)


@worth(d.MoveShips, 0.9)
def _move_ships(faces: Faces, of: Position, deed: d.MoveShips, depth: int) -> Position | None:
    first = faces.best(faces.moves(of, depth))
    if first is None or deed.ships < 2:
        return first
    second = faces.best(faces.moves(first, depth))
    return first if second is None else faces.best([first, second])


@worth(d.RecallShip, 0.2)
def _recall(faces: Faces, of: Position, deed: d.RecallShip, depth: int) -> Position | None:
    ways = list[Position]()
    for place in orbits(of.ships):
        home, amount = of._replace(ships=moved(of.ships, place, GALAXY)), place & 15
        ways.append(home._replace(energy=min(MOST_RESOURCES, home.energy + amount)))
        ways.append(home._replace(culture=min(MOST_RESOURCES, home.culture + amount)))
    return faces.best(ways)


@worth(d.RelocateShip, 0.5)
def _relocate(faces: Faces, of: Position, deed: d.RelocateShip, depth: int) -> Position | None:
    ways, starts = list[Position](), [place for place in faces.targets(of) if place & 15 != SURFACE]
    for place in orbits(of.ships):
        space = place & 15
        for target in starts:
            spaces = faces.rules.planets[target >> 4].spaces
            if space <= spaces:
                ways.append(of._replace(ships=moved(of.ships, place, target | space)))
            elif space == spaces + 1 and faces.rules.rulings.relocate_colonises:
                home = of._replace(ships=moved(of.ships, place, GALAXY))
                ways.append(faces.colonised(home, target >> 4))
    return faces.best(ways)


@worth(d.RemovePlanet, 0.05)
def _remove_planet(faces: Faces, of: Position, deed: d.RemovePlanet, depth: int) -> Position | None:
    return plus(of, 0.02)


# Dice, and other planets.


@worth(d.RerollDice, 0.5)
def _reroll_dice(faces: Faces, of: Position, deed: d.RerollDice, depth: int) -> Position | None:
    dice = faces.dice(of)
    return plus(of, 0.12 * dice) if dice > 0 else None


@worth(d.SetDie, 0.6)
def _set_die(faces: Faces, of: Position, deed: d.SetDie, depth: int) -> Position | None:
    return plus(of, 0.4) if faces.dice(of) > 0 else None


@worth(d.UseRowPlanet, 0.7)
def _use_row(faces: Faces, of: Position, deed: d.UseRowPlanet, depth: int) -> Position | None:
    return faces.best_use(of, [planet for planet in faces.view.row if planet >= 0 and planet not in of.colonies], depth)


@worth(d.UseOthersColony, 0.3)
def _use_others(faces: Faces, of: Position, deed: d.UseOthersColony, depth: int) -> Position | None:
    if of.energy < deed.energy or of.culture < deed.culture:
        return None
    paid = of._replace(energy=of.energy - deed.energy, culture=of.culture - deed.culture)
    paid = plus(paid, -faces.outlook.numbers.rival * faces.outlook.numbers.energy)
    planets = [planet for other in faces.outlook.others for planet in faces.view.empires[other].colonies]
    return faces.best_use(paid, planets, depth)


@worth(d.AnyAction, 0.7)
def _any_action(faces: Faces, of: Position, deed: d.AnyAction, depth: int) -> Position | None:
    return faces.best_face(of, ROLL, depth)


@worth(d.RepeatDie, 0.9)
def _repeat(faces: Faces, of: Position, deed: d.RepeatDie, depth: int) -> Position | None:
    return faces.best_face(of, sorted(set(faces.view.bay)), depth)


@worth(Module, OWN)
def _module(faces: Faces, of: Position, deed: Module, depth: int) -> Position | None:
    return plus(of, OWN)
