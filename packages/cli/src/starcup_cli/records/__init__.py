"""What is kept: the files of games, and the record of games for one player."""

from starcup_cli.records.journals import (
    ORDER_NOTE,
    STOPPED_NOTE,
    folders_of,
    found_packs,
    ordered_of,
    players_of,
    restore,
    stopped_of,
)
from starcup_cli.records.kept_games import KeptGame, export, kept_game, kept_games, rename
from starcup_cli.records.results import record_lines, standings, title_of_key
from starcup_cli.records.saved_file import Overtaken, SavedFile
from starcup_cli.records.solo import read_record, recorded

__all__ = [
    "ORDER_NOTE", "STOPPED_NOTE", "KeptGame", "Overtaken", "SavedFile", "export", "folders_of", "found_packs",
    "kept_game", "kept_games", "ordered_of", "players_of", "read_record", "record_lines", "recorded", "rename",
    "restore", "standings", "stopped_of", "title_of_key",
]  # fmt: skip
