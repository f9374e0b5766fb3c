"""Change a line, see whether a test notices: a seeded sample of small changes in core, tiles and bots.

    uv run nox -s mutants                                  150 changes, seed 1
    uv run nox -s mutants -- --number 50 --seed 7          fewer, others
    uv run nox -s mutants -- --only kernel/picks.py        those of some files

Everything happens in a copy of the checkout. The tests run there once, watched, so that each change meets first the
tests that run its line, quickest first, then the others until their time is used up. A change that no test
notices is printed; those that can't be noticed are explained in docs/mutants.md.
"""

import argparse
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

if sys.platform == "linux":
    import resource

from scripts.mutations import Change, changes

ROOT = Path(__file__).resolve().parent.parent
CORE = "packages/core/src/starcup"
TILES = "packages/tiles-base/src/starcup_tiles_base"
DATA = ("tiles", "factions", "home_worlds", "colours", "powers", "powers/*")
AREAS = {
    "core": (f"{CORE}/kernel/*.py", f"{CORE}/roll/*.py", f"{CORE}/wire/*.py"),
    "tiles": (f"{TILES}/**/*.py", *(f"{TILES}/{name}.toml" for name in DATA)),
    "bots": ("packages/bots/src/**/*.py",),
    "kit": (f"{CORE}/testing/**/*.py",),
}
SHARES = {"core": 0.5, "tiles": 0.25, "bots": 0.25}
"""What part of the sample comes from where; the test kit only with ``--only``."""
PAGE = ROOT / "docs" / "mutants.md"
TEST_LIMIT, MEMORY = 60, 4 << 30
"""The longest that one test may take, in seconds; the most that one run may hold, in bytes."""


PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


@dataclass
class Reach:
    """Which tests run a line, and how many seconds each takes."""

    lines: dict[str, dict[int, list[str]]]
    seconds: dict[str, float]

    def tests(self, change: Change) -> list[str]:
        """Tests that run the line, quickest first; for a line that runs at import, tests that run the module."""
        lines = self.lines.get(change.path, {})
        found = set(lines.get(change.line, ())) or {test for tests in lines.values() for test in tests}
        return self.quickest(found)

    def others(self, change: Change, limit: float) -> list[str]:
        """The rest, quickest first, as far as they fit into a limit of seconds."""
        chosen = []
        for test in self.quickest(set(self.seconds) - set(self.tests(change))):
            limit -= self.seconds[test]
            if limit < 0:
                break
            chosen.append(test)
        return chosen

    def quickest(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests & self.seconds.keys(), key=lambda test: (self.seconds[test], test))


def copied(to: Path) -> None:
    """Copy the checkout, what is not committed yet included."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split("\0")
    for name in filter(None, listed):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    # What Python compiled is compared by content: a changed file may have the size and the second of the former.
    compiled = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "packages"]
    subprocess.run(compiled, cwd=to, check=True)


def environment(tree: Path) -> dict[str, str]:
    """The copy's packages come before the installed ones."""
    sources = os.pathsep.join(str(path) for path in sorted(tree.glob("packages/*/src")))
    return os.environ | {"PYTHONPATH": sources, "CI": "1"}


def measured(tree: Path, kept: Path, tests: list[str], *, reuse: bool) -> Reach:
    """Run the tests once and note what they reach, or read what the last run found."""
    if not (reuse and kept.exists()):
        print("running the tests once, to see which reach what ...", flush=True)
        kept.parent.mkdir(exist_ok=True)
        env = environment(tree) | {"STARCUP_REACH": str(kept)}
        command = [*PYTEST, "-p", "scripts.mutants_recorder", f"--timeout={10 * TEST_LIMIT}", *tests]
        if subprocess.run(command, cwd=tree, env=env, check=False).returncode:
            print("these tests fail as things stand, and are left out")
    lines, times = json.loads(kept.read_text(encoding="utf-8"))
    return Reach({f"packages{path}": {int(n): t for n, t in found.items()} for path, found in lines.items()}, times)


def run(tree: Path, tests: list[str], seconds: float) -> str:
    """Run tests until one fails; "survived", "killed" (with the test) or "timeout"."""
    if not tests:
        return "survived"
    (tree / "tests.txt").write_text("\n".join(tests), encoding="utf-8")
    command = [*PYTEST, "-x", "--tb=no", f"--timeout={TEST_LIMIT}", "@tests.txt"]
    with subprocess.Popen(
        command,
        cwd=tree,
        env=environment(tree),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        if sys.platform == "linux":  # a change that makes a list endless shall not take the machine with it
            resource.prlimit(process.pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
        try:
            told = process.communicate(timeout=60 + 6 * seconds)[0]
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return "timeout"
    if not process.returncode:
        return "survived"
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", told, re.MULTILINE)
    return f"timeout {failed[1]}" if failed and "Timeout" in told else f"killed {failed[1] if failed else 'at start'}"


def sample(number: int, seed: int, only: str | None) -> list[tuple[str, Change]]:
    """Changes of each area; the same for the same seed and files."""
    found: dict[str, list[Change]] = defaultdict(list)
    for area, patterns in AREAS.items():
        for path in sorted({path for pattern in patterns for path in ROOT.glob(pattern)}):
            name = path.relative_to(ROOT).as_posix()
            if only in name if only else area in SHARES:
                found[area] += changes(ROOT, name)
    rng = random.Random(seed)
    chosen = []
    for area, all_of_them in found.items():
        share = 1.0 if only else SHARES[area]
        chosen += [(area, change) for change in rng.sample(all_of_them, min(len(all_of_them), round(number * share)))]
    return chosen


def explained() -> set[tuple[str, str, str]]:
    """File, line and changed line of the changes that docs/mutants.md explains."""
    rows = re.findall(r"^### `(.+)`\n\n```diff\n-(.*)\n\+(.*)\n```\n", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {(path, before.strip(), after.strip()) for path, before, after in rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--number", type=int, default=150, help="how many changes (150)")
    parser.add_argument("--seed", type=int, default=1, help="which changes (1)")
    parser.add_argument("--only", metavar="PART", help="only files whose path contains this")
    parser.add_argument("--others", type=float, default=300, metavar="SECONDS", help="time for the other tests (300)")
    parser.add_argument("--tests", nargs="*", default=[], metavar="PATH", help="only these tests (the default ones)")
    parser.add_argument("--reuse", action="store_true", help="believe what the last run found out about reach")
    options = parser.parse_args()

    reasons, totals = explained(), Counter[tuple[str, str]]()
    with tempfile.TemporaryDirectory(prefix="starcup-mutants-") as name:
        tree = Path(name).resolve()
        copied(tree)
        reach = measured(tree, ROOT / ".nox" / "mutants-reach.json", options.tests, reuse=options.reuse)
        for area, change in sample(options.number, options.seed, options.only):
            data = (ROOT / change.path).read_bytes()
            before, after = change.told(data)
            start = time.perf_counter()
            (tree / change.path).write_bytes(change.applied(data))
            first, then = reach.tests(change), reach.others(change, options.others)
            outcome = "survived"
            for tests in (first, then):
                if outcome == "survived":
                    outcome = run(tree, tests, sum(reach.seconds[test] for test in tests))
            (tree / change.path).write_bytes(data)
            if outcome == "survived" and (change.path, before, after) in reasons:
                outcome = "explained"
            totals[area, outcome.split()[0]] += 1
            took = time.perf_counter() - start
            print(
                f"{outcome} ({took:.0f} s; {len(first)} + {len(then)} tests)", f"{change.path}:{change.line}", sep="  "
            )
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
