"""How the odds of winning went in a finished game, with the biggest swings in words."""

from __future__ import annotations

from itertools import pairwise

from starcup import Choice, Game
from starcup.host import Course, HostedGame, Later
from starcup.messages import Language
from starcup_web.results import ChancePoint, Chances, Swing

MOST_SWINGS = 5


def chances_of(hosted: HostedGame, words: Language) -> Later:
    """Return a promise of the odds in the course of a finished game, and of its biggest swings."""
    later = Later()

    def settle(course: object) -> None:
        later.set(_chances(hosted, course, words) if isinstance(course, Course) else course)

    hosted.bots.course(hosted.key, hosted.game).then(settle)
    return later


def _chances(hosted: HostedGame, course: Course, words: Language) -> Chances:
    points = [ChancePoint(at, odds) for at, odds in course.points]
    changes = [
        (now.odds[seat] - before.odds[seat], seat, before.at, now.at)
        for before, now in pairwise(points)
        for seat in range(len(now.odds))
    ]
    largest = sorted(changes, reverse=True)[:MOST_SWINGS]
    swings = [
        Swing(to, seat, round(by, 3), _done(hosted, seat, at, to, words)) for by, seat, at, to in largest if by > 0
    ]
    return Chances(course.bot, course.playouts, tuple(points), tuple(swings))


def _done(hosted: HostedGame, seat: int, at: int, to: int, words: Language) -> str:
    """Return in words what a seat did between two points of a game; empty if nothing."""
    moves = [(who, move) for who, move in hosted.game.journal if isinstance(who, int)]
    for number in range(at, to):
        who, move = moves[number]
        if who == seat and isinstance(move, Choice):
            then = Game.replay(hosted.rules, hosted.game.journal_text(), at=number, log=False)
            return words.text(hosted.teller.presenter.label(then.view(seat), move))
    return ""
