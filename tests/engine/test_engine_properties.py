"""Properties of the engine on the real game, wherever a random game happens to be."""

from __future__ import annotations

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
from starcup.roll import RollGame, RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.roll.choices import ALL
from starcup.testing.sets import otherwise, spread
from tests.engine.random_play import somewhere, step

COMMON = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@COMMON
@given(seed=st.integers(0, 10**6))
def test_a_game_begun_at_a_table_asks_again_what_was_asked_there(rules: RollRuleset, seed: int) -> None:
    game = somewhere(rules, seed)
    begun = Game.at(rules, game.table.clone())
    assert not begun.journal
    for number in range(30):
        if not game.waiting():
            break
        assert begun.save() == game.save()
        for each_game in (game, begun):
            step(each_game, Rng(seed + number))
    assert Game.replay(rules, begun.journal_text()).save() == begun.save() == game.save()


@COMMON
@given(seed=st.integers(0, 10**6))
def test_what_is_not_legal_is_refused_with_a_rule_and_changes_nothing(rules: RollRuleset, seed: int) -> None:
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
def test_every_legal_text_is_unique_and_parses_back(rules: RollRuleset, seed: int) -> None:
    game = somewhere(rules, seed)
    for decision in game.waiting():
        choices = spread(decision.legal, 100)
        assert len({choice.text for choice in choices}) == len(choices)
        for choice in choices:
            twin = game.clone()
            twin.submit(decision.seat, otherwise(decision.legal, choice, Rng(seed)).upper())  # people's spelling
            assert twin.save() != game.save()


def test_every_kind_of_choice_occurs_in_random_games(rules: RollRuleset) -> None:
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

    ruleset: RollRuleset
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


def test_any_game_played_any_way(rules: RollRuleset) -> None:
    AnyGame.ruleset = rules
    run_state_machine_as_test(AnyGame, settings=settings(max_examples=25, stateful_step_count=25, deadline=None))


@pytest.mark.slow
def test_any_game_played_any_way_for_long(rules: RollRuleset) -> None:
    AnyGame.ruleset = rules
    run_state_machine_as_test(AnyGame, settings=settings(max_examples=200, stateful_step_count=50, deadline=None))
