"""Whatever is refused leaves nothing behind: no file, no part of one, no folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from starcup_cli import files
from tests.cli.helpers import refused, run
from tests.cli.serving import Client

LONG = "x" * 300
"""A name that no system takes, in a folder that can be made."""


def tree(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


@pytest.mark.parametrize("name", [f"new/sub/{LONG}", "new/sub/nul\0", "new/sub/..", "~nobody-here/new/game"])
def test_a_copy_that_can_not_be_saved(tmp_path: Path, saves: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "here"
    place.mkdir()
    monkeypatch.chdir(place)
    result = run("play", "--seed", "1", "--bots", "random", typed=[f"save {name}"])
    assert result.exit_code == 0, result.output
    assert not tree(place)
    assert [path if path == "last.txt" else path[:1] for path in tree(saves)][::-1] == ["last.txt", "2"]


def test_a_name_as_long_as_the_system_takes(tmp_path: Path) -> None:
    files.write(tmp_path / "new" / ("x" * 255), "a game")
    assert tree(tmp_path) == ["new", f"new/{'x' * 255}"]


def test_a_game_in_a_file_that_can_not_be(tmp_path: Path) -> None:
    before = tree(tmp_path)
    assert run("play", "--seed", "1", "--save", str(tmp_path / "new" / "sub" / LONG)).exit_code == 1
    assert "a folder" in refused("play", "--seed", "1", "--save", str(tmp_path / "new" / ".."))
    assert tree(tmp_path) == before


def test_a_save_that_a_client_asks_for(tmp_path: Path, client: Client) -> None:
    game = client.status("new", seats=["client", "random"]).game
    for name in (LONG, "nul\0", ".."):
        assert client.refused("save", game=game, file=str(tmp_path / "new" / name)).code in ("bad-file", "bad-request")
    assert not tree(tmp_path)


def test_a_game_that_can_not_be_recorded(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from starcup_cli.records import solo as records

    monkeypatch.setattr(records, "NAME", LONG)
    with pytest.raises(OSError, match="too long"):
        records.keep(records.Solo("d", "toy", "", "", "", won=True, score=1, date="2026-01-01"))
    assert not saves.exists()


SMALL = ("--bots", "random,greedy", "--games", "1", "--seed", "5")


@pytest.mark.parametrize(
    "arguments",
    [
        ("--bots", "gredy,random"),
        ("--players", "9"),
        (*SMALL, "--dask", "nowhere"),
        (*SMALL, "--out", "new/" + LONG),
        ("--bots", "random,mine=exec:'"),
    ],
)
@pytest.mark.parametrize("command", ["arena", "balance"])
def test_an_arena_without_a_game(
    tmp_path: Path, command: str, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.chdir(tmp_path)
    result = run(command, "--out", "new/arena", *arguments)
    assert result.exit_code in (1, 2) and result.stderr.count("\n") == 1, result.output
    assert not tree(tmp_path)


def no_room(path: object, *arguments: object, **settings: object) -> int:
    raise OSError(28, "No space left on device", str(path))


def no_more_room(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Let the disk be full after so many files."""
    written, sync = [0], os.fsync

    def fsync(handle: int) -> None:
        written[0] += 1
        if written[0] > after:
            no_room("disk")
        sync(handle)

    monkeypatch.setattr("os.fsync", fsync)


def test_a_plan_that_can_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "write_text", no_room)
    result = run("arena", *SMALL, "--out", str(tmp_path / "new" / "arena"))
    assert result.exit_code == 1 and "No space" in result.stderr
    assert not tree(tmp_path)


def test_a_new_pack_without_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_text

    def write_some(path: Path, text: str, *arguments: str, **settings: str) -> int:
        return no_room(path) if path.name == "tiles.toml" else write(path, text, encoding="utf-8", newline="\n")

    monkeypatch.setattr(Path, "write_text", write_some)
    result = run("pack", "new", "my-stars", "--dir", str(tmp_path))
    assert result.exit_code == 1 and "No space" in result.stderr
    assert not tree(tmp_path)


def test_pictures_of_a_pack_without_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    before = tree(tmp_path)
    no_more_room(monkeypatch, after=2)
    out = tmp_path / "out"
    result = run("pack", "preview", str(tmp_path / "my-stars"), "--svg", str(out / "svg"), "--pdf", str(out / "a.pdf"))
    assert result.exit_code == 1 and "No space" in result.stderr
    assert tree(tmp_path) == before


def test_schemas_without_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    no_more_room(monkeypatch, after=2)
    result = run("serve", "--schemas", str(tmp_path / "new"))
    assert result.exit_code == 1 and "No space" in result.stderr
    assert not tree(tmp_path)


def failing(command: list[str], **settings: object) -> subprocess.CompletedProcess[str]:
    """A build that breaks off when it has written one of two files."""
    Path(command[command.index("--outdir") + 1], "half.tar.gz").write_text("half", encoding="utf-8")
    return subprocess.CompletedProcess(command, 1, "", "no wheel today")


@pytest.mark.parametrize("fails", [None, failing])
def test_a_wheel_that_is_not_built(
    tmp_path: Path, fails: Callable[..., object] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack, out = tmp_path / "my-stars", tmp_path / "out"
    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    if fails is None:
        (pack / "src" / "my_stars" / "tiles.toml").write_text("cost =", encoding="utf-8")
    else:
        monkeypatch.setattr("starcup_cli.authoring.build.subprocess.run", fails)
    before = tree(tmp_path)
    result = run("pack", "build", str(pack), "--quick", "--out", str(out))
    assert result.exit_code == 1 and (fails is None or "no wheel today" in result.stderr), result.output
    assert tree(tmp_path) == before
