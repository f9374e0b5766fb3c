"""What the tests of pairs share: the base ruleset, and packs made for one test."""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from starcup import Pack
from starcup.roll import RollRuleset

MakePack = Callable[[str, str, Mapping[str, str]], Pack]


@pytest.fixture(scope="session")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


@pytest.fixture
def make_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakePack]:
    """A pack of the name given, in a package of its own: ``tiles.toml``, and the source of each power."""
    made: list[str] = []

    def make(name: str, tiles: str, powers: Mapping[str, str]) -> Pack:
        package = f"planted_{name}_{len(made)}"
        folder = tmp_path / package / "powers"
        folder.mkdir(parents=True)
        for init in (folder.parent, folder):
            (init / "__init__.py").write_text('"""Planted."""\n', encoding="utf-8")
        (folder.parent / "tiles.toml").write_text(tiles, encoding="utf-8")
        for key, source in powers.items():
            (folder / f"{key}.py").write_text(source, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.chdir(folder.parent)  # errors name files from here
        made.append(package)
        return Pack(name=name, package=package, game="roll")

    yield make
    for module in [name for name in sys.modules if name.split(".")[0] in made]:
        del sys.modules[module]
