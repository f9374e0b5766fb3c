"""Keeps a list among the tallies, where clones share it."""

from typing import Any, cast

from starcup.packed import hookimpl
from starcup.roll import RollTable

KEY = "shares_a_list"


@hookimpl
def scouted(table: RollTable, seat: int, colour: str) -> None:
    kept = cast("dict[str, Any]", dict(table.seats[seat].tallies))
    kept.setdefault(KEY, []).append(colour)
    table.seats[seat].tallies = tuple(kept.items())
