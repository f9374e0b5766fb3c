"""``starcup games``: the games that are installed."""

from __future__ import annotations

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE


@click.command("games", short_help="List the installed games.")
@LANGUAGE
@json_option()
def command(as_json: bool) -> int:
    """List the installed games: 'starcup play --game KEY' plays one.

    \b
    Keys of the JSON: a list, for each game key, title, seats (the numbers of
    players), packs (installed ones, by name), needs (its own pack, if that is not
    installed, or null), version (of the distribution that has it, or null), fault
    (why it can't be used, or null; the other keys may then be missing). The exit
    code is 1 if any game has a fault.
    """
    from starcup import games
    from starcup_cli.errors import FAILED, FINE
    from starcup_cli.language_choice import command_text
    from starcup_cli.terminal import show, show_json
    from starcup_cli.voice import check_known

    check_known()
    reports = [_report(key) for key in games.known()]
    if as_json:
        show_json(reports)
    else:
        show([line for report in reports for line in _lines(report)] or [command_text("listed-no-game")])
    return FAILED if any(report["fault"] for report in reports) else FINE


def _report(key: str) -> dict[str, object]:
    from starcup import GameError, games
    from starcup_cli.packs import lacks_pack

    point = games.installed().get(key)
    version = None if point is None or point.dist is None else point.dist.version
    try:
        game = games.find(key)
    except GameError as error:
        return {"key": key, "version": version, "fault": str(error)}
    return {
        "key": key,
        "title": game.title,
        "seats": list(game.seats),
        "packs": _packs_of(key) if game.pack else [],
        "needs": game.pack if lacks_pack(game) else None,
        "version": version,
        "fault": None,
    }


def _packs_of(game: str) -> list[str]:
    """Return a game's installed packs by name; those whose code has to run to tell are left out."""
    from starcup import StarcupError, installed_packs, load_pack

    names = []
    for name, place in sorted(installed_packs().items()):
        if place.attr:
            continue
        try:
            if load_pack(name).game == game:
                names.append(name)
        except StarcupError:
            continue
    return names


def _lines(report: dict[str, object]) -> list[str]:
    from starcup import games
    from starcup.words import wrap
    from starcup_cli.language_choice import command_text
    from starcup_cli.packs import seats_of, title_of

    head = f"## {report['key']} {report['version'] or ''}".rstrip()
    if report["fault"]:
        return [head, *wrap(command_text("listed-fault", fault=str(report["fault"])), "  ")]
    packs, needs = report["packs"], report["needs"]
    assert isinstance(packs, list)
    game = games.find(str(report["key"]))
    named = {"packs": ", ".join(packs) or "none", "needs": repr(needs) if needs else "none"}
    return [head, *wrap(command_text("listed-game", game=title_of(game), seats=seats_of(game), **named), "  ")]
