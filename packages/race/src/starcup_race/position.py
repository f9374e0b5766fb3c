"""Positions of Race for the Galaxy as bytes."""

from __future__ import annotations

from functools import cache

import cattrs

from starcup.kernel.codec import PositionCodec, make_converter
from starcup.kernel.errors import JournalError
from starcup.kernel.journal import Journal
from starcup_race.invariants import invariants
from starcup_race.step_kinds import STEP_KINDS
from starcup_race.table import RaceTable
from starcup_race.terms import ACTIONS, LEAST_PLAYERS, MOST_PLAYERS, PHASES

GAME = "race"


@cache
def _codec(pack: str) -> PositionCodec[RaceTable]:
    def make(detailed: bool) -> cattrs.Converter:
        return make_converter(STEP_KINDS, detailed=detailed)

    return PositionCodec(RaceTable, make, ("rules",), GAME, [pack], STEP_KINDS)


def encode(table: RaceTable, pack: str) -> bytes:
    """Return the position on a table; equal positions give equal bytes.

    Args:
        table: the table.
        pack: name and digest of the cards.
    """
    return _codec(pack).encode(table)


def decode(table: RaceTable, pack: str, data: bytes, other_packs: bool) -> RaceTable:
    """Fill a table with the position that :func:`encode` wrote.

    Args:
        table: an empty one, which is changed and returned.
        pack: name and digest of the cards.
        data: what :func:`encode` wrote.
        other_packs: take it although it was written with other cards, if they are as many.

    Raises:
        JournalError: damaged, foreign, of other cards (unless wanted), or an impossible position.
    """
    for name, value in _codec(pack).decode(data, other_packs=other_packs).items():
        setattr(table, name, value)
    try:
        wrong = _absurdities(table) or invariants(table)
    except (IndexError, KeyError, ValueError) as error:
        wrong = [f"{type(error).__name__}: {error}"]
    if wrong:
        raise JournalError(f"the saved position is impossible: {'; '.join(wrong)}")
    table.journal = Journal()
    if table.lanes is not None:
        table.journal.open_lanes(table.players)
        table.lane_undo = [0] * table.players
    return table


def _absurdities(table: RaceTable) -> list[str]:
    """What no game leads to, and no rule looks at before it would fail."""
    players, cards = table.players, len(table.rules.cards)
    found: list[str] = []
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        return [f"{players} players"]
    if {len(table.seats), len(table.answered), len(table.streams) - 1} != {players}:
        found.append(f"seats, numbers of questions and streams are not those of {players} players")
    if table.lanes is not None and {len(table.lanes), len(table.lane_starts)} != {players}:
        found.append(f"there are not {players} lanes")
    if not -1 <= table.phase < len(PHASES) or any(not 0 <= phase < len(PHASES) for phase in table.occurring):
        found.append("there is no such phase")
    if table.round < 0 or any(state < 0 for state in (*table.streams, table.seed)):
        found.append("a number is below 0")
    for seat in table.seats:
        numbers = (*seat.hand, *seat.tableau, *seat.active, *seat.looking, *seat.using, *seat.draft)
        if any(not 0 <= number < cards for number in numbers) or not -1 <= seat.placed < cards:
            found.append("there is no such card")
        if not -1 <= seat.action < len(ACTIONS):
            found.append("there is no such action")
    return found
