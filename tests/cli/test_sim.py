"""sim: statistics that depend on the seeds only, and refusals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from starcup.roll import RollRuleset
from starcup_bots.datasets import read_info
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


@pytest.fixture
def town(tmp_path: Path) -> str:
    """A pack in a folder that asks how long a game is."""
    (tmp_path / "pack.toml").write_text(
        'name = "town"\ngame = "roll"\nneeds = ["base"]\n[options.mood]\nvalues = ["calm", "wild"]\ndefault = "calm"\n'
    )
    return str(tmp_path)


def test_options_of_packs_and_powers_left_out(town: str) -> None:
    chosen = ("--packs", f"base,{town}", "--option", "town.mood=wild", "--without", "space_piracy,executive_power")
    found = figures("--games", "2", "--bots", "random", *chosen)
    assert found["options"] == {"town.mood": "wild", "without": "executive_power,space_piracy"}
    plain = figures("--games", "2", "--bots", "random")
    assert plain["options"] == {}


def test_powers_left_out_are_felt() -> None:
    every = ",".join(sorted(key for key in RollRuleset.load(["base"]).plugins.packs))
    bonuses = []
    for chosen in ((), ("--without", every)):
        (bot,) = cast(list[dict[str, float]], figures("--games", "12", "--bots", "random", *chosen)["bots"])
        bonuses.append(bot["bonuses"])
    assert bonuses[0] > bonuses[1] == 0


@pytest.mark.slow
def test_processes_get_the_options_too() -> None:
    chosen = ("--games", "4", "--bots", "random", "--without", "space_piracy")
    assert figures(*chosen, "--workers", "2") == figures(*chosen)


def test_refused_options(town: str) -> None:
    assert "'space_pirac' to leave out (did you mean 'space_piracy'?)" in refused("sim", "--without", "space_pirac")
    assert "there is no option 'base.mood'" in refused("sim", "--option", "base.mood=wild")
    assert "PACK.NAME=VALUE" in refused("sim", "--option", "mood")
    town_too = ("sim", "--packs", f"base,{town}")
    assert "did you mean 'town.mood'?" in refused(*town_too, "--option", "town.mod=wild")
    assert "is one of calm, wild, not 'wld' (did you mean 'wild'?)" in refused(*town_too, "--option", "town.mood=wld")


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """A pack in a folder whose power raises in the third round."""
    (tmp_path / "powers").mkdir()
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "roll"\n')
    tiles = """
        [[tile]]
        id = "m{0}"
        development = {{ key = "mine{0}", name = "Mine {0}", cost = 1, phases = ["explore"] }}
        world = {{ key = "pit{0}", name = "Pit {0}", cost = 1, colour = "grey", grants = [] }}
    """
    (tmp_path / "tiles.toml").write_text("".join(tiles.format(number) for number in range(9)))
    power = """
from starcup.roll import RollTable
from starcup.packed import hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return 1 // max(0, 3 - table.round)
"""
    for number in range(9):
        (tmp_path / "powers" / f"mine{number}.py").write_text(power)
    return str(tmp_path)


@pytest.mark.parametrize("workers", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_a_power_that_raises_is_named_with_the_game(mine: str, workers: str) -> None:
    chosen = ("--packs", f"base,{mine}", "--players", "5", "--bots", "greedy", "--seed", "7", "--workers", workers)
    result = run("sim", *chosen, "--games", "12")
    assert result.exit_code == 1
    (line,) = result.stderr.splitlines()
    said = re.fullmatch(
        r"starcup: pack 'mine', power 'mine\d', credits_at_end\(\) for seat (\d) failed at choice \d+ \(.*\): "
        r"ZeroDivisionError: .* line 8\) \(game of seed (\d+)\) \(--traceback shows all\)",
        line,
    )
    assert said, line
    game = ("play", "--watch", "--packs", f"base,{mine}", "--players", "5", "--bots", "greedy", "--seed", said[2])
    file = Path(mine) / "game.starcup"
    played = run(*game, "--save", str(file))
    assert played.exit_code == 1
    (line,) = played.stderr.splitlines()
    assert "pack 'mine', power 'mine" in line and line.endswith(f"The game so far: {file} (--traceback shows all)")
    assert "greedy" not in line  # whose choice was right
    again = run("play", "--load", str(file))  # it goes on from the choice before, and comes to the same
    assert again.exit_code == 1
    assert again.stderr == played.stderr
    shown = run("replay", str(file))
    assert shown.exit_code == 0


def test_a_power_that_raises_leaves_the_games_before(mine: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    chosen = ("--packs", f"base,{mine}", "--bots", "random", "--seed", "1", "--dataset", str(path))
    result = run("sim", *chosen, "--games", "12")
    assert result.exit_code == 1
    stopped, error = result.stderr.splitlines()
    said = re.fullmatch(r"starcup: stopped after (\d+) games? of 12, which (.*) holds", stopped)
    assert said and said[2] == str(path), stopped
    assert f"(game of seed {1 + int(said[1])})" in error
    info = read_info(path)
    assert (info.games, info.complete) == (int(said[1]), False)
