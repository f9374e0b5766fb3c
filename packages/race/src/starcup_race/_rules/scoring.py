"""Scores: printed VP, chips, the VP of six-cost developments, and the tie-break (SCORE)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from starcup import SeatScore
from starcup.making import check_kind, seat_of
from starcup_race._rules.calling import own_numbers
from starcup_race._rules.cards import END, GOODS, NOTHING, Card
from starcup_race._rules.power_terms import Score
from starcup_race._rules.rules import Rules
from starcup_race._rules.seat import Seat
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView


def score(table: RaceTable, number: int) -> SeatScore:
    """Return the current score of a seat (SCORE-1), and the tie-break (SCORE-4).

    Its lines are ``chips``, ``cards`` for printed VP, and each six-cost development by its name.

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
    total = _printed_score(rules, number, seat, len(seat.loaded()))
    if rules.own:
        total = _with(total, own_numbers(table, number, "bonus"))
    return rules.with_lines((total,), table)[0] if rules.extensions.score_lines else total


def _with(score: SeatScore, lines: Sequence[tuple[str, int]]) -> SeatScore:
    """Return a score with further lines."""
    return evolve(score, total=score.total + sum(points for _, points in lines), lines=(*score.lines, *lines))


def known_scores(view: RaceView) -> tuple[SeatScore, ...]:
    """Return the score of each seat as far as a seat may know it.

    Powers in Python and lines of extensions that look at what is hidden from it are left out.
    """
    rules, seats = view.rules, enumerate(view.seats)
    scores = tuple(_printed_score(rules, number, seat, sum(seat.goods)) for number, seat in seats)
    if not rules.own and not rules.extensions.score_lines:
        return scores
    table = rules.known(view)
    scores = tuple(_with(score, own_numbers(table, score.seat, "bonus", lacking=True)) for score in scores)
    return rules.with_lines(scores, table, lacking=True)


def known_bonus(view: RaceView, number: int, card: Card) -> int | None:
    """Return what a card brings a seat at the end besides its printed VP, or would bring in its tableau (SCORE-6)."""
    if not card.scores:
        return None
    rules, seat = view.rules, view.seats[number]
    placed = card.index in seat.tableau
    would = seat if placed else evolve(seat, tableau=(*seat.tableau, card.index), goods=(*seat.goods, False))
    points = bonus(rules, would, card)
    if END not in card.own:
        return points
    table = rules.known(view)
    owner = table.seats[number]
    if not placed:
        owner.tableau, owner.goods = would.tableau, (*owner.goods, NOTHING)
    own = rules.plugins.answer(card.key, "bonus", table, number, lacking=True)
    return None if own is None else points + int(own)


def _printed_score(rules: Rules, number: int, seat: Seat, goods: int) -> SeatScore:
    """Return the score of a seat without the bonuses of powers in Python; all of that lies open."""
    tableau = [rules.cards[card] for card in seat.tableau]
    lines = [("chips", seat.chips), ("cards", sum(card.vp for card in tableau))]
    lines += [(card.name, bonus(rules, seat, card)) for card in tableau if card.rows.score]
    return SeatScore(number, sum(points for _, points in lines), len(seat.hand) + goods, tuple(lines))


def bonus(rules: Rules, seat: Seat, card: Card) -> int:
    """Return the VP of a six-cost development: each card counts for the first entry that it fits (SCORE-6, SCORE-7)."""
    rows, points = card.rows.score, 0
    for row in rows:
        if row.chips:
            points += row.vp * (seat.chips // row.chips)
        elif row.total_military:
            points += row.vp * rules.compiled[seat.tableau].military
    entries = [row for row in rows if not row.chips and not row.total_military]
    for number in seat.tableau:
        points += next((row.vp for row in entries if fits(rules.cards[number], row)), 0)
    return points


def fits(card: Card, row: Score) -> bool:
    """Return whether a card fits everything that an entry of a six-cost development names."""
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
