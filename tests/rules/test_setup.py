"""SETUP: what lies on the table before the first round."""

from itertools import combinations
from pathlib import Path

import pytest

from starcup import Rng, StarcupError
from starcup.packed.ruleset import rule_statements
from starcup.roll import RollGame, RollRuleset, events
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario
from tests.packs.number_packs import setting_numbers
from tests.rules.helpers import all_ready, deal, dice, legal, new_game, play, playout, refused, resolve, tiles

TABLE = (
    ("f6", "h1", "space_mercenaries", "public_works"),
    ("f9", "h4", "galactic_bankers", "space_marines"),
    ("f1", "h8", "conscription", "nanotechnology"),
)


def arranged(rules: RollRuleset, *hands: tuple[str, str, str, str]) -> RollGame:
    """A game dealt by hand in which every seat has put its first tile to the developments; rolls are awaited."""
    game = deal(rules, *hands)
    for seat in range(len(hands)):
        play(game, seat, legal(game, seat)[0], "ready")
    return game


def test_setup_1_two_to_five_players(rules: RollRuleset, tmp_path: Path) -> None:
    for players in (2, 3, 4, 5):
        game = new_game(rules, players)
        assert [decision.seat for decision in game.waiting()] == list(range(players))
    for players in (-1, 0, 1, 6):
        with pytest.raises(StarcupError, match="SETUP-1"):
            new_game(rules, players)
    assert rules.seats == range(2, 6)
    assert RollRuleset.load(["base", setting_numbers(tmp_path, most_players=3)]).seats == range(2, 4)


def test_setup_2_the_contents_of_the_box(rules: RollRuleset) -> None:
    assert (len(rules.factions), len(rules.home_worlds), len(rules.tiles)) == (9, 9, 55)
    assert sum(die.count for die in rules.dice) == 111
    assert len(rules.phases) == 5
    assert rules.numbers.most_players == 5


def test_setup_3_the_small_chips_are_60_vp_and_the_big_ones_50(rules: RollRuleset) -> None:
    """20 of 1 VP and 8 of 5 VP are exactly the largest pool; five of 10 VP lie ready behind it."""
    assert new_game(rules, 5).table.pool == 20 * 1 + 8 * 5
    statement = rule_statements(rules)["SETUP-3"]
    assert all(words in statement.text for words in ("20 of 1 VP", "8 of 5 VP", "5 of 10 VP"))


@pytest.mark.parametrize(("players", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_setup_4_twelve_vp_for_each_player(rules: RollRuleset, players: int, pool: int) -> None:
    game = new_game(rules, players)
    assert game.view(0).pool == pool
    assert all(seat.chips == 0 for seat in game.table.seats)


def test_setup_5_the_big_chips_come_in_only_when_the_pool_has_run_dry(rules: RollRuleset) -> None:
    """The pool of two players ends after 24 VP, not after the 60 or 110 of the box."""
    game = (
        Scenario(rules)
        .seat(0, tableau=["comet_zone"], goods={"comet_zone": "rare_elements"}, workers={"ship": "rare_elements"})
        .pool(1)
        .phases("ship")
        .go_on()
        .begin()
    )
    play(game, 0, "consume comet_zone rare_elements rare_elements")
    assert (game.table.seats[0].chips, game.table.pool, game.table.beyond) == (3, 0, 2)
    assert game.finished


def test_setup_6_bag_supply_and_phase_tiles_in_the_centre(rules: RollRuleset) -> None:
    game = new_game(rules, 4, outside_chance=True)
    assert len(game.table.bag) == 55
    assert sum(dice(game, game.table.supply).values()) == 111
    assert game.table.occurring == ()
    assert [phase.key for phase in rules.phases] == ["explore", "develop", "settle", "produce", "ship"]
    assert [phase.numeral for phase in rules.phases] == ["I", "II", "III", "IV", "V"]


def test_setup_7_each_player_has_his_own_components_and_absent_ones_none(rules: RollRuleset) -> None:
    game = arranged(rules, *TABLE)
    view = game.view(0)
    assert len(view.seats) == 3
    for seat in game.table.seats:
        assert (seat.credits > 0, seat.cup > 0, len(seat.sheet_columns)) == (True, True, 5)
    owned = sum(sum(dice(game, game.table.dice_owned(number)).values()) for number in range(3))
    assert owned + sum(dice(game, game.table.supply).values()) == 111
    with pytest.raises(StarcupError, match="no seat 3"):
        game.view(3)


def test_setup_8__setup_17_start_with_1_credit_but_8_on_doomed_world(rules: RollRuleset) -> None:
    game = arranged(rules, *TABLE)
    assert [seat.credits for seat in game.table.seats] == [1, 8, 1]


def test_setup_9_faction_and_home_world_are_random_and_dealt_once(rules: RollRuleset) -> None:
    game = new_game(rules, 3, outside_chance=True)
    for number, hand in enumerate(TABLE):
        for kind, outcome, left in (("faction", hand[0], 9 - number), ("home", hand[1], 9 - number)):
            node = game.chance
            assert node is not None
            assert node.kind == f"{kind} {number}"
            assert len(node.options) == len(set(node.options)) == left
            resolve(game, outcome)
        for _ in range(2):
            assert game.chance is not None
            game.resolve(game.chance.options[0])
    for attribute in ("faction", "home"):
        seen = {getattr(seat, attribute) for seed in range(40) for seat in new_game(rules, 5, seed).table.seats}
        assert seen == set(range(9))


def test_setup_10_faction_and_home_world_are_the_open_initial_tableau(rules: RollRuleset) -> None:
    game = arranged(rules, *TABLE)
    for viewer in range(3):
        view = game.view(viewer)
        assert [face.key for face in view.tableau(0)] == ["galactic_religion", "pilgrimage_world", "alpha_centauri"]
        assert [face.key for face in view.tableau(1)] == ["destroyed_colony", "awakened_alien_outpost", "doomed_world"]
    assert [seat.squares for seat in game.table.seats] == [3, 3, 3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_setup_11_two_tiles_each_one_on_either_stack(rules: RollRuleset, players: int) -> None:
    game = new_game(rules, players)
    for seat in range(players):
        play(game, seat, legal(game, seat)[0], "ready")
    assert len(game.table.bag) == 55 - 2 * players
    for seat in range(players):
        developments, worlds = tiles(game, seat)
        assert (len(developments), len(worlds)) == (1, 1)
    assert faults(game.table) == []


def test_setup_11_only_drawn_tiles_begin_the_stacks(rules: RollRuleset) -> None:
    game = deal(rules, *TABLE)
    assert refused(game, 0, "start galactic_bankers lost_alien_warship") == "SETUP-11"
    assert refused(game, 0, "start space_mercenaries former_penal_colony") == "SETUP-11"
    assert refused(game, 0, "start lost_alien_warship space_mercenaries") == "SETUP-11"


def test_setup_12_exactly_two_arrangements(rules: RollRuleset) -> None:
    for arrangement, development, world in (
        ("start space_mercenaries lost_alien_warship", "space_mercenaries", "lost_alien_warship"),
        ("start public_works lost_alien_battle_fleet", "public_works", "lost_alien_battle_fleet"),
    ):
        game = deal(rules, *TABLE)
        assert len(legal(game, 0)) == 2
        play(game, 0, arrangement)
        for seat in (1, 2):
            play(game, seat, legal(game, seat)[0])
        assert legal(game, 2) == ["ready"], "who chooses last may change his mind, too"
        assert refused(game, 2, legal(deal(rules, *TABLE), 2)[1]) == "SETUP-12"
        assert game.can_undo(2)
        all_ready(game)
        assert tiles(game, 0) == ([development], [world])
    assert refused(deal(rules, *TABLE), 0, "select explore home.explore") == "SETUP-12"


def test_setup_13_the_recommended_arrangement_is_not_enforced(rules: RollRuleset) -> None:
    """Either arrangement is legal; the two halves of the advice never contradict each other."""
    for seed in range(20):
        game = new_game(rules, 5, seed)
        assert [len(decision.legal) for decision in game.waiting()] == [2] * 5
    for first, other in combinations(rules.tiles, 2):
        development = first.development.cost - other.development.cost
        world = first.world.cost - other.world.cost
        assert development * world <= 0, (first.id, other.id)


def test_setup_14_one_tile_never_lies_in_both_stacks_nor_both_in_one(rules: RollRuleset) -> None:
    game = deal(rules, *TABLE)
    assert refused(game, 0, "start space_mercenaries lost_alien_battle_fleet") == "SETUP-14"
    assert refused(game, 0, "start public_works lost_alien_warship") == "SETUP-14"
    assert refused(game, 0, "start space_mercenaries public_works") == "SETUP-11"


def test_setup_15__setup_16_dice_at_the_start(rules: RollRuleset) -> None:
    game = arranged(rules, *TABLE)
    first, _, third = game.table.seats
    assert dice(game, first.cup) == {"home": 3}
    assert dice(game, first.citizenry) == {"home": 2}
    goods = dict(zip((face.key for face in game.table.tableau(0)), first.goods, strict=True))
    assert dice(game, goods["pilgrimage_world"]) == {"novelty": 1}
    assert dice(game, goods["alpha_centauri"]) == {"rare_elements": 1}
    assert dice(game, third.citizenry) == {"home": 2, "military": 1, "consumption": 1}
    assert dice(game, game.table.supply)["home"] == 25 - 3 * 5


@pytest.mark.parametrize("faction", [f"f{number}" for number in range(1, 10)])
def test_setup_16_every_faction_and_home_world_gives_what_is_printed(rules: RollRuleset, faction: str) -> None:
    """Whatever is dealt: dice owned are five of the start and those printed, in the places printed."""
    home = rules.home_worlds[int(faction[1:]) - 1]
    other = ("f2", "h2") if faction == "f1" else ("f1", "h1")
    game = deal(
        rules,
        (faction, home.id, "space_marines", "public_works"),
        (*other, "conscription", "nanotechnology"),
    )
    seat = game.table.seats[0]
    halves = next(own.halves for own in rules.factions if own.id == faction)
    expected: dict[str, dict[str, int]] = {"cup": {"home": 3}, "citizenry": {"home": 2}, "good": {}}
    for face in (*halves, home.face):
        for grant in face.grants:
            if grant.dice:
                expected[grant.to][grant.colour] = expected[grant.to].get(grant.colour, 0) + grant.dice
    assert dice(game, seat.cup) == expected["cup"]
    assert dice(game, seat.citizenry) == expected["citizenry"]
    assert dice(game, game.table.goods(0)) == expected["good"]


def test_setup_17_doomed_world_grants_no_die(rules: RollRuleset) -> None:
    game = deal(rules, ("f1", "h4", "space_marines", "public_works"), ("f6", "h1", "conscription", "nanotechnology"))
    assert game.table.seats[0].credits == 8
    assert dice(game, game.table.dice_owned(0)) == {"home": 5, "military": 1}, "only Hidden Fortress gives one"


def test_setup_18_both_worlds_of_destroyed_colony_give_dice(rules: RollRuleset) -> None:
    game = arranged(rules, *TABLE)
    seat = game.table.seats[1]
    assert dice(game, seat.cup) == {"home": 3, "consumption": 1}
    assert dice(game, seat.citizenry) == {"home": 2, "military": 1}
    assert seat.credits == 8


@pytest.mark.parametrize("seed", [1, 2])
def test_setup_19_later_dice_come_from_completed_tiles_only(rules: RollRuleset, seed: int) -> None:
    game = new_game(rules, 3, seed)
    dealt = len(game.all_events())
    playout(game, seed=seed, rounds=25)
    completed: dict[int, list[str]] = {0: [], 1: [], 2: []}
    gained = 0
    for event in game.all_events(dealt):
        if isinstance(event, events.Completed):
            completed[event.seat].append(event.face)
        elif isinstance(event, events.DiceGained):
            gained += 1
            face = rules.faces[rules.face_index[completed[event.seat][-1]]]
            assert event.colours[0] in {grant.colour for grant in rules.grants_of(face)}
    assert gained > 0


def test_setup_20_the_world_in_the_zone_gives_its_dice_only_when_settled(rules: RollRuleset) -> None:
    game = arranged(rules, ("f1", "h8", "space_marines", "free_trade_association"), TABLE[0])
    developments, worlds = tiles(game, 0)
    assert (developments, worlds) == (["space_marines"], ["sentient_robots"])
    assert dice(game, game.table.dice_owned(0)) == {"home": 5, "military": 1, "consumption": 1}
    settled = Scenario(rules).seat(0, settle=["sentient_robots"], workers={"settle": "home home"}).phases("settle")
    after = settled.begin()
    assert dice(after, after.table.seats[0].cup) == {"military": 1}


def test_setup_choices_of_the_others_stay_hidden_until_all_have_chosen(rules: RollRuleset) -> None:
    game = deal(rules, *TABLE)
    play(game, 1, legal(game, 1)[0], "ready")
    assert [decision.seat for decision in game.waiting()] == [0, 2]
    assert game.view(0).seats[1].development_stack == ()
    rng = Rng(1)
    for decision in rng.shuffled(game.waiting()):
        game.submit(decision.seat, decision.legal[0])
    assert not any(seat.development_stack for seat in game.table.seats), "nobody's are shown before all are ready"
    all_ready(game)
    assert all(len(seat.development_stack) == 1 for seat in game.table.seats)
