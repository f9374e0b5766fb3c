"""Properties of the engine on the real game, wherever a random game happens to be."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from starcup import CannotUndo, Choice, Game, IllegalChoice, Rng
from starcup.roll import RollGame, Ruleset
from starcup.roll.choices import ALL
from starcup.roll.testing import faults
from starcup.testing.sets import check_sets, otherwise, spread
from tests.engine.random_play import somewhere, step

COMMON = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@COMMON
@given(seed=st.integers(0, 10**6))
def test_clones_saves_and_replays_agree_and_go_on_alike(rules: Ruleset, seed: int) -> None:
    game = somewhere(rules, seed)
    copies = [game.clone(), Game.load(rules, game.save()), Game.replay(rules, game.journal_text())]
    for number in range(30):
        if not game.waiting():
            break
        assert all(copy.save() == game.save() for copy in copies)
        for copy in (game, *copies):
            step(copy, Rng(seed + number))
    assert all(copy.save() == game.save() for copy in copies)


@COMMON
@given(seed=st.integers(0, 10**6))
def test_a_clone_is_independent_field_by_field(rules: Ruleset, seed: int) -> None:
    game = somewhere(rules, seed)
    before, text = game.save(), game.journal_text()
    twin = game.clone()
    rng = Rng(seed)
    for _ in range(80):
        if twin.waiting():
            step(twin, rng)
    for seat in twin.table.seats:
        seat.tallies = (("changed", 1),)
    assert (game.save(), game.journal_text()) == (before, text)


@COMMON
@given(seed=st.integers(0, 10**6))
def test_a_game_begun_at_a_table_asks_again_what_was_asked_there(rules: Ruleset, seed: int) -> None:
    game = somewhere(rules, seed)
    begun = Game.at(rules, game.table.clone())
    assert not begun.journal
    for number in range(30):
        if not game.waiting():
            break
        assert begun.save() == game.save()
        for one in (game, begun):
            step(one, Rng(seed + number))
    assert Game.replay(rules, begun.journal_text()).save() == begun.save() == game.save()


@COMMON
@given(seed=st.integers(0, 10**6))
def test_what_is_not_legal_is_refused_with_a_rule_and_changes_nothing(rules: Ruleset, seed: int) -> None:
    game, other = somewhere(rules, seed), somewhere(rules, seed + 1)
    before, text = game.save(), game.journal_text()
    wrong = [choice for decision in other.waiting() for choice in spread(decision.legal, 100)]
    for decision in game.waiting():
        further = {choice.text for choice in decision.step.allowed(game.table)}
        for choice in wrong:
            if decision.find(choice.text) is None and choice.text not in further:
                with pytest.raises(IllegalChoice) as refusal:
                    game.submit(decision.seat, choice.text)
                assert refusal.value.message and refusal.value.code
                assert refusal.value.rule or refusal.value.code in ("not-now", "not-understood")
    assert (game.save(), game.journal_text()) == (before, text)


@COMMON
@given(seed=st.integers(0, 10**6))
def test_every_legal_text_is_unique_and_parses_back(rules: Ruleset, seed: int) -> None:
    game = somewhere(rules, seed)
    for decision in game.waiting():
        choices = spread(decision.legal, 100)
        assert len({choice.text for choice in choices}) == len(choices)
        for choice in choices:
            twin = game.clone()
            twin.submit(decision.seat, otherwise(decision.legal, choice, Rng(seed)).upper())  # people's spelling
            assert twin.save() != game.save()


@COMMON
@given(seed=st.integers(0, 10**6))
def test_every_further_choice_that_is_allowed_is_taken_and_taken_back(rules: Ruleset, seed: int) -> None:
    game = somewhere(rules, seed)
    for decision in game.waiting():
        allowed = game.allowed(decision.seat)
        assert tuple(allowed[: len(decision.legal)]) == tuple(decision.legal) if decision.answers is None else True
        for choice in allowed[len(decision.legal) :]:
            assert choice not in decision.legal
            assert game.why(decision.seat, choice.text) is None
            twin = game.clone()
            twin.submit(decision.seat, choice.text)
            assert not faults(twin.table)
            if twin.can_undo(decision.seat):
                twin.undo(decision.seat)
                assert twin.save(numbered=False) == game.save(numbered=False)


@COMMON
@given(seed=st.integers(0, 10**6))
def test_a_set_is_found_by_number_by_text_and_by_its_items(rules: Ruleset, seed: int) -> None:
    for decision in somewhere(rules, seed).waiting():
        if decision.answers is not None:
            check_sets(decision.answers, Rng(seed))


def answer_together(game: RollGame, order: tuple[int, ...], seed: int) -> None:
    """Every seat answers all that seats are asked at once, in this order of seats."""
    lanes = game.table.lanes
    assert lanes is not None
    for seat in order:
        rng = Rng(10 * seed + seat)
        while game.table.lanes is lanes and (decision := game.decision(seat)) is not None:
            game.submit(seat, rng.choice(decision.legal))


def test_the_order_of_independent_answers_does_not_matter(rules: Ruleset) -> None:
    for seed in range(8):
        outcomes = set()
        for order in itertools.permutations(range(3)):
            game = Game.new(rules, players=3, seed=seed)
            answer_together(game, order, seed)  # the starting tiles
            assert game.waiting()[0].kind == "select"
            answer_together(game, order, seed + 1)  # the first Assign
            outcomes.add((game.save(), game.journal_text(), str(game.all_events())))
        assert len(outcomes) == 1


def test_every_kind_of_choice_occurs_in_random_games(rules: Ruleset) -> None:
    met: set[type[Choice]] = set()
    for seed in range(12):
        rng = Rng(seed)
        game = Game.new(rules, players=2 + seed % 4, seed=seed, log=False)
        while game.waiting():
            for decision in game.waiting():
                met.update(map(type, decision.legal[:1] if decision.answers else decision.legal))
            step(game, rng)
    assert set(ALL) <= met


class AnyGame(RuleBasedStateMachine):
    """Plays any game any way: answers, undoes, saves and loads, asks why; nothing may ever break."""

    ruleset: Ruleset
    game: RollGame

    @initialize(players=st.integers(2, 5), seed=st.integers(0, 2**64))
    def begin(self, players: int, seed: int) -> None:
        self.game = Game.new(self.ruleset, players=players, seed=seed, log=False)

    def waits(self) -> bool:
        return bool(self.game.waiting())

    @precondition(waits)
    @rule(who=st.integers(0, 4), what=st.integers(0, 10**6))
    def answer(self, who: int, what: int) -> None:
        waiting = self.game.waiting()
        decision = waiting[who % len(waiting)]
        self.game.submit(decision.seat, decision.legal[what % len(decision.legal)], decision.number)

    @precondition(waits)
    @rule(count=st.integers(1, 60), plan=st.integers(0, 10**6))
    def play_on(self, count: int, plan: int) -> None:
        rng = Rng(plan)
        for _ in range(count):
            if self.game.waiting():
                step(self.game, rng)

    @rule(seat=st.integers(0, 4))
    def undo(self, seat: int) -> None:
        before = self.game.save()
        try:
            self.game.undo(seat)
        except (CannotUndo, IllegalChoice):
            assert self.game.save() == before

    @rule()
    def replace_by_replay(self) -> None:
        self.game = Game.replay(self.ruleset, self.game.journal_text(), log=False)

    @precondition(waits)
    @rule(
        text=st.sampled_from(["ready", "done", "abandon none", "scout home", "select ship home.ship", "lose home cup"])
    )
    def ask_why(self, text: str) -> None:
        for decision in self.game.waiting():
            why = self.game.why(decision.seat, text)
            further = (choice.text for choice in decision.step.allowed(self.game.table))
            assert (why is None) == (decision.find(text) is not None or text in further)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "game"):
            assert not faults(self.game.table)
            assert self.game.waiting() or self.game.finished


def test_any_game_played_any_way(rules: Ruleset) -> None:
    AnyGame.ruleset = rules
    run_state_machine_as_test(AnyGame, settings=settings(max_examples=25, stateful_step_count=25, deadline=None))


@pytest.mark.slow
def test_any_game_played_any_way_for_long(rules: Ruleset) -> None:
    AnyGame.ruleset = rules
    run_state_machine_as_test(AnyGame, settings=settings(max_examples=400, stateful_step_count=50, deadline=None))
