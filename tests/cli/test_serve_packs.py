"""``starcup serve`` with packs other than the base: in folders, with options, and those that are not there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import cast

import pytest

from starcup import Rng
from starcup.wire import results as r
from tests.cli.helpers import run
from tests.cli.serving import Client, play_out


def test_the_nearest_pack_and_option_are_named(client: Client, tmp_path: Path) -> None:
    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    seats = ["client", "greedy"]
    folder = client.refused("new", seats=seats, packs=["base", f"{tmp_path}/my-star"])
    assert (folder.code, folder.nearest) == ("unknown-pack", f"{tmp_path}/my-stars")
    option = client.refused("new", seats=seats, options={"without": "space_pirac"})
    assert (option.code, option.nearest) == ("bad-pack", "space_piracy")
    (tmp_path / "my-stars" / "src" / "my_stars" / "pack.toml").write_text(
        'name = "my-stars"\ngame = "roll"\n[options.length]\nvalues = ["short", "long"]\ndefault = "long"\n'
    )
    packs = ["base", f"{tmp_path}/my-stars"]
    for options, near in (({"my-stars.lenth": "short"}, "my-stars.length"), ({"my-stars.length": "shor"}, "short")):
        assert client.refused("new", seats=seats, packs=packs, options=options).nearest == near
    tiles = tmp_path / "my-stars" / "src" / "my_stars" / "tiles.toml"
    tiles.write_text(tiles.read_text().replace('phases = ["', 'phases = ["x'))
    fault = client.refused("new", seats=seats, packs=packs)
    assert fault.code == "bad-pack"
    assert fault.nearest is not None


@pytest.mark.parametrize("name", ["./\0", "~nobody-of-that-name/x", "./" + "x" * 5_000, "/", "./tests", ""])
def test_folders_that_hold_no_pack_are_refused(client: Client, name: str) -> None:
    refusal = client.refused("new", seats=["client", "random"], packs=["base", name])
    assert refusal.code in ("unknown-pack", "bad-pack", "bad-request")
    assert len(refusal.message) < 400


def test_packs_in_folders_are_played_shown_and_found_again(client: Client, tmp_path: Path) -> None:
    folder = str(tmp_path / "my-stars")
    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    packs = ["base", folder]
    box = client.box(packs=packs)
    assert box.box.packs == ("base", "my-stars")
    assert len(client.ask("rules", packs=packs).rules) > 100  # type: ignore[attr-defined]
    status = client.status("new", seats=["client", "random"], seed=3, packs=packs, omniscient=True)
    saved = cast(r.Saved, client.ask("save", game=status.game)).file
    assert client.status("load", file=saved).waiting == status.waiting
    assert run("replay", saved, "--board-only").exit_code == 0
    journal = cast(r.JournalResult, client.ask("journal", game=status.game))
    assert client.status("load", journal=journal.text, packs=packs).waiting == status.waiting
    position = cast(r.PositionResult, client.ask("position", game=status.game)).position
    assert client.status("load", position=position, packs=packs).waiting == status.waiting


def test_a_folder_that_changed_is_read_anew_and_older_games_go_on(client: Client, tmp_path: Path) -> None:
    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    packs = ["base", f"{tmp_path}/my-stars"]
    old = client.status("new", seats=["client", "random"], seed=3, packs=packs)
    saved = cast(r.Saved, client.ask("save", game=old.game)).file
    tiles = tmp_path / "my-stars" / "src" / "my_stars" / "tiles.toml"
    text = tiles.read_text(encoding="utf-8")
    tiles.write_text(text.replace("cost = 2", "cost = 5"), encoding="utf-8")
    assert "has changed since" in client.refused("load", file=saved).message
    box = client.box(packs=packs)
    mine = [piece.fields["sides"] for piece in box.pieces if piece.pack == "my-stars" and "sides" in piece.fields]
    assert 5 in {side["cost"] for sides in mine for side in cast("list[dict[str, int]]", sides)}
    assert play_out(client, old, Rng(1)).outcome is not None
    client.ask("save", game=old.game)
    tiles.write_text(text, encoding="utf-8")
    assert client.status("load", file=saved).outcome is not None


def test_no_code_runs_from_a_folder_that_only_a_text_names(client: Client, tmp_path: Path) -> None:
    assert run("pack", "new", "my-stars", "--python", "--dir", str(tmp_path)).exit_code == 0
    folder = tmp_path / "my-stars"
    status = client.status("new", seats=["client", "random"], packs=["base", str(folder)], omniscient=True)
    text = cast(r.JournalResult, client.ask("journal", game=status.game)).text
    (module,) = (folder / "src" / "my_stars" / "powers").glob("[a-z]*.py")
    module.write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n", encoding="utf-8")
    refusal = Client().refused("load", journal=text)
    assert refusal.code == "unknown-pack"
    assert refusal.nearest == str(folder / "src" / "my_stars")
    assert not (tmp_path / "ran").exists()


def test_options_of_packs_and_of_journals_are_kept(client: Client) -> None:
    seats = ["client", "random"]
    assert client.refused("new", seats=seats, options={"base.nothing": "on"}).code == "bad-pack"
    assert client.refused("new", seats=seats, options={"base": 1}).code == "bad-request"
    status = client.status("new", seats=seats, seed=3, options={"without": "space_piracy"}, omniscient=True)
    journal = cast(r.JournalResult, client.ask("journal", game=status.game))
    assert journal.journal.options["without"] == "space_piracy"
    again = client.status("load", journal=journal.text)
    assert again.waiting == status.waiting
    assert client.refused("load", journal=journal.text, options={}).code == "bad-journal"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes")
@pytest.mark.parametrize("name", ["pack.toml", "tiles.toml", "powers/more.toml", "more.toml", "more.py"])
def test_a_pipe_in_a_pack_is_not_read(client: Client, tmp_path: Path, name: str) -> None:
    assert run("pack", "new", "my-stars", "--dir", str(tmp_path)).exit_code == 0
    path = tmp_path / "my-stars" / "src" / "my_stars" / name
    path.unlink(missing_ok=True)
    os.mkfifo(path)
    answer = client.exchange("new", seats=["client", "random"], packs=["base", f"{tmp_path}/my-stars"])
    assert answer.error is None or answer.error.code == "bad-pack"
