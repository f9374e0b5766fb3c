"""The set-up of a game (SETUP)."""

from __future__ import annotations

import pytest

from starcup import BadArgument, Game, StarcupError
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.terms import DICE, FACES, ROW, SHIPS
from starcup_tiny_epic.testing import EpicGame
from tests.tiny_epic.scenes import RULES, answer, heard, kinds, legal

PLAYERS = range(2, 6)


def new(players: int, seed: int = 3) -> EpicGame:
    """Return a new game."""
    return Game.new(RULES, players, seed)


def keep_missions(game: EpicGame) -> EpicGame:
    """Let each seat keep its first mission, and return the game."""
    for seat in range(game.table.players):
        answer(game, seat, legal(game, seat)[0])
    return game


def test_1_to_5_play() -> None:
    """SETUP-1."""
    for players in range(1, 6):
        assert len(new(players).view(0).empires) == max(2, players)
    for players in (0, 6):
        with pytest.raises((BadArgument, StarcupError)):
            new(players)


def test_the_contents_of_the_box() -> None:
    """SETUP-2: 40 planets, 12 missions, 7 dice, 20 ships; a rebel board on the back of each of the 5 mats."""
    assert (len(RULES.planets), len(RULES.missions), len(RULES.boards), DICE) == (40, 12, 5, 7)
    assert SHIPS * 5 == 20


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_a_mat_and_tokens_of_his_own(players: int) -> None:
    """SETUP-3, SETUP-4: empires go by the numbers of the seats, which stand for colours."""
    empires = new(players).table.empires
    assert len(empires) == len(set(map(id, empires))) == players
    assert sum(len(empire.ships) + (SHIPS - len(empire.ships)) for empire in empires) == SHIPS * players


@pytest.mark.parametrize("players", [1, *PLAYERS])
def test_what_each_player_starts_with(players: int) -> None:
    """SETUP-5, SETUP-6, SETUP-7: two ships in the galaxy, E2 C1, the star."""
    for empire in new(players).table.empires[:players]:
        assert (empire.home(), len(empire.ships)) == (2, 2)
        assert (empire.energy, empire.culture) == (2, 1)
        assert (empire.level, empire.vp, empire.colonies) == (1, 0, ())


@pytest.mark.parametrize(("players", "row", "deck"), [(1, 4, 36), (2, 4, 36), (3, 5, 35), (4, 6, 34), (5, 6, 34)])
def test_the_row_is_laid_out_from_the_shuffled_deck(players: int, row: int, deck: int) -> None:
    """SETUP-8, SETUP-9: players + 2 cards, but only 6 with 5 players; 3 players: 5 planets."""
    game = new(players)
    assert (len(game.table.row), len(game.table.deck)) == (row, deck)
    assert sorted((*game.table.row, *game.table.deck)) == list(range(40))
    assert heard(game, events.RowLaidOut)[0].planets == tuple(RULES.keys[planet] for planet in game.table.row)
    assert len({new(players, seed).table.row for seed in range(20)}) > 15


@pytest.mark.parametrize("players", [1, *PLAYERS])
def test_the_planets_of_the_row_are_free_from_the_first_turn_on(players: int) -> None:
    """SETUP-10."""
    for seed in range(40):
        game = new(players, seed)
        if players > 1:
            keep_missions(game)
        (decision,) = game.waiting()
        if "activate move" in [choice.text for choice in decision.legal]:
            answer(game, decision.seat, "activate move")
            row = [RULES.keys[planet] for planet in game.table.row]
            assert set(legal(game, decision.seat)) == {
                f"move galaxy to {key}.{kind}" for key in row for kind in ("orbit", "surface")
            }
            return
    raise AssertionError("no seed rolls a move")


def test_the_control_mat_is_empty() -> None:
    """SETUP-11: until the first roll."""
    table = new(3).table
    assert (table.unused, table.bay, table.spent, table.given_up) == ((), (), 0, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_keeps_one_of_two_missions(players: int) -> None:
    """SETUP-12."""
    game = new(players)
    dealt = [empire.dealt for empire in game.table.empires]
    assert all(len(two) == 2 for two in dealt)
    assert len({mission for two in dealt for mission in two}) == 2 * players
    assert legal(game, 0) == [f"keep {RULES.mission_keys[mission]}" for mission in dealt[0]]
    keep_missions(game)
    for empire, two in zip(game.table.empires, dealt, strict=True):
        assert (empire.mission, empire.discarded) == two
        assert empire.dealt == ()


def test_all_choose_their_missions_before_the_first_turn() -> None:
    """SETUP-13: no die is rolled while one choice is missing; in any order."""
    game = new(4)
    assert kinds(game) == ["mission"] * 4
    for seat in (2, 0, 3):
        answer(game, seat, legal(game, seat)[1])
        assert game.table.unused == ()
        assert heard(game, events.TurnBegan) == []
    answer(game, 1, legal(game, 1)[0])
    assert kinds(game) == ["turn"]
    assert len(game.table.unused) == 4
    assert all(0 <= face < len(FACES) for face in game.table.unused)


@pytest.mark.parametrize("players", PLAYERS)
def test_other_missions_and_pieces_stay_out_of_the_game(players: int) -> None:
    """SETUP-14."""
    game = keep_missions(new(players))
    empires, table = game.table.empires, game.table
    undealt = set(table.missions)
    assert undealt.isdisjoint({empire.mission for empire in empires} | {empire.discarded for empire in empires})
    assert len(undealt) == (6 if players == 2 else 12) - 2 * players
    assert len(table.row) == ROW[players]
