"""``starcup pack check`` says what of a pack is new to the bots of its game that have learned."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve

from starcup import games
from starcup_bots import make
from starcup_bots.learned import LearnedBot
from tests.bots.random_weights import random_weights
from tests.cli.helpers import run

EXAMPLE = Path(__file__).parents[2] / "examples" / "harbour" / "src"
GAME = """
from attrs import evolve
from starcup.features import Features, traits
from starcup_bots import GameBots, hookimpl
from starcup_bots.learned import learned_bots
from starcup_harbour.game import GAME as HARBOUR

class Told(Features):
    @property
    def pieces(self):
        return {key: traits(ship) for key, ship in self.ruleset.ships.items()}

class Bots(GameBots):
    weights = "planted_harbour:weights.npz"

GAME = evolve(HARBOUR, bots=Bots, features=Told)

@hookimpl
def bots():
    return learned_bots("harbour")
"""
ENTRIES = """[starcup.games]
harbour = planted_harbour:GAME
[starcup.packs]
harbour-base = starcup_harbour.box
[starcup.bots]
harbour = planted_harbour
"""
SHIPS = """
[[ship]]
key = "junk"
name = "Junk"
cost = 4
kind = "fishing"
points = 3

[[ship]]
key = "raft"
name = "Raft"
cost = 0
kind = "cargo"
"""


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with Harbour as a game whose bots have learned, here and in other processes, without its weights."""
    package = tmp_path / "installed" / "planted_harbour"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(GAME, encoding="utf-8")
    info = package.parent / "planted_harbour-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: planted-harbour\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(package.parent))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(package.parent), str(EXAMPLE))))
    monkeypatch.setattr(games, "_KNOWN", {})
    monkeypatch.delitem(sys.modules, package.name, raising=False)
    return package


@pytest.fixture
def learned(planted: Path) -> Path:
    """The same with weights that know all ships of the box, but nothing of those that fish."""
    weights = random_weights(games.find("harbour").load())
    renamed = [name.replace("~kind=fishing", "~kind=whaling") for name in weights.features]
    evolve(weights, features=tuple(renamed)).save(planted / "weights.npz")
    return planted


@pytest.fixture
def fleet(tmp_path: Path) -> Callable[[str], str]:
    """Makes a pack of ships."""

    def make_fleet(ships: str) -> str:
        folder = tmp_path / "fleet"
        folder.mkdir()
        (folder / "pack.toml").write_text('name = "fleet"\ngame = "harbour"\n', encoding="utf-8")
        (folder / "ships.toml").write_text(ships, encoding="utf-8")
        return str(folder)

    return make_fleet


def test_new_pieces_and_traits_that_no_bot_has_met_are_told(learned: Path, fleet: Callable[[str], str]) -> None:
    where = fleet(SHIPS)
    result = run("pack", "check", where, "--quick")
    assert result.exit_code == 0, result.output
    said = (
        "bots: 2 pieces are new to the learned bots, which know 3 of 4 traits in positions "
        "(unknown: kind=fishing) and 4 in choices."
    )
    assert said in " ".join(result.output.split())
    told = json.loads(run("pack", "check", where, "--quick", "--json").stdout)
    assert told["ok"]
    assert told["bots"] == {
        "new": 2, "traits": 4, "unknown_in_positions": ["kind=fishing"], "unknown_in_choices": [],
    }  # fmt: skip


def test_nothing_is_said_of_a_pack_that_the_bots_know(learned: Path) -> None:
    result = run("pack", "check", "harbour-base", "--quick", "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["bots"] == {}
    assert "bots:" not in run("pack", "check", "harbour-base", "--quick").output


def test_weights_that_are_missing_are_a_warning(planted: Path, fleet: Callable[[str], str]) -> None:
    result = run("pack", "check", fleet(SHIPS), "--quick", "--json")
    assert result.exit_code == 0, result.output
    (trouble,) = json.loads(result.stdout)["troubles"]
    assert trouble["warning"] and trouble["check"] == "bots"
    assert trouble["told"].startswith("the weights 'planted_harbour:weights.npz' can't be read")


def test_weights_are_stated_once_for_bots_and_checks(learned: Path) -> None:
    bot = make("normal", 1, "harbour")
    assert isinstance(bot, LearnedBot) and bot.weights.game == "harbour"
