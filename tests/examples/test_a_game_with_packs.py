"""The tools for packs work for a game that says nothing about them: Harbour, whose definition has no facets."""

from __future__ import annotations

from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from starcup import GameError, Pack
from starcup.games import AnyGame, find
from starcup.packed import PackedRuleset, PackFormat
from starcup.pictures import pictures
from starcup.testing import bench_of_pack, check_pack, checks_of_packs
from starcup.wire import file_schemas
from starcup.words import words_of
from starcup_cli.authoring.new import listed, texts_of


@pytest.fixture
def harbour(installed: list[str]) -> AnyGame:
    return find("harbour")


def new_pack(game: AnyGame, folder: Path, *, python: bool) -> Pack:
    """The pack that ``starcup pack new`` makes."""
    for path, text in texts_of(game, "my-fleet", python=python).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return Pack.from_folder(folder)


@pytest.mark.parametrize("python", [False, True], ids=["data", "python"])
def test_a_new_pack_is_made_of_the_lists_and_hooks_and_works(harbour: AnyGame, tmp_path: Path, python: bool) -> None:
    pack = new_pack(harbour, tmp_path, python=python)
    form = harbour.facet("packs", PackFormat)(harbour.load)
    assert form.check(pack, [harbour.pack]) == []
    contents = form.contents(form.load([harbour.pack, pack]), pack)
    assert form.counted(contents) == ("1 ship, 1 power" if python else "1 ship")
    assert [str(finding) for finding in check_pack(pack, games=1, checks=["data", "play", "scores", "texts"])] == []
    text = (tmp_path / "src/my_fleet/ships.toml").read_text(encoding="utf-8")
    assert "#   cost: a whole number from 0 to 9\n#   kind: cargo or fishing\n#   points: a whole number (may" in text
    assert 'dependencies = ["starcup-harbour>=1.0"]' in (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    told = dict(listed(form, "my_fleet", texts_of(harbour, "my-fleet", python=python)))
    assert told["src/my_fleet/ships.toml"] == "ships"
    assert ("src/my_fleet/powers/" in told) == python


def test_pieces_are_shown_and_looked_up_with_fields_and_texts(harbour: AnyGame) -> None:
    rules = harbour.load()
    assert isinstance(rules, PackedRuleset)
    shown = harbour.facet("packs", PackFormat)(harbour.load).shown(rules, rules.packs[0])
    flagship = next(piece for piece in shown if piece.key == "flagship")
    (side,) = flagship.sides
    assert side.lines == (
        "cost 5", "kind cargo", "points 0", "copies 1", "At the end: 1 point for each ship of yours."
    )  # fmt: skip
    assert side.picture == "ship/flagship" and "points 0" in pictures(rules, "print")[side.picture]
    pieces = {piece.key: piece for piece in words_of(rules).pieces()}
    assert pieces["pilot_boat"].text.endswith("copies 2. You earn a coin for each further ship that you buy.")


def test_the_schemas_of_its_files_are_made_of_its_lists(harbour: AnyGame) -> None:
    rules = harbour.load([harbour.pack, "lighthouses"])
    assert isinstance(rules, PackedRuleset)
    schemas = file_schemas(rules)
    assert list(schemas) == ["pack", "pack-ships", "pack-power", "pack-texts", "pack-rules"]
    for pack in rules.packs:
        for name, file in (("pack", "pack"), ("pack-ships", "ships")):
            assert pack.read(f"{file}.toml") and Draft202012Validator(schemas[name]).is_valid(pack.read(f"{file}.toml"))
    ship = {"key": "raft", "name": "Raft", "cost": 3, "kind": "cargo"}
    wrong = [{**ship, "cost": 10}, {**ship, "kind": "war"}, {**ship, "colour": "red"}, {"key": "raft"}]
    for entry, fits in ((ship, True), *((raft, False) for raft in wrong)):
        assert Draft202012Validator(schemas["pack-ships"]).is_valid({"ship": [entry]}) == fits, entry


def test_a_game_without_packs_has_no_checks_of_packs() -> None:
    from starcup_salvage.game import GAME

    with pytest.raises(GameError, match="Salvage has no packs"):
        checks_of_packs(GAME)


def test_the_default_bench_knows_the_pieces_that_may_have_powers(harbour: AnyGame, tmp_path: Path) -> None:
    bench = bench_of_pack(new_pack(harbour, tmp_path, python=True), games=1)
    assert bench.own == ["my_fleet_ship"]
    assert set(bench.everybody) > {"my_fleet_ship", "flagship"}


def test_a_choice_of_a_power_without_a_pattern_of_its_own_is_refused(harbour: AnyGame, tmp_path: Path) -> None:
    pack = new_pack(harbour, tmp_path, python=True)
    (pack.files / "powers" / "my_fleet_ship.py").write_text(  # type: ignore[attr-defined]
        "from starcup.packed import PowerChoice, hookimpl\nfrom starcup_harbour.table import HarbourTable\n\n\n"
        "class Nap(PowerChoice[HarbourTable]):\n    pass\n\n\n@hookimpl\n"
        "def turn_choices(table: HarbourTable, seat: int) -> tuple[PowerChoice, ...]:\n    return ()\n"
    )
    (fault,) = harbour.facet("packs", PackFormat)(harbour.load).check(Pack.from_folder(tmp_path), [harbour.pack])
    assert "powers.my_fleet_ship.Nap: expected a pattern of its own with {power}, found none" in fault.told
