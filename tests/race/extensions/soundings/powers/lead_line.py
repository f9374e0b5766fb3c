"""A power of a phase that only an extension has."""

from __future__ import annotations

from starcup.packed import hookimpl
from starcup_race import DrawCards, RaceTable


@hookimpl
def phase_ended(table: RaceTable, seat: int) -> None:
    table.push(DrawCards(seat, 1))
