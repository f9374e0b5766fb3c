"""The balance of pieces: how often each is built, when, and how much it adds to win rate and score.

The game names its pieces (:class:`starcup_bots.game_bots.GameBots`): of Roll
for the Galaxy both sides of every tile, factions and home worlds.

The comparison, and its reasons:

- *Within a game.* A seat's win share and score are taken less the mean of its
  game, so that long games, rich deals and a slow opponent favour no piece.
- *Adjusted for the player and the seat.* A good bot builds much, so every piece
  would look good in its hands: a least-squares regression takes out an effect of
  each bot and each seat first (Frisch and Waugh). The rest is the
  ``lift``: how much more a seat with the piece has than one without it in the
  same game. Regression rather than strata of equal deals, because a piece is built
  in a few games of many deals: strata would throw most of them away.
- *Deals, not games, are independent*: standard errors are clustered by deal.
- *Against its like.* One more piece is an advantage in itself, so nearly every
  lift is positive. ``excess`` is the lift minus the usual lift of pieces of that
  kind and cost (a weighted straight line through all of them); for pieces that
  all cost the same, minus their mean. There is no correction for the other pieces
  of a seat: a piece that makes others cheaper is strong for that reason.
- For a piece that few built, few deals are evidence, out of any number played:
  intervals are Student's, with that many degrees of freedom.
- *Its like differ too*: ``spread`` is the standard deviation of these differences
  without chance, and things are ordered by ``oddity``, the excess in proportion to
  chance and spread together. So a piece that is merely built often, and certainly
  a little better, does not come before one that differs much.
- ``verdict`` is only given when chance is unlikely to have made any of all these
  differences (5%, Bonferroni), and when the excess is more than twice the spread.

Bots choose the pieces that they build, so a lift is no proof of an effect; a
verdict is a reason to look.
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
        """Return the verdict; empty unless the excess is beyond chance and beyond twice the spread.

        ``normal`` is a quantile of the normal distribution: the bound for chance, in standard errors.
        """
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
    played = [one for one in sorted(records, key=lambda one: one.game) if one.fault is None]
    seats = [(game, place, seat) for game in played for place, seat in enumerate(game.seats)]
    things = {**facet.pieces(rules), **further_pieces(rules)}
    rows: dict[ComparedPiece, list[int]] = {}
    rounds: dict[ComparedPiece, list[int]] = {}
    for row, (_, _, seat) in enumerate(seats):
        for key, number in _had(seat).items():
            if key in things:
                rows.setdefault(things[key], []).append(row)
                rounds.setdefault(things[key], []).append(number)
    known = sorted((one for one in rows if len(rows[one]) >= LEAST_SEATS), key=lambda one: (one.kind, one.key))
    if not known:
        raise BotError(f"{len(played)} games are too few: no {facet.piece} was built by {LEAST_SEATS} seats or more")

    had = np.zeros((len(seats), len(known)))
    for column, one in enumerate(known):
        had[rows[one], column] = 1
    players = len(played[0].seats)
    groups = np.array([game.deal for game, _, _ in seats])
    others = _nuisance(seats)
    wins, scores = (
        _lifts(known, np.array(values), had, others, groups, players)
        for values in ([game.share(place) for game, place, _ in seats], [float(seat.score) for _, _, seat in seats])
    )
    limit = NormalDist().inv_cdf(1 - RISK / 2 / len(known))
    found = []
    for at, one in enumerate(known):
        found.append(
            Balance(
                kind=one.kind,
                key=one.key,
                pack=one.pack,
                cost=one.cost,
                seats=len(rows[one]),
                rate=len(rows[one]) / len(seats),
                round=sum(rounds[one]) / len(rounds[one]),
                wins=wins[at],
                score=scores[at],
                verdict=scores[at].verdict(limit),
            )
        )
    return sorted(found, key=lambda one: -one.score.oddity)


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
    excess = _excess(things, lifts, errors)
    spreads = _spreads(things, excess, errors)
    return [
        Lift(float(lifts[at]), float(errors[at]), float(excess[at]), float(freedom[at]), spreads[one.kind])
        for at, one in enumerate(things)
    ]


def _spreads(things: Sequence[ComparedPiece], excess: _Floats, errors: _Floats) -> dict[str, float]:
    """Return the variation of each kind of thing beyond chance; from medians, so that outliers do not inflate it."""
    import numpy as np

    found: dict[str, float] = {}
    for kind in {one.kind for one in things}:
        at = [place for place, one in enumerate(things) if one.kind == kind]
        seen = float(np.median(np.abs(excess[at]))) * _MEDIAN
        found[kind] = sqrt(max(0.0, seen**2 - float(np.median(errors[at] ** 2))))
    return found


def _excess(things: Sequence[ComparedPiece], lifts: _Floats, errors: _Floats) -> _Floats:
    """Return lifts minus the usual lift of pieces of that kind and cost."""
    import numpy as np

    excess = lifts.copy()
    for kind in {one.kind for one in things}:
        at = [place for place, one in enumerate(things) if one.kind == kind]
        costs = np.array([float(things[place].cost) for place in at])
        columns = [np.ones(len(at))]
        if len(set(costs)) > 1:
            columns.append(costs)
        weights = 1 / np.maximum(errors[at], 1e-9)
        line = np.array(columns).T
        fit = np.linalg.lstsq(line * weights[:, None], lifts[at] * weights, rcond=None)[0]
        excess[at] = lifts[at] - line @ fit
    return excess
