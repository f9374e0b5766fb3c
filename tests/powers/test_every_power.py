"""Every development has its power and its test, every hook its use; and all powers get along."""

import re
from pathlib import Path

import pytest

from starcup import Game, Rng
from starcup.packed import tile_texts
from starcup.roll import RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario

HERE = Path(__file__).parent
MOST_LINES = 200
MOST_LINES_OF_DATA = 30


def developments(rules: RollRuleset) -> set[str]:
    return {face.key for face in rules.faces if not face.is_world}


def test_every_development_has_a_power_in_a_file_of_its_own(rules: RollRuleset) -> None:
    """With its text; the terms stand there too, or in a module beside it."""
    assert len(developments(rules)) == 63
    assert set(rules.plugins.packs) == developments(rules)
    files = rules.packs[0].documents("powers", [])
    assert set(files) == developments(rules)
    for key, file in files.items():
        assert file.data["text"] and file.data["rules"], key
        assert ("power" in file.data) != (key in rules.packs[0].powers()), key


def test_every_power_is_a_plugin_made_of_its_own_file(rules: RollRuleset) -> None:
    files = {rules.plugins.module(key).__file__ for key in rules.plugins.packs}
    assert len(files) == 63
    for key in rules.plugins.packs:
        stem = (rules.plugins.module(key).__file__ or "").partition(" of pack ")[0]
        assert Path(stem).with_suffix("").parts[-2:] == ("powers", key)
        for function in rules.plugins.functions(key).values():
            assert getattr(function, "__code__").co_filename == rules.plugins.module(key).__file__  # noqa: B009


def test_every_plugin_is_listed_once_with_its_file_and_hooks(rules: RollRuleset) -> None:
    assert [power.key for power in rules.powers] == sorted(developments(rules))
    by_key = {face.key: face for face in rules.faces}
    for power in rules.powers:
        face = by_key[power.key]
        assert (power.name, power.phases, power.optional) == (face.name, face.phases, face.optional)
        assert (power.pack, power.state, power.by, power.replaces) == ("base", "active", "", "")
        assert (rules.packs[0].files / power.file).is_file()
        assert set(power.hooks) == set(rules.plugins.functions(power.key))
        assert power.text == tile_texts(rules)[power.key]


def test_what_is_left_out_by_choice_is_listed_as_that() -> None:
    rules = RollRuleset.load(["base"], without=["space_piracy", "galactic_bankers"])
    others = {power.key: power for power in rules.powers if power.state != "active"}
    assert {key: (power.state, power.by) for key, power in others.items()} == dict.fromkeys(
        ("galactic_bankers", "space_piracy"), ("left-out", "")
    )
    assert others["galactic_bankers"].hooks == ("traded", "bonus")


def test_most_powers_need_no_code(rules: RollRuleset) -> None:
    assert rules.packs[0].powers() == ["advanced_logistics", "alien_research_team", "galactic_bankers"]


def test_the_files_of_powers_are_short_and_begin_with_the_name_of_the_tile(rules: RollRuleset) -> None:
    names = {face.key: face.name for face in rules.faces}
    for key, file in rules.packs[0].documents("powers", []).items():
        lines = file.text.splitlines()
        assert lines[0] == f"# {names[key]}"
        assert len(lines) <= MOST_LINES_OF_DATA, f"{key} has {len(lines)} lines"


def test_every_power_has_a_test_file_which_begins_with_its_name(rules: RollRuleset) -> None:
    """Powers that are alike share one."""
    firsts = [path.read_text(encoding="utf-8").removeprefix('"""').partition(":")[0] for path in HERE.glob("test_*.py")]
    tested = {name for first in firsts for name in first.split(", ")}
    assert {face.name for face in rules.faces if not face.is_world} - tested == set()


def test_every_hook_is_used_by_a_power(rules: RollRuleset) -> None:
    """By one of the base game, or by one of the packs that show what others may do."""
    unused = {hook for hook in rules.plugins.hooks if not rules.plugins.users(hook)}
    packs = (HERE.parent / "packs").glob("*/powers/*.py")
    used = {hook for path in packs for hook in re.findall(r"^@hookimpl\ndef (\w+)", path.read_text(), re.MULTILINE)}
    assert unused - used == set()


def test_bonuses_and_reassign_powers_are_those_printed(rules: RollRuleset) -> None:
    by_key = {face.key: face for face in rules.faces}
    assert set(rules.plugins.users("bonus")) == {key for key in developments(rules) if by_key[key].plus}
    reassigning = {*rules.plugins.users("reassign"), *rules.plugins.users("dictate")}
    assert reassigning == {key for key in developments(rules) if by_key[key].reassign}


def test_modules_are_short_and_say_what_the_power_does(rules: RollRuleset) -> None:
    for key in rules.packs[0].powers():
        module = rules.plugins.module(key)
        assert module.__file__ is not None
        lines = Path(module.__file__).read_text(encoding="utf-8").splitlines()
        assert len(lines) <= MOST_LINES, f"{key} has {len(lines)} lines"
        name = next(face.name for face in rules.faces if face.key == key)
        assert lines[0].startswith(f'"""{name}: '), f"{key} begins with {lines[0]!r}"


@pytest.mark.parametrize("seed", range(40))
def test_many_powers_together_leave_every_position_sound(rules: RollRuleset, seed: int) -> None:
    rng = Rng(seed)
    tiles = rng.shuffled(rules.tiles)
    hands, zones = (tiles[:16], tiles[16:32]), (tiles[32:38], tiles[38:44])
    scenario = Scenario(rules, seed=seed)
    for seat, (hand, zone) in enumerate(zip(hands, zones, strict=True)):
        scenario.seat(
            seat,
            credits=3,
            faction=f"f{1 + (seed + 4 * seat) % 9}",
            home=f"h{1 + seat}",
            tableau=[
                *(tile.development.key for tile in hand[:-3]),
                *(tile.world.key for tile in hand[-3:]),
            ],
            develop=[tile.development.key for tile in zone[:3]],
            settle=[tile.world.key for tile in zone[3:]],
            cup="home home military military consumption novelty novelty rare_elements genes alien_technology",
        )
    game = scenario.round().begin(log=False)
    while not game.finished:
        decision = rng.choice(game.waiting())
        texts = decision.texts
        assert len(set(texts)) == len(texts)
        game.submit(decision.seat, rng.choice(decision.legal))
        assert faults(game.table) == []
        saved = game.save()
        assert Game.load(rules, saved).save() == saved
