"""The facet ``testing`` of Roll: situations to begin from, words of choices, and worlds that look alike to a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, cast

from starcup import Game, Rng, Table
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.table import RollTable
from starcup.roll.testing.hidden import change
from starcup.roll.testing.packs import CHECKS, PackBench
from starcup.roll.testing.scenario import Scenario
from starcup.roll.testing.situations import SITUATIONS, lay_out
from starcup.testing import GameKit, Groups, PackCheck, Start

ROUNDS = 3
OWNED = 3
"""The number of developments in the tableau of a table to begin from."""
STRANGERS = 3
"""The number of faces out of sight that are also tried in choices."""


class RollKit(GameKit):
    """The facet ``testing`` of Roll."""

    pack_bench: ClassVar[type[Any] | None] = PackBench
    pack_checks: ClassVar[Mapping[str, PackCheck] | None] = CHECKS
    scenario: ClassVar[type[Any] | None] = Scenario

    @property
    def rules(self) -> RollRuleset:
        """The ruleset."""
        return cast(RollRuleset, self.ruleset)

    def situations(self, seed: int) -> Sequence[Start]:
        """Return each situation once, with other developments in each tableau."""
        keys, seats, starts = [face.key for face in self.rules.faces if not face.is_world], self.rules.seats, []
        for index, situation in enumerate(SITUATIONS):
            owned, players = Rng(seed + index).shuffled(keys)[:OWNED], seats[index % len(seats)]
            make = partial(lay_out, self.rules, owned, situation, seed + index, index, players=players)
            label = f"table {index}: {' + '.join(owned)}, {situation.name!r}, {players} players, seed {seed + index}"
            starts.append(Start(label, seed + index, make, ROUNDS))
        return starts

    def change_hidden(self, table: Table, viewer: int, rng: Rng) -> None:
        """Put hidden tiles in other places, and every other time roll dice behind screens anew."""
        change(cast(RollTable, table), viewer, rng)

    def remember(self, table: Table) -> None:
        """Do nothing: hidden tiles are mixed, so no values have to be remembered."""

    def words(self, table: Table, rng: Rng) -> Groups:
        """Return faces on the table and some others, workers, phases."""
        rules = self.rules
        return [faces_about(cast(RollTable, table), rng), list(rules.worker_names), list(rules.phase_keys)]

    def notable(self, game: Game) -> tuple[str, ...]:
        """Return the developments that were completed; those of start tiles don't count."""
        table: RollTable = game.table
        games = 2 * len(table.rules.tiles)
        faces = (face for number in range(table.players) for face in table.tableau(number))
        return tuple(face.key for face in faces if not face.is_world and face.index < games)


def faces_about(table: RollTable, rng: Rng) -> list[str]:
    """Return keys of faces on the table, both sides of tiles in zones, and some that are elsewhere."""
    faces, about = table.rules.faces, list[Face]()
    for seat in table.seats:
        about += [faces[index] for index in seat.tableau]
        for tile in (*seat.development_stack[:4], *seat.world_stack[:4], *seat.drawn, *seat.abandoned):
            about += faces[2 * tile : 2 * tile + 2]
    about += [rng.choice(faces) for _ in range(STRANGERS)]
    return list(dict.fromkeys(face.key for face in about))
