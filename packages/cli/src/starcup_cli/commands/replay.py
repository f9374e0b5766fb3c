"""``starcup replay``: look back at a saved game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE

if TYPE_CHECKING:
    from starcup import Event


@click.command("replay", short_help="Look back at a saved game.")
@click.argument("file", metavar="FILE")
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="Stop after N choices (undos count too).")
@click.option("--game", metavar="KEY", help="Refuse a file of another game.")
@LANGUAGE
@json_option()
@click.option("--board-only", is_flag=True, help="Leave the commentary out.")
@click.option("--plain", is_flag=True, help="In lines, as they are for a pipe, instead of panes.")
def command(file: str, game: str | None, at: int | None, as_json: bool, board_only: bool, plain: bool) -> None:
    """Replay a saved game: the commentary, and the table at the end or after N choices.

    FILE may be 'last', for the game played last. Everything is shown, hidden
    tiles and dice too. In a terminal the game goes on and back in panes, and can
    be played on from any choice.

    \b
    Keys of the JSON: game, seed, players, choices (in the file), at (choices
    played), finished, scores (seat by seat, or null), events (each with kind and
    its own fields), scene (what lies where: spaces with pieces and counters).
    """
    from starcup import journal_header
    from starcup.games import definition_of
    from starcup.host.players import names_of_seats
    from starcup.messages import Player
    from starcup.scene import scene_of
    from starcup.wire.scene_json import as_json as scene_json
    from starcup_cli import files
    from starcup_cli.errors import WrongUse
    from starcup_cli.language_choice import problem
    from starcup_cli.packs import find_game, title_of
    from starcup_cli.records import players_of, restore
    from starcup_cli.table import whole_scene, whole_story
    from starcup_cli.terminal import has_room_for_panes, show, show_json
    from starcup_cli.voice import Voice

    path = files.find(file)
    text = files.read(path)
    expected = None if game is None else find_game(game)
    whole = restore(text, path)
    if expected is not None and whole.ruleset.game != expected.key:
        there = title_of(definition_of(whole.ruleset))
        raise WrongUse(problem("other-game", path=str(path), expected=title_of(expected), found=there))
    choices = sum(isinstance(who, int) for who, _ in whole.journal)
    if at is not None and at > choices:
        raise WrongUse(problem("beyond-end", path=str(path), choices=choices, at=at))
    if not (as_json or board_only or plain) and has_room_for_panes():
        from starcup_cli.panes import PanesApp
        from starcup_cli.records import kept_game

        PanesApp(kept=kept_game(path), at=at).show()
        return
    played = whole if at is None else restore(text, path, at=at)
    table = played.table
    players = players_of(journal_header(text))
    voice = Voice(played.ruleset, None, names_of_seats(players), None)
    if as_json:
        scores = played.scores(0) if played.finished else ()
        events = played.all_events()
        show_json(
            {
                "game": played.ruleset.game,
                "seed": table.seed,
                "players": players,
                "choices": choices,
                "at": choices if at is None else at,
                "finished": played.finished,
                "scores": [score.total for score in scores] or None,
                "events": [_event(events[beat.position]) for beat in whole_story(played)],
                "scene": scene_json(whole_scene(played), voice.language),
            }
        )
        return
    lines, scene = voice.lines, whole_scene(played)
    if not board_only:
        show([*lines.beats(whole_story(played)), ""])
    show(lines.board(scene))
    if at is not None:
        show(voice.say("replay-after", at=at, choices=choices))
        for decision in played.waiting():
            prompt = scene_of(played, decision.seat).prompt
            if prompt is not None:
                show(voice.say("replay-asked", seat=Player(decision.seat), question=prompt.text))
    if played.finished:
        show(["", *lines.scores(scene)])


def _event(event: Event) -> dict[str, object]:
    """Return an event as data: its kind, such as ``phase-began``, and its fields."""
    from attrs import asdict

    kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()
    return {"kind": kind, **asdict(event)}
