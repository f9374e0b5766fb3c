"""starcup balance: the report, what it leaves behind, refusals."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.cli.helpers import longest, refused, run

pytest.importorskip("numpy")


@pytest.mark.slow
def test_a_report_and_what_is_kept(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    folder = tmp_path / "games"
    result = run("balance", "--bots", "random", "--games", "60", "--out", str(folder), "--plots", "--top", "3")
    assert result.exit_code == 0, result.output
    assert "60 of 60 games" in result.stdout and "Weakest first:" in result.stdout
    assert "Beyond twice that and beyond chance:" in result.stdout
    assert longest(result.stdout) <= 80
    assert {path.name for path in folder.iterdir()} == {
        "plan.json", "games.jsonl", "balance.csv", "balance.png", "balance.svg"
    }  # fmt: skip
    again = run("balance", "--resume", str(folder), "--json")
    things = json.loads(again.stdout)["things"]
    with (folder / "balance.csv").open(newline="") as file:
        assert [row["key"] for row in csv.DictReader(file)] == [piece["key"] for piece in things]
    assert sum(piece["seats"] for piece in things if piece["kind"] == "faction") <= 120
    oddities = [piece["oddity"] for piece in things]
    assert oddities == sorted(oddities, reverse=True)
    assert all(piece["score_excess_low"] <= piece["score_excess"] <= piece["score_excess_high"] for piece in things)
    assert all(piece["win_rate_spread"] >= 0 for piece in things)


@pytest.mark.slow
def test_games_of_an_arena_will_do(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert run("arena", "--games", "25", "--out", str(folder)).exit_code == 0
    result = run("balance", "--resume", str(folder))
    assert result.exit_code == 0, result.output
    assert "50 of 50 games" in result.stdout


def test_cards_of_another_game() -> None:
    result = run("balance", "--game", "race", "--bots", "random", "--games", "40", "--json")
    assert result.exit_code == 0, result.output
    things = json.loads(result.stdout)["things"]
    assert {"world", "development", "start world"} <= {piece["kind"] for piece in things}
    assert sum(piece["seats"] for piece in things if piece["kind"] == "start world") == 80
    assert all(piece["round"] > 0 for piece in things if piece["kind"] != "start world")


def test_refusals() -> None:
    assert "unknown bot 'gredy'" in refused("balance", "--bots", "gredy")
    assert "no bot named" in refused("balance", "--bots", ",")
    assert "need" in refused("balance", "--plots")
    too_few = run("balance", "--games", "1")
    assert too_few.exit_code == 1 and "too few" in too_few.stderr
