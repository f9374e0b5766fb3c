"""Standing orders: answers given beforehand, in a toy game with a window for everybody after each face."""

from __future__ import annotations

import pytest

from starcup import CannotUndo, Game, OrderNews, OrderRefused, Rng, StandingOrder, StandingOrders, playout
from starcup.making import OrderableQuestion, Until
from tests.kernel.followers import FollowRules, FollowTable, FollowView

FollowGame = Game[FollowTable, FollowView]


def begun(players: int = 3) -> tuple[FollowGame, StandingOrders[FollowTable, FollowView]]:
    game = Game.new(FollowRules(), players=players, seed=1)
    return game, StandingOrders(game)


def asked(game: FollowGame) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in game.waiting()]


def said(news: list[OrderNews]) -> list[tuple[int, str]]:
    return [(one.order.seat, one.what) for one in news]


def test_an_order_answers_until_its_condition_is_met() -> None:
    game, orders = begun()
    game.submit(0, "play star")
    assert asked(game) == [(1, "follow")]
    assert orders.give(2, "pass", "my turn") == StandingOrder(2, "follow", "pass", "my-turn")
    assert orders.go_on() == []  # at its place in the order, and not before
    game.submit(1, "follow")
    assert said(orders.go_on()) == [(2, "answered")]
    assert asked(game) == [(0, "turn")]
    for seat, choice in ((0, "play star"), (1, "pass"), (1, "play star")):
        game.submit(seat, choice)
        orders.go_on()
    assert asked(game) == [(0, "follow")]
    game.submit(0, "pass")
    orders.go_on()
    game.submit(1, "play moon")  # which seat 2 can't follow without a point
    assert said(orders.go_on()) == []
    game.submit(0, "pass")
    assert asked(game) == [(2, "turn")]
    assert said(orders.go_on()) == [(2, "over")]
    assert orders.of(2) == ()


def test_the_journal_and_the_replay_know_nothing_of_orders() -> None:
    game, orders = begun()
    orders.give(1, "pass", "my-turn"), orders.give(2, "follow", "moon")
    game.submit(0, "play star")
    orders.go_on()
    by_hand, _ = begun()
    for seat, choice in ((0, "play star"), (1, "pass"), (2, "follow")):
        by_hand.submit(seat, choice)
    assert game.journal_text() == by_hand.journal_text()
    assert game.save() == by_hand.save()
    assert Game.replay(game.ruleset, game.journal_text()).save() == game.save()


def test_views_and_events_are_those_of_a_game_without_the_order() -> None:
    game, orders = begun()
    before = [game.view(seat) for seat in range(3)], game.save(), game.all_events()
    orders.give(1, "pass", "my-turn")
    orders.go_on()
    assert ([game.view(seat) for seat in range(3)], game.save(), game.all_events()) == before
    assert [len(orders.of(seat)) for seat in range(3)] == [0, 1, 0]


def test_a_face_or_the_next_one_ends_an_order() -> None:
    game, orders = begun()
    orders.give(1, "pass", "moon"), orders.give(2, "pass", "next-face")
    game.submit(0, "play star")
    assert said(orders.go_on()) == [(2, "over"), (1, "answered")]
    assert asked(game) == [(2, "follow")]
    game.submit(2, "follow")
    game.submit(0, "play moon")
    assert said(orders.go_on()) == [(1, "over")]
    assert asked(game) == [(2, "follow")]  # seat 1 has no point


def test_an_order_that_is_not_possible_ends_and_the_seat_is_asked() -> None:
    game, orders = begun(2)
    orders.give(1, "follow", "moon")
    for seat, choice in ((0, "play star"), (0, "play star"), (1, "play star"), (0, "pass"), (1, "play star")):
        game.submit(seat, choice)
        orders.go_on()
    game.submit(0, "pass")
    assert game.table.points == [2, 4]
    game.submit(0, "play star")
    assert said(orders.go_on()) == [(1, "impossible")]
    assert asked(game) == [(1, "follow")]


def test_one_order_for_a_kind_of_question_and_the_last_holds() -> None:
    game, orders = begun()
    orders.give(1, "pass", "my-turn")
    orders.give(1, "follow", "next-turn")
    assert [order.choice for order in orders.of(1)] == ["follow"]
    assert [order.choice for order in orders.stop(1)] == ["follow"]
    assert orders.of(1) == () == orders.stop(1)
    game.submit(0, "play star")
    assert orders.go_on() == []


def test_undo_stops_the_order_of_its_seat_and_of_no_other() -> None:
    game, orders = begun()
    orders.give(1, "pass", "my-turn"), orders.give(2, "pass", "my-turn")
    game.submit(0, "play star")
    assert said(orders.go_on()) == [(1, "answered"), (2, "answered")]
    assert [game.can_undo(seat) for seat in range(3)] == [False, False, True]
    with pytest.raises(CannotUndo):
        orders.undo(1)
    assert len(orders.of(1)) == 1
    assert orders.undo(2) == []
    assert asked(game) == [(2, "follow")]
    assert [len(orders.of(seat)) for seat in range(3)] == [0, 1, 0]
    game.submit(2, "follow")
    assert game.table.points == [1, 0, 1]


def test_an_undo_of_another_lets_orders_go_on() -> None:
    game, orders = begun()
    game.submit(0, "play star")
    assert said(orders.undo(0)) == []
    orders.give(1, "pass", "next-turn")
    game.submit(0, "play star")
    assert said(orders.go_on()) == [(1, "answered")]


@pytest.mark.parametrize(
    ("order", "code", "nearest"),
    [
        (("pas", "my-turn", ""), "unknown-order", "pass"),
        (("pass", "my-turns", ""), "unknown-condition", "my-turn"),
        (("pass", "", ""), "unknown-condition", None),
        (("pass", "my-turn", "folow"), "unknown-order", "follow"),
        (("play star", "my-turn", "turn"), "unknown-order", None),
    ],
)
def test_what_cant_be_ordered_is_refused(order: tuple[str, str, str], code: str, nearest: str | None) -> None:
    _, orders = begun()
    orders.give(0, "pass", "moon")
    with pytest.raises(OrderRefused) as refused:
        orders.give(0, order[0], order[1], order[2])
    assert (refused.value.code, refused.value.nearest) == (code, nearest)
    assert [one.until for one in orders.of(0)] == ["moon"]


def test_a_game_that_is_over_takes_no_orders() -> None:
    game, orders = begun()
    orders.give(0, "pass", "moon")
    playout(game, Rng(1))
    assert game.finished
    assert orders.of(0) == ()
    assert orders.go_on() == []
    with pytest.raises(OrderRefused, match="over"):
        orders.give(0, "pass", "moon")


class Odd(FollowRules):
    standing = (
        OrderableQuestion(
            "follow",
            ("pass",),
            (
                Until[FollowView]("now", "now", lambda then, now: True),
                Until[FollowView]("broken", "something fails", lambda then, now: 1 // (now.faces - 1) > 9),
            ),
        ),
    )


def test_an_order_that_would_be_over_at_once_is_refused() -> None:
    orders = StandingOrders(Game.new(Odd(), players=2, seed=1))
    with pytest.raises(OrderRefused, match="at once") as refused:
        orders.give(0, "pass", "now")
    assert refused.value.code == "over-at-once"


def test_a_condition_that_fails_ends_its_order() -> None:
    game = Game.new(Odd(), players=2, seed=1)
    orders = StandingOrders(game)
    orders.give(1, "pass", "broken")
    game.submit(0, "play star")
    assert said(orders.go_on()) == [(1, "over")]
    assert asked(game) == [(1, "follow")]


@pytest.mark.parametrize("seed", range(20))
def test_games_with_orders_at_random_end_and_are_replayed(seed: int) -> None:
    game = Game.new(FollowRules(), players=2 + seed % 3, seed=seed)
    orders, rng = StandingOrders(game), Rng(seed)
    while not game.finished:
        seat = rng.below(game.table.players)
        standing = game.ruleset.standing[0]
        if not rng.below(3):
            choice = standing.choices[rng.below(2)]
            orders.give(seat, choice, standing.until[rng.below(4)].name)
            orders.go_on()
        if not rng.below(4) and game.can_undo(seat):
            orders.undo(seat)
        if game.waiting():
            decision = game.waiting()[0]
            game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
            orders.go_on()
    assert Game.replay(game.ruleset, game.journal_text()).save() == game.save()
