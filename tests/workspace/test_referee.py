"""The referee of refactoring finds what differs from its record, and says where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scripts.referee.__main__ import main
from scripts.referee.closely import told
from scripts.referee.parts import Job, run
from scripts.referee.playing import Sight, account, seen
from scripts.referee.record import Difference

Record = dict[str, Any]
SCOPE = ("--only", "states", "--only", "boxes", "--game", "race", "--workers", "1")

NOWHERE = "nowhere: expected a checkout with .venv/bin/python; `uv sync` there makes it"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of Race's box and of two random games with each number of players."""
    path = tmp_path_factory.mktemp("referee") / "folder" / "record.json"
    assert main(["write", str(path), *SCOPE, "--games", "2"]) == 0
    return path


@pytest.mark.slow
def test_the_same_code_differs_in_nothing(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", str(written), "--workers", "2"]) == 0
    assert capsys.readouterr().out.startswith("no differences from ")


def other_state(record: Record) -> None:
    record["parts"]["states"]["race 3 players, seed 0"]["state"] = "0" * 16


def other_pack(record: Record) -> None:
    record["parts"]["boxes"]["race boxes"]["pack race-base"] = "0" * 16


def no_such_game(record: Record) -> None:
    del record["parts"]["states"]["race 4 players, seed 0"]


def more_games(record: Record) -> None:
    record["parts"]["states"]["race 5 players, seed 0"] = {}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "line"),
    [
        (other_state, "states: race 3 players, seed 0: other state"),
        (other_pack, "boxes: race boxes: other pack race-base"),
        (no_such_game, "states: race 4 players, seed 0: not in the record"),
        (more_games, "states: race 5 players, seed 0: only in the record"),
    ],
)
def test_a_difference_is_told_with_its_place(
    change: Callable[[Record], None], line: str, written: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(written.read_text(encoding="utf-8"))
    change(record)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["compare", str(path), "--games", "1", "--workers", "1"]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith(line)
    assert shown[1].startswith("1 difference from ")


def test_the_choice_and_the_field_are_named_at_which_two_games_part() -> None:
    sights = list(seen("race", 2, 0))
    changed = [*sights]
    place = next(place for place, sight in enumerate(sights) if sight.number == 7 and sight.facet == "state")
    state = json.loads(sights[place].content)
    state["round"] += 1
    changed[place] = Sight(7, "state", json.dumps(state).encode())
    last = next(sight.content.decode() for sight in sights if sight.number == 6 and sight.facet == "choice")
    difference = Difference("states", "race 2 players, seed 0", account("race", 2, 0), {})
    parting = f"after 7 choices, the last being {last!r}: state: round was {state['round'] - 1}, is {state['round']}"
    assert told(sights, changed, difference) == parting
    assert told(sights, sights, difference) == "both play the same"
    assert told(changed, sights, difference).startswith("the other checkout does not play as recorded; ")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["compare", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["compare", "RECORD", "--only", "bots"], "the record has states, boxes; not bots"),
        (["compare", "RECORD", "--games", "3"], "the record has 2 games of each kind, expected at most that, found 3"),
        (["write", "RECORD/deeper"], "RECORD/deeper: File exists"),
        (["compare", "RECORD", "--closely", "nowhere"], NOWHERE),
        (["speed", "nowhere"], NOWHERE),
    ],
)
def test_wrong_use_is_told_in_a_line(
    arguments: list[str], expected: str, written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([argument.replace("RECORD", str(written)) for argument in arguments]) == 2
    assert capsys.readouterr().err == f"{expected.replace('RECORD', str(written))}\n"


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "record.json"
    for text in ("", "[]", "{}", '{"form": 0}'):
        path.write_text(text, encoding="utf-8")
        assert main(["compare", str(path)]) == 2
        assert capsys.readouterr().err.startswith(f"{path}: expected a record ")


@pytest.mark.slow
def test_perft_counts_are_those_of_the_tests() -> None:
    test = "test_moves_from_the_galaxy"
    found = run(Job("perft", "tiny-epic", "perft", f"tests/perft/test_perft_tiny_epic.py::{test}"))
    assert found == {f"tiny-epic {test}": {"count 1": "4 lines, 4 positions", "test": "passed"}}


def test_golden_games_agree_with_their_files() -> None:
    (facets,) = run(Job("golden", "tiny-epic", "hades", "tests/golden/tiny-epic/hades-1-players.journal")).values()
    assert facets["agrees"] == "True"


def test_what_fails_is_an_entry_with_its_error() -> None:
    assert run(Job("golden", "race", "a game", "README.md"))["a game"]["error"].startswith("JournalError: ")
