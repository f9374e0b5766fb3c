"""Texts about planets, missions and attacks, as messages: actions in a few words, conditions, prices."""

from __future__ import annotations

from attrs import asdict

from starcup.messages import Arg, Message
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.deeds import DEEDS, Deed, OfResources
from starcup_tiny_epic._rules.places import SURFACE, space_of
from starcup_tiny_epic._rules.planets import Action, Attack, Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS

_DEED_NAMES = {kind: name.replace("_", "-") for name, kind in DEEDS.items()}


def facts(planet: Planet) -> Message:
    """Return VP, resource and track of a planet."""
    args = {"resource": naming.resource(planet.resource), "track": naming.track(planet.track)}
    return Message("tiny-epic-facts", vp=planet.vp, steps=planet.spaces + 1, **args)


def step_of(planet: Planet, place: int) -> Message:
    """Return where at a planet a ship is."""
    space = space_of(place)
    return Message("tiny-epic-landed") if space == SURFACE else reached(planet, space)


def reached(planet: Planet, space: int) -> Message:
    """Return a space of the track of a planet, with the length of the track."""
    return Message("tiny-epic-step", space=min(space, planet.spaces + 1), steps=planet.spaces + 1)


# Actions of planets.


def gist(planet: Planet, rules: EpicRules) -> Message:
    """Return the action of a planet in a few words: price, deeds, limits; a pack's own text goes first."""
    action = planet.action
    own = rules.texts.get(planet.key)
    what: Arg = tuple([_deed(deed) for deed in action.deeds])
    if own is not None and own.text:
        what = Message(f"planet-{planet.key}.action", own.text.rstrip("."))
    elif not what:
        what = Message("tiny-epic-own-action" if action.own else "tiny-epic-no-action")
    limits = {(False, False): "", (True, False): "-own-turn", (False, True): "-once", (True, True): "-both"}
    limited = limits[action.own_turn, action.once]
    if action.energy or action.culture or action.dice:
        return Message(f"tiny-epic-gist-paid{limited}", price=price(action), what=what)
    return Message(f"tiny-epic-gist{limited}", what=what)


def price(action: Action) -> Message:
    """Return the price of an action."""
    paid = naming.amounts(action.energy, action.culture)
    if not action.dice:
        return paid
    return Message("tiny-epic-price", resources=paid, paid=action.energy + action.culture, dice=action.dice)


def _deed(deed: Deed) -> Message:
    args: dict[str, Arg] = {}
    for name, value in asdict(deed).items():
        if name == "give":
            args |= {"give": naming.resource(value), "get": naming.resource(1 - value)}
        elif name in RESOURCES and isinstance(deed, OfResources):
            args["resources"] = naming.amounts(deed.energy, deed.culture)
        elif name == "track":
            args[name] = TRACKS[value] if value >= 0 else "any"
        else:
            args[name] = int(value)
    return Message(f"tiny-epic-deed-{_DEED_NAMES[type(deed)]}", **args)


# Missions.


def mission(piece: Mission) -> Message:
    """Return the VP of a mission with its condition."""
    return Message("tiny-epic-mission", vp=piece.vp, tied=piece.tied, condition=condition(piece))


def condition(piece: Mission) -> Message:
    """Return the condition of a mission."""
    if piece.most or piece.fewest:
        words = "most" if piece.most else "fewest"
        return Message(f"tiny-epic-condition-{words}", thing=_thing(piece.most or piece.fewest))
    parts = [
        Message(f"tiny-epic-condition-{'level' if thing == 'level' else 'least'}", thing=_thing(thing), amount=amount)
        for thing, amount in piece.least
    ]
    parts += [
        Message("tiny-epic-condition-at-most", thing=_thing(thing), amount=amount) for thing, amount in piece.most_of
    ]
    if piece.equal:
        thing, other = map(_thing, piece.equal)
        parts.append(Message("tiny-epic-condition-equal", thing=thing, other=other))
    if piece.ended:
        parts.append(Message("tiny-epic-condition-ended"))
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("tiny-epic-condition-both", first=joined, second=part)
    return joined


def _thing(name: str) -> Message:
    return Message(f"tiny-epic-counted-{name}")


# The rebel.


def stand_ins(board: RebelBoard) -> tuple[Message, ...]:
    """Return which numbers of a board are not those of the printed one."""
    return tuple([Message(f"tiny-epic-stand-in-{name}") for name in board.stand_in])


def attack(deed: Attack) -> Message:
    """Return an attack of rebels, as seen by the player."""
    rows = (
        (deed.lose_energy or deed.lose_culture, "lose", naming.amounts(deed.lose_energy, deed.lose_culture)),
        (deed.take_energy or deed.take_culture, "take", naming.amounts(deed.take_energy, deed.take_culture)),
        (deed.take_any, "take-any", deed.take_any),
        (deed.energy or deed.culture, "gain", naming.amounts(deed.energy, deed.culture)),
        (deed.back, "back" if deed.back > 0 else "back-all", deed.back),
        (deed.fewer, "fewer", deed.fewer),
        (deed.advance, "advance", deed.advance),
    )
    parts = tuple([Message(f"tiny-epic-attack-{name}", amount=amount) for there, name, amount in rows if there])
    return Message("tiny-epic-attack-once" if deed.once else "tiny-epic-attack", parts=parts)
