"""Games from files and texts, each fault with the code that the protocol has for it."""

from __future__ import annotations

import json
from pathlib import Path

from starcup import Game, Header, brief, installed_packs, journal_header
from starcup.host.players import CLIENT
from starcup.host.refused import Refused, brief_in
from starcup.wire import requests as q
from starcup_cli import files
from starcup_cli.errors import WrongUse
from starcup_cli.records import folders_of, restore
from starcup_cli.server.shelf import ShelfWithFolders


def path_of(name: str) -> Path:
    """Return the path that a client names."""
    try:
        return files.path_of(name)
    except WrongUse as error:
        raise Refused("bad-file", error.message) from error


def text_of(path: Path) -> str:
    """Return the text of a file."""
    try:
        return files.read(path)
    except WrongUse as error:
        raise Refused("bad-file", brief_in(error.message, str(path))) from error


def at_position(text: str, request: q.Load, shelf: ShelfWithFolders) -> Game:
    """Return the game at a position, under the packs that the request names."""
    rules = shelf.ruleset(shelf.game(request.game or _game_at(text)), request.packs, request.options)
    return Game.load(rules, text.encode("utf-8", "replace"), log=True)


def _game_at(text: str) -> str | None:
    """Return the key of the game that a position names; None if it names none."""
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError):
        return None
    key = raw.get("game") if isinstance(raw, dict) else None
    return key if isinstance(key, str) else None


def restored(text: str, request: q.Load, shelf: ShelfWithFolders) -> Game:
    """Return the game of a journal, under its own packs and options or those that the request names."""
    header = journal_header(text)
    if request.game not in (None, header.game):
        raise Refused(
            "bad-journal", f"game: expected {header.game!r}, of which this journal is, found {brief(request.game)}"
        )
    game = shelf.game(header.game)
    options = header.options if request.options is None else request.options
    if request.packs is not None:
        rules = shelf.ruleset(game, request.packs, options)
    elif request.file is not None:
        rules = shelf.ruleset_of_file(game, header, options)
    else:
        _refuse_folders(header)
        rules = shelf.ruleset(game, [stamp.name for stamp in header.packs] if game.pack else None, options)
    try:
        return restore(text, Path("journal"), at=request.at, rules=rules)
    except WrongUse as error:
        raise Refused("bad-journal", error.message) from error


def check_end(at: int | None, game: Game) -> None:
    """Refuse a stop beyond the history of a game."""
    reached = sum(isinstance(who, int) for who, _ in game.journal)
    if at is not None and at > reached:
        raise Refused("beyond-end", f"at: there are {reached} choices and undos; expected 0 to {reached}, found {at}")


def choices_in(text: str) -> int:
    """Return the number of choices and undos in the text of a journal."""
    return sum(line.partition(" ")[0].isdecimal() for line in text.splitlines())


def check_rewinding(request: q.Load, game: Game) -> None:
    """Refuse to resume a game earlier than it stands where others play: the same dice would come again."""
    alone = request.seats is not None and all(name == CLIENT for name in request.seats)
    if not (alone or request.omniscient or game.finished):
        raise Refused("hidden", "at: a game is taken up earlier by an omniscient client, or one that has all seats")


def _refuse_folders(header: Header) -> None:
    """Refuse packs in folders that only the text names: a text may come from anywhere, and their code is not run."""
    for name, folder in folders_of(header).items():
        if name not in installed_packs():
            where = folder if len(folder) < 4_000 else None
            raise Refused("unknown-pack", f"pack {brief(name)} was in a folder: name that folder in packs", where)
