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


def test_a_bot_against_itself() -> None:
    found = figures("--bots", "random,random", "--games", "1", "--players", "3", "--line-up", "random,random,random#2")
    assert found["line_ups"] == [["random", "random", "random#2"]]
    bots = found["bots"]
    assert isinstance(bots, list)
    assert sorted(str(bot["bot"]) for bot in bots if isinstance(bot, dict)) == ["random", "random#2"]
    assert figures("--games", "1", "--players", "3", "--line-up", "random,random,random#2") == found
    sums = report("sim", "--bots", "random,random", "--games", "2")
    assert isinstance(sums, dict) and isinstance(sums["bots"], list)
    seats = {bot["bot"]: bot["seats"] for bot in sums["bots"] if isinstance(bot, dict)}
    assert seats == {"random": 2, "random#2": 2}


def test_json() -> None:
    found = figures("--games", "3", "--seed", "5")
    bots, reasons = found["bots"], found["end_reasons"]
    assert isinstance(bots, list) and isinstance(reasons, dict)
    first = bots[0]
    assert isinstance(first, dict)
    assert first["bot"] == "greedy" and first["games"] == 6
    assert sum(number for number in reasons.values() if isinstance(number, int)) == found["games"] == 6


@pytest.mark.slow
def test_workers_change_nothing() -> None:
    assert figures("--games", "4", "--workers", "2") == figures("--games", "4")


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is a signal")
@pytest.mark.slow
def test_what_was_interrupted_and_gone_on_with_is_what_runs_through(saves: Path, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    small = ("arena", "--bots", "greedy,random", "--games", "12", "--seed", "5")
    uninterrupted = run(*small, "--json", "--out", str(whole))
    process = spawn(saves, *small, "--out", str(parts))
    games = parts / "games.jsonl"
    try:
        for _ in range(600):
            if games.exists() and games.read_bytes().count(b"\n") >= 3:
                break
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGTERM)
        process.communicate(timeout=60)
    finally:
        end(process)
    assert process.returncode in (0, 143)
    resumed = run("arena", "--resume", str(parts), "--json", "--workers", "2")
    assert resumed.stdout == uninterrupted.stdout
    assert sorted(games.read_bytes().splitlines()) == sorted((whole / "games.jsonl").read_bytes().splitlines())
    assert (parts / "seats.csv").read_bytes() == (whole / "seats.csv").read_bytes()


def test_a_program_plays(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("import sys\nfor line in sys.stdin: sys.exit('not, now')\n")
    result = run(*SMALL, "--bots", "random", "--bots", f"mine=exec:{sys.executable} {path} 1,2")
    assert result.exit_code == 0, result.output
    assert "6 games ended by a fault" in result.stdout
    assert "crashed: mine: ended with exit code 1: not, now" in result.stdout


@pytest.mark.slow
def test_one_against_another_at_a_table_of_three() -> None:
    found = figures("--line-up", "easy,random,random", "--line-up", "easy,easy,random", "--games", "2", "--seed", "5")
    assert found["line_ups"] == [["easy", "random", "random"], ["easy", "easy", "random"]]
    assert (found["games"], found["players"]) == (12, 3)
    bots = found["bots"]
    assert isinstance(bots, list)
    easy = bots[0]
    assert isinstance(easy, dict) and isinstance(easy["win_rate"], float) and isinstance(easy["lead"], float)
    assert (easy["bot"], easy["games"], easy["fair"]) == ("easy", 18, 0.3333)
    assert easy["win_rate"] > 0.3333 and easy["lead"] > 0
    table = run("arena", "--line-up", "random,easy,random", "--games", "2", "--seed", "5")
    assert "33.3%" in table.stdout and longest(table.stdout) <= 80
    assert "6 games of 6, 3 players" in table.stdout


@pytest.mark.slow
def test_eight_at_a_time_fit_a_terminal() -> None:
    names = "random,easy,greedy,normal,shipper,builder"
    bots = ("--bots", names, *(f"--bots=wordy_{name}=exec:nothing-{name}" for name in ("one", "two")))
    result = run("arena", *bots, "--games", "1")
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    assert "26 games ended by a fault" in result.stdout


def test_packs_in_folders_options_and_powers_left_out(tmp_path: Path) -> None:
    pack = tmp_path / "stars"
    assert run("pack", "new", "stars", "--dir", str(tmp_path)).exit_code == 0
    folder = tmp_path / "arena"
    small = ("arena", "--games", "1", "--json", "--workers", "2")
    asked = ("--packs", f"base,{pack}", "--without", "galactic_reserves", "--out", str(folder))
    result = run(*small, *asked)
    assert result.exit_code == 0, result.output
    assert [stamp.split()[0] for stamp in json.loads(result.stdout)["packs"]] == ["base", "stars"]
    again = run("arena", "--resume", str(folder), "--json", "--packs", f"base,{pack}")
    assert json.loads(again.stdout) == json.loads(result.stdout)
    assert "no option 'base.nothing'" in refused("arena", "--option", "base.nothing=1")
    assert "no power 'nothing_here'" in refused("arena", "--without", "nothing_here")
    assert "expected a folder with a pack" in refused("arena", "--packs", "base,./nowhere")
    balance = run("balance", "--resume", str(folder))
    assert balance.exit_code == 1 and "too few" in balance.stderr


@pytest.mark.slow
def test_a_folder_of_another_run_or_version_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    assert run(*SMALL, "--out", str(folder)).exit_code == 0
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    for options, said in (
        (("--bots", "easy,random"), "--bots"),
        (("--seed", "6"), "--seed: 5, not 6"),
        (("--players", "3"), "--players: 2, not 3"),
        (("--independent",), "--duplicate: True, not False"),
        (("--line-up", "greedy,random"), "--line-up"),
        (("--seconds", "1"), "--seconds: 5000, not 1000"),
        (("--games", "2"), "expected as many or more"),
    ):
        assert said in refused("arena", "--resume", str(folder), *options)
    assert run("arena", "--resume", str(folder), "--seed", "5", "--bots", "greedy,random").exit_code == 0

    plan = json.loads((folder / "plan.json").read_text())
    assert plan["plan"]["code"][1].startswith("starcup_bots ")
    for key, old in (("code", "starcup_bots 0.0.1 0123456789ab"), ("stamps", "base 0.0.1 0123456789abcdef")):
        stamps = plan["plan"][key]
        changed = {**plan, "plan": {**plan["plan"], key: [*stamps[:-1], old]}}
        (folder / "plan.json").write_text(json.dumps(changed))
        complaint = f"was played by other code: expected {old}, found {stamps[-1]}"
        assert complaint in refused("arena", "--resume", str(folder), "--games", "4")
        looked_at = run("arena", "--resume", str(folder))
        assert looked_at.exit_code == 0 and complaint in looked_at.stderr, "what is there may be looked at"
    assert (folder / "games.jsonl").read_bytes() == before["games.jsonl"]
    more = run("arena", "--resume", str(folder), "--anyway", "--games", "4", "--json")
    assert json.loads(more.stdout) == figures("--games", "4", "--seed", "5")
    assert run("arena", "--resume", str(folder)).exit_code == 0, "now it is the code of this version"


def test_a_program_that_changed_is_other_code(tmp_path: Path) -> None:
    path, folder = tmp_path / "bot.py", tmp_path / "arena"
    path.write_text("import sys\nsys.exit(1)\n")
    assert (
        run(*SMALL, "--bots", "random", "--bots", f"mine=exec:{sys.executable} {path}", "--out", str(folder)).exit_code
        == 0
    )
    assert run("arena", "--resume", str(folder)).exit_code == 0
    path.write_text("import sys\nsys.exit(2)\n")
    assert "was played by other code: expected mine " in refused("arena", "--resume", str(folder), "--games", "4")


@pytest.mark.skipif(os.name != "posix" or (os.geteuid() == 0 and not Path("/proc").is_dir()), reason="needs /proc")
def test_what_can_not_be_written_is_one_line(tmp_path: Path) -> None:
    for folder in (tmp_path / "file" / "in", Path("/proc/nothing")):
        (tmp_path / "file").touch()
        result = run(*SMALL, "--out", str(folder))
        assert result.exit_code in (1, 2) and result.stderr.count("\n") == 1, result.output
        assert str(folder.parent) in result.stderr


def test_refusals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "unknown bot 'gredy' (did you mean 'greedy'?)" in refused("arena", "--bots", "gredy,random")
    assert "two bots or more" in refused("arena", "--bots", "greedy")
    assert "2 bots are called 'mine'" in refused("arena", "--bots", "mine=exec:a", "--bots", "mine=exec:b")
    assert "'random#3' (did you mean 'random#2'?)" in refused("arena", "--line-up", "random,random#3")
    assert "expected a command" in refused("arena", "--bots", "greedy,exec:")
    assert "[SETUP-1]" in refused("arena", "--players", "9")
    assert "unknown pack" in refused("arena", "--packs", "bass")
    assert "--games" in refused("arena", "--games", "0")
    assert "plan.json is missing" in refused("arena", "--resume", str(tmp_path))
    assert "name one of the two" in refused("arena", "--resume", str(tmp_path), "--out", str(tmp_path))
    assert "need a folder" in refused("arena", "--plots")
    assert "unknown bot of a line-up 'eazy' (did you mean 'easy'?)" in refused(
        "arena", "--bots", "easy,random", "--line-up", "eazy,random"
    )
    assert "names a bot for each seat" in refused("arena", "--line-up", "easy")
    assert "unknown bot 'eazy'" in refused("arena", "--line-up", "eazy,random")
    assert "3 bots; expected one for each of 2 seats" in refused(
        "arena", "--players", "2", "--line-up", "easy,random,random"
    )
    assert "measures nothing" in refused("arena", "--bots", "easy,random", "--line-up", "easy,easy")
    assert "[SETUP-1]" in refused("arena", "--players", "1")
    monkeypatch.setitem(sys.modules, "distributed", None)
    without = run(*SMALL, "--dask", "tcp://127.0.0.1:9")
    assert without.exit_code == 1 and without.stderr.count("\n") == 1 and "pip install distributed" in without.stderr
    for module, option in (("matplotlib", "--plots"), ("pyarrow", "--parquet")):
        monkeypatch.setitem(sys.modules, module, None)
        assert f"pip install {module}" in refused("arena", option, "--out", str(tmp_path / "new"))
    assert not (tmp_path / "new").exists()
