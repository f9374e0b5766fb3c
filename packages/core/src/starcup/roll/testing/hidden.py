"""The hidden part of a table of Roll, put in other places, drawn and rolled anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from starcup import Rng
from starcup.roll._rules.sampling import roll_anew
from starcup.roll._rules.table import RollTable

_HIDDEN = (("development_stack", 1), ("world_stack", 1), ("drawn", 0), ("abandoned", 0))
"""Places with others' hidden tiles, and the number of tiles on top that are not hidden."""
Mixing = Mapping[int, int]


def hidden_tiles(table: RollTable, viewer: int) -> set[int]:
    """Return the tiles that are hidden from ``viewer``."""
    found = set(table.bag)
    for number, seat in enumerate(table.seats):
        if number != viewer:
            for name, shown in _HIDDEN:
                found.update(getattr(seat, name)[shown:])
    return found


def mixed(tiles: Iterable[int], rng: Rng) -> Mixing:
    """Return a random exchange of these tiles."""
    places = sorted(tiles)
    return dict(zip(places, rng.shuffled(places), strict=True))


def change(table: RollTable, viewer: int, mixing: Mixing, rng: Rng, *, sheets: bool) -> None:
    """Put hidden tiles in other places, and draw the hidden state of extensions and the generator's state anew.

    With ``sheets`` dice behind other screens are rolled anew, too.
    """
    _change_states(table, viewer, rng)
    for number, seat in enumerate(table.seats):
        for name, _ in _HIDDEN:
            setattr(seat, name, tuple(mixing.get(tile, tile) for tile in getattr(seat, name)))
        if seat.draft:
            seat.draft = tuple(tuple(mixing.get(tile, tile) for tile in stack) for stack in seat.draft)
        if sheets and number != viewer and seat.behind_screen:
            roll_anew(table.rules, seat, rng)
    table.bag = tuple(sorted(mixing.get(tile, tile) for tile in table.bag))
    table.streams = [state ^ 2 for state in table.streams]
    table.seed += 1


def _change_states(table: RollTable, viewer: int, rng: Rng) -> None:
    """Let extensions draw their hidden state anew, as for sampled worlds; no tile may come or go."""
    extensions = table.rules.extensions
    view = table.ruleset.view(table, viewer)
    before = table.states, table.seat_states
    held = [tile for hook in extensions.held_tiles for tile in hook(table)]
    try:
        extensions.deal(table, view, rng)
        if sorted(held) == sorted(tile for hook in extensions.held_tiles for tile in hook(table)):
            return
    except Exception:  # check_worlds reports it
        pass
    table.states, table.seat_states = before
