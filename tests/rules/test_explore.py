"""EXPLORE-1 to 15 and 20: Scout, Stock and the construction zone. The short bag: test_explore_short_bag."""

from itertools import permutations

import pytest

from starcup.roll import RollGame, RollRuleset, events
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario
from tests.rules.helpers import dice, legal, play, refused, tile_id, tiles

DEVELOPMENTS = ("space_marines", "public_works", "export_duties")
WORLDS = ("comet_zone", "gem_world", "plague_world")


def exploring(rules: RollRuleset, explorers: str = "home", *drawn: str, **zone: list[str]) -> RollGame:
    """One seat with explorers and a construction zone; it will draw the tiles that have these sides."""
    return (
        Scenario(rules)
        .seat(
            0,
            workers={"explore": explorers},
            develop=zone.get("develop", []),
            settle=zone.get("settle", []),
            developers=" ".join(zone.get("developers", [])),
            settlers=" ".join(zone.get("settlers", [])),
        )
        .chance(*(f"tile 0 {tile_id(rules, key)}" for key in drawn))
        .phases("explore")
        .begin()
    )


def test_explore_1_each_explorer_scouts_or_stocks_and_goes_to_citizenry(rules: RollRuleset) -> None:
    game = exploring(rules, "home genes", "gem_world")
    play(game, 0, "scout home")
    assert dice(game, game.table.seats[0].citizenry) == {"home": 1}
    play(game, 0, "place gem_world")
    assert legal(game) == ["scout genes", "stock genes"]
    play(game, 0, "stock genes")
    assert dice(game, game.table.seats[0].citizenry) == {"home": 1, "genes": 1}
    assert game.table.seats[0].cup == 0


def test_explore_1_only_explorers_explore(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home", "ship": "genes"}, cup="novelty")
    game = scenario.phases("explore", "ship").begin()
    assert refused(game, 0, "scout genes") == "EXPLORE-1"
    assert refused(game, 0, "stock novelty") == "EXPLORE-1"


def test_explore_2_all_explorers_are_used(rules: RollRuleset) -> None:
    game = exploring(rules, "home home home")
    for left in (3, 2, 1):
        assert dice(game, game.table.seats[0].columns[0]) == {"home": left}
        assert refused(game, 0, "done") == "EXPLORE-2"
        play(game, 0, "stock home")
    assert game.finished
    assert game.table.seats[0].credits == 1 + 3 * 2


def test_explore_3_the_next_explorer_decides_when_its_turn_comes(rules: RollRuleset) -> None:
    game = exploring(rules, "home home", "gem_world")
    play(game, 0, "scout home")
    assert [event.tiles for event in game.events(0) if isinstance(event, events.TilesSeen)] == [
        (tile_id(rules, "gem_world"),)
    ]
    play(game, 0, "place gem_world", "stock home")
    assert game.finished
    assert (len(game.table.seats[0].world_stack), game.table.seats[0].credits) == (1, 3)


@pytest.mark.parametrize("colour", ["home", "military", "consumption", "novelty", "genes", "alien_technology"])
def test_explore_4_stock_brings_2_credits(rules: RollRuleset, colour: str) -> None:
    game = exploring(rules, colour)
    play(game, 0, f"stock {colour}")
    assert game.table.seats[0].credits == 3
    assert len(game.table.bag) == 55


def test_explore_5_abandon_then_draw_then_look_then_place(rules: RollRuleset) -> None:
    game = exploring(rules, "home", "plague_world", "mining_world", develop=["space_marines"], settle=["gem_world"])
    play(game, 0, "scout home")
    sets = ("none", "space_marines", "gem_world", "space_marines gem_world")
    assert legal(game) == [f"abandon {tiles}" for tiles in sets]
    assert game.table.seats[0].drawn == ()
    assert refused(game, 0, "place gem_world") == "EXPLORE-5"
    play(game, 0, "abandon space_marines")
    seen = [event for event in game.events(0) if isinstance(event, events.TilesSeen)]
    assert [event.tiles for event in seen] == [(tile_id(rules, "plague_world"), tile_id(rules, "mining_world"))]
    assert refused(game, 0, "abandon gem_world") == "EXPLORE-12"
    assert refused(game, 0, "abandon none") == "EXPLORE-12"
    play(game, 0, "place plague_world mining_world")
    assert tiles(game, 0) == ([], ["gem_world", "plague_world", "mining_world"])


def test_explore_5_only_own_tiles_and_only_within_a_scout(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home"}, develop=["space_marines"])
    game = scenario.seat(1, develop=["export_duties"], settle=["gem_world"]).phases("explore").begin()
    assert refused(game, 0, "abandon space_marines") == "EXPLORE-5"
    assert refused(game, 0, "abandon none") == "EXPLORE-5"
    play(game, 0, "scout home")
    assert refused(game, 0, "abandon export_duties") == "EXPLORE-5"
    assert refused(game, 0, "abandon gem_world") == "EXPLORE-5"
    assert refused(game, 0, "abandon prosperous_world") == "EXPLORE-5"
    assert rules.tiles[rules.face_index["space_marines"] // 2].world.key == "prosperous_world"


@pytest.mark.parametrize("abandoned", [0, 1, 2, 3, 6])
def test_explore_6__explore_7_one_tile_more_is_drawn_than_abandoned(rules: RollRuleset, abandoned: int) -> None:
    game = exploring(rules, "home", develop=list(DEVELOPMENTS), settle=list(WORLDS))
    play(game, 0, "scout home")
    assert legal(game)[0] == "abandon none", "abandoning is optional"
    play(game, 0, f"abandon {' '.join((*DEVELOPMENTS, *WORLDS)[:abandoned]) or 'none'}")
    assert len(game.table.seats[0].drawn) == abandoned + 1
    assert len(game.table.bag) == 55 - 6 - (abandoned + 1)


def test_explore_8_tiles_of_any_position_may_be_abandoned(rules: RollRuleset) -> None:
    for position, key in enumerate((*DEVELOPMENTS, *WORLDS)):
        game = exploring(rules, "home", develop=list(DEVELOPMENTS), settle=list(WORLDS))
        play(game, 0, "scout home", f"abandon {key}")
        zone = [*DEVELOPMENTS, *WORLDS]
        del zone[position]
        assert [*tiles(game, 0)[0], *tiles(game, 0)[1]] == zone
        assert game.table.seats[0].abandoned == (rules.face_index[key] // 2,)


def test_explore_8_every_set_of_tiles_may_be_abandoned_named_in_any_order(rules: RollRuleset) -> None:
    game = exploring(rules, "home", develop=list(DEVELOPMENTS), settle=list(WORLDS))
    play(game, 0, "scout home")
    assert len(legal(game)) == len(set(legal(game))) == 2**6
    gone = ("comet_zone", "public_works", "gem_world")
    games = [game.clone() for _ in range(6)]
    for twin, order in zip(games, permutations(gone), strict=True):
        play(twin, 0, f"abandon {' '.join(order)}")
    assert len({twin.save() for twin in games}) == 1
    assert tiles(games[0], 0) == (["space_marines", "export_duties"], ["plague_world"])
    assert refused(game, 0, "abandon gem_world gem_world") == "EXPLORE-5"


def test_explore_9_abandoned_tiles_lie_under_the_explore_tile_not_in_the_bag(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home home"}, develop=["space_marines", "public_works"])
    game = scenario.phases("explore").begin(outside_chance=True)
    gone = rules.face_index["space_marines"] // 2
    play(game, 0, "scout home", "abandon space_marines")
    for _ in range(2):
        node = game.chance
        assert node is not None
        assert gone not in node.options
        assert len(set(node.options)) == len(node.options) == len(game.table.bag)
        game.resolve(node.options[0])
    play(game, 0, legal(game)[0])
    play(game, 0, "scout home", "abandon none")
    node = game.chance
    assert node is not None
    assert gone not in node.options
    assert game.table.seats[0].abandoned == (gone,)


def test_explore_10_every_scout_may_abandon_anew_even_what_was_just_drawn(rules: RollRuleset) -> None:
    game = exploring(rules, "home home home", "gem_world", "plague_world", "mining_world")
    play(game, 0, "scout home", "place gem_world")
    play(game, 0, "scout home", "abandon gem_world")
    play(game, 0, "place plague_world mining_world")
    play(game, 0, "scout home")
    sets = ("none", "plague_world", "mining_world", "plague_world mining_world")
    assert legal(game) == [f"abandon {tiles}" for tiles in sets]


def test_explore_11_each_drawn_tile_becomes_either_kind_in_any_order(rules: RollRuleset) -> None:
    """Two drawn tiles below a stack of one each: six arrangements, and each of them can be had."""
    reached: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()
    developed, other = "hydroponics_guild", "nanotechnology"
    world, other_world = "alien_sentinels", "radioactive_world"
    game = exploring(rules, "home", developed, other, develop=["space_marines", "export_duties"], settle=["gem_world"])
    play(game, 0, "scout home", "abandon export_duties")
    todo = [game]
    while todo:
        here = todo.pop()
        if here.finished:
            developments, worlds = tiles(here, 0)
            reached.add((tuple(developments), tuple(worlds)))
        for choice in legal(here):
            twin = here.clone()
            play(twin, 0, choice)
            todo.append(twin)
    first, last = "space_marines", "gem_world"
    assert reached == {
        ((first, developed, other), (last,)),
        ((first, other, developed), (last,)),
        ((first, developed), (last, other_world)),
        ((first, other), (last, world)),
        ((first,), (last, world, other_world)),
        ((first,), (last, other_world, world)),
    }


def test_explore_11_drawn_tiles_go_to_the_bottom(rules: RollRuleset) -> None:
    game = exploring(rules, "home", "nanotechnology", develop=["space_marines"], settle=["gem_world"])
    play(game, 0, "scout home", "abandon none")
    assert legal(game) == ["place nanotechnology", "place radioactive_world"]
    assert refused(game, 0, "place nanotechnology@top") == "EXPLORE-11"
    assert refused(game, 0, "place conscription") == "EXPLORE-12"
    assert refused(game, 0, "place space_marines") == "EXPLORE-12"
    play(game, 0, "place radioactive_world")
    assert tiles(game, 0) == (["space_marines"], ["gem_world", "radioactive_world"])


def test_explore_11_however_many_tiles_were_drawn(rules: RollRuleset) -> None:
    """21 tiles have more arrangements than Python's len() can tell; they are placed like two."""
    zone = [tile.development.key for tile in rules.tiles[:20]]
    game = exploring(rules, "home", develop=zone)
    play(game, 0, "scout home", f"abandon {' '.join(reversed(zone))}")
    drawn = [rules.tiles[tile] for tile in game.table.seats[0].drawn]
    assert len(drawn) == 21
    names = [tile.world.key if number % 3 else tile.development.key for number, tile in enumerate(drawn)]
    decision = game.decision(0)
    assert decision is not None
    choice = decision.find(f"place {' '.join(names)}")
    assert choice in decision.legal
    play(game, 0, f"place {' '.join(names)}")
    assert tiles(game, 0) == ([*names[::3]], [name for number, name in enumerate(names) if number % 3])


def test_explore_12_all_drawn_tiles_are_placed_and_older_ones_keep_their_order(rules: RollRuleset) -> None:
    game = exploring(rules, "home home", develop=list(DEVELOPMENTS), settle=list(WORLDS))
    play(game, 0, "scout home", "abandon comet_zone public_works")
    drawn = [rules.tiles[tile].world.key for tile in game.table.seats[0].drawn]
    assert len(drawn) == 3
    assert refused(game, 0, "stock home") == "EXPLORE-12"
    for some in (drawn[:1], drawn[:2], [], [*drawn, drawn[0]]):
        assert refused(game, 0, f"place {' '.join(some) or 'none'}") == "EXPLORE-12"
    play(game, 0, legal(game)[0])
    developments, worlds = tiles(game, 0)
    assert developments[:2] == ["space_marines", "export_duties"]
    assert worlds[:2] == ["gem_world", "plague_world"]
    assert len(developments) + len(worlds) == 6 + 1
    assert game.decision(0) is not None
    assert legal(game) == ["scout home", "stock home"]


def test_explore_13_abandoned_tiles_return_to_the_bag_at_the_end(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home"}, develop=["space_marines"])
    game = scenario.seat(1, workers={"explore": "home"}, settle=["gem_world"]).phases("explore").begin()
    play(game, 0, "scout home", "abandon space_marines")
    play(game, 0, legal(game)[0])
    assert len(game.table.seats[0].abandoned) == 1
    assert len(game.table.bag) == 55 - 2 - 2
    play(game, 1, "scout home", "abandon gem_world")
    assert len(game.table.seats[0].abandoned) == 1, "they wait until all have explored"
    play(game, 1, legal(game, 1)[0])
    assert game.finished
    assert [seat.abandoned for seat in game.table.seats] == [(), ()]
    assert {rules.face_index["space_marines"] // 2, rules.face_index["gem_world"] // 2} <= set(game.table.bag)
    assert len(game.table.bag) == 55 - 4


def test_explore_14_workers_stay_on_top_of_their_stack(rules: RollRuleset) -> None:
    game = exploring(
        rules, "home", "public_works", "gem_world", develop=["nanotechnology"], developers=["home", "genes"]
    )
    play(game, 0, "scout home", "abandon nanotechnology")
    seat = game.table.seats[0]
    assert seat.development_stack == ()
    assert dice(game, seat.developers) == {"home": 1, "genes": 1}, "they stay although the stack is empty"
    play(game, 0, "place public_works gem_world")
    assert tiles(game, 0)[0] == ["public_works"]
    assert dice(game, seat.developers) == {"home": 1, "genes": 1}
    assert game.table.tableau(0) == [], "paid for, but not completed in Explore"
    assert dice(game, seat.citizenry) == {"home": 1}, "the explorer only"


def test_explore_14_settlers_stay_too(rules: RollRuleset) -> None:
    game = exploring(rules, "home", "nanotechnology", "public_works", settle=["gem_world"], settlers=["home"])
    play(game, 0, "scout home", "abandon gem_world", "place nanotechnology public_works")
    assert tiles(game, 0)[1] == []
    assert dice(game, game.table.seats[0].settlers) == {"home": 1}


def test_explore_15_stacks_may_be_empty_in_play(rules: RollRuleset) -> None:
    game = exploring(rules, "home", "gem_world", "plague_world", develop=["space_marines"])
    play(game, 0, "scout home", "abandon space_marines", "place gem_world plague_world")
    assert tiles(game, 0) == ([], ["gem_world", "plague_world"])
    assert faults(game.table) == []
    nothing = exploring(rules, "home", "gem_world")
    play(nothing, 0, "scout home")
    assert legal(nothing) == ["place conscription", "place gem_world"], "an empty zone scouts as well"


def test_explore_20_three_scouts_in_a_row(rules: RollRuleset) -> None:
    """Abandon 2, 0, 1: draws 3, 1, 2; three tiles more in the zone, three wait under the Explore tile."""
    game = (
        Scenario(rules)
        .seat(0, workers={"explore": "home home home"}, develop=list(DEVELOPMENTS), settle=list(WORLDS))
        .seat(1, workers={"explore": "home"})
        .phases("explore")
        .begin()
    )
    for scout, abandon in enumerate((("public_works", "gem_world"), (), ("space_marines",))):
        play(game, 0, "scout home", f"abandon {' '.join(abandon) or 'none'}")
        assert len(game.table.seats[0].drawn) == len(abandon) + 1
        before = tiles(game, 0)
        play(game, 0, legal(game)[scout])
        after = tiles(game, 0)
        assert (after[0][: len(before[0])], after[1][: len(before[1])]) == before, "each goes below its stack"
    seat = game.table.seats[0]
    assert len(seat.development_stack) + len(seat.world_stack) == 6 + 3
    assert len(seat.abandoned) == 3
    assert len(game.table.bag) == 55 - 6 - 6
    play(game, 1, "stock home")
    assert len(game.table.bag) == 55 - 9
