"""A power that raises: it is named, the game stops as it was before, and its journal can be examined without it."""

from __future__ import annotations

import json

import pytest

from starcup import CannotUndo, Game, JournalError, Pack, PowerError, Rng, playout
from starcup.roll import Ruleset
from starcup.testing import RollGame, Scenario, faults
from tests.pairs.conftest import MakePack

TILE = """
[[tile]]
id = "p01"
development = { key = "planted", name = "Planted", cost = 1, phases = [%s] }
world = { key = "dull_rock", name = "Dull Rock", cost = 1, colour = "grey" }
"""

SHIP = """
from starcup.roll import RollTable, hookimpl


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return {}["nowhere"]
"""

ASSIGN = """
from starcup.roll import Reassign, RollTable, hookimpl


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    if table.seats[seat].sheet_used:
        raise ValueError("used up")
    return Reassign(up_to=2)
"""


def faulty(make_pack: MakePack, source: str, phases: str = '"ship"') -> tuple[Ruleset, Pack]:
    pack = make_pack("plants", TILE % phases, {"planted": source})
    return Ruleset.load(["base", pack]), pack


def without_power(make_pack: MakePack, phases: str = '"ship"') -> Ruleset:
    """The same tiles, and no power."""
    return Ruleset.load(["base", make_pack("plants", TILE % phases, {})])


def play_until_it_fails(game: RollGame, rng: Rng) -> PowerError | None:
    while game.waiting():
        decision = rng.choice(game.waiting())
        try:
            game.submit(decision.seat, rng.choice(decision.legal))
        except PowerError as error:
            return error
    return None


def game_that_fails(rules: Ruleset, players: int = 3) -> tuple[RollGame, PowerError]:
    """A whole game from the deal to the fault; the first of many that gets there."""
    for seed in range(300):
        game = Game.new(rules, players=players, seed=seed)
        error = play_until_it_fails(game, Rng(seed))
        if error is not None:
            return game, error
    raise AssertionError("no game ever asked the planted power")


def test_pack_tile_hook_seat_and_choice_are_named_and_the_game_stops_as_it_was(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(
        0, tableau=["planted", "spice_world"], goods={"spice_world": "home"}, workers={"ship": "home"}
    )
    game = scenario.phases("ship").begin()
    before, text, events = game.save(), game.journal_text(), game.events()
    with pytest.raises(PowerError) as failure:
        game.submit(0, "trade spice_world home home")
    assert str(failure.value) == (
        "pack 'plants', power 'planted', credits_at_end() for seat 0 failed at choice 1 "
        "('trade spice_world home home' of seat 0): KeyError: 'nowhere'"
    )
    assert game.fault is failure.value
    assert (game.save(), game.journal_text()) == (before, text)
    assert game.events() == events
    assert faults(game.table) == []
    with pytest.raises(PowerError, match="credits_at_end"):
        game.submit(0, "consume spice_world home home")
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
    assert (game.save(), game.journal_text(), game.events()) == (twin.save(), twin.journal_text(), twin.events())
    with pytest.raises(PowerError, match="credits_at_end"):
        playout(game, Rng(seed))


def test_the_journal_of_a_whole_game_is_intact_and_can_be_examined_without_the_plugin(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    game, error = game_that_fails(rules)
    assert f"failed at choice {1 + sum(isinstance(who, int) for who, _ in game.journal)} " in str(error)
    text = game.journal_text()
    again = Game.replay(rules, text)
    assert again.save() == game.save()

    other = without_power(make_pack)
    with pytest.raises(JournalError, match=r"played with other packs: plants 0 \(.*\) is here 0 \("):
        Game.replay(other, text)
    examined = Game.replay(other, text, other_packs=True)
    assert examined.events() == again.events()
    assert [face.key for face in examined.table.tableau(0)] == [face.key for face in game.table.tableau(0)]
    assert play_until_it_fails(examined, Rng(1)) is None
    assert examined.finished


def test_events_are_those_of_the_journal(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    game, _ = game_that_fails(rules)
    assert Game.replay(rules, game.journal_text()).events() == game.events()


def test_a_position_is_examined_without_the_plugin_too(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(
        0, tableau=["planted", "spice_world"], goods={"spice_world": "home"}, workers={"ship": "home"}
    )
    game = scenario.phases("ship").begin()
    with pytest.raises(PowerError):
        game.submit(0, "trade spice_world home home")
    examined = Game.replay(without_power(make_pack), game.journal_text(), other_packs=True)
    examined.submit(0, "trade spice_world home home")
    assert examined.finished


def test_a_saved_position_is_taken_up_without_the_plugin_too(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(
        0, tableau=["planted", "spice_world"], goods={"spice_world": "home"}, workers={"ship": "home"}
    )
    saved, other = scenario.phases("ship").begin().save(), without_power(make_pack)
    with pytest.raises(JournalError, match="other packs"):
        Game.load(other, saved)
    game = Game.load(other, saved, other_packs=True, log=True)
    game.submit(0, "trade spice_world home home")
    assert game.finished
    assert Game.replay(other, game.journal_text()).save() == game.save()
    with pytest.raises(JournalError, match="other packs: load those whose tiles lie there"):
        Game.load(Ruleset.load(["base"]), saved, other_packs=True)


def test_dice_from_outside_that_wake_a_faulty_power_stop_the_game_as_well(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules).seat(0, tableau=["planted"], cup="home")
    game = scenario.round().begin(outside_chance=True)
    game.resolve(rules.phase_index["ship"])  # the only die; the phase is selected next
    game.submit(0, "select ship home.ship")
    assert game.chance is not None  # the spare die
    before, text = game.save(), game.journal_text()
    with pytest.raises(PowerError, match=r"power 'planted', credits_at_end\(\)"):
        game.resolve(rules.phase_index["ship"])
    assert (game.save(), game.journal_text()) == (before, text)
    assert game.chance is not None
    assert game.fault is not None and "for seat 0 failed at choice 2 (before it: 'spare ship')" in str(game.fault)
    with pytest.raises(PowerError, match="credits_at_end"):
        game.resolve(rules.phase_index["explore"])


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
    expected = "pack 'plants', power 'planted', credits_at_end() for seat 1 failed before choice 1: KeyError: 'nowhere'"
    with pytest.raises(PowerError) as failure:
        scenario.begin()
    assert str(failure.value) == expected


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
from starcup.roll import RollTable, hookimpl


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
    tiles = TILE % '"ship"' + (TILE % '"ship"').replace("p01", "p02").replace("planted", "sound").replace("dull", "dim")
    powers = {"planted": f"credits_at_end = pay({amount})", "sound": "credits_at_end = pay(1)"}
    sources = {key: f"from ._pay import pay\n\n{source}\n" for key, source in powers.items()}
    rules = Ruleset.load(["base", make_pack("plants", tiles, {"_pay": SHARED, **sources})])
    scenario = Scenario(rules).seat(0, tableau=["sound", "spice_world"], goods={"spice_world": "home"})
    game = scenario.seat(0, workers={"ship": "home"}).seat(1, tableau=["planted"]).phases("ship").begin()
    with pytest.raises(PowerError) as failure:
        game.submit(0, "trade spice_world home home")
    assert str(failure.value) == (
        "pack 'plants', power 'planted', credits_at_end() for seat 1 failed at choice 1 "
        f"('trade spice_world home home' of seat 0): {what}"
    )


@pytest.mark.parametrize("answer", ["None", "'2'", "1.5"])
def test_a_bonus_of_the_wrong_type_is_the_power_s_fault(make_pack: MakePack, answer: str) -> None:
    source = SHIP.replace("credits_at_end", "bonus").replace('{}["nowhere"]', answer)
    rules, _ = faulty(make_pack, source)
    with pytest.raises(PowerError, match=r"'planted', bonus\(\) for seat 0 .*: answered .*, expected int"):
        play_to_the_end(rules)


def play_to_the_end(rules: Ruleset) -> None:
    scenario = Scenario(rules).seat(0, tableau=["planted"], cup="home home home").seat(1, cup="home home home")
    game, rng = scenario.round().begin(), Rng(1)
    while game.waiting():
        decision = rng.choice(game.waiting())
        game.submit(decision.seat, rng.choice(decision.legal))


ASKS = """
from attrs import frozen
from starcup import Choice
from starcup.roll import Legal, RollTable, SeatStep, choices, enough, hookimpl


@frozen
class Ask(SeatStep[RollTable]):
    kind = "power:planted"

    def run(self, table: RollTable) -> Legal | None:
        %s

    def take(self, table: RollTable, choice: Choice) -> None:
        raise ValueError("no idea")

    def refuse(self, table: RollTable, choice: Choice) -> None:
        raise ValueError("no words")


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
"""
STEP = r"pack 'plants', power 'planted', step 'power:planted'"


def with_step(make_pack: MakePack, body: str) -> Ruleset:
    return faulty(make_pack, ASKS % body)[0]


def test_a_step_of_a_power_that_fails_is_named(make_pack: MakePack) -> None:
    rules = with_step(make_pack, "return choices.READY, enough('planted')")
    game = Scenario(rules).seat(0, tableau=["planted"]).phases("ship").begin()
    with pytest.raises(PowerError, match=STEP + r" of seat 0 failed when seat 0 was refused 'done': ValueError: no w"):
        game.submit(0, "done")
    assert game.fault is None
    with pytest.raises(
        PowerError, match=STEP + r" of seat 0 failed at choice 1 \('ready' of seat 0\): ValueError: no i"
    ):
        game.submit(0, "ready")


def test_a_step_of_a_power_that_leaves_nothing_to_choose_is_named(make_pack: MakePack) -> None:
    scenario = Scenario(with_step(make_pack, "return ()")).seat(0, tableau=["planted"]).phases("ship")
    with pytest.raises(PowerError, match=STEP + " of seat 0 failed before choice 1: .* without a legal choice"):
        scenario.begin()


def test_a_step_that_pushes_itself_for_ever_is_stopped_and_named(make_pack: MakePack) -> None:
    scenario = Scenario(with_step(make_pack, "table.push(self)")).seat(0, tableau=["planted"]).phases("ship")
    with pytest.raises(
        PowerError, match=STEP + r" failed before choice 1: \d+ steps .* no end: 'power:planted' repeat"
    ):
        scenario.begin()


TOUCHES = """
from starcup.roll import RollTable, hookimpl


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


def test_a_question_of_a_power_that_is_gone_is_left_out(make_pack: MakePack) -> None:
    rules = with_step(make_pack, "return choices.READY, enough('planted')")
    game = Scenario(rules).seat(0, tableau=["planted"]).phases("ship").begin()
    text = Game.load(rules, game.save()).journal_text()
    examined = Game.replay(without_power(make_pack), text, other_packs=True)
    assert examined.table.developments(0)[0].key == "planted"
    assert examined.finished


def test_packs_that_number_tiles_otherwise_are_no_help_with_a_position(make_pack: MakePack) -> None:
    rules, pack = faulty(make_pack, SHIP)
    text = Scenario(rules).seat(0, tableau=["planted"], workers={"explore": "home"}).phases("explore").begin()
    with pytest.raises(JournalError, match="other packs: load those whose tiles lie there"):
        Game.replay(Ruleset.load(["base"]), text.journal_text(), other_packs=True)
    with pytest.raises(JournalError, match="of another packs"):
        Game.replay(Ruleset.load([pack, "base"]), text.journal_text(), other_packs=True)


def test_as_far_as_a_journal_of_other_packs_reaches_it_can_be_examined(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP.replace('{}["nowhere"]', "4"))
    seats = Scenario(rules, 3).seat(0, tableau=["planted"], citizenry="genes genes genes home home home home home")
    game = seats.seat(1, cup="home home").phases("ship").go_on().begin()
    game.submit(0, "recruit home")
    game.submit(0, "recruit home")
    text, other = game.journal_text(), without_power(make_pack)
    with pytest.raises(JournalError, match=r"line \d+: 'recruit home' .* \(at=1 shows the game before that\)"):
        Game.replay(other, text, other_packs=True)
    with pytest.raises(JournalError, match="at=1 "):
        Game.replay(other, text, other_packs=True, at=2)
    examined = Game.replay(other, text, other_packs=True, at=1)
    assert [who for who, _ in examined.journal if isinstance(who, int)] == [0]
    assert examined.view(0).me.credits == 1


def test_outcomes_that_nobody_knows_are_no_hindrance_before_they_come(make_pack: MakePack) -> None:
    rules, _ = faulty(make_pack, SHIP)
    scenario = Scenario(rules, 3).seat(0, workers={"explore": "home home"}).phases("explore").chance("tile 0 p01")
    game = scenario.begin()
    game.submit(0, "stock home")
    game.submit(0, "scout home")
    text = game.journal_text()
    position = {**json.loads(game.header.position), "bag": list(range(len(rules.tiles) - 1))}
    text = text.replace(game.header.position, json.dumps(position, separators=(",", ":")))
    base = Ruleset.load(["base"])
    with pytest.raises(JournalError, match=r"'p01' is no outcome of 'tile 0'.* \(at=1 shows the game before that\)"):
        Game.replay(base, text, other_packs=True, trust=True)
    assert Game.replay(base, text, other_packs=True, trust=True, at=1).waiting()[0].legal
