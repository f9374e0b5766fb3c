"""Trees as files of Gambit's format, and what OpenSpiel's solvers make of them."""

import re

import numpy as np
import pytest

from starcup import games
from starcup_rl.efg import efg
from starcup_rl.tree import CHANCE, END, Draw, GameTree, InformationSet, grow

pyspiel = pytest.importorskip("pyspiel")


@pytest.fixture(scope="module")
def race() -> GameTree:
    """The tree of the micro ruleset of Race."""
    return grow(games.find("race").load(["race-micro"]))


def test_the_file_has_a_line_for_each_node(race: GameTree) -> None:
    lines = efg(race, "Race").splitlines()
    assert lines[0] == 'EFG 2 R "Race" { "Seat 0" "Seat 1" }'
    kinds = [line[0] for line in lines[2:]]
    assert kinds == ["t" if seat == END else "c" if seat == CHANCE else "p" for seat in race.seats]
    owners = {re.match(r'p "" (\d+) (\d+) ', line) for line in lines[2:] if line.startswith("p")}
    assert len({match.groups() for match in owners if match}) == len(race.information_sets)


def test_quotation_marks_and_backslashes_are_kept() -> None:
    rows = np.array([[-1, 0, -1, 0, 0], [0, 0, 0, 0, 1], [1, 0, -2, -1, 2], [1, 1, -2, -1, 2]], np.int32).T
    gains = np.array([[0, 0], [0, 0], [1, -1], [-1, 1]], float)
    sets, draws = (InformationSet(0, ('say "no"', "back\\slash"), 0),), (Draw("coin", ("one",), (1.0,)),)
    parents, branches, seats, places, depths = rows
    tree = GameTree(2, parents, branches, seats, places, depths, gains, sets, draws)
    assert efg(tree, "A").splitlines()[2:] == [
        'c "" 1 "coin" { "one" 1/1 } 0',
        'p "" 1 1 "" { "say \\"no\\"" "back\\\\slash" } 0',
        't "" 1 "" { 1, -1 }',
        't "" 2 "" { -1, 1 }',
    ]


def test_openspiel_finds_the_same_exploitability(race: GameTree) -> None:
    game = pyspiel.load_efg_game(efg(race, "Race"))
    theirs = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert theirs == pytest.approx(race.exploitability(race.uniform()))
    assert game.max_game_length() == race.size.depth


def test_counterfactual_regret_minimisation_comes_close_to_an_equilibrium(race: GameTree) -> None:
    game = pyspiel.load_efg_game(efg(race, "Race"))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.03


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "value"), [("roll", -1 / 7), ("race", 0), ("tiny-epic", 0.4605)], ids=["roll", "race", "tiny-epic"]
)
def test_each_micro_game_has_its_value_and_needs_a_mixed_policy(key: str, value: float) -> None:
    tree = grow(games.find(key).load([f"{key}-micro"]))
    game = pyspiel.load_efg_game(efg(tree, key))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(150):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.exploitability(game, policy) < 0.004
    values = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    assert values == pytest.approx([value, -value], abs=0.004)


@pytest.mark.slow
@pytest.mark.thorough
def test_the_game_in_python_is_the_same_game(race: GameTree) -> None:
    """OpenSpiel's Python game leaves out questions with one answer, and is worth the same."""
    import starcup_rl.openspiel  # noqa: F401

    game = pyspiel.load_game("python_starcup_race(packs=race-micro)")
    theirs = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert theirs == pytest.approx(race.exploitability(race.uniform()))
