"""What the tests of environments share: strangers' games are installed, as it were, beside the three."""

from __future__ import annotations

import pytest
from starcup_salvage.game import GAME as SALVAGE

from starcup import games

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

games.register(SALVAGE)
