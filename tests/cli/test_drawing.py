"""Boards and tiles drawn by a library call."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from starcup import BadArgument, Game
from starcup.roll import RollRuleset, RollView
from starcup.roll.drawing import board_text, tile_svg


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


@pytest.fixture
def view(rules: RollRuleset) -> RollView:
    return Game.new(rules, players=2, seed=7).view(0)


def test_a_board_shows_all_seats_in_80_columns(view: RollView) -> None:
    drawn = board_text(view)
    assert "\nYou: Credits 1 of 10" in drawn and "\nSeat 1: Credits 1 of 10" in drawn
    assert max(map(len, drawn.splitlines())) <= 80


def test_players_may_be_named(view: RollView) -> None:
    drawn = board_text(view, ["Anna", "Bert"])
    assert "\nAnna: Credits 1 of 10" in drawn and "\nBert: Credits 1 of 10" in drawn and "You" not in drawn
    with pytest.raises(BadArgument, match="expected 2 names, one for each seat, found 1"):
        board_text(view, ["Anna"])


def test_every_side_of_every_tile_is_a_picture_with_its_name(rules: RollRuleset) -> None:
    for face in rules.faces:
        picture = ElementTree.fromstring(tile_svg(rules, face.key))
        assert picture.findtext("{http://www.w3.org/2000/svg}title") == face.name


def test_a_tile_that_is_not_there_is_refused_with_the_nearest(rules: RollRuleset) -> None:
    with pytest.raises(BadArgument, match="did you mean 'space_piracy'"):
        tile_svg(rules, "spce_piracy")
