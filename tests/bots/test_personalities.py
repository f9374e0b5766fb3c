"""Personalities and searches from TOML: complete, and faults that name file, number and the nearest name."""

from pathlib import Path

import pytest

from starcup_bots import BotError
from starcup_bots.roll.hard import Settings, settings
from starcup_bots.roll.planner import personality, read_personality
from starcup_bots.roll.planner.position_terms import POSITION_TERMS
from starcup_bots.roll.planner.tile_terms import TILE_TERMS
from starcup_bots.tables import filled, with_numbers


@pytest.mark.parametrize("name", ["normal", "easy", "shipper", "builder"])
def test_every_personality_weighs_every_term(name: str) -> None:
    character = personality(name)
    assert character.name == name
    assert set(character.tile) == set(TILE_TERMS)
    assert set(character.position) == set(POSITION_TERMS)
    assert all(character.position.values())


def test_every_term_says_what_it_is() -> None:
    terms = {**TILE_TERMS, **POSITION_TERMS}
    assert all((term.__doc__ or "").endswith((".", ".\n")) for term in terms.values())


def test_an_unknown_personality_is_refused_with_the_nearest() -> None:
    with pytest.raises(BotError, match=r"unknown player 'normel' \(did you mean 'normal'\?\)"):
        personality("normel")


def test_a_file_of_ones_own_names_only_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "miser.toml"
    file.write_text("[player]\nspare_credit = 2\n[tile]\nincome = 1.5\n")
    miser, usual = read_personality(file), personality("normal")
    assert miser.name == "miser"
    assert miser.player.spare_credit == 2.0
    assert miser.tile == {**usual.tile, "income": 1.5}
    assert miser.position == usual.position


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[tile]\nincom = 1", r"tile: unknown name 'incom' \(did you mean 'income'\?\)"),
        ("[player]\ndie = 'much'", r"player: die: expected float, 0 or more, found 'much'"),
        ("[player]\ndie = true", r"player: die: expected float, 0 or more, found True"),
        ("[player]\nbad_tile = 'none'", r"player: bad_tile: expected float, found 'none'"),
        ("[playr]\ndie = 1", r"unknown name 'playr' \(did you mean 'player'\?\)"),
        ("tile = 3", r"tile: expected a table, found 3"),
        ("name = 3", r"name: expected str, found 3"),
        ("[tile", r"no TOML"),
    ],
)
def test_faults_name_the_file_and_the_number(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(text)
    with pytest.raises(BotError, match=why) as info:
        read_personality(file)
    assert str(file) in str(info.value)
    assert "\n" not in str(info.value)


def test_a_missing_file_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="can't read the personality"):
        read_personality(tmp_path / "nobody.toml")


def test_numbers_are_changed_by_their_names() -> None:
    usual = personality("normal")
    changed = with_numbers(usual, {"player.rounds": 9, "tile.site": -0.5, "wishes.good": 0.1, "noise": 1})
    assert (changed.player.rounds, changed.wishes.good, changed.tile["site"], changed.noise) == (9.0, 0.1, -0.5, 1.0)
    assert personality("normal") == usual
    with pytest.raises(BotError, match=r"tile: unknown name 'sites' \(did you mean 'site'\?\)"):
        with_numbers(usual, {"tile.sites": 1})


def test_searches_have_a_budget() -> None:
    assert 0 < settings("hard").seconds < 1
    assert settings("hard-fast").seconds == 0
    with pytest.raises(BotError, match=r"unknown player 'hart' \(did you mean 'hard'\?\)"):
        settings("hart")


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ({"playout": 3}, r"unknown name 'playout' \(did you mean 'playouts'\?\)"),
        ({"playouts": "many"}, "playouts: expected int, 0 or more, found 'many'"),
        ({"playouts": -1}, "playouts: expected int, 0 or more, found -1"),
        ({"seconds": True}, "seconds: expected float, 0 or more, found True"),
    ],
)
def test_faults_of_a_search_name_the_setting(table: dict[str, object], why: str) -> None:
    with pytest.raises(BotError, match=why):
        filled(Settings, table, "mine")
    assert filled(Settings, {}, "mine") == Settings()
