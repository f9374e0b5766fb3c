"""Playouts: a game played on at random, by choices that are legal, to its end."""

from __future__ import annotations

import pytest

from starcup import Game, Rng, playout
from starcup.roll import RollRuleset
from starcup.roll._rules.invariants import faults
from tests.engine.random_play import somewhere


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
