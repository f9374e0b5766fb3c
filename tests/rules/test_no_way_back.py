"""SECRET-1: a tile that comes to light has been seen by all, so that nobody takes back what he did before.

For each way in which a top tile changes: it can't be taken back; and beside it the same choice that shows nothing,
which can. Where a draw of chance follows at once it would hide the difference, so chance comes from outside there.
"""

from typing import TypedDict

import pytest

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import legal, play, resolve, tile_id, tiles
from tests.rules.test_explore_short_bag import crowded

STACKS = [("develop", "public_works", "conscription"), ("settle", "spice_world", "comet_zone")]


class Stacks(TypedDict, total=False):
    """What lies in a construction zone, from the top."""

    develop: list[str]
    settle: list[str]


def on(stack: str, *lying: str) -> Stacks:
    """Tiles on one of the stacks."""
    return {"develop": list(lying)} if stack == "develop" else {"settle": list(lying)}


def scouting(rules: RollRuleset, stacks: Stacks, drawn: str = "", tableau: list[str] | None = None) -> RollGame:
    """Seat 0 Scouts and is asked what it abandons; or has drawn a tile, and is asked where it goes. Seat 1 follows."""
    seats = Scenario(rules).seat(0, workers={"explore": "home"}, tableau=tableau or [], **stacks)
    scenario = seats.seat(1, workers={"explore": "home"}).phases("explore")
    game = scenario.begin(outside_chance=True)
    play(game, 0, "scout home")
    if drawn:
        if game.chance is None:
            play(game, 0, "abandon none")
        resolve(game, tile_id(rules, drawn))
    return game


@pytest.mark.parametrize(("stack", "top", "below"), STACKS)
def test_secret_1__explore_5_abandoning_the_top_tile_shows_the_next(
    rules: RollRuleset, stack: str, top: str, below: str
) -> None:
    for abandoned, undoable in ((below, True), (top, False)):
        game = scouting(rules, on(stack, top, below))
        play(game, 0, f"abandon {abandoned}")
        assert game.can_undo(0) is undoable, abandoned


@pytest.mark.parametrize(("stack", "only"), [(stack, top) for stack, top, _ in STACKS])
def test_secret_1__explore_5_abandoning_the_only_tile_shows_nothing(rules: RollRuleset, stack: str, only: str) -> None:
    game = scouting(rules, on(stack, only))
    play(game, 0, f"abandon {only}")
    assert game.can_undo(0)


@pytest.mark.parametrize(("which", "undoable"), [(0, False), (1, True), (2, True)])
def test_secret_1__explore_18_giving_up_the_top_tile_shows_the_next(
    rules: RollRuleset, which: int, undoable: bool
) -> None:
    game = crowded(rules)
    play(game, 0, "scout home", "abandon none", f"giveup {tiles(game, 0)[0][which]}")
    assert game.can_undo(0) is undoable


@pytest.mark.parametrize(("stack", "top", "below"), STACKS)
def test_secret_1__explore_12_a_tile_placed_on_an_empty_stack_is_seen(
    rules: RollRuleset, stack: str, top: str, below: str
) -> None:
    for lying, undoable in (([], False), ([top], True)):
        game = scouting(rules, on(stack, *lying), drawn=below)
        play(game, 0, f"place {below}")
        assert game.can_undo(0) is undoable, lying


@pytest.mark.parametrize(("stack", "top", "below"), STACKS)
def test_secret_1__explore_11_a_tile_placed_on_top_is_seen(
    rules: RollRuleset, stack: str, top: str, below: str
) -> None:
    for where, undoable in (("", True), ("@top", False)):
        game = scouting(rules, on(stack, top), drawn=below, tableau=["improved_reconnaissance"])
        play(game, 0, f"place {below}{where}")
        assert game.can_undo(0) is undoable, where


@pytest.mark.parametrize(("stack", "top", "below"), STACKS)
def test_secret_1__develop_2__settle_2_a_completed_tile_shows_the_next(
    rules: RollRuleset, stack: str, top: str, below: str
) -> None:
    for lying, undoable in (([top], True), ([top, below], False)):
        scenario = Scenario(rules)
        for seat, held in ((0, lying), (1, ["space_marines" if stack == "develop" else "mining_world"])):
            scenario.seat(seat, workers={stack: "home home home genes"}, **on(stack, *held))
        game = scenario.phases(stack).begin()
        play(game, 0, legal(game, 0)[0])
        assert game.can_undo(0) is undoable, lying


@pytest.mark.parametrize(("stack", "top", "below"), STACKS)
def test_secret_1__power_19_a_rearranged_zone_shows_its_new_top(
    rules: RollRuleset, stack: str, top: str, below: str
) -> None:
    third = "nanotechnology" if stack == "develop" else "mining_world"
    for raised, undoable in ((f"{third} 2", True), (f"{third} 1", False)):
        scenario = Scenario(rules).seat(0, tableau=["advanced_logistics"], **on(stack, top, below, third))
        game = scenario.seat(1, workers={"explore": "home"}).phases("explore").begin()
        play(game, 0, "arrange advanced_logistics")
        assert game.can_undo(0)
        play(game, 0, f"raise advanced_logistics {raised}")
        if "enough advanced_logistics" in legal(game, 0):
            assert game.can_undo(0), "nobody has seen anything yet"
            play(game, 0, "enough advanced_logistics")
        assert game.can_undo(0) is undoable, raised


def test_secret_1__power_19_a_tile_turned_over_to_an_empty_stack_is_seen(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["advanced_logistics"], develop=["public_works", "conscription"])
    game = scenario.seat(1, workers={"explore": "home"}).phases("explore").begin()
    play(game, 0, "arrange advanced_logistics", "turn advanced_logistics conscription", "enough advanced_logistics")
    assert tiles(game, 0)[1]
    assert not game.can_undo(0)
