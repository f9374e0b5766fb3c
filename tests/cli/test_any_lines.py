"""Whatever is typed: no traceback, nothing lost, and the saved game can be replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Rng
from tests.cli.helpers import longest, only_save, run

WORDS = (
    "1", "2", "3", "4", "5", "1 1", "1 2", "2, 3 1", "-1", "-2 -1", "none", "0", "", "ok", "ok", "99", "ready", "u",
    "home", "home x2", "home, genes", "-home", "genes good", "recruit home", "recall 1", "abandon none", "place 1 4",
    "abandon 1 2", "build", "recruit none", "home from the settlers", "x2", "and", ",", "-", "why 1 2", "why home",
    "why recall none", "why undo", "done", "enough dictate", "recruit home home home home home", "\u00bd", "\u0663",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_any_lines_at_all(saves: Path, seed: int) -> None:
    rng = Rng(seed)
    typed = [rng.choice(WORDS) for _ in range(1200)]
    result = run("play", "--seed", str(seed), "--bots", "easy", typed=typed)
    assert result.exit_code == 0, result.output[-3000:]
    assert longest(result.stdout) <= 80
    assert result.stdout.count("\nRound") > 3
    assert run("replay", str(only_save(saves))).exit_code == 0
