"""Bots alone at the table, and people who look on."""

from __future__ import annotations

from starcup.roll.words.board import board, final
from starcup.roll.words.commentary import Commentary, live
from starcup_cli.session import Session
from starcup_cli.terminal import show


def watch(session: Session) -> None:
    """Bots alone: play to the end, telling everything that happens, round by round."""
    game = session.game
    commentary = Commentary(session.names)
    heard, present = 0, -1
    while not game.finished:
        session.answer_by_bot(game.waiting()[0])
        if game.table.round != present or game.finished:
            present = game.table.round
            events = game.all_events()
            show(commentary.lines(live(events, heard)))
            heard = len(events)
            session.save()
    views = [game.view(seat) for seat in range(game.table.players)]
    show([*board(game.table, views, session.names), "", *final(game.table, session.names)])
