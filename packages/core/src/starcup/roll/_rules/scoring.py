"""Scores: chips, printed costs, bonuses of 6+ developments, tie-break (SCORE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import field

from starcup import SeatScore
from starcup.making import check_kind, frozen, seat_of
from starcup.roll._rules.rules import Rules
from starcup.roll._rules.sampling import known
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import total

if TYPE_CHECKING:
    from starcup.roll._rules.view import RollView


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
    return _score(table, seat_of(seat, table.players))


def _score(table: RollTable, seat: int, lacking: bool = False) -> Score:
    """Return the score of a seat; of a table that lacks what is hidden, without what looks for that."""
    owner, rules, bonuses = table.seats[seat], table.rules, tuple[tuple[str, int], ...]()
    answer = rules.plugins.answer
    for face, _ in owner.powers.bonus:
        points = answer(face.key, "bonus", table, seat, lacking=lacking)
        if points is not None:
            bonuses += ((face.key, points),)
    for one in rules.counters:
        if one.vp and table.resource(seat, one.key):
            bonuses += ((one.key, one.vp * table.resource(seat, one.key)),)
    tiles = sum(face.cost for face in table.tableau(seat))
    hooks = rules.extensions.score_lines
    lines = tuple(line for hook in hooks for line in hook(table, seat, lacking=lacking) or ())
    return Score(seat, owner.chips, tiles, bonuses, total(owner.cup) + owner.credits, lines)


def seat_score(table: RollTable, seat: int) -> SeatScore:
    """Return the score of a seat in the form that all games share: chips, tiles, then each bonus by its name."""
    return _named(table.rules, score(table, seat))


def known_scores(view: RollView) -> tuple[SeatScore, ...]:
    """Return the score of each seat as far as a seat may know it.

    Bonuses of powers and lines of extensions that look at what is hidden from it are left out.
    """
    table = known(view)
    view.rules.extensions.know_states(table, view)
    return tuple(_named(view.rules, _score(table, seat, lacking=True)) for seat in range(view.players))


def _named(rules: Rules, one: Score) -> SeatScore:
    """Return a score in the form that all games share."""
    faces, lines = rules.face_index, [("chips", one.chips), ("tiles", one.tiles)]
    for key, points in one.bonuses:
        lines.append((rules.faces[faces[key]].name if key in faces else key.replace("_", " "), points))
    return SeatScore(one.seat, one.total, one.tie_break, (*lines, *one.lines))


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
