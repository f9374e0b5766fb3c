"""Planets, secret missions and rebel boards, as the files of packs state them (PLANETS, MISSIONS, SOLO-50)."""

from __future__ import annotations

from typing import Annotated

from starcup.making import frozen
from starcup_tiny_epic._rules.deeds import Amount, Deed


@frozen
class Action:
    """The action of a planet: its price, its limits, and its deeds in order.

    It works in the ``own_turn`` only (EFFECT-4), or ``once`` per turn (EFFECT-5), if so stated; ``dice`` are unused
    dice that are given up (CLARIFY-28). It has a module of its ``own`` if the deeds have a :class:`Module`.
    """

    energy: int = 0
    culture: int = 0
    dice: int = 0
    own_turn: bool = False
    once: bool = False
    deeds: tuple[Deed, ...] = ()
    own: bool = False


NO_ACTION = Action()


@frozen
class Planet:
    """A planet card (PLANETS-2).

    ``index`` is its number; ``resource`` the number of what it produces, ``track`` that of the kind of its track,
    ``spaces`` the number of numbered spaces: the symbol space comes after them. ``pack`` is the name of the pack.
    """

    index: int
    key: str
    name: str
    vp: int
    resource: int
    track: int
    spaces: int
    action: Action = NO_ACTION
    pack: str = ""


@frozen
class Mission:
    """A secret mission (MISSIONS-1).

    Its condition is one of these: the owner has the ``most`` or the ``fewest`` of something, for ``vp`` alone and
    ``tied`` VP if shared (MISSIONS-3); of each thing in ``least`` he has at least, in ``most_of`` at most, that many;
    of the two in ``equal`` he has as many; he triggered the end, if ``ended``. Things are named by
    :data:`COUNTED`. With fewer than ``players`` players it is not in the deck (MISSIONS-4).
    """

    index: int
    key: str
    name: str
    vp: int
    tied: int = 0
    players: int = 2
    most: str = ""
    fewest: str = ""
    least: tuple[tuple[str, int], ...] = ()
    most_of: tuple[tuple[str, int], ...] = ()
    equal: tuple[str, ...] = ()
    ended: bool = False
    pack: str = ""


COUNTED: tuple[str, ...] = ("energy", "culture", "colonies", "economy", "diplomacy", "home", "away", "level", "vp")
"""Things that missions count: resources, own colonies, those of each kind, ships in the galaxy and on planets (earned
ones), the level of the empire, public VP without missions."""


Back = Annotated[int, "back"]
"""A number of ships; -1 for all."""


@frozen
class Attack:
    """A rebel attack: what it does, in this order (SOLO-41 to SOLO-48).

    The human loses ``lose_energy`` and ``lose_culture``; the rebel takes ``take_energy`` and ``take_culture``, and
    gains ``energy`` and ``culture``; the human rolls ``fewer`` dice in his next turn; the rebel takes ``take_any`` of
    what the human chooses; ``back`` orbiting ships of his go back one space each (-1, in files "all", for all); all
    orbiting rebel ships ``advance`` so many spaces. Marked ``once``, it is carried out once per turn (SOLO-39).
    """

    lose_energy: Amount = 0
    lose_culture: Amount = 0
    advance: Amount = 0
    take_energy: Amount = 0
    take_culture: Amount = 0
    take_any: Amount = 0
    energy: Amount = 0
    culture: Amount = 0
    back: Back = 0
    fewer: Amount = 0
    once: bool = False


@frozen
class RebelLevel:
    """A level of a rebel board: its dice, its VP and its attack (SOLO-50)."""

    dice: int
    vp: int
    attack: Attack


@frozen
class RebelBoard:
    """A rebel board: its levels from 1 on; the space after the last is the skull (SOLO-50).

    ``most`` is the end of its resource track. ``stand_in`` names what is not known from a printed board: ``vp``,
    ``most`` (SOLO-52).
    """

    key: str
    name: str
    rank: int
    difficulty: str
    most: int
    levels: tuple[RebelLevel, ...]
    stand_in: tuple[str, ...] = ()
    pack: str = ""
