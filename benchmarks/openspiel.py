"""Measure the cost of states in OpenSpiel: `python -m benchmarks.openspiel`.

Random games; CPU time, all games in turn, medians of rounds. A step lists the legal actions, or outcomes, and applies
one of them; each state in which a seat acts is also copied and observed by that seat. "bare" is the same game played by
`starcup.playout`, per answer, including the rolls and draws that follow. OpenSpiel's own games are for comparison;
those whose names begin with `python_` are written in Python too.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import pyspiel
from open_spiel.python.games import block_dominoes, liars_poker

from starcup import Game, Rng, games, playout
from starcup_rl import openspiel

OURS = ("race", "tiny-epic", "roll")
THEIRS = ("python_block_dominoes", "python_liars_poker", "backgammon", "gin_rummy")
REGISTERED = (block_dominoes, liars_poker)
"""The modules that register games when they are imported."""
COLUMNS = ("step", "clone", "infostate", "tensor", "bare")


class Timed:
    """CPU time of calls by name."""

    def __init__(self) -> None:
        self.times: dict[str, float] = {}
        self.counts: dict[str, int] = {}

    def call(self, name: str, call: Callable[..., Any], *arguments: object) -> Any:
        start = time.process_time()
        result = call(*arguments)
        self.times[name] = self.times.get(name, 0.0) + time.process_time() - start
        self.counts[name] = self.counts.get(name, 0) + 1
        return result

    def us(self, name: str) -> float:
        return self.times[name] / self.counts[name] * 1e6 if name in self.times else 0.0


def on(state: Any, pick: float) -> None:
    """Apply the legal action, or outcome, at a place in [0, 1)."""
    if state.is_chance_node():
        left = pick
        for value, weight in state.chance_outcomes():  # noqa: B007 - the last one is used
            left -= weight
            if left < 0:
                break
        state.apply_action(value)
    else:
        legal = state.legal_actions()
        state.apply_action(legal[int(pick * len(legal))])


def play(game: Any, seed: int, seconds: float) -> Timed:
    """Play random games for some seconds of CPU time."""
    timed, rng, state = Timed(), random.Random(seed), game.new_initial_state()
    kind, end = game.get_type(), time.process_time() + seconds
    while time.process_time() < end:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.current_player() >= 0:
            seat = state.current_player()
            timed.call("clone", state.clone)
            if kind.provides_information_state_string:
                timed.call("infostate", state.information_state_string, seat)
            if kind.provides_observation_tensor:
                timed.call("tensor", state.observation_tensor, seat)
        timed.call("step", on, state, rng.random())
    return timed


def bare(key: str, seed: int, seconds: float) -> float:
    """Return the microseconds that an answer takes in the game itself."""
    ruleset, end, answers, start = games.find(key).load(), time.process_time() + seconds, 0, time.process_time()
    while time.process_time() < end:
        seed += 1
        answers += playout(Game.new(ruleset, 2, seed, log=False), Rng(seed))
    return (time.process_time() - start) / answers * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    plan = parser.parse_args()
    rows: dict[str, list[dict[str, float]]] = {}
    named = {openspiel.openspiel_name(key): key for key in OURS}
    for number in range(plan.rounds):
        for name in (*named, *THEIRS):
            timed = play(pyspiel.load_game(name), number, plan.seconds)
            row = {column: timed.us(column) for column in COLUMNS}
            if name in named:
                row["bare"] = bare(named[name], number * 1_000, plan.seconds)
            rows.setdefault(name, []).append(row)
    print(f"{'µs, random games':<28}" + "".join(f"{column:>10}" for column in COLUMNS))
    for name, rounds in rows.items():
        medians = [median(row[column] for row in rounds) for column in COLUMNS]
        print(f"{name:<28}" + "".join(f"{value:>10.1f}" if value else f"{'–':>10}" for value in medians))


if __name__ == "__main__":
    main()
