"""What a seat may not know stays out of its view, its questions and its events (SECRET)."""

from __future__ import annotations

import pytest

from starcup import Decision, Game, Rng
from starcup_race import RaceTable
from starcup_race.events import CardsSeen, DiscardsSeen
from starcup_race.testing import RaceGame
from tests.race.scenes import RULES, new
from tests.random_games import play


def hide_otherwise(table: RaceTable, viewer: int, rng: Rng) -> None:
    """Deal everything anew that the viewer does not know: other hands, goods, supply, discard pile, and answers."""
    others = [seat for number, seat in enumerate(table.seats) if number != viewer]
    unknown = [*table.supply, *table.discards]
    for seat in others:
        unknown += (*seat.hand, *seat.looking)
    for seat in table.seats:
        unknown += (good for good in seat.goods if good >= 0)
    dealt = iter(rng.shuffled(unknown))

    def deal(number: int) -> tuple[int, ...]:
        return tuple(sorted(next(dealt) for _ in range(number)))

    for seat in others:
        seat.hand, seat.looking = deal(len(seat.hand)), deal(len(seat.looking))
        seat.draft, seat.using = seat.hand[:1], seat.hand[:2]
    for seat in table.seats:
        seat.goods = tuple(next(dealt) if good >= 0 else good for good in seat.goods)
    table.discards, table.supply = [*deal(len(table.discards))], [*deal(len(table.supply))]


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_views_and_questions_stay_the_same_whatever_is_hidden(seed: int) -> None:
    """SECRET-1 to SECRET-7, GOODS-5."""
    game, rng = new(seed), Rng(seed)

    def check(_: Decision) -> None:
        for seat in range(game.table.players):
            other = game.table.clone()
            hide_otherwise(other, seat, rng)
            assert RULES.view(other, seat) == game.view(seat)
            decision = game.decision(seat)
            if decision is not None:
                again = decision.step.run(other)
                assert again is not None
                assert [choice.text for choice in again[:50]] == [choice.text for choice in decision.legal[:50]]

    play(game, Rng(seed), check)


@pytest.mark.parametrize("seed", [3, 4])
def test_what_a_seat_answers_while_all_answer_is_seen_by_nobody(seed: int) -> None:
    """ACTION-1, SECRET-3, SECRET-4, SECRET-5."""
    game: RaceGame = new(seed)
    rng = Rng(seed)
    while not game.finished:
        decision = rng.choice(game.waiting())
        views = {seat: game.view(seat) for seat in range(game.table.players) if seat != decision.seat}
        together = len(game.waiting()) > 1
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
        if together and game.table.lanes is not None and any(other.seat != decision.seat for other in game.waiting()):
            assert {seat: game.view(seat) for seat in views} == views


def test_cards_seen_are_told_to_their_seat_only() -> None:
    """SECRET-1, SECRET-5, SECRET-6."""
    game = new(5)
    play(game, Rng(5))
    for seat in range(game.table.players):
        private = [event for event in game.events(seat) if isinstance(event, CardsSeen | DiscardsSeen)]
        assert private
        assert {event.seat for event in private} == {seat}


@pytest.mark.parametrize("outside", [False, True])
def test_a_sampled_world_looks_the_same_and_can_be_played(outside: bool) -> None:
    """SECRET-7: at questions, and while a draw is awaited."""
    rng = Rng(7)
    game = Game.new(RULES, 3, 7, outside_chance=outside)
    for number in range(700):
        if game.finished:
            break
        for seat in range(3) if number % 3 == 0 else ():
            world = game.view(seat).sample_world(rng, outside_chance=outside)
            assert RULES.faults(world.table) == []
            mine, same = game.decision(seat), world.decision(seat)
            assert (mine is None) == (same is None)
            if mine is not None and same is not None:
                assert [choice.text for choice in mine.legal[:50]] == [choice.text for choice in same.legal[:50]]
            if world.chance is None or not outside:
                assert world.view(seat) == game.view(seat)
            elif game.chance is not None:
                assert world.chance.kind == game.chance.kind
            go(world, rng, 12)
            assert RULES.faults(world.table) == []
        go(game, rng, 1)


def go(game: RaceGame, rng: Rng, most: int) -> None:
    """Some choices and draws at random."""
    for _ in range(most):
        if game.chance is not None:
            game.resolve(rng.choice(game.chance.options))
        elif game.waiting():
            decision = rng.choice(game.waiting())
            game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
