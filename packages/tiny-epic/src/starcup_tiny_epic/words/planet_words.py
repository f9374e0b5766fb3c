"""Actions of planets in sentences, made from their deeds, prices and limits (EFFECT, CLARIFY)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starcup.packs.ruleset import PackedRuleset
from starcup.packs.texts import TileText
from starcup.words import several
from starcup_tiny_epic._rules import deeds
from starcup_tiny_epic._rules.deeds import Deed
from starcup_tiny_epic._rules.planets import Planet
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.rulings import Rulings
from starcup_tiny_epic._rules.terms import NOTHING, RESOURCES, TRACKS
from starcup_tiny_epic.words.names import amounts
from starcup_tiny_epic.words.piece_words import action_lines, limit_words

NO_ACTION = "It has no action"
NO_TEXT = "Its action is written in Python, and has no text"


def sentences(planet: Planet, rules: EpicRules) -> list[str]:
    """Return the action of a planet: what it does, in order, and when it may be used; the text of its pack goes first.

    Args:
        planet: the planet.
        rules: the planets, and the readings that are played by.
    """
    action, told = planet.action, text_of(planet, rules)
    found = action_lines(planet, rules)
    if limit_words(action):
        *found, limits = found
        found.append(f"{limits}, by all players together" if action.once and rules.rulings.once_for_all else limits)
    if not action.deeds and not told.text:
        found.insert(0, NO_TEXT if action.own is not None else NO_ACTION)
    readings = filter(None, (_reading(deed, rules.rulings) for deed in action.deeds))
    return [capital(one).rstrip(".") + "." for one in (*found, *readings)]


def text_of(planet: Planet, rules: EpicRules) -> TileText:
    """Return the text that a pack gives of the action of a planet.

    Args:
        planet: the planet.
        rules: the planets.
    """
    found = rules.power_texts.get(planet.key) if isinstance(rules, PackedRuleset) else None
    return found or TileText()


def gist(planet: Planet, rules: EpicRules) -> str:
    """Return the action of a planet in a few words, for lists: price, deeds, limits.

    Args:
        planet: the planet.
        rules: the planets.
    """
    action, told = planet.action, text_of(planet, rules)
    parts = [told.text.rstrip(".")] if told.text else [_short(deed) for deed in action.deeds]
    short_price = amounts(action.energy, action.culture, ", ") if action.energy or action.culture else ""
    price = ", ".join(filter(None, (short_price, f"{action.dice} dice" if action.dice else "")))
    what = "; ".join(parts) or ("no action" if action.own is None else "its own action")
    limits = [name for name, there in (("own turn", action.own_turn), ("once", action.once)) if there]
    limited = f" ({', '.join(limits)})" if limits else ""
    return f"{price} -> {what}{limited}" if price else f"{what}{limited}"


def capital(text: str) -> str:
    """Return a text with a capital first letter.

    Args:
        text: a sentence or its beginning.
    """
    return text[:1].upper() + text[1:]


def _reading(deed: Deed, rulings: Rulings) -> str:
    """Return a sentence about what the rules leave open in a deed, as it is played; empty if nothing is."""
    match deed:
        case deeds.PushBack(ships=ships) if ships > 1:
            return "If there are fewer, " + ("those go back" if rulings.fewer_targets else "it can't be used")
        case deeds.OthersAdvance():
            return "" if rulings.others_must else "They may pass"
        case deeds.RemovePlanet():
            return f"The old one goes {'under the deck' if rulings.removed_under else 'out of the game'}"
        case deeds.UpgradeEmpire(lowest=True):
            return "A shared lowest level is enough" if rulings.tied_lowest else "A shared lowest level is not enough"
        case deeds.RecallShip():
            return "The gain may be of both resources" if rulings.split_recall else "The gain is all of one kind"
        case deeds.RelocateShip():
            symbol = "On the symbol of the new track it colonises"
            return symbol if rulings.relocate_colonises else "It can't go to the symbol of a track"
        case deeds.RepeatDie():
            return "" if rulings.repeat_own_die else "Not that of the present die"
        case deeds.MoveShips():
            return "" if rulings.landed_moves else "Not the ship that has just landed here"
        case deeds.UseRowPlanet() | deeds.UseOthersColony():
            return "" if rulings.chains else "Not a planet that uses other planets"
        case _:
            return ""


# A few words.


def _plus(deed: deeds.OfResources) -> str:
    return f"+{amounts(deed.energy, deed.culture, ', +')}"


def _on(track: int) -> str:
    return "" if track == NOTHING else f" on {TRACKS[track]}"


_SHORT: Mapping[type[Deed], Callable[..., str]] = {
    deeds.Gain: lambda deed: f"{_plus(deed)} per ship at home" if deed.per_ship else _plus(deed),
    deeds.OthersGain: lambda deed: f"others {_plus(deed)}",
    deeds.FollowGain: lambda deed: f"{_plus(deed)} per follow",
    deeds.FollowPrice: lambda deed: f"follows cost {deed.culture}",
    deeds.AdvanceShip: lambda deed: f"advance {deed.steps}{_on(deed.track)}",
    deeds.OthersAdvance: lambda deed: f"others advance {deed.steps}",
    deeds.PushBack: lambda deed: (
        f"push {'a rival' if deed.ships == 1 else f'{deed.ships} rivals'} back {deed.steps}{_on(deed.track)}"
    ),
    deeds.BackAndForward: lambda deed: f"a ship back {deed.steps}, another on {deed.steps}",
    deeds.Take: lambda deed: f"take {amounts(deed.energy, deed.culture)}",
    deeds.RemovePlanet: lambda deed: "remove an empty planet",
    deeds.UpgradeEmpire: lambda deed: (
        "upgrade"
        + (f" for {deed.discount} less" if deed.discount else "")
        + (" in a mixture" if deed.mixed else "")
        + (" if lowest" if deed.lowest else "")
    ),
    deeds.RerollDice: lambda deed: "re-roll dice",
    deeds.SetDie: lambda deed: "set a die",
    deeds.MoveShips: lambda deed: f"move {several(deed.ships, 'ship')}",
    deeds.Exchange: lambda deed: f"{RESOURCES[deed.give]} into {RESOURCES[1 - deed.give]}",
    deeds.UseRowPlanet: lambda deed: "use a row planet",
    deeds.UseOthersColony: lambda deed: f"pay a rival {amounts(deed.energy, deed.culture)}: his colony",
    deeds.RecallShip: lambda deed: "recall a ship: + its space",
    deeds.RelocateShip: lambda deed: "relocate a ship",
    deeds.AnyAction: lambda deed: f"any die action{', others free' if deed.free_follow else ''}",
    deeds.RepeatDie: lambda deed: "repeat a die",
}
"""A few words for each kind of deed."""


def _short(deed: Deed) -> str:
    return _SHORT[type(deed)](deed)
