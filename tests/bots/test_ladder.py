"""The script that measures the ladder of levels: its table, and that it goes on with what it has."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from attrs import evolve

from scripts import ladder
from starcup import StarcupError
from starcup_bots.arena_store import Store


def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, list[str]]:
    """The cells of each line, by pairing and players."""
    monkeypatch.setattr(sys, "argv", ["ladder.py", *arguments])
    assert ladder.main() == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert rows[0][:4] == ["pairing", "players", "sets", "games"] and {len(row) for row in rows} == {len(rows[0])}
    return {f"{row[0]} {row[1]}": row[2:] for row in rows[2:]}


@pytest.mark.slow
def test_the_ladder_of_a_pair(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pair = ("--out", str(tmp_path), "--pair", "greedy", "random")
    rows = table(monkeypatch, capsys, *pair, "--players", "2", "3", "--sets", "2")
    assert list(rows) == ["greedy : random 2", "greedy : random 3"]
    sets, games, share, interval, fair, lead, *_ = rows["greedy : random 3"]
    assert (sets, games, fair) == ("2", "6", "33.3%")
    assert float(share.rstrip("%")) > 33.3 and " to " in interval and lead.startswith("+")
    assert [float(rate) > 0 for *_, rate in rows.values()] == [True, True]
    seats = [[seat.bot for seat in game.seats] for game in Store.open(tmp_path / "greedy-random-3").records.values()]
    assert all(bots.count("greedy") == 1 for bots in seats)
    assert [sum(bots[place] == "greedy" for bots in seats) for place in range(3)] == [2, 2, 2]

    again = table(monkeypatch, capsys, *pair, "--players", "2", "--sets", "1")
    assert again == rows, "nothing is played again, and all that the folder holds is shown"
    more = table(monkeypatch, capsys, *pair, "--players", "2", "--sets", "3")
    assert more["greedy : random 2"][:2] == ["3", "6"]
    assert (tmp_path / "ladder.md").read_text().count("greedy") == 2

    mixed = table(monkeypatch, capsys, *pair, "--players", "3", "--sets", "1", "--mixed")
    assert mixed["greedy : random (mixed) 3"][:2] == ["2", "6"]


def test_another_run_in_the_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pair = ("--out", str(tmp_path), "--pair", "greedy", "random", "--players", "2", "--sets", "1")
    table(monkeypatch, capsys, *pair)
    with pytest.raises(StarcupError, match="holds something else"):
        table(monkeypatch, capsys, *pair, "--seed", "9")
    store = Store.open(tmp_path / "greedy-random-2")
    store.with_plan(evolve(store.plan, code=("starcup 0.0.1 0123456789ab",)))
    with pytest.raises(StarcupError, match=r"played by other code: expected starcup 0\.0\.1"):
        table(monkeypatch, capsys, *pair)
    assert table(monkeypatch, capsys, *pair, "--anyway", "--sets", "2")["greedy : random 2"][0] == "2"
