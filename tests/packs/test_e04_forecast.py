"""E4: after Reveal a forced shift, then optional moves and another selection, in strict order."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.packs.checking import check, play, texts


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", Pack.from_folder(Path(__file__).parent / "e04_forecast")])


def revealed(rules: RollRuleset) -> RollGame:
    """Seat 0 selects Develop and has a Twin under Explore, seat 1 selects Ship; seat 1 goes first."""
    scenario = Scenario(rules, 3).seat(0, rolled="home.develop twin.explore+develop", credits=1)
    scenario.seat(1, rolled="home.ship home.produce", credits=3).seat(2).order(1, 2, 0).assign().go_on()
    game = scenario.begin()
    play(game, 0, "select develop home.develop", "assign twin explore")
    for seat in (0, 1):
        while (decision := game.decision(seat)) is not None and decision.kind in ("select", "reassign"):
            choice = next(c for c in decision.legal if c.text in ("ready", "select ship home.ship"))
            play(game, seat, choice)
    return game


def test_the_list_of_steps_says_where(rules: RollRuleset) -> None:
    kinds = [step.kind for step in rules.round_steps]
    assert kinds[3:9] == [
        "show-sheets", "choose-phases", "forced-shift", "forecast-all", "choose-phases", "return-idle",
    ]  # fmt: skip


def test_twins_are_shifted_to_the_phase_that_occurs(rules: RollRuleset) -> None:
    game = revealed(rules)
    columns = game.view(2).seats[0].columns
    assert game.view(2).dice(columns[0]) == {}
    assert game.view(2).dice(columns[1]) == {"home": 1, "twin": 1}


def test_moves_and_selections_are_asked_in_strict_order(rules: RollRuleset) -> None:
    game = revealed(rules)
    assert (game.waiting()[0].seat, game.waiting()[0].kind) == (1, "forecast-move")
    assert texts(game, 1) == ["stay forecast", "shift forecast home produce"]
    play(game, 1, "shift forecast home produce")
    assert game.view(0).dice(game.view(0).seats[1].columns[4]) == {"home": 2}
    assert texts(game, 1)[:2] == ["stay forecast", "change forecast explore"]
    play(game, 1, "change forecast settle")
    assert game.waiting()[0].seat == 0, "seat 2 has no worker and no phase: nothing to ask"
    assert texts(game) == ["stay forecast", "shift forecast home develop", "shift forecast twin develop"]
    play(game, 0, "shift forecast home develop", "stay forecast")
    chosen = [str(event) for event in game.all_events() if type(event).__name__ == "PhasesChosen"]
    assert chosen == ["PhasesChosen(phases=('develop', 'ship'))", "PhasesChosen(phases=('develop', 'settle'))"]
    assert game.table.seats[1].credits == 2
    back = [event for event in game.all_events() if type(event).__name__ == "WorkersReturned"]
    assert "seat=1, colours=('home', 'home')" in str(back), "nobody selects Ship any more"


@pytest.mark.slow
def test_random_games_stand_every_check(rules: RollRuleset) -> None:
    games = check(rules)
    text = "".join(game.journal_text() for game in games)
    assert "shift forecast twin" in text and "change forecast" in text
