"""A game with several kinds of pieces: a command for each kind, which shows that kind only."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import refused, report, run

GAME = """
from starcup.games import GameDefinition
from starcup.words import Entry, Words
from tests.kernel.toy import ToyRules

class MoonRules(ToyRules):
    game = "moons"

class MoonWords(Words):
    piece = "world"
    other_pieces = ("moon",)
    def pieces(self):
        return [
            Entry("saturn", "Saturn", "Ringed.", "world"),
            Entry("janus", "Janus", "A world, too.", "world"),
            Entry("titan", "Titan", "Orange.", "moon"),
            Entry("rhea", "Rhea", "Icy.", "moon"),
        ]

GAME = GameDefinition("moons", "Moons", range(1, 5), MoonRules, words=MoonWords)
"""
ENTRIES = """[starcup.games]
moons = planted_moons:GAME
[starcup.pieces]
world = planted_moons:GAME
moon = planted_moons:GAME
comet = planted_moons:GAME
"""


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game with two kinds of pieces, installed for this test; a third noun of its distribution is no kind of it."""
    from starcup import games

    (tmp_path / "planted_moons.py").write_text(GAME)
    info = tmp_path / "planted_moons-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: planted-moons\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(games, "_KNOWN", dict(games._KNOWN))


def test_each_command_shows_its_kind() -> None:
    assert run("world", "saturn").stdout == "Saturn [saturn]\n    Ringed.\n"
    assert run("moon", "tit").stdout == "Titan [titan]\n    Orange.\n"
    found = report("moon", "rhea")
    assert isinstance(found, dict) and found["kind"] == "moon"


def test_a_piece_of_another_kind_is_not_shown_but_its_command_told() -> None:
    assert refused("world", "titan").startswith("starcup: unknown world 'titan': there is a moon of that name")
    assert refused("moon", "Janus").startswith("starcup: unknown moon 'Janus': there is a world of that name")
    assert "(did you mean 'Titan'?)" in refused("moon", "titam")
    assert "Titan" not in refused("world", "titam")
    assert "unknown world" in refused("world", "tit")


def test_a_noun_that_the_game_does_not_know_shows_nothing() -> None:
    assert refused("comet", "titan").startswith("starcup: Moons has no comets to look up")


def test_at_the_table_each_kind_has_its_command() -> None:
    typed = ["help", "world", "moon titan", "world titan", "what rhea", "quit"]
    shown = run("play", "--game", "moons", "--seed", "1", typed=typed).stdout
    assert "world NAME" in shown and "moon NAME" in shown
    assert "Janus   Saturn" in shown
    assert "Titan [titan]" in shown
    assert "unknown world 'titan': there is a moon of that name" in shown
    assert "Rhea [rhea]" in shown
