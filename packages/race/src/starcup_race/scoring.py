"""Scores: printed VP, chips, what six-cost developments give, and the tie-break (SCORE)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import field

from starcup.kernel.arguments import check_kind, seat_of
from starcup.kernel.values import frozen
from starcup_race.cards import GOODS, Card, ScoreRow
from starcup_race.rules import Rules
from starcup_race.seat import Seat
from starcup_race.table import RaceTable


@frozen
class Score:
    """The score of one seat and where it comes from (SCORE-1).

    ``cards`` are printed VP, ``bonuses`` pairs of the key of a six-cost development and its VP; ``tie_break`` is
    cards in hand plus goods (SCORE-4).
    """

    seat: int
    chips: int
    cards: int
    bonuses: tuple[tuple[str, int], ...]
    tie_break: int
    total: int = field(init=False)

    @total.default
    def _total(self) -> int:
        return self.chips + self.cards + sum(points for _, points in self.bonuses)

    @property
    def lines(self) -> tuple[tuple[str, int], ...]:
        """The parts of the total, named: chips, cards, and each six-cost development by its key."""
        return (("chips", self.chips), ("cards", self.cards), *self.bonuses)


def score(table: RaceTable, number: int) -> Score:
    """Return the score of a seat as the table stands.

    Args:
        table: a game's table.
        number: the number of the seat, from 0.

    Raises:
        BadArgument: ``table`` is none.
        IllegalChoice: there is no such seat.
    """
    check_kind(table, RaceTable, "table", "a table of Race for the Galaxy")
    number = seat_of(number, table.players)
    rules, seat = table.rules, table.seats[number]
    tableau = [rules.cards[card] for card in seat.tableau]
    bonuses = tuple((card.key, bonus(rules, seat, card)) for card in tableau if card.rows.score)
    tie_break = len(seat.hand) + len(seat.loaded())
    return Score(number, seat.chips, sum(card.vp for card in tableau), bonuses, tie_break)


def bonus(rules: Rules, seat: Seat, card: Card) -> int:
    """Return what a six-cost development gives: each card counts for the first entry that it fits (SCORE-6, SCORE-7).

    Args:
        rules: the cards.
        seat: that of the owner.
        card: the development.
    """
    rows, points = card.rows.score, 0
    for row in rows:
        if row.chips:
            points += row.vp * (seat.chips // row.chips)
        elif row.total_military:
            points += row.vp * rules.powers[seat.tableau].military
    entries = [row for row in rows if not row.chips and not row.total_military]
    for number in seat.tableau:
        points += next((row.vp for row in entries if _fits(rules.cards[number], row)), 0)
    return points


def _fits(card: Card, row: ScoreRow) -> bool:
    return (
        (not row.card or card.key == row.card)
        and (not row.type or card.is_world == (row.type == "world"))
        and (not row.cost or (card.cost == row.cost and not card.military))
        and (not row.military or card.military)
        and (not row.keyword or row.keyword in card.keywords)
        and (not row.good or (card.good >= 0 and GOODS[card.good] == row.good))
        and (not row.source or card.windfall == (row.source == "windfall"))
        and (not row.power or card.has_power(row.power))
    )


def final_scores(table: RaceTable) -> list[Score]:
    """Return the scores of all seats, in seat order.

    Args:
        table: a game's table.
    """
    return [score(table, number) for number in range(table.players)]


def winners(scores: Sequence[Score]) -> tuple[int, ...]:
    """Return the seats that win: most VP, then most cards in hand plus goods, else jointly (SCORE-3 to SCORE-5).

    Args:
        scores: those of all seats.

    >>> winners([Score(0, 10, 20, (), 7), Score(1, 12, 18, (), 6)])
    (0,)
    """
    best = max((one.total, one.tie_break) for one in scores)
    return tuple(one.seat for one in scores if (one.total, one.tie_break) == best)
