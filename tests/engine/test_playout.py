"""Playouts: a game played on at random, by choices that are legal, to its end."""

from __future__ import annotations

import pytest

from starcup import BadArgument, Choice, Decision, Game, IllegalChoice, Rng, Table, games, playout
from starcup.games import AnyGame
from starcup.roll import RollRuleset
from starcup.roll._rules.invariants import faults
from tests.engine.random_play import somewhere
from tests.kernel.followers import FOLLOWERS
from tests.kernel.knockout import KNOCKOUT
from tests.kernel.missions import MISSIONS
from tests.kernel.toy import TOY


def test_a_playout_is_the_same_as_submitting_the_same_choices(rules: RollRuleset) -> None:
    for seed in range(5):
        game = somewhere(rules, seed)
        twin, rng = game.clone(), Rng(seed)
        made = playout(game, Rng(seed))
        for _ in range(made):
            decision = twin.waiting()[0]
            twin.submit(decision.seat, rng.choice(decision.legal))
        assert game.finished
        assert game.save() == twin.save()
        assert game.journal == twin.journal
        assert not faults(game.table)


def test_a_playout_notes_events_if_the_game_does(rules: RollRuleset) -> None:
    games = [Game.new(rules, players=2, seed=3, log=log) for log in (True, False)]
    assert len({playout(game, Rng(3)) for game in games}) == 1
    assert games[0].save() == games[1].save()
    assert [bool(game.all_events()) for game in games] == [True, False]
    assert Game.replay(rules, games[0].journal_text()).all_events() == games[0].all_events()


def test_a_playout_can_be_cut_off(rules: RollRuleset) -> None:
    whole, parts = somewhere(rules, 2), somewhere(rules, 2)
    rng = Rng(2)
    assert playout(parts, rng, most=0) == 0
    assert playout(parts, rng, most=25) == 25
    assert 25 + playout(parts, rng) == playout(whole, Rng(2))
    assert parts.save() == whole.save()
    assert playout(parts, rng) == 0


def test_a_playout_stops_where_chance_comes_from_outside(rules: RollRuleset) -> None:
    game = Game.new(rules, players=2, seed=1, outside_chance=True)
    while (node := game.chance) is not None:
        game.resolve(node.options[0])
    assert playout(game, Rng(1)) > 0
    awaited = [game.chance]
    assert awaited != [None]
    assert not game.finished


@pytest.mark.parametrize("players", [2, 5])
def test_every_answer_of_a_playout_can_be_taken_back_or_not_as_ever(rules: RollRuleset, players: int) -> None:
    """Undo knows nothing of how a choice was made."""
    game = Game.new(rules, players=players, seed=players)
    rng = Rng(1)
    for _ in range(300):
        seat, before = game.waiting()[0].seat, game.save(numbered=False)
        playout(game, rng, most=1)
        if game.can_undo(seat):
            game.undo(seat)
            assert game.save(numbered=False) == before


@pytest.mark.parametrize("key", ["toy", "followers", "missions", "knockout", "race", "tiny-epic", "roll"])
def test_a_playout_in_pieces_is_the_same_as_one_by_submit(key: str) -> None:
    toys: dict[str, AnyGame] = {"toy": TOY, "followers": FOLLOWERS, "missions": MISSIONS, "knockout": KNOCKOUT}
    ruleset = (toys[key] if key in toys else games.find(key)).load()
    for seed in range(4):
        rushed, submitted = (Game.new(ruleset, ruleset.seats[-1], seed, log=log) for log in (False, True))
        rng, twin, pieces = Rng(seed), Rng(seed), Rng(seed + 100)
        for _ in range(60):
            most = 1 + pieces.below(9)
            assert playout(rushed, rng, most=most) == playout(submitted, twin, most=most)
            assert rushed.save() == submitted.save()
            assert rushed.journal_text() == submitted.journal_text()
            assert [repr(decision) for decision in rushed.waiting()] == [
                repr(decision) for decision in submitted.waiting()
            ]
            seats = range(rushed.table.players)
            assert [rushed.can_undo(seat) for seat in seats] == [submitted.can_undo(seat) for seat in seats]


def test_a_policy_chooses_for_all_seats_and_sees_the_table(rules: RollRuleset) -> None:
    game = Game.new(rules, players=3, seed=4, log=False)
    asked: list[int] = []

    def first(decision: Decision, table: Table, rng: Rng) -> Choice:
        assert table is game.table
        asked.append(decision.seat)
        return decision.legal[0]

    assert playout(game, Rng(1), policy=first, most=50) == 50 == len(asked)
    assert set(asked) == {0, 1, 2}


def test_a_policy_that_draws_numbers_plays_the_random_playout(rules: RollRuleset) -> None:
    game, twin = (Game.new(rules, players=2, seed=4, log=False) for _ in range(2))
    playout(game, Rng(1))
    playout(twin, Rng(1), policy=lambda decision, table, rng: rng.choice(decision.legal))
    assert game.save() == twin.save()


def test_a_policy_that_chooses_what_is_not_legal_is_refused(rules: RollRuleset) -> None:
    game = Game.new(rules, players=2, seed=4)
    legal = game.waiting()[0].legal[0]
    before = game.save()
    with pytest.raises(IllegalChoice, match="SETUP-12"):
        playout(game, Rng(1), policy=lambda decision, table, rng: legal if decision.number else "done")  # type: ignore[return-value,arg-type]  # a wrong policy
    assert game.save() == before
    with pytest.raises(BadArgument, match="policy: expected a function"):
        playout(game, Rng(1), policy="greedy")  # type: ignore[arg-type]  # a wrong policy


@pytest.mark.parametrize("key", ["roll", "race", "tiny-epic"])
def test_a_playout_stops_after_rounds(key: str) -> None:
    ruleset = games.find(key).load()
    game = Game.new(ruleset, 2, 3, log=False)
    playout(game, Rng(1), most_rounds=3)
    number = game.round_number
    assert number == 3
    twin, logged = game.clone(), Game.replay(ruleset, game.journal_text())
    made = playout(game, Rng(2), most_rounds=1)
    assert made == playout(logged, Rng(2), most_rounds=1) > 0
    assert game.round_number == logged.round_number == number + 1
    assert playout(twin, Rng(2), most=made - 1, most_rounds=1) == made - 1
    assert twin.round_number == number
    assert playout(twin, Rng(2), most_rounds=0) == 0


def test_in_a_game_without_rounds_no_rounds_stop_it() -> None:
    game = Game.new(TOY.load(), 2, 1)
    assert playout(game, Rng(1), most_rounds=1) > 0
    assert game.finished
