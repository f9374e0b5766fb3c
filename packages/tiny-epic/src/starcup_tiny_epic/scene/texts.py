"""Texts about planets, missions and rebels, as messages: in a few words for the table, in sentences for pages."""

from __future__ import annotations

from attrs import asdict

from starcup.messages import Arg, Message
from starcup.packs import TileText
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.deeds import Deed, Module, OfResources
from starcup_tiny_epic._rules.places import SURFACE, space_of
from starcup_tiny_epic._rules.planets import NO_ACTION, Action, Attack, Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.rulings import Rulings
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS


def sentences(piece: Planet | Mission | RebelBoard, rules: EpicRules) -> list[Message]:
    """Return what a piece is and does, a message for each sentence, without its capital letter and full stop."""
    if isinstance(piece, Planet):
        return [_whole(facts(piece)), *action(piece, rules)]
    if isinstance(piece, Mission):
        players = [Message("tiny-epic-mission-players", players=piece.players)] if piece.players > 2 else []
        return [mission(piece), *players]
    unknown = {f"{name}_unknown": int(name in piece.stand_in) for name in ("vp", "most")}
    levels = [
        Message(
            "tiny-epic-board-level", level=number, dice=level.dice, vp=level.vp, attack=attack(level.attack), **unknown
        )
        for number, level in enumerate(piece.levels, 1)
    ]
    return [
        Message("tiny-epic-board-facts", level=naming.difficulty(piece)),
        *levels,
        Message("tiny-epic-board-skull"),
        Message("tiny-epic-board-most", most=piece.most, **unknown),
        *(Message("tiny-epic-board-note", note=note) for note in stand_ins(piece)),
    ]


def _whole(message: Message) -> Message:
    """Return the long form of a text in a few words."""
    return Message(f"{message.id}.full", message.otherwise, **dict(message.args))


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


def text_of(planet: Planet, rules: EpicRules) -> TileText:
    """Return the text that a pack gives of the action of a planet."""
    return rules.texts.get(planet.key) or TileText()


def gist(planet: Planet, rules: EpicRules) -> Message:
    """Return the action of a planet in a few words: price, what it does, limits."""
    return Message("tiny-epic-gist", what=_what(planet, rules), **_terms(planet.action, rules))


def effect(planet: Planet, rules: EpicRules) -> Message:
    """Return what the action of a planet does in a few words, without price and limits."""
    return Message("tiny-epic-gist", what=_what(planet, rules), **_terms(NO_ACTION, rules))


def _what(planet: Planet, rules: EpicRules) -> Arg:
    return tuple(_parts(planet, rules)) or Message("tiny-epic-no-action")


def action(planet: Planet, rules: EpicRules) -> list[Message]:
    """Return the action of a planet: what it does, in order, and when it may be used."""
    terms, parts = _terms(planet.action, rules), _parts(planet, rules) or [Message("tiny-epic-no-action")]
    messages = [part if part.otherwise else _whole(part) for part in parts]
    if terms["price"] != "none" and any(part.otherwise for part in parts):
        messages.append(Message("tiny-epic-costs", **terms))
    elif terms["price"] != "none":
        messages[0] = Message("tiny-epic-paid", what=messages[0], **terms)
    return [*messages, *([Message("tiny-epic-limits", **terms)] if terms["limits"] != "none" else [])]


def _parts(planet: Planet, rules: EpicRules) -> list[Message]:
    """Return what an action does, in order; the text of its pack tells what the module does, without one all of it."""
    text, deeds = text_of(planet, rules).text, planet.action.deeds
    own = Message(f"planet-{planet.key}.power", text.rstrip(".")) if text else Message("tiny-epic-own-action")
    if text and not planet.action.own:
        return [own]
    return [own if isinstance(deed, Module) else _deed(deed, rules.rulings) for deed in deeds]


def _terms(action: Action, rules: EpicRules) -> dict[str, Arg]:
    """Return the price and the limits of an action, as arguments."""
    paid = action.energy or action.culture or action.dice
    limits = {(False, False): "none", (True, False): "own-turn", (False, True): "once", (True, True): "both"}
    return {
        "price": price(action) if paid else "none",
        "limits": limits[action.own_turn, action.once],
        "once_for_all": int(rules.rulings.once_for_all),
    }


def price(action: Action) -> Message:
    """Return the price of an action."""
    paid = naming.amounts(action.energy, action.culture)
    if not action.dice:
        return paid
    return Message("tiny-epic-price", resources=paid, paid=action.energy + action.culture, dice=action.dice)


def _deed(deed: Deed, rulings: Rulings) -> Message:
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
    if deed.reading:
        args[deed.reading] = int(getattr(rulings, deed.reading))
    return Message(f"tiny-epic-deed-{deed.name.replace('_', '-')}", **args)


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
