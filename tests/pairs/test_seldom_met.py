"""Corners that whole games seldom reach: each was left alone by every test until it had one of its own."""

from __future__ import annotations

import pytest

from starcup import Game, JournalError, PowerError
from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario, dice
from starcup.testing import ends, legal, play
from tests.packs.e15_costs import pack as costs
from tests.pairs.conftest import MakePack
from tests.pairs.raising import SHIP, TILE

USED = """
from starcup.packed import hookimpl
from starcup.roll import RollTable, Worker


@hookimpl
def worker_used(table: RollTable, seat: int, worker: Worker, phase: str) -> str:
    table.gain_chips(seat, 1, phase)
    return "cup"
"""


def test_produce_2_a_producer_that_is_used_is_told_to_powers_and_stays_a_good(make_pack: MakePack) -> None:
    rules = RollRuleset.load(["base", make_pack("plants", TILE % '"produce"', {"planted": USED})])
    scenario = Scenario(rules).seat(
        0, tableau=["planted", "gem_world", "spice_world"], workers={"produce": "home genes novelty"}
    )
    scenario.seat(1, tableau=["plague_world"], workers={"produce": "home"})
    for game in ends(scenario.phases("produce").begin()):
        assert [seat.chips for seat in game.table.seats] == [2, 0], "two producers of the owner were used, one was not"
        assert sum(len(dice(game, world)) for world in ("gem_world", "spice_world")) == 2
        assert sum(dice(game, "cup").values()) == 1
        assert dice(game, "citizenry") == {}


def test_settle_7_a_cost_that_falls_below_the_dice_that_lie_there() -> None:
    """Gene Mediums: each Genes settler makes a Genes world cost 1 fewer."""
    rules = RollRuleset.load(["base", costs])
    world = next(tile.world for tile in rules.tiles if tile.world.counts("genes") and tile.world.cost == 4)
    dear = next(tile.world.key for tile in rules.tiles if tile.world.cost == 6)
    scenario = Scenario(rules).seat(0, tableau=["gene_mediums"], settle=[world.key, dear], cup="home")
    game = scenario.seat(0, settlers="genes genes genes").phases("settle").begin()
    assert play(game).finished
    assert [face.key for face in game.table.worlds(0)] == [world.key]
    assert (dice(game, "citizenry"), dice(game, "settlers")) == ({"genes": 1}, {"genes": 2})


def test_settle_7_of_several_colours_the_owner_chooses_what_is_spent() -> None:
    rules = RollRuleset.load(["base", costs])
    world = next(tile.world for tile in rules.tiles if tile.world.counts("genes") and tile.world.cost == 4)
    scenario = Scenario(rules).seat(
        0, tableau=["gene_mediums"], settle=[world.key, "gem_world"], settlers="genes genes home", cup="home"
    )
    game = scenario.phases("settle").begin()
    assert game.table.cost_now(0, world) == 2
    assert legal(game) == [f"spend {world.key} home genes", f"spend {world.key} genes genes"]
    play(game, f"spend {world.key} genes genes")
    assert [face.key for face in game.table.worlds(0)] == [world.key]
    assert dice(game, "settlers") == {"home": 1}


SHARED = """
from collections.abc import Callable

from starcup.packed import hookimpl
from starcup.roll import RollTable

ASKED: list[int] = []


def made() -> Callable[[RollTable, int], int]:
    @hookimpl
    def credits_at_end(table: RollTable, seat: int) -> int:
        if table.seats[seat].credits == 7:
            ASKED.append(seat)
            if %s:
                raise KeyError("nowhere")
        return 0

    return credits_at_end
"""
TWIN = TILE.replace("p01", "p02").replace("planted", "twin").replace("Planted", "Twin")
TWIN = TWIN.replace("dull_rock", "dim_rock").replace("Dull Rock", "Dim Rock")


def shared(make_pack: MakePack, when: str) -> RollRuleset:
    """Two powers with the code of one function, which raises when its owner has $7."""
    text = TILE % '"ship"' + TWIN % '"ship"'
    own = "from ._common import made\n\ncredits_at_end = made()\n"
    return RollRuleset.load(
        ["base", make_pack("plants", text, {"planted": own, "twin": own, "_common": SHARED % when})]
    )


@pytest.mark.parametrize("when", ["True", "len(ASKED) % 2"], ids=["always", "not when it is asked again"])
@pytest.mark.parametrize("owned", ["planted", "twin"])
def test_of_two_powers_that_share_a_function_that_raises_the_one_asked_is_named(
    make_pack: MakePack, owned: str, when: str
) -> None:
    rules = shared(make_pack, when)
    scenario = Scenario(rules).seat(0, tableau=[owned], credits=7).seat(1, tableau=["plague_world"])
    with pytest.raises(PowerError, match=rf"power '{owned}', credits_at_end\(\) for seat 0"):
        scenario.phases("ship").begin()
    other = "twin" if owned == "planted" else "planted"
    both = Scenario(rules).seat(0, tableau=[other]).seat(1, tableau=[owned], credits=7)
    with pytest.raises(PowerError, match=rf"power '{owned}', credits_at_end\(\) for seat 1"):
        both.phases("ship").begin()


def two_packs(make_pack: MakePack, second: str, source: str = SHIP) -> RollRuleset:
    """The base game with two packs, of which the second is called so."""
    first = make_pack("plants", TILE % '"ship"', {})
    text = TWIN.replace("twin", "moss").replace("Twin", "Moss") % '"ship"'
    return RollRuleset.load(["base", first, make_pack(second, text, {"moss": source})])


def test_a_position_whose_second_pack_differs_is_refused(make_pack: MakePack) -> None:
    rules = two_packs(make_pack, "mosses")
    saved = Scenario(rules).seat(0, tableau=["moss"], cup="home", workers={"explore": "home"}).phases("explore").begin()
    text, position = saved.journal_text(), saved.save()
    changed = two_packs(make_pack, "mosses", SHIP.replace('{}["nowhere"]', "1"))
    with pytest.raises(JournalError, match="other packs"):
        Game.load(changed, position)
    with pytest.raises(JournalError, match="other packs: mosses"):
        Game.replay(changed, text)
    assert Game.load(changed, position, other_packs=True).decision(0) is not None
    renamed = two_packs(make_pack, "ferns")
    with pytest.raises(JournalError, match="other packs"):
        Game.load(renamed, position, other_packs=True)
