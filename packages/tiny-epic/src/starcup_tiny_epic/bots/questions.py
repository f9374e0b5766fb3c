"""The questions about ships, planets, resources and missions."""

from __future__ import annotations

from collections.abc import Callable

from starcup import Choice, Decision, Picks
from starcup_tiny_epic import choices as c
from starcup_tiny_epic._rules.colonising import ChooseAdvance
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.resource_deeds import ChooseAmount, ChooseResource, ChooseVictim
from starcup_tiny_epic._rules.ship_deeds import ChooseGain, ChoosePulledBack, ChoosePushed
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.bots.faces import gained, upgraded
from starcup_tiny_epic.bots.missions import kept_worth
from starcup_tiny_epic.bots.position import Position, moved
from starcup_tiny_epic.bots.weighing import Desk, Weighed
from starcup_tiny_epic.choices import GALAXY_NAME

LOOKED_AT = 6
"""The number of moves for which the other dice are planned."""


def keep_mission(decision: Decision, desk: Desk) -> Weighed:
    """Return the missions with what they may bring.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    rules = desk.outlook.rules
    return [
        ({"points": kept_worth(rules.missions[rules.mission_keys.index(choice.mission)])}, choice)
        for choice in decision.legal
        if isinstance(choice, c.KeepMission)
    ]


def move(decision: Decision, desk: Desk) -> Weighed:
    """Return moves with what they gain; for the best, with what the other dice can then do.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    found = list[tuple[float, Position, Choice]]()
    worth = desk.outlook.worth
    for choice in decision.legal:
        if isinstance(choice, c.Move):
            after = desk.faces.moved(desk.now, _place(choice.ship, desk), _target(choice.place, desk))
            found.append((worth[after], after, choice))
    found.sort(key=lambda one: -one[0])
    return [
        (desk.gain(after, desk.dice), choice) for _, after, choice in found[: LOOKED_AT if desk.dice else len(found)]
    ]


def _place(name: str, desk: Desk) -> int:
    """Return the place of an own ship by its name."""
    names = desk.outlook.rules.place_names
    return next(place for place in desk.now.ships if names[place] == name)


def _target(name: str, desk: Desk) -> int:
    if name == GALAXY_NAME:
        return GALAXY
    key, _, part = name.partition(".")
    planet = desk.outlook.rules.index[key]
    return planet << 4 | (SURFACE if part == "surface" else 0)


def _orbit(key: str, desk: Desk) -> int:
    """Return the place of the own ship on the track of a planet."""
    planet = desk.outlook.rules.index[key]
    return next(place for place in desk.now.ships if place >> 4 == planet and place & 15 != SURFACE)


def use(decision: Decision, desk: Desk) -> Weighed:
    """Return the uses of planets, an upgrade or none of it, with what they gain.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    found = Weighed()
    for choice in decision.legal:
        if isinstance(choice, c.UsePlanet):
            after = desk.faces.used(desk.now, desk.outlook.rules.index[choice.planet])
            found.append((desk.gain(after, desk.dice), choice))
        elif isinstance(choice, (c.Upgrade, c.UpgradeMixed)):
            found.append((desk.gain(_after_upgrade(choice, desk), desk.dice), choice))
        elif isinstance(choice, c.Decline):
            found.append((desk.gain(None, desk.dice), choice))
    return found


def _after_upgrade(choice: c.Upgrade | c.UpgradeMixed, desk: Desk) -> Position:
    if isinstance(choice, c.UpgradeMixed):
        return upgraded(desk.now, choice.energy, choice.culture)
    discount = desk.step.discount if isinstance(desk.step, ChooseResource) else 0
    price = max(0, desk.now.level + 1 - discount)
    return upgraded(desk.now, price, 0) if choice.resource == "energy" else upgraded(desk.now, 0, price)


def advance(decision: Decision, desk: Desk) -> Weighed:
    """Return the advances with what they gain.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    steps, found = desk.step.steps if isinstance(desk.step, ChooseAdvance) else 1, Weighed()
    for choice in decision.legal:
        if isinstance(choice, c.Advance):
            after = desk.faces.advanced(desk.now, _orbit(choice.planet, desk), steps)
            found.append((desk.gain(after, desk.dice), choice))
        elif isinstance(choice, c.Pass):
            found.append((desk.gain(None, desk.dice), choice))
    return found


def follow(decision: Decision, desk: Desk) -> Weighed:
    """Return what it gains to follow, and to pass.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    step, now = desk.step, desk.now
    face = getattr(step, "face", 0)
    price = 0 if getattr(step, "free", False) else desk.view.follow_price
    paid = gained(now, 0, -price)
    after = desk.faces.after(paid, face)
    found = Weighed()
    for choice in decision.legal:
        if isinstance(choice, c.Follow):
            parts = desk.gain(paid if after is None else after)
            found.append(({**parts, "hesitation": -desk.numbers.hesitation}, choice))
        else:
            found.append(({}, choice))
    return found


def pull_back(decision: Decision, desk: Desk) -> Weighed:
    """Return the own ships that may go back with what that costs, or gains if another then advances.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    steps = desk.step.steps if isinstance(desk.step, ChoosePulledBack) else 1
    forward, found = isinstance(desk.step, ChoosePulledBack), Weighed()
    for choice in decision.legal:
        if isinstance(choice, c.PullBack):
            place = _orbit(choice.planet, desk)
            target = place - min(steps, place & 15)
            after = desk.now._replace(ships=moved(desk.now.ships, place, target))
            if forward:
                others = [one for one in after.ships if one >= 0 and one & 15 != SURFACE and one != target]
                after = desk.faces.best([desk.faces.advanced(after, one, steps) for one in others]) or after
            found.append((desk.gain(after), choice))
    return found


def push_back(decision: Decision, desk: Desk) -> Weighed:
    """Return the ships of others to push back, with what they lose.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    steps = desk.step.steps if isinstance(desk.step, ChoosePushed) else 1
    answers, index = decision.answers, desk.outlook.rules.index
    if not isinstance(answers, Picks):
        return []

    def worth(item: str) -> float:
        owner, _, key = item.partition(".")
        planet = index[key]
        ships = desk.view.empires[int(owner)].ships
        place = next(one for one in ships if one >> 4 == planet and one & 15 != SURFACE)
        return desk.outlook.pushing(int(owner), place, steps)

    each = {item: worth(item) for item in dict.fromkeys(answers.offered)}
    return [({"others": sum([each[item] for item in choice.items])}, choice)
        for choice in decision.legal if isinstance(choice, c.PushBack)]  # fmt: skip


def take_from(decision: Decision, desk: Desk) -> Weighed:
    """Return the players to take from with what they lose.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    step = desk.step
    energy, culture = (step.energy, step.culture) if isinstance(step, ChooseVictim) else (1, 1)
    return [
        ({"others": desk.outlook.taking(choice.player, energy, culture)}, choice)
        for choice in decision.legal
        if isinstance(choice, c.TakeFrom)
    ]


def resources(decision: Decision, desk: Desk) -> Weighed:
    """Return exchanges, gains and gifts of resources with what they gain.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    found = Weighed()
    for choice in decision.legal:
        change = _change(choice, desk)
        if change is not None:
            found.append((desk.gain(gained(desk.now, *change), desk.dice), choice))
    return found


def _change(choice: Choice, desk: Desk) -> tuple[int, int] | None:
    """Return the energy and culture that a choice brings."""
    if isinstance(choice, c.Exchange):
        give = desk.step.give if isinstance(desk.step, ChooseAmount) else 0
        return (choice.amount, -choice.amount) if give else (-choice.amount, choice.amount)
    if isinstance(choice, c.GainMixed):
        return choice.energy, choice.culture
    if isinstance(choice, c.GainResource):
        amount = desk.step.amount if isinstance(desk.step, ChooseGain) else 1
        return (amount, 0) if choice.resource == "energy" else (0, amount)
    if isinstance(choice, c.GiveResources):
        return -choice.items.count("energy"), -choice.items.count("culture")
    return None


def recall(decision: Decision, desk: Desk) -> Weighed:
    """Return the ships that may be recalled with what that gains.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    found = Weighed()
    for choice in decision.legal:
        if isinstance(choice, c.Recall):
            place = _orbit(choice.planet, desk)
            home = desk.now._replace(ships=moved(desk.now.ships, place, GALAXY))
            amount = place & 15
            after = desk.faces.best([gained(home, amount, 0), gained(home, 0, amount)])
            found.append((desk.gain(after, desk.dice), choice))
    return found


def relocate(decision: Decision, desk: Desk) -> Weighed:
    """Return the ships that may change their track with what that gains.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    found, rules = Weighed(), desk.outlook.rules
    for choice in decision.legal:
        if isinstance(choice, c.Relocate):
            place, target = _orbit(choice.planet, desk), rules.index[choice.target]
            space = place & 15
            if space > rules.planets[target].spaces:
                home = desk.now._replace(ships=moved(desk.now.ships, place, GALAXY))
                after = desk.faces.colonised(home, target)
            else:
                after = desk.now._replace(ships=moved(desk.now.ships, place, target << 4 | space))
            found.append((desk.gain(after, desk.dice), choice))
    return found


def remove_planet(decision: Decision, desk: Desk) -> Weighed:
    """Return the planets that may be removed: the poorest for the space that they take.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    rules, worth = desk.outlook.rules, desk.outlook.place_worth
    return [
        ({"ships": -worth[rules.index[choice.planet] << 4]}, choice)
        for choice in decision.legal
        if isinstance(choice, c.RemovePlanet)
    ]


def choose_face(decision: Decision, desk: Desk) -> Weighed:
    """Return the faces whose action may be carried out with what they gain.

    Args:
        decision: the question.
        desk: of the seat that is asked.
    """
    found = Weighed()
    for choice in decision.legal:
        if isinstance(choice, (c.ChooseFace, c.RepeatDie)):
            after = desk.faces.after(desk.now, FACES.index(choice.face))
            found.append((desk.gain(after, desk.dice), choice))
    return found


SCORERS: dict[str, Callable[[Decision, Desk], Weighed]] = {
    "mission": keep_mission,
    "move": move,
    "landing": use,
    "colony": use,
    "use-row": use,
    "use-others": use,
    "upgrade": use,
    "upgrade-mixed": use,
    "advance": advance,
    "follow": follow,
    "pull-back": pull_back,
    "push-own": pull_back,
    "push-back": push_back,
    "take": take_from,
    "exchange": resources,
    "gain": resources,
    "give": resources,
    "recall": recall,
    "relocate": relocate,
    "remove": remove_planet,
    "any-action": choose_face,
    "repeat": choose_face,
}
"""The scorers of these kinds of questions."""
