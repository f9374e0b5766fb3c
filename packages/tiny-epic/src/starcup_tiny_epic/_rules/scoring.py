"""Scores: colonies, the level of the empire, secret missions, and the tie-break (SCORE, TIE, MISSIONS)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from attrs import evolve

from starcup import EngineError, SeatScore
from starcup.packed import PackedRuleset
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.places import GALAXY
from starcup_tiny_epic._rules.planets import Mission
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import LEVEL_VP, TRACKS


def _on_track(kind: int) -> Callable[[EpicTable, Empire], int]:
    def colonies(table: EpicTable, empire: Empire) -> int:
        tracks = table.rules.tracks
        return [tracks[planet] for planet in empire.colonies].count(kind)

    return colonies


_COUNTS: Mapping[str, Callable[[EpicTable, Empire], int]] = {
    "colonies": lambda table, empire: len(empire.colonies),
    "home": lambda table, empire: empire.ships.count(GALAXY),
    "away": lambda table, empire: len(empire.ships) - empire.ships.count(GALAXY),
    "energy": lambda table, empire: empire.energy,
    "culture": lambda table, empire: empire.culture,
    "level": lambda table, empire: empire.level,
    "vp": lambda table, empire: empire.vp,
    **{track: _on_track(kind) for kind, track in enumerate(TRACKS)},
}


def counted(table: EpicTable, number: int, thing: str) -> int:
    """Return how much an empire has of one of the things in :data:`~starcup_tiny_epic._rules.planets.COUNTED`."""
    return _COUNTS[thing](table, table.empires[number])


def mission_vp(table: EpicTable, number: int, mission: Mission) -> int:
    """Return the VP that a mission brings an empire now (MISSIONS-2, MISSIONS-3).

    Args:
        table: the table to look at.
        number: that of the empire.
        mission: the mission.
    """
    thing = mission.most or mission.fewest
    if thing:
        own = counted(table, number, thing)
        others = [counted(table, other, thing) for other in range(table.players) if other != number]
        best = (max if mission.most else min)(others, default=own)
        if own == best:
            return mission.tied
        return mission.vp if (own > best) == bool(mission.most) else 0
    for thing, amount in mission.least:
        if counted(table, number, thing) < amount:
            return 0
    for thing, amount in mission.most_of:
        if counted(table, number, thing) > amount:
            return 0
    if mission.equal and len({counted(table, number, thing) for thing in mission.equal}) > 1:
        return 0
    return mission.vp if not mission.ended or table.ended_by == number else 0


def score(table: EpicTable, number: int) -> SeatScore:
    """Return the score of a seat, with the tie-break (SCORE-3, TIE); the mission counts once all are shown (SCORE-1).

    Its lines are ``planets``, ``empire`` and, at the end of a game of several players, ``mission``.

    Args:
        table: the table to look at.
        number: that of the seat.
    """
    open_part = open_score(table.rules, number, table.empires[number])
    if not table.shown:
        return open_part
    points = mission_vp(table, number, table.rules.missions[table.shown[number]])
    return evolve(open_part, total=open_part.total + points, lines=(*open_part.lines, ("mission", points)))


def open_score(rules: EpicRules, number: int, empire: Empire) -> SeatScore:
    """Return the score of a seat without its mission, which everybody knows."""
    planets, level = sum(rules.planets[planet].vp for planet in empire.colonies), LEVEL_VP[empire.level]
    tie_break = 1_000 * len(empire.colonies) + 100 * empire.level + empire.energy + empire.culture
    return SeatScore(number, planets + level, tie_break, (("planets", planets), ("empire", level)))


def with_lines(scores: Sequence[SeatScore], table: EpicTable, *, lacking: bool = False) -> tuple[SeatScore, ...]:
    """Return scores with the lines that extensions add; ``lacking``: the table lacks what is hidden from somebody."""
    rules = table.ruleset
    return rules.with_lines(scores, table, lacking=lacking) if isinstance(rules, PackedRuleset) else tuple(scores)


def winners(table: EpicTable, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that win (SCORE-4), as extensions have it."""
    for hook in table.rules.extensions.winners:
        seats = hook(table, seats)
    if not set(seats) <= set(range(table.players)):
        raise EngineError(f"an extension says that {seats} win; expected seats from 0 to {table.players - 1}")
    return seats
