"""Games of bots alone, with people as spectators."""

from __future__ import annotations

from starcup.words import live
from starcup_cli.session import Session
from starcup_cli.terminal import show

MOST_UNTOLD = 200
"""The number of answers after which people are told the events, even if no round has ended."""


def watch(session: Session) -> None:
    """Play a game of bots to its end, and show all events, round by round."""
    game = session.game
    words = session.words
    telling = words.telling()
    heard, present, untold = 0, -1, 0
    while not game.finished:
        session.answer_by_bot(game.waiting()[0])
        untold += 1
        if (now := game.round_number) != present or untold >= MOST_UNTOLD or game.finished:
            present, untold = now, 0
            events = words.heard(game, None)
            show(telling.lines(live(events, heard)))
            heard = len(events)
            session.save()
    views = [game.view(seat) for seat in range(game.table.players)]
    show([*words.board(game.table, views), "", *words.score(game.table, views[0])])
