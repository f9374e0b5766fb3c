"""Checks of terms against the card that they stand on, and against all cards: powers that could never apply."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.packed import TERMS, Document, Unquoted
from starcup_race._rules.catalogue import Design
from starcup_race._rules.hook_compiling import WAYS_TO_PLACE
from starcup_race._rules.pack_files import WorldRow
from starcup_race._rules.power_files import stated
from starcup_race._rules.power_terms import (
    FreeWorld,
    PayForMilitary,
    PowerTable,
    Score,
    TradeAmount,
    WorldAmount,
)


def check_power(document: Document, power: PowerTable, design: Design, designs: Sequence[Design]) -> None:
    """Note a fault for each term that could never apply."""
    row, before = design.row, set[tuple[str, str]]()
    for phase, name, value in stated(power):
        place = (TERMS, phase, name)
        if name.startswith("discard_for_") and isinstance(row, WorldRow):
            document.fault(place, "this power on a development, since worlds stay", Unquoted("a world"))
        if name == "draw_here" and not (isinstance(row, WorldRow) and row.good is not None):
            document.fault(place, "this power on a world with a good of its own", Unquoted(_kind(design)))
        if isinstance(value, TradeAmount) and value.own and not (isinstance(row, WorldRow) and row.good is not None):
            document.fault((*place, "own"), "own on a world with a good of its own", Unquoted(_kind(design)))
        if name in WAYS_TO_PLACE and (other := next((way for way in WAYS_TO_PLACE if (phase, way) in before), "")):
            document.fault(place, "one such power on a card, since choices name the card", Unquoted(f"{other} as well"))
        before.add((phase, name))
        if isinstance(value, WorldAmount) and not any(_applies(value, candidate, name) for candidate in designs):
            document.fault(place, "a power that applies to some world", Unquoted("one that applies to none"))
        if isinstance(value, FreeWorld | PayForMilitary) and value.but is not None:
            worlds = [candidate.row for candidate in designs if isinstance(candidate.row, WorldRow)]
            if not any(world.good == value.but for world in worlds):
                document.fault((*place, "but"), "a kind of good that some world has", value.but)
    for index, entry in enumerate(power.score or ()):
        if not any(_fits(entry, candidate) for candidate in designs):
            document.fault((TERMS, "score", index), "an entry that some card fits", Unquoted("one that none fits"))


def _kind(design: Design) -> str:
    return "a world without" if isinstance(design.row, WorldRow) else "a development"


def _applies(value: WorldAmount, design: Design, name: str) -> bool:
    row = design.row
    return (
        isinstance(row, WorldRow)
        and (value.good is None or row.good == value.good)
        and (value.keyword is None or value.keyword in row.keywords)
        and (name != "military" or row.defense is not None)
    )


def _fits(entry: Score, design: Design) -> bool:
    """Return whether an entry may count a card; what powers cards have is not looked at."""
    row = design.row
    world = row if isinstance(row, WorldRow) else None
    return (
        (entry.card is None or entry.card == row.key)
        and (entry.type is None or (entry.type == "world") == (world is not None))
        and (entry.cost is None or getattr(row, "cost", None) == entry.cost)
        and (entry.military is None or (world is not None and world.defense is not None))
        and (entry.keyword is None or entry.keyword in row.keywords)
        and (entry.good is None or (world is not None and world.good == entry.good))
        and (entry.source is None or (world is not None and world.source == entry.source))
    )
