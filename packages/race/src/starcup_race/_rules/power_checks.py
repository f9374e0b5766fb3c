"""Checks of terms against the card that they stand on, and against all cards: powers that could never apply."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from starcup.packed import TERMS, Document, Unquoted
from starcup_race._rules.cards import GOODS, Card
from starcup_race._rules.hook_compiling import WAYS_TO_PLACE
from starcup_race._rules.power_files import stated
from starcup_race._rules.power_terms import FreeWorld, PayForMilitary, PowerTable, TradeAmount, WorldAmount
from starcup_race._rules.powers import fitting
from starcup_race._rules.scoring import fits


def check_power(document: Document, power: PowerTable, card: Card, cards: Sequence[Card]) -> None:
    """Note a fault for each term that could never apply; what powers cards have is not looked at."""
    before, kind = set[tuple[str, str]](), Unquoted("a world without" if card.is_world else "a development")
    for phase, name, value in stated(power):
        place = (TERMS, phase, name)
        if name.startswith("discard_for_") and card.is_world:
            document.fault(place, "this power on a development, since worlds stay", Unquoted("a world"))
        if name == "draw_here" and card.good < 0:
            document.fault(place, "this power on a world with a good of its own", kind)
        if isinstance(value, TradeAmount) and value.own and card.good < 0:
            document.fault((*place, "own"), "own on a world with a good of its own", kind)
        if name in WAYS_TO_PLACE and (other := next((way for way in WAYS_TO_PLACE if (phase, way) in before), "")):
            document.fault(place, "one such power on a card, since choices name the card", Unquoted(f"{other} as well"))
        before.add((phase, name))
        worlds = [world for world in cards if world.military or name != "military"]
        if isinstance(value, WorldAmount) and not fitting(value, worlds):
            document.fault(place, "a power that applies to some world", Unquoted("one that applies to none"))
        but = value.but if isinstance(value, FreeWorld | PayForMilitary) else None
        if but is not None and GOODS.index(but) not in [world.good for world in cards]:
            document.fault((*place, "but"), "a kind of good that some world has", but)
    for index, entry in enumerate(power.score or ()):
        if not any(fits(other, evolve(entry, power=None)) for other in cards):
            document.fault((TERMS, "score", index), "an entry that some card fits", Unquoted("one that none fits"))
