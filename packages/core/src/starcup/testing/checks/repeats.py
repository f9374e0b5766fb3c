"""Checks on repetition: the same seed gives the same game, and journals replay, in this process and in others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, cast

from attrs import evolve, frozen

from starcup.games import AnyGame, find, installed, named
from starcup.kernel.chance import Rng
from starcup.kernel.game import Game
from starcup.owners import blamed
from starcup.packs.pack import Pack
from starcup.testing.bench import Bench
from starcup.testing.findings import Finding
from starcup.testing.walking import Start, walk

UNDO = 30
"""One of this many choices is taken back where that is possible."""

HASH_SEEDS = (1, 2, 4, 6)
"""Hash seeds of the other processes. Sets of a few texts often come out alike under two seeds, seldom under five."""


@frozen
class Told:
    """A game that was played: its journal and its events."""

    start: Start
    journal: str
    position: str
    events: list[str]


def check_repeat(bench: Bench) -> list[Finding]:
    """Played a second time with the same answers, a game comes out the same, step for step, though nobody listens."""
    findings = []
    for start in bench.starts(games=2, tables=33):
        try:
            first = [(spot.decision.seat, spot.choice.text, spot.game.save()) for spot in bench.walk(start)]
            game = start.make()
            game.table.log = None if game.table.log is not None else []
        except Exception:  # the check ``play`` reports it
            continue
        fault, raised = "", None
        for number, (seat, text, position) in enumerate(first):
            if game.save() != position:
                fault = f"choice {number} came out otherwise the second time"
            else:
                bench.forget()
                try:
                    game.submit(seat, text)
                except Exception as error:
                    if number + 1 == len(first):  # maybe the first game ended so, too: ``play`` reports it
                        break
                    fault, raised = f"choice {number + 1} failed the second time: {bench.told(error)}", error
            if fault:
                what = f"{fault}: something outside the table and its chance has a say"
                found = bench.finding("repeat", what, error=raised)
                again = f"{start.label}, in two games one after the other, with the same answers"
                findings.append(evolve(found, reproduce=again, journal=game.journal_text()))
                break
    return findings


def check_outside(bench: Bench) -> list[Finding]:
    """Rolls and draws supplied from outside, as front ends with real dice do it, give the same game."""
    findings = []
    for start in bench.starts(games=1, tables=22):
        try:
            steps = [(spot.decision.seat, spot.choice.text, spot.game.save()) for spot in bench.walk(start)]
            game, told = start.make(), start.make()
            for seat, text, _ in steps:
                told.submit(seat, text)
        except Exception:  # the checks ``play`` and ``repeat`` report it
            continue
        length = sum(isinstance(kind, str) for kind, _ in game.journal)
        outcomes = [value for kind, value in told.journal if isinstance(kind, str) and isinstance(value, int)][length:]
        fault, raised = "", None
        for number, (seat, text, position) in enumerate(steps):
            if game.save() != position:
                fault = f"choice {number} came out otherwise when its dice were supplied from outside"
            else:
                bench.forget()
                try:
                    _supply(game, seat, text, outcomes)
                except Exception as error:
                    fault = f"choice {number + 1}, with dice supplied from outside: {bench.told(error)}"
                    raised = error
            if fault:
                what = f"{fault}; expected that chance is drawn in the run() of a step, which asks again if it gets -1"
                found = bench.finding("outside", what, error=raised)
                again = f"{start.label}, the same answers with outside_chance"
                findings.append(evolve(found, reproduce=again, journal=game.journal_text()))
                break
    return findings


def _supply(game: Game, seat: int, text: str, outcomes: list[int]) -> None:
    """Make a choice, and supply the rolls and draws that follow."""
    game.table.outside_chance = True
    game.submit(seat, text)
    while game.chance is not None and outcomes:
        game.resolve(outcomes.pop(0))
    game.table.outside_chance = False


def tell(bench: Bench, start: Start) -> Told | None:
    """Play a game, with some choices taken back; return None where something raises."""
    try:
        game = start.make()
        game.table.log = [] if game.table.log is None else game.table.log
        for _ in walk(
            game, Rng(start.seed), pick=bench.pick, last_round=start.rounds, most=bench.most, undo=UNDO
        ):  # fmt: skip
            pass
        return Told(start, game.journal_text(), game.save().decode(), [str(event) for event in game.all_events()])
    except Exception:  # the check ``play`` reports it
        return None


def check_replay(bench: Bench) -> list[Finding]:
    """A journal gives the same events and the same end: in this process, and in others.

    The other processes have other hash seeds, other clocks, and their plugins registered in other orders. They also
    play the games once more from the seed, where the whole ruleset can be had there.
    """
    told = [one for start in _listened(bench) if (one := tell(bench, start)) is not None]
    findings = []
    good = []
    for one in told:
        bench.forget()
        failed, raised = "the journal, replayed, tells another game", None
        try:
            again = Game.replay(bench.ruleset, one.journal)
            fault = _otherwise(one, again.save().decode(), [str(event) for event in again.all_events()])
        except Exception as error:
            fault, raised = bench.told(error), error
        if fault:
            findings.append(_finding(bench, one, f"{failed}: {fault}", raised))
        else:
            good.append(one)
    findings += _elsewhere(bench, good)
    return findings


def _listened(bench: Bench) -> list[Start]:
    return [*bench.whole_games(3, log=True), *bench.tables_laid(22)]


def _finding(bench: Bench, told: Told, what: str, error: BaseException | None = None) -> Finding:
    again = f"{told.start.label}: Game.replay of the journal"
    return evolve(bench.finding("replay", what, error=error), reproduce=again, journal=told.journal)


def _otherwise(told: Told, position: str, events: Sequence[str]) -> str:
    """Return the difference between a game and its replay; empty if there is none."""
    for number, (one, other) in enumerate(zip(told.events, events, strict=False)):
        if one != other:
            return f"event {number} was {one}, is {other}"
    if len(told.events) != len(events):
        return f"{len(told.events)} events became {len(events)}"
    return "" if told.position == position else "the same events, but another position"


_ELSEWHERE = """
import json, random, sys, time
from datetime import datetime

task = json.load(sys.stdin)
sys.path[:] = task["path"]

ticks = random.Random(task["order"])
def another_clock(*_):
    return 4e9 + ticks.random() * 1e9
for name in ("time", "monotonic", "perf_counter", "process_time"):
    setattr(time, name, another_clock)
    setattr(time, name + "_ns", lambda: int(another_clock() * 1e9))
class Moment(datetime):
    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(another_clock(), tz)
    @classmethod
    def utcnow(cls):
        return cls.fromtimestamp(another_clock())
    @classmethod
    def today(cls):
        return cls.fromtimestamp(another_clock())
import datetime as module
module.datetime = Moment

from starcup import Pack
from starcup.testing.checks.repeats import tell_elsewhere

names = Pack.powers
def shuffled(self):
    found = names(self)
    random.Random(task["order"]).shuffle(found)
    return found
Pack.powers = shuffled

json.dump(tell_elsewhere(task), sys.stdout)
"""


def tell_elsewhere(task: Mapping[str, Any]) -> list[dict[str, object]]:
    """Replay journals in another process, and play games again there; return the position and the events of each.

    Args:
        task: ``game`` is the key of a game or where its definition stands, ``packs`` those that it is played with,
            ``options`` their settings, ``journals`` the texts. With ``bench``, its settings, the games of ``labels``
            are played once more.
    """
    game = task["game"]
    definition = cast("AnyGame", named(game)) if ":" in game else find(game)
    ruleset = definition.load([_pack(one) for one in task["packs"]], options=task["options"])
    told: list[dict[str, object]] = []
    for journal in task["journals"]:
        try:
            again = Game.replay(ruleset, journal)
            told.append({"position": again.save().decode(), "events": [str(event) for event in again.all_events()]})
        except Exception as error:
            fault = blamed(error, ruleset)
            place = {"owner": fault.owner, "file": fault.file, "line": fault.line}
            told.append({"error": str(fault), "place": place})
    if task["bench"] is not None:
        bench = Bench.of_game(definition, ruleset, **task["bench"])
        starts = {start.label: start for start in _listened(bench)}
        for one, label in zip(told, task["labels"], strict=True):
            played = tell(bench, starts[label]) if label in starts else None
            one["played"] = None if played is None else played.journal
    return told


def _pack(named: str | Mapping[str, Any]) -> str | Pack:
    if isinstance(named, str):
        return named
    return Pack.from_folder(named["folder"]) if "folder" in named else Pack(**named)


def _elsewhere(bench: Bench, told: Sequence[Told]) -> list[Finding]:
    game = importable(bench.definition)
    if not told:
        return []
    if game is None:
        what = "not played in other processes, which don't find its definition: install it, or keep it in a module"
        return [evolve(bench.finding("replay", what), untried=True)]
    task = {
        "path": sys.path,
        "game": game,
        "packs": [_named(pack) for pack in bench.packs],
        "options": dict(bench.ruleset.options) if bench.packs else {},
        "journals": [one.journal for one in told],
        "labels": [one.start.label for one in told],
        "bench": {"games": bench.games, "tables": bench.tables, "seed": bench.seed} if bench.plays_elsewhere else None,
    }
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        runs = list(threads.map(partial(_replayed, task), HASH_SEEDS))
    for run in runs:
        if run.returncode:
            last = (run.stderr.strip().splitlines() or ["no message"])[-1]
            what = f"it can't be used in another process (expected an importable package): {last}"
            return [Finding("replay", bench.subject, what)]
    for run in runs:
        findings = []
        for one, again in zip(told, json.loads(run.stdout), strict=True):
            bench.forget()
            fault = again.get("error") or _otherwise(one, again["position"], again["events"])
            if not fault and again.get("played") not in (None, one.journal):
                fault = f"played once more from its seed, {_first_difference(one.journal, again['played'])}"
            if fault:
                what = f"in another process, with another hash seed, clock and order of plugins: {fault}"
                findings.append(evolve(_finding(bench, one, what), **again.get("place", {})))
        if findings:  # other processes would only repeat this fault
            return findings
    return []


def _first_difference(one: str, other: str) -> str:
    """Return the first difference between two journals, in words."""
    for number, (here, there) in enumerate(zip(one.splitlines(), other.splitlines(), strict=False), 1):
        if here != there:
            return f"line {number} of the journal is {there!r} instead of {here!r}"
    return "the journal ends elsewhere"


def _replayed(task: Mapping[str, object], hash_seed: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-X", "utf8", "-c", _ELSEWHERE],
        input=json.dumps({**task, "order": hash_seed}),
        capture_output=True,
        text=True,
        check=False,
        cwd=Path.cwd(),
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
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
    for key, module in list(sys.modules.items()):
        if key != "__main__":
            for name, value in list(vars(module).items()):
                if value is definition and not key.startswith("starcup.testing"):
                    return f"{key}:{name}"
    return None
