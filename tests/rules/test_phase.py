"""PHASE: what holds for all five phases."""

import pytest

from starcup.roll import RollRuleset, events
from starcup.roll.testing import Scenario
from tests.rules.helpers import dice, legal, play, refused

PHASES = ("explore", "develop", "settle", "produce", "ship")


def test_phase_1_in_the_order_of_their_numerals(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 5)
    for seat in range(5):
        scenario.seat(seat, rolled="home.explore")
    game = scenario.assign().go_on().begin()
    for seat, phase in enumerate(("ship", "settle", "produce", "develop", "explore")):
        play(game, seat, f"select {phase} home.explore", "ready")
    play(game, 4, "stock home")
    began = [event.phase for event in game.all_events() if isinstance(event, events.PhaseBegan)]
    assert began == list(PHASES)


def test_phase_1_what_an_early_phase_makes_a_later_one_uses(rules: RollRuleset) -> None:
    """Settle, then produce on the new world, then ship that good, all in one round."""
    game = (
        Scenario(rules)
        .seat(0, settle=["gem_world"], workers={"settle": "home home", "produce": "genes", "ship": "home"})
        .phases("ship", "produce", "settle")
        .begin()
    )
    assert legal(game) == ["trade gem_world genes home", "consume gem_world genes home"]


def test_phase_2_every_player_takes_part_whoever_selected(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3).seat(0, rolled="home.explore")
    scenario.seat(1, rolled="home.ship home.explore").seat(2, rolled="home.ship genes.explore")
    game = scenario.assign().go_on().begin()
    play(game, 0, "select explore home.explore", "ready")
    for seat in (1, 2):
        play(game, seat, "select ship home.ship", "ready")
    for seat, worker in enumerate(("home", "home", "genes")):
        assert legal(game, seat) == [f"scout {worker}", f"stock {worker}"]
        play(game, seat, f"stock {worker}")


def test_phase_3_a_phase_that_does_not_occur_is_not_done(rules: RollRuleset) -> None:
    """No tasks, no powers (Space Piracy pays in Ship only), no completion of a tile that is paid for."""
    scenario = (
        Scenario(rules, 3)
        .seat(
            0,
            faction="f1",
            rolled="home.explore home.develop home.ship",
            citizenry="military military",
            develop=["public_works"],
            developers="home",
            settle=["high_gravity_world"],
            settlers="home",
            goods={},
        )
        .assign()
    )
    game = scenario.go_on().begin()
    play(game, 0, "select explore home.explore", "ready", "stock home")
    assert [event.phase for event in game.all_events() if isinstance(event, events.PhaseBegan)] == ["explore"]
    assert not [event for event in game.all_events() if isinstance(event, events.Completed)]
    sources = [event.source for event in game.all_events() if isinstance(event, events.CreditsGained)]
    assert sources == ["stock"], "Space Piracy would pay $1"
    assert dice(game, game.table.seats[0].developers) == dice(game, game.table.seats[0].settlers) == {"home": 1}


@pytest.mark.parametrize("phase", ["explore", "ship"])
def test_phase_4_all_workers_of_a_phase_work_the_selecting_one_too(rules: RollRuleset, phase: str) -> None:
    worlds = ("comet_zone", "gem_world", "plague_world", "silicon_world")
    game = (
        Scenario(rules, 3)
        .seat(0, rolled=f"genes.settle home.{phase} home.{phase}", tableau=worlds, goods=dict.fromkeys(worlds, "home"))
        .assign()
        .go_on()
        .begin()
    )
    play(game, 0, f"select {phase} genes.settle", "ready")
    tasks = 0
    while game.waiting()[0].kind in ("explore", "ship"):
        assert "done" not in legal(game)
        play(game, 0, next(choice for choice in legal(game) if choice.startswith(("stock", "consume"))))
        tasks += 1
    assert tasks == 3
    assert not any(game.table.seats[0].columns)


def test_phase_5_every_explorer_is_used(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, workers={"explore": "home"}).phases("explore").begin()
    assert legal(game) == ["scout home", "stock home"]
    assert refused(game, 0, "done") == "EXPLORE-2"


def test_phase_5_every_producer_and_shipper_is_used_if_possible(rules: RollRuleset) -> None:
    worlds = ("comet_zone", "gem_world")
    game = Scenario(rules).seat(0, tableau=worlds, workers={"produce": "home genes"}).phases("produce").begin()
    assert refused(game, 0, "leave comet_zone") == "PHASE-5"
    game = Scenario(rules).seat(0, tableau=worlds, workers={"produce": "home"}).phases("produce").begin()
    play(game, 0, "leave comet_zone")
    assert refused(game, 0, "leave gem_world") == "PHASE-5"
    play(game, 0, "produce gem_world home")
    assert dice(game, game.table.goods(0)) == {"home": 1}, "the world left empty makes the other one produce"
    goods = dict.fromkeys(worlds, "home")
    ship = Scenario(rules).seat(0, tableau=worlds, goods=goods, workers={"ship": "home home"}).phases("ship").begin()
    assert not [choice for choice in legal(ship) if choice.startswith("keep")]
    assert refused(ship, 0, "keep comet_zone home") == "SHIP-16"


@pytest.mark.parametrize(("stack", "phase", "face"), [(0, "develop", "space_marines"), (1, "settle", "comet_zone")])
def test_phase_5_every_builder_is_placed_while_there_is_a_tile(
    rules: RollRuleset, stack: int, phase: str, face: str
) -> None:
    zones: tuple[list[str], list[str]] = ([], [])
    zones[stack].append(face)
    table = Scenario(rules).seat(0, develop=zones[0], settle=zones[1], workers={phase: "home home"})
    game = table.phases(phase).begin()
    assert game.finished
    seat = game.table.seats[0]
    assert dice(game, seat.settlers if stack else seat.developers) == {"home": 2}
    assert (seat.cup, seat.citizenry) == (0, 0)


def test_phase_6_workers_are_used_one_at_a_time_in_any_order(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, workers={"explore": "home genes military"}).phases("explore").begin()
    for worker in ("genes", "home"):
        assert {choice.split()[1] for choice in legal(game)} >= {worker}
        play(game, 0, f"stock {worker}")
    assert legal(game) == ["scout military", "stock military"]


@pytest.mark.parametrize("first", ["home", "genes", "military"])
def test_phase_6_the_owner_says_which_builders_go_first(rules: RollRuleset, first: str) -> None:
    """Three developers and a cost of 1: any of them completes it, the others go on to the next tile."""
    game = (
        Scenario(rules)
        .seat(0, develop=["public_works", "space_marines"], workers={"develop": "home genes military"})
        .phases("develop")
        .begin()
    )
    play(game, 0, f"build public_works {first}")
    seat = game.table.seats[0]
    assert dice(game, seat.citizenry) == {first: 1}
    assert dice(game, seat.developers) == {worker: 1 for worker in ("home", "genes", "military") if worker != first}


def test_phase_7_one_task_is_completed_before_the_next_is_chosen(rules: RollRuleset) -> None:
    game = (
        Scenario(rules).seat(0, workers={"explore": "home home"}, develop=["space_marines"]).phases("explore").begin()
    )
    play(game, 0, "scout home")
    assert refused(game, 0, "stock home") == "EXPLORE-5"
    play(game, 0, "abandon none")
    drawn = game.view(0).me.drawn
    assert len(drawn) == 1
    assert drawn[0] is not None
    assert refused(game, 0, "stock home") == "EXPLORE-12"
    play(game, 0, f"place {rules.tiles[drawn[0]].world.key}")
    assert legal(game) == ["scout home", "stock home"], "nothing was declared for the second explorer"


def test_phase_7_shippers_declare_nothing_in_advance(rules: RollRuleset) -> None:
    worlds = ("comet_zone", "gem_world")
    game = (
        Scenario(rules)
        .seat(0, tableau=worlds, goods=dict.fromkeys(worlds, "home"), workers={"ship": "home home"}, credits=1)
        .phases("ship")
        .begin()
    )
    play(game, 0, "trade comet_zone home home")
    assert game.table.seats[0].credits == 5, "paid before the next task is chosen"
    assert legal(game) == ["trade gem_world home home", "consume gem_world home home"]


def test_phase_8__phase_9_used_workers_go_to_citizenry_unused_ones_to_the_cup(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            tableau=["comet_zone"],
            develop=["public_works"],
            settle=["high_gravity_world"],
            workers={
                "explore": "military",
                "develop": "novelty novelty",
                "settle": "genes genes",
                "produce": "rare_elements rare_elements",
                "ship": "consumption consumption",
            },
        )
        .phases(*PHASES)
        .begin()
    )
    seat = game.table.seats[0]
    play(game, 0, "stock military")
    assert legal(game) == ["trade comet_zone rare_elements consumption", "consume comet_zone rare_elements consumption"]
    assert dice(game, seat.citizenry) == {"military": 1, "novelty": 1, "genes": 1}
    # High-Gravity World has given a Military die to the cup.
    assert dice(game, seat.cup) == {"military": 1, "novelty": 1, "genes": 1, "rare_elements": 1}
    play(game, 0, "trade comet_zone rare_elements consumption")
    assert dice(game, seat.citizenry) == {"military": 1, "novelty": 1, "genes": 1, "rare_elements": 1, "consumption": 1}
    assert dice(game, seat.cup) == {"military": 1, "novelty": 1, "genes": 1, "rare_elements": 1, "consumption": 1}


def test_phase_9_without_any_possible_task_all_go_to_the_cup(rules: RollRuleset) -> None:
    workers = {"develop": "home", "settle": "military", "produce": "genes", "ship": "novelty"}
    game = Scenario(rules).seat(0, workers=workers).phases(*workers).begin()
    assert game.finished
    seat = game.table.seats[0]
    assert dice(game, seat.cup) == {"home": 1, "military": 1, "genes": 1, "novelty": 1}
    assert seat.citizenry == 0


@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_phase_10_never_more_than_10_credits(rules: RollRuleset, before: int, after: int) -> None:
    game = Scenario(rules).seat(0, workers={"explore": "home"}, credits=before).phases("explore").begin()
    play(game, 0, "stock home")
    assert game.table.seats[0].credits == after


def test_phase_10_the_surplus_is_lost_at_every_single_gain(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, credits=8, tableau=["plague_world"], goods={"plague_world": "home"}, workers={"ship": "home"})
        .phases("ship")
        .begin()
    )
    play(game, 0, "trade plague_world home home")
    assert game.table.seats[0].credits == 10
    assert [event for event in game.all_events() if isinstance(event, events.CreditsGained)] == [
        events.CreditsGained(0, 2, "plague_world")
    ]


@pytest.mark.parametrize(
    ("world", "trade"),
    [("gem_world", 3), ("comet_zone", 4), ("plague_world", 5), ("deserted_alien_outpost", 6)],
)
def test_phase_11_the_tasks(rules: RollRuleset, world: str, trade: int) -> None:
    """Explore: Scout or Stock. Develop and Settle: the top tile. Produce: a good. Ship: Trade or Consume."""
    game = (
        Scenario(rules)
        .seat(
            0,
            credits=1,
            tableau=[world],
            develop=["public_works", "space_marines"],
            settle=["high_gravity_world", "mining_world"],
            workers=dict.fromkeys(PHASES, "home"),
        )
        .phases(*PHASES)
        .begin()
    )
    assert legal(game) == ["scout home", "stock home"]
    play(game, 0, "stock home")
    assert [face.key for face in game.table.tableau(0)] == [world, "public_works", "high_gravity_world"]
    assert legal(game) == [f"trade {world} home home", f"consume {world} home home"]
    play(game, 0, f"trade {world} home home")
    assert game.table.seats[0].credits == min(10, 1 + 2 + trade)


def test_phase_11_a_producer_needs_a_world_that_is_not_grey(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, tableau=["trading_world"], workers={"produce": "home"}).phases("produce").begin()
    assert dice(game, game.table.seats[0].cup) == {"home": 1}
    assert game.table.goods(0) == 0


def test_phase_11_consuming_brings_one_to_three_vp(rules: RollRuleset) -> None:
    for good, worker, chips in (("home", "home", 1), ("genes", "home", 2), ("home", "genes", 2), ("genes", "genes", 3)):
        game = (
            Scenario(rules)
            .seat(0, tableau=["plague_world"], goods={"plague_world": good}, workers={"ship": worker})
            .phases("ship")
            .begin()
        )
        play(game, 0, f"consume plague_world {good} {worker}")
        assert (game.table.seats[0].chips, game.table.pool) == (chips, 24 - chips)


def test_phase_12_credits_of_several_phases_add_up_and_are_public(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(
            0,
            credits=1,
            tableau=["comet_zone"],
            goods={"comet_zone": "home"},
            workers={"explore": "home", "ship": "home"},
        )
        .phases("explore", "ship")
        .begin()
    )
    play(game, 0, "stock home")
    assert game.view(1).seats[0].credits == 3
    play(game, 0, "trade comet_zone home home")
    assert [game.view(seat).seats[0].credits for seat in (0, 1)] == [7, 7]
    gained = [event for event in game.events(1) if isinstance(event, events.CreditsGained)]
    assert [event.credits for event in gained] == [2, 4]
