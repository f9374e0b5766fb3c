"""The contents of several packs combined: numbered, indexed, and checked against each other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeVar

from starcup import did_you_mean, nearest_name
from starcup.making import frozen
from starcup.packed import Claims, DataPath, PackPieces, Row, Unquoted, one_of
from starcup.roll._rules import pack_files
from starcup.roll._rules.definitions import (
    REASSIGNED,
    WILD,
    Counter,
    DieColour,
    Face,
    Faction,
    Flag,
    Grant,
    HomeWorld,
    Numbers,
    Side,
    Tile,
    WorldColour,
)  # fmt: skip
from starcup.roll._rules.matching import Relations
from starcup.roll._rules.workers import marks_of
from starcup.roll.dice import MOST

T = TypeVar("T")

PLACES = ("cup", "citizenry", "good")
"""The places that the dice of a grant may go to."""
MOST_COST = 20
"""The highest cost of a tile: nobody ever has more workers at once."""
MOST_FACES = 20
"""The most faces of a die, and the most grants of a tile."""
LARGEST = 999
"""The largest number that a pack may set."""


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


class Builder:
    """Puts the contents of packs together: two things of one name, and unknown names, are noted as faults."""

    def __init__(self, phases: Sequence[str], numbers: Numbers, claims: Claims) -> None:
        self.phases = (*phases, "assign")
        self.numbers = numbers
        self.dice: dict[str, Row[pack_files.DieRow]] = {}
        self.flags: dict[str, Flag] = {}
        self.counters: dict[str, Row[pack_files.CounterRow]] = {}
        self.colours: dict[str, WorldColour] = {}
        self.faces: list[Face] = []
        self.claims = claims
        self.unread: set[str] = set()

    def build(self, packs: Sequence[PackPieces]) -> Catalogue:
        """Return the contents of packs in the order given; entries with faults may be missing."""
        for pieces in packs:
            self.unread |= pieces.unread
            for flag in pieces.of(pack_files.FLAGS):
                self._add_flag(flag)
            for die in pieces.of(pack_files.DICE):
                self._add_die(die)
            for colour in pieces.of(pack_files.WORLD_COLOURS):
                self._add_colour(colour)
            for counter in pieces.of(pack_files.COUNTERS):
                self._add_counter(counter)
        for pieces in packs:
            for row in pieces.of(pack_files.DICE):
                key = row.value.key
                marked = ("_".join((key, *mark)) for mark in marks_of(row.value.faces, self.flags))
                for name in (key, f"imaginary_{key}", *marked):
                    self.claims.claim("kind of worker", name, row, ("key",))
            for counter in pieces.of(pack_files.COUNTERS):
                self.claims.claim("kind of worker", counter.value.key, counter, ("key",))
        relations = Relations(self.dice, self.colours, self.unread)
        tiles = [self._tile(row, pieces.pack.name) for pieces in packs for row in pieces.of(pack_files.TILES)]
        factions, homes = list[Faction](), list[HomeWorld]()
        for pieces in packs:
            factions += [self._faction(row, pieces.pack.name) for row in pieces.of(pack_files.FACTIONS)]
            homes += [self._home(row, pieces.pack.name) for row in pieces.of(pack_files.HOME_WORLDS)]
        return Catalogue(
            tuple(map(relations.die, self.dice.values())),
            tuple(self.colours.values()),
            tuple(self.faces),
            tuple(tiles),
            tuple(factions),
            tuple(homes),
            self.flags,
            tuple(map(relations.counter, self.counters.values())),
        )

    def _tile(self, row: Row[pack_files.TileRow], pack: str) -> Tile:
        tile = row.value
        self.claims.identified("tile", tile.id, row)
        development = self._face(row, ("development",), tile.development, "development", pack)
        world = self._face(row, ("world",), tile.world, "world", pack)
        return Tile(development.index // 2, tile.id, development, world)

    def _faction(self, row: Row[pack_files.FactionRow], pack: str) -> Faction:
        faction = row.value
        self.claims.identified("faction", faction.id, row)
        expected = "a number of its own, since numbers give the strict order of play"
        self.claims.claim(
            "faction number", str(faction.number), row, ("number",), Unquoted(str(faction.number)), expected
        )
        self._within(row, "number", faction.number, 0, LARGEST)
        self._within(row, "squares", faction.squares, 0, LARGEST)
        if len(faction.halves) != 2:
            row.fault("halves", "two halves", Unquoted(str(len(faction.halves))))
        halves = tuple(
            self._face(row, ("halves", index), half, half.side, pack) for index, half in enumerate(faction.halves)
        )
        return Faction(faction.id, faction.number, faction.squares, halves)

    def _home(self, row: Row[pack_files.HomeRow], pack: str) -> HomeWorld:
        self.claims.identified("home world", row.value.id, row)
        self._within(row, "squares", row.value.squares, 0, LARGEST)
        return HomeWorld(row.value.id, row.value.squares, self._face(row, (), row.value.face, "world", pack))

    def _within(self, row: Row[T], place: str | DataPath, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            row.fault(place, f"a number from {least} to {most}", value)

    def _known(self, row: Row[T], field: DataPath, key: str, known: Collection[str], what: str) -> None:
        if key not in known and key not in self.unread:
            row.fault(field, f"{what} ({one_of(known)})" if known else what, key, nearest_name(key, known))

    def _add_flag(self, row: Row[Flag]) -> None:
        flag = row.value
        self.claims.keyed("flag", flag.key, flag.name, row, ())
        self._within(row, "credits", flag.credits, 0, LARGEST)
        self._within(row, "chips", flag.chips, 0, LARGEST)
        if flag.key in (*self.phases, WILD):
            row.fault("key", "a name that stands for no phase", flag.key)
        else:
            self.flags[flag.key] = flag

    def _add_colour(self, row: Row[WorldColour]) -> None:
        self.claims.keyed("world colour", row.value.key, row.value.name, row, ())
        self._within(row, "trade", row.value.trade, 0, LARGEST)
        self.colours[row.value.key] = row.value

    def _add_counter(self, row: Row[pack_files.CounterRow]) -> None:
        self.claims.keyed("counter", row.value.key, row.value.name, row, ())
        self._within(row, "start", row.value.start, 0, MOST)
        self._within(row, "vp", row.value.vp, -LARGEST, LARGEST)
        for index, phase in enumerate(row.value.phases):
            self._known(row, ("phases", index), phase, self.phases[:-1], "a phase")
        self.counters[row.value.key] = row

    def _add_die(self, row: Row[pack_files.DieRow]) -> None:
        die = row.value
        self.claims.keyed("die colour", die.key, die.name, row, ())
        if not 0 < die.count <= MOST:
            row.fault("count", f"a whole number from 1 to {MOST}", die.count)
        if not 0 < len(die.faces) <= MOST_FACES:
            row.fault("faces", f"1 to {MOST_FACES} faces", Unquoted(str(len(die.faces))))
        for index, face in enumerate(die.faces[:MOST_FACES]):
            self._check_face_of_die(row, index, face)
        self.dice[die.key] = row

    def _check_face_of_die(self, row: Row[pack_files.DieRow], index: int, face: str) -> None:
        """Check that a face shows phases or is wild, with any flags after them; note a fault if not."""
        flags = [key for key in self.flags if key != REASSIGNED]
        known, parts = (*self.phases[:-1], WILD, *flags), face.split("+")
        expected = f"{one_of((*self.phases[:-1], WILD))}, or several phases joined by '+'"
        if flags:
            expected += f", and behind them {one_of(flags)}"
        unknown = [part for part in parts if part not in known]
        shown = [part for part in parts if part not in flags]
        if unknown:
            row.fault(("faces", index), expected, face, nearest_name(unknown[0], known))
        elif not shown or len(set(parts)) < len(parts) or (WILD in shown and len(shown) > 1):
            row.fault(("faces", index), expected, face)

    def _face(self, row: Row[T], place: DataPath, face: pack_files.FaceRow, side: Side, pack: str) -> Face:
        self.claims.side(face.key, face.name, row, place)
        least = (
            1 if isinstance(row.value, pack_files.TileRow) else 0
        )  # a tile of cost 0 would be complete before it is begun
        if not least <= face.cost <= MOST_COST:
            row.fault((*place, "cost"), f"a number from {least} to {MOST_COST}", face.cost)
        if side == "world":
            self._known(row, (*place, "colour"), face.colour, self.colours, "a world colour")
        elif face.colour or face.grants:
            field = "colour" if face.colour else "grants"
            row.fault((*place, field), "no colour and no grants: this is a development", Unquoted(field))
        for index, phase in enumerate(face.phases):
            self._known(row, (*place, "phases", index), phase, self.phases, "a phase")
            if phase in face.phases[:index]:
                row.fault((*place, "phases", index), "each phase once", phase)
        for index, colour in enumerate(face.counts_as):
            if side != "world":
                row.fault((*place, "counts_as"), "counts_as on worlds only", Unquoted("one on a development"))
            self._known(row, (*place, "counts_as", index), colour, self.colours, "a world colour")
        self._check_grants(row, place, face)
        colour_of_world, number = self.colours.get(face.colour), len(self.faces)
        written = face.grants, face.phases, face.reassign, face.plus, face.optional, face.counts_as, face.fixed_cost
        added = Face(number, face.key, face.name, side, face.cost, pack, colour_of_world, *written, order=number)
        self.faces.append(added)
        return added

    def _check_grants(self, row: Row[T], place: DataPath, face: pack_files.FaceRow) -> None:
        if len(face.grants) > MOST_FACES:
            row.fault((*place, "grants"), f"at most {MOST_FACES} grants", Unquoted(str(len(face.grants))))
        for index, grant in enumerate(face.grants[:MOST_FACES]):
            self._check_grant(row, (*place, "grants", index), grant, self.colours.get(face.colour))

    def _check_grant(self, row: Row[T], place: DataPath, grant: Grant, colour: WorldColour | None) -> None:
        given = {
            "credits": grant.credits, "dice": grant.dice, "lose": grant.lose,
            "start_credits": grant.start_credits is not None,
        }  # fmt: skip
        names = [name for name, value in given.items() if value]
        if len(names) != 1:
            several = Unquoted(" and ".join(names) or "none of them")
            row.fault(place, "exactly one of credits, dice, lose, start_credits in a grant", several)
        for name in ("credits", "dice", "lose"):
            if given[name]:
                self._within(row, (*place, name), getattr(grant, name), 1, LARGEST)
        early = not isinstance(row.value, pack_files.TileRow)  # a face that is laid out in the set-up (SETUP-16)
        for name in ("credits", "lose") if early else ("start_credits",):
            if given[name]:
                given_here = "dice or start_credits" if early else "credits, dice or lose"
                where = "what lies there from the start" if early else "what is placed later"
                row.fault((*place, name), f"{given_here}, on {where}", Unquoted(name))
        if early and grant.start_credits is not None:
            self._within(row, (*place, "start_credits"), grant.start_credits, 0, self.numbers.most_credits)
        if grant.dice:
            self._known(row, (*place, "colour"), grant.colour, self.dice, "a die colour")
        if bool(grant.dice) != bool(grant.to):
            expected = f"{one_of(PLACES)} with dice, and only with them"
            row.fault((*place, "to"), expected, grant.to or Unquoted("nothing"))
        elif grant.to == "good" and colour is not None and not colour.holds_goods:
            expected = f"{one_of(PLACES[:-1])}, since {colour.name} worlds hold no goods"
            row.fault((*place, "to"), expected, grant.to)
        elif grant.to == "good":
            self._within(row, (*place, "dice"), grant.dice, 1, self.numbers.goods_on_world)


def grant_fault(grant: Grant, dice: Iterable[str]) -> str:
    """Return what is wrong with a grant in a game with these die colours; empty if nothing is."""
    given = [bool(grant.credits), bool(grant.dice), bool(grant.lose), grant.start_credits is not None]
    if sum(given) != 1:
        return "a grant gives exactly one of credits, dice, lose, start_credits"
    if not 0 < (number := grant.credits or grant.dice or grant.lose or 1) <= LARGEST:
        return f"a grant gives from 1 to {LARGEST}, not {number}"
    if grant.dice and grant.colour not in dice:
        return f"unknown die colour {grant.colour!r}{did_you_mean(grant.colour, dice)}"
    if bool(grant.dice) != bool(grant.to):
        return "dice, and only dice, go 'to' cup, citizenry or good"
    if grant.to not in ("", *PLACES):
        return f"dice go 'to' {', '.join(PLACES)}, not {grant.to!r}{did_you_mean(grant.to, PLACES)}"
    return ""
