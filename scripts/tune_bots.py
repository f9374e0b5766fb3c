"""Tune the numbers of the player `normal`, by letting variants of it play the present one and the greedy player.

    uv run --group tune python scripts/tune_bots.py --minutes 30 --keep tuned.toml
    uv run --group tune python scripts/tune_bots.py --game tiny-epic --minutes 30 --keep tuned.toml

Every trial plays the same seeds, each twice with the seats exchanged, and is worth its mean lead in VP, long leads
counting less. The best trials are then played again on further seeds against the present player; only what wins there
too is kept. Seeds of tuning (from --first-seed on) are never those that strength is measured with (below 1,000,000).
The file that is kept holds the numbers, and under [tuned] the seeds, the trials and what the study found; its content
goes into players.toml of the game's players, what stands under [tuned] as a comment.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from statistics import mean

import optuna
from attrs import asdict

from starcup import Ruleset, games
from starcup_bots import Bot, BotKind, available, bot_seed, play, summary
from starcup_bots.roll.planner import PlannerBot, personality
from starcup_bots.tables import NumbersT, with_numbers
from starcup_race.bots.bot import RaceBot
from starcup_race.bots.numbers import numbers as race_numbers
from starcup_tiny_epic.bots.bot import EpicBot
from starcup_tiny_epic.bots.numbers import numbers as epic_numbers

TUNED = (
    "player.short_credit", "player.spare_credit", "player.recruiting_short", "player.recruiting", "player.rounds",
    "player.die", "player.most_die", "player.site", "player.effort", "player.begun", "player.good", "player.scout",
    "player.queue", "player.empty_stack", "player.worth_it", "player.bad_tile", "player.queueing",
    "tile.dice_granted", "tile.site", "tile.colour_match", "tile.reassigning", "tile.discounts", "tile.income",
    "tile.consuming", "tile.trading", "tile.other_powers", "tile.bonus_now", "tile.bonus_to_come",
    "wishes.explore", "wishes.worker", "wishes.completes", "wishes.room", "wishes.good",
)  # fmt: skip
"""The numbers of Roll that are tuned by default; of other games all are."""
STEADY = 12.0
"""The lead in VP that counts three quarters."""
AGAIN = 3
"""The number of the best trials that are played again."""


class Tuning:
    """The tuning of a player ``normal`` that weighs choices by a table of numbers.

    Args:
        game: the key of its game.
        numbers: returns the numbers of a player by its name.
        player: makes a player from a seed and numbers.
        tuned: the names of the numbers that are tuned by default; all if not given.
    """

    def __init__(
        self,
        game: str,
        numbers: Callable[[str], NumbersT],
        player: Callable[[int, NumbersT], Bot],
        tuned: Sequence[str] = (),
    ) -> None:
        present = numbers("normal")
        self.rules: Ruleset = games.find(game).load()
        self.known = dict(named(asdict(present)))
        self.tuned: Sequence[str] = tuned or tuple(self.known)
        self.player: Callable[[int, Mapping[str, float]], Bot] = lambda seed, changed: player(
            seed, with_numbers(present, changed)
        )


def named(numbers: Mapping[str, object], table: str = "") -> Iterator[tuple[str, float]]:
    """Yield each number of a player but his noise, named as in the file."""
    for name, number in numbers.items():
        if isinstance(number, Mapping):
            yield from named(number, f"{table}{name}.")
        elif isinstance(number, int | float) and not isinstance(number, bool) and name != "noise":
            yield f"{table}{name}", float(number)


TUNINGS: Mapping[str, Callable[[], Tuning]] = {
    "roll": lambda: Tuning("roll", personality, PlannerBot, TUNED),
    "race": lambda: Tuning("race", race_numbers, RaceBot),
    "tiny-epic": lambda: Tuning("tiny-epic", epic_numbers, EpicBot),
}
"""The tuning of each game by its key."""


@cache
def kind(name: str, game: str) -> BotKind:
    """Return a kind of bot; looking for it takes as long as a quarter of a game."""
    return available(game)[name]


def lead(tuning: Tuning, changed: Mapping[str, float], seed: int, other: str) -> float:
    """Return the lead of changed numbers in two games with one seed, the seats exchanged; long leads count less."""
    found, rival = 0.0, kind(other, tuning.rules.game)
    for seat in (0, 1):
        bots = [tuning.player(bot_seed(seed, 0), changed), rival.make(bot_seed(seed, 1))]
        scores = summary(play(tuning.rules, bots[::-1] if seat else bots, seed)).scores
        found += math.tanh((scores[seat] - scores[1 - seat]) / STEADY)
    return found / 2


def match(tuning: Tuning, changed: Mapping[str, float], seeds: Sequence[int], others: Sequence[str]) -> float:
    """Return the mean lead over seeds, the opponents taken in turn."""
    return mean(lead(tuning, changed, seed, others[seed % len(others)]) for seed in seeds)


def around(trial: optuna.Trial, name: str, present: float) -> float:
    """Return a number to try: within half and double the present one, or around 0."""
    if abs(present) < 1e-9:
        return float(trial.suggest_float(name, -0.2, 0.2))
    ends = sorted((present * 0.5, present * 2.0))
    return float(trial.suggest_float(name, ends[0], ends[1]))


def main() -> None:
    """Tune, play the best trials again, and write the winner."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--game", choices=tuple(TUNINGS), default="roll")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--trials", type=int, default=10_000)
    parser.add_argument("--pairs", type=int, default=40, help="seeds of a trial, each played with both seatings")
    parser.add_argument("--first-seed", type=int, default=1_000_000)
    parser.add_argument("--study-seed", type=int, default=1)
    parser.add_argument("--others", default="normal,greedy", help="opponents, taken in turn")
    parser.add_argument("--numbers", help="what to tune, as in the file of the numbers")
    parser.add_argument("--keep", type=Path, default=Path("tuned.toml"))
    options = parser.parse_args()
    tuning = TUNINGS[options.game]()
    known, others = tuning.known, options.others.split(",")
    names = options.numbers.split(",") if options.numbers else list(tuning.tuned)
    seeds = range(options.first_seed, options.first_seed + options.pairs)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(seed=options.study_seed, multivariate=True, n_startup_trials=12)
    study = optuna.create_study(direction="maximize", sampler=sampler)
    study.enqueue_trial({name: known[name] for name in names})
    until = time.monotonic() + options.minutes * 60

    def objective(trial: optuna.Trial) -> float:
        changed = {name: around(trial, name, known[name]) for name in names}
        value = match(tuning, changed, seeds, others)
        print(f"trial {trial.number}: {value:+.3f}", flush=True)
        return value

    study.optimize(objective, n_trials=options.trials, timeout=until - time.monotonic())
    first = study.trials[0].value or 0.0
    best = sorted((one for one in study.trials if one.value is not None), key=lambda one: -(one.value or 0.0))[:AGAIN]
    further = range(options.first_seed + options.pairs, options.first_seed + 4 * options.pairs)
    again = {one.number: match(tuning, one.params, further, ["normal"]) for one in best}
    winner = max(best, key=lambda one: again[one.number])
    print(f"present {first:+.3f}; best {[(one.number, one.value, again[one.number]) for one in best]}")
    if again[winner.number] <= 0:
        print("nothing won its second match; the present numbers stay")
        return
    options.keep.write_text(report(winner, again[winner.number], first, len(study.trials), options), encoding="utf-8")
    print(f"wrote {options.keep}")


def report(
    winner: optuna.trial.FrozenTrial, again: float, first: float, trials: int, options: argparse.Namespace
) -> str:
    """Return the text of the file to keep."""
    lines: list[str] = []
    for table in dict.fromkeys(name.rpartition(".")[0] for name in winner.params):
        lines.append(f"[normal.{table}]" if table else "[normal]")
        lines += [
            f"{key} = {value:.3g}"
            for name, value in winner.params.items()
            for folder, _, key in [name.rpartition(".")]
            if folder == table
        ]
        lines.append("")
    last = options.first_seed + 4 * options.pairs - 1
    lines += [
        "[tuned]",
        f'by = "optuna {optuna.__version__}, TPE, study seed {options.study_seed}"',
        f"trials = {trials}",
        f'seeds = "{options.first_seed} to {last}, both seatings; the last three quarters for the second match"',
        f'opponents = "{options.others}"',
        f"mean_lead_of_the_former = {first:.3f}",
        f"mean_lead = {winner.value:.3f}",
        f"second_match = {again:.3f}",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
