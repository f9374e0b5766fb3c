"""starcup arena: the report, the folder, Ctrl-C and going on, refusals."""

from __future__ import annotations

import csv
import json
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.cli.helpers import Json, end, longest, refused, report, run, spawn

SMALL = ("arena", "--games", "3", "--seed", "5")


def figures(*arguments: str) -> dict[str, Json]:
    found = report("arena", *arguments)
    assert isinstance(found, dict)
    return found


def test_table() -> None:
    result = run(*SMALL)
    assert result.exit_code == 0, result.output
    assert "6 games of 6, 2 players, duplicate luck, first seed 5" in result.stdout
    assert result.stdout.index("\ngreedy") < result.stdout.index("\nrandom")
    assert longest(result.stdout) <= 80
    assert result.stderr == ""  # no bar without a terminal


def test_json() -> None:
    found = figures("--games", "3", "--seed", "5")
    bots, reasons = found["bots"], found["end_reasons"]
    assert isinstance(bots, list) and isinstance(reasons, dict)
    first = bots[0]
    assert isinstance(first, dict)
    assert first["bot"] == "greedy" and first["games"] == 6
    assert sum(number for number in reasons.values() if isinstance(number, int)) == found["games"] == 6


def test_workers_change_nothing() -> None:
    assert figures("--games", "4", "--workers", "2") == figures("--games", "4")


def test_everything_is_written_to_the_folder(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    parquet = pytest.importorskip("pyarrow.parquet")
    folder = tmp_path / "arena"
    result = run(*SMALL, "--out", str(folder), "--plots", "--parquet")
    assert result.exit_code == 0, result.output
    assert f"Written to {folder}" in result.stderr
    pictures = {f"{name}.{kind}" for name in ("scores", "ladder", "matrix") for kind in ("png", "svg")}
    tables = {"plan.json", "games.jsonl", "ladder.csv", "seats.csv", "seats.parquet"}
    assert {path.name for path in folder.iterdir()} == pictures | tables
    assert all((folder / name).read_bytes().startswith(b"\x89PNG") for name in pictures if name.endswith("png"))
    assert all("</svg>" in (folder / name).read_text() for name in pictures if name.endswith("svg"))
    with (folder / "seats.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12 and rows[0]["bot"] == "greedy"
    table = parquet.read_table(folder / "seats.parquet").to_pylist()
    assert [row["score"] for row in table] == [int(row["score"]) for row in rows]


def test_a_folder_is_gone_on_with(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    assert run(*SMALL, "--out", str(folder)).exit_code == 0
    whole = (folder / "games.jsonl").read_bytes()
    (folder / "games.jsonl").write_bytes(whole[:-100])
    result = run("arena", "--resume", str(folder), "--json")
    assert "line 6: the line has no end; it was cut off" in result.stderr
    assert json.loads(result.stdout) == figures("--games", "3", "--seed", "5")
    assert (folder / "games.jsonl").read_bytes() == whole
    more = run("arena", "--resume", str(folder), "--games", "4", "--json")
    assert json.loads(more.stdout) == figures("--games", "4", "--seed", "5")


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is a signal")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_there_is_and_loses_nothing(saves: Path, tmp_path: Path, workers: str) -> None:
    folder = tmp_path / "arena"
    process = spawn(saves, "arena", "--games", "4000", "--workers", workers, "--out", str(folder))
    games = folder / "games.jsonl"
    try:
        for _ in range(600):
            if games.exists() and games.read_bytes().count(b"\n") >= 4:
                break
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    finally:
        end(process)
    assert process.returncode == 130
    assert "of 8000, 2 players" in output and "greedy" in output
    assert f"'starcup arena --resume {folder}' goes on" in errors
    assert "Traceback" not in errors
    lines = games.read_bytes().splitlines()
    assert f"interrupted after {len(lines)} of 8000 games" in errors
    # What is there is what an arena without interruption has, in whatever order it was finished.
    plain = tmp_path / "plain"
    kept = sorted(json.loads(line)["game"] for line in lines)
    assert run("arena", "--games", str(max(kept) // 2 + 1), "--out", str(plain)).exit_code == 0
    assert set(lines) <= set((plain / "games.jsonl").read_bytes().splitlines())


def test_a_program_plays(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("import sys\nfor line in sys.stdin: sys.exit('not, now')\n")
    result = run(*SMALL, "--bots", "random", "--bots", f"mine=exec:{sys.executable} {path} 1,2")
    assert result.exit_code == 0, result.output
    assert "6 games ended by a fault" in result.stdout
    assert "crashed: mine: ended with exit code 1: not, now" in result.stdout


def test_refusals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "unknown bot 'gredy' (did you mean 'greedy'?)" in refused("arena", "--bots", "gredy,random")
    assert "two bots or more" in refused("arena", "--bots", "greedy")
    assert "named twice" in refused("arena", "--bots", "greedy,greedy")
    assert "expected a command" in refused("arena", "--bots", "greedy,exec:")
    assert "[SETUP-1]" in refused("arena", "--players", "9")
    assert "unknown pack" in refused("arena", "--packs", "bass")
    assert "--games" in refused("arena", "--games", "0")
    assert "plan.json is missing" in refused("arena", "--resume", str(tmp_path))
    assert "name one of the two" in refused("arena", "--resume", str(tmp_path), "--out", str(tmp_path))
    assert "need a folder" in refused("arena", "--plots")
    for module, option, extra in (("matplotlib", "--plots", "plots"), ("pyarrow", "--parquet", "parquet")):
        monkeypatch.setitem(sys.modules, module, None)
        assert f"starcup-cli[{extra}]" in refused("arena", option, "--out", str(tmp_path / "new"))
    assert not (tmp_path / "new").exists()
