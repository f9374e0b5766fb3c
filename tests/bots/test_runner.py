"""Running whole games: views for those that look, faults that name the culprit, results."""

import pickle
from collections.abc import Sequence
from typing import ClassVar, cast

import pytest
from attrs import frozen

from starcup import Choice, Decision, Event, Game, StarcupError
from starcup.roll import RollRuleset, RollView
from starcup.roll.choices import DONE
from starcup_bots import BotError, BotFault, Result, finish, make, play, summary


class First:
    """Takes the first choice of all, and keeps count of what it was shown."""

    def __init__(self) -> None:
        self.views: list[RollView] = []
        self.asked: list[Decision] = []

    def choose(self, decision: Decision, view: RollView) -> Choice:
        self.asked.append(decision)
        self.views.append(view)
        return decision.legal[0]


class Blind(First):
    needs_view: ClassVar[bool] = False


class Raises(First):
    name: ClassVar[str] = "hothead"

    def choose(self, decision: Decision, view: RollView) -> Choice:
        if decision.number == 2:
            raise ZeroDivisionError("oh no")
        return decision.legal[0]


class Illegal(First):
    def choose(self, decision: Decision, view: RollView) -> Choice:
        return decision.legal[0] if decision.number == 0 else DONE


class Nonsense(First):
    def choose(self, decision: Decision, view: RollView) -> Choice:
        return cast(Choice, None)


@frozen(eq=False)
class Foreign(Choice):
    pattern = "win the game"


class Stranger(First):
    def choose(self, decision: Decision, view: RollView) -> Choice:
        return Foreign()


class Copies(First):
    """Answers with choices of its own that have the text of a legal one."""

    def choose(self, decision: Decision, view: RollView) -> Choice:
        return pickle.loads(pickle.dumps(decision.legal[-1]))  # type: ignore[no-any-return]


def test_every_question_goes_to_the_bot_of_its_seat_with_the_view_of_its_seat(rules: RollRuleset) -> None:
    first, second = First(), make("random", 3)
    game = play(rules, [first, second], 5)
    assert game.finished
    assert first.asked
    assert {decision.seat for decision in first.asked} == {0}
    assert {view.seat for view in first.views} == {0}
    assert all(view.seats[1].sheet_columns is None for view in first.views)
    assert summary(game).decisions > len(first.asked)


def test_bots_that_need_no_view_get_none(rules: RollRuleset) -> None:
    blind = Blind()
    play(rules, [blind, make("random", 1)], 5)
    assert blind.views
    assert all(view is None for view in blind.views)


@pytest.mark.parametrize(
    ("bot", "name", "number", "what"),
    [
        (Raises(), "hothead", 2, "ZeroDivisionError: oh no"),
        (Illegal(), "Illegal", 1, "illegal choice 'done'"),
        (Nonsense(), "Nonsense", 0, "expected one of the legal choices, found None"),
        (Stranger(), "Stranger", 0, "illegal choice 'win the game'"),
    ],
    ids=["raises", "illegal", "no-choice", "foreign"],
)
def test_a_fault_names_bot_seat_number_and_decision(
    rules: RollRuleset, bot: First, name: str, number: int, what: str
) -> None:
    with pytest.raises(BotFault) as info:
        play(rules, [make("random", 1), bot], 5)
    fault = info.value
    assert (fault.bot, fault.seat, fault.number) == (name, 1, number)
    assert fault.kind in str(fault)
    assert f"bot {name!r}, seat 1, question {number}" in str(fault)
    assert what in str(fault)
    assert "\n" not in str(fault)
    again = pickle.loads(pickle.dumps(fault))
    assert (str(again), again.seat, again.kind) == (str(fault), fault.seat, fault.kind)


def test_bots_that_hear_are_told_what_their_seat_hears(rules: RollRuleset) -> None:
    class Hears(First):
        def __init__(self) -> None:
            super().__init__()
            self.events: list[Event] = []
            self.times = 0

        def hear(self, events: Sequence[Event]) -> None:
            self.times += 1
            self.events += events

    bot = Hears()
    game = play(rules, [make("random", 2), bot], seed=5)
    events = game.events(1)
    assert bot.times == len(bot.asked) > 10
    assert bot.events == events[: len(bot.events)] != game.all_events()[: len(bot.events)]
    assert len(events) - len(bot.events) < 60  # what came after its last answer
    assert play(rules, [make("random", 1), make("random", 2)], seed=5).events(1) == []  # nobody asks for any


def test_a_fault_leaves_the_game_as_it_was(rules: RollRuleset) -> None:
    game = Game.new(rules, 2, 5)
    with pytest.raises(BotFault):
        finish(game, [Illegal(), make("random", 1)])
    before, text = game.save(), game.journal_text()
    with pytest.raises(BotFault):
        finish(game, [Illegal(), make("random", 1)])
    assert (game.save(), game.journal_text()) == (before, text)
    finish(game, [make("random", 2), make("random", 1)])
    assert game.finished


def test_a_choice_is_known_by_its_text(rules: RollRuleset) -> None:
    assert play(rules, [Copies(), make("random", 1)], 5).finished


def test_the_number_of_bots_is_checked(rules: RollRuleset) -> None:
    with pytest.raises(BotError, match="3 bots for 2 seats"):
        finish(Game.new(rules, 2, 1), [First(), First(), First()])
    with pytest.raises(StarcupError, match="1 players"):
        play(rules, [First()], 1)


def test_a_result_says_how_the_game_ended(rules: RollRuleset) -> None:
    game = play(rules, [make("random", seat) for seat in range(3)], 11, log=True)
    result = summary(game, ["a", "b", "c"])
    assert isinstance(result, Result)
    assert (result.seed, result.bots, result.rounds) == (11, ("a", "b", "c"), game.table.round)
    assert result.scores == game.table.scores
    assert result.winners == game.table.winners
    parts = zip(*map(result.line, ("chips", "tiles", "bonuses")), strict=True)
    assert tuple(map(sum, parts)) == result.scores
    assert set(result.reasons) <= {"pool", "squares"}
    assert result.reasons
    assert result.decisions == sum(isinstance(seat, int) for seat, _ in game.journal)
    assert game.all_events()
    assert pickle.loads(pickle.dumps(result)) == result


def test_only_finished_games_are_summed_up(rules: RollRuleset) -> None:
    with pytest.raises(BotError, match="not over"):
        summary(Game.new(rules, 2, 1))
