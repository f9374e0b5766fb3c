"""Tools for testing any game: checks of all that the engine promises, random games, exact counts of lines of play.

What a game adds for its own tests lives with the game: :mod:`starcup.roll.testing`.
"""

from starcup.testing.bench import Bench
from starcup.testing.findings import Finding, check_findings, report
from starcup.testing.games import GAME_CHECKS, assert_game_ok, check_game, game_bench
from starcup.testing.integrity import Fingerprint
from starcup.testing.kit import GameKit
from starcup.testing.pack_games import PACK_CHECKS, PackGames, assert_pack_ok
from starcup.testing.perft import Lines, count_lines
from starcup.testing.playing import MOST_LISTED, ends, finished, legal, play
from starcup.testing.soak import Watched, watched_game
from starcup.testing.walking import Spot, Start, walk
from starcup.testing.wires import Tripwires

__all__ = [
    "GAME_CHECKS",
    "MOST_LISTED",
    "PACK_CHECKS",
    "Bench",
    "Finding",
    "Fingerprint",
    "GameKit",
    "Lines",
    "PackGames",
    "Spot",
    "Start",
    "Tripwires",
    "Watched",
    "assert_game_ok",
    "assert_pack_ok",
    "check_findings",
    "check_game",
    "count_lines",
    "ends",
    "finished",
    "game_bench",
    "legal",
    "play",
    "report",
    "walk",
    "watched_game",
]
