"""Saved games: kept after every answer, refused when damaged, taken up again after any end."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from starcup import journal_header
from starcup_cli import files
from tests.cli.helpers import end, only_save, refused, rewritten, run, spawn


def saved(saves: Path, *typed: str) -> Path:
    """A game against a random bot, left after ``typed``."""
    assert run("play", "--seed", "5", "--bots", "random", typed=typed).exit_code == 0
    return only_save(saves)


def entries(path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if line[:2] in ("0 ", "1 ")]


def test_players_and_bots_are_kept(saves: Path) -> None:
    path = saved(saves, "1", "ok")
    text = path.read_text()
    assert "note seat-0 human" in text and "note seat-1 random" in text
    shown = run("play", "--load", str(path))
    assert "Going on with Roll for the Galaxy: You, Random; seed 5." in shown.stdout
    assert "Round 1: Assign" in shown.stdout


def test_load_goes_on_where_it_was_left(saves: Path) -> None:
    path = saved(saves, "1", "ok", "1")
    before = entries(path)
    shown = run("play", "--load", "last", typed=["1", "ok"])
    assert shown.exit_code == 0
    assert entries(path)[: len(before) - 1] == before[:-1] and len(entries(path)) > len(before)


def test_loading_alone_changes_nothing(saves: Path) -> None:
    path = saved(saves, "1", "ok")
    before = path.read_bytes()
    run("play", "--load", str(path))
    assert path.read_bytes() == before


def test_answers_not_yet_shown_can_be_undone_after_loading(saves: Path) -> None:
    path = saved(saves, "1")
    shown = run("play", "--load", str(path), typed=["undo"]).stdout
    assert "'undo' takes back: " in shown and "Taken back: " in shown


def test_save_under_a_chosen_name(tmp_path: Path, saves: Path) -> None:
    path = tmp_path / "new" / "mine.starcup"
    assert run("play", "--seed", "5", "--save", str(path), typed=["1"]).exit_code == 0
    assert path.is_file() and not list(saves.glob("*.starcup"))
    assert "exists already" in refused("play", "--save", str(path))
    assert run("play", "--load", "last").exit_code == 0


def test_load_and_save_elsewhere_leaves_the_first_alone(saves: Path, tmp_path: Path) -> None:
    path = saved(saves, "1", "ok")
    before = path.read_bytes()
    other = tmp_path / "other.starcup"
    run("play", "--load", str(path), "--save", str(other), typed=["1", "1"])
    assert path.read_bytes() == before
    assert len(entries(other)) > len(entries(path))


def truncated(text: str) -> str:
    return text[: len(text) * 2 // 3]


def edited(text: str) -> str:
    return text.replace("home", "novelty", 1)


def foreign(text: str) -> str:
    return "Dear friend,\nhow are you?\n"


def other_pack(text: str) -> str:
    return rewritten(text, f"pack {journal_header(text).packs[0].name} ", "pack bsae ")


def illegal(text: str) -> str:
    return rewritten(text, "\n0 start ", "\n0 select ")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (truncated, "truncated"),
        (edited, "changed after it was written"),
        (foreign, "no Starcup journal"),
        (other_pack, "unknown pack 'bsae' (did you mean 'base'?)"),
        (illegal, "line "),
        (lambda text: "", "line 1"),
    ],
)
def test_bad_saves_are_refused_untouched(saves: Path, damage: Callable[[str], str], said: str) -> None:
    path = saved(saves, "1", "ok", "1")
    bad = damage(path.read_text())
    path.write_text(bad)
    for command in (["play", "--load", str(path)], ["replay", str(path)]):
        line = refused(*command)
        assert str(path) in line and said in line
    assert path.read_text() == bad


def test_no_text_at_all(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert "no text" in refused("play", "--load", str(path))
    assert "no such file" in refused("replay", str(tmp_path / "nowhere"))
    assert str(tmp_path) in refused("replay", str(tmp_path))


def test_replay_part_of_a_game(saves: Path) -> None:
    path = saved(saves, "1", "ok")
    assert "Set-up" in run("replay", str(path), "--at", "0").stdout
    assert "there are 4 choices, 99 were asked for" in refused("replay", str(path), "--at", "99")


def test_replay_as_json(saves: Path) -> None:
    import json

    path = saved(saves, "1", "ok")
    result = run("replay", str(path), "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found["players"] == ["human", "random"] and found["finished"] is False and found["scores"] is None
    assert found["events"][0]["kind"] == "dealt"
    assert found["scene"]["seat"] is None and {space["owner"] for space in found["scene"]["spaces"]} == {None, 0, 1}


def test_a_failing_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    files.write(path, "old\n")

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space"):
        files.write(path, "new\n")
    assert path.read_text() == "old\n"
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_that_cannot_be_kept_is_not_begun(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    result = run("play", "--seed", "1", "--save", str(blocked / "below.starcup"))
    assert result.exit_code == 1
    assert "can't be saved" in result.stderr and len(result.stderr.splitlines()) == 1


def wait_for(condition: Callable[[], bool]) -> None:
    for _ in range(600):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it never came to that")


def answered(saves: Path, number: int) -> bool:
    return any(len(entries(path)) >= number for path in saves.glob("*.starcup"))


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGTERM, 143), (signal.SIGINT, 130)]
)
def test_ended_in_the_middle_and_taken_up_again(saves: Path, number: signal.Signals, code: int) -> None:
    process = spawn(saves, "play", "--seed", "5", "--bots", "random")
    try:
        assert process.stdin is not None
        process.stdin.write("1\nok\n1\n")
        process.stdin.flush()
        wait_for(lambda: answered(saves, 3))
        process.send_signal(number)
        process.wait(timeout=60)
    finally:
        end(process)
    assert process.returncode == code
    path = only_save(saves)
    before = entries(path)
    shown = run("play", "--load", "last", typed=["1", "ok", "1", "ok"])
    assert shown.exit_code == 0, shown.stderr
    assert "Round 1" in shown.stdout
    assert entries(path)[: len(before)] == before or len(entries(path)) > len(before)
