"""``hard`` selects no phase in which it can do nothing, and powers that pay without workers count."""

from __future__ import annotations

import pytest

from starcup.roll import RollRuleset
from starcup.roll.choices import Select
from starcup.roll.dice import total
from starcup.roll.testing import Scenario
from starcup_bots.roll.hard import HardBot, Settings
from tests.bots.questions import selections

NOISY = Settings(playouts=2, foresight=4, candidates=12, margin=1_000.0, prior=0.0)
"""A search that believes two playouts, and so takes an idle phase sooner or later if it may."""

DICE = "home.ship home.ship"


def chosen(scene: Scenario, settings: Settings = NOISY) -> set[str]:
    """The phases that bots of several seeds select at the first question of seat 0."""
    game = scene.assign().go_on().begin()
    decision = next(one for one in game.waiting() if one.seat == 0)
    found = set()
    for seed in range(24):
        choice = HardBot(seed, settings).choose(decision, game.view(0))
        assert isinstance(choice, Select)
        found.add(choice.phase)
    return found


def test_with_nothing_to_build_produce_or_ship_only_explore_is_left(rules: RollRuleset) -> None:
    scene = Scenario(rules).seat(0, rolled=DICE, credits=5).seat(1, rolled="home.develop home.develop", credits=5)
    assert chosen(scene) == {"explore"}


@pytest.mark.parametrize("settings", [Settings(playouts=0, foresight=4), Settings(playouts=40, foresight=4)])
def test_the_same_however_much_it_thinks(rules: RollRuleset, settings: Settings) -> None:
    scene = Scenario(rules).seat(0, rolled=DICE, credits=9).seat(1, rolled="home.develop home.develop", credits=5)
    assert chosen(scene, settings) == {"explore"}


@pytest.mark.parametrize(
    ("seat", "phase"),
    [
        ({"tableau": ["free_trade_association"]}, "ship"),
        ({"tableau": ["galactic_salon"]}, "ship"),
        ({"tableau": ["space_piracy"], "citizenry": "military"}, "ship"),
        ({"tableau": ["merchant_guild"]}, "produce"),
        ({"develop": ["merchant_guild"]}, "develop"),
        ({"settle": ["pirate_world"]}, "settle"),
    ],
)
def test_a_phase_with_something_to_build_or_to_gain_may_be_selected(
    rules: RollRuleset, seat: dict[str, list[str] | str], phase: str
) -> None:
    scene = Scenario(rules).seat(0, rolled=DICE, credits=3, **seat)  # type: ignore[arg-type]  # lists and names mixed
    scene.seat(1, rolled="home.develop home.develop", credits=5)
    allowed = {"explore", phase}
    found = chosen(scene)
    assert found <= allowed and phase in found


@pytest.mark.slow
def test_no_game_shows_a_selection_of_ship_that_ships_nothing(rules: RollRuleset) -> None:
    """Read off the view: no goods, nobody to produce any or to settle a world that brings one, and no power."""
    seen = 0
    for seed in range(6):
        for decision, view in selections(rules, 2, 40 + seed, 1):
            me = view.me
            index = view.rules.phase_index
            columns = me.sheet_columns or ()
            before = total(columns[index["produce"]]) + total(columns[index["settle"]])
            powers = view.rules.powers_of(me.tableau)
            pays = powers.credits_at_end_in[index["ship"]] or powers.chips_at_end_in[index["ship"]]
            if any(me.goods) or before or pays or powers.extra_workers_in[index["produce"]]:
                continue
            seen += 1
            choice = HardBot(seed, NOISY).choose(decision, view)
            assert isinstance(choice, Select) and choice.phase != "ship"
    assert seen > 3
