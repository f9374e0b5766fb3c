"""The greedy player: sensible games, better than chance, at a loss for nothing."""

from collections.abc import Sequence
from statistics import mean
from typing import ClassVar

import pytest
from attrs import frozen

from starcup import Choice, Decision, Game, Rng
from starcup.making import Legal, SeatStep
from starcup.messages import Message
from starcup.packed import PowerChoice
from starcup.roll import RollRuleset, RollTable
from starcup.roll.choices import DONE, READY, Recall
from starcup.roll.dice import NONE
from starcup.testing.sets import any_of
from starcup_bots import Advice, Result, advise, bot_seed, make, play, simulate
from starcup_bots.roll.greedy import GreedyBot, Weights
from starcup_bots.roll.greedy.bot import SCORERS
from tests.bots.questions import at_random, turns


def wins(results: Sequence[Result], name: str) -> float:
    """The share of games won, joint wins shared."""
    return mean(sum(result.bots[seat] == name for seat in result.winners) / len(result.winners) for result in results)


def test_greedy_beats_random() -> None:
    results = list(simulate(["base"], ["greedy", "random"], 2, range(12), rotate=True))
    assert wins(results, "greedy") > 0.8


@pytest.mark.slow
def test_greedy_hardly_ever_loses_to_random() -> None:
    results = list(simulate(["base"], ["greedy", "random"], 2, range(200), rotate=True))
    assert wins(results, "greedy") > 0.95


@pytest.mark.sampled(default=4)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_games_have_a_sensible_length_and_score(players: int) -> None:
    results = list(simulate(["base"], ["greedy"], players, range(8)))
    assert 11 < mean(result.rounds for result in results) < 21
    assert 28 < mean(score for result in results for score in result.scores) < 62


@pytest.mark.sampled(ci=2)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_games_always_end_in_time(players: int) -> None:
    results = list(simulate(["base"], ["greedy"], players, range(50)))
    assert 12 <= mean(result.rounds for result in results) <= 20
    assert max(result.rounds for result in results) < 40
    assert 30 <= mean(score for result in results for score in result.scores) <= 60


@pytest.mark.slow
def test_every_question_of_the_game_is_scored(rules: RollRuleset) -> None:
    """Random games ask everything sooner or later; only what powers ask is left to the fallback."""
    met: set[str] = set()
    for seed in range(6):
        game = Game.new(rules, 4, seed, log=False)
        rng = Rng(seed)
        while pending := game.waiting():
            decision = pending[0]
            of_power = decision.step.kind == "retain-spent"
            if type(decision.step).__module__.startswith("starcup.") and not of_power and len(decision.legal) > 1:
                met.add(decision.kind)
            view = game.view(decision.seat)
            assert GreedyBot(1).choose(decision, view) in decision.legal
            game.submit(decision.seat, any_of(decision.legal, rng))
    assert {"choose-start", "select", "assign", "reassign", "explore", "place", "construct", "recall"} <= met
    assert met <= set(SCORERS)


def test_greedy_needs_no_luck(rules: RollRuleset) -> None:
    """Its own seed matters only where it knows nothing better: the same choices, question by question."""
    first, second = make("greedy", bot_seed(8, 0)), make("greedy", bot_seed(9, 0))
    for decision, view in turns(Game.new(rules, 3, 8, log=False), at_random(8)):
        of_powers = decision.answers is None and any(isinstance(choice, PowerChoice) for choice in decision.legal)
        if decision.kind in SCORERS and not of_powers:
            assert first.choose(decision, view) is second.choose(decision, view)


def test_greedy_leaves_its_view_alone(rules: RollRuleset) -> None:
    game, bot = Game.new(rules, 3, 2, log=False), GreedyBot(1)
    for decision, view in turns(game, bot.choose):
        before = game.save()
        bot.choose(decision, view)
        assert view == game.view(decision.seat)
        assert game.save() == before
        if game.table.round > 6:
            break


def test_other_weights_make_another_player(rules: RollRuleset) -> None:
    usual = play(rules, [GreedyBot(1), GreedyBot(2)], 3)
    other = play(rules, [GreedyBot(1, Weights(scout=9.0, queue=60.0)), GreedyBot(2)], 3)
    assert usual.journal != other.journal


# What packs bring along.


@frozen
class Strange(SeatStep[RollTable]):
    """A question that no bot has heard of."""

    kind: ClassVar[str] = "strange"
    seat: int

    def run(self, table: RollTable) -> Legal | None:
        return None


@frozen(eq=False)
class Wish(PowerChoice):
    pattern = "{power} wish {number}"
    number: int

    def play(self, table: object, seat: int) -> None:
        raise NotImplementedError


@frozen(eq=False)
class Pass(Choice):
    pattern = "pass {what}"
    what: str


WISHES = tuple(Wish("strange_power", number) for number in range(6))


def asked(*legal: Choice, step: SeatStep[RollTable] | None = None) -> Decision:
    return Decision(0, step or Strange(0), legal, 0)


@pytest.mark.parametrize("neutral", [DONE, READY, Recall.of(()), Pass("it")], ids=str)
def test_unknown_questions_are_declined_if_they_can_be(rules: RollRuleset, neutral: Choice) -> None:
    view = Game.new(rules, 2, 1).view(0)
    assert GreedyBot(1).choose(asked(*WISHES, neutral), view) is neutral
    advice = advise(GreedyBot(1), asked(*WISHES, neutral), view)
    assert advice == Advice(neutral, note=Message("bots-note-declines"))


def test_unknown_questions_are_answered_at_random_otherwise(rules: RollRuleset) -> None:
    view = Game.new(rules, 2, 1).view(0)
    bot, again = GreedyBot(1), GreedyBot(1)
    advice = advise(bot, asked(*WISHES), view)
    assert advice.note == Message("bots-note-takes-any")
    assert advice.choice is GreedyBot(1).choose(asked(*WISHES), view)
    answers = [bot.choose(asked(*WISHES), view) for _ in range(60)]
    assert set(answers) == set(WISHES)
    assert answers == [again.choose(asked(*WISHES), view) for _ in range(60)]


@pytest.mark.parametrize("kind", sorted(SCORERS))
def test_unknown_choices_of_known_questions_are_no_trouble(rules: RollRuleset, kind: str) -> None:
    """A pack may add choices to any question, or ask a known kind of question with choices of its own."""

    @frozen
    class Known(Strange):
        kind: ClassVar[str] = "known"

    Known.kind = kind
    game = Game.new(rules, 2, 1, log=False)
    while game.table.round == 0:
        decision = game.waiting()[0]
        game.submit(decision.seat, decision.legal[0])
    view = game.view(0)
    assert GreedyBot(1).choose(asked(*WISHES, step=Known(0)), view) in WISHES
    assert GreedyBot(1).choose(asked(*WISHES, Pass("it"), step=Known(0)), view).text == "pass it"


def test_an_empty_sheet_is_no_trouble(rules: RollRuleset) -> None:
    game = Game.new(rules, 2, 1, log=False)
    decision = game.waiting()[0]
    view = game.view(0)
    assert view.me.sheet_loose == NONE
    assert GreedyBot(1).choose(decision, view) in decision.legal
