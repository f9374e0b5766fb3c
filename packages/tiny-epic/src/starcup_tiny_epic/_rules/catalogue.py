"""The planets, missions and rebel boards of several packs combined: numbered, and checked alone and together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import Attribute, asdict

from starcup.making import frozen
from starcup.packed import Claims, PackPieces, Row, Unquoted
from starcup_tiny_epic._rules.numbers import Numbers
from starcup_tiny_epic._rules.pack_files import (
    BOARD_LIST,
    CONDITIONS,
    MISSION_LIST,
    MISSIONS,
    PLANET_LIST,
    PLANETS,
    BoardRow,
    Counts,
    MissionRow,
    PlanetRow,
)
from starcup_tiny_epic._rules.planets import NO_ACTION, Action, Mission, Planet, RebelBoard, RebelLevel
from starcup_tiny_epic._rules.terms import MISSIONS_DEALT

MOST_PIECES = 1_000
"""The largest number of planets, and of missions: all are listed in a save."""
MOST_LEVELS = 9
"""The largest number of levels of a rebel board."""


@frozen
class Catalogue:
    """The rows of all pieces in the order of their numbers, pack by pack, each with the name of its pack."""

    planets: tuple[tuple[str, PlanetRow], ...]
    missions: tuple[tuple[str, MissionRow], ...]
    boards: tuple[tuple[str, BoardRow], ...]

    def made_planets(self, actions: Mapping[str, Action]) -> tuple[Planet, ...]:
        """Return the planets."""
        return tuple(
            Planet(index, action=actions.get(row.key, NO_ACTION), pack=pack, **asdict(row))
            for index, (pack, row) in enumerate(self.planets)
        )

    def made_missions(self) -> tuple[Mission, ...]:
        """Return the missions."""
        return tuple(
            Mission(index, pack=pack, **asdict(row, recurse=False, filter=_is_stated, value_serializer=_plain))
            for index, (pack, row) in enumerate(self.missions)
        )

    def made_boards(self) -> tuple[RebelBoard, ...]:
        """Return the rebel boards, from the easiest to the hardest."""
        boards = [
            RebelBoard(
                key=row.key, name=row.name, rank=row.rank, difficulty=row.difficulty, most=row.most,
                levels=tuple(RebelLevel(level.dice, level.vp, level.attack) for level in row.level),
                stand_in=row.stand_in, pack=pack,
            )
            for pack, row in self.boards
        ]  # fmt: skip
        return tuple(sorted(boards, key=lambda board: board.rank))


def _is_stated(field: Attribute[object], value: object) -> bool:
    return value is not None


def _plain(row: object, field: Attribute[object], value: object) -> object:
    return value.stated if isinstance(value, Counts) else value


def catalogue_of(packs: Sequence[PackPieces], claims: Claims) -> Catalogue:
    """Return the pieces of packs; those that can't be, and two of one name, are noted as faults in the documents."""
    for pieces in packs:
        for kind, what in ((PLANET_LIST, "planet"), (MISSION_LIST, "mission"), (BOARD_LIST, "rebel board")):
            for row in pieces.rows[kind]:
                claims.side(row.value.key, row.value.name, row, (), what)
        for mission in pieces.of(MISSION_LIST):
            _check_mission(mission)
        for board in pieces.of(BOARD_LIST):
            _check_board(board)
    return Catalogue(
        tuple((pieces.pack.name, row.value) for pieces in packs for row in pieces.of(PLANET_LIST)),
        tuple((pieces.pack.name, row.value) for pieces in packs for row in pieces.of(MISSION_LIST)),
        tuple((pieces.pack.name, row.value) for pieces in packs for row in pieces.of(BOARD_LIST)),
    )


def _check_mission(row: Row[MissionRow]) -> None:
    mission = row.value
    stated = [name for name in CONDITIONS if getattr(mission, name)]
    if len(stated) != 1:
        found = Unquoted(" and ".join(stated) if stated else "none")
        row.fault(stated[-1] if stated else (), f"one condition ({', '.join(CONDITIONS)})", found)
    if mission.equal and len(set(mission.equal)) != 2:
        row.fault("equal", "two things that are compared", Unquoted(" and ".join(map(repr, mission.equal))))
    if mission.tied and not (mission.most or mission.fewest):
        row.fault("tied", "VP for a shared extreme only with most or fewest", mission.tied)


def _check_board(row: Row[BoardRow]) -> None:
    board = row.value
    if not 1 <= len(board.level) <= MOST_LEVELS:
        row.fault("level", f"1 to {MOST_LEVELS} levels", Unquoted(str(len(board.level))))
    if not (board.difficulty.strip() and board.difficulty.isprintable()):
        row.fault("difficulty", "a word for how hard it is", board.difficulty)


def unplayable(catalogue: Catalogue, numbers: Numbers) -> Iterator[tuple[str, str, int]]:
    """Yield what keeps the pieces of all packs from being played with (SETUP-8, SETUP-12): file, expected, found."""
    planets, missions = len(catalogue.planets), len(catalogue.missions)
    if planets < max(numbers.row):
        yield PLANETS, f"at least {max(numbers.row)} planets in all packs together", planets
    if planets > MOST_PIECES:
        yield PLANETS, f"at most {MOST_PIECES:,} planets in all packs together", planets
    for players in range(max(2, numbers.least_players), numbers.most_players + 1):
        dealt = players * MISSIONS_DEALT
        there = sum(row.players <= players for _, row in catalogue.missions)
        if there < dealt:
            yield MISSIONS, f"at least {dealt} missions for {players} players in all packs together", there
            break
    if missions > MOST_PIECES:
        yield MISSIONS, f"at most {MOST_PIECES:,} missions in all packs together", missions
