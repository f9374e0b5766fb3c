"""Scores: chips, printed costs, bonuses of 6+ developments, tie-break (SCORE)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import field

from starcup.kernel.arguments import check_kind, seat_of
from starcup.kernel.blame import PluginFault, described
from starcup.kernel.scores import SeatScore
from starcup.kernel.values import frozen
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.powers import Number
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import total


@frozen
class Score:
    """The score of one seat and where it comes from (SCORE-1).

    ``bonuses`` are pairs of development key and VP, each rounded by itself;
    ``tie_break`` is dice in the cup plus credits (SCORE-8), ``lines`` what
    extensions add: pairs of a name and VP.
    """

    seat: int
    chips: int
    tiles: int
    bonuses: tuple[tuple[str, int], ...]
    tie_break: int
    lines: tuple[tuple[str, int], ...] = ()
    total: int = field(init=False)

    @total.default
    def _total(self) -> int:
        return self.chips + self.tiles + sum(points for _, points in (*self.bonuses, *self.lines))


def score(table: RollTable, seat: int) -> Score:
    """Return the score of a seat as the table stands.

    Args:
        table: a game's table, or what a view knows of one: ``view.known_table()``.
        seat: its number, from 0.

    Raises:
        BadArgument: ``table`` is none.
        IllegalChoice: there is no such seat.
        PowerError: a power's bonus failed.
    """
    check_kind(table, RollTable, "table", "a table of Roll for the Galaxy")
    seat = seat_of(seat, table.players)
    owner = table.seats[seat]
    bonuses = tuple((face.key, _bonus(table, seat, face, hook)) for face, hook in owner.powers.bonus)
    for one in table.rules.counters:
        if one.vp and table.resource(seat, one.key):
            bonuses += ((one.key, one.vp * table.resource(seat, one.key)),)
    tiles = sum(face.cost for face in table.tableau(seat))
    lines = tuple(line for hook in table.rules.extensions.score_lines for line in hook(table, seat))
    return Score(seat, owner.chips, tiles, bonuses, total(owner.cup) + owner.credits, lines)


def seat_score(table: RollTable, seat: int) -> SeatScore:
    """Return the score of a seat in the form that all games share: chips, tiles, then each bonus by its name.

    Args:
        table: a game's table, or what a view knows of one.
        seat: its number, from 0.
    """
    one = score(table, seat)
    faces = table.rules.face_index
    named = ((table.rules.faces[faces[key]].name if key in faces else key, points) for key, points in one.bonuses)
    return SeatScore(seat, one.total, one.tie_break, (("chips", one.chips), ("tiles", one.tiles), *named, *one.lines))


def _bonus(table: RollTable, seat: int, face: Face, hook: Number) -> int:
    """Return one bonus.

    Scores are also asked for outside a game's guard, so the error of a power is made to name that power here.
    """
    try:
        points: object = hook(table, seat)
    except PluginFault:
        raise
    except Exception as error:
        raise table.rules.plugins.fault(face.key, "bonus", seat, described(error), error) from error
    if isinstance(points, int):
        return points
    raise table.rules.plugins.fault(face.key, "bonus", seat, f"answered {points!r}, expected int")


def final_scores(table: RollTable) -> list[Score]:
    """Return the scores of all seats, in seat order (SCORE-11).

    Args:
        table: a game's table, or what a view knows of one: ``view.known_table()``.

    Raises:
        PowerError: a power's bonus failed.
    """
    check_kind(table, RollTable, "table", "a table of Roll for the Galaxy")
    return [score(table, number) for number in range(table.players)]


def winners(scores: Sequence[Score]) -> tuple[int, ...]:
    """Return the seats that win: most VP, then most dice in the cup plus credits, else jointly (SCORE-7 to SCORE-9).

    >>> winners([Score(0, 10, 20, (), 7), Score(1, 12, 18, (), 6)])
    (0,)
    """
    best = max((one.total, one.tie_break) for one in scores)
    return tuple(one.seat for one in scores if (one.total, one.tie_break) == best)
