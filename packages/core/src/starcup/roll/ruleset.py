"""The ruleset: chosen packs put together, checked, indexed and compiled. Built once, frozen, shared."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import cast

from attrs import frozen

from starcup.kernel import packs as kernel_packs
from starcup.kernel.chance import stream
from starcup.kernel.choices import Choice
from starcup.kernel.errors import JournalError, PackError, StarcupError
from starcup.kernel.journal import PackStamp
from starcup.kernel.packs import Pack
from starcup.kernel.plugins import PluginManager
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Step
from starcup.kernel.suggest import hint
from starcup.roll import choices, hookspecs, step_kinds
from starcup.roll.catalogue import Catalogue
from starcup.roll.definitions import DieColour, Face, Faction, Grant, HomeWorld, Numbers, Tile
from starcup.roll.dice import NONE, ONE, Dice
from starcup.roll.hooks import Reassign
from starcup.roll.pack_files import read_pack
from starcup.roll.phases import PHASES, Phase
from starcup.roll.powers import Powers
from starcup.roll.reassign import Reach
from starcup.roll.rounds import ROUND_STEPS, Round
from starcup.roll.setup import Deal
from starcup.roll.table import RollTable
from starcup.roll.view import RollView, view_of

GAME = "roll"


@frozen
class Loose:
    """A die that fits several columns: colour, face and the columns."""

    colour: int
    face: str
    phases: tuple[int, ...]


class RollRuleset(Ruleset[RollTable, RollView]):
    """The rules of Roll for the Galaxy with chosen packs. Build it by :meth:`load`; never change it.

    ``dice``, ``faces``, ``tiles``, ``factions``, ``home_worlds`` and ``phases``
    are tuples; state refers to them by position. The ``..._index`` mappings
    lead from keys to positions.
    """

    game = GAME

    def __init__(self, packs: tuple[Pack, ...], catalogue: Catalogue, plugins: PluginManager, numbers: Numbers) -> None:
        self.packs = packs
        self.catalogue = catalogue
        self.plugins = plugins
        self.numbers = numbers
        self.options: Mapping[str, str] = MappingProxyType({})
        self.phases: tuple[Phase, ...] = PHASES
        self.phase_keys = tuple(phase.key for phase in self.phases)
        self.phase_index = {key: index for index, key in enumerate(self.phase_keys)}
        self.dice: tuple[DieColour, ...] = catalogue.dice
        self.die_keys = tuple(die.key for die in self.dice)
        self.colours = len(self.dice)
        self.die_index = {key: index for index, key in enumerate(self.die_keys)}
        self.faces: tuple[Face, ...] = catalogue.faces
        self.face_index = {face.key: face.index for face in self.faces}
        self.tiles: tuple[Tile, ...] = catalogue.tiles
        self.tile_index = {tile.id: tile.index for tile in self.tiles}
        self.factions: tuple[Faction, ...] = catalogue.factions
        self.home_worlds: tuple[HomeWorld, ...] = catalogue.home_worlds
        self.worker_names = (*self.die_keys, *(f"imaginary_{key}" for key in self.die_keys))
        self.worker_index = {name: kind for kind, name in enumerate(self.worker_names)}
        self.imaginary_index = {key: self.colours + kind for kind, key in enumerate(self.die_keys)}
        self.empty_columns = (NONE,) * len(self.phases)
        self._index_faces_of_dice()
        most = numbers.most_players
        self.roll_names = tuple(tuple(f"roll {seat} {key}" for key in self.die_keys) for seat in range(most))
        self.tile_names = tuple(f"tile {seat}" for seat in range(most))
        self.round_steps: tuple[Step[RollTable], ...] = ROUND_STEPS
        self.round_step: Step[RollTable] = Round()
        self.no_powers = Powers(self.phase_keys, numbers.goods_on_world)
        self.abandon_choices = tuple(choices.abandon(face.key) for face in self.faces)
        self._grants = self._immediate_grants()
        self.choice_kinds: tuple[type[Choice], ...] = (*choices.ALL, *self._power_kinds(choices.PowerChoice, "pattern"))
        own_steps = self._power_kinds(Step, "kind")
        self.step_kinds: Mapping[str, type[Step[RollTable]]] = {
            kind.kind: kind for kind in (*step_kinds.ALL, *cast("tuple[type[Step[RollTable]], ...]", own_steps))
        }
        self.reach = lru_cache(maxsize=4096)(self._reach)

    # Loading.

    @classmethod
    def load(cls, packs: Sequence[str | Pack] = ("base",), numbers: Numbers | None = None) -> RollRuleset:
        """Put the named packs together.

        Args:
            packs: names of installed packs, or packs themselves; their order is the order of tiles.
            numbers: other limits than the rule book's.

        Raises:
            PackError: a pack is unknown or faulty, or packs don't fit together.

        >>> len(RollRuleset.load(["base"]).tiles)
        55
        """
        chosen = kernel_packs.choose(packs, GAME)
        catalogue = Catalogue.build([read_pack(pack) for pack in chosen], tuple(phase.key for phase in PHASES))
        plugins = PluginManager(hookspecs)
        developments = {face.key for face in catalogue.faces if not face.is_world}
        for pack in chosen:
            for name in pack.powers():
                if name not in developments:
                    raise PackError(
                        f"pack {pack.name!r}, power {name!r}: no development has this key{hint(name, developments)}"
                    )
                plugins.add(pack.load_power(name), name, pack.name)
        return cls(chosen, catalogue, plugins, numbers or Numbers())

    def _index_faces_of_dice(self) -> None:
        """Number the outcomes of each die: a column, or behind the columns an entry of ``loose``."""
        loose: list[Loose] = []
        sides = []
        everywhere = tuple(range(len(self.phases)))
        for colour, die in enumerate(self.dice):
            row = []
            for face in die.faces:
                if face in self.phase_index:
                    row.append(self.phase_index[face])
                    continue
                where = everywhere if face == "wild" else tuple(sorted(self.phase_index[p] for p in face.split("+")))
                entry = Loose(colour, face, where)
                if entry not in loose:
                    loose.append(entry)
                row.append(len(self.phases) + loose.index(entry))
            sides.append(tuple(row))
        self.loose: tuple[Loose, ...] = tuple(loose)
        self.sides: tuple[tuple[int, ...], ...] = tuple(sides)
        self.loose_index = {(entry.colour, entry.face): index for index, entry in enumerate(loose)}

    def _immediate_grants(self) -> tuple[tuple[Grant, ...], ...]:
        found = []
        for face in self.faces:
            hook = self.plugins.functions(face.key).get("immediate") if not face.is_world else None
            found.append(face.grants if hook is None else cast("Callable[[], tuple[Grant, ...]]", hook)())
        return tuple(found)

    def _power_kinds(self, base: type, named: str) -> tuple[type, ...]:
        """Subclasses of ``base`` in the packages of the powers, shared ones included, that have a name of their own."""
        packages = {self.plugins.module(name).__name__.rpartition(".")[0] for name in self.plugins.packs}
        found: list[type] = []
        for name in sorted(name for name in sys.modules if name.rpartition(".")[0] in packages):
            own = [value for value in vars(sys.modules[name]).values() if getattr(value, "__module__", "") == name]
            found += [one for one in own if isinstance(one, type) and issubclass(one, base) and named in vars(one)]
        return tuple(found)

    # What the rules ask.

    def grants_of(self, face: Face) -> tuple[Grant, ...]:
        """What a face gives once when it is placed: a world's grants, a development's immediate effect."""
        return self._grants[face.index]

    def powers_with(self, powers: Powers, face: Face) -> Powers:
        """The powers of a tableau that ``face`` enters."""
        hooks = {} if face.is_world else self.plugins.functions(face.key)
        return powers.with_face(face, hooks) if hooks else powers

    def powers_of(self, tableau: Sequence[int]) -> Powers:
        """The powers of a whole tableau, given by face numbers."""
        powers = self.no_powers
        for index in tableau:
            powers = self.powers_with(powers, self.faces[index])
        return powers

    def _reach(self, key: str, power: Reassign, selected: int) -> Reach:
        if power.to == "any":
            targets = tuple(range(len(self.phases)))
        elif power.to == "selected":
            targets = (selected,)
        else:
            targets = tuple(sorted(self.phase_index[phase] for phase in power.to))
        return Reach(
            key,
            self.phase_keys,
            self.die_keys,
            tuple(not power.colours or colour in power.colours for colour in self.die_keys),
            (self.phase_index[power.source],) if power.source else tuple(range(len(self.phases))),
            targets,
            power.up_to,
            power.at_least,
            power.together,
        )

    # What the kernel asks.

    def begin(self, players: int, seed: int) -> RollTable:
        numbers = self.numbers
        if not numbers.least_players <= players <= numbers.most_players:
            raise StarcupError(
                f"{players} players: the game is for {numbers.least_players} to {numbers.most_players} [SETUP-1]"
            )
        table = RollTable(
            ruleset=self,
            rules=self,
            players=players,
            seed=seed,
            streams=[stream(seed, 0, index) for index in range(players + 1)],
            answered=[0] * players,
            bag=tuple(range(len(self.tiles))),
            supply=Dice(sum(ONE[colour] * die.count for colour, die in enumerate(self.dice))),
            pool=numbers.pool_per_player * players,
        )
        table.push(Deal())
        return table

    def view(self, table: RollTable, seat: int) -> RollView:
        return view_of(table, seat)

    def stamps(self) -> tuple[PackStamp, ...]:
        return tuple(pack.stamp() for pack in self.packs)

    def outcome_text(self, kind: str, value: int) -> str:
        words = kind.split()
        if words[0] == "roll":
            return self._face_of(self.die_index[words[2]], value)
        if words[0] == "spare":
            return self._face_of(self.die_index[self.numbers.spare_die], value)
        if words[0] == "tile":
            return self.tiles[value].id
        if words[0] == "faction":
            return self.factions[value].id
        if words[0] == "home":
            return self.home_worlds[value].id
        return str(value)

    def _face_of(self, colour: int, value: int) -> str:
        return self.phase_keys[value] if value < len(self.phases) else self.loose[value - len(self.phases)].face

    def outcome_value(self, kind: str, text: str) -> int:
        words = kind.split()
        known: dict[str, int] = {}
        if words[0] in ("roll", "spare"):
            key = words[2] if words[0] == "roll" and len(words) == 3 else self.numbers.spare_die
            colour = self.die_index.get(key, -1)
            if colour >= 0:
                known = {self._face_of(colour, value): value for value in self.sides[colour]}
        elif words[0] == "tile":
            known = self.tile_index
        elif words[0] == "faction":
            known = {faction.id: index for index, faction in enumerate(self.factions)}
        elif words[0] == "home":
            known = {home.id: index for index, home in enumerate(self.home_worlds)}
        if text not in known:
            raise JournalError(f"{text!r} is no outcome of {kind!r}{hint(text, known)}")
        return known[text]

    def blame(self, error: Exception) -> str | None:
        return self.plugins.blame(error)

    def encode(self, table: RollTable) -> bytes:
        from starcup.roll.position import encode

        return encode(table)

    def decode(self, data: bytes) -> RollTable:
        from starcup.roll.position import decode

        return decode(self, data)
