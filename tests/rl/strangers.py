"""Games for the tests of environments, and all forms of actions."""

from __future__ import annotations

from typing import Any

import pytest

from starcup import games

GAMES = ("roll", "race", "tiny-epic", "salvage")
FORMS: tuple[dict[str, Any], ...] = ({}, {"actions": "menu"}, {"actions": "menu", "sets": "whole", "slots": 16})
FORM_NAMES = ("numbers", "menu", "whole sets")

every_game = pytest.mark.parametrize("game", GAMES)
every_form = pytest.mark.parametrize("form", FORMS, ids=FORM_NAMES)


def tables() -> list[tuple[str, int]]:
    """Return each game with each of its numbers of players."""
    return [(key, players) for key in GAMES for players in games.find(key).seats]
