"""Set-up, actions, the hand limit, reshuffling and the end (SETUP, ACTION, ROUND, DISCARD, DECK, END)."""

from __future__ import annotations

import pytest

from starcup import Game, StarcupError
from tests.race.scenes import RULES, act, answer, chips, hand, kinds, legal, refusal, scene, tableau

PAIR = ("old_earth", "new_sparta")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_deals_start_worlds_hands_and_pool(players: int) -> None:
    """SETUP-2, SETUP-5 to SETUP-8."""
    game = Game.new(RULES, players, 11)
    table = game.table
    assert kinds(game) == ["discard-start"] * players
    assert {len(seat.hand) for seat in table.seats} == {6}
    assert len(table.supply) == 114 - 7 * players
    for seat in range(players):
        game.submit(seat, game.waiting()[0].legal[0])
    assert {len(seat.hand) for seat in table.seats} == {4}
    assert table.pool == 12 * players
    assert len(table.discards) == 2 * players
    assert all(RULES.cards[seat.tableau[0]].start >= 0 for seat in table.seats)


def test_the_game_is_for_two_to_four() -> None:
    """SETUP-1."""
    for players in (1, 5):
        with pytest.raises(StarcupError, match="the game is for 2 to 4"):
            Game.new(RULES, players, 1)


def test_alpha_centauri_starts_with_a_good_and_earths_lost_colony_without() -> None:
    """SETUP-9, SETUP-10."""
    found = {}
    for seed in range(12):
        game = Game.new(RULES, 4, seed)
        for seat in range(4):
            game.submit(seat, game.waiting()[0].legal[0])
        for owner in game.table.seats:
            found[RULES.keys[owner.tableau[0]]] = bool(owner.loaded())
    assert found == {
        "old_earth": False,
        "epsilon_eridani": False,
        "alpha_centauri": True,
        "new_sparta": False,
        "earths_lost_colony": False,
    }


def test_two_of_the_cards_dealt_are_discarded_whatever_their_order() -> None:
    """SETUP-7."""
    game = Game.new(RULES, 2, 11)
    first, second = hand(game)[:2]
    assert refusal(game, 0, f"discard {first}") == ("too-few", "SETUP-7")
    assert refusal(game, 0, "choose develop")[1] == "SETUP-7"
    answer(game, 0, f"discard {second} {first}")
    assert len(hand(game)) == 6  # not before all have chosen


def test_seven_actions_every_round() -> None:
    """ACTION-3, ACTION-5."""
    game = scene(PAIR)
    everything = legal(game)
    assert everything == [
        "choose explore_5", "choose explore_1_1", "choose develop", "choose settle", "choose consume_trade",
        "choose consume_2x", "choose produce",
    ]  # fmt: skip
    act(game, "consume_trade", "consume_trade")
    assert game.table.round == 2
    assert legal(game) == everything
    assert refusal(game, 0, "pass") == ("not-now", "ACTION-1")


def test_an_action_may_be_changed_until_all_have_chosen() -> None:
    """ACTION-4, SECRET-3."""
    game = scene(PAIR)
    before = game.view(1)
    game.submit(0, "choose settle")
    assert game.view(1) == before
    game.undo(0)
    act(game, "produce", "produce")
    assert game.table.round == 2


def test_a_phase_that_nobody_chose_is_skipped_and_one_that_two_chose_occurs_once() -> None:
    """ROUND-3, ROUND-6, ROUND-8."""
    game = scene(("old_earth interstellar_bank", "new_sparta"))
    act(game, "explore_5", "explore_1_1")
    assert game.table.occurring == (0,)
    assert [len(seat.looking) for seat in game.table.seats] == [7, 3]
    assert hand(game) == []


def test_down_to_ten_cards_all_at_once() -> None:
    """DISCARD-2, DISCARD-4."""
    worlds = [card.key for card in RULES.cards if card.is_world and card.start < 0]
    game = scene(PAIR, (" ".join(worlds[:13]), " ".join(worlds[13:23])))
    act(game, "produce", "produce")
    assert kinds(game) == ["discard-limit"]
    assert refusal(game, 0, f"discard {worlds[0]}") == ("too-few", "DISCARD-2")
    answer(game, 0, f"discard {' '.join(worlds[:3])}")
    assert hand(game) == worlds[3:13]
    assert len(hand(game, 1)) == 10


def test_the_discards_become_the_supply_at_once() -> None:
    """DECK-1, DECK-2."""
    game = scene(("merchant_guild", "new_sparta"), supply="gem_world", discards="rebel_base public_works tourist_world")
    act(game, "produce", "consume_2x")
    assert len(hand(game)) == 2
    assert "gem_world" in hand(game)
    assert (len(game.table.supply), len(game.table.discards)) == (2, 0)


def test_nothing_is_drawn_when_there_are_no_cards_and_nothing_is_owed() -> None:
    """DECK-4."""
    game = scene(("merchant_guild gem_world", "new_sparta"), supply="")
    act(game, "produce", "consume_2x")
    assert hand(game) == []
    assert game.table.seats[0].loaded() == []
    assert game.table.round == 2


NINE = "space_marines export_duties interstellar_bank investment_credits research_labs drop_ships gem_world comet_zone"


def test_twelve_cards_end_the_game_after_the_round() -> None:
    """END-1, END-2, END-3."""
    eleven = f"old_earth {NINE} mining_world spice_world"
    game = scene((eleven, "new_sparta"), ("expedition_force", ""))
    act(game, "develop", "produce")
    answer(game, 0, "develop expedition_force")
    answer(game, 1, "pass")
    assert game.finished
    assert len(tableau(game)) == 12
    assert game.table.scores == tuple(score.total for score in RULES.scores(game.table))
    assert RULES.end_reasons(game.table) == ("tableau",)


def test_a_card_that_left_the_tableau_does_not_count_for_the_end() -> None:
    """END-5, PAY-16."""
    eleven = f"old_earth colony_ship {NINE} spice_world"
    game = scene((eleven, "new_sparta"), ("mining_world", ""))
    act(game, "settle", "settle")
    answer(game, 1, "pass")
    answer(game, 0, "settle mining_world")  # without a card to pay with, Colony Ship has to be used
    assert len(tableau(game)) == 11
    assert "colony_ship" not in tableau(game)
    assert not game.finished


def test_the_pool_running_out_ends_the_game_and_everybody_is_paid() -> None:
    """END-6, END-7."""
    tableaus = "galactic_trendsetters gem_world", "merchant_world"
    game = scene(tableaus, ("", "rebel_base"), goods="gem_world", pool=2)
    act(game, "consume_2x", "produce")
    assert kinds(game) == ["consume"]
    answer(game, 1, "use merchant_world to discard", "discard rebel_base")
    assert game.finished
    assert (chips(game, 0), chips(game, 1), game.table.pool) == (4, 1, -3)
    assert RULES.end_reasons(game.table) == ("pool",)


def test_one_left_in_the_pool_plays_on() -> None:
    """END-1."""
    game = scene(PAIR, pool=1)
    act(game, "produce", "produce")
    assert not game.finished


def test_the_turn_order_begins_with_the_lowest_start_world() -> None:
    """TIMING-2."""
    game = Game.new(RULES, 3, 1, outside_chance=True)
    for world in ("new_sparta", "old_earth", "earths_lost_colony"):
        assert game.chance is not None
        assert game.chance.kind.startswith("start-world")
        game.resolve(RULES.index[world])
    assert game.table.order == (1, 2, 0)
    drawing = []
    while game.chance is not None:
        drawing.append(game.chance.kind)
        game.resolve(game.chance.options[0])
    assert drawing == ["card 0"] * 6 + ["card 1"] * 6 + ["card 2"] * 6  # set-up goes by seat number


def test_phases_come_in_their_order_and_everybody_acts() -> None:
    """ROUND-1, ROUND-2, ROUND-4, ROUND-5, TIMING-1."""
    game = act(scene(PAIR), "settle", "explore_5")
    assert game.table.occurring == (0, 2)
    assert kinds(game) == ["keep", "keep"]
    assert [len(seat.looking) for seat in game.table.seats] == [2, 7]
    for seat in (0, 1):
        decision = game.decision(seat)
        assert decision is not None
        game.submit(seat, decision.legal[0])
    assert kinds(game) == ["place", "place"]


def test_thirteen_cards_in_the_last_round() -> None:
    """END-4."""
    game = scene((f"old_earth {NINE} mining_world spice_world", "new_sparta"), ("expedition_force refugee_world", ""))
    act(game, "develop", "settle")
    answer(game, 0, "develop expedition_force")
    answer(game, 1, "pass")
    answer(game, 0, "settle refugee_world")
    answer(game, 1, "pass")
    assert game.finished
    assert len(tableau(game)) == 13
