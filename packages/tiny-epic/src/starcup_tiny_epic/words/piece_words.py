"""Planets, missions and rebel boards in words: what an action does, a mission asks for, an attack does."""

from __future__ import annotations

from starcup.words import several
from starcup_tiny_epic._rules import deeds
from starcup_tiny_epic._rules.deeds import Deed
from starcup_tiny_epic._rules.planets import Action, Attack, Mission, Planet
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import NOTHING, RESOURCES, TOP_LEVEL, TRACKS


def action_lines(planet: Planet, rules: EpicRules) -> list[str]:
    """Return what the action of a planet does, a line for each deed; the first has its price, the last its limits.

    Args:
        planet: the planet.
        rules: its ruleset, for the text of an action that has no deeds.
    """
    action = planet.action
    told = rules.texts.get(planet.key)
    lines = [deed_words(deed) for deed in action.deeds] or ([told.text] if told is not None and told.text else [])
    lines = [line[:1].upper() + line[1:].removesuffix(".") for line in lines]
    price, limits = price_words(action), limit_words(action)
    if lines and price:
        lines[0] = f"{price}: {lines[0][:1].lower()}{lines[0][1:]}"
    return [*lines, limits] if limits else lines


def price_words(action: Action) -> str:
    """Return the price of an action, such as ``Pay 2 energy``; empty if it has none.

    Args:
        action: that of a planet.
    """
    paid = amounts(action.energy, action.culture)
    dice = f"give up {several(action.dice, 'unused die', 'unused dice')}" if action.dice else ""
    told = " and ".join(one for one in (f"pay {paid}" if paid else "", dice) if one)
    return told[:1].upper() + told[1:]


def limit_words(action: Action) -> str:
    """Return the limits of an action, such as ``Once per turn``; empty if it has none.

    Args:
        action: that of a planet.
    """
    told = [*(["in your own turn"] if action.own_turn else []), *(["once per turn"] if action.once else [])]
    return f"Only {', '.join(told)}" if told else ""


def amounts(energy: int, culture: int) -> str:
    """Return amounts of resources, such as ``2 energy and 1 culture``.

    Args:
        energy: how much.
        culture: how much.
    """
    return " and ".join(f"{number} {name}" for number, name in zip((energy, culture), RESOURCES, strict=True) if number)


def _track(track: int) -> str:
    return "any track" if track == NOTHING else f"{'an' if TRACKS[track][0] in 'aeiou' else 'a'} {TRACKS[track]} track"


def _ships(number: int) -> str:
    return "one of your ships" if number == 1 else f"{number} of your ships"


def deed_words(deed: Deed) -> str:
    """Return a deed in words, in lower case and without a full stop.

    Args:
        deed: one of an action.
    """
    match deed:
        case deeds.Gain(per_ship=True):
            return f"gain {amounts(deed.energy, deed.culture)} for each of your ships in your galaxy"
        case deeds.Gain():
            return f"gain {amounts(deed.energy, deed.culture)}"
        case deeds.OthersGain():
            return f"everybody else gains {amounts(deed.energy, deed.culture)}"
        case deeds.FollowGain():
            return f"this turn gain {amounts(deed.energy, deed.culture)} whenever somebody follows"
        case deeds.FollowPrice():
            return f"this turn each follow costs {deed.culture} culture"
        case deeds.AdvanceShip():
            return f"advance one of your ships {several(deed.steps, 'space')} on {_track(deed.track)}"
        case deeds.OthersAdvance():
            return f"everybody else, in turn, advances a ship {several(deed.steps, 'space')}"
        case deeds.PushBack():
            ships = "a ship of another player" if deed.ships == 1 else f"{deed.ships} ships of other players"
            return f"push {ships} back {several(deed.steps, 'space')} on {_track(deed.track)}"
        case deeds.BackAndForward():
            spaces = several(deed.steps, "space")
            return f"move one of your ships back {spaces}, then a different one forward {spaces}"
        case deeds.Take():
            return f"take {amounts(deed.energy, deed.culture)} from another player"
        case _:
            return _more_words(deed)


def _more_words(deed: Deed) -> str:
    match deed:
        case deeds.RemovePlanet():
            return "replace a planet of the row that has no ship on it"
        case deeds.UpgradeEmpire():
            less = f" for {deed.discount} less" if deed.discount else ""
            mixed = ", paid in any mixture" if deed.mixed else ""
            lowest = ", if you alone have the lowest level" if deed.lowest else ""
            return f"upgrade your empire{less}{mixed}{lowest}"
        case deeds.RerollDice():
            return "re-roll any of your unused dice"
        case deeds.SetDie():
            return "turn an unused die to any face"
        case deeds.MoveShips():
            return f"move {_ships(deed.ships)}{', one after the other' if deed.ships > 1 else ''}"
        case deeds.Exchange():
            return f"turn any amount of {RESOURCES[deed.give]} into {RESOURCES[1 - deed.give]}"
        case deeds.UseRowPlanet():
            return "use a planet of the row, without a ship there"
        case deeds.UseOthersColony():
            return f"give another player {amounts(deed.energy, deed.culture)} to use a colony of theirs"
        case deeds.RecallShip():
            return "bring an orbiting ship home for as much of one resource as the number of its space"
        case deeds.RelocateShip():
            return "move an orbiting ship to the same space of another track"
        case deeds.AnyAction():
            free = "; everybody else may follow it free" if deed.free_follow else ""
            return f"carry out the action of any face{free}"
        case deeds.RepeatDie():
            return "carry out the action of an activated die once more"
        case _:
            raise AssertionError(deed)


_THINGS: dict[str, tuple[str, str]] = {
    "colonies": ("colony", "colonies"),
    "economy": ("economy colony", "economy colonies"),
    "diplomacy": ("diplomacy colony", "diplomacy colonies"),
    "home": ("ship in your galaxy", "ships in your galaxy"),
    "away": ("ship on planets", "ships on planets"),
    "level": ("empire level", "empire levels"),
    "vp": ("VP without missions", "VP without missions"),
}


def condition_words(mission: Mission) -> str:
    """Return the condition of a mission, without a full stop.

    Args:
        mission: the mission.
    """
    if mission.most or mission.fewest:
        return f"You have the {'most' if mission.most else 'fewest'} {_thing(mission.most or mission.fewest)} of all"
    if mission.equal:
        return f"You have as many {' as '.join(map(_thing, mission.equal))}"
    if mission.ended:
        return "You triggered the end of the game"
    told = [_at(thing, number, "at least") for thing, number in mission.least]
    told += [_at(thing, number, "at most") for thing, number in mission.most_of]
    return f"You have {' and '.join(told)}"


def _thing(name: str, number: int = 0) -> str:
    one, more = _THINGS.get(name, (name, name))
    return one if number == 1 else more


def _at(name: str, number: int, bound: str) -> str:
    thing = _thing(name, number)
    if name == "level":
        return (
            f"empire level {number}{'' if number == TOP_LEVEL else ' or more' if bound == 'at least' else ' or less'}"
        )
    return f"no {thing}" if bound == "at most" and not number else f"{bound} {number} {thing}"


def attack_words(attack: Attack) -> str:
    """Return what a rebel attack does to the player, without a full stop.

    Args:
        attack: that of a level of a rebel board.
    """
    told = []
    if attack.lose_energy or attack.lose_culture:
        told.append(f"you lose {amounts(attack.lose_energy, attack.lose_culture)}")
    if attack.take_energy or attack.take_culture:
        told.append(f"it takes {amounts(attack.take_energy, attack.take_culture)} from you")
    if attack.take_any:
        told.append(f"it takes {several(attack.take_any, 'resource')} of your choice from you")
    if attack.energy or attack.culture:
        told.append(f"it gains {amounts(attack.energy, attack.culture)}")
    if attack.back:
        whose = "all your orbiting ships go" if attack.back < 0 else f"{_ships(attack.back)} in orbit go"
        whose = "one of your ships in orbit goes" if attack.back == 1 else whose
        told.append(f"{whose} back a space")
    if attack.fewer:
        told.append(f"you roll {several(attack.fewer, 'die', 'dice')} fewer in your next turn")
    if attack.advance:
        told.append(f"all its orbiting ships advance {several(attack.advance, 'space')}")
    text = ", ".join(told) if told else "nothing"
    return text[:1].upper() + text[1:] + (" (once per turn)" if attack.once else "")
