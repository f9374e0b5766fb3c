"""Tiny Epic Galaxies on the wire: names instead of numbers, and every planet, mission and rebel board in the box."""

from __future__ import annotations

from typing import ClassVar, cast

from starcup.making import frozen
from starcup.wire import Box, GameWire
from starcup_tiny_epic._rules.places import GALAXY, SURFACE
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import (
    FACES,
    LEVEL_DICE,
    LEVEL_SHIPS,
    LEVEL_VP,
    MOST_RESOURCES,
    RESOURCES,
    SHIPS,
    TOP_LEVEL,
    TRACKS,
)
from starcup_tiny_epic._rules.view import EmpireView, EpicView
from starcup_tiny_epic.words.mission_words import attack, condition
from starcup_tiny_epic.words.planet_words import sentences

Keys = tuple[str, ...]


@frozen
class Resources:
    """Amounts of both resources."""

    energy: int
    culture: int


@frozen
class Ship:
    """A ship: ``place`` is its name in choices; in the galaxy it has no ``planet``.

    ``space`` is that of the planet's track, 0 for the start space; null on a surface and in the galaxy.
    """

    place: str
    planet: str | None
    space: int | None


@frozen
class InUse:
    """An action of a planet that is being carried out, and for which empire."""

    empire: int
    planet: str


@frozen
class Empire:
    """One empire: that of the seat with its number; in a solo game 1 is the rebel.

    ``most`` is the end of its track of resources, ``vp`` its public VP. ``dice`` are those that it rolls at its level
    in a turn, in the next one ``fewer`` by so many; of the rebel, those of its board. ``dealt`` are missions to choose
    from, ``mission`` the one kept; those that the viewer may not know are null. ``used`` are planets that work once per
    turn, and were used in this turn.
    """

    number: int
    rebel: bool
    energy: int
    culture: int
    most: int
    level: int
    vp: int
    dice: int
    fewer: int
    ships: tuple[Ship, ...]
    colonies: Keys
    dealt: tuple[str | None, ...]
    mission: str | None
    discarded: str | None
    used: Keys


@frozen
class Dice:
    """The dice on the control mat: faces of the ``unused`` and of the activated ones (``bay``), in order.

    ``spent`` are in the converter, ``given_up`` for actions of planets. ``rerolls`` were made in this turn; the next
    one costs ``reroll_price`` energy. ``converted`` tells whether the converter was used.
    """

    unused: Keys
    bay: Keys
    spent: int
    given_up: int
    rerolls: int
    reroll_price: int
    converted: bool


@frozen
class View:
    """All that one seat may know.

    ``row`` has the planets from the left, null for a gap; ``deck`` is the number of planets to come, ``removed`` left
    the game, ``under`` lie under the deck. ``first`` is the starting player, ``active`` the empire whose turn it is;
    null before. ``ended_by`` triggered the end. ``shown`` are the missions of all seats, at the end.
    """

    seat: int
    players: int
    round: int
    turn: int
    first: int | None
    active: int | None
    row: tuple[str | None, ...]
    deck: int
    removed: Keys
    under: Keys
    dice: Dice
    follow_price: int
    follow_gain: Resources
    in_use: tuple[InUse, ...]
    empires: tuple[Empire, ...]
    rebel: str | None
    ended_by: int | None
    shown: Keys
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@frozen
class PlanetInTheBox:
    """A planet: what it ``produces``, the kind of its ``track`` with the number of its ``spaces`` before the symbol.

    ``action`` is in words, line by line; ``price`` is paid for it, ``dice`` are given up. It works in the ``own_turn``
    only, or ``once`` per turn, if so stated.
    """

    key: str
    name: str
    vp: int
    produces: str
    track: str
    spaces: int
    action: tuple[str, ...]
    price: Resources
    dice: int
    own_turn: bool
    once: bool


@frozen
class MissionInTheBox:
    """A secret mission: its condition in words, its VP, and those for a tie; in the deck from so many players on."""

    key: str
    name: str
    vp: int
    tied: int
    players: int
    condition: str


@frozen
class RebelLevelInTheBox:
    """A level of a rebel board, with its attack in words."""

    dice: int
    vp: int
    attack: str


@frozen
class BoardInTheBox:
    """A rebel board: its levels from 1 on; ``stand_in`` names what is not known from the printed one."""

    key: str
    name: str
    rank: int
    difficulty: str
    most: int
    levels: tuple[RebelLevelInTheBox, ...]
    stand_in: Keys


@frozen
class LevelInTheBox:
    """A level of an empire: its dice, ships and VP, and what the upgrade to it costs in one resource."""

    level: int
    dice: int
    ships: int
    vp: int
    price: int


@frozen
class Catalogue:
    """Everything in the box: planets, missions, rebel boards, levels of empires, faces, resources, kinds of tracks."""

    box: Box
    planets: tuple[PlanetInTheBox, ...]
    missions: tuple[MissionInTheBox, ...]
    boards: tuple[BoardInTheBox, ...]
    levels: tuple[LevelInTheBox, ...]
    faces: Keys
    resources: Keys
    tracks: Keys


class EpicWire(GameWire[EpicTable, EpicView]):
    """The facet ``wire`` of Tiny Epic Galaxies: its messages name planets and missions by their keys."""

    view_class: ClassVar[type | None] = View
    catalogue_class: ClassVar[type] = Catalogue

    def view(self, view: EpicView) -> View:
        rules = view.rules
        keys = rules.keys
        return View(
            view.seat,
            view.players,
            view.round,
            view.turn,
            _number(view.first),
            _number(view.active),
            tuple([_key(keys, planet) for planet in view.row]),
            len(view.deck),
            _named(keys, view.removed),
            _named(keys, view.under),
            _dice(view),
            view.follow_price,
            Resources(*view.follow_gain),
            tuple([InUse(empire, keys[planet]) for empire, planet in view.in_use]),
            tuple([_empire(number, shown, view, rules) for number, shown in enumerate(view.empires)]),
            rules.board.key if view.players == 1 and rules.board is not None else None,
            _number(view.ended_by),
            _named(rules.mission_keys, view.shown),
            view.scores,
            view.winners,
        )

    def catalogue(self) -> Catalogue:
        rules = cast("EpicRuleset", self.ruleset)
        return Catalogue(
            self.box(),
            tuple(_planet(planet, rules) for planet in rules.planets),
            tuple(map(_mission, rules.missions)),
            tuple(map(_board, rules.boards)),
            tuple(map(_level, range(1, TOP_LEVEL + 1))),
            FACES,
            RESOURCES,
            TRACKS,
        )


def _number(number: int) -> int | None:
    return None if number < 0 else number


def _key(keys: Keys, number: int | None) -> str | None:
    return None if number is None or number < 0 else keys[number]


def _named(keys: Keys, numbers: tuple[int, ...]) -> Keys:
    return tuple([keys[number] for number in numbers])


def _dice(view: EpicView) -> Dice:
    price = 1 if view.rerolls else 0
    return Dice(
        _named(FACES, view.unused),
        _named(FACES, view.bay),
        view.spent,
        view.given_up,
        view.rerolls,
        price,
        view.converted,
    )


def _empire(number: int, shown: EmpireView, view: EpicView, rules: EpicRules) -> Empire:
    keys, missions, board = rules.keys, rules.mission_keys, rules.board
    dice, most, is_rebel = LEVEL_DICE[min(shown.level, TOP_LEVEL)], MOST_RESOURCES, number >= view.players
    if is_rebel and board is not None:
        dice, most = board.levels[min(shown.level, len(board.levels)) - 1].dice, board.most
    return Empire(
        number,
        is_rebel,
        shown.energy,
        shown.culture,
        most,
        shown.level,
        shown.vp,
        dice,
        shown.fewer,
        tuple([_ship(place, rules) for place in shown.ships]),
        _named(keys, shown.colonies),
        tuple([_key(missions, mission) for mission in shown.dealt]),
        _key(missions, shown.mission),
        _key(missions, shown.discarded),
        _named(keys, shown.used),
    )


def _ship(place: int, rules: EpicRules) -> Ship:
    if place == GALAXY:
        return Ship(rules.place_names[place], None, None)
    space = place & 15
    return Ship(rules.place_names[place], rules.keys[place >> 4], None if space == SURFACE else space)


def _planet(planet: Planet, rules: EpicRules) -> PlanetInTheBox:
    action = planet.action
    return PlanetInTheBox(
        planet.key,
        planet.name,
        planet.vp,
        RESOURCES[planet.resource],
        TRACKS[planet.track],
        planet.spaces,
        tuple(sentences(planet, rules)),
        Resources(action.energy, action.culture),
        action.dice,
        action.own_turn,
        action.once,
    )


def _mission(mission: Mission) -> MissionInTheBox:
    return MissionInTheBox(mission.key, mission.name, mission.vp, mission.tied, mission.players, condition(mission))


def _board(board: RebelBoard) -> BoardInTheBox:
    levels = tuple(RebelLevelInTheBox(one.dice, one.vp, attack(one.attack)) for one in board.levels)
    return BoardInTheBox(board.key, board.name, board.rank, board.difficulty, board.most, levels, board.stand_in)


def _level(level: int) -> LevelInTheBox:
    ships = min(SHIPS, LEVEL_SHIPS[level])
    return LevelInTheBox(level, LEVEL_DICE[level], ships, LEVEL_VP[level], level if level > 1 else 0)
