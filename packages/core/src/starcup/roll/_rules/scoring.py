"""Scores: chips, printed costs, bonuses of 6+ developments, tie-break (SCORE)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import field

from starcup import SeatScore
from starcup.making import check_kind, frozen, seat_of
from starcup.roll._rules.rules import Rules
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import total


@frozen
class Score:
    """The score of one seat and where it comes from (SCORE-1).

    ``bonuses`` are pairs of development key and VP, each rounded by itself; ``tie_break`` is dice in the cup plus
    credits (SCORE-8), ``lines`` what extensions add: pairs of a name and VP.
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
    owner, rules = table.seats[seat], table.rules
    answer = rules.plugins.answer
    asked = [(face.key, answer(face.key, "bonus", table, seat, lacking=lacking)) for face, _ in owner.powers.bonus]
    bonuses = [(key, points) for key, points in asked if points is not None]
    left = [(counter, table.resource(seat, counter.key)) for counter in rules.counters]
    bonuses += [(counter.key, counter.vp * number) for counter, number in left if counter.vp and number]
    tiles = sum(face.cost for face in table.tableau(seat))
    hooks = rules.extensions.score_lines
    lines = tuple(line for hook in hooks for line in hook(table, seat, lacking=lacking) or ())
    return Score(seat, owner.chips, tiles, tuple(bonuses), total(owner.cup) + owner.credits, lines)


def seat_score(table: RollTable, seat: int) -> SeatScore:
    """Return the score of a seat in the form that all games share: chips, tiles, then each bonus by its name."""
    return _named(table.rules, score(table, seat))


def known_scores(table: RollTable) -> tuple[SeatScore, ...]:
    """Return the score of each seat on a table that lacks what is hidden, without what looks for that."""
    return tuple(_named(table.rules, _score(table, seat, lacking=True)) for seat in range(table.players))


def _named(rules: Rules, score: Score) -> SeatScore:
    """Return a score in the form that all games share."""
    faces, lines = rules.face_index, [("chips", score.chips), ("tiles", score.tiles)]
    for key, points in score.bonuses:
        lines.append((rules.faces[faces[key]].name if key in faces else key.replace("_", " "), points))
    return SeatScore(score.seat, score.total, score.tie_break, (*lines, *score.lines))


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
    best = max((score.total, score.tie_break) for score in scores)
    return tuple(score.seat for score in scores if (score.total, score.tie_break) == best)
