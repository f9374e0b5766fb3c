"""The end of a game for one player: it is recorded, and the player told so."""

from __future__ import annotations

from starcup import Game
from starcup.words import Words, wrap
from starcup_cli import files, records
from starcup_cli.errors import WrongUse, command_name


def recorded(game: Game, words: Words) -> list[str]:
    """Record a finished game, and return lines about it; none if others played, too.

    Args:
        game: the game of a person.
        words: those of the game.
    """
    if game.table.players != 1:
        return []
    solo = records.solo_of(game, words)
    try:
        new = records.keep(solo)
    except WrongUse as error:
        return wrap(f"NOT RECORDED: {error.message}. The file is left as it is; rename it to begin another.")
    except OSError as error:
        return wrap(f"NOT RECORDED: {files.short(records.path())}: {error.strerror}")
    against = f" against {solo.title}" if solo.title else ""
    counted = f"a {'win' if solo.won else 'loss'}{against}" if new else "this deal was there already, and counts once"
    return wrap(f"In your record: {counted}. '{command_name()} record' shows it.", "", "  ")
