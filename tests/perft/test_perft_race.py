"""Exact counts of legal lines of Race on small positions, each worked out by hand beside it."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from starcup import Game
from starcup.testing import count_lines
from starcup.testing.perft import Lines
from starcup_race import RaceRuleset
from starcup_race.testing import Scenario


@pytest.fixture(scope="module")
def rules() -> RaceRuleset:
    return RaceRuleset.load()


@pytest.mark.parametrize("seed", range(12))
def test_two_of_six_cards_are_discarded_at_set_up(rules: RaceRuleset, seed: int) -> None:
    """Two different designs of d: C(d, 2); or both of a design that is there twice: one each."""
    game = Game.new(rules, players=2, seed=seed)
    lines = 1
    for seat in game.table.seats:
        designs = Counter(seat.hand)
        lines *= comb(len(designs), 2) + sum(number > 1 for number in designs.values())
    assert count_lines(game, 2).lines == lines


def test_every_seat_chooses_any_of_seven_actions(rules: RaceRuleset) -> None:
    """7 for each seat, whatever the others choose: 7 ** n."""
    for players in (2, 3, 4):
        assert count_lines(Scenario(rules, players).begin(), players).lines == 7**players


def test_two_actions_are_two_of_nine_cards(rules: RaceRuleset) -> None:
    """Seven kinds: C(7, 2) different ones, or both copies of Develop or of Settle: 23."""
    two = RaceRuleset.load(options={"race-base.actions": "two"})
    assert count_lines(Scenario(two).begin(), 2).lines == (comb(7, 2) + 2) ** 2


NINE = (
    "gem_world lost_species_ark_world pirate_world space_port deserted_alien_outpost expanding_colony "
    "aquatic_uplift_race new_survivalists avian_uplift_race"
)


def test_exploring_five_more_keeps_one_of_seven(rules: RaceRuleset) -> None:
    """The one with +5 draws 7 of 9 cards, the other one 2; each keeps one: 7 x 2."""
    game = Scenario(rules).supply(*NINE.split(), others="gone").begin("explore_5", "produce")
    assert count_lines(game, 2) == Lines(14, 14)


def test_exploring_one_more_keeps_two_of_three(rules: RaceRuleset) -> None:
    """Both draw three and keep two: C(3, 2) x C(3, 2)."""
    game = Scenario(rules).supply(*NINE.split()[:6], others="gone").begin("explore_1_1", "explore_1_1")
    assert count_lines(game, 2) == Lines(9, 9)


def test_exploring_with_all_draws(rules: RaceRuleset) -> None:
    """Four cards, drawn in 4! orders, two for each seat, of which each keeps one: 24 x 2 x 2 lines.

    Who has drawn which two does not depend on the order: 6 x 2 x 2 positions.
    """
    scenario = Scenario(rules).supply(*NINE.split()[:4], others="gone")
    game = scenario.begin("explore_5", "produce", outside_chance=True)
    # +5 takes all four cards, and nothing is left for the other one: C(4, 1) x 4! lines, 4 positions.
    assert count_lines(game, 1) == Lines(96, 4)
    power = Scenario(rules, players=2).supply(*NINE.split()[:4], others="gone")
    power.seat(0, tableau="old_earth").seat(1, tableau="new_sparta")
    both = power.begin("explore_1_1", "explore_1_1", outside_chance=True)
    # The first draws three of four, the other one what is left; C(3, 2) are kept: 4 x 3 x 2 x 1 x 3 lines.
    assert count_lines(both, 1) == Lines(72, 12)


def test_equal_cards_are_paid_as_a_multiset(rules: RaceRuleset) -> None:
    """Diversified Economy costs 4 - 1 = 3 of the cards a a b c d: 3 with both a, 3 with one, 1 with none.

    Genetics Labs (2 - 1 = 1), held twice and so paid with, too, and Public Works (free) could be placed instead.
    """
    hand = "diversified_economy genetics_lab genetics_lab gem_world space_port pirate_world"
    game = Scenario(rules).seat(0, hand=hand).begin("develop", "develop")
    game.submit(0, "develop diversified_economy")
    game.submit(1, "pass")
    assert count_lines(game, 1) == Lines(7, 7)


def test_placing_offers_each_design_once(rules: RaceRuleset) -> None:
    """Three designs of developments, one of them twice, and Pass; the other seat has only Pass, and is asked."""
    hand = "diversified_economy genetics_lab genetics_lab public_works gem_world"
    game = Scenario(rules).seat(0, hand=hand).begin("develop", "develop")
    assert count_lines(game, 2).lines == 4


def test_discarding_down_to_ten(rules: RaceRuleset) -> None:
    """Twelve cards of twelve designs: C(12, 2)."""
    cards = [card.key for card in rules.cards if card.is_world and card.start < 0][:12]
    game = Scenario(rules).seat(0, hand=cards).begin("produce", "produce")
    assert count_lines(game, 1) == Lines(66, 66)


def test_trading_sells_one_of_the_goods(rules: RaceRuleset) -> None:
    """Goods on three worlds: one of them."""
    worlds = "gem_world space_port rebel_fuel_cache"
    game = Scenario(rules).seat(0, tableau=worlds, goods=worlds).begin("consume_trade", "produce")
    assert count_lines(game, 1).lines == 3


def test_the_bonus_of_produce_takes_one_windfall_world(rules: RaceRuleset) -> None:
    """Two empty windfall worlds, and one that has a good: 2."""
    worlds = "rebel_fuel_cache asteroid_belt pre_sentient_race"
    game = Scenario(rules).seat(0, tableau=worlds, goods="pre_sentient_race").begin("produce", "develop")
    while game.waiting() and game.waiting()[0].kind == "place":
        game.submit(game.waiting()[0].seat, "pass")
    assert count_lines(game, 1).lines == 2


DEEP = [(1, 2, 5, 3720), (2, 3, 5, 4202), (3, 4, 5, 7634)]
"""Seed, players, depth and lines; these are not worked out by hand: they tell when something has changed."""


@pytest.mark.parametrize("seed, players, depth, lines", DEEP)
def test_deeper_counts_stay(rules: RaceRuleset, seed: int, players: int, depth: int, lines: int) -> None:
    """From the first choice of actions on."""
    game = Game.new(rules, players=players, seed=seed)
    while game.waiting()[0].kind == "discard-start":
        game.submit(game.waiting()[0].seat, game.waiting()[0].legal[0])
    assert count_lines(game, depth).lines == lines
