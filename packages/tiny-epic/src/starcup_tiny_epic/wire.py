"""Tiny Epic Galaxies on the wire: names instead of numbers, and the levels of empires in the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starcup.making import frozen
from starcup.messages import Language
from starcup.wire import GameWire, Kept, PieceInTheBox
from starcup_tiny_epic._rules.places import GALAXY, SURFACE, planet_of, space_of
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES, LEVEL_DICE, LEVEL_SHIPS, LEVEL_VP, SHIPS, TOP_LEVEL
from starcup_tiny_epic._rules.turn import reroll_price
from starcup_tiny_epic._rules.view import EmpireView, EpicView

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

    seat: int | None
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
    extensions: Kept
    seat_extensions: tuple[Kept, ...]


class EpicWire(GameWire[EpicTable, EpicView]):
    """The facet ``wire`` of Tiny Epic Galaxies: its messages name planets and missions by their keys."""

    view_class: ClassVar[type | None] = View

    def view(self, view: EpicView) -> View:
        rules = view.rules
        keys = rules.keys
        return View(
            seat=view.viewer,
            players=view.players,
            round=view.round,
            turn=view.turn,
            first=_number(view.first),
            active=_number(view.active),
            row=tuple([_key(keys, planet) for planet in view.row]),
            deck=len(view.deck),
            removed=_named(keys, view.removed),
            under=_named(keys, view.under),
            dice=_dice(view),
            follow_price=view.follow_price,
            follow_gain=Resources(*view.follow_gain),
            in_use=tuple([InUse(empire, keys[planet]) for empire, planet in view.in_use]),
            empires=tuple([_empire(number, empire, view, rules) for number, empire in enumerate(view.empires)]),
            rebel=rules.board.key if view.players == 1 and rules.board is not None else None,
            ended_by=_number(view.ended_by),
            shown=_named(rules.mission_keys, view.shown),
            scores=view.scores,
            winners=view.winners,
            extensions=Kept(view.extensions),
            seat_extensions=tuple(map(Kept, view.seat_extensions)),
        )

    def further_pieces(self, language: Language) -> Sequence[PieceInTheBox]:
        return tuple(map(_level, range(1, TOP_LEVEL + 1)))


def _level(level: int) -> PieceInTheBox:
    """Return a level of an empire: its dice, ships and VP, and what the upgrade to it costs in one resource."""
    ships, price = min(SHIPS, LEVEL_SHIPS[level]), level if level > 1 else 0
    numbers = {"level": level, "dice": LEVEL_DICE[level], "ships": ships, "vp": LEVEL_VP[level], "price": price}
    return PieceInTheBox("level", str(level), str(level), "", (), "", numbers)


def _number(number: int) -> int | None:
    return None if number < 0 else number


def _key(keys: Keys, number: int | None) -> str | None:
    return None if number is None or number < 0 else keys[number]


def _named(keys: Keys, numbers: tuple[int, ...]) -> Keys:
    return tuple([keys[number] for number in numbers])


def _dice(view: EpicView) -> Dice:
    return Dice(
        _named(FACES, view.unused),
        _named(FACES, view.bay),
        view.spent,
        view.given_up,
        view.rerolls,
        reroll_price(view),
        view.converted,
    )


def _empire(number: int, empire: EmpireView, view: EpicView, rules: EpicRules) -> Empire:
    keys, missions, board = rules.keys, rules.mission_keys, rules.board
    dice, is_rebel = LEVEL_DICE[min(empire.level, TOP_LEVEL)], number >= view.players
    if is_rebel and board is not None:
        dice = board.levels[min(empire.level, len(board.levels)) - 1].dice
    return Empire(
        number=number,
        rebel=is_rebel,
        energy=empire.energy,
        culture=empire.culture,
        most=view.most(number),
        level=empire.level,
        vp=empire.vp,
        dice=dice,
        fewer=empire.fewer,
        ships=tuple([_ship(place, rules) for place in empire.ships]),
        colonies=_named(keys, empire.colonies),
        dealt=tuple([_key(missions, mission) for mission in empire.dealt]),
        mission=_key(missions, empire.mission),
        discarded=_key(missions, empire.discarded),
        used=_named(keys, empire.used),
    )


def _ship(place: int, rules: EpicRules) -> Ship:
    if place == GALAXY:
        return Ship(rules.place_names[place], None, None)
    space = space_of(place)
    return Ship(rules.place_names[place], rules.keys[planet_of(place)], None if space == SURFACE else space)
