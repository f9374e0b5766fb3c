"""The parts of the behaviour of the project: what each consists of, and how it is found out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from attrs import asdict

from scripts.make_schemas import texts
from scripts.recorded_games import follow
from scripts.referee.playing import account, compact, digest, entries, headless, option_of
from starcup import Game, games, journal_header
from starcup.packed import PackedRuleset
from starcup.wire import to_json, wire_of
from starcup.words import words_of
from starcup_bots import available, bot_seed, make, play

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("roll", "race", "tiny-epic")
BOTS = ("greedy", "planner", "easy")
BOT_GAMES = 5
CHUNK = 5
"""How many random games one job plays."""

Facets = dict[str, str]
Entries = dict[str, Facets]
"""What a part consists of: facets by name. Names begin with the key of a game."""


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work for one process: a part, of one game, what it is called in the record, and what to do."""

    part: str
    game: str
    name: str
    detail: str = ""
    players: int = 0
    seeds: tuple[int, ...] = ()


def run(job: Job) -> Entries:
    """Do a job, in any process, without a terminal, whose width lines of words would be fitted to."""
    with redirect_stdout(StringIO()):
        try:
            return DONE_BY[job.part](job)
        except Exception as error:
            return {job.name: {"error": f"{type(error).__name__}: {error}"}}


def boxes(job: Job) -> Entries:
    """The box of a game: the digest of each pack, and of all that is told of it."""
    ruleset = games.find(job.game).load()
    wire, words = wire_of(ruleset), words_of(ruleset)
    facets = {f"pack {stamp.name}": stamp.digest for stamp in ruleset.stamps()}
    facets["catalogue"] = digest(compact(to_json(wire.catalogue())))
    facets["rules"] = digest(compact([to_json(rule) for rule in wire.rules()]))
    facets["introduction"] = digest(compact(words.introduction()))
    if isinstance(ruleset, PackedRuleset):
        facets["texts"] = digest(compact({key: to_json(text) for key, text in ruleset.power_texts.items()}))
    return {job.name: facets}


def schemas(job: Job) -> Entries:
    """The JSON Schemas of a game."""
    entries: Entries = {}
    for path, text in texts().items():
        name = path.name.removesuffix(".schema.json")
        game = next((game for game in GAMES if name.startswith(f"{game}-")), GAMES[0])
        if game == job.game:
            entries[f"{game} {name.removeprefix(f'{game}-')}"] = {"schema": digest(text.encode())}
    return entries


def golden(job: Job) -> Entries:
    """A golden game, replayed: its last position and its journal, and whether these are the recorded ones."""
    text = (ROOT / job.detail).read_text(encoding="utf-8")
    game = replayed(text)
    again = entries(game.journal_text())
    totals = " ".join(str(score.total) for score in game.ruleset.scores(game.table))
    facets = {
        "state": digest(headless(game.save())),
        "journal": digest(compact(again)),
        "agrees": str(again == entries(text) and totals == journal_header(text).notes["scores"]),
        "scores": totals,
    }
    return {job.name: facets}


def replayed(text: str) -> Game:
    """Return the game of a journal, replayed with the options in its header."""
    definition = games.game_of_journal(text)
    options = dict(re.findall(r"^option (\S+) (.*)$", text.partition("\n\n")[0], re.MULTILINE))
    return Game.replay(definition.load(options=options), text, other_packs=True)


def recordings(job: Job) -> Entries:
    """The games of Race that another engine recorded: what is compared in those that agree, and the others."""
    followed = follow(ROOT / job.detail)
    facets = {name: str(number) for name, number in asdict(followed.tally).items()}
    facets["differing"] = "; ".join(followed.differing)
    facets["wrong"] = "; ".join(followed.wrong)
    return {job.name: facets}


def perft(job: Job) -> Entries:
    """The counts of all positions in the tests of perft, and whether each test passes."""
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder) / "counts.json"
        plugin = ("-p", "scripts.referee.counting", "--counts", str(counts))
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *plugin, job.detail]
        done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
        if not counts.exists():
            return {job.name: {"error": (done.stderr or done.stdout).strip()[-300:]}}
        counted: Entries = json.loads(counts.read_text(encoding="utf-8"))
    return {f"{job.game} {name}": facets for name, facets in counted.items()}


def states(job: Job) -> Entries:
    """Random games, with everything that is seen of them."""
    entries: Entries = {}
    for seed in job.seeds:
        option = option_of(job.game, job.players, seed)
        named = f", {option[0]}={option[1]}" if option else ""
        entries[f"{job.name}, seed {seed}{named}"] = account(job.game, job.players, seed)
    return entries


def bots(job: Job) -> Entries:
    """A game of a kind of bot."""
    (seed,) = job.seeds
    ruleset = games.find(job.game).load()
    players = [make(job.detail, bot_seed(seed, seat), job.game) for seat in range(job.players)]
    game = play(ruleset, players, seed)
    scores = " ".join(str(score.total) for score in ruleset.scores(game.table))
    return {job.name: {"journal": digest(compact(entries(game.journal_text()))), "scores": scores}}


DONE_BY: dict[str, Callable[[Job], Entries]] = {
    "boxes": boxes,
    "schemas": schemas,
    "golden": golden,
    "perft": perft,
    "recordings": recordings,
    "bots": bots,
    "states": states,
}
"""The function for the jobs of each part."""
PARTS = tuple(DONE_BY)


def jobs(parts: Iterable[str], chosen: Iterable[str], number: int) -> Iterator[Job]:
    """Yield the jobs that make up some parts.

    Args:
        parts: their names.
        chosen: keys of games.
        number: how many random games are played with each number of players.
    """
    for part in parts:
        for game in chosen:
            yield from _jobs(part, game, number)


def _jobs(part: str, game: str, number: int) -> Iterator[Job]:
    tests, seats = ROOT / "tests", games.find(game).seats
    match part:
        case "states":
            for players in seats:
                for first in range(0, number, CHUNK):
                    seeds = tuple(range(first, min(first + CHUNK, number)))
                    yield Job(part, game, f"{game} {players} players", players=players, seeds=seeds)
        case "bots":
            for bot in BOTS:
                for seed in range(min(number, BOT_GAMES)) if bot in available(game) else ():
                    players = seats[seed % len(seats)]
                    name = f"{game} {bot}, {players} players, seed {seed}"
                    yield Job(part, game, name, bot, players, (seed,))
        case "golden":
            for file in sorted((tests / "golden" / ("" if game == "roll" else game)).glob("*.journal")):
                yield Job(part, game, f"{game} {file.stem}", _named(file))
        case "perft":
            ending = "" if game == "roll" else f"_{game.replace('-', '_')}"
            yield Job(part, game, f"{game} perft", f"tests/perft/test_perft{ending}.py")
        case "recordings":
            for file in sorted((tests / game / "games").glob("*.gz")):
                yield Job(part, game, f"{game} {file.name}", _named(file))
        case _:
            yield Job(part, game, f"{game} {part}")


def _named(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def found_out(wanted: Iterable[Job], workers: int) -> dict[str, Entries]:
    """Do jobs on several processes; return what is found by part.

    Args:
        wanted: the jobs.
        workers: how many processes; one: this process alone.
    """
    entries: dict[str, Entries] = {}
    work = list(wanted)
    if workers == 1:
        for job in work:
            entries.setdefault(job.part, {}).update(run(job))
        return entries
    with ProcessPoolExecutor(workers) as pool:
        for job, entries_of_job in zip(work, pool.map(run, work), strict=True):
            entries.setdefault(job.part, {}).update(entries_of_job)
    return entries
