"""What a game consists of, for front ends to show: dice, phases, tiles with their texts, rules."""

from __future__ import annotations

from starcup.making import check_kind, frozen
from starcup.packed import tile_texts
from starcup.packs import TileText
from starcup.roll._rules.definitions import DieColour, Face, Grant, Phase, WorldColour
from starcup.roll._rules.ruleset import RollRuleset
from starcup.wire import Box


@frozen
class PhaseName:
    """A phase: its key, name, numeral, and what its workers are called."""

    key: str
    name: str
    numeral: str
    worker: str


@frozen
class Side:
    """One side of a tile, by its ``key``.

    ``colour`` is that of a world, ``phases`` the phases printed on a
    development, ``plus`` says that it brings a bonus at the end on top of its
    cost, ``grants`` is what it gives when it is placed. ``power`` says whether
    the power of a development is implemented (null for worlds). ``text``,
    ``bonus``, ``notes`` and ``rules`` (ids) are for people.
    """

    key: str
    name: str
    side: str
    cost: int
    pack: str
    colour: str | None
    phases: tuple[str, ...]
    reassign: bool
    plus: bool
    optional: bool
    grants: tuple[Grant, ...]
    power: bool | None
    text: str
    bonus: str
    notes: tuple[str, ...]
    rules: tuple[str, ...]


@frozen
class Piece:
    """A game tile, faction tile or home world: its id, how many squares it fills, and its sides.

    A game tile shows one of its two sides; the sides of a faction lie side by side.
    """

    id: str
    kind: str
    squares: int
    sides: tuple[Side, ...]


@frozen
class Catalogue(Box):
    """Everything in the box, for the packs chosen."""

    dice: tuple[DieColour, ...]
    world_colours: tuple[WorldColour, ...]
    phases: tuple[PhaseName, ...]
    pieces: tuple[Piece, ...]


def catalogue_of(rules: RollRuleset, box: Box) -> Catalogue:
    """Return everything in the box of a ruleset, in the form in which it is sent."""
    check_kind(rules, RollRuleset, "rules", "a ruleset of Roll for the Galaxy")
    texts = tile_texts(rules)

    def side(face: Face) -> Side:
        return _side(rules, face, texts.get(face.key, TileText()))

    colours = {face.colour.key: face.colour for face in rules.faces if face.colour is not None}
    return Catalogue(
        game=box.game,
        title=box.title,
        seats=box.seats,
        packs=box.packs,
        dice=rules.dice,
        world_colours=tuple(colours.values()),
        phases=tuple(map(_phase, rules.phases)),
        pieces=(
            *(Piece(tile.id, "tile", 1, (side(tile.development), side(tile.world))) for tile in rules.tiles),
            *(Piece(one.id, "faction", one.squares, tuple(map(side, one.halves))) for one in rules.factions),
            *(Piece(one.id, "home-world", one.squares, (side(one.face),)) for one in rules.home_worlds),
        ),
    )


def _phase(phase: Phase) -> PhaseName:
    return PhaseName(phase.key, phase.name, phase.numeral, phase.worker)


def _side(rules: RollRuleset, face: Face, told: TileText) -> Side:
    return Side(
        key=face.key,
        name=face.name,
        side=face.side,
        cost=face.cost,
        pack=face.pack,
        colour=face.colour.key if face.colour is not None else None,
        phases=face.phases,
        reassign=face.reassign,
        plus=face.plus,
        optional=face.optional,
        grants=tuple(rules.grants_of(face)),
        power=None if face.is_world else face.key in rules.plugins.packs,
        text=told.text,
        bonus=told.bonus,
        notes=told.notes,
        rules=told.rules,
    )
