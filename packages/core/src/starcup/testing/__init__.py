"""Tools for testing any game: checks of all that the engine promises, random games, exact counts of lines of play.

What a game adds for its own tests lives with the game: :mod:`starcup.roll.testing`.
"""

from starcup.testing.findings import Finding, failed_load, report
from starcup.testing.games import GAME_CHECKS, assert_game_ok, check_game
from starcup.testing.integrity import Fingerprint
from starcup.testing.kit import GameKit, PackCheck
from starcup.testing.pack_checks import PACK_CHECKS
from starcup.testing.pack_games import assert_pack_ok, bench_of_pack, check_pack, checks_of_packs
from starcup.testing.pairs import Pair, PairGames
from starcup.testing.perft import count_lines
from starcup.testing.playing import ends, fixed_game, legal, play
from starcup.testing.scenario import GameScenario
from starcup.testing.situated import SituatedGames, check_pairs
from starcup.testing.spelling import Groups
from starcup.testing.walking import Picker, Spot, Start, at_random, walk
from starcup.testing.wires import Tripwires

__all__ = [
    "GAME_CHECKS",
    "PACK_CHECKS",
    "Finding",
    "Fingerprint",
    "GameKit",
    "GameScenario",
    "Groups",
    "PackCheck",
    "Pair",
    "PairGames",
    "Picker",
    "SituatedGames",
    "Spot",
    "Start",
    "Tripwires",
    "assert_game_ok",
    "assert_pack_ok",
    "at_random",
    "bench_of_pack",
    "check_game",
    "check_pack",
    "check_pairs",
    "checks_of_packs",
    "count_lines",
    "ends",
    "failed_load",
    "fixed_game",
    "legal",
    "play",
    "report",
    "walk",
]
