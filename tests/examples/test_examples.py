"""Example packs: whole packages, good to copy; and once installed they change nothing unless somebody chooses them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from starcup import Game, Pack, games, installed_packs
from starcup.roll import Ruleset, check_pack
from starcup.roll.testing import faults
from starcup.testing import check_game
from starcup_bots import make, play
from starcup_race import RaceRuleset
from starcup_race import check_pack as check_cards
from tests.examples.conftest import CARDS, EXAMPLES, PROJECTS, entry, project

GOLDEN = sorted((EXAMPLES.parent / "tests" / "golden").glob("*.journal"))


def name(path: Path) -> str:
    return path.stem


def entries(journal: str) -> list[str]:
    """Choices and chance, without the header, whose digests change with every comment in a pack."""
    return [line for line in journal.splitlines() if line[:1] in "~0123456789"]


def base_game() -> str:
    return play(Ruleset.load(["base"]), [make("random", seat) for seat in range(3)], seed=11).journal_text()


def test_there_are_examples() -> None:
    assert {name(folder) for folder in PROJECTS} == {"deep_probe", "festival", "frontier", "pilgrims"}
    assert {name(folder) for folder in CARDS} == {"waystations"}


@pytest.mark.parametrize("folder", PROJECTS, ids=name)
def test_an_example_is_a_whole_package(folder: Path) -> None:
    pack = Pack.from_folder(folder)
    named, package = entry(folder)
    assert pack.name == named
    assert (folder / "src" / package / "pack.toml").is_file()
    assert project(folder)["name"] == f"starcup-{named}"
    assert f"starcup play --packs base,{named}" in (folder / "README.md").read_text(encoding="utf-8")
    assert f'assert_pack_ok("{named}"' in (folder / "tests" / "test_pack.py").read_text(encoding="utf-8")
    assert check_pack(pack, ["base"]) == []


@pytest.mark.parametrize("folder", CARDS, ids=name)
def test_an_example_with_cards_is_a_whole_package(folder: Path) -> None:
    pack = Pack.from_folder(folder)
    named, package = entry(folder)
    assert pack.name == named
    assert (folder / "src" / package / "pack.toml").is_file()
    assert project(folder)["name"] == f"starcup-{named}"
    assert f"starcup play --game race --packs race-base,{named}" in (folder / "README.md").read_text(encoding="utf-8")
    assert check_cards(pack, ["race-base"]) == []


@pytest.mark.parametrize("folder", CARDS, ids=name)
def test_the_game_of_cards_keeps_its_promises_with_it(installed: list[str], folder: Path) -> None:
    """The other processes of the check don't find what only this one has on its path, so it is a pack in a folder."""
    rules = RaceRuleset.load(["race-base", Pack.from_folder(folder)])
    assert [str(one) for one in check_game(games.find("race"), ruleset=rules, games=2)] == []
    named = RaceRuleset.load(["race-base", entry(folder)[0]])
    game = play(named, [make("random", seat, "race") for seat in range(4)], seed=27)  # one in which its power is used
    assert "auction freight_auction" in game.journal_text()
    assert Game.replay(named, game.journal_text()).save() == game.save()


@pytest.mark.parametrize(
    "folder", [folder for folder in PROJECTS if name(folder) in ("frontier", "pilgrims")], ids=name
)
def test_what_is_said_to_be_data_is_data(folder: Path) -> None:
    assert list((folder / "src").rglob("*.py")) == []


@pytest.mark.parametrize("folder", PROJECTS, ids=name)
def test_bots_play_with_it(installed: list[str], folder: Path) -> None:
    named, _ = entry(folder)
    rules = Ruleset.load(["base", named])
    game = play(rules, [make("greedy", 1), make("random", 2)], seed=5, log=True)
    assert game.finished
    assert faults(game.table) == []
    assert Game.replay(rules, game.journal_text()).all_events() == game.all_events()


def test_all_of_them_play_together(installed: list[str]) -> None:
    rules = Ruleset.load(["base", *installed])
    game = play(rules, [make("random", seat) for seat in range(3)], seed=2)
    assert game.finished
    assert faults(game.table) == []


def test_installed_packs_are_listed_and_not_imported(installed: list[str]) -> None:
    assert set(installed) < set(installed_packs())
    assert Ruleset.load(["base"]).packs[0].name == "base"
    assert {entry(folder)[1] for folder in PROJECTS} & set(sys.modules) == set()


def test_a_base_game_is_the_same_with_and_without_them(installed: list[str]) -> None:
    before = base_game()
    Ruleset.load(["base", *installed])
    assert base_game() == before


@pytest.mark.parametrize("file", GOLDEN[:2], ids=name)
def test_golden_games_are_the_same_beside_them(installed: list[str], file: Path) -> None:
    Ruleset.load(["base", *installed])
    rules = Ruleset.load(["base"])
    text = file.read_text(encoding="utf-8")
    assert [pack.name for pack in rules.packs] == ["base"]
    game = Game.replay(rules, text, other_packs=True)
    assert entries(game.journal_text()) == entries(text)
