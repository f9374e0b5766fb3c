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


def distribution(folder: Path, name: str, group: str, key: str, value: str) -> None:
    """Install a distribution with one entry point, in a folder that is on the search path."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{key} = {value}\n")


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Install a distribution that offers bots: its name, its module's name and the module's source."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def put(name: str, module: str, source: str) -> None:
        distribution(tmp_path, name, "starcup.bots", f"{name}_bots", module)
        (tmp_path / f"{module}.py").write_text(source)

    return put


def install_game(folder: Path, key: str, value: str) -> None:
    """Install a distribution that offers a game under ``key``, in a folder that is on the search path."""
    distribution(folder, f"{key}_game", "starcup.games", key, value)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameDefinition[ToyTable, ToyView]:
    """The toy game, installed, so that other processes find it as well."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(games, "_KNOWN", {})
    install_game(tmp_path, "toy", ENTRY)
    return TOY
