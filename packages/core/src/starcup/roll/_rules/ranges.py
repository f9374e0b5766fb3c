"""Checks for values that no position can have, made before a position that was read is used."""

from __future__ import annotations

from collections.abc import Iterable

from starcup.roll._rules.table import RollTable

MOST = 1_000_000
"""A number that no count in a game comes near."""


def out_of_range(table: RollTable) -> list[str]:
    """Return the numbers in a table that was read which are out of all bounds."""
    rules, players = table.rules, table.players
    counts: dict[str, Iterable[int]] = {
        "answered": table.answered,
        "round": (table.round,),
        "pool, beyond, chips_out": (table.pool, table.beyond, table.chips_out),
        "credits, chips, squares": [n for seat in table.seats for n in (seat.credits, seat.chips, seat.squares)],
    }
    found = [f"{name}: expected 0 to {MOST}" for name, values in counts.items() if not _all_in(values, 0, MOST)]
    phases = len(rules.phases)
    places: dict[str, tuple[Iterable[int], int]] = {
        "order": (table.order, players),
        "winners": (table.winners, players),
        "phase, occurring": ((table.phase, *table.occurring), phases),
        "selected": ([n for seat in table.seats for n in (seat.selected, seat.sheet_selected)], phases),
        "faction": ([seat.faction for seat in table.seats], len(rules.factions)),
        "home": ([seat.home for seat in table.seats], len(rules.home_worlds)),
    }
    for name, (values, most) in places.items():
        if not _all_in(values, -1, most - 1):
            found.append(f"{name}: expected -1 to {most - 1}")
    return found


def _all_in(values: Iterable[int], least: int, most: int) -> bool:
    return all(least <= value <= most for value in values)
