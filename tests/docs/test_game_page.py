"""The page on checking a game names every check with what it says of itself, and every method of the kit."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from starcup.testing import GAME_CHECKS, GameKit

PAGE = (Path(__file__).parents[2] / "docs" / "testing-a-game.md").read_text(encoding="utf-8")


def test_its_table_is_the_list_of_checks() -> None:
    table = re.findall(r"^\| `([\w-]+)` \| ([A-Z].*) \|$", PAGE, re.MULTILINE)
    first_lines = {name: (inspect.getdoc(check) or "").splitlines()[0] for name, check in GAME_CHECKS.items()}
    assert dict(table) == first_lines
    assert [name for name, _ in table] == list(GAME_CHECKS)


def test_it_names_what_a_kit_can_answer() -> None:
    methods = {name for name in vars(GameKit) if not name.startswith("_")} - {"remember"}
    assert methods <= set(re.findall(r"`(\w+)`", PAGE))
