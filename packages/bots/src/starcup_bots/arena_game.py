"""One game of an arena, and the record that is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import frozen

from starcup import Game, Ruleset, SeatScore, blamed
from starcup_bots.discovery import bot_seed
from starcup_bots.entrants import Entrant
from starcup_bots.game_bots import Lines, facet_of, kept_pieces, scores_of
from starcup_bots.guard import GAME_MS
from starcup_bots.protocol import BotFault, Fault
from starcup_bots.runner import play_with, summary


@frozen
class SeatRecord:
    """One seat of a game: the bot that sat there, and its result.

    ``place`` 1 is a win, and only that: nobody may have won. ``lines`` are
    the parts of the score, ``dealt`` are the names of the seat's first pieces, and
    ``built`` are the pieces that it built after that, with their rounds.
    """

    bot: str
    place: int
    score: int
    tie_break: int
    lines: Lines = ()
    dealt: tuple[tuple[str, int | str], ...] = ()
    built: tuple[tuple[str, int], ...] = ()


@frozen
class GameRecord:
    """A game of an arena: a line in its file. Games of one ``deal`` are not independent evidence."""

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
        """Return the share of a seat in the win: 1 divided by the number of winners, 0 for a seat that has not won."""
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
    """Play a game and return its record. A bot that fails loses it, with the scores of that moment."""
    game: Game = Game.new(rules, len(seated), seed)
    fault = None
    makers = [
        (entrant.label, partial(entrant.make, bot_seed(seed, seat), limit_ms, rules, seat, len(seated), game_ms))
        for seat, entrant in enumerate(seated)
    ]
    try:
        play_with(game, makers, limit_ms, game_ms)
    except BotFault as error:
        fault = Fault(error.seat, error.reason, f"{seated[error.seat].label}: {error.message}")
    except Exception as error:
        fault = Fault(-1, "stopped", str(blamed(error)))
    labels, facet = [entrant.label for entrant in seated], facet_of(rules)
    result, scores = summary(game, labels, fault), scores_of(rules, game.table)
    placed, had = final_places(scores, result.winners, fault), facet.history(game)
    return GameRecord(
        game=number,
        deal=deal,
        seed=game.table.seed,
        rounds=result.rounds,
        decisions=result.decisions,
        reasons=result.reasons,
        winners=result.winners,
        seats=tuple(
            SeatRecord(
                bot=labels[seat],
                place=placed[seat],
                score=score.total,
                tie_break=score.tie_break,
                lines=result.lines[seat],
                dealt=(*had[seat].dealt, *kept_pieces(game.table, seat)),
                built=had[seat].built,
            )
            for seat, score in enumerate(scores)
        ),
        fault=fault,
    )


def final_places(scores: Sequence[SeatScore], winners: Sequence[int], fault: Fault | None) -> list[int]:
    """Return the places of all seats at the end of a game; whoever failed is last, and all others have place 1."""
    if fault is not None:
        return [len(scores) if score.seat == fault.seat else 1 for score in scores]
    return places([(score.seat in winners, score.total, score.tie_break) for score in scores])


def places(results: Sequence[tuple[bool, int, int]]) -> list[int]:
    """Return the places that results bring: a seat that has not won has place 2 or more.

    >>> places([(True, 30, 7), (False, 30, 6), (False, 10, 0), (False, 30, 6)])
    [1, 2, 4, 2]
    >>> places([(False, 7, 0)])
    [2]
    """
    return [max(1 + sum(other > result for other in results), 1 if result[0] else 2) for result in results]
