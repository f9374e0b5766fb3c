"""Change a line, and see if a test notices: a seeded sample of small changes in core, games, tiles and bots.

    uv run nox -s mutants                                  150 changes, seed 1
    uv run nox -s mutants -- --number 50 --seed 7          fewer, others
    uv run nox -s mutants -- --only kernel/picks.py        those of some files

Everything happens in a copy of the checkout. The tests run there once under watch, so that each change is tried first
with the tests that run its line, quickest first, then with the others until its time is used up. A change that no test
notices is printed; changes that can't be noticed are explained in docs/mutants.md.
"""

import argparse
import importlib
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

import pytest

from scripts.mutations import Change, changes

ROOT = Path(__file__).resolve().parent.parent
CORE = "packages/core/src/starcup"
TILES = "packages/tiles-base/src/starcup_tiles_base"
RACE = "packages/race/src/starcup_race"
TINY_EPIC = "packages/tiny-epic/src/starcup_tiny_epic"
DATA = ("tiles", "factions", "home_worlds", "colours", "powers/*")
AREAS = {
    "core": (
        f"{CORE}/kernel/*.py",
        f"{CORE}/packs/*.py",
        f"{CORE}/plugins/*.py",
        f"{CORE}/terms/*.py",
        f"{CORE}/roll/_rules/*.py",
        f"{CORE}/wire/*.py",
    ),
    "tiles": (f"{TILES}/**/*.py", *(f"{TILES}/{name}.toml" for name in DATA)),
    "bots": ("packages/bots/src/**/*.py",),
    "race": (f"{RACE}/_rules/**/*.py", f"{RACE}/box/**/*.toml", f"{RACE}/box/**/*.py"),
    "tiny-epic": (f"{TINY_EPIC}/_rules/**/*.py", f"{TINY_EPIC}/box/**/*.toml", f"{TINY_EPIC}/box/**/*.py"),
    "kit": (f"{CORE}/testing/**/*.py",),
}
SHARES = {"core": 0.4, "tiles": 0.15, "bots": 0.15, "race": 0.15, "tiny-epic": 0.15}
"""The share of each area in the sample; the test kit only with ``--only``."""
PAGE = ROOT / "docs" / "mutants.md"
TEST_LIMIT, MEMORY = 60, 4 << 30
"""The longest that one test may take, in seconds; the most that one run may hold, in bytes."""


FIRST = 40
"""The number of tests that are run first, by themselves: most changes are noticed by one of them."""
OPTIONS = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore::pytest.PytestAssertRewriteWarning")
for module in (
    "cattrs",
    "click",
    "hypothesis.stateful",
    "jsonschema",
    "numpy",
    "orjson",
    "rich",
    "_hypothesis_pytestplugin",
):
    importlib.import_module(module)  # for the child processes; not a variable of ours


@dataclass
class Reach:
    """The tests that run each line, and the seconds that each takes."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def batches(self, change: Change, limit: float) -> list[list[str]]:
        """Return tests in batches: those that run the line, then others; quickest first, up to a time.

        For a line that runs only at import, tests that run the module come first.
        """
        lines = self.lines.get(change.path, {})
        reaching = set(lines.get(change.line, ())) or {test for tests in lines.values() for test in tests}
        chosen = []
        for test in [*self.quickest(reaching), *self.quickest(self.seconds.keys() - reaching)]:
            limit -= self.seconds[test]
            if limit < 0:
                break
            chosen.append(test)
        return [chosen[:FIRST], chosen[FIRST:]]

    def quickest(self, tests: AbstractSet[str]) -> list[str]:
        return sorted(tests & self.seconds.keys(), key=lambda test: (self.seconds[test], test))


def copied(to: Path) -> None:
    """Copy the checkout, including uncommitted files."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split("\0")
    for name in filter(None, listed):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    # Compiled files are compared by content: a changed file may have the size and time stamp of the former.
    compiled = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "packages"]
    subprocess.run(compiled, cwd=to, check=True)


def environment(tree: Path) -> dict[str, str]:
    """Return the environment in which the copy's packages come before the installed ones."""
    sources = os.pathsep.join(str(path) for path in sorted(tree.glob("packages/*/src")))
    return os.environ | {"PYTHONPATH": sources, "CI": "1"}


def measured(tree: Path, kept: Path, tests: list[str], *, reuse: bool) -> Reach:
    """Run the tests once and note the lines that they reach, or read the notes of the last run."""
    if not (reuse and kept.exists()):
        print("running the tests once, to see which reach what ...", flush=True)
        kept.parent.mkdir(exist_ok=True)
        env = environment(tree) | {"STARCUP_REACH": str(kept)}
        command = [
            sys.executable,
            "-m",
            "pytest",
            *OPTIONS,
            "-p",
            "scripts.mutants_recorder",
            f"--timeout={10 * TEST_LIMIT}",
            *tests,
        ]
        if subprocess.run(command, cwd=tree, env=env, check=False).returncode:
            print("these tests fail as things stand, and are left out")
    lines, times = json.loads(kept.read_text(encoding="utf-8"))
    return Reach({f"packages{path}": {int(n): t for n, t in found.items()} for path, found in lines.items()}, times)


def run(tree: Path, tests: list[str], seconds: float) -> str:
    """Run tests until one fails; return "survived", "killed" (with the test) or "timeout".

    A child of this process, which has already imported pytest and much else, runs them.
    """
    if not tests:
        return "survived"
    (tree / "tests.txt").write_text("\n".join(tests), encoding="utf-8")
    child = os.fork()
    if not child:
        os._exit(in_child(tree))
    last = time.monotonic() + 60 + 6 * seconds
    while not (ended := os.waitpid(child, os.WNOHANG))[0]:
        if time.monotonic() > last:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return "timeout"
        time.sleep(0.05)
    if not ended[1]:
        return "survived"
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", told(tree), re.MULTILINE)
    how = "timeout" if failed and "Timeout" in told(tree) else "killed"
    return f"{how} {failed[1] if failed else 'at start'}"


def told(tree: Path) -> str:
    """Return the output of the tests."""
    return (tree / "told.txt").read_text(encoding="utf-8", errors="replace")


def in_child(tree: Path) -> int:
    """Run the tests of tests.txt in the copy, with their output in told.txt."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))  # an endless list must not use up all memory
    output = os.open(tree / "told.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(output, stream)
    os.chdir(tree)
    try:
        os.environ |= environment(tree)
        sys.path[:1] = [str(tree), *os.environ["PYTHONPATH"].split(os.pathsep)]
        return int(pytest.main([*OPTIONS, "-x", "--tb=no", f"--timeout={TEST_LIMIT}", "@tests.txt"]))
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()


def sample(root: Path, number: int, seed: int, only: str | None) -> list[tuple[str, Change]]:
    """Return changes of each area; the same for the same seed and files."""
    found: dict[str, list[Change]] = defaultdict(list)
    for area, patterns in AREAS.items():
        for path in sorted({path for pattern in patterns for path in root.glob(pattern)}):
            name = path.relative_to(root).as_posix()
            if only in name if only else area in SHARES:
                found[area] += changes(root, name)
    rng = random.Random(seed)
    chosen = []
    for area, all_of_them in found.items():
        share = 1.0 if only else SHARES[area]
        chosen += [(area, change) for change in rng.sample(all_of_them, min(len(all_of_them), round(number * share)))]
    return chosen


def explained() -> set[tuple[str, str, str]]:
    """Return file, line and changed line of the changes that docs/mutants.md explains."""
    rows = re.findall(r"^### `(.+)`\n\n```diff\n-(.*)\n\+(.*)\n```\n", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {(path, before.strip(), after.strip()) for path, before, after in rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--number", type=int, default=150, help="how many changes (150)")
    parser.add_argument("--seed", type=int, default=1, help="which changes (1)")
    parser.add_argument("--only", metavar="PART", help="only files whose path contains this")
    parser.add_argument("--seconds", type=float, default=300, help="how long the tests of one change may take (300)")
    parser.add_argument("--tests", nargs="*", default=[], metavar="PATH", help="only these tests (the default ones)")
    parser.add_argument("--reuse", action="store_true", help="believe what the last run found out about reach")
    options = parser.parse_args()

    reasons, totals = explained(), Counter[tuple[str, str]]()
    with tempfile.TemporaryDirectory(prefix="starcup-mutants-") as name:
        tree = Path(name).resolve()
        copied(tree)
        reach = measured(tree, ROOT / ".nox" / "mutants-reach.json", options.tests, reuse=options.reuse)
        quick = reach.quickest(reach.seconds.keys())[:FIRST]
        if (outcome := run(tree, quick, 60)) != "survived":
            sys.exit(f"expected that tests pass where nothing is changed, found {outcome}: see {told(tree)}")
        for area, change in sample(tree, options.number, options.seed, options.only):
            data = (tree / change.path).read_bytes()
            before, after = change.told(data)
            start = time.perf_counter()
            (tree / change.path).write_bytes(change.applied(data))
            outcome = "survived"
            for tests in reach.batches(change, options.seconds):
                if outcome == "survived":
                    outcome = run(tree, tests, sum(reach.seconds[test] for test in tests))
            (tree / change.path).write_bytes(data)
            if outcome == "survived" and (change.path, before, after) in reasons:
                outcome = "explained"
            totals[area, outcome.split()[0]] += 1
            took = time.perf_counter() - start
            print(f"{outcome} ({took:.0f} s)", f"{change.path}:{change.line}", sep="  ")
            print(f"    - {before}\n    + {after}", flush=True)

    for area in AREAS:
        counts = {what: totals[area, what] for what in ("killed", "timeout", "explained", "survived")}
        if meant := sum(counts.values()) - counts["explained"]:
            dead = counts["killed"] + counts["timeout"]
            print(
                f"{area}:", ", ".join(f"{n} {what}" for what, n in counts.items()), f"= {dead / meant:.1%} of {meant}"
            )


if __name__ == "__main__":
    main()
