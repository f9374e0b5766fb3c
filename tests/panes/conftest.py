"""Every test keeps its games and settings in a folder of its own; nothing is told slowly."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for games that are given no name."""
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "panes.json").write_text('{"pace": "off"}', encoding="utf-8")
    monkeypatch.setenv("STARCUP_SAVES", str(folder))
    for name in ("NO_COLOR", "COLORTERM", "TEXTUAL_FILTERS"):
        monkeypatch.delenv(name, raising=False)
    return folder
