"""The balance of pieces: how often each is built, when, and how much it adds to win rate and score.

The game names its pieces (:class:`starcup_bots.game_bots.GameBots`): of Roll
for the Galaxy both sides of every tile, factions and home worlds.

- A seat's win share and score are taken less the mean of its game, and a least-squares regression takes out an effect
  of each bot and each seat (Frisch and Waugh), for a good bot builds much. The rest is the ``lift`` of a piece. Strata
  of equal deals in place of the regression would throw most games away.
- Deals, not games, are independent: standard errors are clustered by deal, and intervals are Student's, for a piece
  that few built is in few of them.
- One more piece is an advantage in itself: ``excess`` is the lift minus the usual one of pieces of that kind and cost,
  a weighted straight line. What a piece does for others of the same seat is its own merit.
- ``spread`` is how much pieces of a kind differ without chance. They are ordered by ``oddity``, the excess in
  proportion to chance and spread, so that one that is merely built often does not come first.
- A ``verdict`` is given if chance is unlikely to have made any of all these differences (5%, Bonferroni), and if the
  excess is more than twice the spread. Bots choose what they build, so it is no proof but a reason to look.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Literal

from attrs import frozen

from starcup import Ruleset, games
from starcup_bots.arena_game import GameRecord, SeatRecord
from starcup_bots.game_bots import ComparedPiece, GameBots, facet_of, further_pieces
from starcup_bots.intervals import Interval, factor
from starcup_bots.protocol import BotError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    _Floats = NDArray[np.float64]

Verdict = Literal["strong", "weak", ""]

LEAST_SEATS = 10
"""The least number of seats with a thing; fewer tell nothing."""
RISK = 0.05
_MEDIAN = 1.4826
"""The standard deviation of a normal distribution over the median of what lies off its middle."""


@frozen
class Lift:
    """The statistics of a thing: ``lift`` with its standard error, and ``excess`` over the usual for its like."""

    lift: float
    error: float
    excess: float
    freedom: float = inf
    """The number of deals that tell of it, minus one; if all are alike, these are the deals with the thing."""
    spread: float = 0.0
    """The standard deviation of its like without chance."""

    @property
    def half(self) -> float:
        """Half the width of the 95% interval."""
        return factor(self.freedom) * self.error

    @property
    def interval(self) -> Interval:
        """The 95% interval of the excess."""
        return self.excess - self.half, self.excess + self.half

    @property
    def oddity(self) -> float:
        """The excess, divided by its likely size from chance and the spread of its like."""
        likely = hypot(self.error, self.spread)
        return self.excess / likely if likely > 0 else 0.0

    def verdict(self, normal: float) -> Verdict:
        """Return the verdict: empty unless the excess is beyond twice the spread, and chance at a normal quantile."""
        if abs(self.excess) <= max(2 * self.spread, factor(self.freedom, normal) * self.error):
            return ""
        return "strong" if self.excess > 0 else "weak"


@frozen
class Balance:
    """The balance of a piece; ``round`` is the mean round in which it was built, 0 if it was dealt."""

    kind: str
    key: str
    pack: str
    cost: int
    seats: int
    rate: float
    round: float
    wins: Lift
    score: Lift
    verdict: Verdict


def check_pieces(rules: Ruleset, players: int = 2) -> GameBots:
    """Return the facet of a game that names its pieces."""
    facet = facet_of(rules)
    if not facet.kinds:
        raise BotError(f"{games.definition_of(rules).title} names no pieces whose balance could be looked at")
    if players < 2:
        raise BotError("balance compares the seats of one game: expected 2 players or more, found 1")
    return facet


def balance(rules: Ruleset, records: Sequence[GameRecord]) -> list[Balance]:
    """Return everything that at least :data:`LEAST_SEATS` seats had, the most suspicious first."""
    import numpy as np

    facet = check_pieces(rules)
    played = [game for game in sorted(records, key=lambda game: game.game) if game.fault is None]
    seats = [(game, place, seat) for game in played for place, seat in enumerate(game.seats)]
    things = {**facet.pieces(rules), **further_pieces(rules)}
    rows: dict[ComparedPiece, list[int]] = {}
    rounds: dict[ComparedPiece, list[int]] = {}
    for row, (_, _, seat) in enumerate(seats):
        for key, number in _had(seat).items():
            if key in things:
                rows.setdefault(things[key], []).append(row)
                rounds.setdefault(things[key], []).append(number)
    often = [piece for piece in rows if len(rows[piece]) >= LEAST_SEATS]
    known = sorted(often, key=lambda piece: (piece.kind, piece.key))
    if not known:
        raise BotError(f"{len(played)} games are too few: no {facet.piece} was built by {LEAST_SEATS} seats or more")

    had = np.zeros((len(seats), len(known)))
    for column, piece in enumerate(known):
        had[rows[piece], column] = 1
    players = len(played[0].seats)
    groups = np.array([game.deal for game, _, _ in seats])
    others = _nuisance(seats)
    wins, scores = (
        _lifts(known, np.array(values), had, others, groups, players)
        for values in ([game.share(place) for game, place, _ in seats], [float(seat.score) for _, _, seat in seats])
    )
    limit = NormalDist().inv_cdf(1 - RISK / 2 / len(known))
    balances = [
        Balance(
            kind=piece.kind,
            key=piece.key,
            pack=piece.pack,
            cost=piece.cost,
            seats=len(rows[piece]),
            rate=len(rows[piece]) / len(seats),
            round=sum(rounds[piece]) / len(rounds[piece]),
            wins=win,
            score=score,
            verdict=score.verdict(limit),
        )
        for piece, win, score in zip(known, wins, scores, strict=True)
    ]
    return sorted(balances, key=lambda piece: -piece.score.oddity)


def _had(seat: SeatRecord) -> dict[str, int]:
    """Return the things that a seat had, each with the round in which it came, by the keys of the game's pieces."""
    return {f"{name} {value}": 0 for name, value in seat.dealt} | dict(reversed(seat.built))


def _nuisance(seats: Sequence[tuple[GameRecord, int, SeatRecord]]) -> _Floats:
    """Return the columns of the regression that stand for bots and seats."""
    import numpy as np

    bots = sorted({seat.bot for _, _, seat in seats})
    places = sorted({place for _, place, _ in seats})
    columns = [[float(seat.bot == bot) for _, _, seat in seats] for bot in bots[1:]]
    columns += [[float(place == other) for _, place, _ in seats] for other in places[1:]]
    return np.array(columns).T


def _lifts(
    things: Sequence[ComparedPiece],
    values: _Floats,
    had: _Floats,
    others: _Floats,
    groups: NDArray[np.int64],
    players: int,
) -> list[Lift]:
    """Return the lift of each column of ``had``, one at a time."""
    import numpy as np

    def within(columns: _Floats) -> _Floats:
        """Return values minus the mean of their game; the seats of a game are adjacent rows."""
        by_game = columns.reshape(-1, players, columns.shape[1])
        less: _Floats = (by_game - by_game.mean(axis=1, keepdims=True)).reshape(columns.shape)
        return less

    _, deal = np.unique(groups, return_inverse=True)

    def by_deal(columns: _Floats) -> _Floats:
        sums = np.zeros((int(deal.max()) + 1, columns.shape[1]))
        np.add.at(sums, deal, columns)
        return sums

    both = within(np.column_stack([values, had]))
    nuisance = within(others)
    both = both - nuisance @ np.linalg.lstsq(nuisance, both, rcond=None)[0]
    left, x = both[:, :1], both[:, 1:]
    weights = by_deal(x * x)
    squares = np.maximum(weights.sum(axis=0), 1e-12)
    lifts = (x * left).sum(axis=0) / squares
    # This many deals of equal weight would be as much evidence; the lift itself takes one degree of freedom.
    freedom = squares**2 / np.maximum((weights * weights).sum(axis=0), 1e-12) - 1
    sums = by_deal(x * (left - x * lifts))
    errors = np.sqrt((sums * sums).sum(axis=0) * (freedom + 1) / np.maximum(freedom, 1e-9)) / squares
    excess, spreads = _excess(things, lifts, errors)
    numbers = np.array([lifts, errors, excess, freedom]).T.tolist()
    return [
        Lift(lift, error, beyond, deals, spreads[piece.kind])
        for (lift, error, beyond, deals), piece in zip(numbers, things, strict=True)
    ]


def _excess(things: Sequence[ComparedPiece], lifts: _Floats, errors: _Floats) -> tuple[_Floats, dict[str, float]]:
    """Return lifts minus the usual lift of pieces of that kind and cost, and the spread of each kind beyond chance."""
    import numpy as np

    excess, spreads = lifts.copy(), dict[str, float]()
    for kind in {piece.kind for piece in things}:
        at = [place for place, piece in enumerate(things) if piece.kind == kind]
        costs = np.array([float(things[place].cost) for place in at])
        columns = [np.ones(len(at))]
        if len(set(costs)) > 1:
            columns.append(costs)
        weights = 1 / np.maximum(errors[at], 1e-9)
        line = np.array(columns).T
        fit = np.linalg.lstsq(line * weights[:, None], lifts[at] * weights, rcond=None)[0]
        excess[at] = lifts[at] - line @ fit
        seen = float(np.median(np.abs(excess[at]))) * _MEDIAN  # of medians, so that outliers do not inflate it
        spreads[kind] = sqrt(max(0.0, seen**2 - float(np.median(errors[at] ** 2))))
    return excess, spreads
