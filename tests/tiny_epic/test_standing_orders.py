"""Standing orders in Tiny Epic Galaxies: "pass until ..." for the window after each die (FOLLOW-6)."""

from __future__ import annotations

import pytest

from starcup import Game, Rng, StandingOrders
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.events import RebelDieDiscarded

RULES = EpicRuleset.load()
CONDITIONS = ("my-turn", "next-turn", "next-die", "move", "energy", "culture", "economy", "diplomacy", "colony")


def test_what_may_be_ordered() -> None:
    follow, rebel, nothing, useless = RULES.standing
    assert (rebel.kind, rebel.choices) == ("rebel-die", ("let stand",))
    assert (follow.kind, follow.choices) == ("follow", ("pass", "follow"))
    assert tuple(until.name for until in follow.until) == CONDITIONS
    assert (nothing.asked_by, nothing.at_first) == ("follow", "pass")
    assert (useless.asked_by, useless.at_first) == ("rebel-die", "let stand")


@pytest.mark.parametrize("players", range(1, 6))
def test_orders_are_possible_with_the_players_who_can_need_them(players: int) -> None:
    kinds = [question.kind for question in StandingOrders(Game.new(RULES, players, 1)).possible]
    solo = [["rebel-die"], ["useless-rebel-die"]] if players == 1 else [[], []]
    assert kinds == ["follow", *solo[0], "follow-for-nothing", *solo[1]]


def faces_asked(players: int, seed: int, *, at_first: bool) -> tuple[set[str], set[str], int]:
    """Play at random; return the faces of the rebel's useless dice that are asked about, of others, and vain follows.

    Follows are vain where the culture afterwards is no more than it is.
    """
    game = Game.new(EpicRuleset.load(options={"tiny-epic-base.rebel": "artemis"}), players, seed)
    orders, rng = StandingOrders(game), Rng(seed)
    useless, other, vain = set[str](), set[str](), 0
    for seat in range(players if at_first else 0):
        orders.give_at_first(seat)
    while game.waiting():
        decision = game.waiting()[0]
        choice, before, unused = rng.choice(decision.legal), len(game.all_events()), game.table.unused
        if decision.kind == "follow" and game.table.bay[-1:] == (FACES.index("culture"),):
            trial, has = game.clone(), game.table.empires[decision.seat].culture
            trial.submit(decision.seat, "follow")
            vain += trial.table.empires[decision.seat].culture <= has and trial.table.turn == game.table.turn
        game.submit(decision.seat, choice, decision.number)
        if choice.text == "let stand":
            is_useless = isinstance(game.all_events()[before], RebelDieDiscarded)
            (useless if is_useless else other).add(FACES[unused[0]])
        orders.go_on()
    assert Game.replay(game.ruleset, game.journal_text()).save() == game.save()
    return useless, other, vain


@pytest.mark.parametrize(("players", "seeds"), [(1, 6), (2, 1)])
def test_what_no_player_wants_to_be_asked_is_answered_at_first(players: int, seeds: int) -> None:
    without = [faces_asked(players, seed, at_first=False) for seed in range(seeds)]
    with_orders = [faces_asked(players, seed, at_first=True) for seed in range(seeds)]
    assert sum(vain for _, _, vain in without) > 0 == sum(vain for _, _, vain in with_orders)
    if players == 1:
        assert any(useless for useless, _, _ in without) and not any(useless for useless, _, _ in with_orders)
        assert set().union(*[other for _, other, _ in with_orders]) >= {"energy", "move"}


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
    answered = [entry.order.seat for entry in news if entry.what == "answered"]
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
