"""sim: statistics that depend on the seeds only, and refusals."""

from __future__ import annotations

import pytest

from tests.cli.helpers import Json, longest, refused, report, run


def figures(*arguments: str) -> dict[str, Json]:
    found = report("sim", *arguments)
    assert isinstance(found, dict)
    del found["seconds"], found["games_per_second"]
    return found


def test_table() -> None:
    result = run("sim", "--games", "3", "--bots", "random", "--seed", "4")
    assert result.exit_code == 0
    assert "3 games, 2 players" in result.stdout and "random" in result.stdout
    assert longest(result.stdout) <= 80
    assert result.stderr == ""  # no bar without a terminal


def test_same_seed_same_figures() -> None:
    once = figures("--games", "3", "--bots", "random", "--players", "3")
    assert once == figures("--games", "3", "--bots", "random", "--players", "3")
    assert once["games"] == 3


def test_figures_add_up() -> None:
    found = figures("--games", "4", "--bots", "random")
    bots, rounds = found["bots"], found["rounds"]
    assert isinstance(bots, list) and isinstance(rounds, dict)
    (bot,) = bots
    assert isinstance(bot, dict)
    assert (bot["seats"], bot["wins"]) == (8, 4.0)
    parts = [bot[key] for key in ("chips", "tiles", "bonuses")]
    score = bot["score"]
    assert isinstance(score, float)
    assert abs(sum(part for part in parts if isinstance(part, float)) - score) < 0.05


@pytest.mark.slow
def test_workers_change_nothing() -> None:
    assert figures("--games", "20", "--workers", "2", "--bots", "random") == figures(
        "--games", "20", "--bots", "random"
    )


def test_refusals() -> None:
    assert "unknown bot 'gredy' (did you mean 'greedy'?)" in refused("sim", "--bots", "gredy")
    assert "[SETUP-1]" in refused("sim", "--players", "9")
    assert "3 bots for 2 seats" in refused("sim", "--bots", "random,random,greedy")
    assert "--games" in refused("sim", "--games", "0")
    assert "no bot named" in refused("sim", "--bots", ",")
