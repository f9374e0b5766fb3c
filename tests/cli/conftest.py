"""Every test keeps its saved games in a folder of its own; clients for those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.serving import Client


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for games that are given no name."""
    folder = tmp_path / "saves"
    monkeypatch.setenv("STARCUP_SAVES", str(folder))
    for name in ("NO_COLOR", "UV_RUN_RECURSION_DEPTH"):  # what is printed is the same under `uv run`
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def client() -> Client:
    """A client of a server of its own."""
    return Client()
