"""Count for each development the games that build it, and how often its power is asked, has an effect, and is used.

python scripts/usage.py --random 500 --greedy 50 --players 2 3 4 5

A power that is never used in thousands of games is suspicious: its hook may be asked in the wrong phase, or never.
``asked`` and ``gave`` count the calls of its functions, questions of bots included. ``used`` counts what came of it in
the games: the choices made by it where the players choose, the placing of an immediate effect, else calls that gave
something (which greedy bots make as well, thinking about goods and costs: believe the random ones there).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, wraps
from typing import cast

from attrs import field, frozen

from starcup import Choice
from starcup.packed import PowerChoice
from starcup.roll import Dictate, RollGame, RollRuleset, choices
from starcup.roll._rules.offers import AT_TOP
from starcup_bots import bot_seed, make, play

CHUNK = 10
Function = Callable[..., object]

FOLDS = frozenset({"goods_capacity", "stock_credits", "dictate"})
"""Hooks that return their last argument when they have no effect."""

BY_CHOICES = frozenset(
    {"reassign", "dictate", "explore_choices", "extra_workers", "scouts_on_top", "goods_capacity", "immediate"}
)
"""Hooks whose calls don't tell whether the power was used; players' choices and builds do."""


@frozen
class Job:
    """Some games of one kind."""

    bot: str
    players: int
    seeds: range


@frozen
class Usage:
    """Counts by development; ``built`` is the number of games that ended with it in a tableau."""

    built: Counter[str] = field(factory=Counter)
    asked: Counter[str] = field(factory=Counter)
    gave: Counter[str] = field(factory=Counter)
    used: Counter[str] = field(factory=Counter)

    def add(self, other: Usage) -> None:
        """Add other counts."""
        self.built.update(other.built)
        self.asked.update(other.asked)
        self.gave.update(other.gave)
        self.used.update(other.used)


class Watch:
    """A ruleset with a counter around every function of every power."""

    def __init__(self) -> None:
        self.rules = RollRuleset.load(["base"])
        self.usage = Usage()
        self.terms: dict[str, Dictate] = {}
        for key in self.rules.plugins.packs:
            functions = cast("dict[str, Function]", self.rules.plugins.functions(key))
            for hook, function in functions.items():
                if hook == "dictate":
                    self.terms[key] = cast(Dictate, function(Dictate()))
                functions[hook] = self._counted(function, key, hook)

    def _counted(self, function: Function, key: str, hook: str) -> Function:
        trigger = function.__annotations__.get("return") in (None, "None")

        @wraps(function)
        def asking(*arguments: object) -> object:
            usage = self.usage
            usage.asked[key] += 1
            answer = function(*arguments)
            if trigger or (answer != arguments[-1] if hook in FOLDS else bool(answer)):
                usage.gave[key] += 1
                usage.used[key] += hook not in BY_CHOICES
            return answer

        return asking

    def play(self, job: Job) -> Usage:
        """Play some games and return what was counted in them."""
        self.usage = usage = Usage()
        for seed in job.seeds:
            bots = [make(job.bot, bot_seed(seed, seat)) for seat in range(job.players)]
            game = play(self.rules, bots, seed)
            for seat in range(job.players):
                owned = [face.key for face in game.table.developments(seat)]
                usage.built.update(owned)
                usage.used.update(self._using("immediate", owned))
                usage.used.update(self._chosen(game, seat, owned))
        return usage

    def _using(self, hook: str, owned: list[str], phase: str = "") -> list[str]:
        """Return the powers with a hook, of those owned; with ``phase``, printed with it."""
        faces, index = self.rules.faces, self.rules.face_index
        users = [key for key in owned if hook in self.rules.plugins.functions(key)]
        return [key for key in users if not phase or phase in faces[index[key]].phases]

    def _chosen(self, game: RollGame, seat: int, owned: list[str]) -> Iterator[str]:
        """Yield the powers that the choices of one seat used; developments never leave a tableau."""
        dictates = moves = 0
        last: Choice | None = None
        for who, choice in game.journal:
            if who != seat or not isinstance(choice, Choice):
                continue
            if isinstance(choice, PowerChoice):
                yield choice.power
            elif isinstance(choice, choices.Select):
                dictates = 0
            elif isinstance(choice, choices.DictateWith):
                dictates, moves = dictates + 1, 0
                if dictates > 1:
                    yield from (key for key in owned if key in self.terms and self.terms[key].uses is None)
            elif isinstance(choice, choices.Move):
                moves += 1
                if choice.power in owned:
                    yield choice.power
                elif moves > 1:
                    yield from (key for key in owned if key in self.terms and self.terms[key].workers > 1)
            elif isinstance(choice, choices.Place) and any(item.endswith(AT_TOP) for item in choice.items):
                yield from self._using("scouts_on_top", owned)
            elif (
                isinstance(choice, choices.Produce) and isinstance(last, choices.Produce) and choice.world == last.world
            ):
                yield from self._using("goods_capacity", owned)
            elif isinstance(choice, choices.Scout | choices.Stock):
                if choice.worker.startswith("imaginary"):
                    yield from self._using("extra_workers", owned, "explore")
            elif isinstance(choice, choices.Trade | choices.Consume) and choice.worker.startswith("imaginary"):
                yield from self._using("extra_workers", owned, "ship")
            last = choice


@cache
def watch() -> Watch:
    """Return the watched ruleset of this process."""
    return Watch()


def work(job: Job) -> Usage:
    """Play some games, in any process."""
    return watch().play(job)


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=500, help="games between random bots, per number of players")
    parser.add_argument("--greedy", type=int, default=50, help="games between greedy bots, per number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    chosen = parser.parse_args()
    jobs = [
        Job(bot, players, range(first, min(first + CHUNK, chosen.seed + games)))
        for bot, games in (("random", chosen.random), ("greedy", chosen.greedy))
        for players in chosen.players
        for first in range(chosen.seed, chosen.seed + games, CHUNK)
    ]
    totals = {"random": Usage(), "greedy": Usage()}
    with ProcessPoolExecutor(chosen.workers) as pool:
        for job, usage in zip(jobs, pool.map(work, jobs), strict=True):
            totals[job.bot].add(usage)
    for bot, usage in totals.items():
        report(bot, sum(len(job.seeds) for job in jobs if job.bot == bot), usage)
    everywhere = totals["random"].used + totals["greedy"].used
    never = sorted(set(watch().rules.plugins.packs) - set(everywhere))
    print(f"never used by anybody: {', '.join(never) or 'none'}")


def report(bot: str, games: int, usage: Usage) -> None:
    """Print the counts of one bot's games, the most used power first."""
    if not games:
        return
    print(f"{bot}: {games} games")
    print(f"  {'development':26}{'built':>8}{'asked':>10}{'gave':>10}{'used':>10}{'per owner':>12}")
    for key in sorted(watch().rules.plugins.packs, key=lambda one: (-usage.used[one], one)):
        built, used = usage.built[key], usage.used[key]
        each = f"{used / built:12.1f}" if built else f"{'-':>12}"
        flag = "" if used else "  never used"
        print(f"  {key:26}{built:8}{usage.asked[key]:10}{usage.gave[key]:10}{used:10}{each}{flag}")
    print(flush=True)


if __name__ == "__main__":
    main()
