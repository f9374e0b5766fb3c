"""Tools for testing rules, packs, bots and front ends."""

from starcup.kernel.packs import load as find_pack
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
from starcup.testing.scenario import RollGame, Scenario, fixed_game
from starcup.testing.situations import SITUATIONS, Situation, lay_out
from starcup.testing.soak import Watched, watched_game

__all__ = [
    "CHECKS",
    "SITUATIONS",
    "Bench",
    "Check",
    "Finding",
    "Fingerprint",
    "Lines",
    "PairResult",
    "RollGame",
    "Scenario",
    "Situation",
    "Tripwires",
    "Watched",
    "all_pairs",
    "assert_check_ok",
    "assert_pack_ok",
    "conformance",
    "count_lines",
    "faults",
    "find_pack",
    "fixed_game",
    "lay_out",
    "pair_games",
    "report",
    "watched_game",
]
