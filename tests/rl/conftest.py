"""Shared by the tests of environments: a stranger's game is registered beside the three."""

from __future__ import annotations

import pytest
from starcup_salvage.game import GAME as SALVAGE

from starcup import games

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

games.register(SALVAGE)
