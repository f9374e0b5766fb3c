"""E8: what happened in each phase and round is counted, by colour and die."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.packs.checking import check, play


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", Pack.from_folder(Path(__file__).parent / "e08_tallies")])


def counts(game: RollGame, seat: int = 0) -> dict[str, int]:
    """What another seat sees of the tallies."""
    found = game.view(1).seat_extensions[seat]["tallies"]["counts"]
    assert isinstance(found, tuple)
    return {what: number for what, number in found if not what.endswith(("begun", "ended"))}


def test_scouts_and_stocks_by_worker(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, workers={"explore": "home home genes"}).phases("explore").begin()
    play(game, 0, "stock home", "stock home", "scout genes")
    assert counts(game) == {"explore: stock by home": 2, "explore: scout by genes": 1}


def test_goods_by_colour_die_and_worker(rules: RollRuleset) -> None:
    world = next(face for face in rules.faces if face.holds_goods and face.index < 2 * len(rules.tiles))
    assert world.colour is not None
    scenario = Scenario(rules).seat(0, tableau=[world.key], workers={"produce": "novelty", "ship": "home military"})
    game = scenario.phases("produce", "ship").begin()
    play(game, 0, f"trade {world.key} novelty military")
    colour = world.colour.key
    assert counts(game) == {
        f"produce: produce {colour} by novelty": 1,
        f"ship: trade {colour} novelty by military": 1,
    }


def test_consumed_goods(rules: RollRuleset) -> None:
    world = next(face for face in rules.faces if face.holds_goods and face.index < 2 * len(rules.tiles))
    assert world.colour is not None
    scenario = Scenario(rules).seat(0, tableau=[world.key], goods={world.key: "genes"}, workers={"ship": "home"})
    game = scenario.phases("ship").begin()
    play(game, 0, f"consume {world.key} genes home")
    assert counts(game) == {f"ship: consume {world.colour.key} genes by home": 1}


def test_tiles_with_their_workers_and_the_phases_themselves(rules: RollRuleset) -> None:
    cheap = next(tile.development for tile in rules.tiles if tile.development.cost == 1)
    scenario = Scenario(rules).seat(0, develop=[cheap.key], workers={"develop": "genes"})
    game = scenario.phases("develop").begin()
    assert counts(game) == {"develop: development with genes": 1}
    shown = dict(game.view(0).seat_extensions[1]["tallies"]["counts"])  # type: ignore[call-overload]
    assert shown == {"develop: begun": 1, "round: develop ended": 1}


def test_dictate_and_reassign_are_told_at_reveal(rules: RollRuleset) -> None:
    rolled = "home.explore home.ship home.ship"
    game = Scenario(rules).seat(0, rolled=rolled).seat(1, rolled="home.ship").assign().go_on().begin()
    play(
        game,
        0,
        "select explore home.explore",
        "dictate home ship",
        "reassign dictate home ship>explore",
    )
    assert counts(game) == {}, "nobody learns it behind the screens"
    while counts(game) == {}:
        waiting = next(decision for decision in game.waiting() if decision.kind in ("select", "reassign"))
        game.submit(waiting.seat, waiting.legal[-1])
    assert {"round: dictated with 1": 1, "round: reassign dictate": 1}.items() <= counts(game).items()


def test_the_next_round_begins_anew(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, credits=3, citizenry="home home", cup="home").seat(1, cup="home").manage()
    game = scenario.go_on().begin()
    assert game.table.round == 2
    assert counts(game) == {}
    assert game.view(1).seat_extensions[0]["tallies"]["best_round"] == 2


@pytest.mark.slow
def test_random_games_stand_every_check(rules: RollRuleset) -> None:
    games = check(rules)
    seen = {line for game in games for seat in range(game.table.players) for line in counts(game, seat)}
    for what in ("recruit", "with", "scout", "stock"):
        assert any(what in line for line in seen), what
