"""Count lines of code by package and room, and the names that are public, to compare before and after a change.

python scripts/census.py           tables
python scripts/census.py --json    the same numbers, for programs
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections import Counter
from pathlib import Path

if not __package__:  # run by its path
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.workspace.test_public_surface import public_modules, public_names

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = ("tests", "scripts", "benchmarks", "examples")
COLUMNS = ("files", "lines", "code")
"""Files, lines, and lines that are not empty."""
ROOMS_OF = ("starcup", "starcup.roll")
"""The packages that are large enough for their subpackages to have rooms of their own."""


def rooms() -> dict[str, Counter[str]]:
    """Return the numbers of files and lines of each room of each package, and of the folders beside the packages."""
    sizes: dict[str, Counter[str]] = {}
    for file in sorted(ROOT.glob("packages/*/src/**/*.py")):
        sizes.setdefault(room_of(file.relative_to(ROOT).parts[3:]), Counter()).update(size(file))
    for folder in ELSEWHERE:
        for file in (ROOT / folder).rglob("*.py"):
            sizes.setdefault(f"{folder}/", Counter()).update(size(file))
    return sizes


def room_of(parts: tuple[str, ...]) -> str:
    """Return the room of a file: its top-level package and the folder there, one deeper in the game that is in core."""
    depth = 1
    while depth < len(parts) - 1 and (depth == 1 or ".".join(parts[:depth]) in ROOMS_OF):
        depth += 1
    return ".".join(parts[:depth])


def size(file: Path) -> dict[str, int]:
    """Return how much is in a file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return dict(zip(COLUMNS, (1, len(lines), sum(bool(line.strip()) for line in lines)), strict=True))


def distinct(names: dict[str, tuple[str, ...]]) -> int:
    """Return the number of different objects behind public names; numbers and texts count by name."""
    values = set()
    for module, its_names in names.items():
        for name in its_names:
            value = getattr(importlib.import_module(module), name)
            named = getattr(value, "__qualname__", None) and getattr(value, "__module__", None)
            values.add((id(value),) if named else (name, repr(value)))
    return len(values)


def packages_of(sizes: dict[str, Counter[str]]) -> dict[str, Counter[str]]:
    """Return the same numbers by package: the rooms of each put together."""
    totals: dict[str, Counter[str]] = {}
    for room, numbers in sizes.items():
        if not room.endswith("/"):
            totals.setdefault(room.partition(".")[0], Counter()).update(numbers)
            totals.setdefault("all packages", Counter()).update(numbers)
    return totals


def table(title: str, sizes: dict[str, Counter[str]]) -> list[str]:
    """Return the lines of a table of sizes."""
    head = f"{title:32}" + "".join(f"{column:>8}" for column in COLUMNS)
    return [head, *(f"{name:32}" + "".join(f"{numbers[key]:8}" for key in COLUMNS) for name, numbers in sizes.items())]


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    sizes, names = rooms(), {module: public_names(module) for module in public_modules()}
    totals = dict(sorted(packages_of(sizes).items(), key=lambda item: item[0] == "all packages"))
    public = {module: len(its_names) for module, its_names in names.items()}
    total = {"names": sum(public.values()), "different objects": distinct(names)}
    if chosen.json:
        print(json.dumps({"packages": totals, "rooms": sizes, "public": public, "public in all": total}, indent=1))
        return
    print("\n".join([*table("package", totals), "", *table("room", sizes), ""]))
    print(f"{'public module':32}   names")
    for module, number in public.items():
        print(f"{module:32}{number:8}")
    print(f"in all {total['names']} names, of {total['different objects']} different objects")


if __name__ == "__main__":
    main()
