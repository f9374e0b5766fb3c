"""sim --dataset: a file of rows beside the statistics; refusals; what an early end leaves."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from pyarrow import parquet as pq

from starcup_bots.datasets import read_info
from tests.cli.helpers import end, refused, report, run, spawn

RACE = ("sim", "--game", "race", "--bots", "random")


def test_the_rows_of_the_games_that_are_summed_up(tmp_path: Path) -> None:
    path = tmp_path / "new" / "race.parquet"
    asked = (*RACE, "--games", "5", "--seed", "4", "--bots", "greedy,random")
    told = report(*asked, "--dataset", str(path), "--observations")
    alone = report(*asked)
    assert isinstance(told, dict) and isinstance(alone, dict)
    for name in ("seconds", "games_per_second"):
        del told[name], alone[name]
    assert told == alone
    info = read_info(path)
    assert (info.games, info.first_seed, info.complete, info.rotate, len(info.observation) > 5) == (
        5, 4, True, True, True,
    )  # fmt: skip
    assert pq.read_table(path)["seed"].unique().to_pylist() == [4, 5, 6, 7, 8]
    assert list(path.parent.iterdir()) == [path]


def test_options_of_packs_are_in_it(tmp_path: Path) -> None:
    chosen = ("sim", "--games", "2", "--bots", "random", "--without", "space_piracy")
    assert run(*chosen, "--dataset", str(tmp_path / "roll.parquet")).exit_code == 0
    info = read_info(tmp_path / "roll.parquet")
    assert info.options == {"without": "space_piracy"}
    assert info.ruleset().options == info.options


def test_refusals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "there.parquet"
    there.write_text("mine")
    assert "exists already" in refused(*RACE, "--dataset", str(there))
    assert "--dataset FILE" in refused(*RACE, "--observations")
    assert "is a directory" in refused(*RACE, "--dataset", str(tmp_path))
    assert f"{there / 'race.parquet'}: " in refused(*RACE, "--dataset", str(there / "race.parquet"))
    assert "from 0 to" in refused(*RACE, "--dataset", str(tmp_path / "new" / "x"), "--seed", str(2**63))
    assert "did you mean 'greedy'" in refused("sim", "--bots", "gredy", "--dataset", str(tmp_path / "new" / "x"))
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "--dataset needs pyarrow" in refused(*RACE, "--dataset", str(tmp_path / "new" / "x"))
    assert [path.name for path in tmp_path.iterdir()] == ["there.parquet"]
    assert there.read_text() == "mine"


STOPPER = """
import os
from multiprocessing import parent_process
import starcup_bots
from starcup_bots.random_bot import RandomBot

class Stopper(RandomBot):
    games = 0

    def __init__(self, seed):
        super().__init__(seed)
        Stopper.games += 1
        if Stopper.games == 41:
            os.kill(os.getpid() if parent_process() is None else parent_process().pid, int(os.environ["STOP"]))

@starcup_bots.hookimpl
def bots():
    return [starcup_bots.BotKind("stopper", "Stops the fourth game and later ones.", Stopper, game="race")]
"""


@pytest.mark.skipif(os.name != "posix", reason="sends signals")
@pytest.mark.parametrize(
    ("number", "code", "workers"),
    [
        pytest.param(signal.SIGINT, 130, "1", marks=pytest.mark.slow),
        pytest.param(signal.SIGTERM, 143, "1", marks=pytest.mark.slow),
        pytest.param(signal.SIGINT, 130, "2", marks=pytest.mark.slow),
    ],
)
def test_what_is_stopped_leaves_the_games_that_are_over(
    tmp_path: Path, number: signal.Signals, code: int, workers: str
) -> None:
    site, folder = tmp_path / "site", tmp_path / "new"
    info = site / "stopper-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stopper\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[starcup.bots]\nstopper = stopper_bot\n")
    (site / "stopper_bot.py").write_text(STOPPER)
    path = folder / "race.parquet"
    asked = ("sim", "--game", "race", "--bots", "stopper,random", "--games", "100000", "--workers", workers)
    process = spawn(tmp_path, *asked, "--dataset", str(path), PYTHONPATH=str(site), STOP=str(int(number)))
    try:
        said = process.communicate(timeout=60)[1]
    finally:
        code_found = end(process)
    assert code_found == code, said
    dataset = read_info(path)
    assert dataset.games >= 32 and not dataset.complete
    assert dataset.games == 40 or workers == "2"
    assert f"stopped after {dataset.games} games of 100000, which {path} holds" in said
    assert pq.read_table(path)["game_number"].unique().to_pylist() == list(range(dataset.games))
    assert list(folder.iterdir()) == [path]
