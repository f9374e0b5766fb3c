"""Actions of planets in sentences, made from their deeds, prices and limits (EFFECT, CLARIFY)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starcup.packs import TileText
from starcup.words import several
from starcup_tiny_epic._rules import deeds, naming
from starcup_tiny_epic._rules.deeds import Deed
from starcup_tiny_epic._rules.planets import Action, Planet
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.rulings import Rulings
from starcup_tiny_epic._rules.terms import NOTHING, RESOURCES

NO_ACTION = "It has no action."
_ANY, _OTHER = "a track of any kind", ("", "an economy track", "a diplomacy track")


def sentences(planet: Planet, rules: EpicRules) -> list[str]:
    """Return the action of a planet: what it does, in order, and when it may be used; its pack's text goes first."""
    action, told = planet.action, text_of(planet, rules)
    found = [told.text] if told.text else [capital(_deed(deed, rules.rulings)) for deed in action.deeds]
    if not found:
        found = ["Its action is written in Python, and has no text."] if action.own else [NO_ACTION]
    price = price_of(action)
    if price and not told.text:
        found[0] = f"Pay {price}: {found[0][:1].lower()}{found[0][1:]}"
    elif price:
        found.append(f"It costs {price}")
    return [one.rstrip(".") + "." for one in (*found, *_limits(action, rules.rulings))]


def _limits(action: Action, rulings: Rulings) -> list[str]:
    for_all = " by all players together" if rulings.once_for_all else ""
    match action.own_turn, action.once:
        case True, True:
            return [f"Only in your own turn, once per turn{for_all}"]
        case True, False:
            return ["Only in your own turn"]
        case False, True:
            return [f"Once per turn{for_all}"]
        case _:
            return []


def text_of(planet: Planet, rules: EpicRules) -> TileText:
    """Return the text that a pack gives of the action of a planet."""
    return rules.texts.get(planet.key) or TileText()


def price_of(action: Action) -> str:
    """Return the price of an action in words; empty if it is free."""
    parts = [amounts(action.energy, action.culture)] if action.energy or action.culture else []
    if action.dice:
        parts.append(f"{action.dice} of your unused dice")
    return " and ".join(parts)


def amounts(energy: int, culture: int) -> str:
    """Return amounts of the two resources in English."""
    return str(naming.amounts(energy, culture))


def capital(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _along(track: int) -> str:
    return _ANY if track == NOTHING else _OTHER[track + 1]


def _spaces(steps: int) -> str:
    return several(steps, "space")


def _gain(deed: deeds.Gain, rulings: Rulings) -> str:
    gained = amounts(deed.energy, deed.culture)
    if deed.per_ship:
        return f"gain {gained} for each ship in your galaxy; ships on planets don't count"
    return f"gain {gained}"


def _push_back(deed: deeds.PushBack, rulings: Rulings) -> str:
    back = f"back {_spaces(deed.steps)} along {_along(deed.track)}"
    if deed.ships == 1:
        return f"push a ship of another player {back}"
    enough = "; if there are fewer, those" if rulings.fewer_targets else ", no fewer"
    return f"push {deed.ships} different ships of other players {back}{enough}"


def _upgrade(deed: deeds.UpgradeEmpire, rulings: Rulings) -> str:
    price = f"for {deed.discount} less" if deed.discount else "at the usual price"
    how = "in any mixture of energy and culture" if deed.mixed else "in one kind of resource"
    said = f"upgrade your empire {price}, paid {how}"
    if deed.lowest:
        tied = "no other player's level is lower" if rulings.tied_lowest else "your level is the lowest of all"
        return f"if {tied}, {said}"
    return said


def _relocate(deed: deeds.RelocateShip, rulings: Rulings) -> str:
    beyond = (
        "; a ship that comes to the symbol there colonises"
        if rulings.relocate_colonises
        else "; it can't come to the symbol there"
    )
    return f"move one of your ships in orbit to the space of the same number on the track of another planet{beyond}"


def _others(deed: deeds.UseOthersColony, rulings: Rulings) -> str:
    return f"pay {amounts(deed.energy, deed.culture)} to another player, and use the action of one of his colonies"


_SENTENCES: Mapping[type[Deed], Callable[..., str]] = {
    deeds.Gain: _gain,
    deeds.OthersGain: lambda deed, _: f"every other player gains {amounts(deed.energy, deed.culture)}",
    deeds.FollowGain: lambda deed, _: (
        f"to the end of the turn, gain {amounts(deed.energy, deed.culture)} each time another player follows"
        ", the present die included"
    ),
    deeds.FollowPrice: lambda deed, _: (
        f"from the present die to the end of the turn, each follow costs {deed.culture} culture"
    ),
    deeds.AdvanceShip: lambda deed, _: f"advance one of your ships {_spaces(deed.steps)} along {_along(deed.track)}",
    deeds.OthersAdvance: lambda deed, rulings: (
        f"each other player in turn {'may advance' if not rulings.others_must else 'advances'} one of his ships "
        f"{_spaces(deed.steps)} along a track of any kind"
    ),
    deeds.PushBack: _push_back,
    deeds.BackAndForward: lambda deed, _: (
        f"move one of your ships back {_spaces(deed.steps)}, then a different one forward {_spaces(deed.steps)}"
    ),
    deeds.Take: lambda deed, _: f"take {amounts(deed.energy, deed.culture)} from another player who has some",
    deeds.RemovePlanet: lambda deed, rulings: (
        f"put a planet of the row without any ship {'under the deck' if rulings.removed_under else 'out of the game'}"
        ", and turn up a new one in its place"
    ),
    deeds.UpgradeEmpire: _upgrade,
    deeds.RerollDice: lambda deed, _: "re-roll any of your unused dice; your free re-roll stays",
    deeds.SetDie: lambda deed, _: "turn one of your unused dice to any face",
    deeds.MoveShips: lambda deed, _: (
        f"move {deed.ships} different ships of yours, one after the other" if deed.ships > 1 else "move a ship"
    ),
    deeds.Exchange: lambda deed, _: (
        f"turn any amount of {RESOURCES[deed.give]}, at least 1, into as much {RESOURCES[1 - deed.give]}"
    ),
    deeds.UseRowPlanet: lambda deed, _: "use the action of any planet in the row; you need no ship there",
    deeds.UseOthersColony: _others,
    deeds.RecallShip: lambda deed, rulings: (
        "bring one of your ships in orbit home, and gain as many resources as the number of its space, "
        f"{'of both kinds as you like' if rulings.split_recall else 'all energy or all culture'}"
    ),
    deeds.RelocateShip: _relocate,
    deeds.AnyAction: lambda deed, _: (
        "carry out the action of any face of a die"
        + ("; then every other player may follow it for nothing" if deed.free_follow else "")
    ),
    deeds.RepeatDie: lambda deed, rulings: (
        "carry out the action of an activated die once more"
        + ("" if rulings.repeat_own_die else ", but not of the present one")
    ),
}
"""The sentence of each kind of deed, without a capital and a full stop."""


def _deed(deed: Deed, rulings: Rulings) -> str:
    return _SENTENCES[type(deed)](deed, rulings)
