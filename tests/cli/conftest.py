"""Every test keeps its saved games in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for games that are given no name."""
    folder = tmp_path / "saves"
    monkeypatch.setenv("STARCUP_SAVES", str(folder))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return folder
