"""Measure Starcup against catanatron in one run: `python benchmarks/run.py [--game KEY] [--only NAME] [--json FILE]`.

The sides take turns, slice by slice; a figure is the median of its slices and a ratio the median of the ratios of
neighbouring slices. Nothing here fails because of a time: the table only says which goals are reached.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # as a script: find benchmarks/ from the root

from benchmarks import starcup_side
from benchmarks.measure import MissingError, PlaySlice
from benchmarks.peer_catanatron import Catanatron
from benchmarks.starcup_side import Starcup


@dataclass(frozen=True, slots=True)
class Goal:
    must: float
    aim: float
    more_is_better: bool
    of_ratio: bool
    """Whether the goal is set for the ratio (to catanatron, or log on to log off) or for Starcup's own figure."""

    def verdict(self, value: float) -> str:
        sign = 1 if self.more_is_better else -1
        if sign * value >= sign * self.aim:
            return "aim"
        return "must" if sign * value >= sign * self.must else "MISSED"


GOALS_OF_ALL = {
    "clone µs": Goal(4, 2.5, more_is_better=False, of_ratio=False),
    "log on / off, µs/game": Goal(1.10, 1.05, more_is_better=False, of_ratio=True),
    "save µs": Goal(20, 10, more_is_better=False, of_ratio=False),
    "load µs": Goal(80, 50, more_is_better=False, of_ratio=False),
    "import + load ruleset, ms": Goal(120, 80, more_is_better=False, of_ratio=False),
    "starcup --help, ms wall": Goal(100, 80, more_is_better=False, of_ratio=False),
}
GOALS = {
    "roll": {**GOALS_OF_ALL, "decisions/s": Goal(9, 11, more_is_better=True, of_ratio=True)},
    "race": {
        **GOALS_OF_ALL,
        "decisions/s": Goal(6, 10, more_is_better=True, of_ratio=True),
        "clone µs": Goal(6, 4, more_is_better=False, of_ratio=False),
        "load ruleset alone, ms": Goal(60, 40, more_is_better=False, of_ratio=False),
    },
    "tiny-epic": {
        **GOALS_OF_ALL,
        "decisions/s": Goal(6, 10, more_is_better=True, of_ratio=True),
        "clone µs": Goal(6, 4, more_is_better=False, of_ratio=False),
        "load ruleset alone, ms": Goal(60, 40, more_is_better=False, of_ratio=False),
    },
}
"""The goals by game; a game that is not here has those of all."""


@dataclass(slots=True)
class Row:
    figure: str
    starcup: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    """catanatron's slices; for the event log, Starcup's own slices with the log off."""
    note: str = ""
    goal: Goal | None = None

    @property
    def ratio(self) -> float | None:
        """Starcup's figure over the other one."""
        if not self.starcup or len(self.starcup) != len(self.other):
            return None
        return median(mine / other for mine, other in zip(self.starcup, self.other, strict=True))

    @property
    def verdict(self) -> str:
        goal = self.goal
        if goal is None:
            return ""
        value = self.ratio if goal.of_ratio else middle(self.starcup)
        return "not measured" if value is None else goal.verdict(value)


@dataclass(frozen=True, slots=True)
class Plan:
    rounds: int
    seconds: float
    log_games: int
    positions: int
    repeats: int
    runs: int
    help_runs: int


LOTS = 4
"""Lots of games a round when the event log is measured: a small ratio needs many changes of turn."""

FULL = Plan(rounds=5, seconds=2.0, log_games=400, positions=10, repeats=200, runs=7, help_runs=15)
QUICK = Plan(rounds=3, seconds=0.3, log_games=40, positions=5, repeats=50, runs=2, help_runs=3)


@dataclass(frozen=True, slots=True)
class Sides:
    starcup: Starcup | None
    peer: Catanatron | None


def middle(values: list[float]) -> float | None:
    return median(values) if values else None


def seed_of(number: int) -> int:
    return 1 + 10_000 * number


def in_turn(rounds: int, first: Callable[[int], None] | None, second: Callable[[int], None] | None) -> None:
    """Call both with the first seed of each round; who begins alternates."""
    calls = [call for call in (first, second) if call is not None]
    for number in range(rounds):
        for call in calls if number % 2 == 0 else reversed(calls):
            call(seed_of(number))


def unfinished_note(slices: list[PlaySlice]) -> str:
    unfinished = sum(games.unfinished for games in slices)
    return f"{unfinished} of {sum(games.games for games in slices)} games unfinished" if unfinished else ""


def measure_play(sides: Sides, plan: Plan) -> list[Row]:
    mine: list[PlaySlice] = []
    theirs: list[PlaySlice] = []
    starcup, peer = sides.starcup, sides.peer
    for side in (starcup, peer):
        if side is not None:
            side.play_slice(plan.seconds / 5, seed_of(plan.rounds))  # warm up
    in_turn(
        plan.rounds,
        None if starcup is None else lambda seed: mine.append(starcup.play_slice(plan.seconds, seed)),
        None if peer is None else lambda seed: theirs.append(peer.play_slice(plan.seconds, seed)),
    )
    return [
        Row("decisions/s", [played.decisions_per_s for played in mine], [played.decisions_per_s for played in theirs]),
        Row(
            "decisions/s, peer's forced too",
            [played.decisions_per_s for played in mine],
            [played.steps_per_s for played in theirs],
        ),
        Row(
            "games/s",
            [played.games_per_s for played in mine],
            [played.games_per_s for played in theirs],
            note=unfinished_note(mine),
        ),
        Row(
            "decisions a game",
            [played.decisions / played.games for played in mine],
            [played.decisions / played.games for played in theirs],
        ),
    ]


def measure_clone(sides: Sides, plan: Plan) -> list[Row]:
    row = Row("clone µs")
    starcup, peer = sides.starcup, sides.peer
    mine = starcup.midgame(plan.positions, 1) if starcup is not None else []
    theirs = peer.midgame(plan.positions, 1) if peer is not None else []
    in_turn(
        plan.rounds,
        None if starcup is None else lambda _: row.starcup.append(starcup.clone_us(mine, plan.repeats * 5)),
        None if peer is None else lambda _: row.other.append(peer.clone_us(theirs, plan.repeats)),
    )
    return [row]


def measure_playouts(sides: Sides, plan: Plan) -> list[Row]:
    row = Row("playouts/s")
    starcup = sides.starcup
    if starcup is not None:
        positions = starcup.midgame(plan.positions, 1)
        starcup.playouts(positions, plan.seconds / 5, seed_of(plan.rounds))  # warm up
        slices = [starcup.playouts(positions, plan.seconds, seed_of(number)) for number in range(plan.rounds)]
        row.starcup = [played.games_per_s for played in slices]
        row.note = unfinished_note(slices)
    return [row]


def measure_log(sides: Sides, plan: Plan) -> list[Row]:
    """The same games with the event log and without, in small lots that take turns."""
    row = Row("log on / off, µs/game")
    starcup = sides.starcup
    if starcup is None:
        return [row]
    games = max(1, plan.log_games // LOTS)
    logged: list[PlaySlice] = []
    plain: list[PlaySlice] = []
    for log in (True, False):
        starcup.play_number(games, 1, log=log)  # warm up
    in_turn(
        plan.rounds * LOTS,
        lambda seed: logged.append(starcup.play_number(games, seed, log=True)),
        lambda seed: plain.append(starcup.play_number(games, seed, log=False)),
    )
    row.starcup = [played.seconds / played.games * 1e6 for played in logged]
    row.other = [played.seconds / played.games * 1e6 for played in plain]
    row.note = "second figure: log off"
    if [played.decisions for played in logged] != [played.decisions for played in plain]:
        row.note += "; THE GAMES DIFFER: the log changes the play"
    return [row]


def measure_save(sides: Sides, plan: Plan) -> list[Row]:
    save, load = Row("save µs"), Row("load µs")
    starcup = sides.starcup
    if starcup is None:
        return [save, load]
    positions = starcup.midgame(plan.positions, 1)
    for _ in range(plan.rounds):
        save.starcup.append(starcup.save_us(positions, plan.repeats))
        load.starcup.append(starcup.load_us(positions, plan.repeats))
    return [save, load]


def measure_ruleset(sides: Sides, plan: Plan) -> list[Row]:
    both, load = Row("import + load ruleset, ms"), Row("load ruleset alone, ms")
    if sides.starcup is not None:
        total_ms, load_ms = starcup_side.ruleset_ms(sides.starcup.game, plan.runs)
        both.starcup, load.starcup = [total_ms], [load_ms]
    return [both, load]


def measure_help(sides: Sides, plan: Plan) -> list[Row]:
    row = Row("starcup --help, ms wall")
    if sides.starcup is not None:
        try:
            row.starcup = [starcup_side.help_ms(plan.help_runs)]
        except MissingError as missing:
            row.note = str(missing)
    return [row]


MEASUREMENTS: dict[str, Callable[[Sides, Plan], list[Row]]] = {
    "play": measure_play,
    "clone": measure_clone,
    "playouts": measure_playouts,
    "log": measure_log,
    "save": measure_save,
    "ruleset": measure_ruleset,
    "help": measure_help,
}


def number_text(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def goal_text(goal: Goal | None, value: float | None) -> str:
    if goal is None or value is None:
        return ""
    return f"{'>=' if goal.more_is_better else '<='} {value:,g}{' x' if goal.of_ratio else ''}"


def table(rows: list[Row]) -> str:
    left = {0, 6, 7}
    lines = [("figure", "Starcup", "catanatron", "ratio", "must", "aim", "reached", "")]
    for row in rows:
        goal, ratio = row.goal, row.ratio
        lines.append(
            (
                row.figure,
                number_text(middle(row.starcup)),
                number_text(middle(row.other)),
                "" if ratio is None else f"{ratio:.3g} x",
                goal_text(goal, goal.must if goal else None),
                goal_text(goal, goal.aim if goal else None),
                row.verdict,
                row.note,
            )
        )
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    texts = []
    for line in lines:
        cells = [
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        texts.append("  ".join(cells).rstrip())
    return "\n".join(texts)


def report(rows: list[Row], sides: Sides, *, quick: bool) -> dict[str, object]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "quick": quick,
        "game": sides.starcup.game if sides.starcup else None,
        "starcup": sides.starcup.version if sides.starcup else None,
        "catanatron": sides.peer.version if sides.peer else None,
        "figures": [
            {
                "figure": row.figure,
                "starcup": middle(row.starcup),
                "other": middle(row.other),
                "ratio": row.ratio,
                "goal": asdict(row.goal) if row.goal else None,
                "reached": row.verdict,
                "note": row.note,
                "slices": {"starcup": row.starcup, "other": row.other},
            }
            for row in rows
        ],
    }


Side = TypeVar("Side")


def available(make: Callable[[], Side]) -> Side | None:
    try:
        return make()
    except MissingError as missing:
        print(missing, file=sys.stderr)
        return None


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Starcup against catanatron, side by side.")
    parser.add_argument("--game", default="roll", metavar="KEY", help="the game that Starcup plays (default: roll)")
    parser.add_argument("--quick", action="store_true", help="short slices: does it run, is it roughly right")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures, every slice included, to FILE")
    parser.add_argument("--only", action="append", choices=MEASUREMENTS, help="measure only this; may be repeated")
    arguments = parser.parse_args()
    sides = Sides(available(lambda: Starcup(arguments.game)), available(Catanatron))
    if sides.starcup is None and sides.peer is None:
        return 2
    plan = QUICK if arguments.quick else FULL
    rows: list[Row] = []
    for name in arguments.only or MEASUREMENTS:
        rows.extend(MEASUREMENTS[name](sides, plan))
    goals = GOALS.get(arguments.game, GOALS_OF_ALL)
    for row in rows:
        row.goal = goals.get(row.figure)
    print(table(rows))
    if arguments.json is not None:
        text = json.dumps(report(rows, sides, quick=arguments.quick), indent=2, ensure_ascii=False)
        arguments.json.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
