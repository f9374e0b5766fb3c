"""The page on the architecture leads to files that are there, and to every one with much in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

PACKAGES = Path(__file__).parents[2] / "packages"
PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCES = [PACKAGES / "core" / "src" / "starcup", *PACKAGES.glob("*/src"), PACKAGES.parent]
LONG = 240
"""Lines from which a module should be found through the page."""


def named() -> Iterator[Path]:
    """The files and folders that the table names; one in a list of bare names lies beside the first of its row."""
    _, _, table = PAGE.partition("| you look for | it is in |")
    for row in table.partition("\n\n")[0].splitlines()[2:]:
        names = re.findall(r"`([^`]+)`", row.split(" | ")[1])
        for name in names:
            near = [source / name for source in SOURCES]
            if "/" not in name and "_" not in name:
                near += [source / Path(names[0]).parent / f"{name}.py" for source in SOURCES]
            found = [path for path in near if path.exists()]
            assert found, f"{name!r} is not there: {row}"
            yield found[0]


def test_what_it_names_is_there() -> None:
    assert len(list(named())) > 60


def test_long_modules_are_named() -> None:
    there = list(named())
    for path in PACKAGES.glob("core/src/starcup/**/*.py"):
        long = len(path.read_text(encoding="utf-8").splitlines()) >= LONG
        assert not long or any(path == place or place in path.parents for place in there), path
