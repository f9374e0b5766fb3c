"""Faults that other programs of this game have had, one test each: none of them may ever come here."""

from itertools import permutations, product

import pytest

from starcup import Game, Rng
from starcup.roll import Face, RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario
from tests.powers.at_work import (
    citizenry,
    cost_of,
    credits_of,
    cup,
    dice_owned,
    legal,
    play,
    tableau,
)
from tests.rules.looking import developers, first_choices

ARRANGE = "arrange advanced_logistics"
COLOURS = ("home", "military", "genes")


def test_advanced_logistics_without_an_explorer_is_asked_and_never_holds_the_phase_up(rules: RollRuleset) -> None:
    """POWER-19: no die is needed. With nothing to rearrange nobody is asked, and Develop follows in either case."""
    empty = Scenario(rules).seat(0, tableau=["advanced_logistics"]).phases("explore", "develop").begin()
    assert empty.finished
    scenario = Scenario(rules).seat(
        0,
        tableau=["advanced_logistics"],
        develop=["mining_league", "public_works"],
        workers={"develop": "home home"},
    )
    game = scenario.phases("explore", "develop").begin()
    assert legal(game) == ["done", ARRANGE]
    play(game, 0, ARRANGE, "raise advanced_logistics public_works 1")
    first_choices(game)
    assert game.finished
    assert "public_works" in tableau(game)


def test_advanced_logistics_with_the_imaginary_explorers_of_alien_research_ship_alone(rules: RollRuleset) -> None:
    """POWER-17, POWER-19: two explorers that are no dice still have tasks, before, between and after which it is on."""
    scenario = Scenario(rules).seat(
        0, tableau=["advanced_logistics", "alien_research_ship"], develop=["mining_league", "public_works"]
    )
    game = scenario.chance("tile 0 t08").phases("explore").begin()
    assert {ARRANGE, "scout imaginary_home", "stock imaginary_alien_technology"} < set(legal(game))
    assert "done" not in legal(game)  # imaginary explorers work as well: compulsory
    play(game, 0, ARRANGE, "raise advanced_logistics public_works 1", "enough advanced_logistics")
    play(game, 0, "stock imaginary_alien_technology")
    play(game, 0, ARRANGE, "raise advanced_logistics mining_league 1", "enough advanced_logistics")
    play(game, 0, "scout imaginary_home", "abandon none", "place diversification")
    assert legal(game) == ["done", ARRANGE]
    play(game, 0, "done")
    assert game.finished
    assert (credits_of(game), dice_owned(game)) == (3, 0)


@pytest.mark.parametrize("zone", [0, 2, 3])
@pytest.mark.parametrize("left", [0, 1])
def test_alien_research_team_never_leads_to_a_dead_end(rules: RollRuleset, zone: int, left: int) -> None:
    """POWER-25, EXPLORE-16: bag empty or emptied by a Scout, nothing abandoned, zones of every size."""
    stack = ["mining_league", "public_works", "conscription"][:zone]
    scenario = (
        Scenario(rules, 3)
        .seat(0, cup="home", tableau=["alien_research_team", "alien_research_ship"], develop=stack)
        .bag(*["diversification"][:left])
    )
    game = scenario.phases("explore", "ship").go_on().begin()
    rng = Rng(10 * zone + left)
    while game.waiting() and game.table.round == 1:
        for decision in game.waiting():
            assert len(decision.legal) >= 2 or decision.step.always_asks or len(game.allowed(decision.seat)) > 1
        decision = game.waiting()[0]
        game.submit(decision.seat, rng.choice(decision.legal))
        assert faults(game.table) == []
    assert game.table.round == 2 or game.finished


def test_technology_unions_pays_when_explore_occurs_by_the_two_player_die_without_any_explorer(
    rules: RollRuleset,
) -> None:
    """POWER-6, REVEAL-4: the phase has no worker of anybody, but it occurs."""
    scenario = (
        Scenario(rules)
        .seat(0, tableau=["technology_unions"], rolled="home.ship")
        .seat(1, rolled="home.ship")
        .assign()
        .go_on()
        .chance("spare explore")
    )
    game = scenario.begin()
    play(game, 0, "select ship home.ship", "ready")
    play(game, 1, "select ship home.ship", "ready")
    paid = [str(event) for event in game.all_events() if type(event).__name__ == "CreditsGained"]
    assert len(paid) == 1
    assert "explore" in paid[0]


def expected_cost(face: Face, owned: set[str]) -> int:
    """By the book: two fewer for grey worlds but not below two, first; then one fewer each, never below one."""
    cost, grey = face.cost, face.colour is not None and face.colour.key == "grey"
    if "free_trade_zone" in owned and grey and cost > 2:
        cost = max(2, cost - 2)
    return max(1, cost - 1) if face.is_world and "replicant_robots" in owned else cost


def test_discounts_apply_by_their_floors_in_whatever_order_they_were_bought(rules: RollRuleset) -> None:
    """POWER-14, POWER-33: every world, all orders; no discount ever raises a cost or goes below its floor."""
    powers = ("free_trade_zone", "replicant_robots")
    worlds = [tile.world for tile in rules.tiles]
    used = {rules.face_index[key] // 2 for key in powers}
    for owned in [*permutations(powers), *((power,) for power in powers), ()]:
        for face in worlds:
            if face.index // 2 not in used:
                cost = cost_of(rules, face.key, *owned)
                assert cost == expected_cost(face, set(owned)), (face.key, owned)
    assert {expected_cost(face, set(powers)) for face in worlds if face.cost == 3} == {1, 2}


@pytest.mark.parametrize("picked", COLOURS)
def test_the_die_that_the_player_picks_is_the_die_that_moves(rules: RollRuleset, picked: str) -> None:
    """MANAGE-4, DEVELOP-8, SETTLE-1, SHIP-1: no automatic choice comes over a picked one, whichever it is."""
    everything = " ".join(COLOURS)
    others = {colour: 1 for colour in COLOURS if colour != picked}

    game = Scenario(rules).seat(0, credits=1, citizenry=everything).manage().begin()
    play(game, 0, f"recruit {picked}")
    assert (cup(game), citizenry(game)) == ({picked: 1}, others)

    paid = Scenario(rules).seat(0, develop=["advanced_logistics", "galactic_bankers"], developers=everything)
    game = paid.phases("develop").begin()
    play(game, 0, f"spend advanced_logistics {picked}")
    assert (citizenry(game), developers(game)) == ({picked: 1}, others)

    game = Scenario(rules).seat(0, settle=["fifth_column"], workers={"settle": everything}).phases("settle").begin()
    play(game, 0, f"build fifth_column {picked}")
    gained = {**others, "military": others.get("military", 0) + 1}  # by the world
    assert (citizenry(game), cup(game)) == ({picked: 1}, gained)

    shipping = Scenario(rules).seat(
        0, tableau=["spice_world"], goods={"spice_world": "novelty"}, workers={"ship": everything}
    )
    game = shipping.phases("ship").begin()
    play(game, 0, f"consume spice_world novelty {picked}")
    assert (citizenry(game), cup(game)) == ({picked: 1, "novelty": 1}, others)


def test_all_55_tiles_enter_the_bag_and_can_be_drawn(rules: RollRuleset) -> None:
    """TILES-1, SETUP-6: counted at the deal, and every one of them is among the outcomes of the first draw."""
    assert len(rules.tiles) == 55
    game = Game.new(rules, players=2, seed=0, outside_chance=True)
    while game.chance is not None and not game.chance.kind.startswith("tile"):
        game.resolve(game.chance.options[0])
    assert game.chance is not None
    assert sorted(game.chance.options) == list(range(55))
    assert len({tile.id for tile in rules.tiles}) == 55
    dealt: set[int] = set()
    for seed in range(60):
        table = Game.new(rules, players=5, seed=seed).table
        drawn = {tile for decision in range(5) for tile in table.seats[decision].drawn}
        assert len(drawn) + len(table.bag) == 55
        dealt |= drawn
    assert dealt == set(range(55))


def test_manage_empire_is_not_skipped_while_something_could_be_recalled(rules: RollRuleset) -> None:
    """MANAGE-7: not with an empty Citizenry, not without credits, not when recruiting needs no decision."""
    places: list[dict[str, str]] = [{"developers": "genes"}, {"settlers": "genes"}, {}]
    for lying, (credits, people) in product(places, [(0, ""), (0, "home"), (1, ""), (1, "home"), (9, "home home")]):
        scenario = Scenario(rules).seat(
            0,
            credits=credits,
            cup="home",
            citizenry=people,
            tableau=["spice_world"],
            develop=["public_works"],
            settle=["mining_world"],
            goods={} if lying else {"spice_world": "genes"},
            developers=lying.get("developers", ""),
            settlers=lying.get("settlers", ""),
        )
        game = scenario.manage().begin()
        place = next(iter(lying), "spice_world")
        assert legal(game) == ["recall none", f"recall genes@{place}"]
        play(game, 0, f"recall genes@{place}")
        assert cup(game)["genes"] == 1


def test_recruiting_loses_no_dice(rules: RollRuleset) -> None:
    """MANAGE-2 to MANAGE-4: whatever Citizenry and credits are, each die is in the cup or in Citizenry afterwards."""
    for people, credits in product(("", "home", "home home", "home genes", "home genes genes military"), range(11)):
        game = Scenario(rules).seat(0, credits=credits, citizenry=people).manage().begin()
        rng = Rng(credits)
        while game.waiting():
            game.submit(0, rng.choice(game.waiting()[0].legal))
        number = len(people.split())
        assert dice_owned(game) == number
        assert sum(cup(game).values()) == min(credits, number)
        assert sum(citizenry(game).values()) == number - min(credits, number)
        assert credits_of(game) == max(1, credits - number)
        assert faults(game.table) == []


def test_undo_after_recruiting_gives_dice_and_credits_back(rules: RollRuleset) -> None:
    """From the recall that follows, and once more: always the very position before."""
    scenario = Scenario(rules).seat(
        0, credits=2, citizenry="home genes military", develop=["public_works"], developers="home"
    )
    game = scenario.manage().begin()
    before = game.save(numbered=False)
    for dice in ("home genes", "military home"):
        play(game, 0, f"recruit {dice}")
        assert legal(game) == ["recall none", "recall home@developers"]
        game.undo(0)
        assert game.save(numbered=False) == before
        assert faults(game.table) == []
    assert (credits_of(game), cup(game)) == (2, {})
    assert citizenry(game) == {"home": 1, "genes": 1, "military": 1}
    play(game, 0, "recruit military genes")
    assert cup(game) == {"military": 1, "genes": 1}
