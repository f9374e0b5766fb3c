"""The part of one player in the state of a game. Every field says who may see it."""

from __future__ import annotations

from attrs import define, field

from starcup.making import Counted, Own, Public, Secret, Topped
from starcup.roll._rules.powers import Powers
from starcup.roll._rules.showing import seat_text
from starcup.roll.dice import NONE, Dice

NOTHING = -1

Draft = tuple[tuple[int, ...], ...]


@define(eq=False, slots=True)
class Seat:
    """One player's part of the state.

    Tiles are tile numbers, tableau entries face numbers, phases and colours positions in the ruleset. ``goods`` runs
    parallel to ``tableau``. The ``sheet_`` fields are what lies behind the screen during Assign: the columns, dice not
    yet put into one (by their entry in ``Ruleset.loose``), the selected phase and the die that selects it, dice in the
    Dictate area, uses of Reassign powers (face numbers; -1 for Dictate), and dice moved by a power in progress.
    ``columns`` are the workers after Reveal, imaginary ones included, ``draft`` is a new construction zone that the
    owner is still working on by a power (both stacks; empty if he is not), ``tallies`` counts that powers keep until
    the phase ends, ``resources`` what the player has of counters and of whatever else packs count.
    """

    faction: Public[int]
    home: Public[int]
    credits: Public[int]
    powers: Secret[Powers] = field(kw_only=True, factory=Powers)
    columns: Public[tuple[Dice, ...]]
    sheet_columns: Own[tuple[Dice, ...]]
    chips: Public[int] = 0
    cup: Public[Dice] = NONE
    citizenry: Public[Dice] = NONE
    behind_screen: Public[Dice] = NONE
    selected: Public[int] = NOTHING
    sheet_loose: Own[Dice] = NONE
    sheet_selected: Own[int] = NOTHING
    sheet_selector: Own[int] = NOTHING
    sheet_dictated: Own[Dice] = NONE
    sheet_used: Own[tuple[int, ...]] = ()
    sheet_moving: Own[tuple[tuple[int, int], ...]] = ()
    development_stack: Topped[tuple[int, ...]] = ()
    world_stack: Topped[tuple[int, ...]] = ()
    developers: Public[Dice] = NONE
    settlers: Public[Dice] = NONE
    tableau: Public[tuple[int, ...]] = ()
    goods: Public[tuple[Dice, ...]] = ()
    squares: Public[int] = 0
    drawn: Counted[tuple[int, ...]] = ()
    draft: Own[Draft] = ()
    abandoned: Counted[tuple[int, ...]] = ()
    tallies: Public[tuple[tuple[str, int], ...]] = ()
    resources: Public[tuple[tuple[str, int], ...]] = ()

    def __repr__(self) -> str:
        return seat_text(self, None)


def stack_of(seat: Seat, worlds: bool) -> tuple[int, ...]:
    """Return the stack of worlds, or of developments."""
    return seat.world_stack if worlds else seat.development_stack


def set_stack(seat: Seat, worlds: bool, stack: tuple[int, ...]) -> None:
    """Replace the stack of worlds, or of developments."""
    if worlds:
        seat.world_stack = stack
    else:
        seat.development_stack = stack


def clear_sheet(seat: Seat, empty_columns: tuple[Dice, ...]) -> None:
    """Clear a seat's sheet: nothing has been assigned."""
    seat.sheet_columns, seat.sheet_loose = empty_columns, NONE
    seat.sheet_selected = seat.sheet_selector = NOTHING
    seat.sheet_dictated, seat.sheet_used, seat.sheet_moving = NONE, (), ()
