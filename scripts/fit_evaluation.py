"""Fit the worth of a position to the ends of games between players `normal`: weights, and the spread of a search.

    uv run python scripts/fit_evaluation.py --games 2500

At the start of every round each seat's position terms are noted, and at the end its lead over the best of the others.
Least squares on four of five games give the weights of the terms, by their differences between two seats; the odds that
a lead wins are fitted after that. What is printed is measured on every fifth game, which no weight has seen. So that
positions differ from those that the player itself likes to reach, one selection in six is made at random. Seeds are
never those that strength is measured with (below 1,000,000).
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from starcup import Game, Rng
from starcup.roll import RollGame, RollRuleset, final_scores
from starcup_bots import bot_seed
from starcup_bots.roll.planner import PlannerBot, personality
from starcup_bots.roll.planner.position_terms import POSITION_TERMS
from starcup_bots.roll.planner.prospect import Prospect
from starcup_bots.search.odds import STEEPNESS

Floats = NDArray[np.float64]
Note = tuple[list[float], float]
"""The terms of a seat, and the rounds left as it sees them."""


def noted(rules: RollRuleset, seed: int) -> tuple[list[tuple[Note, Note]], int]:
    """Play one game of two; return both seats' notes for each round, and the lead of the first at the end."""
    character, rng = personality("normal"), Rng(seed)
    game: RollGame = Game.new(rules, 2, seed)
    bots = [PlannerBot(bot_seed(seed, seat), character) for seat in range(2)]
    notes: list[tuple[Note, Note]] = []
    seen = 0
    while pending := game.waiting():
        if game.table.round > seen:
            seen = game.table.round
            prospects = [Prospect(game.view(seat), character) for seat in range(2)]
            one, other = (([term(each) for term in POSITION_TERMS.values()], each.rounds_left) for each in prospects)
            notes.append((one, other))
        decision = pending[0]
        choice = bots[decision.seat].choose(decision, game.view(decision.seat))
        if decision.kind == "select" and not rng.below(6):
            choice = rng.choice(decision.legal)
        game.submit(decision.seat, choice)
    scores = [one.total for one in final_scores(game.table)]
    return notes, scores[0] - scores[1]


def gathered(first: int, games: int) -> tuple[Floats, Floats, Floats, NDArray[np.bool_]]:
    """Return for each round of each game: differences of terms, rounds left, the lead at the end, held out or not."""
    rules = RollRuleset.load(["base"])
    terms: list[list[float]] = []
    left: list[float] = []
    leads: list[float] = []
    held_out: list[bool] = []
    for number in range(games):
        notes, lead = noted(rules, first + number)
        for (one, one_left), (other, other_left) in notes:
            terms.append([mine - theirs for mine, theirs in zip(one, other, strict=True)])
            left.append((one_left + other_left) / 2)
            leads.append(lead)
            held_out.append(number % 5 == 0)
    return np.array(terms), np.array(left), np.array(leads, dtype=float), np.array(held_out)


def odds(worth: Floats, left: Floats, spread: float, by_round: float) -> Floats:
    """Return the win probability of a difference in worth, as the search reckons it."""
    return np.asarray(1 / (1 + np.exp(-STEEPNESS * worth / (spread + by_round * left))))


def surprise(guessed: Floats, leads: Floats) -> float:
    """Return the error of guessed odds: the mean of minus the logarithm (0.693 for a coin)."""
    won = 0.5 + 0.5 * np.sign(leads)
    kept = np.clip(guessed, 1e-9, 1 - 1e-9)
    return float(-(won * np.log(kept) + (1 - won) * np.log(1 - kept)).mean())


def explained(worth: Floats, leads: Floats) -> float:
    """Return the share of the leads' squares that is explained."""
    return float(1 - ((leads - worth) ** 2).sum() / (leads**2).sum())


def main() -> None:
    """Play, fit, and print values for players.toml and the settings of the search."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--first-seed", type=int, default=3_000_000)
    options = parser.parse_args()
    terms, left, leads, held_out = gathered(options.first_seed, options.games)
    known = personality("normal").position
    present = terms @ np.array([known.get(term, 0.0) for term in POSITION_TERMS])
    weights, *_ = np.linalg.lstsq(terms[~held_out], leads[~held_out])
    worth = terms @ weights
    spreads = [(a / 4, b / 8) for a in range(1, 40) for b in range(24)]
    used = ~held_out
    spread, by_round = min(spreads, key=lambda one: surprise(odds(worth[used], left[used], *one), leads[used]))
    for name, value in (("present", present), ("fitted", worth)):
        told = surprise(odds(value, left, spread, by_round)[held_out], leads[held_out])
        print(f"# {name}: explains {explained(value[held_out], leads[held_out]):.3f} of the leads; surprise {told:.3f}")
    print(
        f"# games {options.games}, seeds from {options.first_seed}, {len(leads)} positions, {held_out.sum()} held out"
    )
    print(f"# spread = {spread}, spread_by_round = {by_round}")
    print("[normal.position]")
    for term, weight in zip(POSITION_TERMS, weights, strict=True):
        print(f"{term} = {weight:.2f}")


if __name__ == "__main__":
    main()
