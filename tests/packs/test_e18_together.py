"""E18: several packs in one game: options and names apart, versions in journals, any order of registration."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path

import pytest

from starcup import Game, Pack
from starcup.roll import RollRuleset
from tests.packs.checking import check, played

HERE = Path(__file__).parent
PACKS = [Pack.from_folder(HERE / name) for name in ("e04_forecast", "e07_objectives", "e11_offers", "e13_setup")]
OPTIONS = {"objectives.drawn": "1"}


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", *PACKS], options=OPTIONS)


def test_every_pack_has_its_share(rules: RollRuleset) -> None:
    assert rules.extensions.names == ("expedition", "forecast", "objectives", "market")
    header = Game.new(rules, 3, 2).journal_text().partition("\n\n")[0].splitlines()
    assert [line.split()[1:3] for line in header if line.startswith("pack ")][1:] == [
        ["expedition", "1.0"], ["forecast", "1.0"], ["objectives", "1.0"], ["offers", "1.0"],
    ]  # fmt: skip
    assert "option objectives.drawn 1" in header and "option offers.market on" in header


@pytest.mark.slow
@pytest.mark.parametrize(
    "orders",
    [
        pytest.param([(*PACKS[at:], *PACKS[:at]) for at in range(len(PACKS))], id="each first"),
        pytest.param(list(itertools.permutations(PACKS)), id="all"),
    ],
)
def test_any_order_of_packs_and_plugins_gives_the_same_journals(
    rules: RollRuleset, monkeypatch: pytest.MonkeyPatch, orders: Sequence[Sequence[Pack]]
) -> None:
    first = played(rules, 3, 11)
    journals = {first.journal_text()}
    for packs in orders:
        other = RollRuleset.load(["base", *packs], options=OPTIONS)
        again = Game.replay(other, first.journal_text())
        assert again.save() == first.save()
        journals.add(again.journal_text())
    names = Pack.modules
    monkeypatch.setattr(Pack, "modules", lambda self, part: names(self, part)[::-1])
    backwards = RollRuleset.load([*reversed(PACKS), "base"], options=OPTIONS)
    assert backwards.extensions.names == rules.extensions.names
    journals.add(played(backwards, 3, 11).journal_text())
    assert len(journals) == 1


@pytest.mark.slow
def test_random_games_stand_every_check(rules: RollRuleset) -> None:
    games = check(rules)
    text = "".join(game.journal_text() for game in games)
    for what in ("shift forecast", "~ objective", "take market", "give-back expedition"):
        assert what in text
