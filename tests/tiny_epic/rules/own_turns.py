"""The turn of seat 0 laid out for a rule; the others have no culture, so that nobody else is asked."""

from __future__ import annotations

from starcup_tiny_epic.testing import EpicGame, Scenario
from tests.tiny_epic.rules.turns import have
from tests.tiny_epic.scenes import RULES, answer

__all__ = ["alone", "do", "have", "own_turn"]


def alone(players: int = 2) -> Scenario:
    """Return a bare table on which the other seats can follow nothing."""
    table = Scenario(RULES, players)
    for number in range(1, players):
        table.empire(number, energy=0, culture=0)
    return table


def own_turn(
    dice: str,
    *,
    row: str = "helios jakks gort vizcarra",
    energy: int = 2,
    culture: int = 1,
    level: int = 1,
    ships: str = "",
    colonies: str = "",
    bay: str = "",
    rerolls: int = 0,
) -> EpicGame:
    """Return a game in the turn of seat 0, with these unused dice."""
    there = " ".join(key for key in row.split() if key not in colonies.split())
    table = alone().row(there)
    table.empire(0, energy=energy, culture=culture, level=level, ships=ships, colonies=colonies)
    return table.turn(0, dice, bay=bay, rerolls=rerolls).begin()


def do(game: EpicGame, *texts: str) -> EpicGame:
    """Give answers of seat 0, and return the game; its invariants hold after each."""
    for text in texts:
        answer(game, 0, text)
        assert game.ruleset.faults(game.table) == []
    return game
