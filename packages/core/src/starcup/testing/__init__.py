"""Tools for testing rules, packs, bots and front ends."""

from starcup.packs.pack import load as find_pack
from starcup.roll.invariants import faults
from starcup.testing.conformance import (
    CHECKS,
    Bench,
    Check,
    Finding,
    Fingerprint,
    Tripwires,
    assert_check_ok,
    assert_pack_ok,
    conformance,
    report,
)
from starcup.testing.pairs import PairResult, all_pairs, pair_games
from starcup.testing.perft import Lines, count_lines
from starcup.testing.playing import MOST_LISTED, dice, ends, finished, legal, play
from starcup.testing.scenario import Scenario, fixed_game
from starcup.testing.situations import SITUATIONS, Situation, lay_out
from starcup.testing.soak import Watched, watched_game

__all__ = [
    "CHECKS",
    "MOST_LISTED",
    "SITUATIONS",
    "Bench",
    "Check",
    "Finding",
    "Fingerprint",
    "Lines",
    "PairResult",
    "Scenario",
    "Situation",
    "Tripwires",
    "Watched",
    "all_pairs",
    "assert_check_ok",
    "assert_pack_ok",
    "conformance",
    "count_lines",
    "dice",
    "ends",
    "faults",
    "find_pack",
    "finished",
    "fixed_game",
    "lay_out",
    "legal",
    "pair_games",
    "play",
    "report",
    "watched_game",
]
