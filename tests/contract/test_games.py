"""The contract of games: whatever game is installed, and the toy games, all that the engine promises holds."""

from __future__ import annotations

from functools import cache

import pytest

from starcup import games
from starcup.games import AnyGame
from starcup.testing import GAME_CHECKS, Finding, check_game
from starcup.testing.bench import Bench
from starcup.testing.findings import check_findings
from starcup.testing.games import game_bench
from tests.kernel.followers import FOLLOWERS
from tests.kernel.knockout import KNOCKOUT
from tests.kernel.missions import MISSIONS
from tests.kernel.toy import TOY

TOYS: dict[str, AnyGame] = {"toy": TOY, "followers": FOLLOWERS, "missions": MISSIONS, "knockout": KNOCKOUT}
GAMES = (*TOYS, *games.known())
PLAYED, TABLES = 3, 3
"""Whole games, and tables laid out by a game, in the quick run."""


def definition(key: str) -> AnyGame:
    return TOYS[key] if key in TOYS else games.find(key)


@cache
def bench(key: str) -> Bench:
    """The bench of a game, shared by its checks: games are played once."""
    found = definition(key)
    return game_bench(found, games=min(len(found.seats), PLAYED), tables=TABLES)


LONG = {
    ("knockout", "replay"),
    ("roll", "replay"),
    ("roll", "hidden"),
    ("roll", "scene"),
    ("roll", "told"),
    *(("roll", check) for check in ("kinds", "legal", "worlds")),
    *(("tiny-epic", check) for check in ("replay", "refusals", "beforehand", "copies")),
    *(("race", check) for check in ("replay", "told", "refusals")),
    ("followers", "replay"),
    ("missions", "replay"),
}
"""Checks that take several seconds; the toys go through them in the quick run."""


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(
    ("key", "check"),
    [
        pytest.param(key, check, marks=[pytest.mark.slow] if (key, check) in LONG else ())
        for key in GAMES
        for check in GAME_CHECKS
    ],
)
def test_a_game_keeps_the_promises(key: str, check: str) -> None:
    found: list[Finding] = GAME_CHECKS[check](bench(key))
    check_findings(bench(key).subject, found)


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("key", GAMES)
def test_a_game_keeps_the_promises_for_long(key: str) -> None:
    assert check_game(definition(key), games=20, seed=1) == []
