"""E12: limits for each player: the credit track, the squares that end the game, the VP pool."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup.roll import RollRuleset, end_reasons
from starcup.roll.testing import Scenario
from tests.packs.checking import check
from tests.packs.e12_limits import pack
from tests.packs.number_packs import setting_numbers

PLAIN = {"limits.handicap": "off"}


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", pack], options=PLAIN)


@pytest.fixture(scope="module")
def handicapped() -> RollRuleset:
    return RollRuleset.load(["base", pack])


def stock(rules: RollRuleset, credits: int, *tableau: str, chips: int = 0) -> int:
    """The credits after a Stock."""
    seat = Scenario(rules).seat(0, credits=credits, tableau=tableau, workers={"explore": "home"}, chips=chips)
    game = seat.phases("explore").begin()
    game.submit(0, "stock home")
    return game.table.seats[0].credits


def test_a_power_lengthens_the_track_of_its_owner_only(rules: RollRuleset) -> None:
    assert stock(rules, 9) == 10
    assert stock(rules, 9, "deep_vaults") == 11
    assert stock(rules, 15, "deep_vaults") == 16
    assert rules.powers_of([rules.face_index["deep_vaults"]]).most_credits == 16


def test_an_extension_shortens_the_track_of_whom_it_likes(handicapped: RollRuleset) -> None:
    assert stock(handicapped, 7) == 9
    assert stock(handicapped, 7, chips=3) == 8
    assert stock(handicapped, 13, "deep_vaults", chips=3) == 14


def reasons(rules: RollRuleset, squares: int, *tableau: str, chips: int = 0) -> tuple[str, ...]:
    game = Scenario(rules).seat(0, tableau=tableau, chips=chips).seat(1).manage().begin()
    table = game.table.clone()
    table.seats[0].squares = squares
    return end_reasons(table)


def test_the_squares_that_end_the_game_are_each_players_own(rules: RollRuleset, handicapped: RollRuleset) -> None:
    assert reasons(rules, 12) == ("squares",)
    assert reasons(rules, 12, "far_borders") == reasons(rules, 14, "far_borders") == ()
    assert reasons(rules, 15, "far_borders") == ("squares",)
    assert reasons(handicapped, 12, chips=1) == ()
    assert reasons(handicapped, 13, chips=1) == ("squares",)


def test_the_pool_is_a_number_of_the_ruleset(tmp_path: Path) -> None:
    rules = RollRuleset.load(
        ["base", pack, setting_numbers(tmp_path, pool_per_player=15, most_credits=11)], options=PLAIN
    )
    assert rules.begin(3, 0).pool == 45
    assert stock(rules, 10) == 11
    assert stock(rules, 10, "deep_vaults") == 12


@pytest.mark.slow
def test_random_games_stand_every_check(handicapped: RollRuleset) -> None:
    check(handicapped)
