"""The table as it is built: small, and of itself all that it needs."""

from __future__ import annotations

import gzip
import re

import pytest

from starcup_web import building

MOST = 300_000
"""Bytes of pages, scripts and styles, compressed."""
SHIPPED = (".html", ".js", ".css")

pytestmark = pytest.mark.skipif(
    not building.up_to_date(), reason="the table is not built from these sources: run `uv run nox -s table`"
)


def test_it_is_small() -> None:
    files = [path for path in building.BUILT.rglob("*") if path.suffix in SHIPPED]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), mtime=0)) for path in files}
    assert any(name.endswith(".js") for name in sizes)
    assert sum(sizes.values()) < MOST, sizes


def test_nothing_comes_from_elsewhere() -> None:
    for path in building.BUILT.rglob("*"):
        if path.suffix in (".html", ".css"):
            assert re.findall(r"(?:https?:)?//\w[^\s\"')]*", path.read_text(encoding="utf-8")) == [], path.name
