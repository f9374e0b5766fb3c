"""A power that raises: it is named, the game stops as it was before, and its journal can be examined without it."""

from __future__ import annotations

import pytest

from starcup import CannotUndo, Game, PowerError, Rng, playout
from starcup.roll import RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario
from tests.pairs.conftest import MakePack
from tests.pairs.raising import (
    ASSIGN,
    SHIP,
    TILE,
    faulty,
    game_that_fails,
    play_until_it_fails,
    with_step,
    without_power,
)


def test_pack_tile_hook_seat_and_choice_are_named_and_the_game_stops_as_it_was(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(
        0, tableau=["planted", "spice_world"], goods={"spice_world": "home"}, workers={"ship": "home"}
    )
    game = scenario.phases("ship").begin()
    before, text, events = game.save(), game.journal_text(), game.all_events()
    with pytest.raises(PowerError) as failure:
        game.submit(0, "trade spice_world home home")
    assert str(failure.value) == (
        "pack 'plants', power 'planted', credits_at_end() for seat 0 failed at choice 1 "
        "('trade spice_world home home' of seat 0): KeyError: 'nowhere' (powers/planted.py line 8)"
    )
    assert game.fault is failure.value
    assert (game.save(), game.journal_text()) == (before, text)
    assert game.all_events() == events
    assert faults(game.table) == []
    with pytest.raises(PowerError) as again:
        game.submit(0, "consume spice_world home home")
    assert again.value is failure.value, "it is not even tried"
    with pytest.raises(CannotUndo):
        game.undo(0)
    assert game.view(0).me.credits == 1


def test_the_choice_number_counts_all_seats_and_the_seat_is_who_chose(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(0, tableau=["planted"], workers={"explore": "home home"})
    scenario.seat(1, tableau=["spice_world"], goods={"spice_world": "home"}, workers={"ship": "home"})
    game = scenario.phases("explore", "ship").begin()
    game.submit(0, "stock home")
    game.submit(0, "stock home")
    with pytest.raises(PowerError, match=r"choice 3 \('trade spice_world home home' of seat 1\)"):
        game.submit(1, "trade spice_world home home")
    assert [seat for seat, _ in game.journal] == [0, 0]


def test_in_assign_the_other_seats_answers_are_kept(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, ASSIGN, '"assign"')
    scenario = Scenario(rules, 3).seat(0, tableau=["planted"], rolled="home.explore home.ship home.ship")
    game = scenario.seat(1, rolled="home.ship home.ship home.develop").assign().begin()
    game.submit(1, "select ship home.ship")
    game.submit(0, "select explore home.explore")
    before, text = game.save(), game.journal_text()
    with pytest.raises(
        PowerError, match=r"power 'planted', reassign\(\) for seat 0 failed at choice 3 \('reassign planted .* seat 0"
    ):
        game.submit(0, "reassign planted home ship>settle")
    assert (game.save(), game.journal_text()) == (before, text)
    assert [decision.seat for decision in game.waiting()] == [0, 1]


def test_a_playout_stops_as_submit_does(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    for seed in range(300):
        game, twin, rng = Game.new(rules, players=3, seed=seed), Game.new(rules, players=3, seed=seed), Rng(seed)
        try:
            playout(game, Rng(seed))
        except PowerError as error:
            said = str(error)
            break
    with pytest.raises(PowerError) as failure:
        while True:
            decision = twin.waiting()[0]
            twin.submit(decision.seat, rng.choice(decision.legal))
    assert said == str(failure.value) == str(game.fault)
    assert (game.save(), game.journal_text(), game.all_events()) == (
        twin.save(),
        twin.journal_text(),
        twin.all_events(),
    )
    fault = game.fault
    with pytest.raises(PowerError) as again:
        playout(game, Rng(seed))
    assert again.value is fault, "it is not even tried"


def test_events_are_those_of_the_journal(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    game, _ = game_that_fails(rules)
    assert Game.replay(rules, game.journal_text()).all_events() == game.all_events()


def test_dice_from_outside_that_wake_a_faulty_power_stop_the_game_as_well(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(0, tableau=["planted"], cup="home")
    game = scenario.round().begin(outside_chance=True)
    game.resolve(rules.phase_index["ship"])  # the only die; the phase is selected next
    game.submit(0, "select ship home.ship")
    game.submit(0, "ready")
    assert game.chance is not None  # the spare die
    before, text = game.save(), game.journal_text()
    with pytest.raises(PowerError, match=r"power 'planted', credits_at_end\(\)"):
        game.resolve(rules.phase_index["ship"])
    assert (game.save(), game.journal_text()) == (before, text)
    assert game.chance is not None
    assert game.fault is not None and "for seat 0 failed at choice 3 (before it: 'spare ship')" in str(game.fault)
    fault = game.fault
    with pytest.raises(PowerError) as again:
        game.resolve(rules.phase_index["explore"])
    assert again.value is fault, "it is not even tried"


def test_a_stopped_game_takes_nothing_back(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, ASSIGN, '"assign"')
    scenario = Scenario(rules, 3).seat(0, tableau=["planted"], rolled="home.explore home.ship home.ship")
    game = scenario.seat(1, rolled="home.ship home.ship home.develop").assign().begin()
    game.submit(0, "select explore home.explore")
    assert game.can_undo(0)
    with pytest.raises(PowerError):
        game.submit(0, "reassign planted home ship>settle")
    assert not game.can_undo(0)
    with pytest.raises(CannotUndo, match=r"the game has stopped: .*reassign\(\)"):
        game.undo(0)


def test_a_power_that_fails_before_the_first_question_is_named(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(1, tableau=["planted"]).phases("ship")
    named = "pack 'plants', power 'planted', credits_at_end() for seat 1 failed before choice 1: KeyError: 'nowhere' ("
    with pytest.raises(PowerError) as failure:
        scenario.begin()
    assert str(failure.value).startswith(named)
    assert str(failure.value).endswith("planted.py line 8)")


def test_a_replay_with_the_fault_put_in_later_names_it_too(make_pack: MakePack) -> None:
    sound = without_power(make_pack)
    seats = Scenario(sound).seat(
        0, tableau=["planted", "spice_world"], goods={"spice_world": "home"}, workers={"ship": "home"}
    )
    game = seats.phases("ship").begin()
    game.submit(0, "trade spice_world home home")
    rules, _ = faulty(make_pack, SHIP)
    with pytest.raises(PowerError, match=r"'planted', credits_at_end\(\) for seat 0 failed at choice 1 \('trade"):
        Game.replay(rules, game.journal_text(), other_packs=True)


SHARED = """
from starcup.roll import RollTable
from starcup.packed import hookimpl


def pay(amount: object):
    @hookimpl
    def credits_at_end(table: RollTable, seat: int) -> int:
        return amount["much"] if isinstance(amount, dict) else amount

    return credits_at_end
"""

ANSWERS = [
    ("{}", "KeyError: 'much'"),
    ("None", "answered None, expected int"),
    ("'2'", "answered '2', expected int"),
    ("1.5", "answered 1.5, expected int"),
]


@pytest.mark.parametrize(("amount", "what"), ANSWERS)
def test_the_power_asked_is_to_blame_wherever_its_code_stands(make_pack: MakePack, amount: str, what: str) -> None:
    other = TILE.replace("p01", "p02").replace("planted", "sound").replace("Planted", "Sound")
    tiles = TILE % '"ship"' + other.replace("dull", "dim").replace("Dull", "Dim") % '"ship"'
    powers = {"planted": f"credits_at_end = pay({amount})", "sound": "credits_at_end = pay(1)"}
    sources = {key: f"from ._pay import pay\n\n{source}\n" for key, source in powers.items()}
    rules = RollRuleset.load(["base", make_pack("plants", tiles, {"_pay": SHARED, **sources})])
    scenario = Scenario(rules).seat(0, tableau=["sound", "spice_world"], goods={"spice_world": "home"})
    game = scenario.seat(0, workers={"ship": "home"}).seat(1, tableau=["planted"]).phases("ship").begin()
    with pytest.raises(PowerError) as failure:
        game.submit(0, "trade spice_world home home")
    assert str(failure.value) == (
        "pack 'plants', power 'planted', credits_at_end() for seat 1 failed at choice 1 "
        f"('trade spice_world home home' of seat 0): {what} (powers/_pay.py line {9 if 'KeyError' in what else 7})"
    )


@pytest.mark.parametrize("answer", ["None", "'2'", "1.5"])
def test_a_bonus_of_the_wrong_type_is_the_power_s_fault(make_pack: MakePack, answer: str) -> None:
    source = SHIP.replace("credits_at_end", "bonus").replace('{}["nowhere"]', answer)
    rules, _ = faulty(make_pack, source)
    with pytest.raises(PowerError, match=r"'planted', bonus\(\) for seat 0 .*: answered .*, expected int"):
        play_to_the_end(rules)


def play_to_the_end(rules: RollRuleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["planted"], cup="home home home").seat(1, cup="home home home")
    playout(scenario.round().begin(), Rng(1))


STEP = r"pack 'plants', power 'planted', step 'power:planted'"


def test_a_step_of_a_power_that_fails_is_named(make_pack: MakePack) -> None:
    rules = with_step(make_pack, "return choices.READY, Enough.of('planted')")
    game = Scenario(rules).seat(0, tableau=["planted"]).phases("ship").begin()
    with pytest.raises(PowerError, match=STEP + r" of seat 0, Ask.refuse\(\) failed when .*'done': ValueError: no w"):
        game.submit(0, "done")
    assert game.fault is None
    with pytest.raises(
        PowerError, match=STEP + r" of seat 0, Ask.take\(\) failed at choice 1 \('ready' of seat 0\): ValueError: no i"
    ):
        game.submit(0, "ready")


@pytest.mark.slow
def test_a_step_of_a_power_that_leaves_nothing_to_choose_is_named(make_pack: MakePack) -> None:
    scenario = Scenario(with_step(make_pack, "return ()")).seat(0, tableau=["planted"]).phases("ship")
    with pytest.raises(PowerError, match=STEP + " of seat 0 failed before choice 1: .* without a legal choice"):
        scenario.begin()


def test_a_step_that_pushes_itself_for_ever_is_stopped_and_named(make_pack: MakePack) -> None:
    scenario = Scenario(with_step(make_pack, "table.push(self)")).seat(0, tableau=["planted"]).phases("ship")
    with pytest.raises(
        PowerError, match=STEP + r" of seat 0 failed before choice 1: \d+ steps .* no end: 'power:planted' repeat"
    ):
        scenario.begin()


TOUCHES = """
from starcup.roll import RollTable
from starcup.packed import hookimpl


@hookimpl
def chips_at_end(table: RollTable, seat: int) -> int:
    table.add_to_tally(seat, "planted")
    return 0
"""


def test_watched_rules_find_a_look_that_touches_and_leave_sound_powers_alone(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, TOUCHES)
    assert Scenario(rules).seat(0, tableau=["planted"]).phases("ship").begin().finished
    with pytest.raises(PowerError, match=r"'planted', chips_at_end\(\) for seat 0 .* changed the table"):
        Scenario(rules.watched()).seat(0, tableau=["planted"]).phases("ship").begin()
    watched = without_power(make_pack).watched()
    game = Game.new(watched, players=2, seed=5)
    assert play_until_it_fails(game, Rng(5)) is None
    assert game.finished
