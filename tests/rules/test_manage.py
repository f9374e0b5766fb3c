"""MANAGE: recruit, recall, reset the phase tiles."""

from itertools import combinations, permutations

from starcup.roll import RollRuleset, events
from starcup.roll.testing import Scenario
from tests.rules.helpers import deal, legal, new_game, play, playout, refused, roll_all
from tests.rules.looking import citizenry, credits_of, cup, developers, first_choices, goods, settlers


def test_manage_1_recruit_comes_before_recall_then_the_phase_tiles_and_the_end(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, credits=1, citizenry="home genes", develop=["nanotechnology"], developers="home")
    game = table.phases("develop", "ship").go_on().begin()
    decision = game.decision(0)
    assert decision is not None
    assert decision.kind == "recruit"
    assert refused(game, 0, "recall home@developers") == "MANAGE-3"
    play(game, 0, "recruit genes")
    decision = game.decision(0)
    assert decision is not None
    assert decision.kind == "recall"
    assert game.table.occurring, "the phase tiles are reset afterwards"
    play(game, 0, "recall none")
    kinds = [type(event) for event in game.all_events()]
    assert kinds.index(events.Recruited) < kinds.index(events.RoundEnded)
    assert game.table.round == 2


def test_manage_2_dice_are_recruited_for_1_credit_each(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, credits=5, cup="novelty", citizenry="home genes genes").seat(1, citizenry="home")
    game = table.manage().begin()
    assert cup(game) == {"home": 1, "novelty": 1, "genes": 2}
    assert citizenry(game) == {}
    assert credits_of(game) == 2
    assert cup(game, 1) == {"home": 1}, "from the own Citizenry to the own cup"


def test_manage_3_recruiting_is_compulsory_until_citizenry_is_empty(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, credits=6, citizenry="home " * 4).manage().begin()
    assert game.waiting() == (), "there is nothing to decide"
    assert cup(game) == {"home": 4}
    assert credits_of(game) == 2


def test_manage_3_recruiting_is_compulsory_until_the_credits_are_spent(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, credits=2, citizenry="home home military genes").manage().begin()
    assert refused(game, 0, "done") == "MANAGE-3"
    assert refused(game, 0, "recruit none") == "MANAGE-4"
    assert refused(game, 0, "recruit home") == "MANAGE-4", "$1 is left"
    play(game, 0, "recruit home genes")
    assert cup(game) == {"home": 1, "genes": 1}


def test_manage_4_the_owner_chooses_which_dice_to_recruit_if_credits_do_not_reach(rules: RollRuleset) -> None:
    reached = set()
    for pair in ("home home", "home military", "home genes", "military genes"):
        game = Scenario(rules).seat(0, credits=2, citizenry="home home military genes").manage().begin()
        assert f"recruit {pair}" in legal(game)
        play(game, 0, f"recruit {pair}")
        reached.add(tuple(sorted(cup(game).items())))
        assert sum(cup(game).values()) == sum(citizenry(game).values()) == 2
    assert len(reached) == 4, "every pair can be had"


def test_manage_4__manage_2_only_dice_in_citizenry_can_be_recruited(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0, credits=2, citizenry="home home military genes", develop=["nanotechnology"], developers="novelty"
    )
    game = table.seat(1, citizenry="consumption").manage().begin()
    assert refused(game, 0, "recruit novelty home") == "MANAGE-2"
    assert refused(game, 0, "recruit home consumption") == "MANAGE-2"
    assert refused(game, 0, "recruit genes genes") == "MANAGE-4", "there is one"
    assert refused(game, 0, "recruit home home genes") == "MANAGE-4", "$2 don't pay for three"


def test_manage_4_the_dice_are_named_in_any_order(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, credits=3, citizenry="home military genes " * 2).manage().begin()
    games = [game.clone() for _ in range(6)]
    for twin, colours in zip(games, permutations(("home", "genes", "military")), strict=True):
        play(twin, 0, f"recruit {' '.join(colours)}")
        assert cup(twin) == {"home": 1, "genes": 1, "military": 1}
    assert len({twin.save() for twin in games}) == 1


def test_manage_5_credits_that_are_0_after_recruiting_become_1(rules: RollRuleset) -> None:
    for dice, left in ((2, 1), (3, 1), (4, 1), (1, 2)):
        game = Scenario(rules).seat(0, credits=3, citizenry="home " * dice).manage().begin()
        assert credits_of(game) == left


def test_manage_5_a_round_never_ends_with_less_than_1_credit(rules: RollRuleset) -> None:
    game = new_game(rules, 4, seed=8)
    playout(game, seed=2, rounds=7)
    assert game.table.round == 7
    ended = [index for index, event in enumerate(game.all_events()) if isinstance(event, events.RoundEnded)]
    assert len(ended) == 6
    assert min(credits_of(game, seat) for seat in range(4)) >= 1


def test_manage_6_4_credits_and_5_dice(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, credits=4, citizenry="home " * 5).manage().begin()
    assert cup(game) == {"home": 4}
    assert citizenry(game) == {"home": 1}
    assert credits_of(game) == 1


def recall_scenario(rules: RollRuleset, cup: str = "novelty") -> Scenario:
    """Dice on both stacks and on a world."""
    return Scenario(rules).seat(
        0,
        cup=cup,
        develop=["nanotechnology"],
        developers="home genes",
        settle=["terraformed_world"],
        settlers="military",
        tableau=["gem_world"],
        goods={"gem_world": "consumption"},
    )


def test_manage_7_any_number_of_developers_settlers_and_goods_may_be_recalled(rules: RollRuleset) -> None:
    game = recall_scenario(rules).manage().begin()
    everything = ("home@developers", "genes@developers", "military@settlers", "consumption@gem_world")
    sets = [some for size in range(5) for some in combinations(everything, size)]
    assert sorted(legal(game)) == sorted(f"recall {' '.join(some) or 'none'}" for some in sets)
    play(game, 0, f"recall {' '.join(reversed(everything))}")
    assert game.waiting() == ()
    assert (developers(game), settlers(game), goods(game)) == ({}, {}, {})
    assert cup(game) == {"home": 1, "military": 1, "consumption": 1, "novelty": 1, "genes": 1}


def test_manage_7_none_or_some_may_be_recalled(rules: RollRuleset) -> None:
    game = recall_scenario(rules).manage().begin()
    play(game, 0, "recall none")
    assert cup(game) == {"novelty": 1}
    game = recall_scenario(rules).manage().begin()
    play(game, 0, "recall consumption@gem_world genes@developers")
    assert game.waiting() == ()
    assert cup(game) == {"novelty": 1, "genes": 1, "consumption": 1}
    assert developers(game) == {"home": 1}
    assert settlers(game) == {"military": 1}


def test_manage_7_only_own_dice_that_lie_there_can_be_recalled(rules: RollRuleset) -> None:
    table = recall_scenario(rules).seat(1, cup="home", tableau=["plague_world"], goods={"plague_world": "genes"})
    game = table.manage().begin()
    assert refused(game, 0, "recall genes@plague_world") == "MANAGE-7", "somebody else's good"
    assert refused(game, 0, "recall military@developers") == "MANAGE-7"
    assert refused(game, 0, "recall novelty@cup") == "MANAGE-7"
    assert refused(game, 0, "recall military") == "MANAGE-7"
    assert refused(game, 0, "recruit home") == "MANAGE-7"
    assert refused(game, 0, "recall military@settlers military@settlers") == "MANAGE-7", "there is one"


def test_manage_8_recalling_costs_nothing(rules: RollRuleset) -> None:
    game = recall_scenario(rules).seat(1, credits=3).manage().begin()
    before = credits_of(game)
    play(game, 0, "recall home@developers military@settlers consumption@gem_world")
    assert credits_of(game) == before == 1


def test_manage_9_with_an_empty_cup_at_least_one_die_is_recalled(rules: RollRuleset) -> None:
    game = recall_scenario(rules, cup="").manage().begin()
    assert refused(game, 0, "recall none") == "MANAGE-9"
    assert "recall none" not in legal(game)
    play(game, 0, "recall military@settlers")
    assert cup(game) == {"military": 1}


def test_manage_9_a_die_recruited_fills_the_cup(rules: RollRuleset) -> None:
    table = recall_scenario(rules, cup="")
    table.seat(1, citizenry="home", develop=["mad_scientists"], developers="home")
    game = table.order(1, 0).manage().begin()
    play(game, 1, "recall none")
    assert cup(game, 1) == {"home": 1}


def test_manage_10_everybody_begins_a_round_with_a_die_and_a_credit(rules: RollRuleset) -> None:
    game = new_game(rules, 3, seed=5)
    playout(game, rounds=1)
    for number in range(1, 8):
        assert game.table.round == number
        for seat in range(3):
            assert game.table.seats[seat].behind_screen, "rolled from the cup"
            assert credits_of(game, seat) >= 1
            decision = game.decision(seat)
            assert decision is not None
            assert decision.kind == "select"
        playout(game, seed=number, rounds=1)


def test_manage_11_dice_can_be_recalled_in_manage_empire_only(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0, rolled="home.explore home.ship", tableau=["gem_world"], goods={"gem_world": "novelty"}
    )
    game = table.seat(1, rolled="home.explore home.ship").assign().go_on().chance("spare produce").begin()
    assert refused(game, 0, "recall novelty@gem_world") != ""
    play(game, 0, "select ship home.ship", "ready")
    play(game, 1, "select explore home.explore", "ready")
    assert refused(game, 0, "recall novelty@gem_world") == "EXPLORE-2"
    play(game, 0, "stock home")
    play(game, 1, "stock home")
    assert refused(game, 0, "recall novelty@gem_world") == "SHIP-1"


def test_manage_11_goods_of_the_first_tableau_cannot_be_recalled_at_the_start(rules: RollRuleset) -> None:
    game = deal(
        rules,
        ("f6", "h1", "backup_planning", "nanotechnology"),
        ("f7", "h2", "mad_scientists", "conscription"),
        ("f8", "h3", "public_works", "space_marines"),
    )
    assert goods(game) == {"pilgrimage_world": {"novelty": 1}, "alpha_centauri": {"rare_elements": 1}}
    assert refused(game, 0, "recall novelty@pilgrimage_world") == "SETUP-12"
    first_choices(game)
    roll_all(game, {})
    assert game.table.round == 1
    assert refused(game, 0, "recall rare_elements@alpha_centauri") == "ASSIGN-3"
    assert goods(game) == {"pilgrimage_world": {"novelty": 1}, "alpha_centauri": {"rare_elements": 1}}


def test_manage_12_recalling_is_allowed_in_the_last_round_and_counts_for_the_tie_break(rules: RollRuleset) -> None:
    for choice, winners in (("recall none", (0, 1)), ("recall home@gem_world", (0,))):
        table = Scenario(rules).seat(0, chips=12, cup="home", tableau=["gem_world"], goods={"gem_world": "home"})
        game = table.seat(1, chips=12, cup="home", tableau=["space_port"]).manage().go_on().begin()
        play(game, 0, choice)
        assert game.finished
        assert game.table.scores == (14, 14)
        assert game.table.winners == winners


def test_manage_13_all_phase_tiles_are_turned_back(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, rolled="home.ship genes.settle", develop=["nanotechnology"], developers="home")
    game = table.assign().go_on().chance("spare develop").begin()
    play(game, 0, "select ship home.ship", "ready")
    assert [rules.phase_keys[phase] for phase in game.table.occurring] == ["develop", "ship"]
    assert game.table.seats[0].selected == rules.phase_index["ship"]
    assert game.table.spare == rules.phase_index["develop"]
    play(game, 0, "recall none")
    assert game.table.round == 2
    assert game.table.occurring == ()
    assert game.table.spare < 0
    assert all(seat.selected < 0 for seat in game.table.seats)
