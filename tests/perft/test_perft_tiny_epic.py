"""Exact counts of legal lines of Tiny Epic Galaxies on small positions, each worked out by hand beside it."""

from __future__ import annotations

from math import comb

import pytest

from starcup import Game
from starcup.testing import count_lines
from starcup.testing.perft import Lines
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic.testing import Scenario


@pytest.fixture(scope="module")
def rules() -> EpicRuleset:
    return EpicRuleset.load()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_keeps_one_of_two_missions(rules: EpicRuleset, players: int) -> None:
    """2 for each seat, whatever the others keep: 2 ** n."""
    assert count_lines(Game.new(rules, players, 1), players).lines == 2**players


def bare(rules: EpicRuleset) -> Scenario:
    """Two planets in the row whose actions do nothing by themselves for empires like these, and nothing to follow."""
    return Scenario(rules).row("helios jakks").deck("", others="removed").empire(1, culture=0)


def test_moves_from_the_galaxy(rules: EpicRuleset) -> None:
    """Two ships in the galaxy, two planets: to land or to orbit at each, 4 moves.

    Landing on Jakks (advance a diplomacy ship: none is there) asks nothing; neither does Helios without a deck: it
    removes the planet of the row that has no ship, and there is one, Jakks: use or decline.
    """
    game = bare(rules).turn(0, "move").begin()
    game.submit(0, "activate move")
    assert count_lines(game, 1).lines == 4


def test_dice_are_activated_in_any_order(rules: EpicRuleset) -> None:
    """Energy and move, of which energy asks nothing; re-rolls and the end of the turn are counted, too.

    Activate energy, then: activate move, re-roll, end turn (3). Activate move, then one of 4 moves (4). Re-roll: one of
    3 sets of two different dice (3). End turn, and the other one, who rolls only moves, activates one, re-rolls,
    converts or ends its turn (4).
    """
    game = bare(rules).turn(0, "move energy").rolls(1, "move move move move").begin()
    assert count_lines(game, 2).lines == 3 + 4 + 3 + 4


def test_rerolls_are_multisets_of_faces(rules: EpicRuleset) -> None:
    """Of move move energy: (2 + 1) x (1 + 1) - 1 sets, at least one die."""
    game = bare(rules).turn(0, "move move energy").begin()
    game.submit(0, "re-roll")
    assert count_lines(game, 1).lines == 5


def test_a_reroll_rolls_each_die(rules: EpicRuleset) -> None:
    """Two dice in order, 6 x 6 lines; as they lie unused, C(6 + 1, 2) multisets."""
    game = bare(rules).turn(0, "move move").begin(outside_chance=True)
    game.submit(0, "re-roll")
    game.submit(0, "re-roll move move")
    assert count_lines(game, 0) == Lines(36, comb(7, 2))


def test_the_converter_takes_two_and_turns_a_third(rules: EpicRuleset) -> None:
    """Of move move energy culture two go in; as faces, these are MM, ME, MC, EC.

    Two dice of different faces are left after MM (E C), ME (M C) and MC (M E): 2 x 5 ways to turn one; after EC two
    moves: 1 x 5. 3 x 10 + 5.
    """
    game = bare(rules).turn(0, "move move energy culture").begin()
    game.submit(0, "convert")
    assert count_lines(game, 2).lines == 35


def test_ships_advance_on_tracks_of_their_kind(rules: EpicRuleset) -> None:
    """Helios and Jakks both have diplomacy tracks: one of two ships."""
    table = bare(rules).empire(0, ships="helios.orbit, jakks.orbit").turn(0, "diplomacy")
    game = table.begin()
    game.submit(0, "activate diplomacy")
    assert count_lines(game, 1) == Lines(2, 2)


def test_an_upgrade_is_paid_in_one_resource(rules: EpicRuleset) -> None:
    """Energy or culture for level 2; no colony."""
    game = bare(rules).empire(0, energy=2, culture=2).turn(0, "colony").begin()
    game.submit(0, "activate colony")
    assert count_lines(game, 1) == Lines(2, 2)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_followers_decide_one_after_the_other(rules: EpicRuleset, players: int) -> None:
    """Each of the others follows an energy die or passes: 2 ** (n - 1)."""
    game = Scenario(rules, players).turn(0, "energy").begin()
    game.submit(0, "activate energy")
    assert count_lines(game, players - 1) == Lines(2 ** (players - 1), 2 ** (players - 1))


DEEP = [(1, 1, 4, 464), (1, 2, 4, 487), (2, 3, 4, 753), (3, 5, 4, 809)]
"""Seed, players, depth and lines; these are not worked out by hand: they tell when something has changed."""


@pytest.mark.parametrize("seed, players, depth, lines", DEEP)
def test_deeper_counts_stay(rules: EpicRuleset, seed: int, players: int, depth: int, lines: int) -> None:
    """From the first turn on."""
    game = Game.new(rules, players, seed)
    while game.waiting()[0].kind == "mission":
        game.submit(game.waiting()[0].seat, game.waiting()[0].legal[0])
    assert count_lines(game, depth).lines == lines
