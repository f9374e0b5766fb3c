"""Action spaces: every choice has stable numbers, the same wherever it is offered."""

from __future__ import annotations

import pytest
from attrs import frozen

from starcup import Actions, Choice, Decision, Game, Items, Rng, StarcupError, games
from starcup.roll import RollRuleset, choices
from tests.kernel.toy import Push, ToyRules


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


@pytest.fixture(scope="module")
def actions(rules: RollRuleset) -> Actions:
    return Actions(rules)


def test_every_choice_of_games_has_numbers_that_spell_it(rules: RollRuleset, actions: Actions) -> None:
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


@pytest.mark.parametrize("key", ["roll", "race", "tiny-epic"])
def test_numbers_lead_back_to_choices_in_every_game(key: str) -> None:
    ruleset = games.find(key).load()
    actions, most_listed = Actions(ruleset), 0
    for seed in (14, 23):
        game, rng, some = Game.new(ruleset, players=3, seed=seed, log=False), Rng(seed), Rng(0)
        while game.waiting() and len(game.journal) < 2_000:
            decision = game.waiting()[0]
            legal, offered = decision.legal, actions.legal(decision)
            assert len(set(offered)) == len(offered)
            for choice in [legal[some.below(len(legal))] for _ in range(3)]:
                assert actions.choice(decision, *actions.numbers(choice)).text == choice.text
            if decision.answers is None:
                items = max(len(getattr(choice, "items", ())) for choice in legal)
                assert items > 1 or [actions.choice(decision, number) for number in offered] == list(legal)
                most_listed = max(items, most_listed)
            game.submit(decision.seat, rng.choice(legal))
    assert key != "race" or most_listed == 3  # goods of several worlds, or powers that place one


@pytest.mark.parametrize("key", ["roll", "race", "tiny-epic"])
def test_answering_by_one_number_after_the_other_reaches_each_choice_in_one_way(key: str) -> None:
    ruleset = games.find(key).load()
    actions, several = Actions(ruleset), 0
    for seed in (14, 23):
        game, rng = Game.new(ruleset, players=2, seed=seed, log=False), Rng(seed)
        while game.waiting() and len(game.journal) < 600:
            decision = game.waiting()[0]
            legal, question = decision.legal, actions.question(decision)
            assert question.mask() == actions.mask(decision)
            assert [number for number, flag in enumerate(question.mask()) if flag] == list(question.legal)
            if len(legal) <= 40:
                reached = _reached(actions, decision, ())
                assert sorted(choice.text for choice in reached) == sorted(choice.text for choice in legal)
            while (choice := question.take(rng.choice(question.legal))) is None:
                assert len(question.legal) > 1
                several += 1
            assert choice in legal
            game.submit(decision.seat, choice)
    assert several > 10


def _reached(actions: Actions, decision: Decision, numbers: tuple[int, ...]) -> list[Choice]:
    """Return the choices to which all numbers lead that come after some."""
    question = actions.question(decision)
    for number in numbers:
        assert question.take(number) is None
    reached: list[Choice] = []
    for number in question.legal:
        again = actions.question(decision)
        for taken in numbers:
            again.take(taken)
        choice = again.take(number)
        reached += _reached(actions, decision, (*numbers, number)) if choice is None else [choice]
    return reached


def test_moves_lead_to_choices_and_sets_begin_with_none(actions: Actions, rules: RollRuleset) -> None:
    decision = Game.new(rules, players=2, seed=7).waiting()[0]
    assert list(actions.moves(decision).values()) == list(decision.legal)
    with pytest.raises(StarcupError, match=r"action 'x' can't come next; expected one of \d+ \(start .*\)"):
        actions.question(decision).take("x")  # type: ignore[arg-type]


@frozen(eq=False)
class Take(Choice):
    pattern = "take {items}"
    domains = {"items": ("ore", "gas", "ice")}  # noqa: RUF012
    items: Items


class TakeRules(ToyRules):
    choice_kinds = (Take,)


def test_listed_choices_with_items_have_numbers_of_their_own() -> None:
    """A list of choices with items is no set: not every combination is legal."""
    actions = Actions(TakeRules())
    single = Decision(0, Push(0), (Take(()), Take(("gas",)), Take(("ice",))), 0)
    assert actions.legal(single) == (0, 2, 3)
    assert [actions.choice(single, number) for number in (0, 2, 3)] == list(single.legal)
    assert actions.choice(single, *actions.numbers(single.legal[1])) is single.legal[1]
    several = Decision(0, Push(0), (Take(("ore",)), Take(("ore", "gas")), Take(("gas", "ice"))), 0)
    assert actions.legal(several) == (1, 2, 3)
    assert [actions.choice(several, *actions.numbers(choice)) for choice in several.legal] == list(several.legal)
    assert actions.choice(several, 3, 2) is several.legal[2]
    question = actions.question(several)
    assert (question.legal, question.take(1), question.legal) == ((1, 2), None, (0, 2))
    assert question.take(0) is several.legal[0]
    assert actions.question(several).take(2) is several.legal[2]  # nothing else begins with gas
    for numbers in ((), (0,), (2,), (1, 3)):
        with pytest.raises(StarcupError, match="expected the numbers of one of the 3 legal choices, found "):
            actions.choice(several, *numbers)
    with pytest.raises(StarcupError, match="there is no action 4"):
        actions.choice(several, 4)


def test_a_kind_of_choice_without_items_on_offer_has_a_head() -> None:
    class NothingToTake(TakeRules):
        def domain(self, kind: type[Choice], field: str) -> tuple[str | int, ...]:
            return ()

    assert Actions(NothingToTake()).text(0) == "take ..."


def test_numbers_depend_on_the_ruleset_alone(rules: RollRuleset, actions: Actions) -> None:
    again = Actions(RollRuleset.load(["base"]))
    assert len(again) == len(actions)
    some = range(0, len(actions), 997)
    assert [again.text(number) for number in some] == [actions.text(number) for number in some]


def test_every_number_is_an_action_of_its_own(actions: Actions) -> None:
    texts = [actions.text(number) for number in range(len(actions))]
    assert len(set(texts)) == len(texts)
    assert all("{" not in text for text in texts)


def test_fields_name_their_domains(rules: RollRuleset) -> None:
    assert rules.domain(choices.Select, "phase") == rules.phase_keys
    assert rules.domain(choices.Recruit, "items") == rules.die_keys
    assert "gem_world" in (rules.domain(choices.Produce, "world") or ())
    assert "space_docks" not in (rules.domain(choices.Produce, "world") or ())
    assert rules.domain(choices.Move, "power") == (
        "dictate",
        *sorted(_reassigning(rules), key=list(_keys(rules)).index),
    )


def _keys(rules: RollRuleset) -> list[str]:
    return [face.key for face in rules.faces]


def _reassigning(rules: RollRuleset) -> list[str]:
    return [face.key for face in rules.faces if "reassign" in rules.plugins.functions(face.key)]


def test_what_is_unknown_is_said(rules: RollRuleset, actions: Actions) -> None:
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

    class Strange(RollRuleset):
        """Rules with a choice whose field nobody has explained."""

        choice_kinds = (Fly,)

    strange = object.__new__(Strange)
    vars(strange).update(vars(rules), choice_kinds=(Fly,))
    with pytest.raises(StarcupError, match="'whereto' has no domain"):
        Actions(strange)
