"""Fixtures of the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.asking import Served


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with Served(games=("race",)) as served:
        yield served


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A built table, and secrets beside it that are not for the network."""
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>The table</title>")
    (built / "assets" / "table.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("SECRET")
    (tmp_path / "built-too").mkdir()
    (tmp_path / "built-too" / "secret.txt").write_text("SECRET")
    (built / "link").symlink_to(tmp_path / "secret.txt")
    return built
