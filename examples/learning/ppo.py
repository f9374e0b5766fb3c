"""A learner in one file: PPO by self-play, from nothing to a player that beats a bot.

    python examples/learning/ppo.py --game race --against greedy --minutes 60

It plays many games at once against itself, with one net for all seats, and makes actions that turned out better than
expected likelier. It knows nothing about the game: observations are numbers, and actions are a menu of numbers of
choices, each of which has an embedding that the net learns. From time to time it plays against a bot and logs the share
of games won.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from tensorboardX import SummaryWriter

from starcup_bots.training.curve import drawn_curve
from starcup_rl import Batch, GameBatch, Task, WorkerBatch

parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
parser.add_argument("--game", default="race", help="the key of an installed game")
parser.add_argument("--players", type=int, default=2, help="the number of seats")
parser.add_argument("--against", default="greedy", help="the bot to measure by")
parser.add_argument("--minutes", type=float, default=60.0, help="how long to learn")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--workers", type=int, default=2, help="processes that play; 0: this one")
parser.add_argument("--games", type=int, default=256, help="games at once")
parser.add_argument("--steps", type=int, default=128, help="actions in each game between two updates")
parser.add_argument("--slots", type=int, default=32, help="the places of a menu")
parser.add_argument("--width", type=int, default=256, help="the width of the net")
parser.add_argument("--vector", type=int, default=64, help="the numbers in the vector of a choice")
parser.add_argument("--rate", type=float, default=7e-4, help="how far an update goes at first; it falls to a tenth")
parser.add_argument("--epochs", type=int, default=2, help="how often a sample is used")
parser.add_argument("--minibatches", type=int, default=16)
parser.add_argument("--clip", type=float, default=0.2)
parser.add_argument("--trace", type=float, default=0.95, help="lambda of the advantages")
parser.add_argument("--entropy", type=float, default=0.01)
parser.add_argument("--points", type=float, default=0.02, help="what a point ahead counts beside the win")
parser.add_argument("--every", type=float, default=300.0, help="seconds between two measures")
parser.add_argument("--matches", type=int, default=200, help="games of a measure")
parser.add_argument("--out", type=Path, default=Path("runs/ppo"), help="a folder for logs, weights and the curve")

Params = dict[str, Any]


class Samples(NamedTuple):
    """Observations, actions and results of some steps; arrays have a row for each step and a column for each game."""

    seen: np.ndarray
    menu: np.ndarray
    action: np.ndarray
    chance: np.ndarray
    worth: np.ndarray
    seat: np.ndarray
    reward: np.ndarray
    ended: np.ndarray


def init(key: jax.Array, inputs: int, choices: int, width: int, vector: int) -> Params:
    """Return a new net."""
    keys = jax.random.split(key, 6)

    def layer(key: jax.Array, fan_in: int, fan_out: int, gain: float = 1.0) -> dict[str, jax.Array]:
        return {"w": jax.random.normal(key, (fan_in, fan_out)) * gain / fan_in**0.5, "b": jnp.zeros(fan_out)}

    return {
        "first": layer(keys[0], inputs, width, 2**0.5),
        "second": layer(keys[1], width, width, 2**0.5),
        "query": layer(keys[2], width, vector),
        "choices": jax.random.normal(keys[3], (choices + 1, vector)) * 0.05,
        "liking": jnp.zeros(choices + 1),
        "worth": layer(keys[4], width, 1, 0.1),
    }


def linear(layer: dict[str, jax.Array], x: jax.Array) -> jax.Array:
    return x @ layer["w"] + layer["b"]


def normal(x: jax.Array) -> jax.Array:
    return (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5)


def forward(params: Params, seen: jax.Array, menu: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the logits of the slots of menus, and the values of the positions."""
    x = seen.astype(jnp.float32)
    x = jnp.sign(x) * jnp.log1p(jnp.abs(x))
    x = jax.nn.relu(normal(linear(params["first"], x)))
    x = x + jax.nn.relu(normal(linear(params["second"], x)))
    query = linear(params["query"], x)
    logits = jnp.einsum("nw,nsw->ns", query, params["choices"][menu]) / query.shape[-1] ** 0.5 + params["liking"][menu]
    return jnp.where(menu < 0, -1e9, logits), linear(params["worth"], x)[:, 0]


@jax.jit
def act(params: Params, key: jax.Array, seen: jax.Array, menu: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Return a sampled action for each position, its log probability, and the value of the position."""
    logits, worth = forward(params, seen, menu)
    action = jax.random.categorical(key, logits)
    chances = jax.nn.log_softmax(logits)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], worth


@jax.jit
def best(params: Params, seen: jax.Array, menu: jax.Array) -> jax.Array:
    """Return the likeliest action for each position."""
    return forward(params, seen, menu)[0].argmax(-1)


def advantages(samples: Samples, players: int, trace: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the advantage of each action, the target of its value, and whether these are known.

    A seat's next position is the next one in which it acts. They are not known for the last action of a seat in an
    unfinished game, which is left out.
    """
    steps, games = samples.seat.shape
    rows = np.arange(games)
    following, gained = np.full((games, players), np.nan), np.zeros((games, players))
    reward = np.zeros((games, players))
    better = np.zeros((steps, games))
    known = np.ones((steps, games), bool)
    for step in range(steps - 1, -1, -1):
        over = samples.ended[step]
        following[over], gained[over], reward[over] = 0.0, 0.0, samples.reward[step][over]
        seat, worth = samples.seat[step], samples.worth[step]
        after = following[rows, seat]
        known[step] = ~np.isnan(after)
        delta = np.where(known[step], reward[rows, seat] + after - worth, 0.0)
        better[step] = gained[rows, seat] = delta + trace * gained[rows, seat]
        following[rows, seat], reward[rows, seat] = worth, 0.0
    return better, better + samples.worth, known


def loss(
    params: Params, batch: tuple[jax.Array, ...], clip: float, entropy: float
) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:
    """Return the PPO loss of a minibatch, the entropy, and how far the policy has moved."""
    seen, menu, action, chance, better, came, weight = batch
    logits, worth = forward(params, seen, menu)
    chances = jax.nn.log_softmax(logits)
    now = jnp.take_along_axis(chances, action[:, None], 1)[:, 0]
    ratio = jnp.exp(now - chance)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - clip, 1 + clip) * better)
    spread = -(jnp.exp(chances) * jnp.where(menu < 0, 0.0, chances)).sum(-1)
    many = weight.sum()

    def mean(values: jax.Array) -> jax.Array:
        return (values * weight).sum() / many

    total = -mean(gain) + 0.5 * mean((worth - came) ** 2) - entropy * mean(spread)
    return total, (mean(spread), mean(chance - now))


def update_with(optimiser: optax.GradientTransformation, clip: float, entropy: float) -> Any:
    """Return the function that updates the net with a minibatch."""

    @jax.jit
    def update(params: Params, state: Any, batch: tuple[jax.Array, ...]) -> tuple[Params, Any, Any]:
        gradient, about = jax.grad(loss, has_aux=True)(params, batch, clip, entropy)
        change, state = optimiser.update(gradient, state)
        return optax.apply_updates(params, change), state, about

    return update


def collected(batch: Batch, params: Params, key: jax.Array, steps: int, points: float) -> Samples:
    """Return the samples of some steps in all games."""
    rows: list[tuple[np.ndarray, ...]] = []
    arrays = batch.arrays
    for draw in jax.random.split(key, steps):
        seen, menu, seat = arrays.observations.copy(), arrays.menus.copy(), arrays.seats.copy()
        action, chance, worth = (np.asarray(part) for part in act(params, draw, seen, menu))
        batch.step(action)
        ended, scores = arrays.ended.copy(), arrays.scores
        ahead = scores - (scores.sum(1, keepdims=True) - scores) / max(1, scores.shape[1] - 1)
        rows.append((seen, menu, action, chance, worth, seat, arrays.rewards + points * ahead, ended))
    return Samples(*(np.stack(column) for column in zip(*rows, strict=True)))


def won(task: Task, params: Params, bot: str, games: int, seed: int) -> float:
    """Return the share of games that the net wins against a bot: 0.5 means equal strength."""
    batch = GameBatch(task, min(games, 100), seed=seed, opponents=bot)
    arrays, gained = batch.arrays, list[float]()
    while len(gained) < games:
        seat = arrays.seats.copy()
        batch.step(np.asarray(best(params, arrays.observations, arrays.menus)))
        gained += [float(arrays.rewards[game, seat[game]]) for game in np.flatnonzero(arrays.ended)]
    return float(np.mean(gained[:games])) / 2 + 0.5


def learned(
    params: Params, state: Any, update: Any, samples: Samples, args: argparse.Namespace, rng: np.random.Generator
) -> tuple[Params, Any, dict[str, float]]:
    """Return the net after learning from samples, and statistics of the update."""
    better, came, known = advantages(samples, args.players, args.trace)
    better = (better - better[known].mean()) / (better[known].std() + 1e-8)
    parts = (samples.seen, samples.menu, samples.action, samples.chance, better, came, known)
    flat = [part.reshape(-1, *part.shape[2:]) for part in parts]
    flat[3:] = [part.astype(np.float32) for part in flat[3:]]
    size = len(flat[0]) // args.minibatches
    for _ in range(args.epochs):
        for rows in rng.permutation(len(flat[0]))[: size * args.minibatches].reshape(-1, size):
            params, state, (entropy, moved) = update(params, state, tuple(part[rows] for part in flat))
    explained = 1 - float(np.var(came - samples.worth) / (np.var(came) + 1e-8))
    return params, state, {"entropy": float(entropy), "moved": float(moved), "explained": explained}


def main() -> None:
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    task = Task(game=args.game, players=args.players, actions="menu", slots=args.slots)
    batch: Batch = (
        WorkerBatch(task, args.games, workers=args.workers, seed=args.seed)
        if args.workers
        else GameBatch(task, args.games, seed=args.seed)
    )
    key, rng = jax.random.key(args.seed), np.random.default_rng(args.seed)
    params = init(key, task.observation_size, task.more, args.width, args.vector)
    optimiser = optax.chain(
        optax.clip_by_global_norm(0.5), optax.inject_hyperparams(optax.adam)(learning_rate=args.rate, eps=1e-5)
    )
    state, update = optimiser.init(params), update_with(optimiser, args.clip, args.entropy)
    writer, course = SummaryWriter(str(args.out)), list[dict[str, float]]()
    began, measured, seen, games, last = time.monotonic(), -args.every, 0, 0, False
    while not last:
        seconds = time.monotonic() - began
        last = seconds >= 60 * args.minutes
        if last or seconds - measured >= args.every:
            measured = seconds
            share = won(task, params, args.against, args.matches, args.seed + 1_000_000)
            print(f"{seconds / 60:5.1f} min  {games:8,} games  {share:6.1%} won against {args.against}", flush=True)
            writer.add_scalar(f"won/{args.against}", share, seen)
            course.append({"seconds": seconds, "games": games, "samples": seen, "won": share})
            (args.out / "log.jsonl").write_text("".join(json.dumps(row) + "\n" for row in course))
            (args.out / "curve.svg").write_text(drawn_curve(course, args.against))
            leaves = jax.tree_util.tree_leaves_with_path(params)
            np.savez(args.out / "weights.npz", **{jax.tree_util.keystr(path): leaf for path, leaf in leaves})
        state[1].hyperparams["learning_rate"] = args.rate * max(0.1, 1 - seconds / (60 * args.minutes))
        key, now = jax.random.split(key)
        samples = collected(batch, params, now, args.steps, args.points)
        params, state, how = learned(params, state, update, samples, args, rng)
        seen, games = seen + samples.seat.size, games + int(samples.ended.sum())
        how["samples per second"] = seen / (time.monotonic() - began)
        for name, value in how.items():
            writer.add_scalar(f"learning/{name}", value, seen)
    writer.close()
    batch.close()


if __name__ == "__main__":
    main()
