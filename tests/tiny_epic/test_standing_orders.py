"""Standing orders in Tiny Epic Galaxies: "pass until ..." for the window after each die (FOLLOW-6)."""

from __future__ import annotations

import pytest

from starcup import Game, Rng, StandingOrders
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic._rules.terms import FACES

RULES = EpicRuleset.load()
CONDITIONS = ("my-turn", "next-turn", "next-die", "move", "energy", "culture", "economy", "diplomacy", "colony")


def test_what_may_be_ordered() -> None:
    follow, rebel = RULES.standing
    assert (rebel.kind, rebel.choices) == ("rebel-die", ("let stand",))
    assert (follow.kind, follow.choices) == ("follow", ("pass", "follow"))
    assert tuple(until.name for until in follow.until) == CONDITIONS


def test_follow_6_a_later_seat_may_answer_first_and_its_answer_counts_in_its_turn() -> None:
    game = Game.new(RULES, 4, 7)
    orders = StandingOrders(game)
    rng = Rng(1)
    while game.waiting()[0].kind != "follow":
        decision = game.waiting()[0]
        game.submit(decision.seat, rng.choice(decision.legal))
    first = game.waiting()[0].seat
    later = [(first + step) % 4 for step in range(1, 4)]
    for seat in later:
        orders.give(seat, "pass", "next-die")
    assert orders.go_on() == []
    game.submit(first, "pass")
    news = orders.go_on()
    answered = [one.order.seat for one in news if one.what == "answered"]
    assert answered == [seat for seat in later if seat in answered]
    assert all(decision.kind != "follow" for decision in game.waiting())


@pytest.mark.parametrize("until", CONDITIONS)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (0, 2))])
def test_whole_games_with_orders_are_those_with_the_same_answers_by_hand(until: str, seed: int) -> None:
    game = Game.new(RULES, 2 + seed, seed)
    orders, rng, asked = StandingOrders(game), Rng(seed), 0
    while not game.finished:
        for seat in range(game.table.players):
            if not orders.of(seat):
                orders.give(seat, "pass", until)
        orders.go_on()
        decision = game.waiting()[0]
        if decision.kind == "follow":
            asked += 1
        game.submit(decision.seat, rng.choice(decision.legal), decision.number)
        orders.go_on()
    assert asked == 0  # an order that is over is given again at once
    assert Game.replay(RULES, game.journal_text()).save() == game.save()


@pytest.mark.parametrize("face", ["culture", "energy"])
def test_an_order_until_a_face_ends_with_that_face_and_no_other(face: str) -> None:
    game = Game.new(RULES, 3, 5)
    orders, rng = StandingOrders(game), Rng(2)
    faces: list[str] = []
    while not game.finished and len(faces) < 10:
        for seat in range(3):
            if not orders.of(seat):
                orders.give(seat, "pass", face)
        decision = game.waiting()[0]
        choice = rng.choice(decision.legal)
        game.submit(decision.seat, choice, decision.number)
        faces += [choice.text for news in orders.go_on() if news.what == "over"]
    assert set(faces) == {f"activate {face}"}


def test_solo_10_an_order_lets_the_rebels_dice_stand_until_a_face_or_ones_turn() -> None:
    faces: set[str] = set()
    for seed in range(3):
        game = Game.new(EpicRuleset.load(options={"tiny-epic-base.rebel": "artemis"}), 1, seed)
        orders, rng = StandingOrders(game), Rng(seed)
        while not game.finished:
            for choice, until in (("pass", "my-turn"), ("let stand", "colony")):
                if choice not in [order.choice for order in orders.of(0)]:
                    orders.give(0, choice, until)
            orders.go_on()
            decision = next(iter(game.waiting()), None)
            if decision is None:
                break
            if decision.kind == "rebel-die":
                faces |= {FACES[face] for face in game.view(0).unused}
            game.submit(0, rng.choice(decision.legal), decision.number)
        assert Game.replay(game.ruleset, game.journal_text()).save() == game.save()
    assert faces == {"colony"}
