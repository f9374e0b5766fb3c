"""Whole games between bots, in this process: each question to its bot, each answer to the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from attrs import frozen

from starcup import Choice, Decision, Game, IllegalChoice
from starcup.roll import RollTable, RollView, Ruleset, end_reasons, final_scores
from starcup_bots.protocol import Bot, BotError, BotFault, name_of

RollGame = Game[RollTable, RollView]

MOST_DECISIONS = 100_000
"""Far more than any game needs (the longest seen took some thousands): bots that play for ever are told apart."""

_UNSEEN = cast(RollView, None)
"""What bots with ``needs_view = False`` get instead of a view."""


@frozen
class Result:
    """How a game ended, for statistics; made by :func:`summary`, and small enough to keep by the thousand.

    ``scores``, ``chips``, ``tiles`` and ``bonuses`` go by seat (SCORE-1), and
    so do the names in ``bots``; ``reasons`` are ``pool``, ``squares`` or both
    (END-1).
    """

    seed: int
    bots: tuple[str, ...]
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    chips: tuple[int, ...]
    tiles: tuple[int, ...]
    bonuses: tuple[int, ...]
    reasons: tuple[str, ...]
    decisions: int


def play(ruleset: Ruleset, bots: Sequence[Bot], seed: int, *, log: bool = False) -> RollGame:
    """A new game for ``bots``, one a seat, played to its end.

    Args:
        ruleset: the rules; any number of games may share it.
        bots: fresh bots, for a bot's generator runs on from game to game.
        seed: of the game; the bots have their own.
        log: keep the events.

    Raises:
        BotFault: a bot raised or chose something illegal.
        StarcupError: the ruleset does not take that many players.
    """
    game = Game.new(ruleset, len(bots), seed, log=log)
    finish(game, bots)
    return game


def finish(game: RollGame, bots: Sequence[Bot]) -> None:
    """Play a game on to its end, from wherever it is; ``bots`` are one a seat.

    Raises:
        BotFault: a bot raised or chose something illegal.
        BotError: not one bot for each seat, or no end in sight.
    """
    if len(bots) != game.table.players:
        raise BotError(f"{len(bots)} bots for {game.table.players} seats; expected one for each seat")
    looks = [bool(getattr(bot, "needs_view", True)) for bot in bots]
    waiting, submit, view = game.waiting, game.submit, game.view
    left = MOST_DECISIONS
    while pending := waiting():
        decision = pending[0]
        seat = decision.seat
        try:
            choice = bots[seat].choose(decision, view(seat) if looks[seat] else _UNSEEN)
        except Exception as error:
            raise _fault(bots[seat], decision, f"{type(error).__name__}: {error}") from error
        if not isinstance(choice, Choice):
            raise _fault(bots[seat], decision, f"expected one of the legal choices, found {choice!r}")
        try:
            submit(seat, choice, decision.number)
        except IllegalChoice as error:
            raise _fault(bots[seat], decision, f"illegal choice {choice.text!r}: {error}") from error
        left -= 1
        if not left:
            raise BotError(f"seed {game.table.seed}: no end after {MOST_DECISIONS} decisions")


def _fault(bot: Bot, decision: Decision, message: str) -> BotFault:
    return BotFault(name_of(bot), decision.seat, decision.number, decision.kind, message)


def summary(game: RollGame, bots: Sequence[str] = ()) -> Result:
    """How a finished game ended; ``bots`` names the players, by seat.

    Raises:
        BotError: the game is not over.
    """
    if not game.finished:
        raise BotError("the game is not over; only finished games can be summed up")
    table = game.table
    scores = final_scores(table)
    return Result(
        seed=table.seed,
        bots=tuple(bots),
        rounds=table.round,
        scores=table.scores,
        winners=table.winners,
        chips=tuple(score.chips for score in scores),
        tiles=tuple(score.tiles for score in scores),
        bonuses=tuple(sum(points for _, points in score.bonuses) for score in scores),
        reasons=end_reasons(table),
        decisions=sum(table.answered),
    )
