"""Measure random play in Starcup, OpenSpiel, RLCard and PettingZoo: a Markdown table of decisions per CPU second.

python benchmarks/comparison.py starcup openspiel
uv run --isolated --no-project --with rlcard --with 'setuptools<81' python benchmarks/comparison.py rlcard
uv run --isolated --no-project --with pettingzoo --with pygame python benchmarks/comparison.py pettingzoo

The games differ, so a decision of one is not as much as one of another. "Bare" is a game played at random; "seen" the
same with what a learner gets of each decision: an observation as numbers, and what is legal. One process, two seconds
for each figure, through the library's own interface for Python.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

SECONDS = 2.0
Play = Callable[[random.Random], int]
"""A function that plays a whole game at random, and returns the number of its decisions."""
Row = tuple[str, str, Play | None, Play | None]
"""The row of a game: library, name, and how it is played, bare and seen; None: there is no such way."""


def rate(play: Play | None) -> str:
    """Return the decisions per CPU second; empty without a way to play."""
    if play is None:
        return ""
    rng, decisions = random.Random(1), 0
    play(rng)  # what is loaded late
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        decisions += play(rng)
    return f"{decisions / spent:,.0f}"


def drawn(mask: Any, rng: random.Random) -> int:
    """Return a legal action."""
    (legal,) = mask.nonzero()
    return int(legal[rng.randrange(len(legal))])


def seen_in(env: Any) -> Play:
    """Return how a game is played in an environment of PettingZoo."""

    def play(rng: random.Random) -> int:
        env.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, cut_off, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(None if over or cut_off else drawn(mask, rng))
            decisions += not (over or cut_off)
        return decisions

    return play


def starcup() -> Iterator[Row]:
    from starcup import Game, games
    from starcup_rl import turn_env

    def bare(key: str) -> Play:
        rules = games.find(key).load()

        def play(rng: random.Random) -> int:
            game, decisions = Game.new(rules, 2, rng.randrange(1 << 30), log=False), 0
            while pending := game.waiting():
                legal = pending[0].legal
                game.submit(pending[0].seat, legal[rng.randrange(len(legal))])
                decisions += 1
            return decisions

        return play

    for key in ("race", "tiny-epic", "roll"):
        title = games.find(key).title
        yield "Starcup", f"{title}, actions by numbers", bare(key), seen_in(turn_env(key, players=2))
        yield "Starcup", f"{title}, actions by a menu", None, seen_in(turn_env(key, players=2, actions="menu"))


def openspiel() -> Iterator[Row]:
    import pyspiel

    def playing(name: str, *, seen: bool) -> Play:
        game = pyspiel.load_game(name)
        observed = game.get_type().provides_observation_tensor

        def play(rng: random.Random) -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                    continue
                if seen:
                    state.observation_tensor() if observed else state.information_state_tensor()
                    state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
            return decisions

        return play

    for name in ("leduc_poker", "hearts", "gin_rummy", "backgammon"):
        yield "OpenSpiel (C++)", name, playing(name, seen=False), playing(name, seen=True)


def rlcard() -> Iterator[Row]:
    import rlcard as library

    def seen(name: str) -> Play:
        env = library.make(name)

        def play(rng: random.Random) -> int:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        return play

    for name in ("leduc-holdem", "uno", "gin-rummy", "doudizhu"):
        yield "RLCard", name, None, seen(name)


def pettingzoo() -> Iterator[Row]:
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    for name, module in (("tictactoe_v3", tictactoe_v3), ("connect_four_v3", connect_four_v3)):
        yield "PettingZoo", name, None, seen_in(module.env())


LIBRARIES = {"starcup": starcup, "openspiel": openspiel, "rlcard": rlcard, "pettingzoo": pettingzoo}


def main() -> None:
    if not sys.argv[1:] or not set(sys.argv[1:]) <= set(LIBRARIES):
        sys.exit(f"expected some of {', '.join(LIBRARIES)}")
    print("| library | game | bare | seen |")
    print("| --- | --- | --- | --- |")
    for name in sys.argv[1:]:
        for library, game, bare, seen in LIBRARIES[name]():
            print(f"| {library} | {game} | {rate(bare)} | {rate(seen)} |", flush=True)


if __name__ == "__main__":
    main()
