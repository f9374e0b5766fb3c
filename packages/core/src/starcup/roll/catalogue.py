"""The contents of several packs in one: numbered, indexed, and checked against each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve, frozen

from starcup.kernel.errors import PackError
from starcup.kernel.suggest import hint
from starcup.roll.definitions import WILD, DieColour, Face, Faction, Grant, HomeWorld, Side, Tile, WorldColour
from starcup.roll.dice import MOST
from starcup.roll.pack_files import FaceRow, PackFiles

PLACES = ("cup", "citizenry", "good")
"""Where the dice of a grant may go."""


@frozen
class Catalogue:
    """Everything that the packs of a ruleset contain."""

    dice: tuple[DieColour, ...]
    world_colours: tuple[WorldColour, ...]
    faces: tuple[Face, ...]
    tiles: tuple[Tile, ...]
    factions: tuple[Faction, ...]
    home_worlds: tuple[HomeWorld, ...]

    @staticmethod
    def build(files: Sequence[PackFiles], phases: Sequence[str]) -> Catalogue:
        """Put packs together in the order given.

        Raises:
            PackError: two things of one name, or one that is not there; says who and where.
        """
        return _Builder(phases).build(files)


class _Builder:
    def __init__(self, phases: Sequence[str]) -> None:
        self.phases = (*phases, "assign")
        self.dice: dict[str, DieColour] = {}
        self.colours: dict[str, WorldColour] = {}
        self.faces: list[Face] = []
        self.owner: dict[str, str] = {}

    def build(self, files: Sequence[PackFiles]) -> Catalogue:
        for one in files:
            self._add_colours(one)
        self._check_dice()
        tiles: list[Tile] = []
        for one in files:
            for row in one.tiles.tile:
                self._claim("tile", row.id, one)
                development = self._face(one, row.development, "development", f"tile {row.id}")
                world = self._face(one, row.world, "world", f"tile {row.id}")
                tiles.append(Tile(len(tiles), row.id, development, world))
        factions, homes = [], []
        for one in files:
            for faction in one.factions.faction:
                self._claim("faction", faction.id, one)
                halves = tuple(self._face(one, half, half.side, f"faction {faction.id}") for half in faction.halves)
                factions.append(Faction(faction.id, faction.number, faction.squares, halves))
            for home in one.home_worlds.home_world:
                self._claim("home world", home.id, one)
                homes.append(HomeWorld(home.id, home.squares, self._face(one, home.face, "world", f"home {home.id}")))
        numbers = [faction.number for faction in factions]
        if len(set(numbers)) != len(numbers):
            raise PackError("two factions have the same number, but numbers give the strict order of play")
        faces = tuple(evolve(face, order=index) for index, face in enumerate(self.faces))
        by_index = {face.index: face for face in faces}
        return Catalogue(
            tuple(self.dice.values()),
            tuple(self.colours.values()),
            faces,
            tuple(evolve(t, development=by_index[t.development.index], world=by_index[t.world.index]) for t in tiles),
            tuple(evolve(f, halves=tuple(by_index[half.index] for half in f.halves)) for f in factions),
            tuple(evolve(h, face=by_index[h.face.index]) for h in homes),
        )

    def _claim(self, kind: str, key: str, files: PackFiles) -> None:
        name = f"{kind} {key}"
        if name in self.owner:
            raise PackError(f"pack {files.pack.name!r}: {kind} {key!r} is already in pack {self.owner[name]!r}")
        self.owner[name] = files.pack.name

    def _add_colours(self, files: PackFiles) -> None:
        for die in files.colours.die:
            self._claim("die colour", die.key, files)
            if not 0 < die.count <= MOST:
                raise PackError(
                    f"pack {files.pack.name!r}, die {die.key!r}: count should be 1 to {MOST}, is {die.count}"
                )
            for face in die.faces:
                for symbol in [] if face == WILD else face.split("+"):
                    if symbol not in self.phases[:-1]:
                        near = hint(symbol, (*self.phases[:-1], WILD))
                        raise PackError(f"pack {files.pack.name!r}, die {die.key!r}: unknown face {face!r}{near}")
            self.dice[die.key] = die
        for colour in files.colours.world:
            self._claim("world colour", colour.key, files)
            self.colours[colour.key] = colour

    def _check_dice(self) -> None:
        for die in self.dice.values():
            for colour in die.matches:
                if colour not in self.colours:
                    raise PackError(
                        f"die {die.key!r} matches an unknown world colour {colour!r}{hint(colour, self.colours)}"
                    )

    def _face(self, files: PackFiles, row: FaceRow, side: Side, where: str) -> Face:
        pack = files.pack.name
        place = f"pack {pack!r}, {where}, {row.key!r}"
        self._claim("face", row.key, files)
        if row.cost < 0:
            raise PackError(f"{place}: cost should be 0 or more, is {row.cost}")
        colour = None
        if side == "world":
            if row.colour not in self.colours:
                raise PackError(f"{place}: unknown world colour {row.colour!r}{hint(row.colour, self.colours)}")
            colour = self.colours[row.colour]
        elif row.colour or row.grants:
            raise PackError(f"{place}: a development has no colour and no grants")
        for phase in row.phases:
            if phase not in self.phases:
                raise PackError(f"{place}: unknown phase {phase!r}{hint(phase, self.phases)}")
        self._check_grants(place, row.grants)
        face = Face(
            len(self.faces), row.key, row.name, side, row.cost, pack, colour, row.grants, row.phases,
            row.reassign, row.plus, row.optional,
        )  # fmt: skip
        self.faces.append(face)
        return face

    def _check_grants(self, place: str, grants: Iterable[Grant]) -> None:
        for grant in grants:
            wrong = grant_fault(grant, self.dice)
            if wrong:
                raise PackError(f"{place}: {wrong}")


def grant_fault(grant: Grant, dice: Iterable[str]) -> str:
    """What is wrong with a grant where there are these die colours; empty if nothing is."""
    given = [bool(grant.credits), bool(grant.dice), bool(grant.lose), grant.start_credits is not None]
    if sum(given) != 1:
        return "a grant gives exactly one of credits, dice, lose, start_credits"
    if grant.dice and grant.colour not in dice:
        return f"unknown die colour {grant.colour!r}{hint(grant.colour, dice)}"
    if bool(grant.dice) != bool(grant.to):
        return "dice, and only dice, go 'to' cup, citizenry or good"
    if grant.to not in ("", *PLACES):
        return f"dice go 'to' {', '.join(PLACES)}, not {grant.to!r}{hint(grant.to, PLACES)}"
    return ""
