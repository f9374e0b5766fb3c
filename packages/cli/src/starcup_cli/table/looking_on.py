"""Games seen from outside: those of bots alone, and all of a table for those who may know everything."""

from __future__ import annotations

from attrs import evolve

from starcup import Game
from starcup.scene import Beat, Scene, presenter_of, scene_of
from starcup_cli.table.session import Session
from starcup_cli.terminal import show

MOST_UNTOLD = 200
"""The number of answers after which people are told the events, even if no round has ended."""


def whole_scene(game: Game) -> Scene:
    """Return the table with everything that any seat sees: the places of each seat as that seat sees them."""
    scenes = [scene_of(game, seat) for seat in range(game.table.players)]
    spaces = [
        next(part for part in scenes[space.owner or 0].spaces if part.key == space.key) for space in scenes[0].spaces
    ]
    return evolve(scenes[0], seat=None, prompt=None, spaces=tuple(spaces))


def whole_story(game: Game, since: int = 0) -> list[Beat]:
    """Return everything that happened, seen by seats or not."""
    return presenter_of(game.ruleset).beats(game.all_events(), since)


def watch(session: Session) -> None:
    """Play a game of bots to its end, and show all events, round by round."""
    game = session.game
    lines = session.voice.lines
    since, present, untold = 0, -1, 0
    while not game.finished:
        session.answer_by_bot()
        untold += 1
        if (now := game.round_number) != present or untold >= MOST_UNTOLD or game.finished:
            present, untold = now, 0
            show(lines.beats(whole_story(game, since)))
            since = len(game.all_events())
            session.save()
    scene = whole_scene(game)
    show([*lines.board(scene), "", *lines.scores(scene)])
