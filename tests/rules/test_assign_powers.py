"""ASSIGN-8 to 12 and 18 to 25: Reassign powers and Dictate."""

import pytest

from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from tests.rules.helpers import allowed, column, dice, legal, play, refused

PHASES = ("explore", "develop", "settle", "produce", "ship")


def assigning(rules: RollRuleset, rolled: str, *tableau: str, select: str = "select explore home.explore") -> RollGame:
    """A seat that has selected Explore with a Home die, and owns these developments."""
    game = Scenario(rules).seat(0, rolled=f"home.explore {rolled}", tableau=tableau).assign().begin()
    play(game, 0, select)
    return game


def dictated(game: RollGame) -> dict[str, int]:
    return dice(game, game.table.seats[0].sheet_dictated)


def test_assign_8_a_development_lets_its_owner_move_workers(rules: RollRuleset) -> None:
    game = assigning(rules, "military.ship", "galactic_influence")
    assert legal(game) == [
        "ready",
        *(f"reassign galactic_influence military ship>{phase}" for phase in PHASES if phase != "ship"),
    ]
    play(game, 0, "reassign galactic_influence military ship>settle")
    assert column(game, 0, "settle") == {"military": 1}
    assert column(game, 0, "ship") == {}


def test_assign_8_a_power_moves_to_another_column_of_the_strip(rules: RollRuleset) -> None:
    game = assigning(rules, "military.ship", "galactic_influence")
    assert refused(game, 0, "reassign galactic_influence military ship>ship") == "ASSIGN-8"
    assert refused(game, 0, "reassign galactic_influence military ship>conquest") == "ASSIGN-8"
    assert refused(game, 0, "reassign galactic_influence military cup>ship") == "ASSIGN-8"
    assert refused(game, 0, "reassign galactic_influence genes ship>settle") == "ASSIGN-22"
    assert refused(game, 0, "reassign nanotechnology military ship>settle") == "POWER-2"


def test_assign_9_everybody_has_dictate(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 5)
    for seat in range(5):
        scenario.seat(seat, rolled="home.explore home.settle home.ship")
    game = scenario.assign().begin()
    for seat in range(5):
        play(game, seat, "select explore home.explore")
        assert legal(game, seat) == ["ready", "dictate home settle", "dictate home ship"]


def test_assign_10_dictate_one_worker_away_and_one_to_another_column(rules: RollRuleset) -> None:
    game = assigning(rules, "military.settle genes.ship")
    play(game, 0, "dictate military settle")
    assert legal(game) == [f"reassign dictate genes ship>{phase}" for phase in PHASES if phase != "ship"]
    assert refused(game, 0, "reassign dictate genes ship>ship") == "ASSIGN-8"
    play(game, 0, "reassign dictate genes ship>develop")
    assert dictated(game) == {"military": 1}
    assert {phase: column(game, 0, phase) for phase in PHASES if column(game, 0, phase)} == {"develop": {"genes": 1}}


def test_assign_10_dictate_is_paid_first_and_with_a_worker(rules: RollRuleset) -> None:
    game = assigning(rules, "military.settle genes.ship")
    assert refused(game, 0, "reassign dictate genes ship>develop") == "ASSIGN-10"
    assert refused(game, 0, "dictate novelty ship") == "ASSIGN-10"
    assert refused(game, 0, "dictate genes settle") == "ASSIGN-10"
    assert refused(game, 0, "dictate genes conquest") == "ASSIGN-10"


def test_assign_10_any_worker_pays_and_any_other_is_moved(rules: RollRuleset) -> None:
    workers = {"military": "settle", "genes": "ship", "novelty": "produce"}
    for payer, source in workers.items():
        game = assigning(rules, "military.settle genes.ship novelty.produce")
        play(game, 0, f"dictate {payer} {source}")
        moved = {tuple(choice.split()[2:]) for choice in legal(game)}
        assert moved == {
            (colour, f"{column}>{target}")
            for colour, column in workers.items()
            for target in PHASES
            if colour != payer and target != column
        }


@pytest.mark.parametrize(
    ("power", "rolled", "moves"),
    [
        ("dictate", "home.explore home.ship " * 3, ["dictate home ship", "reassign dictate home ship>settle"]),
        ("galactic_influence", "home.ship " * 5, ["reassign galactic_influence home ship>settle"]),
        ("nanotechnology", "home.ship " * 5, ["reassign nanotechnology home ship>settle"] * 2),
        ("isolation_policy", "home.explore " * 5, ["reassign isolation_policy home explore>settle"] * 2),
    ],
)
def test_assign_11_each_power_once_a_round(rules: RollRuleset, power: str, rolled: str, moves: list[str]) -> None:
    game = assigning(rules, rolled, "diversification" if power == "dictate" else power)
    play(game, 0, *moves)
    assert not [choice for choice in legal(game) if power in choice]
    assert refused(game, 0, moves[0]) == "ASSIGN-11"


def test_assign_11_a_used_power_is_there_again_next_round(rules: RollRuleset) -> None:
    scenario = Scenario(rules, 3).seat(0, rolled="home.explore home.ship", tableau=["galactic_influence"]).assign()
    game = scenario.go_on().chance("roll 0 home explore", "roll 0 home ship").begin()
    for _ in range(2):
        play(game, 0, "select explore home.explore", "reassign galactic_influence home ship>develop")
        if game.decision(0) is not None:
            play(game, 0, *[choice for choice in legal(game) if choice == "ready"])
        while game.table.lanes is None:
            play(game, 0, "stock home")
    assert game.table.round == 3


def test_assign_11_backup_planning_lifts_the_limit_of_dictate_only(rules: RollRuleset) -> None:
    game = assigning(rules, "home.ship " * 6, "backup_planning", "galactic_influence")
    for number in (1, 2, 3):
        play(game, 0, "dictate home ship", f"reassign dictate home ship>{PHASES[number]}")
        assert dictated(game) == {"home": number}
    play(game, 0, "reassign galactic_influence home develop>settle")
    assert refused(game, 0, "reassign galactic_influence home produce>settle") == "ASSIGN-11"


def test_assign_12_powers_and_dictate_may_be_left_unused(rules: RollRuleset) -> None:
    tableau = [face.key for face in rules.faces if face.reassign]
    assert len(tableau) == 18
    game = (
        (Scenario(rules).seat(0, rolled="home.explore military.ship novelty.ship home.explore", tableau=tableau))
        .assign()
        .begin()
    )
    play(game, 0, "select ship home.explore")
    assert len({choice.split()[1] for choice in legal(game) if choice.startswith("reassign")}) >= 14
    play(game, 0, "ready")
    assert game.finished
    seat = game.table.seats[0]
    assert (seat.sheet_used, seat.sheet_dictated) == ((), 0)
    assert column(game, 0, "ship") == {"military": 1, "novelty": 1}


def test_assign_12_a_power_for_several_workers_may_move_one(rules: RollRuleset) -> None:
    game = assigning(rules, "home.ship home.ship genes.ship", "nanotechnology")
    play(game, 0, "reassign nanotechnology genes ship>develop")
    game = assigning(rules, "home.ship home.ship genes.ship", "nanotechnology")
    play(game, 0, "reassign nanotechnology home ship>develop", "enough nanotechnology")
    assert column(game, 0, "develop") == {"home": 1}
    assert column(game, 0, "ship") == {"home": 1, "genes": 1}


def test_assign_18_a_dictated_die_is_out(rules: RollRuleset) -> None:
    game = assigning(rules, "military.ship genes.ship home.ship", "galactic_influence", "backup_planning")
    play(game, 0, "dictate military ship")
    assert refused(game, 0, "reassign dictate military ship>explore") == "ASSIGN-18"
    play(game, 0, "reassign dictate genes ship>explore")
    assert not [choice for choice in legal(game) if "military" in choice]
    assert refused(game, 0, "reassign galactic_influence military ship>explore") == "ASSIGN-18"
    assert refused(game, 0, "dictate military ship") == "ASSIGN-18"
    assert dictated(game) == {"military": 1}


def test_assign_19_one_use_may_send_workers_to_different_columns(rules: RollRuleset) -> None:
    game = assigning(rules, "military.develop genes.settle", "nanotechnology")
    play(game, 0, "reassign nanotechnology military develop>explore", "reassign nanotechnology genes settle>ship")
    assert column(game, 0, "explore") == {"military": 1}
    assert column(game, 0, "ship") == {"genes": 1}
    game = assigning(rules, "military.explore genes.explore", "isolation_policy")
    play(game, 0, "reassign isolation_policy military explore>develop")
    play(game, 0, "reassign isolation_policy genes explore>ship")
    assert (column(game, 0, "develop"), column(game, 0, "ship")) == ({"military": 1}, {"genes": 1})
    game = assigning(rules, "home.ship home.ship home.ship home.ship", "galactic_mandate")
    play(game, 0, "dictate home ship", *(f"reassign dictate home ship>{phase}" for phase in PHASES[:3]))
    assert [column(game, 0, phase) for phase in PHASES] == [{"home": 1}] * 3 + [{}, {}]


@pytest.mark.parametrize(
    ("power", "target"),
    [("shipping_affinity", "ship"), ("colonial_affinity", "settle"), ("technology_affinity", "develop")],
)
def test_assign_19_a_power_that_names_a_target_keeps_to_it(rules: RollRuleset, power: str, target: str) -> None:
    game = assigning(rules, "genes.produce", power)
    assert legal(game) == ["ready", f"reassign {power} genes produce>{target}"]
    assert refused(game, 0, f"reassign {power} genes produce>explore") == "ASSIGN-19"


def test_assign_19_the_selected_phase_as_the_target(rules: RollRuleset) -> None:
    game = assigning(rules, "genes.produce home.ship", "propaganda_campaign")
    play(game, 0, "reassign propaganda_campaign genes produce>explore")
    assert legal(game) == ["enough propaganda_campaign", "reassign propaganda_campaign home ship>explore"]
    assert refused(game, 0, "reassign propaganda_campaign home ship>settle") == "ASSIGN-19"


def test_assign_20_wild_dice_are_reassigned_like_others(rules: RollRuleset) -> None:
    game = assigning(rules, "genes.wild military.wild", "galactic_influence")
    play(game, 0, "assign military produce", "assign genes produce")
    play(game, 0, "dictate military produce", "reassign dictate genes produce>ship")
    play(game, 0, "reassign galactic_influence genes ship>settle")
    assert column(game, 0, "settle") == {"genes": 1}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("colour", ["home", "military", "consumption", "alien_technology"])
def test_assign_21_a_die_may_go_where_none_of_its_faces_points(rules: RollRuleset, colour: str, phase: str) -> None:
    start = "settle" if phase != "settle" else "develop"
    face = start if start in rules.dice[rules.die_index[colour]].faces else "wild"
    game = assigning(rules, f"{colour}.{face}", "galactic_influence")
    if face == "wild":
        play(game, 0, f"assign {colour} {start}")
    play(game, 0, f"reassign galactic_influence {colour} {start}>{phase}")
    assert column(game, 0, phase) == {colour: 1}


def test_assign_22_the_column_decides_not_the_face(rules: RollRuleset) -> None:
    """A Military die that shows develop, Reassigned to Ship, ships; out of its first column it can't be moved again."""
    game = (
        Scenario(rules, 3)
        .seat(
            0,
            rolled="home.explore military.develop home.develop",
            tableau=["comet_zone", "galactic_influence"],
            goods={"comet_zone": "home"},
        )
        .assign()
        .go_on()
        .begin()
    )
    play(game, 0, "select ship home.explore", "reassign galactic_influence military develop>ship")
    assert refused(game, 0, "dictate military develop") == "ASSIGN-10"
    play(game, 0, "ready")
    assert "trade comet_zone home military" in legal(game)


def test_assign_22_powers_for_a_column_look_at_the_column(rules: RollRuleset) -> None:
    game = assigning(rules, "genes.wild home.ship", "isolation_policy")
    play(game, 0, "assign genes explore")
    assert refused(game, 0, "reassign isolation_policy home ship>settle") == "ASSIGN-22"
    play(game, 0, "reassign isolation_policy genes explore>settle")
    assert column(game, 0, "settle") == {"genes": 1}


def test_assign_23_the_selecting_die_is_untouchable(rules: RollRuleset) -> None:
    game = assigning(rules, "military.ship genes.ship", "galactic_influence", "isolation_policy")
    assert refused(game, 0, "reassign galactic_influence home explore>ship") == "ASSIGN-23"
    assert refused(game, 0, "reassign isolation_policy home explore>ship") == "ASSIGN-23"
    assert refused(game, 0, "dictate home explore") == "ASSIGN-23"
    play(game, 0, "dictate genes ship")
    assert refused(game, 0, "reassign dictate home explore>ship") == "ASSIGN-23"


def test_assign_23_dictate_needs_three_workers(rules: RollRuleset) -> None:
    two = Scenario(rules).seat(0, rolled="home.explore genes.ship", tableau=["galactic_influence"]).assign().begin()
    play(two, 0, "select explore home.explore")
    assert refused(two, 0, "dictate genes ship") == "ASSIGN-23"
    without = Scenario(rules).seat(0, rolled="home.explore genes.ship").assign().begin()
    play(without, 0, "select explore home.explore")
    assert legal(without) == ["ready"], "nothing more to decide"
    three = Scenario(rules).seat(0, rolled="home.explore genes.ship genes.ship").assign().begin()
    play(three, 0, "select explore home.explore")
    assert legal(three) == ["ready", "dictate genes ship"]


def test_assign_24_dictate_is_used_completely_or_not_at_all(rules: RollRuleset) -> None:
    game = assigning(rules, "military.ship genes.ship", "galactic_influence")
    play(game, 0, "dictate military ship")
    assert not {"ready", "enough dictate"} & set(legal(game))
    assert refused(game, 0, "ready") == "ASSIGN-24"
    assert refused(game, 0, "reassign galactic_influence genes ship>settle") == "ASSIGN-24"
    assert refused(game, 0, "dictate genes ship") == "ASSIGN-24"
    assert refused(game, 0, "enough dictate")
    game.undo(0)
    assert dictated(game) == {}
    assert column(game, 0, "ship") == {"military": 1, "genes": 1}


def test_assign_25_several_powers_on_the_same_die(rules: RollRuleset) -> None:
    game = assigning(rules, "military.ship genes.ship", "galactic_influence", "isolation_policy", "technology_affinity")
    play(
        game,
        0,
        "dictate genes ship",
        "reassign dictate military ship>settle",
        "reassign galactic_influence military settle>explore",
        "reassign isolation_policy military explore>produce",
        "reassign technology_affinity military produce>develop",
    )
    assert column(game, 0, "develop") == {"military": 1}


def test_assign_25_in_any_order_where_it_matters(rules: RollRuleset) -> None:
    """A later tile's power first, then an earlier one's and Dictate, on the die that it moved."""
    game = assigning(rules, "military.ship genes.produce", "technology_affinity", "isolation_policy")
    play(game, 0, "dictate genes produce", "reassign dictate military ship>explore")
    play(
        game, 0, "reassign isolation_policy military explore>ship", "reassign technology_affinity military ship>develop"
    )
    assert column(game, 0, "develop") == {"military": 1}
    game = assigning(rules, "military.ship genes.produce", "shipping_affinity", "galactic_influence")
    play(game, 0, "reassign shipping_affinity genes produce>ship", "reassign galactic_influence genes ship>settle")
    play(game, 0, "dictate military ship", "reassign dictate genes settle>explore")
    assert column(game, 0, "explore") == {"genes": 1}


def test_assign_25_one_plan_is_offered_by_one_path_and_taken_by_any(rules: RollRuleset) -> None:
    game = assigning(rules, "military.ship genes.produce", "technology_affinity", "galactic_influence")
    twin = game.clone()
    first, then = (
        "reassign technology_affinity genes produce>develop",
        "reassign galactic_influence military ship>settle",
    )
    play(game, 0, first)
    assert then not in legal(game)
    assert then in allowed(game)
    play(game, 0, then)
    play(twin, 0, then, first)
    for phase in ("develop", "settle", "produce", "ship"):
        assert column(game, 0, phase) == column(twin, 0, phase)
