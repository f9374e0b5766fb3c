"""``starcup replay``: look back at a saved game."""

from __future__ import annotations

import click

from starcup_cli.alone import json_option


@click.command("replay", short_help="Look back at a saved game.")
@click.argument("file", metavar="FILE")
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="Stop after N choices (undos count too).")
@json_option()
@click.option("--board-only", is_flag=True, help="Leave the commentary out.")
def command(file: str, at: int | None, as_json: bool, board_only: bool) -> None:
    """Replay a saved game: the commentary, and the table at the end or after N choices.

    FILE may be 'last', for the game played last. Everything is shown, hidden
    tiles and dice too.

    \b
    Keys of the JSON: seed, players, choices (in the file), at (choices played),
    finished, scores (seat by seat, or null), events (each with kind and its own
    fields), board: round, phase, phases, pool, beyond_pool, bag, supply,
    winners, seats; of each seat: seat, player, faction, credits, chips, squares,
    vp, cup, citizenry, behind_screen, workers, tableau (key, goods),
    development_stack and world_stack (tiles from the top, dice).
    """
    from starcup.roll.words.board import board, final
    from starcup.roll.words.commentary import Commentary, live
    from starcup.roll.words.names import Names
    from starcup.words import wrap
    from starcup_cli import files, reports
    from starcup_cli.errors import WrongUse
    from starcup_cli.people import names_of_seats
    from starcup_cli.session import players_of, restore
    from starcup_cli.terminal import show, show_json

    path = files.find(file)
    text = files.read(path)
    whole = restore(text, path)
    choices = sum(isinstance(who, int) for who, _ in whole.journal)
    if at is not None and at > choices:
        raise WrongUse(f"{path}: there are {choices} choices, {at} were asked for")
    game = whole if at is None else restore(text, path, at=at)
    table = game.table
    players = players_of(text, table.players)
    views = [game.view(seat) for seat in range(table.players)]
    events = live(game.all_events())
    if as_json:
        show_json(
            {
                "seed": table.seed,
                "players": players,
                "choices": choices,
                "at": choices if at is None else at,
                "finished": game.finished,
                "scores": list(table.scores) or None,
                "events": [reports.event_data(event) for event in events],
                "board": reports.board_data(table, views, players),
            }
        )
        return
    names = Names(views[0].rules, names_of_seats(players))
    if not board_only:
        show([*Commentary(names).lines(events), ""])
    show(board(table, views, names))
    if at is not None:
        asked = [f"{names.seat(one.seat)}: {one.question}" for one in game.waiting()]
        for line in (f"After {at} of {choices} choices.", *asked):
            show(wrap(line, "", "  "))
    if game.finished:
        show(["", *final(table, names)])
