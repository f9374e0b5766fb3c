"""The games kept in the folder: listed, renamed, deleted, written elsewhere."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from attrs import frozen

from starcup import Header, StarcupError, games, journal_header
from starcup.host.players import names_of_seats
from starcup_cli import files
from starcup_cli.errors import WrongUse, one_line
from starcup_cli.language_choice import problem
from starcup_cli.records.journals import players_of


@frozen
class KeptGame:
    """A saved game; its header is None if it can't be read, as ``fault`` says."""

    path: Path
    header: Header | None
    players: tuple[str, ...]
    choices: int
    changed: datetime
    fault: str = ""

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return names_of_seats(self.players)


def kept_games() -> list[KeptGame]:
    """Return the saved games, the one played last first, damaged ones among them; files that are none are left out."""
    saves = []
    for path in files.folder().glob(f"*{files.SUFFIX}"):
        try:
            saves.append(kept_game(path))
        except (StarcupError, WrongUse) as error:
            with suppress(OSError):
                if path.read_bytes().startswith(b"starcup journal "):
                    message = error.message if isinstance(error, WrongUse) else one_line(str(error))
                    saves.append(KeptGame(path, None, (), 0, datetime.fromtimestamp(path.stat().st_mtime), message))
    return sorted(saves, key=lambda game: game.changed, reverse=True)


def kept_game(path: Path) -> KeptGame:
    """Return the saved game in a file."""
    text = files.read(path)
    header = journal_header(text)
    games.find(header.game)
    choices = sum(line[:1].isdigit() for line in text.splitlines())
    changed = datetime.fromtimestamp(path.stat().st_mtime)
    return KeptGame(path, header, tuple(players_of(header)), choices, changed)


def rename(game: KeptGame, name: str) -> Path:
    """Give a saved game another name; return its file."""
    if not name or "/" in name or name.startswith("."):
        raise WrongUse(problem("game-name", name=repr(name)))
    path = game.path.with_name(files.path_of(f"{name.removesuffix(files.SUFFIX)}{files.SUFFIX}").name)
    path = files.free(path)
    game.path.rename(path)
    return path


def export(game: KeptGame, name: str) -> Path:
    """Write a saved game to another file; return it."""
    path = files.free(files.path_of(name))
    files.write(path, files.read(game.path))
    return path
