"""Galactic Bankers: buy a chip after each Trade; VP for developments."""

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.powers.at_work import bonus_of, chips_of, credits_of, legal, play, refused

OFFER = ["decline galactic_bankers", "buy galactic_bankers"]


def trading(rules: RollRuleset, credits: int = 1, pool: int | None = None) -> RollGame:
    """Seat 0 has Galactic Bankers, two goods and two shippers."""
    scenario = Scenario(rules).seat(
        0,
        credits=credits,
        tableau=["galactic_bankers", "spice_world", "comet_zone"],
        goods={"spice_world": "novelty", "comet_zone": "home"},
        workers={"ship": "home home"},
    )
    if pool is not None:
        scenario.pool(pool)
    return scenario.phases("ship").begin()


def test_power_5__power_4_after_each_trade_one_chip_may_be_bought(rules: RollRuleset) -> None:
    game = trading(rules)
    play(game, 0, "trade spice_world novelty home")
    assert legal(game) == OFFER
    play(game, 0, "buy galactic_bankers")
    assert (credits_of(game), chips_of(game), game.table.pool) == (3, 1, 23)
    play(game, 0, "trade comet_zone home home")
    assert legal(game) == OFFER
    play(game, 0, "decline galactic_bankers")
    assert (credits_of(game), chips_of(game)) == (7, 1)
    assert game.finished


def test_power_15_the_sale_is_collected_and_capped_before_the_chip_is_paid(rules: RollRuleset) -> None:
    game = trading(rules, credits=9)
    play(game, 0, "trade spice_world novelty home", "buy galactic_bankers")
    assert credits_of(game) == 9


def test_power_4_consuming_brings_no_offer(rules: RollRuleset) -> None:
    game = trading(rules)
    play(game, 0, "consume spice_world novelty home")
    assert legal(game)[0].startswith("trade comet_zone")


def test_power_16__end_7_a_chip_bought_can_exhaust_the_pool_and_is_paid_beyond_it(rules: RollRuleset) -> None:
    game = trading(rules, pool=1)
    play(game, 0, "trade spice_world novelty home", "buy galactic_bankers")
    assert (game.table.pool, game.table.beyond) == (0, 0)
    play(game, 0, "trade comet_zone home home", "buy galactic_bankers")
    assert (chips_of(game), game.table.beyond) == (2, 1)


def test_power_15_it_lets_the_owner_ship_in_any_order_because_the_cap_makes_it_matter(rules: RollRuleset) -> None:
    game = trading(rules, credits=6)
    play(game, 0, "trade comet_zone home home", "buy galactic_bankers", "trade spice_world novelty home")
    assert credits_of(game) == 10


def test_power_4_while_the_offer_stands_nothing_else_is_possible(rules: RollRuleset) -> None:
    game = trading(rules)
    play(game, 0, "trade spice_world novelty home")
    assert refused(game, 0, "trade comet_zone home home") == "POWER-4"


def test_score_4__score_6_bonus_of_one_for_every_development(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(
        0, faction="f1", tableau=["galactic_bankers", "nanotechnology", "conscription", "spice_world"]
    )
    assert bonus_of(scenario, "galactic_bankers") == 4
