"""Standing orders: answers given beforehand, in a toy game with a window for everybody after each face."""

from __future__ import annotations

import pytest

from starcup import CannotUndo, Game, OrderNews, OrderRefused, Rng, StandingOrder, StandingOrders, playout
from starcup.making import OrderableQuestion, Until, until_stopped
from tests.kernel.followers import EagerRules, FollowRules, FollowTable, FollowView

FollowGame = Game[FollowTable, FollowView]


def begun(players: int = 3) -> tuple[FollowGame, StandingOrders[FollowTable, FollowView]]:
    game = Game.new(FollowRules(), players=players, seed=1)
    return game, StandingOrders(game)


def asked(game: FollowGame) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in game.waiting()]


def said(news: list[OrderNews]) -> list[tuple[int, str]]:
    return [(report.order.seat, report.what) for report in news]


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
    assert [order.until for order in orders.of(0)] == ["moon"]


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


def eager(players: int = 2) -> tuple[FollowGame, StandingOrders[FollowTable, FollowView]]:
    game = Game.new(EagerRules(), players=players, seed=1)
    return game, StandingOrders(game)


MOONS = StandingOrder(1, "follow-moons", "follow", "stopped")


def played(game: FollowGame, orders: StandingOrders[FollowTable, FollowView], *faces: str) -> list[tuple[int, str]]:
    """Play faces for the seats whose turn it is; return what became of orders."""
    news: list[OrderNews] = []
    for face in faces:
        game.submit(game.waiting()[0].seat, f"play {face}")
        news += orders.go_on()
    return said(news)


def test_nobody_has_orders_at_first_unless_they_are_given_by_who_runs_the_game() -> None:
    _, orders = eager()
    assert orders.of(1) == ()
    assert orders.give_at_first(1) == (MOONS,) == orders.of(1)
    assert orders.of(0) == ()


def test_an_order_for_some_questions_leaves_the_others_to_the_seat_and_goes_before_one_for_all() -> None:
    game, orders = eager()
    orders.give_at_first(1)
    assert played(game, orders, "star") == []
    assert asked(game) == [(1, "follow")]
    orders.give(1, "pass", "my-turn")
    orders.give(1, "follow", "stopped")  # again: it isn't its age that counts
    assert said(orders.go_on()) == [(1, "answered")]
    assert game.table.points == [1, 0]
    game.submit(0, "play star")
    orders.stop(1, "follow")
    game.submit(1, "follow")
    played(game, orders, "star")
    game.submit(0, "pass")
    orders.give(0, "pass", "next-turn")
    orders.give(0, "follow", "stopped")
    assert played(game, orders, "moon") == [(0, "answered"), (0, "over")]
    assert game.table.points == [3, 3]


def test_what_was_ordered_at_first_and_stopped_is_known_and_can_be_ordered_again() -> None:
    _, orders = eager()
    orders.give_at_first(1)
    assert orders.stopped(1) == ()
    assert orders.stop(1, "follow") == ()
    assert orders.stop(1, "follow-moons") == (MOONS,)
    assert orders.stopped(1) == ("follow-moons",)
    _, later = eager()
    assert later.give_at_first(1, orders.stopped(1)) == ()
    assert later.stopped(1) == ("follow-moons",)
    assert later.give(1, "follow", "stopped") == MOONS
    assert later.stopped(1) == ()
    with pytest.raises(OrderRefused, match="did you mean 'follow-moons'"):
        later.stop(1, "follow-moon")


def test_an_undo_leaves_its_question_to_the_seat_and_the_order_at_first_in_force() -> None:
    game, orders = eager()
    orders.give_at_first(1)
    played(game, orders, "star")
    game.submit(1, "follow")
    assert played(game, orders, "moon") == [(1, "answered")]
    assert orders.undo(1) == []
    assert asked(game) == [(1, "follow")]
    assert orders.go_on() == []
    game.submit(1, "pass")
    assert orders.of(1) == (MOONS,)


def test_orders_for_other_numbers_of_players_are_not_possible() -> None:
    _, two = eager()
    _, four = eager(4)
    assert [question.kind for question in two.possible] == ["follow", "follow-moons"]
    assert [question.kind for question in four.possible] == ["follow", "follow-moons", "turn"]
    with pytest.raises(OrderRefused):
        two.give(0, "play star", "stopped")


def test_a_question_about_which_the_test_of_an_order_fails_is_asked() -> None:
    class Failing(EagerRules):
        standing: tuple[OrderableQuestion[FollowView], ...] = (
            OrderableQuestion[FollowView](
                "some", ("pass",), (until_stopped(),), step="follow", applies=lambda view, asked: 1 // 0 > 0, where="?"
            ),
        )

    game = Game.new(Failing(), players=2, seed=1)
    orders = StandingOrders(game)
    orders.give(1, "pass", "stopped")
    assert played(game, orders, "star") == []
    assert asked(game) == [(1, "follow")]


def test_a_game_that_is_over_gives_no_orders_at_first() -> None:
    game, orders = eager()
    playout(game, Rng(1))
    assert orders.give_at_first(1) == ()
    assert orders.stopped(1) == ()


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
