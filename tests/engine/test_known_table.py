"""A view laid out as a table: powers answer on it as on the real one, and nothing hidden is on it."""

import pytest

from starcup import Game, Rng
from starcup.roll import RollRuleset, score
from starcup.roll.testing import Scenario


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


@pytest.mark.parametrize("seed", range(3))
def test_scores_and_incomes_are_those_of_the_real_table(rules: RollRuleset, seed: int) -> None:
    bonuses = [face.key for face in rules.faces if face.plus]
    others = [face.key for face in rules.faces if face.phases and not face.plus][seed::3]
    scenario = (
        Scenario(rules, players=3).seat(0, tableau=bonuses[::2]).seat(1, tableau=bonuses[1::2]).seat(2, tableau=others)
    )
    game, rng = scenario.begin(), Rng(seed)
    for _ in range(60):
        pending = game.waiting()
        if not pending:
            break
        for viewer in range(3):
            known = game.view(viewer).known_table()
            for seat in range(3):
                real = score(game.table, seat)
                assert score(known, seat) == real
                for phase, hooks in enumerate(game.table.seats[seat].powers.credits_at_end_in):
                    there = known.seats[seat].powers.credits_at_end_in[phase]
                    assert [hook(known, seat) for hook in there] == [hook(game.table, seat) for hook in hooks]
        game.submit(pending[0].seat, rng.choice(pending[0].legal))
    assert sum(len(score(game.table, seat).bonuses) for seat in range(3)) == len(bonuses)


def test_nothing_hidden_lies_on_it(rules: RollRuleset) -> None:
    game, rng = Game.new(rules, 3, 5, log=False), Rng(5)
    while game.table.round < 6:
        decision = game.waiting()[0]
        game.submit(decision.seat, rng.choice(decision.legal))
        view = game.view(0)
        known = view.known_table()
        assert (known.bag, known.pending, known.stack, known.lanes) == ((), (), [], None)
        assert known.seats[0].development_stack == game.table.seats[0].development_stack
        for seat in (1, 2):
            assert known.seats[seat].development_stack == game.table.seats[seat].development_stack[:1]
            assert not any(known.seats[seat].sheet_columns)
            assert known.seats[seat].sheet_selected == -1


def test_it_is_a_new_one_at_each_call(rules: RollRuleset) -> None:
    view = Game.new(rules, 2, 1).view(0)
    view.known_table().seats[0].credits = 7
    assert view.known_table().seats[0].credits == view.me.credits != 7
