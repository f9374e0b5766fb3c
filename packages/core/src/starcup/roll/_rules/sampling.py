"""Whole tables that fit a view: everything that the viewer can't know is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starcup import Rng
from starcup.making import SeatStep, known_table
from starcup.roll._rules.seat import Seat, clear_sheet
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import NONE, ONE, count, kinds

if TYPE_CHECKING:
    from starcup.roll._rules.rules import Rules
    from starcup.roll._rules.view import RollView

HIDDEN = ("development_stack", "world_stack", "drawn", "abandoned")


def deal_hidden(table: RollTable, view: RollView, rng: Rng) -> None:
    """Deal the tiles that the viewer does not see, and roll the dice behind other screens, unassigned."""
    rules = view.rules
    _lay_out_open(table, view)
    held = {tile for hook in rules.extensions.held_tiles for tile in hook(table)}
    left = rng.shuffled(tile for tile in unseen(view) if tile not in held)
    for shown, seat in zip(view.seats, table.seats, strict=True):
        for name in HIDDEN:
            tiles: tuple[int | None, ...] = getattr(shown, name)
            setattr(seat, name, tuple(left.pop() if tile is None else tile for tile in tiles))
        if shown.sheet_columns is None:
            roll_anew(rules, seat, rng)
    table.bag = tuple(sorted(left))
    _guess_draft(table, view)


def _guess_draft(table: RollTable, view: RollView) -> None:
    """Let another seat have its whole zone in one stack if it is asked about a draft that offers it nothing else.

    A draft is as hidden as the zone, and without one nothing was moved yet; but the step of the power may be past that.
    """
    step = view.flow[0][-1] if view.flow[0] and not view.at_once else None
    if isinstance(step, SeatStep) and step.question and step.seat != view.seat and step.kind.startswith("power:"):
        seat = table.seats[step.seat]
        if not seat.draft and step.run(table.clone()) == ():
            seat.draft = (*seat.development_stack, *seat.world_stack), ()


def known(view: RollView) -> RollTable:
    """Return a table with everything that the viewer sees, to ask powers; it has no questions, and the bag is empty."""
    table = known_table(view)
    table.bag = ()
    _lay_out_open(table, view)
    for shown, seat in zip(view.seats, table.seats, strict=True):
        for name in HIDDEN:
            tiles: tuple[int | None, ...] = getattr(shown, name)
            setattr(seat, name, tuple(tile for tile in tiles if tile is not None))
        if shown.sheet_columns is None:
            clear_sheet(seat, view.rules.empty_columns)
    view.rules.extensions.deal(table, view, Rng(0))
    return table


def _lay_out_open(table: RollTable, view: RollView) -> None:
    """Lay out what follows from what lies open: powers, and the chips that are out of the game."""
    rules = view.rules
    begun = rules.numbers.pool_per_player * view.players
    table.chips_out = begun - view.pool + view.beyond - sum(seat.chips for seat in view.seats)
    for shown, seat in zip(view.seats, table.seats, strict=True):
        seat.powers, seat.draft = rules.powers_of(shown.tableau), shown.draft or ()


def unseen(view: RollView) -> list[int]:
    """Return all tiles that lie where the viewer can't see them."""
    seen: set[int | None] = set(view.box)
    games = 2 * len(view.rules.tiles)
    for seat in view.seats:
        seen.update(face // 2 for face in seat.tableau if face < games)
        for name in HIDDEN:
            seen.update(getattr(seat, name))
    return [tile for tile in range(len(view.rules.tiles)) if tile not in seen]


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
    clear_sheet(seat, rules.empty_columns)
    seat.sheet_columns, seat.sheet_loose = tuple(columns), loose
