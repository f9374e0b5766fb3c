"""Whole tables that fit a view: everything that the viewer can't know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import fields

from starcup.kernel.arguments import told
from starcup.kernel.chance import Rng, stream
from starcup.kernel.errors import BadArgument
from starcup.kernel.steps import AnyStep, SeatStep
from starcup.plugins.extension_state import SeatStates, TableStates
from starcup.roll._rules.seat import NOTHING, Seat
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import NONE, ONE, count, kinds

if TYPE_CHECKING:
    from starcup.roll._rules.rules import Rules
    from starcup.roll._rules.view import RollView

_HIDDEN = ("development_stack", "world_stack", "drawn", "abandoned")


def sample(view: RollView, rng: Rng) -> RollTable:
    """Return a table that the viewer can't tell from the real one.

    Hidden tiles are dealt from all tiles that the viewer does not see; dice
    behind other screens are rolled anew and their owners have not begun to
    assign. Future rolls and draws come from a new seed.
    """
    if not isinstance(rng, Rng):
        raise BadArgument(f"rng: expected a starcup.Rng, found {told(rng)}")
    rules = view.rules
    seed = rng.below(1 << 62)
    table = _open_part(view, seed)
    extensions = rules.extensions
    table.states = TableStates(extensions.sampled_table_states(view, rng))
    table.seats = [_seat(view, number) for number in range(len(view.seats))]
    for number, seat in enumerate(table.seats):
        seat.states = SeatStates(extensions.sampled_seat_states(view, number, rng))
    held = {tile for hook in extensions.held_tiles for tile in hook(table)}
    unseen = rng.shuffled(tile for tile in _unseen(view) if tile not in held)
    for shown, seat in zip(view.seats, table.seats, strict=True):
        for name in _HIDDEN:
            tiles: tuple[int | None, ...] = getattr(shown, name)
            setattr(seat, name, tuple(unseen.pop() if tile is None else tile for tile in tiles))
        if shown.sheet_columns is None:
            roll_anew(rules, seat, rng)
    table.bag = tuple(sorted(unseen))
    main, own, starts = view.flow
    table.stack = list(main)
    if view.at_once:
        table.together([_lane_start(number, starts) for number in range(view.players)])
        assert table.lanes is not None
        table.lanes[view.seat] = list(own)
        table.halted = False
    return table


def _open_part(view: RollView, seed: int) -> RollTable:
    """Return a table with everything that lies open on it, except the seats."""
    return RollTable(
        ruleset=view.ruleset,
        players=view.players,
        seed=seed,
        streams=[stream(seed, view.round, index) for index in range(view.players + 1)],
        answered=[0] * view.players,
        supply=view.supply,
        pool=view.pool,
        beyond=view.beyond,
        round=view.round,
        phase=view.phase,
        occurring=view.occurring,
        spare=view.spare,
        order=view.order,
        box=view.box,
        scores=view.scores,
        winners=view.winners,
        chips_out=view.rules.numbers.pool_per_player * view.players
        - view.pool
        + view.beyond
        - sum(seat.chips for seat in view.seats),
    )


def known(view: RollView) -> RollTable:
    """Return a table with everything that the viewer sees; hidden tiles, dice and chance are missing from it.

    It serves to ask powers (a bonus, an income, terms of a Reassign), never to
    play: it has no questions, and the bag is empty.
    """
    rules, seats = view.rules, [_seat(view, number) for number in range(len(view.seats))]
    for shown, seat in zip(view.seats, seats, strict=True):
        for name in _HIDDEN:
            tiles: tuple[int | None, ...] = getattr(shown, name)
            setattr(seat, name, tuple(tile for tile in tiles if tile is not None))
        if shown.sheet_columns is None:
            _clear_sheet(rules, seat)
    table = _open_part(view, 0)
    table.seats = seats
    extensions = rules.extensions
    if extensions.names:
        rng = Rng(0)
        table.states = TableStates(extensions.sampled_table_states(view, rng))
        for number, seat in enumerate(seats):
            seat.states = SeatStates(extensions.sampled_seat_states(view, number, rng))
    return table


def _lane_start(seat: int, starts: tuple[AnyStep, ...]) -> AnyStep | None:
    return next((step for step in starts if isinstance(step, SeatStep) and step.seat == seat), None)


def _unseen(view: RollView) -> list[int]:
    """Return all tiles that lie where the viewer can't see them."""
    seen: set[int | None] = set(view.box)
    games = 2 * len(view.rules.tiles)
    for seat in view.seats:
        seen.update(face // 2 for face in seat.tableau if face < games)
        for name in _HIDDEN:
            seen.update(getattr(seat, name))
    return [tile for tile in range(len(view.rules.tiles)) if tile not in seen]


def _seat(view: RollView, seat: int) -> Seat:
    """Return a seat with everything that the viewer knows of it; hidden tiles are still missing."""
    shown = view.seats[seat]
    known = {name: getattr(shown, name) for name in _SHARED}
    return Seat(**known, draft=shown.draft or (), powers=view.rules.powers_of(shown.tableau))


_OTHERWISE = ("powers", "states", "draft", *_HIDDEN)
_SHARED = tuple(attribute.name for attribute in fields(Seat) if attribute.name not in _OTHERWISE)


def roll_anew(rules: Rules, seat: Seat, rng: Rng) -> None:
    """Roll the dice behind a screen anew; none of them has been assigned yet."""
    columns, loose = list(rules.empty_columns), NONE
    for colour in kinds(seat.behind_screen):
        for _ in range(count(seat.behind_screen, colour)):
            face = rng.choice(rules.sides[colour])
            if face < len(columns):
                columns[face] += ONE[colour]
            else:
                loose += ONE[face - len(columns)]
    _clear_sheet(rules, seat)
    seat.sheet_columns, seat.sheet_loose = tuple(columns), loose


def _clear_sheet(rules: Rules, seat: Seat) -> None:
    """Clear a seat's sheet: nothing has been assigned."""
    seat.sheet_columns, seat.sheet_loose = rules.empty_columns, NONE
    seat.sheet_selected = seat.sheet_selector = NOTHING
    seat.sheet_dictated, seat.sheet_used, seat.sheet_moving = NONE, (), ()
