"""Personalities from TOML: complete, and faults that name file, number and the nearest name."""

from pathlib import Path

import pytest

from starcup_bots import BotError
from starcup_bots.roll.planner import personality, read_personality
from starcup_bots.roll.planner.tile_terms import TILE_TERMS


@pytest.mark.parametrize("name", ["planner", "shipper", "builder"])
def test_every_personality_weighs_every_term(name: str) -> None:
    character = personality(name)
    assert character.name == name
    assert set(character.tile) == set(TILE_TERMS)


def test_every_term_says_what_it_is() -> None:
    assert all((term.__doc__ or "").endswith((".", ".\n")) for term in TILE_TERMS.values())


def test_an_unknown_personality_is_refused_with_the_nearest() -> None:
    with pytest.raises(BotError, match=r"unknown player 'planer' \(did you mean 'planner'\?\)"):
        personality("planer")


def test_a_file_of_ones_own_names_only_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "miser.toml"
    file.write_text("[player]\nspare_credit = 2\n[tile]\nincome = 1.5\n")
    miser, usual = read_personality(file), personality("planner")
    assert miser.name == "miser"
    assert miser.player.spare_credit == 2.0
    assert miser.tile == {**usual.tile, "income": 1.5}


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
