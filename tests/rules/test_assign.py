"""ASSIGN-1 to 7, 13 to 17 and 26: columns, the selected phase, readiness. Powers and Dictate: test_assign_powers."""

from itertools import combinations_with_replacement

import pytest

from starcup import CannotUndo
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import column, dice, legal, occurring, play, refused

COLOURS = ("home", "military", "consumption", "novelty", "rare_elements", "genes", "alien_technology")
PHASES = ("explore", "develop", "settle", "produce", "ship")


def sheet(game: RollGame, seat: int = 0) -> dict[str, dict[str, int]]:
    """A seat's columns that are not empty."""
    return {phase: column(game, seat, phase) for phase in PHASES if column(game, seat, phase)}


def test_assign_1_each_die_goes_to_the_column_of_its_face(rules: RollRuleset) -> None:
    outcomes = [
        ("home", "explore"),
        ("home", "ship"),
        ("military", "develop"),
        ("military", "settle"),
        ("novelty", "produce"),
        ("genes", "settle"),
    ]
    scenario = Scenario(rules).seat(0, cup=" ".join(colour for colour, _ in outcomes))
    game = scenario.chance(*(f"roll 0 {colour} {face}" for colour, face in outcomes)).round().begin()
    assert sheet(game) == {
        "explore": {"home": 1},
        "develop": {"military": 1},
        "settle": {"military": 1, "genes": 1},
        "produce": {"novelty": 1},
        "ship": {"home": 1},
    }
    play(game, 0, "select explore home.explore")
    assert "assign" not in {choice.split()[0] for choice in legal(game)}, "a face with a phase leaves no choice"


@pytest.mark.parametrize("colour", [colour for colour in COLOURS if colour != "home"])
def test_assign_2_a_wild_die_of_any_colour_goes_to_any_column(rules: RollRuleset, colour: str) -> None:
    for phase in PHASES:
        game = Scenario(rules).seat(0, rolled=f"home.ship {colour}.wild").assign().begin()
        play(game, 0, "select ship home.ship")
        assert legal(game) == [f"assign {colour} {phase}" for phase in PHASES]
        play(game, 0, f"assign {colour} {phase}")
        assert sheet(game) == {phase: {colour: 1}}


def test_assign_2_wild_dice_share_columns_or_spread_in_every_way(rules: RollRuleset) -> None:
    """Three equal wild dice: every way to put three dice into five columns is reached, each by one path."""
    reached: list[dict[str, dict[str, int]]] = []

    def explore_all(game: RollGame) -> None:
        choices = [choice for choice in legal(game) if choice.startswith("assign")]
        if not choices:
            reached.append(sheet(game))
        for choice in choices:
            twin = game.clone()
            play(twin, 0, choice)
            explore_all(twin)

    game = Scenario(rules).seat(0, rolled="home.ship genes.wild genes.wild genes.wild").assign().begin()
    play(game, 0, "select ship home.ship")
    explore_all(game)
    ways = list(combinations_with_replacement(PHASES, 3))
    assert len(ways) == 35
    for way in ways:
        assert reached.count({phase: {"genes": way.count(phase)} for phase in PHASES if phase in way}) == 1
    assert len(reached) == len(ways)


def test_assign_2_wild_dice_of_different_colours_do_not_depend_on_each_other(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, rolled="home.ship military.wild genes.wild").assign().begin()
    play(game, 0, "select ship home.ship", "assign military ship")
    assert legal(game) == [f"assign genes {phase}" for phase in PHASES]


def test_assign_3_any_worker_selects_any_phase(rules: RollRuleset) -> None:
    rolled = ("home.explore", "military.wild", "genes.settle", "alien_technology.produce")
    game = Scenario(rules, 3).seat(0, rolled=" ".join(rolled)).assign().go_on().begin()
    assert set(legal(game)) == {f"select {phase} {worker}" for phase in PHASES for worker in rolled}
    for worker in rolled:
        for phase in PHASES:
            twin = game.clone()
            play(twin, 0, f"select {phase} {worker}")
            seat = twin.table.seats[0]
            assert rules.phase_keys[seat.sheet_selected] == phase
            assert rules.die_keys[seat.sheet_selector] == worker.split(".")[0]


def test_assign_3_a_worker_must_be_there_to_select(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, rolled="home.explore genes.wild", citizenry="military").assign().begin()
    assert refused(game, 0, "select explore home.ship") == "ASSIGN-3"
    assert refused(game, 0, "select explore military.develop") == "ASSIGN-3"
    assert refused(game, 0, "select explore genes.settle") == "ASSIGN-3"
    assert refused(game, 0, "select conquest home.explore") == "ASSIGN-3"
    assert refused(game, 0, "assign genes explore") == "ASSIGN-3"
    assert refused(game, 0, "stock home") == "ASSIGN-3"


def test_assign_4_the_selecting_die_counts_as_the_selected_phase(rules: RollRuleset) -> None:
    game = (
        Scenario(rules, 3)
        .seat(0, rolled="novelty.produce", tableau=["comet_zone"], goods={"comet_zone": "home"})
        .assign()
        .go_on()
        .begin()
    )
    play(game, 0, "select ship novelty.produce", "ready")
    assert occurring(game) == ["ship"]
    assert legal(game) == ["trade comet_zone home novelty", "consume comet_zone home novelty"]


def test_assign_5_the_selecting_die_does_a_task_too(rules: RollRuleset) -> None:
    worlds = ("comet_zone", "gem_world", "plague_world")
    game = (
        Scenario(rules, 3)
        .seat(0, rolled="home.explore home.ship home.ship", tableau=worlds, goods=dict.fromkeys(worlds, "genes"))
        .assign()
        .go_on()
        .begin()
    )
    play(game, 0, "select ship home.explore", "ready")
    assert dice(game, game.table.seats[0].columns[4]) == {"home": 3}
    play(game, 0, *(f"consume {world} genes home" for world in worlds))
    assert game.table.seats[0].chips == 1 + 1 + 2
    assert not any(game.table.seats[0].columns)


def test_assign_6_one_phase_each(rules: RollRuleset) -> None:
    game = Scenario(rules, 3).seat(0, rolled="home.explore home.ship home.ship").assign().go_on().begin()
    play(game, 0, "select explore home.explore")
    assert not [choice for choice in legal(game) if choice.startswith("select")]
    assert refused(game, 0, "select ship home.ship") == "ASSIGN-6"
    assert refused(game, 0, "select explore home.explore") == "ASSIGN-6"
    play(game, 0, "dictate home ship")
    assert refused(game, 0, "select ship home.ship") == "ASSIGN-6"
    play(game, 0, "reassign dictate home ship>explore", "ready")
    assert occurring(game) == ["explore"]


@pytest.mark.parametrize("tableau", [(), ("galactic_influence",)])
def test_assign_7_a_reassigned_worker_selects_no_second_phase(rules: RollRuleset, tableau: tuple[str, ...]) -> None:
    scenario = Scenario(rules, 3).seat(0, rolled="home.explore military.ship genes.ship", tableau=tableau).assign()
    game = scenario.go_on().begin()
    play(game, 0, "select explore home.explore")
    if tableau:
        play(game, 0, "reassign galactic_influence military ship>develop")
    else:
        play(game, 0, "dictate genes ship", "reassign dictate military ship>develop")
    play(game, 0, "ready")
    assert occurring(game) == ["explore"], "Develop does not occur although a worker was moved there"
    assert dice(game, game.table.seats[0].cup) == {"military": 1, "genes": 1}
    assert rules.phase_keys[game.table.seats[0].selected] == "explore"


def test_assign_13_nobody_goes_on_to_reveal_before_all_are_ready(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3)
    for seat in range(3):
        scenario.seat(seat, rolled="home.explore home.develop home.ship")
    game = scenario.assign().go_on().begin()
    for seat in (2, 0):
        play(game, seat, "select explore home.explore", "ready")
        assert game.decision(seat) is None
        assert refused(game, seat, "ready") == ""
    assert [decision.seat for decision in game.waiting()] == [1]
    assert game.all_events() == []
    assert occurring(game) == []
    for viewer in range(3):
        for other in game.view(viewer).seats:
            assert (other.selected, sum(other.columns)) == (-1, 0)
    play(game, 1, "select ship home.ship")
    assert game.all_events() == []
    play(game, 1, "ready")
    assert occurring(game) == ["explore", "ship"]


def test_assign_14_readiness_is_no_game_action(rules: RollRuleset) -> None:
    """Whoever has nothing left to decide says so, too; it changes nothing on his sheet."""
    game = Scenario(rules, 3).seat(0, rolled="home.explore").seat(1, rolled="home.ship " * 3).assign().go_on().begin()
    play(game, 0, "select develop home.explore")
    assert legal(game) == ["ready"]
    play(game, 0, "ready")
    assert game.decision(0) is None
    play(game, 1, "select ship home.ship")
    seat = game.table.seats[1]
    before = (seat.sheet_columns, seat.sheet_selected, seat.sheet_selector, seat.sheet_used, seat.credits)
    twin = game.clone()
    twin.table.stack.clear()  # stop before Reveal, to look behind the screen
    play(twin, 1, "ready")
    seat = twin.table.seats[1]
    assert before == (seat.sheet_columns, seat.sheet_selected, seat.sheet_selector, seat.sheet_used, seat.credits)


def test_assign_15_faces_need_not_match_the_phases_in_the_end(rules: RollRuleset) -> None:
    game = Scenario(rules, 3).seat(0, rolled="home.ship military.develop genes.wild").assign().go_on().begin()
    play(
        game,
        0,
        "select explore home.ship",
        "assign genes explore",
        "dictate genes explore",
        "reassign dictate military develop>explore",
        "ready",
    )
    assert dice(game, game.table.seats[0].columns[0]) == {"home": 1, "military": 1}
    assert legal(game) == ["scout home", "stock home", "scout military", "stock military"]


def test_assign_16_all_workers_are_assigned_before_reveal(rules: RollRuleset) -> None:
    game = Scenario(rules, 3).seat(0, rolled="home.ship genes.wild military.wild").assign().go_on().begin()
    play(game, 0, "select explore home.ship")
    assert refused(game, 0, "ready") == "ASSIGN-16"
    assert refused(game, 0, "dictate genes explore") == "ASSIGN-16"
    play(game, 0, "assign military explore")
    assert refused(game, 0, "ready") == "ASSIGN-16"
    assert refused(game, 0, "reassign galactic_influence military explore>ship") == "ASSIGN-16"
    assert refused(game, 0, "assign military ship") == "ASSIGN-2"
    assert refused(game, 0, "assign genes conquest") == "ASSIGN-2"
    play(game, 0, "assign genes ship", "ready")
    assert occurring(game) == ["explore"]
    for late in ("assign genes explore", "select ship home.ship", "dictate genes ship", "ready"):
        assert refused(game, 0, late)
    assert dice(game, game.table.seats[0].cup) == {"genes": 1}


def test_assign_2_wild_dice_are_offered_in_column_order_and_taken_in_any(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, rolled="home.ship genes.wild genes.wild military.wild").assign().begin()
    play(game, 0, "select ship home.ship")
    twin = game.clone()
    play(game, 0, "assign military settle", "assign genes produce")
    assert legal(game) == ["assign genes produce", "assign genes ship"]
    play(game, 0, "assign genes explore")
    play(twin, 0, "assign military settle", "assign genes explore", "assign genes produce")
    assert (legal(game), sheet(game)) == (legal(twin), sheet(twin))
    assert sheet(game) == {"explore": {"genes": 1}, "settle": {"military": 1}, "produce": {"genes": 1}}


def test_assign_17_a_phase_is_selected_before_any_reassign_power(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, rolled="home.explore home.ship home.ship", tableau=["galactic_influence"])
    game = scenario.assign().begin()
    assert {choice.split()[0] for choice in legal(game)} == {"select"}
    assert refused(game, 0, "reassign galactic_influence home ship>explore") == "ASSIGN-17"
    assert refused(game, 0, "dictate home ship") == "ASSIGN-17"
    assert refused(game, 0, "ready") == "ASSIGN-17"
    play(game, 0, "select explore home.ship", "reassign galactic_influence home ship>explore")
    assert sheet(game) == {"explore": {"home": 2}}


def test_assign_26_reassigning_neither_rolls_nor_turns_a_die(rules: RollRuleset) -> None:
    game = (
        Scenario(rules)
        .seat(0, rolled="home.explore military.develop genes.settle home.ship", tableau=["nanotechnology"])
        .assign()
        .begin()
    )
    play(game, 0, "select explore home.explore", "dictate home ship", "reassign dictate genes settle>produce")
    play(game, 0, "reassign nanotechnology military develop>ship", "reassign nanotechnology genes produce>ship")
    assert not [entry for entry in game.journal if isinstance(entry[0], str)], "no die was rolled"
    assert sheet(game) == {"ship": {"military": 1, "genes": 1}}


def test_assign_26_own_choices_may_be_taken_back_until_all_are_ready(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3).seat(0, rolled="home.explore genes.wild home.ship home.ship")
    game = scenario.seat(1, rolled="home.explore home.ship home.ship").assign().go_on().begin()
    columns = [seat.sheet_columns for seat in game.table.seats]
    moves = (
        "select explore home.explore",
        "assign genes ship",
        "dictate home ship",
        "reassign dictate genes ship>explore",
    )
    play(game, 0, *moves)
    assert legal(game) == ["ready"], "nothing more to decide, but the last word is his"
    play(game, 0, "ready")
    assert game.decision(0) is None, "ready, but seat 1 is not"
    play(game, 1, "select explore home.explore")
    for _ in (*moves, "ready"):
        assert game.can_undo(0)
        game.undo(0)
    assert legal(game, 1)[0] == "ready", "the other seat's choices stand"
    game.undo(1)
    assert [seat.sheet_columns for seat in game.table.seats] == columns
    assert {choice.split()[0] for seat in (0, 1) for choice in legal(game, seat)} == {"select"}
    with pytest.raises(CannotUndo):
        game.undo(0)
    play(game, 0, *moves, "ready")
    play(game, 1, "select ship home.ship")
    assert game.can_undo(0), "who answers last has nothing shown to him before he is ready, too"
    assert game.can_undo(1)
    play(game, 1, "ready")
    assert occurring(game) == ["explore", "ship"]
    for seat in range(2):
        with pytest.raises(CannotUndo):
            game.undo(seat)
