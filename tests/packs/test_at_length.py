"""All packs that show a demand met, together in random games."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack
from starcup.roll import RollRuleset
from tests.packs import e09_research, e12_limits
from tests.packs.checking import check

HERE = Path(__file__).parent
FOLDERS = ("e04_forecast", "e07_objectives", "e08_tallies", "e11_offers", "e13_setup", "e17_bank")
PACKS = [*(Pack.from_folder(HERE / name) for name in FOLDERS), e09_research.pack, e12_limits.pack]


@pytest.mark.slow
def test_ten_random_games_with_all_of_them() -> None:
    assert len(check(RollRuleset.load(["base", *PACKS]), games=10)) == 10
