"""The facet ``testing`` of Roll: situations to begin from, words of choices, and worlds that look alike to a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import cast

from starcup.kernel.chance import Rng
from starcup.kernel.errors import StarcupError
from starcup.kernel.game import Game
from starcup.kernel.table import Table
from starcup.packs.pack import Pack
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll._rules.table import RollTable
from starcup.roll.testing.packs import CHECKS, Check, PackBench, conformance
from starcup.roll.testing.packs.secrets import change, hidden_tiles, mixed
from starcup.roll.testing.situations import SITUATIONS, lay_out
from starcup.testing.findings import Finding
from starcup.testing.integrity import Fingerprint
from starcup.testing.kit import GameKit
from starcup.testing.spelling import Groups
from starcup.testing.walking import Start
from starcup.testing.wires import Tripwires

ROUNDS = 3
OWNED = 3
"""The number of developments in the tableau of a table to begin from."""
STRANGERS = 3
"""The number of faces out of sight that are also tried in choices."""


class RollKit(GameKit):
    """The facet ``testing`` of Roll."""

    @property
    def rules(self) -> RollRuleset:
        """The ruleset."""
        return cast(RollRuleset, self.ruleset)

    def situations(self, seed: int) -> Sequence[Start]:
        """Return each situation once, with other developments in each tableau."""
        return list(self._laid(seed))

    def _laid(self, seed: int) -> Iterator[Start]:
        keys = [face.key for face in self.rules.faces if not face.is_world]
        numbers = self.rules.numbers
        seats = range(numbers.least_players, numbers.most_players + 1)
        for index, situation in enumerate(SITUATIONS):
            owned = Rng(seed + index).shuffled(keys)[:OWNED]
            players = seats[index % len(seats)]

            make = partial(lay_out, self.rules, owned, situation, seed + index, index, players=players)
            label = f"table {index}: {' + '.join(owned)}, {situation.name!r}, {players} players, seed {seed + index}"
            yield Start(label, seed + index, make, ROUNDS)

    def other_world(self, game: Game, viewer: int, rng: Rng) -> Game | None:
        """Return the game with hidden tiles in other places, and every other time dice behind screens rolled anew."""
        for sheets in (True, False) if rng.below(2) else (False,):
            table: RollTable = game.table.clone()
            change(table, viewer, mixed(hidden_tiles(table, viewer), rng), rng, sheets=sheets)
            with suppress(StarcupError):  # a seat in the middle of a power may have no choice with other dice
                return Game.load(self.ruleset, self.ruleset.encode(table), log=True)
        return None

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

    @classmethod
    def pack_checks(cls) -> Mapping[str, Check]:
        """Return the checks for packs of tiles."""
        return CHECKS

    @classmethod
    def pack_bench(cls, pack: Pack, *, games: int | None = None) -> PackBench:
        """Return a bench for a pack of tiles, with the base pack."""
        return PackBench.of_pack(pack) if games is None else PackBench.of_pack(pack, games=games)

    @classmethod
    def check_pack(
        cls,
        pack: Pack,
        *,
        with_packs: Sequence[str | Pack],
        checks: Sequence[str] | None,
        games: int,
        tables: int | None,
        pairs: int | None,
        before: Callable[[str], bool],
        engine: Fingerprint,
        wires: Tripwires,
    ) -> list[Finding]:
        """Return the findings of the kit for packs of tiles."""
        return conformance(
            pack, with_packs=with_packs, games=games, tables=tables, pairs=pairs, checks=checks, before=before,
            engine=engine, wires=wires,
        )  # fmt: skip


def faces_about(table: RollTable, rng: Rng) -> list[str]:
    """Return keys of faces on the table, both sides of tiles in zones, and some that are elsewhere."""
    faces = table.rules.faces
    found: dict[str, None] = {}
    for seat in table.seats:
        for index in seat.tableau:
            found[faces[index].key] = None
        for tile in (*seat.development_stack[:4], *seat.world_stack[:4], *seat.drawn, *seat.abandoned):
            found[faces[2 * tile].key] = found[faces[2 * tile + 1].key] = None
    for _ in range(STRANGERS):
        found[rng.choice(faces).key] = None
    return list(found)
