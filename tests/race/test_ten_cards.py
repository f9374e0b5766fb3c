"""Ten sound cards of many kinds, with powers in terms and in Python: checks of packs find nothing wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack
from starcup.testing import assert_pack_ok
from starcup_race.testing.packs import CHECKS, CardBench

PACK = Path(__file__).parent / "ten_cards"
ALL = (1, 2, 3, 4, 5, 6, 7, 8, 20)


@pytest.mark.sampled(ci=len(ALL))
@pytest.mark.parametrize("games", ALL)
def test_sound_cards_hide_what_is_hidden(games: int) -> None:
    bench = CardBench.of_pack(Pack.from_folder(PACK), games=games, tables=22)
    assert [str(finding) for finding in CHECKS["hidden"](bench)] == []


@pytest.mark.sampled(ci=2)
@pytest.mark.parametrize("games", ALL[::8])
def test_sound_cards_pass_all_checks(games: int) -> None:
    assert_pack_ok(Pack.from_folder(PACK), games=games, tables=16, pairs=8)
