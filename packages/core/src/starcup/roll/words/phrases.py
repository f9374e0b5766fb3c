"""Choices as parts of sentences, for use outside the list of choices."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Choice
from starcup.packed import PowerChoice
from starcup.roll import choices as c
from starcup.roll.words.describe import Describer
from starcup.roll.words.item_words import items_of
from starcup.roll.words.names import Names


def phrase(choice: Choice, describer: Describer) -> str:
    """Return a choice as a part of a sentence: ``recruit the Genes die``, without a capital or a stop."""
    names = describer.names
    match choice:
        case c.Start():
            return f"begin with {names.thing(choice.development)} and {names.thing(choice.world)}"
        case c.Select():
            return describer.explain(choice)
        case c.Assign():
            return f"put the {names.die(choice.colour)} die under {names.phase(choice.phase)}"
        case c.DictateWith():
            return f"dictate, paying with {names.die(choice.colour)} under {names.phase(choice.source)}"
        case c.Move():
            path = f"from {names.phase(choice.source)} to {names.phase(choice.target)}"
            by = "" if choice.power == "dictate" else f" by {names.thing(choice.power)}"
            return f"move {names.die(choice.colour)} {path}{by}"
        case c.Ready():
            return "be ready"
        case c.Scout():
            return f"scout with {names.die(choice.worker)}"
        case c.Stock():
            return f"stock with {names.die(choice.worker)} to {describer.explain(choice)}"
        case c.Abandon():
            tiles = describer.items(choice.items) if choice.items else "no tile"
            return f"abandon {tiles}, draw {len(choice.items) + 1}"
        case c.Place():
            return _placed(choice.items, describer)
        case c.GiveUp():
            return f"give up {names.thing(choice.face)}"
        case c.Recall():
            return f"recall {describer.items(choice.items)}"
        case c.Done():
            return "do nothing more"
    return _work(choice, describer)


def _work(choice: Choice, describer: Describer) -> str:
    names = describer.names
    match choice:
        case c.Build():
            return f"put {describer.items(choice.items)} on {names.thing(choice.face)}"
        case c.Spend():
            return f"spend {describer.items(choice.items)} on {names.thing(choice.face)}"
        case c.Lose():
            return f"lose {_lying(choice.colour, choice.place, names)}"
        case c.Produce():
            return f"produce with {names.die(choice.worker)} on {names.thing(choice.world)}"
        case c.LeaveEmpty():
            return f"leave {names.thing(choice.world)} without a good"
        case c.Trade() | c.Consume():
            verb = "trade" if isinstance(choice, c.Trade) else "consume"
            brings = describer.explain(choice).partition(" for ")[2]
            goods = f"the {names.die(choice.good)} good of {names.thing(choice.world)}"
            return f"{verb} {goods} with {names.die(choice.worker)} for {brings}"
        case c.Keep():
            return f"keep the {names.die(choice.good)} good of {names.thing(choice.world)}"
        case c.Recruit():
            return f"recruit {describer.items(choice.items)}"
        case PowerChoice() if (items := items_of(choice)) is not None:
            return f"put {describer.items(items)} into the cup ({names.thing(choice.power)})"
    said = describer.explain(choice) or choice.text
    return f"{said[:1].lower()}{said[1:]}"


def _placed(items: Sequence[str], describer: Describer) -> str:
    """Return tiles by the stack that they go to, each from the top down."""
    names = describer.names
    piles: dict[str, list[str]] = {}
    for item in items:
        key, _, top = item.partition("@")
        face = names.face(key)
        stack = "worlds" if face is not None and face.is_world else "developments"
        piles.setdefault(f"{'on top of' if top else 'under'} the {stack}", []).append(names.thing(key))
    return "place " + "; ".join(f"{', then '.join(told)} {where}" for where, told in piles.items())


def _lying(colour: str, place: str, names: Names) -> str:
    """Return a die with its place."""
    if names.face(place) is not None:
        return f"the {names.die(colour)} good of {names.thing(place)}"
    return f"{names.die(colour)} from {names.thing(place)}"
