"""Terms, the uses of cards, and goods (TERM, CARDS, GOODS)."""

from __future__ import annotations

import pytest

from starcup_race import offer
from starcup_race._rules.cards import GOODS, PRICES
from starcup_race._rules.definitions import ACTIONS
from tests.race.scenes import RULES, act, answer, hand, kinds, loaded, passes, refusal, scene, tableau

CARDS = {card.key: card for card in RULES.cards}
PAIR = ("old_earth", "new_sparta")


def test_a_tableau_is_the_start_world_and_all_that_was_placed_and_not_discarded() -> None:
    """TERM-1."""
    game = act(scene(("old_earth colony_ship", "new_sparta"), ("gem_world",)), "settle", "settle")
    passes(answer(game, 0, "settle gem_world"), 1)  # Colony Ship is the only way, and leaves
    assert tableau(game) == ["old_earth", "gem_world"]
    assert game.view(1).seats[0].tableau == game.table.seats[0].tableau


def test_supply_and_discard_pile_are_two_piles() -> None:
    """TERM-2, DISCARD-1, DECK-3: discards go to the pile, draws come from the supply."""
    game = act(
        scene(PAIR, ("gem_world rebel_base comet_zone",), supply="public_works tourist_world"), "settle", "settle"
    )
    passes(answer(game, 0, "settle gem_world"), 1)  # both other cards pay
    assert set(RULES.names(game.table.discards)) == {"rebel_base", "comet_zone"}
    assert len(game.table.supply) == 1  # the bonus card came from it
    assert len(hand(game)) == 1
    assert not {"rebel_base", "comet_zone"} & set(hand(game))


def test_drawing_is_into_the_hand_but_in_explore_into_the_cards_to_select_from() -> None:
    """TERM-3."""
    game = act(scene(("merchant_guild star_nomad_lair", "new_sparta")), "explore_5", "produce")
    seat = game.table.seats[0]
    assert (len(seat.hand), len(seat.looking)) == (0, 2 + 5 + 1)
    for number in (0, 1):
        decision = game.decision(number)
        assert decision is not None
        answer(game, number, decision.legal[0].text)
    assert (len(hand(game)), seat.looking) == (1 + 2, ())  # then Merchant Guild draws 2


def test_production_and_windfall_worlds_of_a_kind() -> None:
    """TERM-4, TERM-5: Plague World and Avian Uplift Race are Genes worlds, and count both."""
    assert {CARDS[key].good for key in ("plague_world", "avian_uplift_race")} == {GOODS.index("genes")}
    assert (CARDS["plague_world"].windfall, CARDS["avian_uplift_race"].windfall) == (False, True)
    game = act(scene(("pan_galactic_league plague_world avian_uplift_race", "new_sparta"), goods="plague_world"),
               "consume_trade", "produce")  # fmt: skip
    before = 4  # the good of Plague World was sold
    assert len(hand(game)) == before + 2


def test_an_alien_world_is_one_of_that_kind_not_one_with_the_keyword() -> None:
    """TERM-6: Alien Rosetta Stone World is grey."""
    assert (CARDS["alien_rosetta_stone_world"].good, CARDS["alien_rosetta_stone_world"].keywords) == (-1, ("alien",))
    game = scene(
        ("alien_tech_institute colony_ship", "new_sparta"), ("alien_rosetta_stone_world deserted_alien_colony",)
    )
    assert offer(game.table, 0, "alien_rosetta_stone_world").cost == 3
    assert offer(game.table, 0, "deserted_alien_colony").cost == 5 - 2
    ships = [way.using for way in offer(game.table, 0, "alien_rosetta_stone_world").ways]
    assert ships == [("colony_ship",)]
    assert offer(game.table, 0, "deserted_alien_colony").ways == ()


def test_a_world_is_military_or_civil_whatever_its_colour() -> None:
    """TERM-7."""
    worlds = [card for card in RULES.cards if card.is_world]
    assert {(card.military, card.good) for card in worlds} == {
        (military, good) for military in (False, True) for good in range(-1, 4)
    }


def test_the_contents_of_the_box() -> None:
    """CARDS-1, SETUP-4, SETUP-14: 114 cards; 4 sets of 7 action cards and 8 duplicates."""
    assert len(RULES.start_worlds) + len(RULES.deck) == 114
    assert sum(card.copies for card in RULES.cards if card.is_world and card.start < 0) == 59
    assert sum(card.copies for card in RULES.cards if not card.is_world) == 50
    most = RULES.numbers.most_players
    assert (most * len(ACTIONS), most * sum(action.twice for action in ACTIONS)) == (28, 8)
    assert len({action.key for action in ACTIONS}) == 7


def test_three_uses_of_a_card() -> None:
    """CARDS-3: placed, paid with, and put face down as a good."""
    game = act(scene(("alpha_centauri", "new_sparta"), ("space_marines rebel_base",)), "develop", "produce")
    passes(answer(game, 0, "develop space_marines"), 1)
    assert tableau(game) == ["alpha_centauri", "space_marines"]
    assert RULES.names(game.table.discards) == ("rebel_base",)
    game = act(
        scene(("gem_world", "new_sparta"), supply="rebel_base comet_zone tourist_world"), "produce", "consume_2x"
    )
    good = game.table.seats[0].good_on(RULES.index["gem_world"])
    assert good in RULES.numbers_of(["rebel_base", "comet_zone", "tourist_world"])


def test_fifteen_worlds_have_no_power() -> None:
    """CARDS-8: a production world counts as having one."""
    phases = ("explore", "develop", "settle", "trade", "consume", "produce")
    without = [
        card.key
        for card in RULES.cards
        if card.is_world and not card.produces and not any(card.has_power(phase) for phase in phases)
    ]
    assert len(without) == 15
    assert all(
        any(card.has_power(phase) for phase in phases) or card.rows.score for card in RULES.cards if not card.is_world
    )


def test_actions_and_their_phases() -> None:
    """ACTION-5, ROUND-8, SETUP-4."""
    assert [action.phase for action in ACTIONS] == [
        "explore", "explore", "develop", "settle", "consume", "consume", "produce",
    ]  # fmt: skip


# Goods.


def test_four_kinds_and_their_prices() -> None:
    """GOODS-1, TRADE-2."""
    assert dict(zip(GOODS, PRICES, strict=True)) == {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}


@pytest.mark.parametrize(
    ("world", "kind", "cards"),
    [("gem_world", 0, 2), ("comet_zone", 1, 3), ("plague_world", 2, 4), ("alien_robotic_factory", 3, 5)],
)
def test_a_good_is_any_card_and_of_the_kind_of_its_world(world: str, kind: int, cards: int) -> None:
    """GOODS-2, GOODS-3, TERM-4: the card under the world is of another kind, or of none."""
    supply = "rebel_base public_works tourist_world drop_ships rebel_homeworld outlaw_world rebel_underground"
    game = act(scene((world, "new_sparta"), supply=supply), "consume_trade", "produce")
    produced = [seat.produced for seat in game.table.seats]
    assert produced == [(0, 0, 0, 0)] * 2  # counted in its phase only
    assert loaded(game) == [world]
    draws = len(hand(game))
    good = game.table.seats[0].good_on(RULES.index[world])
    assert RULES.cards[good].good != kind
    act(game, "consume_trade", "consume_2x")
    assert len(hand(game)) == min(10, draws + cards)


def test_one_good_at_most_and_only_on_worlds_with_a_kind() -> None:
    """GOODS-4, PRODUCE-2."""
    game = act(scene(("gem_world outlaw_world space_marines", "new_sparta"), goods="gem_world"), "produce", "explore_5")
    for seat in (0, 1):
        decision = game.decision(seat)
        assert decision is not None
        answer(game, seat, decision.legal[0].text)
    assert loaded(game) == ["gem_world"]
    assert hand(game) != []


def test_goods_are_seen_by_nobody_and_are_no_hand() -> None:
    """GOODS-5, GOODS-6, CONSUME-7, DISCARD-5, SECRET-6."""
    game = scene(("gem_world", "comet_zone"), goods="gem_world comet_zone", discards="rebel_base")
    for seat in (0, 1):
        view = game.view(seat)
        assert [shown.goods for shown in view.seats] == [(True,), (True,)]
        assert view.discards == (None,)
        assert view.seats[seat].hand == ()
    act(game, "consume_trade", "develop")
    assert all("cards" not in type(event).__annotations__ or getattr(event, "seat", 0) == 1
               for event in game.events(1) if type(event).private)  # fmt: skip
    passes(game)
    assert loaded(game) == []
    assert len(game.table.discards) == 2  # the good was sold, unseen


def test_goods_stay_until_they_are_sold_or_consumed() -> None:
    """GOODS-6, DISCARD-3, PRODUCE-2."""
    game = scene(("gem_world", "new_sparta"), goods="gem_world")
    act(game, "produce", "develop")
    passes(game)
    assert loaded(game) == ["gem_world"]
    assert kinds(game) == ["action", "action"]


def test_what_is_consumed_is_discarded_unseen_and_used_once() -> None:
    """CONSUME-5, CONSUME-6, CONSUME-7: by a power of another world of the owner, one power for each good."""
    tableaus = ("terraformed_world prosperous_world gem_world", "comet_zone")
    game = act(scene(tableaus, goods="gem_world comet_zone"), "consume_2x", "develop")
    passes(game)
    assert kinds(game) == ["consume"]
    answer(game, 0, "use terraformed_world to consume")
    assert (game.table.seats[0].chips, loaded(game), loaded(game, 1)) == (2, [], ["comet_zone"])
    assert len(game.table.discards) == 1
    assert not any(getattr(event, "cards", ()) for event in game.events(0))
    game = act(scene(tableaus, goods="prosperous_world gem_world"), "consume_2x", "produce")
    answer(game, 0, "use prosperous_world to consume")
    assert refusal(game, 0, "consume comet_zone") == ("not-offered", "CONSUME-6")
    answer(game, 0, "consume prosperous_world")  # its own good, by its own power
    assert game.table.seats[0].chips == 4
