"""REVEAL: what becomes public, which phases occur, who goes back to the cup."""

from collections import Counter

import pytest

from starcup.roll import RollGame, RollRuleset, events
from starcup.roll.testing import Scenario
from tests.rules.helpers import dice, legal, occurring, play, resolve


def before_reveal(rules: RollRuleset, *selected: str) -> RollGame:
    """One seat for each phase named; each has selected it, and chance is awaited (two seats) or Reveal is over."""
    scenario = Scenario(rules, len(selected))
    for seat in range(len(selected)):
        scenario.seat(seat, rolled="home.develop")
    game = scenario.assign().go_on().begin(outside_chance=True)
    for seat, phase in enumerate(selected):
        play(game, seat, f"select {phase} home.develop", "ready")
    return game


def test_reveal_1_all_sheets_become_public_at_the_same_time(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3).seat(0, rolled="home.explore military.develop genes.ship novelty.ship")
    game = scenario.seat(1, rolled="home.ship").assign().go_on().begin()
    play(game, 0, "select explore home.explore", "dictate genes ship", "reassign dictate novelty ship>settle")
    hidden = game.view(1).seats[0]
    assert (hidden.sheet_columns, hidden.sheet_selected, hidden.sheet_dictated) == (None, None, None)
    assert game.events(1) == []
    play(game, 0, "ready")
    play(game, 1, "select settle home.ship")
    assert game.events(1) == []
    play(game, 1, "ready")
    shown = [event for event in game.events(2) if isinstance(event, events.Revealed)]
    assert [(event.seat, event.selected, event.selector) for event in shown[:2]] == [
        (0, "explore", "home"),
        (1, "settle", "home"),
    ]
    assert shown[0].columns == ((), ("military",), ("novelty",), (), ())
    assert (shown[0].dictated, shown[0].powers) == (("genes",), ("dictate",))
    view = game.view(1)
    assert (rules.phase_keys[view.seats[0].selected], rules.phase_keys[view.seats[1].selected]) == ("explore", "settle")


def test_reveal_2_a_phase_selected_by_several_occurs_once(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3)
    for seat in range(3):
        scenario.seat(seat, rolled="home.explore")
    game = scenario.assign().go_on().begin()
    for seat, phase in enumerate(("explore", "ship", "explore")):
        play(game, seat, f"select {phase} home.explore", "ready")
    assert occurring(game) == ["explore", "ship"]
    play(game, 0, "stock home")
    play(game, 2, "stock home")
    began = [event.phase for event in game.all_events() if isinstance(event, events.PhaseBegan)]
    assert began == ["explore", "ship"]
    assert [seat.credits for seat in game.table.seats] == [1 + 2 - 1, 1, 1 + 2 - 1]


def test_reveal_2_the_tile_of_a_phase_nobody_selected_stays_on_x(rules: RollRuleset) -> None:
    game = before_reveal(rules, "explore", "produce", "produce")
    assert occurring(game) == ["explore", "produce"]


@pytest.mark.parametrize(
    ("selected", "face", "expected"),
    [
        (("explore", "ship"), "settle", ["explore", "settle", "ship"]),
        (("explore", "ship"), "ship", ["explore", "ship"]),
        (("explore", "ship"), "explore", ["explore", "ship"]),
        (("ship", "ship"), "develop", ["develop", "ship"]),
    ],
)
def test_reveal_3_two_players_roll_a_spare_die(
    rules: RollRuleset, selected: tuple[str, str], face: str, expected: list[str]
) -> None:
    game = before_reveal(rules, *selected)
    resolve(game, face)
    shown = [event for event in game.all_events() if isinstance(event, (events.SpareDieRolled, events.PhasesChosen))]
    assert shown == [events.SpareDieRolled(face), events.PhasesChosen(tuple(expected))]


def test_reveal_3_the_extra_phase_is_a_phase_like_others(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, rolled="home.settle home.explore", settle=["high_gravity_world"])
    game = scenario.seat(1, rolled="home.explore").chance("spare settle").assign().go_on().begin()
    play(game, 0, "select explore home.explore", "ready")
    play(game, 1, "select explore home.explore", "ready")
    play(game, 0, "stock home")
    play(game, 1, "stock home")
    assert [face.key for face in game.table.worlds(0)] == ["high_gravity_world"]


def test_reveal_4_the_spare_die_is_rolled_after_both_have_locked_in(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, rolled="home.explore").seat(1, rolled="home.explore")
    game = scenario.assign().go_on().begin(outside_chance=True)
    for seat, choice in ((0, "select explore home.explore"), (0, "ready"), (1, "select explore home.explore")):
        play(game, seat, choice)
        early = game.chance
        assert early is None
    play(game, 1, "ready")
    node = game.chance
    assert node is not None
    assert game.waiting() == ()
    assert node.kind == "spare"
    assert Counter(rules.outcome_text("spare", value) for value in node.options) == Counter(
        explore=2, develop=1, settle=1, produce=1, ship=1
    )


def test_reveal_4_the_spare_die_is_nobodys_and_no_worker(rules: RollRuleset) -> None:
    game = before_reveal(rules, "explore", "explore")
    supply = dice(game, game.table.supply)
    resolve(game, "ship")
    assert dice(game, game.table.supply) == supply
    assert [dice(game, game.table.dice_owned(seat)) for seat in (0, 1)] == [{"home": 1}, {"home": 1}]
    assert sum(map(bool, game.table.seats[0].columns)) == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_reveal_4_three_and_more_players_roll_no_spare_die(rules: RollRuleset, players: int) -> None:
    game = before_reveal(rules, *["explore"] * players)
    assert game.chance is None
    assert occurring(game) == ["explore"]
    assert not [entry for entry in game.journal if entry[0] == "spare"]


def test_reveal_5_workers_of_phases_that_do_not_occur_return_to_the_cup(rules: RollRuleset) -> None:
    game = (
        Scenario(rules, 3)
        .seat(0, rolled="home.explore military.develop genes.settle novelty.produce", citizenry="home")
        .seat(1, rolled="home.ship")
        .assign()
        .go_on()
        .begin()
    )
    play(game, 0, "select explore home.explore", "ready")
    play(game, 1, "select settle home.ship", "ready")
    seat = game.table.seats[0]
    assert dice(game, seat.cup) == {"military": 1, "novelty": 1}
    assert dice(game, seat.citizenry) == {"home": 1}
    assert [dice(game, column) for column in seat.columns] == [{"home": 1}, {}, {"genes": 1}, {}, {}]
    returned = [event for event in game.all_events() if isinstance(event, events.WorkersReturned)]
    assert [(event.colours, event.place) for event in returned if event.seat == 0] == [
        (("military",), "develop"),
        (("novelty",), "produce"),
    ]


def test_reveal_6_dictated_dice_return_to_the_cup(rules: RollRuleset) -> None:
    game = Scenario(rules, 3).seat(0, rolled="home.explore genes.ship military.ship").assign().go_on().begin()
    play(game, 0, "select explore home.explore", "dictate genes ship", "reassign dictate military ship>explore")
    play(game, 0, "ready")
    seat = game.table.seats[0]
    assert (dice(game, seat.cup), seat.citizenry, seat.sheet_dictated) == ({"genes": 1}, 0, 0)
    assert dice(game, seat.columns[0]) == {"home": 1, "military": 1}


def test_reveal_6_a_dictated_die_does_no_task_even_if_its_phase_occurs(rules: RollRuleset) -> None:
    game = Scenario(rules, 3).seat(0, rolled="home.ship genes.explore military.ship").assign().go_on().begin()
    play(game, 0, "select explore home.ship", "dictate genes explore", "reassign dictate military ship>explore")
    play(game, 0, "ready")
    assert legal(game) == ["scout home", "stock home", "scout military", "stock military"]
    assert dice(game, game.table.seats[0].cup) == {"genes": 1}


def test_reveal_7_ship_columns_return_when_nobody_selects_ship(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3).seat(0, rolled="home.explore home.ship home.ship")
    scenario.seat(1, rolled="home.explore military.ship").seat(2, rolled="genes.produce")
    game = scenario.assign().go_on().begin()
    play(game, 0, "select explore home.explore", "ready")
    play(game, 1, "select explore home.explore", "ready")
    play(game, 2, "select explore genes.produce", "ready")
    assert occurring(game) == ["explore"]
    assert [dice(game, seat.cup) for seat in game.table.seats] == [{"home": 2}, {"military": 1}, {}]
    assert all(seat.citizenry == 0 for seat in game.table.seats)
