"""One game of an arena, and the record that is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import frozen

from starcup import Game, StarcupError
from starcup.roll import RollGame, Ruleset, Score, end_reasons, events, final_scores
from starcup_bots.entrants import Entrant
from starcup_bots.guard import GAME_MS
from starcup_bots.protocol import BotFault, Fault
from starcup_bots.runner import play_with
from starcup_bots.simulation import bot_seed


@frozen
class SeatRecord:
    """One seat of a game: who sat there and how it came out (SCORE-1); ``place`` 1 is a win (SCORE-7 to SCORE-9).

    ``built`` are the faces that were developed, settled or placed otherwise
    after the set-up, with their rounds.
    """

    bot: str
    place: int
    score: int
    chips: int
    tiles: int
    bonuses: int
    tie_break: int
    faction: int
    home_world: str
    built: tuple[tuple[str, int], ...]


@frozen
class GameRecord:
    """A game of an arena: a line in its file. Games of one ``deal`` are no independent evidence."""

    game: int
    deal: int
    seed: int
    rounds: int
    decisions: int
    reasons: tuple[str, ...]
    winners: tuple[int, ...]
    seats: tuple[SeatRecord, ...]
    fault: Fault | None = None

    def share(self, seat: int) -> float:
        """How much of the win is that seat's: a shared win counts as its share."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_recorded(
    rules: Ruleset,
    seated: Sequence[Entrant],
    *,
    number: int,
    deal: int,
    seed: int,
    limit_ms: int,
    game_ms: int = GAME_MS,
) -> GameRecord:
    """Play a game. A bot that fails loses it, and the others share the win; scores are then those of that moment."""
    game: RollGame = Game.new(rules, len(seated), seed)
    fault = None
    makers = [
        (one.label, partial(one.make, bot_seed(seed, seat), limit_ms, rules, seat, len(seated), game_ms))
        for seat, one in enumerate(seated)
    ]
    try:
        play_with(game, makers, limit_ms, game_ms)
    except BotFault as error:
        fault = Fault(error.seat, error.reason, f"{seated[error.seat].label}: {error.message}")
    except StarcupError as error:
        fault = Fault(-1, "stopped", str(error))
    return _record(game, [one.label for one in seated], number, deal, fault)


def _record(game: RollGame, labels: Sequence[str], number: int, deal: int, fault: Fault | None) -> GameRecord:
    table = game.table
    scores = final_scores(table)
    placed = [_place(one, scores) for one in scores]
    winners = table.winners
    if fault is not None:
        winners = fault.winners(table.players)
        placed = [table.players if seat == fault.seat else 1 for seat in range(table.players)]
    dealt, built = _history(game)
    return GameRecord(
        game=number,
        deal=deal,
        seed=table.seed,
        rounds=table.round,
        decisions=sum(table.answered),
        reasons=end_reasons(table) if fault is None else ("fault",),
        winners=winners,
        seats=tuple(
            SeatRecord(
                bot=labels[one.seat],
                place=placed[one.seat],
                score=one.total,
                chips=one.chips,
                tiles=one.tiles,
                bonuses=one.total - one.chips - one.tiles,
                tie_break=one.tie_break,
                faction=dealt[one.seat].faction,
                home_world=dealt[one.seat].home_world,
                built=tuple(built[one.seat]),
            )
            for one in scores
        ),
        fault=fault,
    )


def _place(one: Score, scores: Sequence[Score]) -> int:
    return 1 + sum((other.total, other.tie_break) > (one.total, one.tie_break) for other in scores)


def _history(game: RollGame) -> tuple[dict[int, events.Dealt], list[list[tuple[str, int]]]]:
    """What everybody was dealt, and what they built in which round."""
    dealt: dict[int, events.Dealt] = {}
    built: list[list[tuple[str, int]]] = [[] for _ in range(game.table.players)]
    now = 0
    for event in game.all_events():
        if isinstance(event, events.RoundBegan):
            now = event.number
        elif isinstance(event, events.Dealt):
            dealt[event.seat] = event
        elif isinstance(event, events.Completed | events.TilePlayed) and now:
            built[event.seat].append((event.face, now))
    return dealt, built
