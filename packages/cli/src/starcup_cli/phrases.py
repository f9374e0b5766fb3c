"""A choice as a part of a sentence, to speak about it away from the list that it stands in."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Choice
from starcup.roll import choices as c
from starcup_cli.describe import Describer
from starcup_cli.names import Names


def phrase(choice: Choice, describer: Describer) -> str:
    """What is done with it: ``recruit the Genes die``, without a capital or a stop."""
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
            return f"abandon {_several(choice.items, describer) or 'no tile'}"
        case c.Place():
            return f"place {_several(choice.items, describer)}"
        case c.GiveUp():
            return f"give up {names.thing(choice.face)}"
        case c.Recall():
            return f"recall {_several(choice.items, describer) or 'nothing'}"
        case c.Done():
            return "do nothing more"
    return _work(choice, describer)


def _work(choice: Choice, describer: Describer) -> str:
    names = describer.names
    match choice:
        case c.Build():
            return f"put {_several(choice.items, describer)} on {names.thing(choice.face)}"
        case c.Spend():
            return f"spend {_several(choice.items, describer)} on {names.thing(choice.face)}"
        case c.Lose():
            return f"lose {_lying(choice.colour, choice.place, names)}"
        case c.Produce():
            return f"produce with {names.die(choice.worker)} on {names.thing(choice.world)}"
        case c.LeaveEmpty():
            return f"leave {names.thing(choice.world)} without a good"
        case c.Trade() | c.Consume():
            verb, _, brings = describer.explain(choice).partition(": ")
            goods = f"the {names.die(choice.good)} good of {names.thing(choice.world)}"
            return f"{verb.lower()} {goods} with {names.die(choice.worker)} for {brings}"
        case c.Keep():
            return f"keep the {names.die(choice.good)} good of {names.thing(choice.world)}"
        case c.Recruit():
            return f"recruit {_several(choice.items, describer)}"
    said = describer.explain(choice) or choice.text
    return f"{said[:1].lower()}{said[1:]}"


def _several(items: Sequence[str], describer: Describer) -> str:
    told = list(map(describer.item, items))
    return " and ".join([", ".join(told[:-1]), told[-1]] if told[1:] else told)


def _lying(colour: str, place: str, names: Names) -> str:
    """A die and where it lies."""
    if names.face(place) is not None:
        return f"the {names.die(colour)} good of {names.thing(place)}"
    return f"{names.die(colour)} from {names.thing(place)}"
