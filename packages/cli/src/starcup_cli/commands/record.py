"""``starcup record``: the games that you have won and lost alone."""

from __future__ import annotations

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE


@click.command("record", short_help="Show what you have beaten in games for one player.")
@click.option("--game", metavar="KEY", help="Show this game only.")
@LANGUAGE
@json_option()
def command(game: str | None, as_json: bool) -> None:
    """Show the games for one player that you have finished: what you have beaten, how often, your best score.

    'play' keeps the record beside the saved games. A deal counts once, as it ended
    the first time: taking it up again changes nothing.

    \b
    Keys of the JSON: a list, for each game key, title, challenges, games. Of each
    challenge: key, title, level, played, won (how many games), best (score, or
    null), first_won (date, or null). Of each game, oldest first: deal, game,
    challenge, title, level, won (true or false), score (or null), date.
    """
    from attrs import asdict

    from starcup.words import wrap
    from starcup_cli.errors import WrongUse
    from starcup_cli.language_choice import command_text, problem
    from starcup_cli.packs import find_game, seats_of, title_of
    from starcup_cli.records import read_record, record_lines, standings, title_of_key
    from starcup_cli.terminal import show, show_json
    from starcup_cli.voice import check_known

    check_known()
    record = read_record()
    keys = sorted({solo.game for solo in record})
    if game is not None:
        wanted = find_game(game)
        if 1 not in wanted.seats and wanted.key not in keys:  # packs may let one play
            title = title_of(wanted)
            raise WrongUse(problem("nobody-alone", key=game, game=title, seats=seats_of(wanted)))
        keys = [wanted.key]
    if as_json:
        show_json(
            [
                {
                    "key": key,
                    "title": title_of_key(key),
                    "challenges": [asdict(standing) for standing in standings(key, record)],
                    "games": [asdict(solo) for solo in record if solo.game == key],
                }
                for key in keys
            ]
        )
    else:
        show(record_lines(keys, record) or wrap(command_text("listed-record-none")))
