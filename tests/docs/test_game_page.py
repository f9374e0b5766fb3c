"""The page on checking a game names every check with what it says of itself, and every method of the kit."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import starcup_pytest
from starcup import Rng
from starcup.testing import GAME_CHECKS, GameKit

ROOT = Path(__file__).parents[2]
NO_GAME = Rng(1)
PAGE = (Path(__file__).parents[2] / "docs" / "testing-a-game.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_its_table_is_the_list_of_checks() -> None:
    table = re.findall(r"^\| `([\w-]+)` \| ([A-Z].*) \|$", PAGE, re.MULTILINE)
    first_lines = {name: (inspect.getdoc(check) or "").splitlines()[0] for name, check in GAME_CHECKS.items()}
    assert dict(table) == first_lines
    assert [name for name, _ in table] == list(GAME_CHECKS)


def test_it_names_what_a_kit_can_answer() -> None:
    methods = {name for name in vars(GameKit) if not name.startswith("_")} - {"remember"}
    assert methods <= set(re.findall(r"`(\w+)`", PAGE))


def test_a_game_that_is_not_installed_is_checked_by_the_plugin(tmp_path: Path) -> None:
    (source,) = [block for block in blocks("python") if "starcup_game_check" in block]
    (settings,) = blocks("toml")
    (tmp_path / "test_it.py").write_text(source, encoding="utf-8")
    settings = settings.replace("my_game.definition:GAME", "tests.kernel.toy:TOY")
    (tmp_path / "pyproject.toml").write_text(f'{settings}pythonpath = ["{ROOT.as_posix()}"]\n', encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--starcup-games", "4"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert f"{len(GAME_CHECKS)} passed" in result.stdout, result.stdout + result.stderr


def test_a_game_that_is_not_there_is_one_line() -> None:
    with pytest.raises(pytest.UsageError, match=r"--starcup-game rol: unknown game 'rol' \(did you mean 'roll'\?\)"):
        starcup_pytest.named_game("rol")
    with pytest.raises(pytest.UsageError, match=r"expected a starcup\.games\.GameDefinition, found Rng"):
        starcup_pytest.named_game("tests.docs.test_game_page:NO_GAME")
