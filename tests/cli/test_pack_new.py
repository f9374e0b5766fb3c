"""``starcup pack new``: a pack that works at once, and names that don't."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from attrs import evolve

from starcup import Pack, journal_header
from starcup.games import find
from starcup.packed import PackFormat
from starcup.roll import RollRuleset
from starcup_bots import make, play
from starcup_cli.records import found_packs
from tests.cli.helpers import refused, run


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize("options", [(), ("--python",)], ids=["data", "python"])
def test_a_new_pack_is_sound_and_plays(here: Path, options: tuple[str, ...]) -> None:
    result = run("pack", "new", "my-stars", *options)
    assert result.exit_code == 0, result.output
    assert "starcup play --packs base,./my-stars" in result.output
    files = {
        path.relative_to(here / "my-stars").as_posix() for path in (here / "my-stars").rglob("*") if path.is_file()
    }
    assert {"pyproject.toml", "README.md", "LICENSE", ".gitignore", "tests/test_pack.py"} < files
    assert ("src/my_stars/powers/relief_fund.py" in files) == bool(options)
    pack = Pack.from_folder(here / "my-stars")
    assert RollRuleset.check_pack(pack, ["base"]) == []
    rules = RollRuleset.load(["base", pack])
    own = [face.key for face in rules.faces if face.pack == "my-stars" and not face.is_world]
    assert len(own) == 3 + len(options)
    assert set(own) <= set(rules.plugins.packs)
    assert play(rules, [make("random", seat) for seat in range(2)], 1).finished


@pytest.mark.parametrize("options", [(), ("--python",)], ids=["data", "python"])
def test_a_new_pack_of_cards_is_sound_and_plays(here: Path, options: tuple[str, ...]) -> None:
    result = run("pack", "new", "my-cards", "--game", "race", *options)
    assert result.exit_code == 0, result.output
    assert "starcup play --game race --packs race-base,./my-cards" in result.output
    folder = here / "my-cards"
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert {"pyproject.toml", "README.md", "LICENSE", ".gitignore", "tests/test_pack.py"} < files
    assert ("src/my_cards/powers/museum_of_wonders.py" in files) == bool(options)
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    assert [requirement.partition(">=")[0] for requirement in project["project"]["dependencies"]] == ["starcup-race"]
    race, pack = find("race"), Pack.from_folder(folder)
    form = race.facet("packs", PackFormat)(race.load)
    assert form.check(pack, ["race-base"]) == []
    rules = form.load(["race-base", pack])
    assert form.contents(rules, pack)["cards"] == 3 + len(options)
    assert {power.key for power in rules.powers if power.pack == "my-cards"} == {
        "seed_exchange", *(("museum_of_wonders",) if options else ()),
    }  # fmt: skip
    assert play(rules, [make("random", seat, "race") for seat in range(2)], 1).finished


def test_names_for_a_pack_of_cards(here: Path) -> None:
    assert "(how about 'race-base-cards'?)" in refused("pack", "new", "race-base", "--game", "race")
    assert "unknown game 'rase' (did you mean 'race'?)" in refused("pack", "new", "my-cards", "--game", "rase")
    assert list(here.iterdir()) == []


def test_it_goes_into_another_folder(here: Path) -> None:
    assert run("pack", "new", "moons", "--dir", str(here)).exit_code == 0
    assert (here / "moons" / "src" / "moons" / "tiles.toml").is_file()
    assert (
        refused("pack", "new", "moons")
        == "starcup: moons exists already: choose another name, or another folder by --dir"
    )
    assert "expected a folder, found nothing" in refused("pack", "new", "suns", "--dir", "nowhere")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("My Stars", "my-stars"),
        ("7suns", "tiles-7suns"),
        ("json", "json-tiles"),
        ("base", "base-tiles"),
        ("class", "class-tiles"),
        ("starcup-x", "tiles-starcup-x"),
        ("../up", "up"),
        ("", "my-tiles"),
        ("a" * 60, "a" * 44),
    ],
)
def test_bad_names_are_refused_with_a_good_one(here: Path, name: str, near: str) -> None:
    line = refused("pack", "new", name)
    assert line.startswith(f"starcup: a pack can't be called {name!r}: ")
    assert f"(how about {near!r}?)" in line
    assert list(here.iterdir()) == []
    assert run("pack", "new", near).exit_code == 0


def test_packs_in_folders_go_wherever_names_go(here: Path, saves: Path) -> None:
    run("pack", "new", "my-stars")
    for packs in ("base,./my-stars", f"base,{here}/my-stars", "base,my-stars"):
        assert "Ferry Office" in run("tile", "ferry", "office", "--packs", packs).output
    result = run("sim", "--games", "2", "--packs", "base,./my-stars", "--json")
    assert json.loads(result.stdout)["packs"] == ["base", "./my-stars"]
    listed = json.loads(run("packs", "--packs", "./my-stars", "--json").stdout)
    assert [(pack["name"], pack["tiles"], pack["fault"]) for pack in listed] == [("my-stars", 3, None)]
    for packs, words in {
        "base,./mystars": "./mystars: expected a folder with a pack, found nothing",
        "base,basse": "unknown pack 'basse' (did you mean 'base'?)",
        "base,./my-stars,my-stars": "pack 'my-stars' is named twice",
    }.items():
        assert words in refused("tile", "ferry", "--packs", packs)


def test_a_saved_game_finds_its_pack_again_or_says_why_not(here: Path, saves: Path) -> None:
    run("pack", "new", "my-stars")
    assert run("play", "--watch", "--bots", "random", "--packs", "base,./my-stars", "--save", "game").exit_code == 0
    assert run("replay", "game", "--board-only").exit_code == 0
    tiles = here / "my-stars" / "src" / "my_stars" / "tiles.toml"
    text = tiles.read_text(encoding="utf-8")
    tiles.write_text(text.replace("cost = 2", "cost = 5"), encoding="utf-8")
    assert refused("replay", "game") == (
        f"starcup: game: pack 'my-stars' in {here / 'my-stars/src/my_stars'} has changed since this game was played"
    )
    tiles.write_text(text, encoding="utf-8")
    assert run("replay", "game", "--board-only").exit_code == 0
    header = journal_header((here / "game").read_text(encoding="utf-8"))
    wheels = tuple(evolve(stamp, version="0.1.0") for stamp in header.packs)  # of the same pack, where it is installed
    assert [pack.name for pack in found_packs(evolve(header, packs=wheels))] == ["base", "my-stars"]
    (here / "my-stars").rename(here / "other")
    assert refused("replay", "game") == (
        f"starcup: game: pack 'my-stars' was in the folder {here / 'my-stars/src/my_stars'}, where there is none now"
    )
