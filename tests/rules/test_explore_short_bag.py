"""EXPLORE-16 to 19: what happens when the bag runs short."""

from starcup.roll import RollGame, RollRuleset, events
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario
from tests.rules.helpers import dice, legal, play, refused, resolve, tile_id, tiles


def place_all(game: RollGame, seat: int) -> None:
    """Put whatever the seat has drawn to the bottom of its stacks."""
    assert legal(game, seat)[0].startswith("place")
    play(game, seat, legal(game, seat)[0])


def in_hand(game: RollGame) -> int:
    """How many tiles seat 0 has drawn and not yet placed."""
    return len(game.table.seats[0].drawn)


def in_bag(game: RollGame) -> int:
    return len(game.table.bag)


def zone_size(game: RollGame, seat: int) -> int:
    return sum(map(len, tiles(game, seat)))


def crowded(rules: RollRuleset) -> RollGame:
    """Five players with 8 completed tiles each: the other 15 tiles lie in their zones, 3 each, and the bag is empty."""
    scenario = Scenario(rules, 5)
    keys = [tile.development.key for tile in rules.tiles]
    for seat in range(5):
        hand = keys[seat * 11 : seat * 11 + 8]
        waiting = keys[seat * 11 + 8 : seat * 11 + 11]
        scenario.seat(
            seat,
            tableau=[rules.tiles[rules.face_index[key] // 2].world.key for key in hand],
            develop=waiting,
            workers={"explore": "home"} if seat == 0 else {},
        )
    return scenario.phases("explore").begin()


def test_explore_16_short_bag_is_refilled(rules: RollRuleset) -> None:
    """Bag 1, abandoned 4, two of them by this Scout, which needs 3: draws 1, bag becomes 4, draws 2, bag 2."""
    game = (
        Scenario(rules)
        .seat(0, workers={"explore": "home"}, develop=["space_marines", "public_works"])
        .abandoned(0, "conscription")
        .abandoned(1, "nanotechnology")
        .bag("galactic_bankers")
        .phases("explore")
        .begin()
    )
    play(game, 0, "scout home", "abandon space_marines public_works")
    seat = game.table.seats[0]
    assert len(seat.drawn) == 3
    assert rules.tiles[seat.drawn[0]].development.key == "galactic_bankers"
    back = {rules.face_index[key] // 2 for key in ("space_marines", "public_works", "conscription", "nanotechnology")}
    assert set(seat.drawn[1:]) | set(game.table.bag) == back
    assert in_bag(game) == 2
    assert (seat.abandoned, game.table.seats[1].abandoned) == ((), ())
    assert events.BagRefilled(4, (3, 1)) in game.all_events()
    assert faults(game.table) == []


def test_explore_16_nothing_is_refilled_while_the_bag_suffices(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home"}, develop=["space_marines", "public_works"])
    game = scenario.abandoned(1, "nanotechnology").bag("galactic_bankers", "conscription").phases("explore").begin()
    play(game, 0, "scout home", "abandon space_marines")
    drawn = {rules.tiles[tile].development.key for tile in game.table.seats[0].drawn}
    assert drawn == {"galactic_bankers", "conscription"}
    assert game.table.bag == ()
    assert [len(seat.abandoned) for seat in game.table.seats] == [1, 1]


def test_explore_16_tiles_that_came_back_may_be_drawn_by_those_who_abandoned_them(rules: RollRuleset) -> None:
    scenario = (
        Scenario(rules).seat(0, workers={"explore": "home"}, develop=["space_marines"]).bag("galactic_bankers")
    ).phases("explore")
    game = scenario.begin(outside_chance=True)
    play(game, 0, "scout home", "abandon space_marines")
    resolve(game, tile_id(rules, "galactic_bankers"))
    node = game.chance
    assert node is not None
    assert node.options == (rules.face_index["space_marines"] // 2,)
    resolve(game, tile_id(rules, "space_marines"))
    assert {word for choice in legal(game) for word in choice.split()} >= {"galactic_bankers", "space_marines"}


def test_explore_17_whoever_has_three_tiles_gives_one_back(rules: RollRuleset) -> None:
    """Bag empty, nothing abandoned: seats 1 and 2 have 3 tiles and help out, seat 3 has 2 and does not."""
    scenario = (
        Scenario(rules, 4)
        .seat(0, workers={"explore": "home"}, develop=["space_marines"])
        .seat(1, develop=["conscription", "nanotechnology"], settle=["comet_zone"])
        .seat(2, settle=["mining_world", "spice_world", "plague_world"])
        .seat(3, develop=["public_works"], settle=["silicon_world"])
    )
    scenario.bag()
    game = scenario.phases("explore").begin()
    play(game, 0, "scout home", "abandon none")
    assert in_hand(game) == 0
    assert legal(game, 1) == ["giveup conscription", "giveup nanotechnology", "giveup comet_zone"]
    assert refused(game, 1, "giveup space_marines") == "EXPLORE-17"
    assert refused(game, 1, "giveup gem_world") == "EXPLORE-17"
    assert refused(game, 1, "stock home") == "EXPLORE-17"
    play(game, 1, "giveup nanotechnology")
    play(game, 2, "giveup spice_world")
    assert game.decision(3) is None
    assert in_hand(game) == 1
    given = {rules.face_index["nanotechnology"] // 2, rules.face_index["spice_world"] // 2}
    assert {*game.table.seats[0].drawn, *game.table.bag} == given
    assert tiles(game, 1) == (["conscription"], ["comet_zone"])
    assert tiles(game, 2) == ([], ["mining_world", "plague_world"])
    place_all(game, 0)
    assert game.finished
    assert faults(game.table) == []


def test_explore_17_the_scout_first_places_what_he_has_drawn(rules: RollRuleset) -> None:
    """He then has 3 tiles himself and helps out too, before he draws what is missing."""
    game = crowded(rules)
    first, second, _ = tiles(game, 0)[0]
    play(game, 0, "scout home", f"abandon {first} {second}")
    assert in_hand(game) == 2
    assert zone_size(game, 0) == 1
    assert in_bag(game) == 0
    place_all(game, 0)
    assert zone_size(game, 0) == 3
    assert [decision.kind for decision in game.waiting()] == ["give-up"]
    gave = []
    for seat in game.table.order:
        assert [decision.seat for decision in game.waiting()] == [seat]
        gave.append(len(legal(game, seat)))
        play(game, seat, legal(game, seat)[-1])
    assert gave == [3, 3, 3, 3, 3]
    assert zone_size(game, 0) == 2
    assert in_hand(game) == 1
    assert in_bag(game) == 5 - 1
    place_all(game, 0)
    assert game.finished
    assert [zone_size(game, seat) for seat in range(5)] == [3, 2, 2, 2, 2]
    assert faults(game.table) == []


def test_explore_18_one_tile_at_most_is_missing_and_somebody_always_has_three(rules: RollRuleset) -> None:
    game = crowded(rules)
    assert game.table.bag == ()
    assert sum(zone_size(game, seat) for seat in range(5)) == 15
    play(game, 0, "scout home", "abandon none")
    for seat in range(5):
        assert {choice.split()[0] for choice in legal(game, seat)} == {"giveup"}
        assert len(legal(game, seat)) == 3, "each chooses which tile he gives up"
        play(game, seat, legal(game, seat)[seat % 3])
    assert in_hand(game) == 1
    assert in_bag(game) == 4


def test_explore_18_tiles_of_both_stacks_count(rules: RollRuleset) -> None:
    scenario = (
        Scenario(rules)
        .seat(0, workers={"explore": "home"}, develop=["space_marines", "public_works"], settle=["gem_world"])
        .seat(1, develop=["nanotechnology"], settle=["comet_zone"])
    )
    scenario.bag()
    game = scenario.phases("explore").begin()
    play(game, 0, "scout home", "abandon none")
    assert legal(game) == ["giveup space_marines", "giveup public_works", "giveup gem_world"]
    play(game, 0, "giveup gem_world")
    assert game.table.seats[0].drawn == (rules.face_index["gem_world"] // 2,), "he draws his own tile again"
    place_all(game, 0)
    assert game.finished


def test_explore_18_a_scout_ends_if_there_is_no_tile_anywhere(rules: RollRuleset) -> None:
    """Impossible with the tiles of the box, but packs may hold fewer: then nothing is drawn, and play goes on."""
    scenario = Scenario(rules).seat(0, workers={"explore": "home home"}, develop=["space_marines"])
    scenario.bag()
    game = scenario.phases("explore").begin()
    play(game, 0, "scout home", "abandon none")
    assert legal(game) == ["scout home", "stock home"]
    play(game, 0, "scout home", "abandon space_marines")
    assert in_hand(game) == 1, "his own tile comes back from under the Explore tile"
    place_all(game, 0)
    assert game.finished
    assert faults(game.table) == []


def test_explore_18_a_given_tile_leaves_its_workers_lying(rules: RollRuleset) -> None:
    scenario = (
        Scenario(rules)
        .seat(0, workers={"explore": "home"})
        .seat(1, develop=["space_marines", "public_works", "nanotechnology"], developers="genes genes")
    )
    scenario.bag()
    game = scenario.phases("explore").begin()
    play(game, 0, "scout home")
    play(game, 1, "giveup space_marines")
    assert dice(game, game.table.seats[1].developers) == {"genes": 2}
    assert tiles(game, 1)[0] == ["public_works", "nanotechnology"]


def test_explore_19_explore_is_played_in_strict_order(rules: RollRuleset) -> None:
    """Whoever comes first draws first; the next explores when he has finished, and draws from what is left."""
    scenario = Scenario(rules, 3).order(1, 2, 0)
    for seat in range(3):
        scenario.seat(seat, workers={"explore": "home home"})
    game = scenario.phases("explore").begin()
    asked: list[int] = []
    while game.waiting():
        assert len(game.waiting()) == 1
        seat = game.waiting()[0].seat
        asked += [seat] if seat not in asked[-1:] else []
        play(game, seat, legal(game, seat)[0])
    assert asked == [1, 2, 0]
    drawn = [entry for entry in game.journal if isinstance(entry[0], str)]
    assert [entry[0] for entry in drawn] == ["tile 1"] * 2 + ["tile 2"] * 2 + ["tile 0"] * 2


def test_explore_events_tell_every_drawn_tile_also_when_chance_comes_from_outside(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, workers={"explore": "home"}, develop=["space_marines", "public_works"])
    game = scenario.phases("explore").begin(outside_chance=True)
    play(game, 0, "scout home", "abandon space_marines public_works")
    for key in ("conscription", "nanotechnology", "galactic_bankers"):
        resolve(game, tile_id(rules, key))
    seen = [event for event in game.events(0) if isinstance(event, events.TilesSeen)]
    drawn = [event for event in game.events(1) if isinstance(event, events.TilesDrawn)]
    assert sum((event.tiles for event in seen), ()) == tuple(
        tile_id(rules, key) for key in ("conscription", "nanotechnology", "galactic_bankers")
    )
    assert sum(event.count for event in drawn) == 3
