"""Discarding, the supply, the end of the game, and ties (DISCARD, DECK, END, SCORE)."""

from __future__ import annotations

from collections import Counter

import pytest

from starcup import BadArgument, Decision, Game, Rng
from starcup_race import DrawCards
from starcup_race.events import CardFlipped, CardsDiscarded, PhaseBegan, Reshuffled
from tests.race.scenes import (
    RULES,
    RaceGame,
    act,
    answer,
    chips,
    hand,
    kinds,
    legal,
    loaded,
    new,
    passes,
    scene,
    tableau,
)
from tests.random_games import play

PAIR = ("old_earth", "new_sparta")
WORLDS = [card.key for card in RULES.cards if card.is_world and card.start < 0]


def some(number: int, after: int = 20) -> str:
    """Keys of so many worlds, for piles whose cards do not matter."""
    return " ".join(WORLDS[after : after + number])


# Discarding.


@pytest.mark.parametrize(("cards", "gone"), [(13, 3), (11, 1), (10, 0), (2, 0)])
def test_down_to_ten(cards: int, gone: int) -> None:
    """DISCARD-2, DISCARD-1: 13 cards: 3 discarded; 10 or fewer: none."""
    game = act(scene(PAIR, (some(cards, 0),)), "produce", "produce")
    if gone:
        assert kinds(game) == ["discard-limit"]
        answer(game, 0, f"discard {' '.join(hand(game)[:gone])}")
    assert (len(hand(game)), len(game.table.discards), game.table.round) == (min(cards, 10), gone, 2)
    told = [event for event in game.events(1) if isinstance(event, CardsDiscarded)]
    assert [(event.number, event.why) for event in told] == ([(gone, "limit")] if gone else [])


def test_there_is_no_limit_during_the_round() -> None:
    """DISCARD-3: 10 cards and 5 for a good, 15 in the hand; goods do not count."""
    tableaus = ("gem_world deserted_alien_library", "new_sparta")
    game = scene(tableaus, (some(10, 0),), goods="deserted_alien_library gem_world")
    act(game, "consume_trade", "produce")
    answer(game, 0, "sell deserted_alien_library")
    assert (kinds(game), len(hand(game)), loaded(game)) == (["discard-limit"], 15, ["gem_world"])


def test_all_discard_at_the_same_time_what_they_like() -> None:
    """DISCARD-4."""
    game = act(scene(PAIR, (some(12, 0), some(11, 12))), "produce", "produce")
    assert kinds(game) == ["discard-limit"] * 2
    answer(game, 1, f"discard {hand(game, 1)[10]}")
    assert len(hand(game, 1)) == 11  # not before all have chosen
    answer(game, 0, f"discard {hand(game)[3]} {hand(game)[0]}")
    assert [len(hand(game, seat)) for seat in (0, 1)] == [10, 10]


# The supply.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_is_in_one_place_after_every_action(players: int) -> None:
    """CARDS-10: the 114 of them, some of which are printed twice."""
    every_card = Counter((*RULES.deck, *RULES.start_worlds))
    assert every_card.total() == 114

    def check(_: Decision) -> None:
        table = game.table
        held = Counter((*table.supply, *table.discards))
        for seat in table.seats:
            held.update((*seat.hand, *seat.looking, *seat.tableau, *(good for good in seat.goods if good >= 0)))
        assert held == every_card

    game = new(7, players=players)
    assert play(game, Rng(7), check) > 100
    assert game.finished


def test_the_last_card_taken_the_discards_are_the_supply_at_once() -> None:
    """DECK-1: supply 1, discards 20, draw 1: supply 20, discards 0."""
    game = act(
        scene(("rebel_underground", "new_sparta"), supply="rebel_base", discards=some(20, 0)), "produce", "settle"
    )
    passes(game)
    assert hand(game) == ["rebel_base"]
    assert (len(game.table.supply), game.table.discards) == (20, [])
    assert [event.number for event in game.all_events() if isinstance(event, Reshuffled)] == [20]


def test_a_draw_goes_on_from_the_new_supply() -> None:
    """DECK-2: supply 1, discards 9, Merchant Guild draws 2: 1 + 1, supply 8."""
    game = act(scene(("merchant_guild", "new_sparta"), supply="rebel_base", discards=some(9, 0)), "produce", "settle")
    passes(game)
    assert (len(hand(game)), "rebel_base" in hand(game)) == (2, True)
    assert (len(game.table.supply), game.table.discards) == (8, [])


def test_goods_hands_and_tableaus_are_never_shuffled_in() -> None:
    """DECK-3: later discards form a new pile."""
    game = scene(("merchant_guild gem_world", "new_sparta"), ("tourist_world",), goods="gem_world",
                 supply="rebel_base", discards="comet_zone mining_world")  # fmt: skip
    act(game, "produce", "settle")
    passes(game)
    assert {*RULES.names(game.table.supply)} < {"comet_zone", "mining_world"}
    assert set(hand(game)) < {"tourist_world", "rebel_base", "comet_zone", "mining_world"}
    assert loaded(game) == ["gem_world"]
    game = scene(("merchant_guild", "new_sparta"), (some(10, 0),), supply="rebel_base", discards=some(9))
    act(game, "produce", "settle")
    passes(game)
    answer(game, 0, f"discard {' '.join(hand(game)[:2])}")
    assert (len(game.table.supply), len(game.table.discards)) == (8, 2)


def test_without_cards_nothing_is_drawn_put_or_owed() -> None:
    """DECK-4: a world without a good counts as not produced."""
    tableaus = ("merchant_guild gem_world consumer_markets avian_uplift_race", "new_sparta")
    game = scene(tableaus, ("rebel_base space_marines comet_zone",), supply="")
    act(game, "produce", "settle")
    passes(game)
    assert (len(hand(game)), loaded(game), game.table.seats[0].produced) == (3, [], (0, 0, 0, 0))
    assert [event for event in game.all_events() if isinstance(event, Reshuffled)] == []
    act(game, "develop", "explore_5")
    answer(game, 0, "develop space_marines")
    passes(game, 1)
    answer(game, 0, "pay rebel_base")
    assert RULES.names(game.table.discards) == ("rebel_base",)
    assert hand(game) == ["comet_zone"]
    act(game, "produce", "settle")  # the discards are shuffled before the next draw
    passes(game)
    assert len(hand(game)) + len(loaded(game)) == 2


def test_the_supply_runs_out_among_players_in_explore() -> None:
    """DECK-4, EXPLORE-8, EXPLORE-2: in turn order; who gets nothing is not asked."""
    game = act(
        scene(("old_earth", "new_sparta", "gem_world"), supply=some(4, 0)), "explore_5", "explore_1_1", "produce"
    )
    assert [len(seat.looking) for seat in game.table.seats] == [4, 0, 0]
    assert kinds(game) == ["keep"]
    answer(game, 0, legal(game)[0])
    assert game.table.round == 2
    assert loaded(game, 2) == ["gem_world"]  # Produce comes after the discards of Explore
    assert (len(game.table.supply), len(hand(game, 2))) == (1, 1)  # of the three discards


def test_the_reshuffle_comes_in_the_middle_of_explore() -> None:
    """DECK-1, DECK-2, EXPLORE-2."""
    game = act(scene(PAIR, supply=some(3, 0), discards=some(9)), "explore_5", "explore_1_1")
    first = {RULES.keys[card] for card in game.table.seats[0].looking}
    assert set(some(3, 0).split()) < first
    assert [len(seat.looking) for seat in game.table.seats] == [7, 3]
    assert (len(game.table.supply), game.table.discards) == (2, [])


def test_a_guess_with_an_empty_supply_turns_up_nothing() -> None:
    """DECK-4, CONSUME-18."""
    game = act(scene(("gambling_world", "new_sparta"), supply=""), "consume_2x", "produce")
    assert kinds(game) == ["guess"]
    answer(game, 0, "guess 3")
    assert hand(game) == []
    assert not any(isinstance(event, CardFlipped) for event in game.all_events())
    game = act(scene(("gambling_world", "new_sparta"), supply="", discards="rebel_base"), "consume_2x", "produce")
    answer(game, 0, "guess 6")
    assert hand(game) == ["rebel_base"]


def test_a_supply_that_is_empty_at_set_up() -> None:
    """DECK-1, DECK-4, SETUP-9: the cards discarded at set-up are shuffled for the good of Alpha Centauri."""
    seed = next(seed for seed in range(30) if "alpha_centauri" in tableau(Game.new(RULES, 2, seed)))
    game = Game.new(RULES, 2, seed)
    game.table.supply = []
    for seat in (0, 1):
        answer(game, seat, f"discard {' '.join(hand(game, seat)[:2])}")
    assert loaded(game) == ["alpha_centauri"]
    assert (len(game.table.supply), game.table.discards) == (3, [])


def test_a_windfall_world_without_a_card_left_gets_no_good() -> None:
    """DECK-4, SETTLE-5, SETTLE-7: its good is taken before the payment is discarded."""
    game = act(
        scene(("new_sparta", "old_earth"), ("asteroid_belt gem_world rebel_base",), supply=""), "settle", "develop"
    )
    passes(game)
    passes(answer(game, 0, "settle asteroid_belt"), 1)
    assert (tableau(game)[-1], loaded(game)) == ("asteroid_belt", [])
    assert len(hand(game)) == 1  # of the two cards paid one was drawn as the bonus


# The end.

NINE = "space_marines export_duties interstellar_bank investment_credits research_labs drop_ships gem_world comet_zone"
ELEVEN = f"old_earth {NINE} mining_world spice_world"


def test_eleven_cards_and_one_vp_play_on() -> None:
    """END-1, END-3."""
    game = act(scene((ELEVEN, "new_sparta"), goods="gem_world comet_zone", pool=1), "settle", "settle")
    passes(game)
    assert len(tableau(game)) == 11
    assert not game.finished


def test_the_round_is_finished_with_all_its_phases() -> None:
    """END-2: the 12th card in Develop: Settle, Consume and Produce still take place."""
    game = scene((ELEVEN, "new_sparta", "alpha_centauri", "prosperous_world"), ("expedition_force",))
    act(game, "develop", "settle", "consume_2x", "produce")
    answer(game, 0, "develop expedition_force")
    passes(game, 1, 2, 3)
    passes(game)
    while game.waiting():
        decision = game.waiting()[0]
        answer(game, decision.seat, decision.legal[0].text)
    phases = [event.phase for event in game.all_events() if isinstance(event, PhaseBegan)]
    assert phases == ["develop", "settle", "consume", "produce"]
    assert game.finished
    assert loaded(game, 3) == ["prosperous_world"]
    assert RULES.end_reasons(game.table) == ("tableau",)


def test_both_conditions_at_once() -> None:
    """END-1, END-4: 11 + 2 = 13 cards, and the pool is empty."""
    eleven = ELEVEN.replace("mining_world", "prosperous_world")
    hands = ("expedition_force refugee_world",)
    game = scene((eleven, "new_sparta", "alpha_centauri"), hands, goods="prosperous_world", pool=1)
    act(game, "develop", "settle", "consume_2x")
    answer(game, 0, "develop expedition_force")
    passes(game, 1, 2)
    answer(game, 0, "settle refugee_world")
    passes(game, 1, 2)
    while game.waiting():
        answer(game, 0, legal(game)[0])
    assert game.finished
    assert RULES.end_reasons(game.table) == ("tableau", "pool")
    assert len(tableau(game)) == 13


def test_only_the_state_at_the_check_counts() -> None:
    """END-5: 11 cards, Colony Ship discarded, a world placed: 11, play on."""
    eleven = f"old_earth colony_ship {NINE} spice_world"
    game = act(scene((eleven, "new_sparta"), ("mining_world",)), "settle", "settle")
    passes(answer(game, 0, "settle mining_world"), 1)
    assert len(tableau(game)) == 11
    assert not game.finished


def test_exactly_the_last_vp_empties_the_pool() -> None:
    """END-6: pool 2, Consume for 2."""
    game = act(
        scene(("galactic_trendsetters gem_world", "new_sparta"), goods="gem_world", pool=2), "settle", "consume_2x"
    )
    passes(game)
    assert game.finished
    assert (chips(game), game.table.pool, RULES.end_reasons(game.table)) == (2, 0, ("pool",))


def test_everybody_is_paid_though_the_pool_runs_out() -> None:
    """END-7, CONSUME-19, SETUP-3: pool 3, two players earn 5 and 4: paid 5 and 4 in the chips of 10 set aside."""
    first = "merchant_world galactic_trendsetters terraformed_world gem_world comet_zone"
    second = "tourist_world prosperous_world artist_colony spice_world mining_world"
    hands = ("rebel_base rebel_homeworld",)
    goods = "gem_world comet_zone artist_colony spice_world mining_world prosperous_world"
    game = scene((first, second), hands, goods=goods, pool=3)
    act(game, "settle", "consume_trade")
    passes(game)
    answer(game, 0, "use galactic_trendsetters to consume", "consume gem_world", "use terraformed_world to consume")
    answer(game, 0, "use merchant_world to discard", "discard rebel_base rebel_homeworld")
    assert (chips(game), game.table.pool) == (2 + 1 + 2, -2)
    answer(game, 1, "sell spice_world", "use prosperous_world to consume", "consume mining_world")
    assert (chips(game), chips(game, 1), game.table.pool) == (5, 4, 3 - 5 - 4)
    assert game.finished


# Who wins.


def last_round(game: RaceGame, *vp: int) -> RaceGame:
    """Return a game in which the seats have won so many VP since the round began, and the pool is empty."""
    for seat, points in zip(game.table.seats, vp, strict=True):
        seat.chips = points
    game.table.pool = 0
    return game


EVEN = ("gem_world comet_zone", "space_port bio_hazard_mining_world")
"""Tableaus of 3 VP each."""


@pytest.mark.parametrize(
    ("vp", "cards", "goods", "winners"),
    [
        ((30, 29), (0, 9), "", (0,)),
        ((29, 30), (9, 0), "gem_world", (1,)),
        ((30, 30), (7, 8), "gem_world comet_zone", (0,)),
        ((30, 30), (7, 9), "gem_world", (1,)),
        ((30, 30), (8, 9), "gem_world", (0, 1)),
        ((30, 30), (0, 0), "", (0, 1)),
    ],
)
def test_the_highest_total_wins_then_cards_and_goods_then_all(
    vp: tuple[int, int], cards: tuple[int, int], goods: str, winners: tuple[int, ...]
) -> None:
    """SCORE-2, SCORE-3, SCORE-4, SCORE-5: 7 cards + 2 goods beat 8 cards + 0 goods; else the win is shared."""
    others = [key for key in WORLDS if key not in " ".join(EVEN).split()]
    hands = (" ".join(others[: cards[0]]), " ".join(others[20 : 20 + cards[1]]))
    game = act(last_round(scene(EVEN, hands, goods=goods), *vp), "settle", "develop")
    while game.waiting():
        answer(game, game.waiting()[0].seat, "pass")
    assert game.finished
    assert game.table.scores == (vp[0] + 3, vp[1] + 3)
    assert game.table.winners == winners


def test_three_share_a_win_and_the_fourth_does_not() -> None:
    """SCORE-4, SCORE-5: ties are counted after the discard to ten."""
    tableaus = ("gem_world", "space_port", "spice_world", "artist_colony")
    others = [key for key in WORLDS if key not in tableaus]
    hands = [" ".join(others[10 * seat : 10 * seat + number]) for seat, number in enumerate((10, 10, 10, 9))]
    hands[2] += f" {others[40]} {others[41]}"
    game = act(last_round(scene(tableaus, hands), 9, 9, 9, 9), "develop", "develop", "develop", "develop")
    passes(game)
    assert kinds(game) == ["discard-limit"]
    answer(game, 2, f"discard {others[40]} {others[41]}")
    assert game.finished
    assert game.table.scores == (10, 10, 10, 10)
    assert game.table.winners == (0, 1, 2)


def test_fewer_cards_than_none_are_refused() -> None:
    """A power in Python may compute any number: POWER-7."""
    with pytest.raises(BadArgument, match="left: expected a whole number from 0 on, found -3"):
        DrawCards(0, -3)
