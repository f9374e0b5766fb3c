"""Everything that the engine promises, tried out with the installed pack; and its rules one by one."""

from collections.abc import Callable, Mapping

from starcup import Game, Rng
from starcup.extensions import State
from starcup.testing import assert_pack_ok
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic.testing import EpicGame, Scenario

RULES = EpicRuleset.load(["tiny-epic-base", "slipstream"])
PILOTS = EpicRuleset.load(["tiny-epic-base", "slipstream"], options={"slipstream.rifts": "off"})
RIFTS = EpicRuleset.load(["tiny-epic-base", "slipstream"], options={"slipstream.pilots": "off"})


def texts(game: EpicGame, seat: int = 0) -> list[str]:
    decision = game.decision(seat)
    return [choice.text for choice in decision.legal] if decision else []


def kept(game: EpicGame, seat: int, extension: str) -> Mapping[str, object]:
    return game.view(seat).seat_extensions[seat][extension]


def rifts(game: EpicGame) -> Mapping[str, object]:
    return game.view(0).extensions["rifts"]


def kind_of(state: State) -> Callable[..., State]:
    """The class of a state."""
    return type(state)


def with_pilot(scenario: Scenario, seat: int, pilot: str, space: int = 0) -> EpicGame:
    """A game with a pilot before a seat."""
    (crew,) = map(kind_of, PILOTS.extensions.seat_states.initial)
    state = crew(pilot=pilot, space=space, farthest=space)
    return scenario.adjust(lambda table: table.set_seat_state(seat, state)).begin()


def with_rifts(scenario: Scenario, flux: int, closed: str = "", gates: str = "", left: str = "flux_vein") -> EpicGame:
    """A game with flux before seat 0, and rifts at planets."""
    states, seat_states = RIFTS.extensions.table_states, RIFTS.extensions.seat_states
    (kind,), (own,) = map(kind_of, states.initial), map(kind_of, seat_states.initial)
    state = kind(left=tuple(left.split()), closed=tuple(closed.split()), gates=tuple(gates.split()))
    scenario = scenario.adjust(lambda table: table.set_seat_state(0, own(flux=flux)))
    return scenario.adjust(lambda table: table.set_state(state)).begin()


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("slipstream", games=2, tables=4, pairs=4)


def test_pilot_1_each_keeps_one_of_two() -> None:
    game = Game.new(PILOTS, 2, seed=3)
    for seat in range(2):
        game.submit(seat, texts(game, seat)[0])
    asked = game.waiting()[0]
    assert asked.kind == "choose-pilot" and asked.seat == game.table.first and len(asked.legal) == 2
    for seat in range(2):  # missions are kept by now, though nobody has had a turn
        assert game.view(seat).sample_world(Rng(1)).view(seat) == game.view(seat)
    game.submit(asked.seat, asked.legal[1])
    assert kept(game, asked.seat, "pilots")["pilot"]


def test_pilot_2_and_3_a_landing_moves_him_and_brings_a_gift() -> None:
    scenario = Scenario(PILOTS).row("helios jakks").empire(0, energy=0).turn(0, "move move")
    game = with_pilot(scenario, 0, "oriel_sand")
    game.submit(0, "activate move")
    game.submit(0, "move galaxy to jakks.surface")
    assert (kept(game, 0, "pilots")["space"], game.table.empires[0].energy) == (1, 1)


def test_pilot_2_an_orbit_is_no_landing() -> None:
    game = with_pilot(Scenario(PILOTS).row("helios jakks").turn(0, "move"), 0, "oriel_sand")
    game.submit(0, "activate move")
    game.submit(0, "move galaxy to jakks.orbit")
    assert kept(game, 0, "pilots")["space"] == 0


def test_pilot_4_he_is_worth_the_vp_of_his_space() -> None:
    game = with_pilot(Scenario(PILOTS).turn(0, "move"), 0, "sorrel_quay", 2)
    assert dict(PILOTS.scores(game.table)[0].lines)["pilot"] == 3


def test_pilot_5_he_goes_back_for_culture_so_that_one_can_follow() -> None:
    scenario = Scenario(PILOTS).empire(1, energy=0, culture=0).turn(0, "energy")
    game = with_pilot(scenario, 1, "sorrel_quay", 1)
    game.submit(0, "activate energy")
    assert texts(game, 1) == ["pass", "help pilots"]
    game.submit(1, "help pilots")
    assert texts(game, 1) == ["follow", "pass"]
    game.submit(1, "follow")
    assert (game.table.empires[1].energy, game.table.empires[1].culture) == (2, 0)
    assert kept(game, 1, "pilots")["space"] == 0


def test_pilot_5_whose_trait_is_following_does_not_help() -> None:
    scenario = Scenario(PILOTS).empire(1, culture=1).turn(0, "energy")
    game = with_pilot(scenario, 1, "kestrin_vale", 2)
    game.submit(0, "activate energy")
    assert texts(game, 1) == ["follow", "pass"]


def test_rift_1_every_planet_of_the_row_has_one() -> None:
    table = rifts(Game.new(RIFTS, 3, seed=1))
    closed, left = table["closed"], table["left"]
    assert isinstance(closed, tuple) and isinstance(left, tuple)
    assert (len(closed), len(left)) == (5, 14)


def test_rift_2_who_comes_first_gains_what_it_shows() -> None:
    game = with_rifts(Scenario(RIFTS).row("helios jakks").turn(0, "move"), 0, closed="jakks")
    game.submit(0, "activate move")
    game.submit(0, "move galaxy to jakks.orbit")
    assert kept(game, 0, "rifts")["flux"] == 2
    assert rifts(game) == {"left": (), "closed": (), "gates": ()}


def test_rift_3_a_gate_stays() -> None:
    game = with_rifts(Scenario(RIFTS).row("helios jakks").turn(0, "move"), 0, closed="jakks", left="open_gate")
    game.submit(0, "activate move")
    game.submit(0, "move galaxy to jakks.orbit")
    assert rifts(game)["gates"] == ("jakks",)


def test_rift_4_a_token_goes_back_when_its_planet_leaves_the_row() -> None:
    scenario = Scenario(RIFTS).row("helios jakks").empire(0, ships="jakks.orbit 1").turn(0, "diplomacy")
    game = with_rifts(scenario, 0, closed="jakks")
    game.submit(0, "activate diplomacy")
    closed = rifts(game)["closed"]
    assert isinstance(closed, tuple) and "jakks" not in closed and len(closed) == 1  # the new planet has it


def test_flux_1_nobody_has_more_than_five() -> None:
    game = with_rifts(Scenario(RIFTS).row("helios jakks").turn(0, "move"), 4, closed="jakks")
    game.submit(0, "activate move")
    game.submit(0, "move galaxy to jakks.orbit")
    assert kept(game, 0, "rifts")["flux"] == 5


def test_flux_2_a_ship_jumps_from_a_gate() -> None:
    scenario = Scenario(RIFTS).row("helios jakks").empire(0, ships="helios.orbit 2").turn(0, "colony")
    game = with_rifts(scenario, 1, gates="helios")
    game.submit(0, "jump helios.orbit to jakks.surface rifts")
    assert kept(game, 0, "rifts")["flux"] == 0
    assert [RIFTS.place_names[place] for place in game.table.empires[0].ships] == ["galaxy", "jakks.surface"]


def test_flux_2_without_a_gate_there_is_no_jump() -> None:
    scenario = Scenario(RIFTS).row("helios jakks").empire(0, ships="helios.orbit 2").turn(0, "colony")
    assert not any(text.startswith("jump") for text in texts(with_rifts(scenario, 1)))


def test_flux_3_a_surge_advances_a_ship() -> None:
    scenario = Scenario(RIFTS).row("helios jakks").empire(0, ships="helios.orbit").turn(0, "colony")
    game = with_rifts(scenario, 4)
    game.submit(0, "surge helios rifts")
    assert game.table.empires[0].orbit_of(RIFTS.index["helios"]) & 15 == 1
    assert kept(game, 0, "rifts")["flux"] == 1


def test_flux_4_two_are_worth_a_point() -> None:
    game = with_rifts(Scenario(RIFTS).turn(0, "move"), 5)
    assert dict(RIFTS.scores(game.table)[0].lines)["flux"] == 2


def test_without_both_it_is_the_game_of_the_box_with_two_planets() -> None:
    off = {"slipstream.rifts": "off", "slipstream.pilots": "off"}
    rules = EpicRuleset.load(["tiny-epic-base", "slipstream"], options=off)
    assert rules.extensions.names == () and len(rules.planets) == len(RULES.planets)
