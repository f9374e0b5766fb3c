"""Example packs: whole packages, good to copy; and once installed they change nothing unless somebody chooses them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from starcup import Game, Pack, installed_packs, load_pack
from starcup.games import find
from starcup.packed import PackFormat
from starcup.roll import RollRuleset
from starcup_bots import make, play
from tests.examples.conftest import EXAMPLES, PROJECTS, entry, game_of, played_with, project

GOLDEN = sorted((EXAMPLES.parent / "tests" / "golden").glob("*.journal"))


def name(path: Path) -> str:
    return path.stem


def entries(journal: str) -> list[str]:
    """Choices and chance, without the header, whose digests change with every comment in a pack."""
    return [line for line in journal.splitlines() if line[:1] in "~0123456789"]


def of_game(names: list[str], key: str) -> list[str]:
    """Those packs that are for a game."""
    return [name for name in names if load_pack(name).game == key]


def base_game() -> str:
    return play(RollRuleset.load(["base"]), [make("random", seat) for seat in range(3)], seed=11).journal_text()


def test_there_are_examples() -> None:
    assert {name(folder) for folder in PROJECTS} == {
        "caravan_masters",
        "caravans",
        "deep_probe",
        "drifters",
        "festival",
        "frontier",
        "lanterns",
        "lighthouses",
        "lightships",
        "night_watch",
        "outposts",
        "pilgrims",
        "slipstream",
        "waystations",
    }


@pytest.mark.parametrize("folder", PROJECTS, ids=name)
def test_an_example_is_a_whole_package(installed: list[str], folder: Path) -> None:
    pack = Pack.from_folder(folder)
    named, package = entry(folder)
    assert pack.name == named
    assert (folder / "src" / package / "pack.toml").is_file()
    assert project(folder)["name"] == f"starcup-{named}"
    game = game_of(folder)
    play = "starcup play" if game.key == "roll" else f"starcup play --game {game.key}"
    assert f"{play} --packs {','.join(played_with(folder))}\n" in (folder / "README.md").read_text(encoding="utf-8")
    assert f'assert_pack_ok("{named}"' in (folder / "tests" / "test_pack.py").read_text(encoding="utf-8")
    assert game.facet("packs", PackFormat)(game.load).check(pack, played_with(folder)[:-1]) == []


@pytest.mark.parametrize(
    "folder", [folder for folder in PROJECTS if name(folder) in ("frontier", "pilgrims")], ids=name
)
def test_what_is_said_to_be_data_is_data(folder: Path) -> None:
    assert list((folder / "src").rglob("*.py")) == []


@pytest.mark.parametrize("folder", PROJECTS, ids=name)
def test_bots_play_with_it(installed: list[str], folder: Path) -> None:
    definition = game_of(folder)
    rules = definition.load(played_with(folder))
    bots = ["greedy" if definition.key == "roll" else "random", "random"]
    game = play(rules, [make(bot, seat, definition.key) for seat, bot in enumerate(bots)], seed=5, log=True)
    assert game.finished
    assert rules.faults(game.table) == []
    assert Game.replay(rules, game.journal_text()).all_events() == game.all_events()


@pytest.mark.parametrize("key", ["roll", "race"])
def test_all_packs_of_a_game_play_together(installed: list[str], key: str) -> None:
    definition = find(key)
    rules = definition.load([definition.pack, *of_game(installed, key)])
    game = play(rules, [make("random", seat, key) for seat in range(3)], seed=2)
    assert game.finished
    assert rules.faults(game.table) == []


def test_a_power_of_a_card_asks_a_question_that_can_be_replayed(installed: list[str]) -> None:
    rules = find("race").load(["race-base", "waystations"])
    game = play(rules, [make("random", seat, "race") for seat in range(4)], seed=27)  # one in which its power is used
    assert "auction freight_auction" in game.journal_text()
    assert Game.replay(rules, game.journal_text()).save() == game.save()


def test_installed_packs_are_listed_and_not_imported(installed: list[str]) -> None:
    assert set(installed) < set(installed_packs())
    assert RollRuleset.load(["base"]).packs[0].name == "base"
    assert {entry(folder)[1] for folder in PROJECTS} & set(sys.modules) == set()


def test_a_base_game_is_the_same_with_and_without_them(installed: list[str]) -> None:
    before = base_game()
    RollRuleset.load(["base", *of_game(installed, "roll")])
    assert base_game() == before


@pytest.mark.parametrize("file", GOLDEN[:2], ids=name)
def test_golden_games_are_the_same_beside_them(installed: list[str], file: Path) -> None:
    RollRuleset.load(["base", *of_game(installed, "roll")])
    rules = RollRuleset.load(["base"])
    text = file.read_text(encoding="utf-8")
    assert [pack.name for pack in rules.packs] == ["base"]
    game = Game.replay(rules, text, other_packs=True)
    assert entries(game.journal_text()) == entries(text)
