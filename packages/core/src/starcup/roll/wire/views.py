"""Views of Roll for the Galaxy as they are sent: names instead of numbers; what a seat may not know stays ``null``."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.making import check_kind, frozen
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.rules import Rules
from starcup.roll._rules.view import Hidden, RollView, SeatView
from starcup.roll.dice import NONE, Dice, count, kinds
from starcup.wire import Kept

Counts = dict[str, int]
"""Dice in a place: how many of each colour, by key; imaginary workers as ``imaginary_COLOUR``."""


@frozen
class LooseDice:
    """Dice of one kind behind the screen that fit several columns and are in none yet."""

    colour: str
    face: str
    phases: tuple[str, ...]
    count: int


@frozen
class Moving:
    """A die that a Reassign power in progress has moved, and the column that it goes to."""

    colour: str
    phase: str


@frozen
class Sheet:
    """The sheet behind a screen from the roll to Reveal; only the owner gets it, and only if something lies there.

    ``columns`` are dice by phase. Until a phase is selected, each of them shows
    the phase of its column: that is the face that ``select`` names; of ``loose``
    dice it is their ``face``. ``selected`` is the phase that ``selector``
    selects (a die colour; that die lies in no column), ``dictated`` the dice
    that paid for a Dictate, ``used`` the Reassign powers used (``dictate`` for
    Dictate).
    """

    columns: dict[str, Counts]
    loose: tuple[LooseDice, ...]
    selected: str | None
    selector: str | None
    dictated: Counts
    used: tuple[str, ...]
    moving: tuple[Moving, ...]


@frozen
class Standing:
    """One tile in a tableau, by the key of its face, and the goods on it."""

    face: str
    goods: Counts


@frozen
class Seat:
    """One player's part of a view.

    Dice are counts by colour. ``behind_screen`` are the dice rolled and not yet
    revealed, ``columns`` the workers by phase after Reveal. Stacks run from the
    top, tiles that the viewer may not see are null; ``development_cost`` and
    ``world_cost`` are what the top tiles cost after discounts, null if there is
    none or it is hidden. ``drawn`` and ``abandoned`` are ids of game tiles,
    ``draft`` a construction zone that the seat is still working on by a power
    (both stacks, ids from the top; null if there is none or it is hidden),
    ``resources`` counters and what else packs count, ``extensions`` what
    extensions of packs keep for the seat.
    """

    seat: int
    faction: str | None
    home_world: str | None
    credits: int
    chips: int
    squares: int
    cup: Counts
    citizenry: Counts
    behind_screen: Counts
    sheet: Sheet | None
    selected: str | None
    columns: dict[str, Counts]
    development_stack: tuple[str | None, ...]
    development_cost: int | None
    developers: Counts
    world_stack: tuple[str | None, ...]
    world_cost: int | None
    settlers: Counts
    tableau: tuple[Standing, ...]
    drawn: tuple[str | None, ...]
    draft: tuple[tuple[str | None, ...], ...] | None
    abandoned: tuple[str | None, ...]
    tallies: dict[str, int]
    resources: dict[str, int]
    extensions: Kept


@frozen
class View:
    """All that one seat may know of a game of Roll for the Galaxy.

    ``phase`` is the phase being done, ``occurring`` all of this round,
    ``spare`` that of the two-player die, several joined by ``+``; ``bag`` is how many tiles are in it,
    ``pool`` what is left of the VP chips and ``beyond`` those paid out after it
    ran dry, ``box`` tiles out of the game; ``order`` lists the seats in strict order. ``at_once``: all seats
    answer questions of their own now, unseen by the others. ``scores`` and
    ``winners`` are empty until the end. ``extensions`` is what extensions of
    packs keep for the table.
    """

    seat: int | None
    players: int
    round: int
    phase: str | None
    occurring: tuple[str, ...]
    spare: str | None
    at_once: bool
    order: tuple[int, ...]
    bag: int
    supply: Counts
    pool: int
    beyond: int
    box: tuple[str | None, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    extensions: Kept
    seats: tuple[Seat, ...]


def view_of(view: RollView) -> View:
    """Return a view as it is sent."""
    check_kind(view, RollView, "view", "a view of Roll for the Galaxy")
    rules = view.rules
    phases = rules.phase_keys
    return View(
        seat=view.viewer,
        players=view.players,
        round=view.round,
        phase=_name(phases, view.phase),
        occurring=tuple(phases[index] for index in view.occurring),
        spare="+".join(phases[phase] for phase in rules.phases_shown(view.spare)) if view.spare >= 0 else None,
        at_once=view.at_once,
        order=view.order,
        bag=len(view.bag),
        supply=_counts(rules, view.supply),
        pool=view.pool,
        beyond=view.beyond,
        box=_ids(rules, view.box),
        scores=view.scores,
        winners=view.winners,
        extensions=Kept(view.extensions),
        seats=tuple(_seat(view, number) for number in range(len(view.seats))),
    )


def _seat(view: RollView, number: int) -> Seat:
    rules, seat = view.rules, view.seats[number]
    faces = rules.faces
    developments, worlds = view.developments(number), view.worlds(number)
    return Seat(
        seat=number,
        faction=rules.factions[seat.faction].id if seat.faction >= 0 else None,
        home_world=rules.home_worlds[seat.home].face.key if seat.home >= 0 else None,
        credits=seat.credits,
        chips=seat.chips,
        squares=seat.squares,
        cup=_counts(rules, seat.cup),
        citizenry=_counts(rules, seat.citizenry),
        behind_screen=_counts(rules, seat.behind_screen),
        sheet=_sheet(rules, seat),
        selected=_name(rules.phase_keys, seat.selected),
        columns=_columns(rules, seat.columns),
        development_stack=tuple(None if face is None else face.key for face in developments),
        development_cost=_cost(view, number, developments),
        developers=_counts(rules, seat.developers),
        world_stack=tuple(None if face is None else face.key for face in worlds),
        world_cost=_cost(view, number, worlds),
        settlers=_counts(rules, seat.settlers),
        tableau=tuple(
            Standing(faces[index].key, _counts(rules, goods))
            for index, goods in zip(seat.tableau, seat.goods, strict=True)
        ),
        drawn=_ids(rules, seat.drawn),
        draft=tuple(_ids(rules, stack) for stack in seat.draft) if seat.draft else None,
        abandoned=_ids(rules, seat.abandoned),
        tallies=dict(seat.tallies),
        resources=dict(seat.resources),
        extensions=Kept(view.seat_extensions[number]),
    )


def _sheet(rules: Rules, seat: SeatView) -> Sheet | None:
    columns, dice = seat.sheet_columns, seat.sheet_loose or NONE
    if columns is None or not (seat.behind_screen or any(columns)):
        return None
    phases = rules.phase_keys
    loose = [
        LooseDice(rules.die_keys[die.colour], die.face, tuple(phases[phase] for phase in die.phases), count(dice, kind))
        for kind, die in ((kind, rules.loose[kind]) for kind in kinds(dice))
    ]
    return Sheet(
        columns=_columns(rules, columns),
        loose=tuple(loose),
        selected=_name(phases, seat.sheet_selected),
        selector=_name(rules.worker_names, seat.sheet_selector),
        dictated=_counts(rules, seat.sheet_dictated or NONE),
        used=tuple(rules.faces[face].key if face >= 0 else "dictate" for face in seat.sheet_used or ()),
        moving=tuple(Moving(rules.worker_names[kind], phases[target]) for target, kind in seat.sheet_moving or ()),
    )


def _name(names: Sequence[str], index: int | None) -> str | None:
    return None if index is None or index < 0 else names[index]


def _cost(view: RollView, number: int, stack: Sequence[Face | None]) -> int | None:
    """Return what the tile on top of a stack costs; None if there is none, or it is hidden."""
    return None if not stack or stack[0] is None else view.cost(number, stack[0])


def _ids(rules: Rules, tiles: Sequence[Hidden]) -> tuple[str | None, ...]:
    return tuple(None if tile is None else rules.tiles[tile].id for tile in tiles)


def _counts(rules: Rules, dice: Dice) -> Counts:
    names = rules.worker_names
    return {names[kind]: count(dice, kind) for kind in kinds(dice)}


def _columns(rules: Rules, columns: Sequence[Dice]) -> dict[str, Counts]:
    return {key: _counts(rules, dice) for key, dice in zip(rules.phase_keys, columns, strict=True)}
