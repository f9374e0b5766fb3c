"""SHIP: each shipper Trades or Consumes one good.

Worlds used here: gem_world Novelty, ore_rich_world Rare Elements, plague_world Genes, alien_sentinels Alien Technology.
"""

import pytest

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import allowed, legal, play, refused
from tests.rules.looking import chips_of, citizenry, credits_of, cup, goods, workers

WORLDS = {
    "novelty": "gem_world",
    "rare_elements": "ore_rich_world",
    "genes": "plague_world",
    "alien_technology": "alien_sentinels",
}


def one_good(rules: RollRuleset, world: str, good: str, shipper: str, credits: int = 1) -> RollGame:
    """One good, one shipper."""
    table = Scenario(rules).seat(
        0, credits=credits, workers={"ship": shipper}, tableau=[WORLDS[world]], goods={WORLDS[world]: good}
    )
    return table.phases("ship").begin()


def consumed(rules: RollRuleset, world: str, good: str, shipper: str) -> int:
    """VP for Consuming a good."""
    game = one_good(rules, world, good, shipper)
    play(game, 0, f"consume {WORLDS[world]} {good} {shipper}")
    assert credits_of(game) == 1
    return chips_of(game)


def test_ship_1_a_shipper_takes_one_good_and_trades_or_consumes_it(rules: RollRuleset) -> None:
    game = one_good(rules, "novelty", "home", "military")
    assert legal(game) == ["trade gem_world home military", "consume gem_world home military"]
    play(game, 0, "trade gem_world home military")
    assert goods(game) == {}
    assert game.waiting() == ()


def test_ship_1_only_own_goods_and_own_shippers_ship(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        cup="genes",
        workers={"ship": "home military", "produce": "consumption"},
        tableau=["gem_world", "plague_world", "ore_rich_world", "fifth_column"],
        goods={"gem_world": "home", "plague_world": "genes"},
    )
    game = table.seat(1, tableau=["mining_world"], goods={"mining_world": "home"}).phases("ship", "produce").begin()
    assert refused(game, 0, "trade mining_world home home") == "SHIP-1", "somebody else's good"
    assert refused(game, 0, "trade ore_rich_world home home") == "SHIP-1", "no good there"
    assert refused(game, 0, "consume fifth_column home home") == "SHIP-1"
    assert refused(game, 0, "trade gem_world genes home") == "SHIP-1", "that good lies elsewhere"
    assert refused(game, 0, "trade gem_world home genes") == "SHIP-1", "that die lies in the cup"
    assert refused(game, 0, "trade gem_world home consumption") == "SHIP-1", "that die is a producer"
    assert refused(game, 0, "done") == "SHIP-1"


def test_ship_1_goods_are_offered_in_order_and_taken_in_any(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        workers={"ship": "home genes"},
        tableau=["gem_world", "plague_world", "spice_world"],
        goods={"gem_world": "home", "plague_world": "genes", "spice_world": "home"},
    )
    game = table.phases("ship").begin()
    ways = ("consume plague_world genes genes", "trade gem_world home home")
    assert ways[0] not in legal(game)
    assert ways[0] in allowed(game)
    twin = game.clone()
    play(game, 0, *ways)
    play(twin, 0, *reversed(ways))
    for played in (game, twin):
        assert played.finished
        assert (credits_of(played), chips_of(played), goods(played)) == (1 + 3, 3, {"spice_world": {"home": 1}})


def test_ship_2_shipper_and_good_both_go_to_citizenry(rules: RollRuleset) -> None:
    for way in ("trade", "consume"):
        game = one_good(rules, "novelty", "genes", "military")
        play(game, 0, f"{way} gem_world genes military")
        assert citizenry(game) == {"genes": 1, "military": 1}
        assert cup(game) == {}
        assert workers(game, "ship") == {}


@pytest.mark.parametrize(
    ("world", "price"), [("novelty", 3), ("rare_elements", 4), ("genes", 5), ("alien_technology", 6)]
)
def test_ship_3_trade_pays_by_the_worlds_colour(rules: RollRuleset, world: str, price: int) -> None:
    for good in rules.die_keys:
        game = one_good(rules, world, good, "home")
        play(game, 0, f"trade {WORLDS[world]} {good} home")
        assert credits_of(game) == 1 + price, f"whatever the die: {good}"
        assert chips_of(game) == 0


def test_ship_4_powers_raise_the_amounts_of_a_trade(rules: RollRuleset) -> None:
    for power, world, price in (("jumpdrive_research", "ore_rich_world", 5), ("jumpdrive_research", "gem_world", 3)):
        table = Scenario(rules).seat(0, workers={"ship": "home"}, tableau=[power, world], goods={world: "home"})
        game = table.phases("ship").begin()
        play(game, 0, f"trade {world} home home")
        assert credits_of(game) == 1 + price


def test_ship_5_a_consume_always_brings_1_vp_in_chips(rules: RollRuleset) -> None:
    for colour, world in WORLDS.items():
        game = one_good(rules, colour, "home", "home")
        play(game, 0, f"consume {world} home home")
        assert chips_of(game) == 1
        assert game.table.pool == 23
        assert credits_of(game) == 1


def test_ship_6_a_good_of_the_worlds_colour_brings_1_vp_more(rules: RollRuleset) -> None:
    for world in WORLDS:
        for good in WORLDS:
            assert consumed(rules, world, good, "home") == (2 if good == world else 1)


def test_ship_7_a_shipper_of_the_worlds_colour_brings_1_vp_more(rules: RollRuleset) -> None:
    for world in WORLDS:
        for shipper in WORLDS:
            assert consumed(rules, world, "home", shipper) == (2 if shipper == world else 1)
        assert consumed(rules, world, world, world) == 3


def test_ship_8_a_consumption_die_matches_every_world(rules: RollRuleset) -> None:
    for world in WORLDS:
        assert consumed(rules, world, "home", "consumption") == 2
        assert consumed(rules, world, "consumption", "home") == 2
        assert consumed(rules, world, "consumption", world) == 3


def test_ship_9_two_consumption_dice_bring_both_bonuses(rules: RollRuleset) -> None:
    for world in WORLDS:
        assert consumed(rules, world, "consumption", "consumption") == 3


def test_ship_10_home_and_military_dice_match_no_world(rules: RollRuleset) -> None:
    for world in WORLDS:
        for good, shipper in (("home", "military"), ("military", "home"), ("military", "military")):
            assert consumed(rules, world, good, shipper) == 1


def test_ship_11_powers_add_chips_to_a_consume_or_give_credits_for_it(rules: RollRuleset) -> None:
    gained = {}
    for power in ("minor_research_labs", "trade_levies"):
        for way in ("consume", "trade"):
            table = Scenario(rules).seat(
                0, workers={"ship": "home"}, tableau=[power, "plague_world"], goods={"plague_world": "home"}
            )
            game = table.phases("ship").begin()
            play(game, 0, f"{way} plague_world home home")
            gained[power, way] = (chips_of(game), credits_of(game) - 1)
    assert gained["minor_research_labs", "consume"] == (2, 0)
    assert gained["trade_levies", "consume"] == (1, 1)
    assert gained["minor_research_labs", "trade"] == gained["trade_levies", "trade"] == (0, 5)


def test_ship_12_a_wild_face_brings_nothing_extra(rules: RollRuleset) -> None:
    chips = {}
    for face in ("ship", "wild"):
        table = Scenario(rules).seat(0, rolled=f"novelty.{face}", tableau=["gem_world"], goods={"gem_world": "home"})
        game = table.assign().go_on().chance("spare explore").begin()
        play(game, 0, f"select ship novelty.{face}", "ready", "consume gem_world home novelty")
        chips[face] = chips_of(game)
    assert chips == {"ship": 2, "wild": 2}


def test_ship_13_goods_and_shippers_may_be_mismatched_on_purpose(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        workers={"ship": "home genes"},
        tableau=["plague_world", "gem_world"],
        goods={"plague_world": "genes", "gem_world": "home"},
    )
    game = table.phases("ship").begin()
    play(game, 0, "consume plague_world genes home")
    assert chips_of(game) == 2, "the Genes shipper would have brought 3"
    play(game, 0, "consume gem_world home genes")
    assert chips_of(game) == 2 + 1


def test_ship_14_trade_or_consume_is_decided_shipper_by_shipper(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        workers={"ship": "home home"},
        tableau=["plague_world", "gem_world"],
        goods={"plague_world": "home", "gem_world": "home"},
    )
    game = table.phases("ship").begin()
    play(game, 0, "trade plague_world home home")
    assert credits_of(game) == 6, "done and paid before the next is chosen"
    assert legal(game) == ["trade gem_world home home", "consume gem_world home home"]
    play(game, 0, "consume gem_world home home")
    assert (credits_of(game), chips_of(game)) == (6, 1)


def test_ship_15_as_many_goods_are_traded_as_there_are_pairs_each_capped_by_itself(rules: RollRuleset) -> None:
    worlds = ["gem_world", "plague_world", "alien_sentinels"]
    table = Scenario(rules).seat(
        0, credits=1, workers={"ship": "home " * 3}, tableau=worlds, goods=dict.fromkeys(worlds, "home")
    )
    game = table.phases("ship").begin()
    credits = []
    for world in worlds:
        play(game, 0, f"trade {world} home home")
        credits.append(credits_of(game))
    assert credits == [4, 9, 10]
    assert goods(game) == {}


def test_ship_16_shippers_are_used_while_goods_remain_and_go_to_the_cup_then(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        workers={"ship": "home " * 3},
        tableau=["gem_world", "plague_world"],
        goods={"gem_world": "genes", "plague_world": "genes"},
    )
    game = table.phases("ship").begin()
    assert refused(game, 0, "keep gem_world genes") == "SHIP-16"
    play(game, 0, "consume gem_world genes home")
    assert refused(game, 0, "keep plague_world genes") == "SHIP-16"
    play(game, 0, "trade plague_world genes home")
    assert citizenry(game) == {"home": 2, "genes": 2}
    assert cup(game) == {"home": 1}


def test_ship_16_with_more_goods_than_shippers_the_owner_chooses_which_stay(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        workers={"ship": "home"},
        tableau=["gem_world", "plague_world"],
        goods={"gem_world": "genes", "plague_world": "genes"},
    )
    game = table.phases("ship").begin()
    play(game, 0, "keep gem_world genes")
    assert legal(game) == ["trade plague_world genes home", "consume plague_world genes home"], "the shipper must ship"
    play(game, 0, "consume plague_world genes home")
    assert goods(game) == {"gem_world": {"genes": 1}}


def test_ship_17_players_go_on_earning_in_full_when_the_initial_pool_is_empty(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        workers={"ship": "consumption home"},
        tableau=["gem_world", "plague_world"],
        goods={"gem_world": "novelty", "plague_world": "genes"},
    )
    game = table.pool(1).phases("ship").begin()
    play(game, 0, "consume gem_world novelty consumption")
    assert chips_of(game) == 3
    assert game.table.pool == 0
    play(game, 0, "consume plague_world genes home")
    assert chips_of(game) == 5
    assert game.table.pool == 0


def test_ship_18_the_examples_in_the_pictures(rules: RollRuleset) -> None:
    game = one_good(rules, "genes", "genes", "home")
    play(game, 0, "trade plague_world genes home")
    assert credits_of(game) == 1 + 5
    assert consumed(rules, "novelty", "novelty", "novelty") == 1 + 1 + 1
