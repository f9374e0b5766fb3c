"""The odds of winning in the course of a finished game: from points of it, bots play on, in another process."""

from __future__ import annotations

from starcup import Game, Ruleset
from starcup.host import Course
from starcup_bots.discovery import available
from starcup_bots.hints import USUAL
from starcup_bots.runner import finish

MOST_POINTS = 24
"""The most points of a game that are judged."""
PLAYOUTS = 8
"""How often each is played on."""


def course_bot(game: str) -> str | None:
    """Return the bot that plays games on to judge them; None if the game has none."""
    kinds = available(game)
    return USUAL if USUAL in kinds else next((name for name, kind in kinds.items() if kind.quick), None)


def course(rules: Ruleset, journal: str, bot: str, points: int, playouts: int) -> Course:
    """Return the odds in the course of a game: at its beginning, at its end, and evenly between."""
    end = Game.replay(rules, journal)
    most = sum(isinstance(who, int) for who, _ in end.journal)
    kind, seats = available(rules.game)[bot], end.table.players
    ats = sorted({round(number * most / (points - 1)) for number in range(points - 1)} - {most})
    judged = []
    for at in ats:
        wins = [0.0] * seats
        for number in range(playouts):
            world = Game.replay(rules, journal, at=at, log=False).clone(seed=1 + number)
            finish(world, [kind.make(number * seats + seat) for seat in range(seats)])
            winners = rules.winners(world.table)
            for seat in winners:
                wins[seat] += 1 / len(winners)
        judged.append((at, tuple(round(won / playouts, 3) for won in wins)))
    winners = rules.winners(end.table)
    judged.append((most, tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))))
    return Course(bot, playouts, tuple(judged))
