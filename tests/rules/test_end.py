"""END: when the game is over.

The tableaus here are made of cheap worlds; a seat without faction tile and home world in its tableau still has their
three squares.
"""

from starcup.roll import RollGame, RollRuleset, events
from starcup.roll.testing import Scenario
from tests.rules.helpers import deal, play
from tests.rules.looking import chips_of, citizenry, credits_of, cup, goods, tableau

CHEAP = [
    "artist_colony",
    "star_nomad_lair",
    "new_survivalists",
    "secluded_world",
    "fifth_column",
    "high_gravity_world",
    "gem_world",
    "pirate_world",
    "galactic_survey_headquarters",
    "new_vinland",
]


def reasons(game: RollGame) -> tuple[str, ...]:
    """Why the game ended; empty while it goes on."""
    ended = [event for event in game.all_events() if isinstance(event, events.GameEnded)]
    assert game.finished == bool(ended)
    return ended[0].reasons if ended else ()


def test_end_1_the_game_goes_on_while_neither_condition_holds(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, cup="home", tableau=CHEAP[:8]).pool(1)
    game = table.manage().go_on().begin()
    assert reasons(game) == ()
    assert game.table.round == 2


def test_end_1_the_game_ends_when_the_pool_is_exhausted(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, cup="home").pool(0).manage().go_on().begin()
    assert reasons(game) == ("pool",)
    assert game.waiting() == ()


def test_end_1_the_game_ends_when_one_player_has_12_squares(rules: RollRuleset) -> None:
    for seat in (0, 1):
        game = Scenario(rules).seat(seat, cup="home", tableau=CHEAP[:9]).manage().go_on().begin()
        assert reasons(game) == ("squares",)
    game = Scenario(rules).seat(0, cup="home", tableau=CHEAP[:9]).pool(0).manage().go_on().begin()
    assert reasons(game) == ("pool", "squares")


def test_end_2_all_other_shippers_still_ship_and_dice_are_recruited(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        credits=5,
        cup="home",
        workers={"ship": "home home"},
        tableau=["gem_world", "plague_world"],
        goods={"gem_world": "home", "plague_world": "home"},
    )
    table.seat(1, workers={"ship": "genes"}, tableau=["distant_world"], goods={"distant_world": "genes"}).pool(1)
    game = table.phases("ship").go_on().begin()
    before = chips_of(game, 1)
    play(game, 0, "consume gem_world home home")
    assert game.table.pool == 0
    assert not game.finished
    play(game, 0, "consume plague_world home home")
    play(game, 1, "consume distant_world genes genes")
    assert chips_of(game) == 2
    assert chips_of(game, 1) - before == 3
    assert (cup(game), citizenry(game), credits_of(game)) == ({"home": 5}, {}, 1)
    assert reasons(game) == ("pool",)


def test_end_2_the_phases_after_the_12th_square_are_still_done(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        cup="home",
        tableau=CHEAP[:8],
        settle=["space_port", "spice_world"],
        workers={"settle": "home home", "produce": "home"},
    )
    game = table.phases("settle", "produce").go_on().begin()
    assert game.table.seats[0].squares == 12
    assert not game.finished
    play(game, 0, "produce artist_colony home")
    assert sum(map(len, goods(game).values())) == 1
    play(game, 0, "recall none")
    assert reasons(game) == ("squares",)


def test_end_3_faction_tile_and_home_world_are_3_of_the_12_squares(rules: RollRuleset) -> None:
    game = deal(
        rules,
        ("f1", "h1", "backup_planning", "nanotechnology"),
        ("f9", "h2", "mad_scientists", "conscription"),
    )
    assert [seat.squares for seat in game.table.seats] == [3, 3]


def test_end_3_the_ninth_completed_tile_triggers_the_end(rules: RollRuleset) -> None:
    for done, ends in ((7, False), (8, True)):
        table = Scenario(rules).seat(
            0, faction="f1", home="h4", tableau=CHEAP[:done], settle=["space_port"], settlers="home home", cup="home"
        )
        game = table.phases("settle").go_on().begin()
        assert game.table.seats[0].squares == 3 + done + 1
        assert game.finished is ends


def test_end_4_tiles_in_the_construction_zone_are_no_squares(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0, cup="home", tableau=CHEAP[:8], develop=["nanotechnology", "public_works"], settle=["plague_world"]
    )
    game = table.manage().go_on().begin()
    assert game.table.seats[0].squares == 11
    assert reasons(game) == ()


def test_end_5__end_6_several_tiles_may_be_completed_beyond_the_12th_square(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0, cup="home", tableau=CHEAP[:8], settle=["space_port", "spice_world"], workers={"settle": "home " * 4}
    )
    game = table.phases("settle").go_on().begin()
    assert game.table.seats[0].squares == 13
    assert tableau(game)[-2:] == ["space_port", "spice_world"]
    assert game.table.round == 1, "after that round"
    assert reasons(game) == ("squares",)


def test_end_7_taking_exactly_the_last_chip_exhausts_the_pool(rules: RollRuleset) -> None:
    for pool, ends in ((2, True), (3, False)):
        table = Scenario(rules).seat(
            0, credits=5, workers={"ship": "home"}, tableau=["plague_world"], goods={"plague_world": "genes"}
        )
        game = table.pool(pool).phases("ship").go_on().begin()
        play(game, 0, "consume plague_world genes home")
        assert game.table.pool == pool - 2
        assert game.finished is ends


def test_end_7_chips_from_a_power_count_against_the_pool(rules: RollRuleset) -> None:
    for pool, ends in ((1, True), (2, False)):
        table = Scenario(rules).seat(0, cup="home", tableau=["galactic_salon"]).pool(pool)
        game = table.phases("ship").go_on().begin()
        assert game.finished is ends
