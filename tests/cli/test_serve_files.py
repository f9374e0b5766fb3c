"""``starcup serve`` and files: what can't be read or is no game has its code, and nothing is left lying about."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from starcup import Rng
from starcup.wire import results as r
from starcup_cli import files
from starcup_cli.server.server import Server
from tests.cli.helpers import rewritten, run
from tests.cli.serving import Client, play_out

COMMAND_LINE = ("--", "option", "Usage", "usage")
"""Words of the command line, which mean nothing to a client."""


@pytest.fixture
def saved(client: Client) -> Path:
    """A saved game."""
    status = play_out(client, client.status("new", seats=["client", "random"], seed=7), Rng(1), most=10)
    return Path(cast(r.Saved, client.ask("save", game=status.game)).file)


def test_what_is_no_file_of_text_is_a_bad_file(client: Client, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "large").write_bytes(b"starcup" * 2_000_000)
    names = ["none", ".", "bytes", "large", "bytes/below", "x" * 300, "nul\udcff"]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        names += ["pipe"]
    if sys.platform == "linux":
        names += ["/dev/zero", "/proc/self/mem"]
    for name in names:
        refusal = client.refused("load", file=str(tmp_path / name))
        assert refusal.code == "bad-file", name
        assert not any(word in refusal.message for word in COMMAND_LINE), refusal.message
        assert len(refusal.message) < 400


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_a_bad_file(client: Client, saved: Path) -> None:
    saved.chmod(0)
    assert client.refused("load", file=str(saved)).code == "bad-file"


def test_what_is_no_whole_journal_is_a_bad_journal(client: Client, saved: Path, tmp_path: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    other = tmp_path / "other"
    for bad in ("", "Dear", text[: len(text) // 2], text[:-2], text.replace("seats 2", "seats 3"), f"{text}more\n"):
        other.write_text(bad, encoding="utf-8")
        for values in ({"file": str(other)}, {"journal": bad}):
            refusal = client.refused("load", **values)
            assert refusal.code == "bad-journal", (bad[:50], refusal)
            assert not any(word in refusal.message for word in COMMAND_LINE), refusal.message
    for bad in ("", "{}", "[]", "\x00", text):
        assert client.refused("load", position=bad).code == "bad-journal", bad


def test_packs_that_a_file_needs_are_named_with_their_code(client: Client, saved: Path, tmp_path: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    refusal = client.refused("load", journal=rewritten(text, "pack base ", f"pack {'bass' * 1_000} "))
    assert refusal.code == "unknown-pack"
    assert len(refusal.message) < 400
    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    status = client.status("new", seats=["client", "random"], packs=["base", f"{tmp_path}/my-stars"])
    file = Path(cast(r.Saved, client.ask("save", game=status.game)).file)
    tiles = next(tmp_path.rglob("tiles.toml"))
    tiles.write_text(tiles.read_text(encoding="utf-8").replace("cost = 2", "cost = 5"), encoding="utf-8")
    assert client.refused("load", file=str(file)).code == "bad-pack"
    tiles.write_text("cost =", encoding="utf-8")
    assert client.refused("load", file=str(file)).code == "bad-pack"


def test_a_save_to_where_something_is_names_no_option(client: Client, tmp_path: Path) -> None:
    game = client.status("new", seats=["client", "random"]).game
    for name in (".", "letter", "no/folder\x7f", "letter/below", "x" * 300):
        (tmp_path / "letter").write_text("Dear", encoding="utf-8")
        refusal = client.refused("save", game=game, file=str(tmp_path / name))
        assert refusal.code == ("bad-request" if "\x7f" in name else "bad-file")
        assert not any(word in refusal.message for word in COMMAND_LINE), refusal.message
        assert (tmp_path / "letter").read_text(encoding="utf-8") == "Dear"


def test_places_beyond_the_end_are_refused(client: Client, saved: Path) -> None:
    status = client.status("load", file=str(saved), omniscient=True)
    for seat in (0, None):
        end = cast(r.Events, client.ask("events", game=status.game, seat=seat)).next
        told = cast(r.Events, client.ask("events", game=status.game, seat=seat, since=end))
        assert (told.events, told.next) == ((), end)
        assert client.refused("events", game=status.game, seat=seat, since=end + 1).code == "beyond-end"
    entries = cast(r.JournalResult, client.ask("journal", game=status.game)).journal.entries
    end = sum(entry.seat is not None for entry in entries)
    assert client.status("load", file=str(saved), at=end).waiting
    assert client.refused("load", file=str(saved), at=end + 1).code == "beyond-end"
    assert client.status("replay", game=status.game, at=end).waiting
    assert client.refused("replay", game=status.game, at=end + 1).code == "beyond-end"


LONG = "x" * 100_000


@pytest.mark.parametrize(
    "request_",
    [
        {"method": LONG},
        {"method": "hello", LONG: 1},
        {"method": "waiting", "game": LONG},
        {"method": "submit", "game": "g1", "seat": 0, "choice": "start " + LONG[:3_000]},
        {"method": "submit", "game": "g1", "seat": 0, "choice": LONG[:3_000]},
        {"method": "submit", "game": "g1", "seat": 0, "choice": f"start {LONG[:300]} {LONG[:300]}"},
        {"method": "why", "game": "g1", "seat": 0, "choice": LONG},
        {"method": "hint", "game": "g1", "seat": 0, "bot": LONG[:150]},
        {"method": "new", "seats": ["client", LONG[:150]]},
        {"method": "new", "seats": ["client", "random"], "packs": [LONG[:3_000]]},
        {"method": "new", "seats": ["client", "random"], "packs": ["./" + LONG[:3_000]]},
        {"method": "new", "seats": ["client", "random"], "options": {LONG[:3_000]: "x"}},
        {"method": "new", "seats": ["client", "random"], "options": {"without": LONG[:3_000]}},
        {"method": "rules", "ids": [LONG[:150]]},
        {"method": "load", "file": "/" + LONG[:3_000]},
        {"method": "load", "file": "/tmp/" + LONG[:200]},
        {"method": "load", "journal": LONG},
        {"method": "load", "position": LONG},
        {"method": "load", "position": '{"format": "' + LONG + '"}'},
        {"method": "resolve", "game": "g2", "outcome": LONG[:150]},
        {"method": "hello", "protocol": 10**4_000},
        {"method": "events", "game": "g1", "seat": 0, "since": 10**4_000},
        {"method": "waiting", "game": "g1", "seat": 10**4_000},
    ],
)
def test_what_came_is_not_sent_back_whole(client: Client, request_: dict[str, object]) -> None:
    client.status("new", seats=["client", "random"], seed=7)
    client.status("new", seats=["client", "client"], omniscient=True, outside_chance=True)
    method = str(request_.pop("method"))
    refusal = (
        client.exchange(method, **request_).error or cast(r.Why, client.exchange(method, **request_).result).refusal
    )
    assert refusal is not None
    assert len(refusal.message) < 500
    assert "x" * 90 not in refusal.message
    assert "0" * 90 not in refusal.message


# Writing.

KILLED = """
import os, signal, sys
from pathlib import Path
from starcup_cli import files
os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
files.write(Path(sys.argv[1]), "half a game")
"""


@pytest.mark.skipif(os.name != "posix", reason="no SIGKILL")
def test_what_a_killed_server_left_is_gone_after_the_next_start(saves: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, str(saves / "a.starcup")], check=False, timeout=60)
    other = saves / ".notes.tmp"
    other.touch()
    assert len(list(saves.iterdir())) == 2
    Server()
    assert list(saves.iterdir()) == [other]


@pytest.mark.skipif(os.name != "posix", reason="no SIGKILL")
def test_what_a_killed_server_left_elsewhere_is_gone_after_the_next_save(client: Client, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "a.starcup")], check=False, timeout=60)
    game = client.status("new", seats=["client", "random"]).game
    client.ask("save", game=game, file=str(tmp_path / "b.starcup"))
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["b.starcup"]


def test_what_is_being_written_is_left_alone(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace, seen = os.replace, []

    def tidied(source: str, target: Path) -> None:
        files.tidy(saves)
        seen.append(Path(source).exists())
        replace(source, target)

    monkeypatch.setattr("os.replace", tidied)
    files.write(saves / "a.starcup", "a game")
    assert (saves / "a.starcup").read_text(encoding="utf-8") == "a game"
    assert seen == [True]
