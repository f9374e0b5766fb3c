"""The planets, missions and rebel boards of several packs combined: numbered, and checked alone and together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from starcup.making import frozen
from starcup.packs.claims import Claims
from starcup.packs.errors import Fault
from starcup.packs.faults import Shown
from starcup.packs.manifest import FILE
from starcup.packs.pack import Pack
from starcup.packs.removals import Removals
from starcup.packs.rows import Row
from starcup_tiny_epic._rules.pack_files import (
    CONDITIONS,
    MISSIONS,
    PLANETS,
    BoardRow,
    MissionRow,
    PackFiles,
    PlanetRow,
)
from starcup_tiny_epic._rules.planets import NO_ACTION, Action, Mission, Planet, RebelBoard, RebelLevel
from starcup_tiny_epic._rules.terms import MISSIONS_DEALT, MOST_PLAYERS, ROW

RowT = TypeVar("RowT", PlanetRow, MissionRow, BoardRow)

KINDS = ("planets", "missions", "boards", "powers")
"""The kinds of things that packs may leave out or replace, by key."""
MOST_PIECES = 1_000
"""The largest number of planets, and of missions: all are listed in a save."""
MOST_LEVELS = 9
"""The largest number of levels of a rebel board."""


def kept(files: PackFiles, removals: Removals) -> PackFiles:
    """Return the pieces of a pack without those that other packs leave out or replace.

    Args:
        files: all pieces of the pack.
        removals: what packs leave out and replace.
    """
    if not removals:
        return files
    name = files.pack.name
    planets = removals.kept("planets", "key", name, files.planets)
    missions = removals.kept("missions", "key", name, files.missions)
    boards = removals.kept("boards", "key", name, files.boards)
    for row in files.planets:
        if row not in planets:
            removals.lose(name, "planets", row.value.key, (row.value.key,))
    return PackFiles(files.pack, planets, missions, boards, files.unread)


@frozen
class Catalogue:
    """The rows of all pieces in the order of their numbers, pack by pack, each with the name of its pack."""

    planets: tuple[tuple[str, PlanetRow], ...]
    missions: tuple[tuple[str, MissionRow], ...]
    boards: tuple[tuple[str, BoardRow], ...]

    def made_planets(self, actions: Mapping[str, Action]) -> tuple[Planet, ...]:
        """Return the planets.

        Args:
            actions: their actions by key; a planet without one does nothing.
        """
        return tuple(
            Planet(
                index, row.key, row.name, row.vp, row.resource, row.track, row.spaces,
                actions.get(row.key, NO_ACTION), pack,
            )
            for index, (pack, row) in enumerate(self.planets)
        )  # fmt: skip

    def made_missions(self) -> tuple[Mission, ...]:
        """Return the missions."""
        return tuple(
            Mission(
                index, row.key, row.name, row.vp, row.tied, row.players, row.most or "", row.fewest or "",
                () if row.least is None else row.least.stated, () if row.most_of is None else row.most_of.stated,
                row.equal, row.ended, pack,
            )
            for index, (pack, row) in enumerate(self.missions)
        )  # fmt: skip

    def made_boards(self) -> tuple[RebelBoard, ...]:
        """Return the rebel boards, from the easiest to the hardest."""
        made = [
            RebelBoard(
                row.key, row.name, row.rank, row.difficulty, row.most,
                tuple(RebelLevel(level.dice, level.vp, level.attack) for level in row.level), row.stand_in, pack,
            )
            for pack, row in self.boards
        ]  # fmt: skip
        return tuple(sorted(made, key=lambda board: board.rank))


def catalogue_of(files: Sequence[PackFiles], named: Sequence[str]) -> Catalogue:
    """Return the pieces of packs; those that can't be, and two of one name, are noted as faults in the documents.

    Args:
        files: the pieces of each pack.
        named: the names of the packs in the order in which they were asked for: if two clash, the later is blamed.
    """
    claims = Claims(named)
    for one in files:
        for planet in one.planets:
            claims.side(planet.value.key, planet.value.name, planet, (), "planet")
        for mission in one.missions:
            claims.side(mission.value.key, mission.value.name, mission, (), "mission")
            _check_mission(mission)
        for board in one.boards:
            claims.side(board.value.key, board.value.name, board, (), "rebel board")
            _check_board(board)
    return Catalogue(
        tuple((one.pack.name, row.value) for one in files for row in one.planets),
        tuple((one.pack.name, row.value) for one in files for row in one.missions),
        tuple((one.pack.name, row.value) for one in files for row in one.boards),
    )


def _check_mission(row: Row[MissionRow]) -> None:
    mission = row.value
    stated = [name for name in CONDITIONS if getattr(mission, name)]
    if len(stated) != 1:
        found = Shown(" and ".join(stated) if stated else "none")
        row.fault(stated[-1] if stated else (), f"one condition ({', '.join(CONDITIONS)})", found)
    if mission.equal and len(set(mission.equal)) != 2:
        row.fault("equal", "two things that are compared", Shown(" and ".join(map(repr, mission.equal))))
    if mission.tied and not (mission.most or mission.fewest):
        row.fault("tied", "VP for a shared extreme only with most or fewest", mission.tied)


def _check_board(row: Row[BoardRow]) -> None:
    board = row.value
    if not 1 <= len(board.level) <= MOST_LEVELS:
        row.fault("level", f"1 to {MOST_LEVELS} levels", Shown(str(len(board.level))))
    if not (board.difficulty.strip() and board.difficulty.isprintable()):
        row.fault("difficulty", "a word for how hard it is", board.difficulty)


def check_pieces(packs: Sequence[Pack], catalogue: Catalogue, faults: list[Fault]) -> None:
    """Note faults of the last pack if there are too few or too many pieces to play with (SETUP-8, SETUP-12).

    Args:
        packs: all packs, in the order in which they were asked for.
        catalogue: all their pieces.
        faults: a list to which faults are added.
    """
    found: list[tuple[str, str, int]] = []
    planets, missions = len(catalogue.planets), len(catalogue.missions)
    if planets < max(ROW):
        found.append((PLANETS, f"at least {max(ROW)} planets", planets))
    if planets > MOST_PIECES:
        found.append((PLANETS, f"at most {MOST_PIECES:,} planets", planets))
    for players in range(2, MOST_PLAYERS + 1):
        there = sum(row.players <= players for _, row in catalogue.missions)
        if there < players * MISSIONS_DEALT:
            text = f"at least {players * MISSIONS_DEALT} missions for {players} players"
            found.append((MISSIONS, text, there))
            break
    if missions > MOST_PIECES:
        found.append((MISSIONS, f"at most {MOST_PIECES:,} missions", missions))
    for file, expected, number in found:
        at = FILE if packs[-1].manifest.leaves_out else file
        faults.append(Fault(packs[-1].name, at, 0, "", f"{expected} in all packs together", f"{number:,}"))
