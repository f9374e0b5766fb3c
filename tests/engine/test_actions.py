"""Action spaces: every choice has stable numbers, the same wherever it is offered."""

from __future__ import annotations

import pytest
from attrs import frozen

from starcup import Actions, Choice, Game, Rng, StarcupError
from starcup.roll import Ruleset, choices


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return Ruleset.load(["base"])


@pytest.fixture(scope="module")
def actions(rules: Ruleset) -> Actions:
    return Actions(rules)


def test_every_choice_of_games_has_numbers_that_spell_it(rules: Ruleset, actions: Actions) -> None:
    """Random games, sets included: numbers lead back to texts, and different choices have different numbers."""
    known: dict[tuple[int, ...], str] = {}
    for seed in range(6):
        game, rng = Game.new(rules, players=2 + seed % 4, seed=seed, log=False), Rng(seed)
        while game.waiting():
            decision = game.waiting()[0]
            legal = decision.legal
            offered = actions.legal(decision)
            assert len(set(offered)) == len(offered)
            for choice in [legal[rng.below(len(legal))] for _ in range(3)]:
                numbers = actions.numbers(choice)
                assert set(numbers) <= set(offered)
                assert known.setdefault(numbers, choice.text) == choice.text
                if decision.answers is None:
                    assert [actions.text(number) for number in numbers] == [choice.text]
                else:
                    head = actions.text(numbers[0])
                    assert head == f"{decision.answers.prefix} ..."
                    items = [actions.text(number).removeprefix(f"{decision.answers.prefix} ") for number in numbers[1:]]
                    assert choice.text == f"{decision.answers.prefix} {' '.join(items) or 'none'}"
            game.submit(decision.seat, rng.choice(legal))
    assert max(number for numbers in known for number in numbers) < len(actions)


def test_numbers_depend_on_the_ruleset_alone(rules: Ruleset, actions: Actions) -> None:
    again = Actions(Ruleset.load(["base"]))
    assert len(again) == len(actions)
    some = range(0, len(actions), 997)
    assert [again.text(number) for number in some] == [actions.text(number) for number in some]


def test_every_number_is_an_action_of_its_own(actions: Actions) -> None:
    texts = [actions.text(number) for number in range(len(actions))]
    assert len(set(texts)) == len(texts)
    assert all("{" not in text for text in texts)


def test_fields_name_their_domains(rules: Ruleset) -> None:
    assert rules.domain(choices.Select, "phase") == rules.phase_keys
    assert rules.domain(choices.Recruit, "items") == rules.die_keys
    assert "gem_world" in (rules.domain(choices.Produce, "world") or ())
    assert "space_docks" not in (rules.domain(choices.Produce, "world") or ())
    assert rules.domain(choices.Move, "power") == (
        "dictate",
        *sorted(_reassigning(rules), key=list(_keys(rules)).index),
    )


def _keys(rules: Ruleset) -> list[str]:
    return [face.key for face in rules.faces]


def _reassigning(rules: Ruleset) -> list[str]:
    return [face.key for face in rules.faces if "reassign" in rules.plugins.functions(face.key)]


def test_what_is_unknown_is_said(rules: Ruleset, actions: Actions) -> None:
    @frozen(eq=False)
    class Fly(Choice):
        pattern = "fly {whereto}"
        whereto: str

    with pytest.raises(StarcupError, match="of no kind"):
        actions.numbers(Fly("mars"))
    with pytest.raises(StarcupError, match=r"'genez' is not in the domain of 'items'.*genes"):
        actions.numbers(choices.Recruit(("genez",)))
    with pytest.raises(StarcupError, match=f"actions are 0 to {len(actions) - 1}"):
        actions.text(-1)

    class Strange(Ruleset):
        """Rules with a choice whose field nobody has explained."""

        choice_kinds = (Fly,)

    strange = object.__new__(Strange)
    vars(strange).update(vars(rules), choice_kinds=(Fly,))
    with pytest.raises(StarcupError, match="'whereto' has no domain"):
        Actions(strange)
