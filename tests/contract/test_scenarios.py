"""Scenarios of a stranger's game: tables laid out by hand, and chance that is set beforehand."""

from __future__ import annotations

from typing import Self

import pytest

from starcup import JournalError, StarcupError
from starcup.making import AnyStep
from starcup.testing import GameScenario, fixed_game, play
from tests.kernel.toy import CARDS, Push, ToyRules, ToyTable, ToyView

RULES = ToyRules()


class Scenario(GameScenario[ToyTable, ToyView]):
    """Seat 0 has won a card, and may roll; seats have the hands that were described."""

    def __init__(self) -> None:
        super().__init__(RULES)
        self._hands: dict[int, tuple[int, ...]] = {}

    def hand(self, seat: int, *cards: int) -> Self:
        self.once(f"hand {seat}")
        self._hands[seat] = cards
        return self

    def lay_out(self) -> tuple[ToyTable, list[str]]:
        table = RULES.begin(2, seed=1)
        table.at_stake = 5
        for seat, cards in self._hands.items():
            table.seats[seat].hand = cards
        return table, [f"hand {seat}: no card is 13" for seat, cards in self._hands.items() if 13 in cards]

    def steps(self, table: ToyTable) -> list[AnyStep]:
        return [Push(0)]


def test_a_table_is_laid_out_and_begun_any_number_of_times() -> None:
    scenario = Scenario().hand(0, 4).adjust(lambda table: setattr(table, "at_stake", table.at_stake + 2))
    for _ in range(2):
        game = play(scenario.begin(), "stop")
        assert (game.finished, game.table.seats[0].hand, game.table.seats[0].score) == (True, (4,), 7)
    scenario.done()


def test_what_is_set_comes_and_what_never_comes_is_an_error() -> None:
    scenario = Scenario().chance("die 6", "die 2")
    assert play(scenario.begin(), "roll", "roll", "stop").table.seats[0].score == 13
    scenario.done()
    with pytest.raises(AssertionError, match="told, and never rolled or drawn: 'die 2'"):
        play(scenario.begin(), "roll", "stop")
    with pytest.raises(AssertionError, match="'die 2'"):
        scenario.done()
    game = Scenario().chance("die 3").begin(outside_chance=True)
    play(game, "roll", "roll")
    assert game.chance is not None and game.table.at_stake == 8


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(StarcupError, match=r"^chance: expected an outcome as journals write it: .*; found 'die'$"):
        Scenario().chance("die")
    with pytest.raises(JournalError, match=r"'six' is no outcome of 'die'"):
        Scenario().chance("die six")
    with pytest.raises(StarcupError, match=r"^hand 0: described before$"):
        Scenario().hand(0, 4).hand(0)
    with pytest.raises(StarcupError, match=r"^impossible scenario: hand 0: no card is 13; hand 1: no card is 13$"):
        Scenario().hand(0, 13).hand(1, 13, *range(CARDS)).begin()
    with pytest.raises(StarcupError, match=r"^impossible scenario: a hand of 4 cards$"):
        Scenario().hand(1, *range(CARDS + 1)).begin()


def test_a_new_game_has_the_draws_that_are_told() -> None:
    game = fixed_game(RULES, "card 0 9", "card 0 8", "card 0 8", "card 1 1", players=2, seed=3)
    assert (game.table.seats[0].hand, game.table.seats[1].hand[0]) == ((8, 8, 9), 1)
    with pytest.raises(JournalError, match="the game draws 'card 0' here, the journal says 'card 1'"):
        fixed_game(RULES, "card 1 9")
