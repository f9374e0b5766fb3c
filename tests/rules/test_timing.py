"""TIMING: playing at once, and strict order where it matters."""

from itertools import permutations

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import deal, new_game, play, playout, refused
from tests.rules.looking import chips_of, first_choices


def sheets(rules: RollRuleset) -> RollGame:
    """Three players, each with a sheet to fill."""
    table = Scenario(rules, players=3, seed=4)
    for seat in range(3):
        table.seat(
            seat,
            rolled="home.explore novelty.ship genes.wild",
            tableau=[("gem_world", "spice_world", "space_port")[seat]],
        )
    return table.assign().go_on().begin()


def test_timing_1_all_players_assign_at_once_in_any_order(rules: RollRuleset) -> None:
    plans = {
        0: ["select explore home.explore", "assign genes settle", "ready"],
        1: ["select ship novelty.ship", "assign genes ship", "ready"],
        2: ["select settle genes.wild", "ready"],
    }
    outcomes = set()
    for order in permutations(plans):
        game = sheets(rules)
        assert [decision.seat for decision in game.waiting()] == [0, 1, 2]
        for seat in order:
            play(game, seat, *plans[seat])
        outcomes.add((game.save(), tuple(map(str, game.journal))))
    assert len(outcomes) == 1, "whoever was ready first"


def test_timing_1_nobody_waits_for_anybody_within_assign(rules: RollRuleset) -> None:
    game = sheets(rules)
    play(game, 2, "select settle genes.wild")
    play(game, 0, "select explore home.explore")
    play(game, 2, "ready")
    play(game, 0, "assign genes settle")
    assert [decision.seat for decision in game.waiting()] == [0, 1]


def last_chip(rules: RollRuleset, *order: int) -> RollGame:
    """Both players ship, and one chip is left."""
    table = Scenario(rules)
    table.seat(0, workers={"ship": "home"}, tableau=["gem_world"], goods={"gem_world": "home"})
    table.seat(1, workers={"ship": "home"}, tableau=["spice_world"], goods={"spice_world": "home"})
    return table.pool(1).order(*order).phases("ship").begin()


def test_timing_2_whoever_ships_later_knows_that_the_pool_has_run_out(rules: RollRuleset) -> None:
    game = last_chip(rules, 0, 1)
    play(game, 0, "consume gem_world home home")
    assert [decision.seat for decision in game.waiting()] == [1]
    assert game.view(1).pool == 0, "seat 1 decides, knowing that this is the last round"
    game = last_chip(rules, 1, 0)
    assert [decision.seat for decision in game.waiting()] == [1]
    assert game.view(1).pool == 1


def test_timing_2_whoever_builds_later_knows_of_the_12th_square(rules: RollRuleset) -> None:
    for order, squares in (((0, 1), 4), ((1, 0), 3)):
        table = Scenario(rules).seat(0, workers={"settle": "home"}, settle=["artist_colony"])
        table.seat(1, workers={"settle": "home genes"}, settle=["fifth_column"])
        game = table.order(*order).phases("settle").begin()
        assert [decision.seat for decision in game.waiting()] == [1]
        assert game.view(1).seats[0].squares == squares


def test_timing_3_strict_order_is_clockwise_from_the_lowest_faction_number(rules: RollRuleset) -> None:
    tiles = iter([tile.development.key for tile in rules.tiles])
    for factions, order in (
        (("f7", "f2", "f9"), (1, 2, 0)),
        (("f1", "f9", "f2"), (0, 1, 2)),
        (("f8", "f9", "f3"), (2, 0, 1)),
    ):
        hands = [(faction, f"h{seat + 1}", next(tiles), next(tiles)) for seat, faction in enumerate(factions)]
        assert deal(rules, *hands).table.order == order


def test_timing_3_each_phase_is_done_in_that_order(rules: RollRuleset) -> None:
    table = Scenario(rules, players=3).order(1, 2, 0)
    for seat in range(3):
        table.seat(
            seat,
            cup="home",
            workers={"explore": "home", "settle": "home genes"},
            settle=[("artist_colony", "fifth_column", "secluded_world")[seat]],
        )
    game = table.phases("explore", "settle").begin()
    asked = []
    while game.waiting():
        (decision,) = game.waiting()
        asked.append((decision.kind, decision.seat))
        waiting = next(seat for seat in range(3) if seat != decision.seat)
        assert refused(game, waiting, decision.legal[0].text) == "", "not its turn"
        game.submit(decision.seat, decision.legal[-1])
    assert asked == [(kind, seat) for kind in ("explore", "construct") for seat in (1, 2, 0)]


def test_timing_4_the_pool_refuses_nobody_whatever_the_order(rules: RollRuleset) -> None:
    gained = []
    for order in ((0, 1), (1, 0)):
        game = last_chip(rules, *order)
        before = [chips_of(game, seat) for seat in (0, 1)]
        first_choices(game, prefer="consume")
        gained.append([chips_of(game, seat) - before[seat] for seat in (0, 1)])
    assert gained == [[1, 1], [1, 1]]


def test_timing_4_a_whole_game_is_played_in_strict_order_outside_assign(rules: RollRuleset) -> None:
    game = new_game(rules, 4, seed=6)
    at_once = {"choose-start", "confirm-start", "select", "assign", "reassign", "reassign-more"}

    def check(game: RollGame) -> None:
        assert len(game.waiting()) <= 1 or {decision.kind for decision in game.waiting()} <= at_once

    playout(game, seed=3, rounds=8, after=check)
    assert game.table.round > 5
