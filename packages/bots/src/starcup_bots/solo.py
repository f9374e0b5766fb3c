"""Games of one player: bots are compared by their results in the same deal."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from starcup_bots.arena_game import GameRecord, SeatRecord

_Result = tuple[bool, bool, int, int]


def compared(games: Sequence[GameRecord]) -> Sequence[GameRecord]:
    """Return games in which bots meet: games of one seat put side by side, those of a deal as one; others as they are.

    In such a game the best result wins: a won game before a lost one, then the score, then the tie-breaker. A bot that
    failed comes last.
    """
    if any(len(game.seats) > 1 for game in games):
        return games
    deals: dict[int, list[GameRecord]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    return [_side_by_side(together) for together in deals.values()]


def _side_by_side(together: Sequence[GameRecord]) -> GameRecord:
    results = [_result(game) for game in together]
    best = max(results)
    seats = tuple(
        evolve(game.seats[0], place=1 + sum(other > result for other in results))
        for game, result in zip(together, results, strict=True)
    )
    winners = tuple(seat for seat, result in enumerate(results) if result == best)
    return evolve(together[0], seats=seats, winners=winners, fault=None)


def _result(game: GameRecord) -> _Result:
    seat: SeatRecord = game.seats[0]
    return game.fault is None, bool(game.winners), seat.score, seat.tie_break
