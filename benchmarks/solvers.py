"""What OpenSpiel's algorithms make of the micro games: `python -m benchmarks.solvers`.

Each game is loaded by OpenSpiel from its tree as a file of Gambit's format. A row tells how much a seat gains on
average by answering the policy as best it can (exploitability), after so many iterations, and the seconds of CPU time.
All three games take about a quarter of an hour on one core; `--games race --only cfr mccfr` takes some seconds. PSRO
needs cvxpy, ecos and networkx besides, AlphaZero chex and flax; what can't be imported is told, and left out.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms import ismcts, mcts

from starcup import games
from starcup_rl.efg import efg
from starcup_rl.openspiel import openspiel_name
from starcup_rl.tree import END, GameTree, grow

GAMES = ("roll", "race", "tiny-epic")
TABULAR = (1, 10, 100, 1_000)
"""The iterations of CFR after which it is told how far it has come: each goes through the whole tree."""
SAMPLED = (100, 1_000, 10_000, 100_000)
"""Those of MCCFR, which each go through some lines of play."""
POLICIES = (1, 5, 10, 20)
"""Those of PSRO: each adds a policy for each seat."""
SIMULATIONS = (10, 100, 1_000)
"""Those of searches for each of their choices."""
UCT = 2.0
"""The constant of exploration of searches."""
NEAR = 2_000
"""The iterations of CFR+ after which a policy counts as an equilibrium."""

Policy = NDArray[np.float64]
Row = tuple[str, int, float, float]
"""An algorithm, iterations, exploitability, seconds."""


class Micro:
    """A micro game: its tree, and the game that OpenSpiel has loaded from it.

    ``states`` are OpenSpiel's states of the nodes at which a seat has a choice, ``nodes`` those nodes by information
    set, ``near`` is a policy close to an equilibrium.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.tree: GameTree = grow(games.find(key).load([f"{key}-micro"]))
        self.game: Any = pyspiel.load_efg_game(efg(self.tree, key))
        self.states: dict[int, Any] = {}
        self.nodes: dict[int, list[int]] = {}
        self._visit(0, self.game.new_initial_state())
        solver = pyspiel.CFRPlusSolver(self.game)
        for _ in range(NEAR):
            solver.evaluate_and_update_policy()
        self.near = self.policy_of(solver.average_policy().action_probabilities)

    def _visit(self, node: int, state: Any) -> None:
        """Note the states of a node and of those that follow."""
        place = int(self.tree.places[node])
        children = self.tree.children(node)
        if self.tree.seats[node] >= 0 and len(children) > 1:
            self.states[node] = state
            self.nodes.setdefault(place, []).append(node)
        for child, action in zip(children, self.actions(node, state), strict=True):
            self._visit(child, state.child(action))

    def actions(self, node: int, state: Any) -> list[int]:
        """Return OpenSpiel's numbers of what may happen at a node, in the order of the tree."""
        place, seat = int(self.tree.places[node]), int(self.tree.seats[node])
        if seat == END:
            return []
        words = self.tree.information_sets[place].choices if seat >= 0 else self.tree.draws[place].outcomes
        numbers = {state.action_to_string(action): action for action in state.legal_actions()}
        return [numbers[word] for word in words]

    def policy_of(self, asked: Callable[[Any], Mapping[int, float]], seat: int | None = None) -> Policy:
        """Return the policy that a function of states gives, for one seat or all; where it is not asked, random play.

        Args:
            asked: returns the probability of each action, by OpenSpiel's number.
            seat: that of the only seat for which it is asked.
        """
        policy = self.tree.uniform()
        for place, nodes in self.nodes.items():
            if seat in (None, self.tree.information_sets[place].seat):
                state, first = self.states[nodes[0]], self.tree.starts[place]
                shares = asked(state)
                for branch, action in enumerate(self.actions(nodes[0], state)):
                    policy[first + branch] = shares.get(action, 0)
        return policy

    def resampler(self, seed: int) -> Callable[[Any, int], Any]:
        """Return a function that draws a state which a seat can't tell from its own, as likely as in random play."""
        rng, reach = np.random.default_rng(seed), self.tree.reach(self.tree.uniform())
        by_text = {self.states[nodes[0]].information_state_string(): nodes for nodes in self.nodes.values()}
        likely = {place: reach[nodes] / reach[nodes].sum() for place, nodes in self.nodes.items()}

        def resample(state: Any, seat: int) -> Any:
            nodes = by_text[state.information_state_string()]
            return self.states[nodes[rng.choice(len(nodes), p=likely[int(self.tree.places[nodes[0]])])]].clone()

        return resample


def headlines(micro: Micro) -> Iterator[str]:
    """The exploitability of random play, and of a policy close to an equilibrium, as it is and unmixed; the value."""
    tree, unmixed = micro.tree, np.zeros_like(micro.near)
    for first, last in zip(tree.starts, tree.starts[1:], strict=False):
        unmixed[first + np.argmax(micro.near[first:last])] = 1
    yield f"random play {tree.exploitability(tree.uniform()):.4f}"
    yield f"CFR+ after {NEAR:,} iterations {tree.exploitability(micro.near):.6f}"
    yield f"unmixed {tree.exploitability(unmixed):.4f}"
    yield f"value of seat 0 {tree.value(micro.near)[0]:+.4f}"


def solved(
    micro: Micro, name: str, step: Callable[[], object], average: Callable[[], Any], told: Sequence[int]
) -> Iterator[Row]:
    """Yield what an algorithm of OpenSpiel has come to after some numbers of iterations."""
    spent, done = 0.0, 0
    for number in told:
        began = time.process_time()
        for _ in range(number - done):
            step()
        done, spent = number, spent + time.process_time() - began
        yield name, number, pyspiel.exploitability(micro.game, average()), spent


def cfr(micro: Micro) -> Iterator[Row]:
    """CFR and CFR+, which go through the whole tree in each iteration."""
    for name, kind in (("CFR", pyspiel.CFRSolver), ("CFR+", pyspiel.CFRPlusSolver)):
        solver = kind(micro.game)
        yield from solved(micro, name, solver.evaluate_and_update_policy, solver.average_policy, TABULAR)


def mccfr(micro: Micro) -> Iterator[Row]:
    """MCCFR with external and with outcome sampling."""
    kinds = ("external", pyspiel.ExternalSamplingMCCFRSolver), ("outcome", pyspiel.OutcomeSamplingMCCFRSolver)
    for name, kind in kinds:
        solver = kind(micro.game, seed=1)
        yield from solved(micro, f"MCCFR, {name} sampling", solver.run_iteration, solver.average_policy, SAMPLED)


def psro(micro: Micro) -> Iterator[Row]:
    """PSRO with exact best responses, and equilibria of the meta-game by linear programming."""
    import_module("ecos")  # the solver of linear programs that OpenSpiel asks for by name
    from open_spiel.python import policy as policies
    from open_spiel.python.algorithms import exploitability, policy_aggregator
    from open_spiel.python.algorithms.psro_v2 import best_response_oracle, psro_v2

    random.seed(1)
    np.random.seed(1)
    at_random = policies.TabularPolicy(micro.game)
    oracle = best_response_oracle.BestResponseOracle(best_response_backend="cpp", game=micro.game, policy=at_random)
    with contextlib.redirect_stdout(io.StringIO()):
        solver = psro_v2.PSROSolver(
            micro.game,
            oracle,
            initial_policies=[at_random.__copy__() for _ in range(2)],
            training_strategy_selector="probabilistic",
            meta_strategy_method="nash",
            sims_per_entry=1_000,
            number_policies_selected=1,
            sample_from_marginals=True,
        )
    spent, done = 0.0, 0
    for number in POLICIES:
        began = time.process_time()
        with contextlib.redirect_stdout(io.StringIO()):
            for _ in range(number - done):
                solver.iteration()
        done, spent = number, spent + time.process_time() - began
        aggregator = policy_aggregator.PolicyAggregator(micro.game)
        mixed = aggregator.aggregate(range(2), solver.get_policies(), solver.get_meta_strategies())
        yield "PSRO", number, exploitability.exploitability(micro.game, mixed), spent


def search(micro: Micro) -> Iterator[Row]:
    """IS-MCTS, asked once at each information set; worlds are drawn as likely as they are in random play."""
    for number in SIMULATIONS:
        generator = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(
            micro.game,
            mcts.RandomRolloutEvaluator(1, generator),
            UCT,
            number,
            random_state=generator,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
        )
        bot.set_resampler(micro.resampler(1))
        began = time.process_time()
        policy = micro.policy_of(lambda state, bot=bot: dict(bot.get_policy(state)))  # type: ignore[misc]
        yield "IS-MCTS", number, micro.tree.exploitability(policy), time.process_time() - began


def peeking(micro: Micro) -> Iterator[str]:
    """MCTS, which searches the true state with all that is hidden in it, against a policy close to an equilibrium."""
    value = micro.tree.value(micro.near)
    bounds = [gain(micro, seat, lambda node, gains: float(np.max(gains))) for seat in (0, 1)]
    yield f"a fair player can expect {value[0]:+.3f} and {value[1]:+.3f}, one who sees all at most {shown(bounds)}"
    for number in SIMULATIONS:
        bot = pyspiel.MCTSBot(micro.game, pyspiel.RandomRolloutEvaluator(1, 1), UCT, number, 100, False, 1, False)

        def choose(node: int, gains: Sequence[float], bot: Any = bot) -> float:
            state = micro.states[node]
            return gains[micro.actions(node, state).index(bot.step(state))]

        yield f"{number} simulations: {shown([gain(micro, seat, choose) for seat in (0, 1)])}"


def gain(micro: Micro, seat: int, choose: Callable[[int, Sequence[float]], float]) -> float:
    """Return what a seat can expect that knows the node at which it is, if the other plays close to an equilibrium.

    Args:
        micro: the game.
        seat: the number of the seat.
        choose: returns one of the gains that its choices at a node bring.
    """
    tree, worth = micro.tree, micro.tree.returns[:, seat].copy()
    steps = tree.steps(micro.near)
    for node in range(len(worth) - 1, -1, -1):
        children = tree.children(node)
        if children and tree.seats[node] == seat:
            gains = worth[children].tolist()
            worth[node] = choose(node, gains) if len(gains) > 1 else gains[0]
        elif children:
            worth[node] = steps[children] @ worth[children]
    return float(worth[0])


def shown(gains: Sequence[float]) -> str:
    """Return the gains of both seats as text."""
    return " and ".join(f"{gain:+.3f}" for gain in gains)


def alphazero(micro: Micro) -> Iterator[str]:
    """What AlphaZero needs: its modules, and observations as tensors, which the game in Python has."""
    kind = micro.game.get_type()
    yield f"{kind.information}, {kind.chance_mode}"
    try:
        from open_spiel.python.algorithms.alpha_zero import alpha_zero  # noqa: F401
    except ImportError as error:
        yield f"it can't be imported: {error}"
    in_python = pyspiel.load_game(f"{openspiel_name(micro.key)}(packs={micro.key}-micro)")
    for name, game in (("from the tree", micro.game), ("in Python", in_python)):
        try:
            yield f"the game {name}: observations {game.observation_tensor_shape()}"
        except pyspiel.SpielError as error:
            yield f"the game {name}: {error}"


ROWS: Mapping[str, Callable[[Micro], Iterator[Row]]] = {"cfr": cfr, "mccfr": mccfr, "psro": psro, "ismcts": search}
LINES: Mapping[str, Callable[[Micro], Iterator[str]]] = {"mcts": peeking, "alphazero": alphazero}


def main() -> None:
    """Print the figures of each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--only", nargs="+", choices=[*ROWS, *LINES], default=[*ROWS, *LINES])
    arguments = parser.parse_args()
    for key in arguments.games:
        micro = Micro(key)
        print(f"\n## {key}: {micro.tree.size}")
        print(*headlines(micro), sep="; ", flush=True)
        for name in arguments.only:
            try:
                if name in ROWS:
                    for algorithm, number, distance, seconds in ROWS[name](micro):
                        print(f"{algorithm:<26}{number:>8,}{distance:>10.4f}{seconds:>9.1f} s", flush=True)
                else:
                    print(*(f"{name}: {line}" for line in LINES[name](micro)), sep="\n", flush=True)
            except ImportError as error:
                print(f"{name}: left out, since {error.name} is missing")


if __name__ == "__main__":
    main()
