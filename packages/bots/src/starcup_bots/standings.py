"""The results of an arena: a standing for each bot, meetings of two bots, reasons why games ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import fsum
from statistics import quantiles

from attrs import evolve, frozen

from starcup_bots.arena_game import GameRecord, SeatRecord
from starcup_bots.intervals import Interval, by_deal, mean, mean_interval, share_interval, wilson
from starcup_bots.protocol import Fault
from starcup_bots.ratings import Rating, in_deals, ratings

__all__ = ["Measure", "Meeting", "Standing", "Standings", "standings"]

Quartiles = tuple[float, float, float]
"""Lower quartile, median and upper quartile."""


@frozen
class Measure:
    """A mean and its 95% interval, by deals."""

    mean: float
    interval: Interval

    @property
    def error(self) -> float:
        """Half the width of the interval."""
        return (self.interval[1] - self.interval[0]) / 2


@frozen
class Standing:
    """The standing of one bot: ``games`` counts its seats. Scores leave out games that a fault ended.

    Where each plays alone, ``rating``, ``place`` and ``lead`` compare the bots' results in the same deal, and ``fair``
    is the win rate of all together.

    ``win_rate`` counts a shared win as its share, and ``fair`` is its value
    if all were equally good: 1 divided by the number of seats. ``wilson`` is its
    interval if every game were independent, for comparison. ``lead`` is the score
    minus the mean of the seats that other bots had in the same game. ``faults``
    are the games that it lost by failing.
    """

    bot: str
    games: int
    rating: Rating
    win_rate: Measure
    fair: float
    wilson: Interval
    place: Measure
    score: Measure
    score_quartiles: Quartiles
    lead: Measure
    lines: tuple[tuple[str, Measure], ...]
    """The parts of the scores, by name."""
    rounds: Measure
    faults: int
    whole: int
    """The number of its games played to the end; without any there is no score."""


@frozen
class Meeting:
    """Two bots at one table: how often ``bot`` came out before ``other``, a tie being half."""

    bot: str
    other: str
    games: int
    ahead: Measure


@frozen
class Standings:
    """The standings of all bots, from the best rating down, with the rest of the results."""

    games: int
    deals: int
    bots: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    reasons: dict[str, int]
    rounds: tuple[float, int, int]
    round_quartiles: Quartiles
    faults: tuple[tuple[int, Fault], ...]


OVER = "over"
"""The reason for the end of a game that has no words for it."""

Seat = tuple[GameRecord, int, SeatRecord]


def standings(
    bots: Sequence[str], records: Iterable[GameRecord], draws: int | None = None, *, lines: Sequence[str] = ()
) -> Standings:
    """Return the standings; the order of the records does not matter.

    Args:
        bots: their labels.
        records: the games.
        draws: as for :func:`ratings`.
        lines: the names of the parts of scores, so that they are known before any game.
    """
    games = sorted(records, key=lambda record: record.game)
    met = _compared(games)
    rated = ratings(bots, met, draws)
    names = dict.fromkeys((*lines, *(name for game in games for seat in game.seats for name, _ in seat.lines)))
    ranked = [_standing(bot, games, met, rated[bot], tuple(names)) for bot in bots]
    reasons = Counter(" and ".join(game.reasons) or OVER for game in games)
    rounds = [game.rounds for game in games]
    return Standings(
        games=len(games),
        deals=len({game.deal for game in games}),
        bots=tuple(sorted(ranked, key=lambda standing: -standing.rating.mu)),
        meetings=tuple(_meeting(bot, other, met) for bot in bots for other in bots if bot != other),
        reasons=dict(sorted(reasons.items())),
        rounds=(sum(rounds) / len(rounds), min(rounds), max(rounds)) if rounds else (0.0, 0, 0),
        round_quartiles=_quartiles(rounds),
        faults=tuple((game.game, game.fault) for game in games if game.fault is not None),
    )


def _compared(games: Sequence[GameRecord]) -> Sequence[GameRecord]:
    """Return games in which bots meet: of one player those of a deal side by side as one; others as they are."""
    if any(len(game.seats) > 1 for game in games):
        return games
    return [_side_by_side(deal) for deal in in_deals(games).values()]


def _side_by_side(games: Sequence[GameRecord]) -> GameRecord:
    """Return games as one, which the best result wins: without a fault, won, by the score, by the tie-breaker."""
    results = [(game.fault is None, bool(game.winners), game.seats[0].score, game.seats[0].tie_break) for game in games]
    best = max(results)
    seats = tuple(
        evolve(game.seats[0], place=1 + sum(other > result for other in results))
        for game, result in zip(games, results, strict=True)
    )
    winners = tuple(seat for seat, result in enumerate(results) if result == best)
    return evolve(games[0], seats=seats, winners=winners, fault=None)


def _standing(
    bot: str, games: Sequence[GameRecord], met: Sequence[GameRecord], rating: Rating, names: Sequence[str]
) -> Standing:
    seats, beside_others = _seats(bot, games), _seats(bot, met)
    whole = [seat for seat in seats if seat[0].fault is None]
    counted = [seat for seat in seats if _counts(seat[0])]
    wins = by_deal((game.deal, game.share(seat)) for game, seat, _ in counted)
    beside = [(game.deal, seat.score, _others(game, bot)) for game, _, seat in beside_others if game.fault is None]
    leads = by_deal((deal, own - others) for deal, own, others in beside if others is not None)
    return Standing(
        bot=bot,
        games=len(seats),
        rating=rating,
        win_rate=Measure(mean(wins), share_interval(wins)),
        fair=_fair(games),
        wilson=wilson(mean(wins), len(counted)),
        place=_measure([seat for seat in beside_others if _counts(seat[0])], lambda seat: seat[2].place),
        score=_measure(whole, lambda seat: seat[2].score),
        score_quartiles=_quartiles([seat.score for _, _, seat in whole]),
        lead=Measure(mean(leads), mean_interval(leads)),
        lines=tuple((name, _measure(whole, partial(_points, name))) for name in names),
        rounds=_measure(whole, lambda seat: seat[0].rounds),
        faults=sum(game.fault is not None and game.fault.seat == seat for game, seat, _ in seats),
        whole=len(whole),
    )


def _points(name: str, seat: Seat) -> int:
    return dict(seat[2].lines).get(name, 0)


def _seats(bot: str, games: Sequence[GameRecord]) -> list[Seat]:
    return [(game, place, seat) for game in games for place, seat in enumerate(game.seats) if seat.bot == bot]


def _counts(game: GameRecord) -> bool:
    """Return True if a game has a result: it did not stop through nobody's fault."""
    return game.fault is None or bool(game.winners)


def _fair(games: Sequence[GameRecord]) -> float:
    if not games or len(games[0].seats) > 1:
        return 1 / len(games[0].seats) if games else 0.0
    counted = [game for game in games if _counts(game)]
    return fsum(game.share(0) for game in counted) / len(counted) if counted else 0.0


def _others(game: GameRecord, bot: str) -> float | None:
    """Return the mean score of the seats that other bots had; None if there were none."""
    scores = [seat.score for seat in game.seats if seat.bot != bot]
    return sum(scores) / len(scores) if scores else None


def _quartiles(values: Sequence[int]) -> Quartiles:
    if len(values) < 2:
        return (values[0],) * 3 if values else (0.0, 0.0, 0.0)
    lower, middle, upper = quantiles(values, n=4, method="inclusive")
    return lower, middle, upper


def _measure(seats: Sequence[Seat], value: Callable[[Seat], float]) -> Measure:
    deals = by_deal((seat[0].deal, value(seat)) for seat in seats)
    return Measure(mean(deals), mean_interval(deals))


def _meeting(bot: str, other: str, games: Sequence[GameRecord]) -> Meeting:
    ahead = [
        (game.deal, 1.0 if mine.place < theirs.place else 0.5 if mine.place == theirs.place else 0.0)
        for game in games
        if _counts(game)
        for mine in game.seats
        if mine.bot == bot
        for theirs in game.seats
        if theirs.bot == other
    ]
    deals = by_deal(ahead)
    return Meeting(bot, other, len(ahead), Measure(mean(deals), share_interval(deals)))
