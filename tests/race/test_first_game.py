"""The first game, with preset hands (SETUP-11 to SETUP-13)."""

from __future__ import annotations

import pytest

from starcup import Game, Rng
from starcup_race.events import CardsSeen
from starcup_race.testing import RaceGame
from tests.race.scenes import RULES, hand, kinds, loaded, tableau, variant
from tests.random_games import play

FIRST = variant(first_game=True)
HANDS = {
    "epsilon_eridani": {"public_works", "colony_ship", "gem_world", "rebel_fuel_cache"},
    "alpha_centauri": {"mining_robots", "expedition_force", "comet_zone", "rebel_miners"},
    "new_sparta": {"export_duties", "new_military_tactics", "former_penal_colony", "malevolent_lifeforms"},
    "earths_lost_colony": {"space_marines", "contact_specialist", "avian_uplift_race", "spice_world"},
}


def first(players: int, seed: int = 1) -> RaceGame:
    return Game.new(FIRST, players, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_worlds_are_numbered_from_one(players: int) -> None:
    """SETUP-11: Old Earth is number 0, and not among them."""
    dealt = set()
    for seed in range(10):
        game = first(players, seed)
        worlds = [tableau(game, seat)[0] for seat in range(players)]
        assert sorted(RULES.cards[RULES.index[world]].start for world in worlds) == list(range(1, players + 1))
        dealt.add(tuple(worlds))
    assert len(dealt) > 1  # they are dealt by chance


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_hand_goes_with_its_start_world(players: int) -> None:
    """SETUP-12: nothing is dealt or discarded."""
    game = first(players)
    assert kinds(game) == ["action"] * players
    for seat in range(players):
        assert set(hand(game, seat)) == HANDS[tableau(game, seat)[0]]
        assert [set(event.cards) for event in game.events(seat) if isinstance(event, CardsSeen)] == [
            set(hand(game, seat))
        ]
    assert game.table.discards == []


@pytest.mark.parametrize(("players", "supply"), [(2, 103), (3, 98), (4, 93)])
def test_all_other_cards_are_the_supply(players: int, supply: int) -> None:
    """SETUP-13: of 2 players 114 - 2 - 8 less the good of Alpha Centauri."""
    game = first(players)
    assert (len(game.table.supply), game.table.discards) == (supply, [])
    (owner,) = [seat for seat in range(players) if tableau(game, seat) == ["alpha_centauri"]]
    assert loaded(game, owner) == ["alpha_centauri"]
    unseen = {*game.table.supply, *(good for seat in game.table.seats for good in seat.goods)}
    assert {RULES.index["old_earth"], RULES.index["public_works"]} <= unseen  # of two copies one is in a hand
    assert FIRST.faults(game.table) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_first_game_is_played_saved_and_replayed(players: int) -> None:
    game = first(players)
    play(game, Rng(players))
    assert game.finished
    assert Game.load(FIRST, game.save()).save() == game.save()
    assert Game.replay(FIRST, game.journal_text()).save() == game.save()


def test_what_others_have_in_hand_is_not_shown() -> None:
    """SECRET-1, SETUP-12."""
    view = first(2).view(0)
    assert view.seats[1].hand == (None,) * 4
