"""The changes that the page of mutants explains are still changes of lines that are there."""

from __future__ import annotations

from pathlib import Path

from scripts.mutants import PAGE, explained
from scripts.mutations import changes

ROOT = Path(__file__).parents[2]


def test_what_is_explained_is_still_there() -> None:
    reasons = explained()
    assert len(reasons) == PAGE.read_text(encoding="utf-8").count("```diff")
    for path, before, after in sorted(reasons):
        data = (ROOT / path).read_bytes()
        told = {change.told(data) for change in changes(ROOT, path)}
        assert (before, after) in told, f"{path}: no change makes {before!r} {after!r}"


def test_each_explanation_says_why() -> None:
    parts = PAGE.read_text(encoding="utf-8").partition("## Explained")[2].split("### ")[1:]
    for part in parts:
        assert part.rpartition("```\n")[2].strip(), part
