"""The end of a game in which no planet is left (END-8)."""

from __future__ import annotations

from starcup_tiny_epic import events
from tests.tiny_epic.scenes import answer, heard, scene


def test_without_a_planet_the_round_is_the_last_one() -> None:
    """END-8: row and deck are empty, nobody has 21 VP: the round is played to its end, then the missions are shown."""
    table = scene().row("").deck("", others="removed").empire(0, energy=3)
    game = table.turn(0, "energy energy").rolls(1, "energy energy energy energy").begin()
    answer(game, 0, "end turn")

    assert game.table.active == 1
    answer(game, 1, "end turn")
    assert game.finished
    assert len(heard(game, events.MissionsShown)) == 1
    assert game.table.winners == (0,) or game.table.scores[0] < game.table.scores[1]


def test_with_a_planet_left_the_game_goes_on() -> None:
    """END-8, COLONY-12: one planet in the row is enough."""
    table = scene().row("helios").deck("", others="removed")
    game = table.turn(1, "energy energy").begin()
    answer(game, 1, "end turn")

    assert not game.finished
    assert game.table.active == 0
