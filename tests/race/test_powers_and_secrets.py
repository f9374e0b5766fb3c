"""Powers in general, hidden information, timing, and the rounds (POWER, SECRET, TIMING, ROUND)."""

from __future__ import annotations

import pytest

from starcup import Game
from starcup_race import offer
from starcup_race.events import ActionsShown, CardFlipped, CardsDiscarded, DiscardsSeen, PhaseBegan
from starcup_race.wire import RaceWire
from tests.race.scenes import RULES, act, answer, chips, hand, kinds, legal, loaded, passes, refusal, scene, tableau

PAIR = ("old_earth", "new_sparta")


def test_powers_are_cumulative_and_change_only_what_they_name() -> None:
    """POWER-1, POWER-2: discounts on worlds lower no development, military against Rebels no other world."""
    mine = "replicant_robots mining_robots alpha_centauri galactic_imperium"
    table = scene((mine, "new_sparta"), ("new_earth drop_ships rebel_miners pirate_world",)).table
    assert offer(table, 0, "new_earth").cost == 5 - 2 - 1 - 1
    assert offer(table, 0, "drop_ships").cost == 4
    assert [offer(table, 0, card).military for card in ("rebel_miners", "pirate_world")] == [4 + 1, 0]


def test_new_sparta_settled_now_gives_no_military_until_the_next_settle() -> None:
    """POWER-3: nor do Terraforming Robots placed now draw; placed in Develop they draw in Settle."""
    game = scene(("epsilon_eridani space_marines", "gem_world"), ("new_sparta malevolent_lifeforms",))
    assert offer(game.table, 0, "malevolent_lifeforms").military == 3
    passes(answer(act(game, "produce", "settle"), 0, "settle new_sparta"), 1)
    assert offer(game.table, 0, "malevolent_lifeforms").military == 5
    hands = ("terraforming_robots refugee_world rebel_base new_earth",)
    game = act(scene(("old_earth", "new_sparta"), hands), "develop", "settle")
    passes(answer(game, 0, "develop terraforming_robots"), 1)
    answer(game, 0, "pay rebel_base new_earth")
    passes(answer(game, 0, "settle refugee_world"), 1)
    assert len(hand(game)) == 1
    game = act(scene(("old_earth", "gem_world"), ("space_marines star_nomad_lair rebel_base",)), "develop", "settle")
    answer(passes(answer(game, 0, "develop space_marines"), 1), 0, "pay rebel_base")
    assert "settle star_nomad_lair" in legal(game)


def test_powers_are_resolved_one_after_another() -> None:
    """POWER-7, POWER-6, CONSUME-10: a power takes all its goods before the next one is used."""
    mine = "free_trade_association new_vinland artist_colony gem_world"
    game = act(scene((mine, "new_sparta"), goods="new_vinland artist_colony gem_world"), "consume_2x", "settle")
    passes(game)
    answer(game, 0, "use new_vinland to consume")
    for text in ("use free_trade_association to consume", "done"):
        assert refusal(game, 0, text) == ("not-now", "CONSUME-2")
    answer(game, 0, "consume gem_world")
    assert loaded(game) == []
    assert chips(game) == 2 * 2


def test_a_power_works_in_its_phase_only_for_who_chose_it_or_not() -> None:
    """POWER-9, ROUND-3, ROUND-4: without Develop Interstellar Bank draws nothing; $ powers need a sale."""
    mine = "interstellar_bank spice_world new_economy"
    game = passes(act(scene((mine, "new_sparta")), "settle", "settle"))
    assert hand(game) == []
    game = passes(act(scene((mine, "new_sparta")), "settle", "develop"))
    assert len(hand(game)) == 1  # the other player chose Develop
    game = act(scene((mine, "new_sparta"), goods="spice_world"), "explore_5", "consume_2x")
    for seat in (0, 1):
        decision = game.decision(seat)
        assert decision is not None
        answer(game, seat, decision.legal[0].text)
    assert len(hand(game)) == 1 + 1  # Explore and New Economy; no sale
    assert loaded(game) == ["spice_world"]


def test_an_optional_power_that_is_needed_is_used() -> None:
    """POWER-8, POWER-5: Terraformed World revealed with 2 other cards in hand and Colony Ship."""
    game = scene(("earths_lost_colony colony_ship", "new_sparta"), ("terraformed_world rebel_base new_earth",))
    passes(answer(act(game, "produce", "settle"), 0, "settle terraformed_world"), 1)
    assert tableau(game) == ["earths_lost_colony", "terraformed_world"]
    assert len(hand(game)) == 2


# Hidden information.


def test_numbers_are_open_and_faces_are_not() -> None:
    """SECRET-1, SECRET-7, SECRET-2: no card id of hands, goods, supply or discards in another's view."""
    tableaus = ("old_earth gem_world", "new_sparta comet_zone")
    game = scene(tableaus, ("rebel_base tourist_world", "drop_ships"), goods="gem_world comet_zone", chips=(7, 3),
                 discards="public_works")  # fmt: skip
    view = RaceWire(RULES).view(game.view(0))
    assert [(seat.chips, len(seat.hand)) for seat in view.seats] == [(7, 2), (3, 1)]
    assert (view.pool, view.supply, view.discards) == (24 - 10, 114 - 4 - 3 - 2 - 1, 1)
    secret = {"drop_ships", "public_works"} | {
        RULES.keys[good] for seat in game.table.seats for good in seat.goods if good >= 0
    }
    shown = {card for seat in view.seats for card in (*seat.hand, *seat.looking) if card}
    assert shown == {"rebel_base", "tourist_world"}
    assert not secret - {"gem_world", "comet_zone"} & shown
    assert [card.good for card in view.seats[1].tableau] == [False, True]


def test_action_cards_are_secret_until_all_have_chosen() -> None:
    """SECRET-3, ACTION-1, ACTION-2."""
    game = scene(PAIR)
    answer(game, 0, "choose settle")
    assert [event for event in game.events(1) if isinstance(event, ActionsShown)] == []
    assert game.view(1).seats[0].actions == ()
    answer(game, 1, "choose explore_5")
    assert [event.actions for event in game.events(1) if isinstance(event, ActionsShown)] == [
        (("settle",), ("explore_5",))
    ]


def test_whether_a_card_is_placed_is_secret_too() -> None:
    """SECRET-4: who has nothing to place is asked as well."""
    game = act(scene(PAIR, ("", "refugee_world")), "settle", "settle")
    assert kinds(game) == ["place", "place"]
    before = game.view(0)
    answer(game, 1, "settle refugee_world")
    assert game.view(0) == before
    assert tableau(game, 1) == ["new_sparta"]


def test_cards_drawn_in_explore_are_seen_by_their_player() -> None:
    """SECRET-5."""
    game = act(scene(PAIR), "explore_5", "explore_1_1")
    assert [card is None for card in game.view(0).seats[1].looking] == [True] * 3
    assert None not in game.view(0).me.looking
    first = [RULES.keys[card] for card in game.table.seats[0].looking]
    answer(game, 0, f"keep {first[0]}")
    answer(game, 1, legal(game, 1)[0])
    assert game.view(1).seats[0].hand == (None,)
    assert [event for event in game.events(1) if isinstance(event, DiscardsSeen) and event.seat == 0] == []
    numbers = [(event.seat, event.number) for event in game.events(1) if isinstance(event, CardsDiscarded)]
    assert numbers == [(0, 6), (1, 1)]


def test_a_card_turned_up_is_seen_by_all() -> None:
    """CONSUME-18, SECRET-6: it is compulsory, and needs no good."""
    game = act(scene(("gambling_world", "new_sparta"), supply="rebel_base comet_zone"), "consume_2x", "produce")
    assert kinds(game) == ["guess"]  # the only power left
    assert refusal(game, 0, "done") == ("not-now", "CONSUME-17")
    answer(game, 0, "guess 6")
    told = [[event for event in game.events(seat) if isinstance(event, CardFlipped)] for seat in (0, 1)]
    assert told[0] == told[1]
    assert told[0][0].guess == 6


# Timing and rounds.


def test_who_draws_first_changes_only_who_gets_which_card() -> None:
    """TIMING-3, TIMING-1: numbers of cards are the same in either order."""
    ends = []
    for order in ((0, 1), (1, 0)):
        game = scene(("merchant_guild gem_world", "rebel_underground comet_zone"))
        game.table.order = order
        act(game, "produce", "explore_1_1")
        for seat in (0, 1):
            answer(game, seat, legal(game, seat)[0])
        seats = game.table.seats
        ends.append([(len(seat.hand), len(seat.loaded()), seat.chips) for seat in seats])
    assert ends[0] == ends[1] == [(1 + 2 + 1, 1, 0), (2 + 1 + 1, 1, 0)]


def test_how_to_pay_is_decided_after_the_reveal() -> None:
    """TIMING-4, DEVELOP-2, SETTLE-2: all see what was placed, then all pay at once."""
    hands = ("gem_world rebel_base new_earth comet_zone", "artist_colony tourist_world rebel_homeworld")
    game = act(scene(("old_earth", "epsilon_eridani"), hands), "settle", "settle")
    answer(game, 0, "settle gem_world")
    assert kinds(game) == ["place"]
    answer(game, 1, "settle artist_colony")
    assert kinds(game) == ["pay", "pay"]
    assert game.view(1).seats[0].tableau == RULES.numbers_of(["old_earth", "gem_world"])
    answer(game, 1, "pay tourist_world")
    assert len(hand(game, 1)) == 2  # carried out when all have answered
    answer(game, 0, "pay rebel_base new_earth")
    assert [len(hand(game, seat)) for seat in (0, 1)] == [1 + 1, 1 + 1]


def test_a_sale_comes_before_the_consume_powers() -> None:
    """TIMING-5, TRADE-1: New Economy's draw included."""
    mine = "new_economy galactic_trendsetters gem_world comet_zone"
    game = act(scene((mine, "new_sparta"), goods="gem_world comet_zone"), "consume_trade", "settle")
    passes(game)
    assert kinds(game) == ["sell"]
    assert refusal(game, 0, "use new_economy to draw") == ("not-now", "TRADE-1")
    answer(game, 0, "sell comet_zone")
    assert legal(game) == ["use new_economy to draw", "use galactic_trendsetters to consume"]


def test_who_chose_a_phase_has_its_bonus_and_nobody_else() -> None:
    """ROUND-5, ROUND-7, ROUND-4."""
    game = act(
        scene(("new_sparta", "epsilon_eridani space_marines"), ("rebel_fuel_cache", "star_nomad_lair")),
        "settle",
        "produce",
    )
    assert [game.view(0).seats[seat].bonus for seat in (0, 1)] == [(3,), ()]
    answer(game, 0, "settle rebel_fuel_cache")
    answer(game, 1, "settle star_nomad_lair")
    assert [len(hand(game, seat)) for seat in (0, 1)] == [1, 0]


def test_aids_at_the_table_are_no_actions() -> None:
    """ROUND-10, SECRET-2: nothing is asked about action cards, places of goods, piles or change."""
    game = scene(("old_earth gem_world", "new_sparta"), goods="gem_world", chips=(12, 0))
    for text in ("turn_over", "sort", "change 5", "look discards"):
        found = game.why(0, text)
        assert found is not None
        assert found.code == "not-understood"
    verbs = {kind.pattern.split()[0] for kind in RULES.choice_kinds}
    assert verbs == {"choose", "keep", "develop", "settle", "pass", "using", "pay", "sell", "use", "consume", "guess",
                     "produce", "later", "discard", "done"}  # fmt: skip
    assert chips(game) == 12


def test_one_round_after_another() -> None:
    """ROUND-1, ROUND-2, ROUND-9: choose, reveal, phases, discard, the card comes back, the end is checked."""
    game = scene(PAIR)
    for number in range(1, 16):
        assert game.table.round == number
        act(game, "produce", "consume_trade")
        assert game.view(0).seats[0].actions == ()  # the card came back
    assert not game.finished
    phases = [event.phase for event in game.all_events() if isinstance(event, PhaseBegan)]
    assert phases == ["consume", "produce"] * 15


@pytest.mark.parametrize(("players", "supply", "pool"), [(2, 100, 24), (3, 93, 36), (4, 86, 48)])
def test_the_set_up_in_numbers(players: int, supply: int, pool: int) -> None:
    """SETUP-2, SETUP-3, SETUP-5, SETUP-6, SETUP-7, SETUP-8: unused start worlds are in the supply."""
    game = Game.new(RULES, players, 5)
    table = game.table
    assert (len(table.supply), table.pool, table.discards) == (supply, pool, [])
    everything = [*table.supply, *(card for seat in table.seats for card in seat.hand)]
    assert sum(card in RULES.start_worlds for card in everything) == 5 - players
    assert kinds(game) == ["discard-start"] * players  # all at the same time
    for seat in range(players):
        answer(game, seat, f"discard {' '.join(hand(game, seat)[:2])}")
    goods = sum(len(seat.loaded()) for seat in table.seats)
    assert (len(table.discards), len(table.supply)) == (2 * players, supply - goods)
    assert {(len(seat.hand), seat.chips) for seat in table.seats} == {(4, 0)}


def test_the_good_of_alpha_centauri() -> None:
    """SETUP-9, SETUP-10: supply -1, one Rare Elements good in play."""
    for seed in range(20):
        game = Game.new(RULES, 2, seed)
        before = len(game.table.supply)
        for seat in (0, 1):
            answer(game, seat, f"discard {' '.join(hand(game, seat)[:2])}")
        there = "alpha_centauri" in (*tableau(game), *tableau(game, 1))
        assert [*loaded(game), *loaded(game, 1)] == ["alpha_centauri"] * there
        assert len(game.table.supply) == before - there
    assert RULES.cards[RULES.index["alpha_centauri"]].good == 1
