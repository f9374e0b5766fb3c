"""Checks on repetition: the same seed gives the same game, and journals replay, in this process and in others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import cast

from attrs import evolve, frozen

from starcup.games import AnyGame, find, installed
from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.game import Game
from starcup.packs.pack import Pack
from starcup.replaying import digest
from starcup.testing.bench import Bench
from starcup.testing.findings import Finding
from starcup.testing.walking import Start, walk

UNHEARD = "the second time", ": something outside the table and its chance has a say"
OUTSIDE = (
    "when its dice were supplied from outside",
    "; expected that chance is drawn in the run() of a step, which asks again if it gets -1",
)
"""How games are played again, and what is said of a difference."""
UNDO = 30
"""One of this many choices is taken back where that is possible."""

PLAYED_ON = 2, 12
"""The numbers of whole games and of tables that are played on in this process and in others."""
HASH_SEEDS = (1, 2, 4, 6)
"""Hash seeds of the other processes. Sets of a few texts often come out alike under two seeds, seldom under five."""


@frozen
class PlayedGame:
    """A game that was played: its journal, its end and its events."""

    start: Start
    journal: str
    position: str
    events: list[str]


def check_repeat(bench: Bench) -> list[Finding]:
    """Played again with the same answers, a game comes out the same: unheard, and with its dice from outside."""
    findings = []
    for start in bench.starts(games=2, tables=33):
        try:
            steps = [(spot.decision.seat, spot.choice.text, spot.game.save()) for spot in bench.walk(start)]
            unheard, supplied = start.make(), start.make()
            unheard.table.log = None if unheard.table.log is not None else []
            begun = len(unheard.journal)
            finding = _again(bench, start, steps, unheard, unheard.submit)
            outcomes = deque(value for kind, value in list(unheard.journal)[begun:] if isinstance(kind, str))
            supply = partial(_supply, supplied, outcomes)
            finding = finding or _again(bench, start, steps, supplied, supply, outside=True)
        except Exception:  # the check ``play`` reports it
            continue
        findings += [] if finding is None else [finding]
    return findings


def _again(
    bench: Bench,
    start: Start,
    steps: Sequence[tuple[int, str, bytes]],
    game: Game,
    submit: Callable[[int, str], object],
    *,
    outside: bool = False,
) -> Finding | None:
    """Play a game again, and return the first difference."""
    how, why = UNHEARD if not outside else OUTSIDE
    fault, raised = "", None
    for number, (seat, text, position) in enumerate(steps, 1):
        if game.save() != position:
            fault = f"choice {number - 1} came out otherwise {how}"
        else:
            bench.forget()
            try:
                submit(seat, text)
            except Exception as error:
                if number == len(steps) and not outside:
                    raise  # maybe the first game ended so, too
                fault, raised = f"choice {number} failed {how}: {bench.error_text(error)}", error
        if fault:
            finding = bench.finding("repeat", f"{fault}{why}", error=raised)
            again = f"{start.label}, in two games one after the other, with the same answers"
            return evolve(finding, reproduce=again, journal=game.journal_text())
    return None


def _supply(game: Game, outcomes: deque[Choice | int | None], seat: int, text: str) -> None:
    """Make a choice, and supply the rolls and draws that follow."""
    game.table.outside_chance = True
    game.submit(seat, text)
    while game.chance is not None and outcomes:
        game.resolve(cast(int, outcomes.popleft()))
    game.table.outside_chance = False


def _play(bench: Bench, start: Start) -> PlayedGame | None:
    """Play a game, with some choices taken back; return None where something raises."""
    try:
        game = start.make()
        game.table.log = [] if game.table.log is None else game.table.log
        rng, last, most = Rng(start.seed), start.rounds, bench.most
        for _ in walk(game, rng, pick=bench.pick, last_round=last, most=most, undo=UNDO):
            pass
        events = [str(event) for event in game.all_events()]
        return PlayedGame(start, game.journal_text(), game.save().decode(), events)
    except Exception:  # the check ``play`` reports it
        return None


def check_replay(bench: Bench) -> list[Finding]:
    """A journal gives the same events and the same end: in this process, and in others.

    The other processes have other hash seeds, other clocks, and their plugins registered in other orders. They also
    play positions on.
    """
    starts = (*bench.whole_games(3, log=True), *bench.tables_laid(22))
    findings, sound = [], list[PlayedGame]()
    for game in filter(None, (_play(bench, start) for start in starts)):
        bench.forget()
        failed, raised = "the journal, replayed, tells another game", None
        try:
            again = Game.replay(bench.ruleset, game.journal)
            fault = _difference(game, again.save().decode(), [str(event) for event in again.all_events()])
        except Exception as error:
            fault, raised = bench.error_text(error), error
        if fault:
            findings.append(_finding(bench, game, f"{failed}: {fault}", raised))
        else:
            sound.append(game)
    return findings + _elsewhere(bench, sound)


def _finding(bench: Bench, game: PlayedGame, what: str, error: BaseException | None = None) -> Finding:
    again = f"{game.start.label}: Game.replay of the journal"
    return evolve(bench.finding("replay", what, error=error), reproduce=again, journal=game.journal)


def _difference(game: PlayedGame, position: str, events: Sequence[str]) -> str:
    """Return the difference between a game and its replay; empty if there is none."""
    for number, (before, now) in enumerate(zip(game.events, events, strict=False)):
        if before != now:
            return f"event {number} was {before}, is {now}"
    if len(game.events) != len(events):
        return f"{len(game.events)} events became {len(events)}"
    return "" if game.position == position else "the same events, but another position"


def _elsewhere(bench: Bench, games: Sequence[PlayedGame]) -> list[Finding]:
    """Return what is wrong when games are replayed, and positions played on, in other processes."""
    definition = importable(bench.definition)
    if not games:
        return []
    if definition is None:
        what = "not played in other processes, which don't find its definition: install it, or keep it in a module"
        return [evolve(bench.finding("replay", what), untried=True)]
    starts, digests = _played_on(bench)
    task = {
        "game": definition,
        "packs": [_named(pack) for pack in bench.packs],
        "options": dict(bench.ruleset.options) if bench.packs else {},
        "journals": [game.journal for game in games],
        "starts": starts,
    }
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        runs = list(threads.map(partial(_replayed, task), HASH_SEEDS))
    for run in runs:
        if run.returncode:
            last = (run.stderr.strip().splitlines() or ["no message"])[-1]
            what = f"it can't be used in another process (expected an importable package): {last}"
            return [Finding("replay", bench.subject, what)]
    for run in runs:
        result, findings = json.loads(run.stdout), []
        for here, there in zip(digests, result["digests"], strict=True):
            bench.forget()
            fault = there.get("error") or ("" if there["digest"] == here else _first_difference(here, there["digest"]))
            if fault:
                what = f"in another process, with another hash seed, clock and no kit: {fault}"
                findings.append(bench.placed(bench.finding("replay", what), there.get("place", {})))
        for game, replay in zip(games, result["replays"], strict=True):
            bench.forget()
            fault = replay.get("error") or _difference(game, replay["position"], replay["events"])
            if fault:
                what = f"in another process, with another hash seed, clock and order of plugins: {fault}"
                findings.append(bench.placed(_finding(bench, game, what), replay.get("place", {})))
        if findings:  # other processes would only repeat this fault
            return findings
    return []


def _played_on(bench: Bench) -> tuple[list[tuple[str, int]], list[str]]:
    """Return positions to play on from at random, each with a seed, and how that goes here."""
    starts, digests = list[tuple[str, int]](), list[str]()
    for start in (*bench.whole_games(PLAYED_ON[0]), *bench.tables_laid(PLAYED_ON[1])):
        try:
            position = start.make().save().decode()
            digests.append(digest(bench.ruleset, position, start.seed))
        except Exception:  # the check ``play`` reports it
            continue
        starts.append((position, start.seed))
    return starts, digests


def _first_difference(here: str, there: str) -> str:
    """Return the first difference between two journals, in words."""
    for number, (line, other) in enumerate(zip(here.splitlines(), there.splitlines(), strict=False), 1):
        if line != other:
            return f"line {number} of what happens is {other!r} instead of {line!r}"
    return "the game ends elsewhere"


def _replayed(task: Mapping[str, object], hash_seed: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-X", "utf8", "-m", "starcup.replaying"],
        input=json.dumps({**task, "order": hash_seed}),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": str(hash_seed)},
        encoding="utf-8",
    )


def _named(pack: str | Pack) -> object:
    if isinstance(pack, str):
        return pack
    if pack.folder is not None:
        return {"folder": str(pack.folder)}
    return {"name": pack.name, "package": pack.package, "game": pack.game, "distribution": pack.distribution}


def importable(definition: AnyGame) -> str | None:
    """Return the name of a definition for another process: its key if installed, else ``module:name``, else None."""
    if definition.key in installed() and find(definition.key) is definition:
        return definition.key
    for module, contents in list(sys.modules.items()):
        if module != "__main__" and not module.startswith("starcup.testing"):
            for name, value in list(vars(contents).items()):
                if value is definition:
                    return f"{module}:{name}"
    return None
