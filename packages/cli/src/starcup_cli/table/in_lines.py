"""A whole game in lines, from the introduction on: of one person, of several, or of bots that are watched."""

from __future__ import annotations

from functools import partial

from starcup.messages import Player
from starcup_bots.hints import Hints
from starcup_cli import files, lookup
from starcup_cli.table.at_table import AtTable
from starcup_cli.table.curtain import Together
from starcup_cli.table.looking_on import watch
from starcup_cli.table.session import Session
from starcup_cli.table.starting import is_told
from starcup_cli.terminal import show


def introduce(session: Session, *, resumed: bool) -> None:
    """Show which game it is, who plays, and where it is saved."""
    voice, table = session.voice, session.game.table
    who = tuple(map(Player, range(table.players)))
    name = "resumed" if resumed else "new-game"
    seed = str(table.seed) if is_told(session) else "none"
    lines = voice.say(name, game=lookup.title_of(session.words), who=who, seed=seed)
    lines += voice.whole("saved", file=files.short(session.file.path))
    show([*lines, *session.words.introduction(), ""])


def play_in_lines(session: Session, hints: str | None, *, resumed: bool) -> None:
    """Play to the end of a game; ``hints`` names the adviser, None the usual one."""
    if not session.humans:
        watch(session)
        return
    advisers = Hints(hints, session.game.ruleset, len(session.players))
    seat_at = partial(AtTable, session, hints=advisers)
    play = Together(session, seat_at) if len(session.humans) > 1 else seat_at(session.humans[0])
    if resumed:
        play.resume()
    play.play()
