"""An undo brings back what could be undone before the choice that it took back, another seat's included."""

from __future__ import annotations

from starcup import Game, Rng, Undone
from starcup.roll import RollRuleset
from tests.engine.random_play import step


def test_two_seats_take_their_last_choices_back_one_after_the_other(rules: RollRuleset) -> None:
    found = 0
    for seed in range(40):
        game, rng = Game.new(rules, players=2, seed=seed), Rng(seed)
        while game.waiting() and game.table.round < 6:
            before, heard = game.save(numbered=False), len(game.all_events())
            could = [game.can_undo(seat) for seat in (0, 1)]
            seat = game.waiting()[0].seat
            step(game, rng)
            if game.table.lanes is None and game.can_undo(seat) and could[1 - seat]:
                game.undo(seat)
                assert game.save(numbered=False) == before
                assert [game.can_undo(seat) for seat in (0, 1)] == could
                game.undo(1 - seat)
                first, second = (event for event in game.all_events()[heard:] if isinstance(event, Undone))
                assert (first.seat, first.since) == (seat, heard)
                assert second.seat == 1 - seat
                assert second.since <= heard
                found += 1
                break
    assert found > 5
