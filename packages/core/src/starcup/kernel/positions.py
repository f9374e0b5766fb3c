"""Positions of whatever game as bytes, and back: the codec of a ruleset, and what can't be in any position."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from starcup.kernel.blame import with_place
from starcup.kernel.chance import MOST_BITS
from starcup.kernel.codec import PositionCodec
from starcup.kernel.errors import JournalError
from starcup.kernel.steps import SeatStep
from starcup.kernel.table import Table

if TYPE_CHECKING:
    from starcup.kernel.ruleset import Ruleset


@lru_cache(maxsize=64)
def codec_of(ruleset: Ruleset[Any, Any]) -> PositionCodec[Table]:
    """The codec of a ruleset's tables, made when it is first asked for."""
    packs = [f"{stamp.name} {stamp.digest}" for stamp in ruleset.stamps()]
    packs += [f"option {name} {value}" for name, value in ruleset.options.items()]
    kind: type[Table] = ruleset.table_kind
    return PositionCodec(
        kind,
        lambda detailed: ruleset.converter(detailed=detailed),
        ruleset.unsaved,
        ruleset.game,
        packs,
        ruleset.step_kinds,
    )


def restore(ruleset: Ruleset[Any, Any], table: Table, data: bytes, other_packs: bool) -> None:
    """Lay a position out on a fresh table."""
    for name, value in codec_of(ruleset).decode(data, other_packs=other_packs).items():
        setattr(table, name, value)
    wrong = out_of_range(table, ruleset.seats)
    if not wrong:
        table.start_journal()
        try:
            wrong = ruleset.restored(table) or ruleset.faults(table)
        except Exception as error:  # a game's own checks, on whatever stood in the file
            wrong = [with_place(error, *(owner.package for owner in ruleset.owners()))]
    if wrong and other_packs:
        wrong.append("it was written with other packs: load those whose pieces lie there, at least their data")
    if wrong:
        raise JournalError(f"the saved position is impossible: {'; '.join(wrong)}")


def out_of_range(table: Table, seats: range) -> list[str]:
    """Return the numbers of a table of whatever game that are out of range, before anything is made of it."""
    players, there = table.players, len(getattr(table, "seats", range(table.players)))
    if players not in seats or there != players:
        return [f"{players} players and {there} seats"]
    faults = []
    for name, wanted in (("answered", players), ("streams", players + 1)):
        if len(getattr(table, name)) != wanted:
            faults.append(f"{len(getattr(table, name))} {name}, expected {wanted}")
    if table.lanes is not None and (len(table.lanes) != players or len(table.lane_starts) != players):
        faults.append("lanes of other seats than there are")
    if any(state >> MOST_BITS for state in (*table.streams, table.seed)):
        faults.append(f"a seed or stream of more than {MOST_BITS} bits")
    steps = [*table.stack, *(step for lane in table.lanes or () for step in lane)]
    if any(not 0 <= step.seat < players for step in steps if isinstance(step, SeatStep)):
        faults.append(f"seat of a step: expected 0 to {players - 1}")
    owned = [(number, step) for number, lane in enumerate(table.lanes or ()) for step in lane]
    if any(isinstance(step, SeatStep) and step.seat != seat for seat, step in (*owned, *enumerate(table.lane_starts))):
        faults.append("a step of another seat in the lane of a seat")
    return faults
