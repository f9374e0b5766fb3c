"""A game's file is never written over what somebody else has saved there since: both are kept."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from starcup import Game, Rng
from starcup.host.players import HUMAN
from starcup.roll import RollRuleset
from starcup.wire import results as r
from starcup_cli import files
from starcup_cli.records import restore
from starcup_cli.records.saved_file import Overtaken, SavedFile
from starcup_cli.table import Session
from tests.cli.helpers import run
from tests.cli.serving import Client, play_out


def new(client: Client) -> r.Status:
    """A game against a bot, some answers on."""
    return play_out(client, client.status("new", seats=["client", "greedy"], seed=7), Rng(1), most=10)


def test_what_was_read_or_written_last_may_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.starcup"
    file = SavedFile(path)
    for text in ("one", "two", "two"):
        file.write(text)
        assert path.read_text() == text
    SavedFile(path, "two").write("three")
    path.unlink()
    SavedFile(path, "three").write("four")
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.starcup"]


@pytest.mark.parametrize("known", [None, "mine"])
def test_anything_else_is_left_alone_and_the_game_goes_on_beside_it(tmp_path: Path, known: str | None) -> None:
    path = tmp_path / "a.starcup"
    path.write_text("theirs")
    (tmp_path / "a-2.starcup").write_text("taken")
    file = SavedFile(path, known)
    with pytest.raises(Overtaken, match=r"a\.starcup was saved by another .* kept in .*a-3\.starcup"):
        file.write("new")
    file.write("newer")
    kept = {entry.name: entry.read_text() for entry in tmp_path.iterdir()}
    assert kept == {"a.starcup": "theirs", "a-2.starcup": "taken", "a-3.starcup": "newer"}


def test_a_folder_or_a_pipe_in_the_way_is_no_trap(tmp_path: Path) -> None:
    (tmp_path / "a.starcup").mkdir()
    with pytest.raises(Overtaken):
        SavedFile(tmp_path / "a.starcup", "mine").write("new")
    assert (tmp_path / "a-2.starcup").read_text() == "new"


def test_two_terminals_with_one_file_keep_both_games(saves: Path) -> None:
    assert run("play", "--seed", "5", "--bots", "random", typed=["1", "ok"]).exit_code == 0
    (path,) = saves.glob("*.starcup")
    text = files.read(path)
    first_session, other = (Session(restore(text, path), [HUMAN, "random"], SavedFile(path, text)) for _ in range(2))
    for session, choice in ((first_session, 0), (other, 1)):
        decision = session.game.waiting()[0]
        session.submit(decision.seat, decision.legal[choice], decision.number)
    assert first_session.save() and not first_session.notice
    first = path.read_text()
    assert other.save()
    assert "was saved by another program or game" in other.notice and "a game of" in other.notice
    assert path.read_text() == first == first_session.text()
    assert other.file.path != path and other.file.path.read_text() == other.text()
    assert files.find("last") == other.file.path
    other.notice = ""
    assert other.save() and not other.notice


def test_two_servers_and_two_games_of_one_server_keep_both() -> None:
    here, there = Client(), Client()
    status = new(here)
    path = cast(r.Saved, here.ask("save", game=status.game)).file
    for client in (there, here):
        later = client.status("load", file=path)
        twin = client.status("load", file=path)
        play_out(client, later, Rng(2), most=3)
        play_out(client, twin, Rng(3), most=3)
        client.ask("save", game=later.game)
        saved = Path(path).read_text()
        refusal = client.refused("save", game=twin.game)
        assert refusal.code == "overtaken"
        assert Path(path).read_text() == saved
        kept = cast(r.Saved, client.ask("save", game=twin.game)).file
        assert kept != path and kept.rpartition("/")[2] in refusal.message
        assert client.status("load", file=kept).waiting == client.status("waiting", game=twin.game).waiting
    stale = here.refused("save", game=status.game)
    assert stale.code == "overtaken"


def test_a_game_against_others_is_not_taken_up_earlier() -> None:
    client = Client()
    status = new(client)
    path = cast(r.Saved, client.ask("save", game=status.game)).file
    assert client.refused("load", file=path, at=2).code == "hidden"
    assert client.refused("load", journal=files.read(Path(path)), at=2).code == "hidden"
    assert client.status("load", file=path, at=2, omniscient=True).waiting
    assert client.status("load", file=path, at=2, seats=["client", "client"]).waiting
    assert Game.replay(RollRuleset.load(["base"]), files.read(Path(path)), at=2).waiting()
