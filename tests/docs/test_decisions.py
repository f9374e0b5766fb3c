"""The decisions are numbered one after another, each number once, and say their number."""

from __future__ import annotations

from pathlib import Path

DECISIONS = sorted((Path(__file__).parents[2] / "docs" / "decisions").glob("[0-9]*.md"))


def test_numbers() -> None:
    assert [int(path.name[:3]) for path in DECISIONS] == list(range(len(DECISIONS)))
    for path in DECISIONS:
        assert path.read_text(encoding="utf-8").startswith(f"# {int(path.name[:3])}. "), path.name
