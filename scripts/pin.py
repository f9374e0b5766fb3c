"""Write the versions that uv resolved into `constraint-dependencies` of the workspace's pyproject.toml.

python scripts/pin.py            pin what is new, keep the versions of the rest
python scripts/pin.py --upgrade  move everything to the newest versions
python scripts/pin.py --check    change nothing; fail if a dependency is not pinned
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
BEGIN = "    # pins: begin\n"
END = "    # pins: end\n"


def uv(*arguments: str) -> str:
    """Run uv in the workspace and return what it printed; `uv run` names its own executable in $UV."""
    program = shutil.which(os.environ.get("UV", "uv"))
    if program is None:
        sys.exit("uv is not on the PATH: run `uv run scripts/pin.py`, or `.uv/bin/uv run scripts/pin.py`")
    return subprocess.run([program, *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def resolved() -> list[str]:
    """Return the packages in uv.lock for all groups and platforms: lines of `name==version ; marker`, no hosts."""
    options = ("--all-packages", "--all-groups", "--no-emit-workspace", "--no-hashes", "--no-header", "--no-annotate")
    return uv("export", "--quiet", "--frozen", *options).splitlines()


def write(pins: list[str]) -> None:
    before, begin, rest = PYPROJECT.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        sys.exit(f"{PYPROJECT.name} lacks the lines {BEGIN.strip()!r} and {END.strip()!r}")
    lines = "".join(f"    {json.dumps(pin)},\n" for pin in pins)
    PYPROJECT.write_text(before + begin + lines + end + after, encoding="utf-8")


def current() -> list[str]:
    block = PYPROJECT.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    return [json.loads(line.strip().removesuffix(",")) for line in block.splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--upgrade", action="store_true", help="move everything to the newest versions")
    mode.add_argument("--check", action="store_true", help="change nothing; fail if a dependency is not pinned")
    options = parser.parse_args()

    if options.check:
        if missing := sorted(set(resolved()) - set(current())):
            sys.exit("not pinned, run `uv run scripts/pin.py`:\n  " + "\n  ".join(missing))
        return

    previous = current()
    if not options.upgrade:
        uv("lock", "--quiet")  # the present pins become the preferences of the next resolution
    write([])  # else the old pins would bind the new resolution
    try:
        uv("lock", "--quiet", *(["--upgrade"] if options.upgrade else []))
        pins = resolved()
    except subprocess.CalledProcessError:
        write(previous)
        raise
    write(pins)
    uv("lock", "--quiet")
    for change, lines in (("-", set(previous) - set(pins)), ("+", set(pins) - set(previous))):
        for line in sorted(lines):
            print(change, line)


if __name__ == "__main__":
    main()
