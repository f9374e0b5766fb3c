"""Seats that work at once (``Table.together``): opened by any step, told in seat order, the same in every order."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from starcup import Choice, EngineError, Game, Rng
from starcup.making import Legal, SeatStep, Step, by_kind, frozen
from tests.kernel.offers import (
    ACCEPT,
    DECLINE,
    SURE,
    Answer,
    Answered,
    Offered,
    OfferRules,
    OfferTable,
    OfferView,
    Pondered,
    Sign,
    Toll,
    Traded,
)

RULES = OfferRules()
OfferGame = Game[OfferTable, OfferView]


def asked(game: OfferGame) -> list[tuple[int, str]]:
    return [(decision.seat, decision.kind) for decision in game.waiting()]


def test_an_offer_made_in_an_answer_is_answered_by_all_others_at_once() -> None:
    game = Game.new(RULES, 3, seed=1)
    assert asked(game) == [(1, "make-offer")]
    game.submit(1, "offer 2")
    assert asked(game) == [(0, "answer"), (2, "answer")]
    game.submit(2, "accept")
    game.submit(0, "decline")
    assert asked(game) == [(2, "sign")]
    assert game.table.turn == 1  # the main stack waits for all
    game.submit(2, "sure")
    assert [trader.coins for trader in game.table.seats] == [3, 1, 5]
    assert asked(game) == [(0, "answer"), (1, "answer")]  # the toll, a step with a single choice


def test_lanes_in_which_nobody_has_a_choice_are_done_at_once() -> None:
    table = RULES.begin(3, 1)
    table.stack = [Toll(0)]
    for trader in table.seats:
        trader.coins = 0
    game = Game.at(RULES, table, log=True)
    assert asked(game) == [(0, "answer"), (2, "answer")]  # to the next offer, of 0, which needs no question either
    assert [type(event) for event in game.all_events()[:5]] == [Offered, Pondered, Answered, Pondered, Answered]


def test_what_is_noted_while_all_answer_is_told_when_all_are_done_in_seat_order() -> None:
    game = Game.new(RULES, 3, seed=1)
    game.submit(1, "offer 2")
    for seat, text in ((2, "accept"), (2, "sure"), (0, "accept")):
        game.submit(seat, text)
    assert game.all_events() == game.events(0) == [Offered(1, 2)]
    game.submit(0, "certain")
    answers = [Answered(0, True), Answered(2, True)]
    assert [event for event in game.events(1) if isinstance(event, Answered | Pondered)][:2] == answers
    assert game.all_events()[1:5] == [Pondered(0, 3), answers[0], Pondered(2, 3), answers[1]]
    assert game.events(2)[1:4] == [answers[0], Pondered(2, 3), answers[1]]
    assert isinstance(game.all_events()[5], Traded)


def test_what_was_noted_after_an_answer_that_was_taken_back_is_not_told() -> None:
    game = Game.new(RULES, 2, seed=1)
    game.submit(1, "offer 1")
    game.submit(0, "accept")
    game.undo(0)
    game.submit(0, "decline")
    assert game.all_events()[:3] == [Offered(1, 1), Pondered(0, 3), Answered(0, False)]
    again = Game.replay(RULES, game.journal_text())
    assert (again.all_events(), again.save()) == (game.all_events(), game.save())


SEEDS = st.integers(0, 2**32)


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, players=st.integers(2, 4), plan=SEEDS, undo=st.integers(0, 9))
def test_clone_save_replay_and_undo_at_every_decision(seed: int, players: int, plan: int, undo: int) -> None:
    game, rng = Game.new(RULES, players, seed), Rng(plan)
    while game.waiting():
        assert not RULES.faults(game.table)
        twin, loaded = game.clone(), Game.load(RULES, game.save())
        decision = rng.choice(game.waiting())
        choice, before = rng.choice(decision.legal), game.save(numbered=False)
        for copy in (twin, loaded, game):
            copy.submit(decision.seat, choice)
        assert twin.save() == loaded.save() == game.save()
        assert twin.journal == game.journal
        if game.can_undo(decision.seat) and rng.below(10) < undo:
            game.undo(decision.seat)
            assert game.save(numbered=False) == before
        again = Game.replay(RULES, game.journal_text())
        assert (again.save(), again.all_events()) == (game.save(), game.all_events())
    assert game.finished and game.table.turn == 6


def played(seed: int, players: int, plan: int, order: Rng) -> OfferGame:
    """A game in which each seat chooses by ``plan`` and its own questions alone; ``order`` says who answers first."""

    def planned(what: str, bound: int) -> int:
        return hashlib.sha256(f"{plan} {what}".encode()).digest()[0] % bound

    game = Game.new(RULES, players, seed)
    while game.waiting():
        decision = order.choice(game.waiting())
        question = f"{decision.seat} {decision.number}"
        choice = decision.legal[planned(question, len(decision.legal))]
        game.submit(decision.seat, choice)
        if choice is ACCEPT and not planned(f"undo {question}", 3):  # its seat has still to sign
            game.undo(decision.seat)
    return game


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS, players=st.integers(2, 4), plan=SEEDS, orders=st.tuples(SEEDS, SEEDS))
def test_the_order_of_answers_given_at_once_makes_no_difference(
    seed: int, players: int, plan: int, orders: tuple[int, int]
) -> None:
    game, other = (played(seed, players, plan, Rng(order)) for order in orders)
    assert game.journal_text() == other.journal_text()
    assert game.save() == other.save()
    assert game.all_events() == other.all_events()
    assert [game.events(seat) for seat in range(players)] == [other.events(seat) for seat in range(players)]


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, players=st.integers(2, 4), plan=SEEDS)
def test_lots_from_outside_give_the_same_game(seed: int, players: int, plan: int) -> None:
    game = played(seed, players, plan, Rng(1))
    lots = [value for kind, value in game.journal if isinstance(kind, str) and isinstance(value, int)]
    outside = Game.new(RULES, players, seed, outside_chance=True)
    choices = {seat: [what for who, what in game.journal if who == seat] for seat in range(players)}
    while outside.waiting() or outside.chance is not None:
        if outside.chance is not None:
            outside.resolve(lots.pop(0))
            continue
        seat = outside.waiting()[0].seat
        choice = choices[seat].pop(0)
        if isinstance(choice, Choice):
            outside.submit(seat, choice)
        else:
            outside.undo(seat)
    assert (outside.journal, outside.all_events()) == (game.journal, game.all_events())


# What a seat may not do while all answer at once.


@frozen
class Misbehave(SeatStep[OfferTable]):
    """A question whose answer does what a lane may not do."""

    kind = "misbehave"

    def run(self, table: OfferTable) -> Legal | None:
        return (ACCEPT, DECLINE)

    def take(self, table: OfferTable, choice: Choice) -> None:
        if choice is ACCEPT:
            WRONGS[table.turn](table)


@frozen
class Silently(Misbehave):
    """The same in a step that isn't asked."""

    kind = "silently"

    def run(self, table: OfferTable) -> Legal | None:
        return (ACCEPT,)


def nest(table: OfferTable) -> None:
    table.together([None, Answer(1)])


def roll(table: OfferTable) -> None:
    table.draw("die", (1, 2))


def ask_another(table: OfferTable) -> None:
    table.push(Sign(1))
    table.seats[1].accepts = True


WRONGS: list[Callable[[OfferTable], None]] = [nest, roll, ask_another]


@frozen
class Start(Step[OfferTable]):
    kind = "start"
    wrong: int
    silently: bool

    def run(self, table: OfferTable) -> Legal | None:
        table.turn = self.wrong
        table.together([(Silently if self.silently else Misbehave)(0), Answer(1)])
        return None


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        (0, r"'{}': together\(\) can't be called while seats work at once; call it in a step that waits for all"),
        (1, r"'{}': chance \(die\) was drawn while seats work at once; draw in a step that waits for all"),
        (2, "'sign' asked seat 1 in the lane of seat 0"),
    ],
)
def test_what_would_make_the_order_matter_is_refused_by_the_name_of_the_step(wrong: int, expected: str) -> None:
    game = odd(Start(wrong, silently=False))
    before = game.save()
    with pytest.raises(EngineError, match=r"at choice 1 \('accept' of seat 0\): step " + expected.format("misbehave")):
        game.submit(0, "accept")
    assert game.save() == before
    with pytest.raises(EngineError, match=r"before choice 1: step " + expected.format("silently")):
        odd(Start(wrong, silently=True))


@frozen
class Several(Step[OfferTable]):
    """A step for which ``together`` gets as many steps as it says."""

    kind = "several"
    steps: int

    def run(self, table: OfferTable) -> Legal | None:
        table.together([Answer(seat) for seat in range(self.steps)])
        return None


@pytest.mark.parametrize("steps", [0, 1, 3])
def test_there_is_a_step_for_each_seat(steps: int) -> None:
    expected = rf"step 'several': together\(\) expects a step or None for each of 2 seats, found {steps}"
    with pytest.raises(EngineError, match=expected):
        odd(Several(steps))


@frozen
class AskAndOpen(SeatStep[OfferTable]):
    kind = "ask-and-open"

    def run(self, table: OfferTable) -> Legal | None:
        table.together([Answer(seat) for seat in range(table.players)])
        return (ACCEPT, DECLINE)


def test_a_step_either_asks_or_lets_all_answer() -> None:
    with pytest.raises(EngineError, match=r"step 'ask-and-open' asked seat 0, and also drew or called together\(\)"):
        odd(AskAndOpen(0))


@frozen
class Peek(SeatStep[OfferTable]):
    """A seat looks at something hidden, and is asked on."""

    kind = "peek"

    def run(self, table: OfferTable) -> Legal | None:
        return (ACCEPT, DECLINE)

    def take(self, table: OfferTable, choice: Choice) -> None:
        if choice is ACCEPT:
            table.revealed()
        table.push(Answer(self.seat))


@frozen
class AllPeek(Step[OfferTable]):
    kind = "all-peek"

    def run(self, table: OfferTable) -> Legal | None:
        table.together([Peek(seat) for seat in range(table.players)])
        return None


class OddRules(OfferRules):
    step_kinds = by_kind(
        *OfferRules.step_kinds.values(), Misbehave, Silently, Start, Several, AskAndOpen, Peek, AllPeek
    )


ODD = OddRules()


def odd(step: Step[OfferTable]) -> OfferGame:
    """A game for two that begins with an odd step."""
    table = ODD.begin(2, 1)
    table.stack = [step]
    return Game.at(ODD, table, log=True)


@example(order=[0, 1, 0, 1])
@settings(max_examples=30, deadline=None)
@given(order=st.permutations([0, 0, 1, 1]))
def test_who_has_seen_something_hidden_takes_nothing_back(order: list[int]) -> None:
    game = odd(AllPeek())
    given = [0, 0]
    for seat in order:
        game.submit(seat, ("accept", "decline")[seat] if not given[seat] else "accept")
        given[seat] += 1
        assert [game.can_undo(0), game.can_undo(1)] == [given[0] > 1, given[1] > 0]
        for other in (0, 1):
            if game.can_undo(other):
                twin = game.clone()
                twin.undo(other)
                assert Game.replay(ODD, twin.journal_text()).save() == twin.save()
    for seat in (1, 0):
        game.submit(seat, SURE)
    assert Game.replay(ODD, game.journal_text()).save() == game.save()
