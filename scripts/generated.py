"""Files that are written from the sources: written anew, or with --check only compared."""

import argparse
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path


def outdated(wanted: Mapping[Path, str], there: Iterable[Path] = ()) -> list[Path]:
    """Return the files that are missing, differ, or belong to nothing any more."""
    texts = {path: path.read_text(encoding="utf-8") for path in (*wanted, *there) if path.is_file()}
    return sorted(path for path in {*wanted, *texts} if wanted.get(path) != texts.get(path))


def write(name: str, about: str | None, wanted: Mapping[Path, str], there: Iterable[Path] = ()) -> None:
    """Write what is out of date, and delete what is not wanted; with --check, change nothing, and fail instead."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file is out of date")
    options, old = parser.parse_args(), outdated(wanted, there)
    names = ", ".join(path.name for path in old)
    if options.check and old:
        sys.exit(f"out of date, run `uv run python -m scripts.{name}`: {names}")
    for path in old:
        path.parent.mkdir(exist_ok=True)
        if path in wanted:
            path.write_text(wanted[path], encoding="utf-8")
        else:
            path.unlink()
        print(path.name)
