"""What all bot tests share: the base ruleset, and plugins made for one test."""

from collections.abc import Callable
from pathlib import Path

import pytest

from starcup.roll import Ruleset

Install = Callable[[str, str, str], None]


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    return Ruleset.load(["base"])


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Install a distribution that offers bots: its name, its module's name and the module's source."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def put(distribution: str, module: str, source: str) -> None:
        info = tmp_path / f"{distribution}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[starcup.bots]\n{distribution}_bots = {module}\n")
        (tmp_path / f"{module}.py").write_text(source)

    return put
