"""The hidden part of a table of Roll, put in other places, drawn and rolled anew."""

from __future__ import annotations

from starcup import Rng
from starcup.roll._rules.sampling import HIDDEN, roll_anew, unseen
from starcup.roll._rules.table import RollTable


def change(table: RollTable, viewer: int, rng: Rng) -> None:
    """Put hidden tiles in other places, and draw the hidden state of extensions and the generator's state anew.

    Every other time dice behind other screens are rolled anew, too.
    """
    hidden = sorted({*unseen(table.ruleset.view(table, viewer))}.difference(_held(table)))
    other = dict(zip(hidden, rng.shuffled(hidden), strict=True))
    sheets = not rng.below(2)
    _change_states(table, viewer, rng)
    for number, seat in enumerate(table.seats):
        for name in HIDDEN:
            setattr(seat, name, tuple(other.get(tile, tile) for tile in getattr(seat, name)))
        seat.draft = tuple(tuple(other.get(tile, tile) for tile in stack) for stack in seat.draft)
        if sheets and number != viewer and seat.behind_screen:
            roll_anew(table.rules, seat, rng)
    table.bag = tuple(sorted(other.get(tile, tile) for tile in table.bag))
    table.streams = [state ^ 2 for state in table.streams]
    table.seed += 1


def _held(table: RollTable) -> list[int]:
    """Return the tiles in the keeping of extensions."""
    return [tile for hook in table.rules.extensions.held_tiles for tile in hook(table)]


def _change_states(table: RollTable, viewer: int, rng: Rng) -> None:
    """Let extensions draw their hidden state anew, as for sampled worlds; no tile may come or go."""
    before, held = (table.states, table.seat_states), sorted(_held(table))
    try:
        table.rules.extensions.deal(table, table.ruleset.view(table, viewer), rng)
        if held == sorted(_held(table)):
            return
    except Exception:  # check_worlds reports it
        pass
    table.states, table.seat_states = before
