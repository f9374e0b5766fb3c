"""The contents of several packs in one: numbered, indexed, and checked against each other."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeVar

from attrs import evolve

from starcup.kernel.faults import Shown, listed
from starcup.kernel.suggest import hint, nearest
from starcup.kernel.toml_places import Place
from starcup.kernel.values import frozen
from starcup.roll.definitions import (
    REASSIGNED,
    WILD,
    Counter,
    DieColour,
    Face,
    Faction,
    Flag,
    Grant,
    HomeWorld,
    Side,
    Tile,
    WorldColour,
)  # fmt: skip
from starcup.roll.dice import MOST
from starcup.roll.matching import Relations
from starcup.roll.pack_files import CounterRow, DieRow, FaceRow, FactionRow, HomeRow, PackFiles, Row, TileRow
from starcup.roll.workers import marks_of

T = TypeVar("T")

PLACES = ("cup", "citizenry", "good")
"""Where the dice of a grant may go."""
_KEY = re.compile(r"[\w-]+")
MOST_COST = 20
"""More workers than that nobody ever has at once."""


@frozen
class Catalogue:
    """Everything that the packs of a ruleset contain."""

    dice: tuple[DieColour, ...]
    world_colours: tuple[WorldColour, ...]
    faces: tuple[Face, ...]
    tiles: tuple[Tile, ...]
    factions: tuple[Faction, ...]
    home_worlds: tuple[HomeWorld, ...]
    flags: Mapping[str, Flag]
    counters: tuple[Counter, ...]

    @staticmethod
    def build(files: Sequence[PackFiles], phases: Sequence[str]) -> Catalogue:
        """Put packs together in the order given.

        Two things of one name, or one that is not there, are noted as faults in the documents; what is
        faulty may be missing then.
        """
        return _Builder(phases).build(files)


class _Builder:
    def __init__(self, phases: Sequence[str]) -> None:
        self.phases = (*phases, "assign")
        self.dice: dict[str, Row[DieRow]] = {}
        self.flags: dict[str, Flag] = {}
        self.counters: dict[str, Row[CounterRow]] = {}
        self.colours: dict[str, WorldColour] = {}
        self.faces: list[Face] = []
        self.owner: dict[str, str] = {}
        self.unread: set[str] = set()

    def build(self, files: Sequence[PackFiles]) -> Catalogue:
        for one in files:
            self.unread |= one.unread
            for flag in one.flags:
                self._add_flag(flag, one.pack.name)
            for die in one.dice:
                self._add_die(die, one.pack.name)
            for colour in one.worlds:
                self._claim("world colour", colour.value.key, colour, "key", one.pack.name)
                self.colours[colour.value.key] = colour.value
            for counter in one.counters:
                self._add_counter(counter, one.pack.name)
        for one in files:
            for row in one.dice:
                key = row.value.key
                marked = ("_".join((key, *mark)) for mark in marks_of(row.value.faces, self.flags))
                for name in (key, f"imaginary_{key}", *marked):
                    self._claim("kind of worker", name, row, "key", one.pack.name)
            for counter in one.counters:
                self._claim("kind of worker", counter.value.key, counter, "key", one.pack.name)
        relations = Relations(self.dice, self.colours, self.unread)
        tiles = [self._tile(row, one.pack.name) for one in files for row in one.tiles]
        factions: list[Faction] = []
        homes: list[HomeWorld] = []
        for one in files:
            factions += [self._faction(row, one.pack.name, factions) for row in one.factions]
            homes += [self._home(row, one.pack.name) for row in one.home_worlds]
        faces = tuple(evolve(face, order=index) for index, face in enumerate(self.faces))
        by_index = {face.index: face for face in faces}
        return Catalogue(
            tuple(map(relations.die, self.dice.values())),
            tuple(self.colours.values()),
            faces,
            tuple(
                evolve(t, index=n, development=by_index[t.development.index], world=by_index[t.world.index])
                for n, t in enumerate(tiles)
            ),
            tuple(evolve(f, halves=tuple(by_index[half.index] for half in f.halves)) for f in factions),
            tuple(evolve(h, face=by_index[h.face.index]) for h in homes),
            self.flags,
            tuple(map(relations.counter, self.counters.values())),
        )

    def _tile(self, row: Row[TileRow], pack: str) -> Tile:
        tile = row.value
        self._claim("tile", tile.id, row, "id", pack)
        development = self._face(row, ("development",), tile.development, "development", pack)
        return Tile(0, tile.id, development, self._face(row, ("world",), tile.world, "world", pack))

    def _faction(self, row: Row[FactionRow], pack: str, others: Sequence[Faction]) -> Faction:
        faction = row.value
        self._claim("faction", faction.id, row, "id", pack)
        halves = tuple(
            self._face(row, ("halves", index), half, half.side, pack) for index, half in enumerate(faction.halves)
        )
        if faction.number in {other.number for other in others}:
            found = Shown(f"{faction.number}, which another faction has")
            row.fault("number", "a number of its own, since numbers give the strict order of play", found)
        return Faction(faction.id, faction.number, faction.squares, halves)

    def _home(self, row: Row[HomeRow], pack: str) -> HomeWorld:
        self._claim("home world", row.value.id, row, "id", pack)
        return HomeWorld(row.value.id, row.value.squares, self._face(row, (), row.value.face, "world", pack))

    def _claim(self, kind: str, key: str, row: Row[T], field: str | Place, pack: str) -> None:
        name = f"{kind} {key}"
        if name in self.owner:
            row.fault(
                field, f"a {kind} of a new name", Shown(f"{key!r}, which is in pack {self.owner[name]!r} already")
            )
        self.owner.setdefault(name, pack)

    def _known(self, row: Row[T], field: Place, key: str, known: Collection[str], what: str) -> None:
        if key not in known and key not in self.unread:
            row.fault(field, f"{what} ({listed(known)})" if known else what, key, nearest(key, known))

    def _add_flag(self, row: Row[Flag], pack: str) -> None:
        flag = row.value
        self._claim("flag", flag.key, row, "key", pack)
        if flag.key in (*self.phases, WILD):
            row.fault("key", "a name that stands for no phase", flag.key)
        else:
            self.flags[flag.key] = flag

    def _add_counter(self, row: Row[CounterRow], pack: str) -> None:
        self._claim("counter", row.value.key, row, "key", pack)
        for index, phase in enumerate(row.value.phases):
            self._known(row, ("phases", index), phase, self.phases[:-1], "a phase")
        self.counters[row.value.key] = row

    def _add_die(self, row: Row[DieRow], pack: str) -> None:
        die = row.value
        self._claim("die colour", die.key, row, "key", pack)
        if not 0 < die.count <= MOST:
            row.fault("count", f"a whole number from 1 to {MOST}", die.count)
        for index, face in enumerate(die.faces):
            self._check_face_of_die(row, index, face)
        self.dice[die.key] = row

    def _check_face_of_die(self, row: Row[DieRow], index: int, face: str) -> None:
        """A face shows one or more phases or is wild; behind that it may show flags."""
        flags = [key for key in self.flags if key != REASSIGNED]
        known, parts = (*self.phases[:-1], WILD, *flags), face.split("+")
        expected = f"{listed((*self.phases[:-1], WILD))}, or several phases joined by '+'"
        if flags:
            expected += f", and behind them {listed(flags)}"
        unknown = [part for part in parts if part not in known]
        shown = [part for part in parts if part not in flags]
        if unknown:
            row.fault(("faces", index), expected, face, nearest(unknown[0], known))
        elif not shown or len(set(parts)) < len(parts) or (WILD in shown and len(shown) > 1):
            row.fault(("faces", index), expected, face)

    def _face(self, row: Row[T], place: Place, face: FaceRow, side: Side, pack: str) -> Face:
        self._claim("face", face.key, row, (*place, "key"), pack)
        if not _KEY.fullmatch(face.key):  # it stands in choices, which are read word by word
            row.fault((*place, "key"), "a key of letters, digits, _ and -", face.key)
        if not (face.name.strip() and face.name.isprintable()):
            row.fault((*place, "name"), "a name that can be printed in a line", face.name)
        least = 1 if isinstance(row.value, TileRow) else 0  # what costs nothing would be complete before it is begun
        if not least <= face.cost <= MOST_COST:
            row.fault((*place, "cost"), f"a number from {least} to {MOST_COST}", face.cost)
        if side == "world":
            self._known(row, (*place, "colour"), face.colour, self.colours, "a world colour")
        elif face.colour or face.grants:
            field = "colour" if face.colour else "grants"
            row.fault((*place, field), "no colour and no grants: this is a development", Shown(field))
        for index, phase in enumerate(face.phases):
            self._known(row, (*place, "phases", index), phase, self.phases, "a phase")
        for index, colour in enumerate(face.counts_as):
            if side != "world":
                row.fault((*place, "counts_as"), "counts_as on worlds only", Shown("one on a development"))
            self._known(row, (*place, "counts_as", index), colour, self.colours, "a world colour")
        for index, grant in enumerate(face.grants):
            self._check_grant(row, (*place, "grants", index), grant)
        made = Face(
            len(self.faces), face.key, face.name, side, face.cost, pack, self.colours.get(face.colour), face.grants,
            face.phases, face.reassign, face.plus, face.optional, face.counts_as, face.fixed_cost,
        )  # fmt: skip
        self.faces.append(made)
        return made

    def _check_grant(self, row: Row[T], place: Place, grant: Grant) -> None:
        given = {
            "credits": grant.credits, "dice": grant.dice, "lose": grant.lose,
            "start_credits": grant.start_credits is not None,
        }  # fmt: skip
        names = [name for name, value in given.items() if value]
        if len(names) != 1:
            found = Shown(" and ".join(names) or "none of them")
            row.fault(place, "exactly one of credits, dice, lose, start_credits in a grant", found)
        if grant.dice:
            self._known(row, (*place, "colour"), grant.colour, self.dice, "a die colour")
        if bool(grant.dice) != bool(grant.to):
            expected = f"{listed(PLACES)} with dice, and only with them"
            row.fault((*place, "to"), expected, grant.to or Shown("nothing"))


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
