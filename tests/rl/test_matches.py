"""Games answered by actions: numbers of choices, or places in a menu."""

from __future__ import annotations

import pickle
from array import array
from typing import Any

import numpy as np
import pytest

from starcup import BadArgument, Choice, GameError, Rng, StarcupError, returns
from starcup.features import layout_of
from starcup_rl import Match, Task
from tests.rl.strangers import every_form, every_game

MOST = 300


def choices(match: Match) -> list[Choice]:
    """Return the choices so far."""
    return [choice for _, choice in match.game.journal if isinstance(choice, Choice)]


@every_form
@every_game
def test_actions_lead_to_choices_of_the_open_question(game: str, form: dict[str, Any]) -> None:
    match, rng, answers = Match(Task(game=game, **form), 3), Rng(3), 0
    while match.seat >= 0 and match.actions < MOST:
        (decision, *_), legal, before = match.game.waiting(), match.legal, len(match.game.journal)
        assert decision.seat == match.seat == match.acting[0]
        assert [number for number, flag in enumerate(match.mask()) if flag] == list(legal) == sorted(match.offered)
        match.act(rng.choice(legal))
        entries = match.game.journal[before:]
        if entries:
            assert entries[0][0] == decision.seat
            assert entries[0][1] in decision.legal
            answers += 1
    assert answers > 3


@every_game
def test_the_number_of_an_action_is_one_of_its_choice(game: str) -> None:
    task = Task(game=game)
    match, rng, taken = Match(task, 4), Rng(4), list[int]()
    while match.seat >= 0 and match.actions < MOST:
        taken.append(rng.choice(match.legal))
        (decision, *_), before = match.game.waiting(), len(match.game.journal)
        match.act(taken[-1])
        if match.game.journal[before:]:
            choice = match.game.journal[before][1]
            assert isinstance(choice, Choice)
            numbers = task.numbers.numbers(choice)
            assert taken[-1] in numbers
            assert set(taken) <= set(numbers)
            assert decision.find(choice.text) is choice
            taken.clear()


def test_every_choice_is_on_some_page_of_a_menu() -> None:
    task = Task(game="race", actions="menu", slots=4)
    match, rng, menus = Match(task, 1), Rng(1), 0
    while match.seat >= 0:
        (decision, *_) = match.game.waiting()
        listed, pages = list[int](), -(-len(decision.legal) // 3)
        if decision.answers is None and len(decision.legal) > 4:
            for _ in range(pages):
                row = list(array("i", match.menu()))
                listed += [number for number in row if number not in (-1, task.more)]
                match.act(row.index(task.more))
            assert sorted(listed) == sorted(task.numbers.moves(decision))
            assert array("i", match.menu())[0] == listed[0], "after the last page comes the first"
            menus += 1
        match.act(rng.choice(match.legal))
    assert menus > 3


def test_whole_sets_stand_in_a_menu_with_the_numbers_of_their_items() -> None:
    task = Task(game="race", actions="menu", sets="whole", slots=64, most_items=4)
    match, rng, whole = Match(task, 2), Rng(2), 0
    while match.seat >= 0:
        (decision, *_), before = match.game.waiting(), len(match.game.journal)
        action = rng.choice(match.legal)
        row = np.frombuffer(match.menu(), np.int32).reshape(64, 5)[action]
        match.act(action)
        if decision.answers is not None and match.game.journal[before:]:
            choice = match.game.journal[before][1]
            assert isinstance(choice, Choice)
            numbers = task.numbers.numbers(choice)
            whole += len(numbers) > 2 and tuple(row[row >= 0]) == numbers
            assert set(row[row >= 0]) <= set(numbers)
    assert whole > 3


@every_game
def test_an_observation_has_what_the_seat_sees_and_the_items_taken(game: str) -> None:
    task = Task(game=game)
    match, rng, sets = Match(task, 6), Rng(6), 0
    bounds = [np.concatenate([getattr(field, name) for field in task.fields]) for name in ("least", "most")]
    size = layout_of(task.ruleset).variant(players=task.players).size
    while match.seat >= 0 and match.actions < MOST:
        for seat in task.seats:
            row = np.frombuffer(match.observed(seat), np.int16)
            assert row.shape == (task.observation_size,)
            assert (bounds[0] <= row).all()
            assert (row <= bounds[1]).all()
            view = match.game.view(seat).arrays()
            assert (
                row[:size].tolist() == [number for part in view.values() for number in np.asarray(part).ravel()][:size]
            )
            taken = int(row[size:].sum())
            assert not taken or seat in match.acting
            sets += taken > 0
        match.act(rng.choice(match.legal))
    assert sets or game == "salvage"


def test_those_who_answer_at_once_may_act_in_any_order() -> None:
    task, ends = Task(game="race", players=3), set[bytes]()
    for order in ((0, 1, 2), (2, 0, 1)):
        match = Match(task, 8)
        assert match.acting == (0, 1, 2)
        for seat in order:
            while seat in match.acting and match.game.table.answered[seat] == 0:
                match.act(next(number for number, flag in enumerate(match.mask(seat)) if flag), seat)
        ends.add(match.game.save())
    assert len(ends) == 1


def test_what_others_answer_meanwhile_is_not_seen() -> None:
    match = Match(Task(game="race"), 8)
    before = match.observed(1), match.mask(1)
    match.act(match.legal[0], 0)
    assert (match.observed(1), match.mask(1)) == before


def test_rewards_say_who_has_won_and_sum_up_to_nothing() -> None:
    task, ended = Task(game="race", players=4), 0
    for seed in range(4):
        match, rng = Match(task, seed), Rng(seed)
        while match.seat >= 0:
            assert match.rewards() == (0.0,) * 4
            match.act(rng.choice(match.legal))
        winners = match.game.table.winners
        assert sum(match.rewards()) == pytest.approx(0)
        assert {seat for seat, reward in enumerate(match.rewards()) if reward > 0} == set(winners)
        ended += max(match.rewards()) == 1.0
        assert not match.cut_off
    assert ended
    lead = Match(Task(game="race", players=3, rewards="lead"), 1)
    while lead.seat >= 0:
        lead.act(lead.legal[0] if lead.actions % 2 else lead.legal[-1])
    totals = [score.total for score in lead.task.ruleset.scores(lead.game.table)]
    assert lead.rewards()[0] == pytest.approx((totals[0] - max(totals[1:])) / 100)


def test_a_game_alone_is_won_or_lost() -> None:
    match, rng = Match(Task(game="tiny-epic", players=1), 1), Rng(1)
    while match.seat >= 0:
        match.act(rng.choice(match.legal))
    assert match.rewards() == ((1.0,) if match.game.table.winners else (-1.0,))


def test_a_long_game_is_cut_off() -> None:
    match = Match(Task(game="race", most_actions=7), 1)
    while match.seat >= 0:
        match.act(match.legal[0])
    assert (match.actions, match.cut_off, match.acting) == (7, True, ())
    assert match.rewards() == returns(match.game)


def test_tasks_can_be_pickled_and_compared() -> None:
    task = Task(game="race", players=3, actions="menu")
    assert pickle.loads(pickle.dumps(task)) == task
    assert hash(task) == hash(Task(game="race", players=3, actions="menu")) != hash(Task(game="race"))


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "rice"}, "unknown game 'rice' .did you mean 'race'"),
        ({"game": "race", "players": 7}, "7 players: race is for 2 to 4"),
        ({"game": "race", "packs": ["race-bass"]}, "unknown pack 'race-bass'"),
        ({"game": "race", "actions": "menus"}, "actions: expected 'numbers' or 'menu', found 'menus'"),
        ({"game": "race", "sets": "whole"}, "expected actions='menu' with them"),
        ({"game": "race", "rewards": "points"}, "rewards: expected 'win' or 'lead'"),
        ({"game": "race", "slots": 2}, "slots: expected a whole number from 3 on, found 2"),
        ({"game": "race", "most_actions": -1}, "most_actions: expected a whole number from 0 on"),
        ({"game": "race", "players": "2"}, "players: expected a whole number from 0 on, found '2'"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises((BadArgument, GameError, StarcupError), match=message):
        Task(**settings)


@every_form
def test_wrong_actions_are_refused_and_change_nothing(form: dict[str, Any]) -> None:
    match = Match(Task(game="race", **form), 1)
    before = match.game.save(), match.mask()
    illegal = next(number for number, flag in enumerate(match.mask()) if not flag)
    for action in (illegal, -1, 10**9, "pass", None):
        with pytest.raises(StarcupError, match="expected"):
            match.act(action)  # type: ignore[arg-type]
    with pytest.raises(StarcupError, match="of seat 5: expected an action of seat 0 or 1"):
        match.act(match.legal[0], 5)
    assert (match.game.save(), match.mask(), match.actions) == (*before, 0)
    with pytest.raises(BadArgument):
        match.observed(4)
