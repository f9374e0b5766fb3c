"""Consume: sales and consume powers (TRADE, CONSUME)."""

from __future__ import annotations

import pytest

from starcup_race.testing import RaceGame
from tests.race.scenes import act, answer, chips, hand, kinds, legal, loaded, refusal, scene


def consuming(
    tableau: str, goods: str = "", action: str = "", hand: str = "", supply: str | None = None, discards: str = ""
) -> RaceGame:
    """A game in which seat 0 consumes, without a bonus if no action is named; seat 1 chose Trade without a good."""
    game = scene((tableau, "new_sparta"), (hand,), goods=goods, supply=supply, discards=discards)
    act(game, action or "settle", "consume_trade")
    if not action:
        for seat in (0, 1):
            answer(game, seat, "pass")
    return game


@pytest.mark.parametrize(
    ("tableau", "world", "cards"),
    [
        ("old_earth spice_world", "spice_world", 2 + 1 + 2),
        ("merchant_world comet_zone", "comet_zone", 3 + 2),
        ("export_duties genetics_lab plague_world", "plague_world", 4 + 1 + 1),
        ("deserted_alien_library", "deserted_alien_library", 5),
        ("pirate_world", "pirate_world", 2 + 3),
        ("pirate_world artist_colony", "artist_colony", 2),
        ("star_nomad_lair space_port mining_world", "mining_world", 3 + 2),
    ],
)
def test_what_a_good_sells_for(tableau: str, world: str, cards: int) -> None:
    """TRADE-1, TRADE-2, TRADE-5, TRADE-6."""
    game = consuming(tableau, world, "consume_trade")
    assert len(hand(game)) == cards
    assert loaded(game) == []


def test_only_who_chose_trade_sells_and_one_good() -> None:
    """TRADE-1, TRADE-3, TRADE-4, TIMING-5."""
    game = consuming("artist_colony spice_world galactic_trendsetters", "artist_colony spice_world", "consume_trade")
    assert kinds(game) == ["sell"]
    assert legal(game) == ["sell artist_colony", "sell spice_world"]
    assert refusal(game, 0, "use galactic_trendsetters to consume") == ("not-now", "TRADE-1")
    assert refusal(game, 0, "sell galactic_trendsetters") == ("no-good", "TRADE-2")
    answer(game, 0, "sell artist_colony")
    assert (len(hand(game)), chips(game)) == (2 + 2, 2)
    game = consuming("artist_colony", "artist_colony")
    assert (hand(game), loaded(game)) == ([], ["artist_colony"])


def test_sales_in_any_consume_phase() -> None:
    """TRADE-7, TRADE-8."""
    game = consuming("pirate_world trade_league", "pirate_world", "consume_2x")
    assert len(hand(game)) == 2 + 3 + 1
    game = consuming("pirate_world black_market_trading_world", "pirate_world", "consume_2x")
    assert len(hand(game)) == 2
    three = "pirate_world artist_colony gem_world"
    game = consuming(f"{three} trade_league black_market_trading_world", three, "consume_trade")
    answer(game, 0, "sell pirate_world", "use black_market_trading_world to sell", "sell gem_world")
    assert loaded(game) == []
    assert len(hand(game)) == (2 + 3 + 1) + 2 + (2 + 1)


def test_consuming_is_compulsory() -> None:
    """CONSUME-1, CONSUME-2, POWER-4."""
    game = consuming("galactic_trendsetters artist_colony", "artist_colony")
    assert (chips(game), loaded(game)) == (2, [])
    both = "galactic_trendsetters terraformed_world merchant_world"
    game = consuming(f"{both} artist_colony", "artist_colony", hand="rebel_base")
    assert refusal(game, 0, "done") == ("compulsory", "CONSUME-2")


def test_any_order_though_another_would_consume_more() -> None:
    """CONSUME-3, CONSUME-4, CONSUME-8, POWER-6."""
    tableau = "terraformed_world plague_world artist_colony"
    game = consuming(tableau, "plague_world artist_colony")
    assert legal(game) == ["use terraformed_world to consume", "use plague_world to consume"]
    answer(game, 0, "use terraformed_world to consume")
    assert refusal(game, 0, "use plague_world to consume") == ("not-now", "CONSUME-2")
    answer(game, 0, "consume plague_world")
    assert (chips(game), loaded(game)) == (1, ["artist_colony"])


def test_the_worked_example() -> None:
    """CONSUME-9, CONSUME-10."""
    goods = "new_vinland artist_colony gem_world"
    game = consuming(f"{goods} free_trade_association", goods)
    other = game.clone()
    answer(game, 0, "use free_trade_association to consume")
    assert (chips(game), len(hand(game)), loaded(game)) == (3, 3, [])
    answer(other, 0, "use new_vinland to consume", "consume gem_world")
    assert (chips(other), len(hand(other)), loaded(other)) == (2, 4, [])


@pytest.mark.parametrize("card", ["tourist_world", "mining_league", "diversified_economy"])
def test_several_goods_at_once_or_none(card: str) -> None:
    """CONSUME-11."""
    game = consuming(f"{card} comet_zone", "comet_zone")
    assert (chips(game), loaded(game)) == (0, ["comet_zone"])


def test_goods_of_different_kinds() -> None:
    """CONSUME-11."""
    goods = "comet_zone distant_world artist_colony gem_world"
    game = consuming(f"diversified_economy {goods}", goods)
    assert legal(game) == [
        "consume artist_colony comet_zone distant_world",
        "consume gem_world comet_zone distant_world",
    ]
    assert refusal(game, 0, "consume artist_colony gem_world comet_zone") == ("different", "CONSUME-11")
    answer(game, 0, "consume gem_world comet_zone distant_world")
    assert (chips(game), loaded(game)) == (3, ["artist_colony"])


def test_cards_of_the_hand_for_chips_are_optional_and_never_doubled() -> None:
    """CONSUME-12, CONSUME-15, POWER-5."""
    game = consuming("merchant_world", action="consume_2x", hand="rebel_base gem_world comet_zone")
    assert legal(game) == ["use merchant_world to discard", "done"]
    answer(game, 0, "use merchant_world to discard")
    assert {len(text.split()[1:]) for text in legal(game) if text != "discard none"} == {1, 2}
    assert refusal(game, 0, "discard rebel_base gem_world comet_zone") == ("too-many", "CONSUME-12")
    answer(game, 0, "discard gem_world rebel_base")
    assert (chips(game), hand(game)) == (2, ["comet_zone"])


def test_new_economy_draws_whenever_its_owner_likes() -> None:
    """CONSUME-13, CONSUME-19."""
    game = consuming("new_economy deficit_spending", action="consume_2x", hand="gem_world", supply="rebel_base")
    assert legal(game) == ["use new_economy to draw", "use deficit_spending to discard"]
    answer(game, 0, "use new_economy to draw", "use deficit_spending to discard", "discard rebel_base")
    assert (chips(game), hand(game)) == (1, ["gem_world"])


def test_chips_for_goods_are_doubled_and_cards_are_not() -> None:
    """CONSUME-14."""
    game = consuming("galactic_resort", "galactic_resort", "consume_2x")
    assert (chips(game), len(hand(game))) == (2, 1)


@pytest.mark.parametrize(("goods", "action", "vp"), [(1, "", 0), (2, "", 1), (4, "", 3), (4, "consume_2x", 6)])
def test_pilgrimage_world_takes_all_goods(goods: int, action: str, vp: int) -> None:
    """CONSUME-16."""
    worlds = " ".join(["artist_colony", "gem_world", "comet_zone", "mining_world"][:goods])
    game = consuming(f"pilgrimage_world {worlds}", worlds, action)
    assert (chips(game), loaded(game)) == (vp, [])


@pytest.mark.parametrize(
    ("number", "card", "won"),
    [(6, "galactic_imperium", True), (6, "rebel_base", True), (5, "rebel_base", False), (1, "pilgrimage_world", False)],
)
def test_a_number_is_guessed_and_a_card_turned_up(number: int, card: str, won: bool) -> None:
    """CONSUME-17, CONSUME-18."""
    game = consuming("gambling_world", supply=card, discards="gem_world")
    assert kinds(game) == ["guess"]
    assert refusal(game, 0, "guess 8") == ("guess", "CONSUME-17")
    answer(game, 0, f"guess {number}")
    assert (card in hand(game)) == won
    assert (len(game.table.supply), len(game.table.discards)) == (1, 1 - won)


def test_gambling_world_has_two_powers() -> None:
    """CONSUME-4, CONSUME-17."""
    game = consuming("gambling_world artist_colony", "artist_colony")
    assert legal(game) == ["use gambling_world to consume", "use gambling_world to guess"]
    answer(game, 0, "use gambling_world to guess", "guess 1")
    assert chips(game) == 1


def test_cards_are_discarded_for_chips_at_one_moment() -> None:
    """CONSUME-12: 0, 1 or 2; 1 now and 1 later with the same power is not possible."""
    game = consuming("merchant_world new_economy", action="consume_2x", hand="rebel_base gem_world")
    answer(game, 0, "use merchant_world to discard", "discard rebel_base")
    assert chips(game) == 1
    assert game.table.round == 2  # New Economy's draw, the only power left, was used
    game = consuming("merchant_world deficit_spending", action="consume_2x", hand="rebel_base gem_world comet_zone")
    answer(game, 0, "use merchant_world to discard", "discard rebel_base")
    assert refusal(game, 0, "use merchant_world to discard") == ("used", "CONSUME-4")
    answer(game, 0, "use deficit_spending to discard", "discard none")
    assert chips(game) == 1


def test_a_power_for_up_to_so_many_takes_what_there_is() -> None:
    """CONSUME-9: Consumer Markets (3 Novelty) with 2 Novelty goods: 2 goods, 2 VP; with 4 it takes 3."""
    worlds = "artist_colony gem_world spice_world new_vinland"
    game = consuming("consumer_markets artist_colony gem_world comet_zone", "artist_colony gem_world comet_zone")
    assert (chips(game), loaded(game)) == (2, ["comet_zone"])
    game = consuming(f"consumer_markets {worlds}", worlds)
    answer(game, 0, "use consumer_markets to consume")
    assert {len(text.split()) - 1 for text in legal(game)} == {3}
