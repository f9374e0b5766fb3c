"""What all bot tests share: the base ruleset, and plugins made for one test."""

from collections.abc import Callable
from pathlib import Path

import pytest

from starcup import games
from starcup.games import GameDefinition
from starcup.roll import RollRuleset
from tests.bots.toy_game import ENTRY, TOY
from tests.kernel.toy import ToyTable, ToyView

Install = Callable[[str, str, str], None]


@pytest.fixture(scope="session")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


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


def install_game(folder: Path, key: str, value: str) -> None:
    """Install a distribution that offers a game under ``key``, in a folder that is on the search path."""
    info = folder / f"{key}_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}_game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[starcup.games]\n{key} = {value}\n")


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameDefinition[ToyTable, ToyView]:
    """The toy game, installed, so that other processes find it as well."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(games, "_KNOWN", {})
    install_game(tmp_path, "toy", ENTRY)
    return TOY
