"""The record of solo games: a game against each rebel board, played at the terminal, is told and kept (SOLO-50)."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game, Rng
from starcup_cli.records import solo as records
from starcup_tiny_epic import EpicRuleset
from tests.cli.helpers import longest, refused, run

BOARDS = ("artemis", "rothkel", "zendica", "hades", "gamelyn")


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARCUP_SAVES", str(tmp_path / "saves"))


def played(board: str, seed: int) -> tuple[list[str], bool]:
    """The answers of a game at random, and whether it was won."""
    rules = EpicRuleset.load(options={"tiny-epic-base.rebel": board})
    game, rng, typed = Game.new(rules, 1, seed), Rng(seed), []
    while not game.finished:
        (decision,) = game.waiting()
        choice = rng.choice(decision.legal)
        typed.append(choice.text)
        game.submit(0, choice)
    return typed, rules.winners(game.table) == (0,)


@pytest.mark.parametrize("board", [*BOARDS[:2], *(pytest.param(board, marks=pytest.mark.slow) for board in BOARDS[2:])])
def test_a_solo_game_is_recorded(board: str) -> None:
    typed, won = played(board, 4)
    # Every follow is asked for, as in the game that was played at random.
    result = run("play", "--game", "tiny-epic", "--solo", board, "--seed", "4", typed=["stop", *typed])
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    text = " ".join(result.stdout.split())
    assert f"In your record: a {'win' if won else 'loss'} against {board.capitalize()}." in text
    (solo,) = records.read_record()
    assert (solo.game, solo.challenge, solo.won) == ("tiny-epic", board, won)
    lines = run("record", "--game", "tiny-epic").stdout.splitlines()
    assert [line.split(",")[0].strip().lower() for line in lines[1:]] == list(BOARDS)
    assert sum("not played yet" not in line for line in lines[1:]) == 1


BOARD = """
[[board]]
key = "mirella"
name = "Mirella"
difficulty = "mine"
rank = 9
most = 7

[[board.level]]
dice = 5
vp = 2
attack = { lose_energy = 1 }
"""


@pytest.mark.parametrize("name", ["mirella", "Mirella"])
def test_a_board_of_a_pack_is_played_by_its_name(tmp_path: Path, name: str) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "pack.toml").write_text('name = "mine"\ngame = "tiny-epic"\n')
    (tmp_path / "mine" / "boards.toml").write_text(BOARD)
    packs = ("--packs", f"tiny-epic-base,{tmp_path / 'mine'}")
    result = run("play", "--game", "tiny-epic", "--solo", name, *packs, typed=["quit"])
    assert result.exit_code == 0, result.output
    assert "Mirella" in result.stdout
    near = refused("play", "--game", "tiny-epic", "--solo", "mirela", *packs)
    assert "unknown challenge 'mirela' (did you mean 'mirella'?)" in near
