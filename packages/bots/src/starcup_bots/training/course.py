"""A course of training: play, learn, play with the better; it can be stopped at any time, and goes on where it was."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from attrs import asdict, define, evolve, frozen

from starcup import games
from starcup_bots.discovery import available
from starcup_bots.executors import Crew
from starcup_bots.learned.archive import packed, unpacked, write
from starcup_bots.learned.weights import Weights, weights_in
from starcup_bots.protocol import BotError
from starcup_bots.training.curve import drawn_curve
from starcup_bots.training.experience import Experience, Task, match, self_played, spread_of, watched
from starcup_bots.training.learner import Learner

WEIGHTS, STATE, LOG, CURVE = "weights.npz", "state.npz", "log.jsonl", "curve.svg"
RIVAL = "greedy"
"""The bot that progress is measured by, in games that have it; else the first of the game's own, or ``random``."""
FIRST_DEAL = 1 << 40
"""The seed of the first game of matches; those of training lie below."""
SLICE = 128
"""The games of a piece of work, however many workers there are: so these change nothing in what is learned."""


@frozen
class Plan:
    """What is to be trained, and how.

    Args:
        game: the key of the game.
        packs: those of the ruleset; empty: the game's own.
        seats: the numbers of players, one game after the other.
        seed: of the first weights, the games and the choices.
        games: those of a round.
        teacher: the bot whose games come first; empty: none, the net learns from nothing.
        lessons: the games of the teacher.
        weights: the file with those to begin with; empty: with random ones.
        matches: the deals of a match against the rival.
        each: the rounds from one match to the next.
    """

    game: str
    packs: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    seed: int = 1
    games: int = 512
    teacher: str = ""
    lessons: int = 4_000
    weights: str = ""
    matches: int = 60
    each: int = 10


@define
class Progress:
    """How far a course has come, with those before that led to the weights it began with."""

    round: int = 0
    games: int = 0
    seconds: float = 0.0
    spread: float = 8.0
    taught: bool = False
    teacher: str = ""
    begun_with: str = ""
    won: float = 0.0
    best: float = 0.0


class Course:
    """A course of training in a folder, where its weights, its state, its log and its curve are.

    Args:
        plan: what is trained; a course that goes on has the plan with which it began.
        folder: is made if it is not there.
        tell: is told each line of progress.

    Raises:
        BotError: the folder has a course of another game or plan, or something else.
    """

    def __init__(self, plan: Plan, folder: Path, tell: Callable[[str], None]) -> None:
        self._folder, self._tell = folder, tell
        definition = games.find(plan.game)
        self._ruleset = definition.load(plan.packs)
        if not plan.seats:
            plan = evolve(plan, seats=tuple(self._ruleset.seats))
        for players in plan.seats:
            self._ruleset.begin(players, 0)  # refuses what the game does not take
        self.plan: Plan = plan
        self.progress: Progress = Progress()
        kinds = available(plan.game)
        own = [name for name, kind in kinds.items() if kind.game and kind.quick]
        self.rival: str = RIVAL if RIVAL in own else next(iter(own), "random")
        if plan.teacher and plan.teacher not in kinds:
            raise BotError(f"no bot {plan.teacher!r} plays {definition.title}; expected one of {', '.join(kinds)}")
        self._learner = Learner(self._ruleset, plan.seed)
        if plan.teacher and plan.weights:
            raise BotError("found a teacher and weights to begin with; expected one of them, or none")
        if (folder / STATE).exists():
            self._resume()
        elif plan.weights:
            self._begin_with(weights_in(Path(plan.weights)))
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def weights(self) -> Weights:
        """The weights as they stand, without those of words that are hardly ever offered."""
        return self._learner.weights(self._about())

    def _about(self) -> dict[str, Any]:
        progress = self.progress
        return {
            "game": self.plan.game,
            "packs": [f"{stamp.name} {stamp.version}" for stamp in self._ruleset.stamps()],
            "seats": list(self.plan.seats),
            "seed": self.plan.seed,
            "teacher": progress.teacher,
            "begun_with": progress.begun_with,
            "rounds": progress.round,
            "games": progress.games,
            "minutes": round(progress.seconds / 60),
            "spread": progress.spread,
            "rival": self.rival,
            "won": round(progress.won, 3),
        }

    def run(self, crew: Crew, seconds: float, rounds: int = 0) -> None:
        """Train for some time; the weights that won most are kept, and what is needed to go on."""
        with crew.open() as workers:
            if self.plan.teacher and not self.progress.taught:
                self._teach(workers)
                self.save()
            end, last = time.monotonic() + seconds, self.progress.round + rounds
            while time.monotonic() < end and (not rounds or self.progress.round < last):
                self._round(workers)
                if not self.progress.round % self.plan.each:
                    self._match(workers)
                    self.save()
            if not self.progress.round or self.progress.round % self.plan.each:
                self._match(workers)
        self.save()

    def save(self) -> None:
        """Write state and curve, and weights if no match has chosen any yet, each whole or not at all."""
        if not (self._folder / WEIGHTS).exists():
            self.weights.save(self._folder / WEIGHTS)
        learner, names = self._learner, self._learner.names
        state = {"plan": asdict(self.plan), "progress": asdict(self.progress), "fits": learner.fits}
        known = {"features": learner.features, "kinds": list(names.kinds), "words": list(names.words)}
        write(self._folder / STATE, packed({"state": state, **known}, learner.saved()))
        log = self._folder / LOG
        lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.exists() else []
        write(self._folder / CURVE, drawn_curve(lines, self.rival).encode())

    def _resume(self) -> None:
        path = self._folder / STATE
        try:
            texts, arrays = unpacked(path.read_bytes())
            plan = texts["state"]["plan"]
        except (OSError, ValueError, KeyError) as error:
            message = f"{path}: expected the state of a course of training, found something else: {error}"
            raise BotError(message) from error
        mine = json.loads(json.dumps(asdict(self.plan)))
        for name in ("game", "packs", "seats", "seed", "teacher", "weights"):
            if plan[name] != mine[name]:
                differing = f"{name} {plan[name]!r}, not {mine[name]!r}"
                raise BotError(f"{self._folder} has a course with {differing}; expected the same, or another folder")
        self.progress = Progress(**texts["state"]["progress"])
        self._learner.restore(arrays, texts["features"], texts["kinds"], texts["words"], texts["state"]["fits"])

    def _begin_with(self, weights: Weights) -> None:
        if weights.game != self.plan.game:
            wanted = self.plan.game
            raise BotError(f"{self.plan.weights} has weights for {weights.game!r}; expected some for {wanted!r}")
        try:
            self._learner.begin_with(weights)
        except BotError as error:
            raise BotError(f"{self.plan.weights}: {error}") from error
        self.progress = Progress(
            round=int(weights.about.get("rounds", 0)),
            games=int(weights.about.get("games", 0)),
            seconds=60 * float(weights.about.get("minutes", 0)),
            spread=weights.spread,
            teacher=str(weights.about.get("teacher", "")),
            begun_with=weights.digest,
        )

    def _tasks(self, count: int, first: int) -> Iterator[Task]:
        """Yield pieces of work for so many games."""
        pieces = -(-count // SLICE)
        weights = self._learner.weights(self._about(), least=0).packed()
        for piece in range(pieces):
            seeds = range(first + piece * count // pieces, first + (piece + 1) * count // pieces)
            words = self.plan.seed * (1 << 40) + seeds.start
            yield Task(self.plan.game, self.plan.packs, weights, seeds, self.plan.seats, words)

    def _first_seed(self) -> int:
        return self.plan.seed * (1 << 24) + self.progress.games

    def _teach(self, workers: Executor) -> None:
        plan, began = self.plan, time.monotonic()
        tasks = self._tasks(plan.lessons, self._first_seed())
        experiences = list(workers.map(partial(watched, teacher=plan.teacher), tasks))
        losses = self._learner.imitate(experiences)
        self.progress.spread = spread_of(experiences)
        self.progress.games += plan.lessons
        self.progress.taught, self.progress.teacher = True, plan.teacher
        self._note(experiences, losses, began, began)

    def _round(self, workers: Executor) -> None:
        began = time.monotonic()
        tasks = self._tasks(self.plan.games, self._first_seed())
        experiences = list(workers.map(self_played, tasks))
        played = time.monotonic()
        if not self.progress.games:
            self.progress.spread = spread_of(experiences)
        losses = self._learner.learn(experiences)
        self.progress.games += self.plan.games
        self.progress.round += 1
        self._note(experiences, losses, began, played)

    def _match(self, workers: Executor) -> None:
        began = time.monotonic()
        tasks = self._tasks(self.plan.matches, FIRST_DEAL)
        shares = [share for part in workers.map(partial(match, rival=self.rival), tasks) for share in part]
        self.progress.won = float(np.mean(shares))
        self.progress.seconds += time.monotonic() - began
        if self.progress.won >= self.progress.best:
            self.progress.best = self.progress.won
            self.weights.save(self._folder / WEIGHTS)
        number, won = self.progress.round, self.progress.won
        self._log({"round": number, "seconds": self.progress.seconds, "won": won, "of": len(shares)})
        self._tell(f"round {number}: won {won:.1%} of {len(shares)} games against {self.rival}")

    def _note(
        self, experiences: Sequence[Experience], losses: Mapping[str, float], began: float, played: float
    ) -> None:
        now, progress = time.monotonic(), self.progress
        progress.seconds += now - began
        score = float(np.mean([total for experience in experiences for total in experience.totals]))
        self._log(
            {
                "round": progress.round,
                "seconds": round(progress.seconds, 1),
                "games": progress.games,
                "samples": sum(len(experience.rows) for experience in experiences),
                "score": round(score, 2),
                **{name: round(loss, 4) for name, loss in losses.items()},
            }
        )
        self._tell(
            f"round {progress.round}: {progress.games} games, {progress.seconds / 60:.1f} minutes "
            f"(playing {played - began:.0f} s, learning {now - played:.0f} s), mean score {score:.1f}, "
            f"value loss {losses['value']:.3f}, doubt {losses['doubt']:.2f}"
        )

    def _log(self, row: Mapping[str, Any]) -> None:
        with (self._folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
