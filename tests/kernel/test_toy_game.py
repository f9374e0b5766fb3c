"""The kernel carries a game that it has never heard of: everything it offers, on the toy game."""

from __future__ import annotations

import itertools
import json

import pytest
from attrs import frozen
from hypothesis import given, settings
from hypothesis import strategies as st

from starcup import (
    BadArgument,
    CannotUndo,
    ChanceNode,
    EngineError,
    Game,
    IllegalChoice,
    JournalError,
    PowerError,
    Rng,
    StaleChoice,
)
from starcup.making import Legal, Step
from starcup.testing import walking
from tests.kernel.toy import CardSeen, Shown, ToyRules, ToyTable, ToyView

RULES = ToyRules()
ToyGame = Game[ToyTable, ToyView]


def new(seed: int = 1, players: int = 2) -> ToyGame:
    return Game.new(RULES, players=players, seed=seed)


def play_on(game: ToyGame, rng: Rng, most: int = 10**6) -> None:
    """Random play, seats in random order where several are asked."""
    walking.play_on(game, rng, most)


def at_push(game: ToyGame) -> bool:
    return game.waiting()[0].kind == "push"


def to_push(seed: int = 1) -> ToyGame:
    """A game in which a single seat is asked whether it rolls."""
    rng = Rng(seed)
    game = new(seed)
    while not at_push(game):
        play_on(game, rng, 1)
    return game


def test_all_seats_are_asked_at_once_and_only_themselves_see_what_they_play() -> None:
    game = new()
    assert [decision.seat for decision in game.waiting()] == [0, 1]
    card = game.waiting()[0].legal[0]
    before = game.view(1)
    game.submit(0, card)
    assert game.view(1).seats[0].hand is None
    assert game.view(1).seats[1] == before.seats[1]
    assert game.view(0).seats[0].played == (int(card.text.split()[1]),)
    assert game.view(1).seats[0].played is None
    assert [decision.kind for decision in game.waiting()] == ["confirm", "pick"]


def test_same_seed_same_game_other_seed_other_game() -> None:
    texts = []
    for seed in (5, 5, 6):
        game = new(seed)
        play_on(game, Rng(9))
        texts.append(game.journal_text())
    assert texts[0] == texts[1] != texts[2]


def test_a_wrong_choice_is_refused_with_its_rule_and_changes_nothing() -> None:
    game = new()
    before, text = game.save(), game.journal_text()
    absent = next(card for card in range(1, 10) if f"play {card}" not in [c.text for c in game.waiting()[0].legal])
    with pytest.raises(IllegalChoice) as refusal:
        game.submit(0, f"play {absent}")
    assert (refusal.value.code, refusal.value.rule) == ("no-card", "TOY-1")
    for nonsense in ("", "plai 3", "play x", "roll 7 times"):
        with pytest.raises(IllegalChoice, match="no choice of this game"):
            game.submit(0, nonsense)
    with pytest.raises(IllegalChoice, match="no seat 7"):
        game.submit(7, "play 1")
    assert (game.save(), game.journal_text()) == (before, text)
    assert game.why(0, game.waiting()[0].legal[0].text) is None
    why = game.why(0, f"play {absent}")
    assert why is not None and why.rule == "TOY-1"


def test_a_late_answer_is_stale() -> None:
    game = new()
    first = game.waiting()[0]
    game.submit(0, first.legal[0], first.number)
    with pytest.raises(StaleChoice):
        game.submit(0, "stop", first.number)
    confirm = game.decision(0)
    assert confirm is not None
    game.submit(0, "stop", confirm.number)
    with pytest.raises(StaleChoice):
        game.submit(0, "stop", confirm.number)
    with pytest.raises(IllegalChoice, match="nothing to decide"):
        game.submit(0, "stop")


def test_the_order_of_independent_answers_does_not_matter() -> None:
    outcomes = set()
    for order in itertools.permutations([0, 0, 1, 1, 2, 2]):
        game = new(3, players=3)
        for seat in order:
            decision = game.decision(seat)
            assert decision is not None
            game.submit(seat, decision.legal[-1])
        outcomes.add((game.save(), game.journal_text()))
    assert len(outcomes) == 1


def test_undo_gives_back_the_state_and_is_written_down() -> None:
    game = new()
    start = game.save(numbered=False)
    game.submit(0, game.waiting()[0].legal[0])
    assert game.can_undo(0) and not game.can_undo(1)
    game.undo(0)
    assert game.save(numbered=False) == start
    assert game.journal_text().splitlines()[-2] == "0 undo"
    with pytest.raises(CannotUndo):
        game.undo(0)
    assert Game.replay(RULES, game.journal_text()).save() == game.save()


def test_undo_ends_where_something_was_shown() -> None:
    game = to_push()
    seat = game.waiting()[0].seat
    assert not any(game.can_undo(other) for other in range(2))  # the cards have been shown
    game.submit(seat, "roll")
    assert not game.can_undo(seat)  # the die has been rolled


def test_events_reach_their_audience_only() -> None:
    game = new(players=3)
    play_on(game, Rng(2))
    for seat in range(3):
        heard = game.events(seat)
        assert {event.seat for event in heard if isinstance(event, CardSeen)} == {seat}
        assert sum(isinstance(event, Shown) for event in heard) == 3
    everything = game.all_events()
    assert sum(isinstance(event, CardSeen) for event in everything) == 9
    assert game.all_events(since=len(everything)) == []
    assert game.clone().all_events() == []


def awaited(game: ToyGame) -> ChanceNode | None:
    return game.chance


def test_a_caller_can_supply_all_chance_and_the_journal_is_the_same() -> None:
    game = new(4)
    play_on(game, Rng(1))
    outcomes = [value for kind, value in game.journal if isinstance(kind, str) and isinstance(value, int)]
    outside = Game.new(RULES, players=2, seed=99, outside_chance=True)
    assert outside.waiting() == () and awaited(outside) is not None
    rng = Rng(1)
    for value in outcomes:
        while (node := awaited(outside)) is None:
            decision = rng.choice(outside.waiting())
            outside.submit(decision.seat, rng.choice(decision.legal))
        assert sum(node.probabilities.values()) == pytest.approx(1)
        with pytest.raises(IllegalChoice, match="no outcome"):
            outside.resolve(77)
        outside.resolve(value)
    play_on(outside, rng)
    assert outside.finished
    assert outside.journal == game.journal
    with pytest.raises(IllegalChoice):
        outside.resolve(1)


def test_probabilities_follow_repeated_options() -> None:
    game = Game.new(RULES, players=2, seed=0, outside_chance=True)
    while (node := awaited(game)) is not None:
        game.resolve(node.options[0] if node.kind == "card 0" else 9)
    for seat, text in ((0, "stop"), (1, "stop"), (1, "roll")):  # three equal cards: played without a question
        game.submit(seat, text)
    die = awaited(game)
    assert die is not None and die.probabilities == {1: 1 / 6, 2: 1 / 3, 3: 1 / 3, 6: 1 / 6}


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**70), players=st.integers(2, 4), plan=st.integers(0, 2**32), undo=st.integers(0, 9))
def test_clone_save_replay_at_every_decision(seed: int, players: int, plan: int, undo: int) -> None:
    game = Game.new(RULES, players=players, seed=seed)
    rng = Rng(plan)
    while game.waiting():
        twin = game.clone()
        loaded = Game.load(RULES, game.save())
        assert twin.save() == loaded.save() == game.save()
        decision = rng.choice(game.waiting())
        choice = rng.choice(decision.legal)
        for copy in (twin, loaded):
            before = game.save()
            copy.submit(decision.seat, choice)
            assert game.save() == before
        game.submit(decision.seat, choice)
        assert twin.save() == loaded.save() == game.save()
        assert twin.journal == game.journal
        if game.can_undo(decision.seat) and rng.below(10) < undo:
            game.undo(decision.seat)
        text = game.journal_text()
        again = Game.replay(RULES, text)
        assert again.journal_text() == text
        assert again.save() == game.save()
        assert again.all_events() == game.all_events()


def test_a_journal_can_be_stopped_anywhere() -> None:
    game = new(8)
    saves = [game.save()]
    rng = Rng(3)
    while game.waiting():
        decision = game.waiting()[0]
        game.submit(decision.seat, rng.choice(decision.legal))
        saves.append(game.save())
    text = game.journal_text()
    for at, expected in enumerate(saves):
        assert Game.replay(RULES, text, at=at).save() == expected
    # And played on from there: the generator is where it was.
    middle = Game.replay(RULES, text, at=4)
    rng = Rng(3)
    for _ in range(4):
        rng.below(2)
    assert not middle.finished


def damage(text: str, old: str, new_text: str) -> str:
    assert old in text
    return text.replace(old, new_text, 1)


def test_damaged_journals_are_refused_with_the_place() -> None:
    game = new(8)
    play_on(game, Rng(3))
    text = game.journal_text()
    lines = text.splitlines()
    card = next(line for line in lines if line.startswith("0 play"))
    with pytest.raises(JournalError, match="truncated"):
        Game.replay(RULES, "\n".join(lines[:-1]) + "\n")
    with pytest.raises(JournalError, match="truncated"):
        Game.replay(RULES, text[:-9])
    with pytest.raises(JournalError, match="changed"):
        Game.replay(RULES, damage(text, card, "0 play 9"))
    with pytest.raises(JournalError, match=rf"line {lines.index(card) + 1}: .*does not fit"):
        Game.replay(RULES, damage(text, card, "0 play 77"), trust=True)
    with pytest.raises(JournalError, match="no Starcup journal"):
        Game.replay(RULES, "[Event]")
    with pytest.raises(JournalError, match="format '7'"):
        Game.replay(RULES, damage(text, "starcup journal 1", "starcup journal 7"))
    with pytest.raises(JournalError, match="of the game 'ludo'"):
        Game.replay(RULES, damage(text, "game toy", "game ludo"), trust=True)
    with pytest.raises(JournalError, match="did you mean 'seats'"):
        Game.replay(RULES, damage(text, "seats 2", "seat 2"), trust=True)
    with pytest.raises(JournalError, match="the game draws 'card 0' here"):
        Game.replay(RULES, damage(text, "~ card 0", "~ card 1"), trust=True)
    with pytest.raises(JournalError, match="can't be the outcome"):
        Game.replay(RULES, damage(text, "~ card 0 ", "~ card 0 5"), trust=True)


def test_a_journal_of_other_packs_is_refused_by_name_unless_wanted() -> None:
    game = new(8)
    play_on(game, Rng(3))
    other = ToyRules("d2")
    with pytest.raises(JournalError, match=r"cards 1.0 \(d1\) is here 1.0 \(d2\)"):
        Game.replay(other, game.journal_text())
    assert Game.replay(other, game.journal_text(), other_packs=True).finished


def test_notes_travel_in_the_header() -> None:
    game = new(8)
    text = game.journal_text({"players": "you greedy"})
    again = Game.replay(RULES, text)
    assert again.header.notes == {"players": "you greedy"}
    assert again.save() == game.save()


def test_damaged_positions_are_refused() -> None:
    game = to_push()
    raw = json.loads(game.save())
    for change, expected in (
        ({"at_stake": "5"}, "at_stake"),
        ({"extra": 1}, "extra"),
        ({"format": 9}, "format"),
        ({"game": "ludo"}, "game"),
        ({"stack": [["nothing", {}]]}, "stack"),
        ({"seats": [{"hand": []}, {"hans": []}]}, "seats"),
    ):
        with pytest.raises(JournalError, match=expected):
            Game.load(RULES, json.dumps({**raw, **change}).encode())
    for data in (b"", b"[]", b"{}", game.save()[:-5]):
        with pytest.raises(JournalError):
            Game.load(RULES, data)


def test_a_game_from_a_position_has_a_journal_from_there() -> None:
    game = Game.load(RULES, to_push().save())
    play_on(game, Rng(1))
    again = Game.replay(RULES, game.journal_text())
    assert again.save() == game.save()


def test_a_failing_step_stops_the_game_with_its_journal_whole() -> None:
    game = to_push()
    game.table.at_stake = 1313
    game = Game.load(RULES, game.save())
    before, seat = game.save(), game.waiting()[0].seat
    with pytest.raises(EngineError, match="ZeroDivisionError: unlucky") as failure:
        game.submit(seat, "roll")
    assert not isinstance(failure.value, PowerError)
    assert game.save() == before
    with pytest.raises(EngineError):
        game.submit(seat, "stop")
    assert Game.replay(RULES, game.journal_text()).save() == before


@frozen
class Idle(Step[ToyTable]):
    kind = "idle"

    def run(self, table: ToyTable) -> Legal | None:
        table.push(Nap())
        return None


@frozen
class Nap(Step[ToyTable]):
    kind = "nap"

    def run(self, table: ToyTable) -> Legal | None:
        table.push(Idle())
        return None


def test_steps_that_go_on_for_ever_are_stopped_and_named() -> None:
    table = RULES.begin(2, 1)
    table.stack = [Idle()]
    with pytest.raises(EngineError, match=r"game 'toy', step 'nap' failed .*: .* 'idle', 'nap' repeat for ever"):
        Game.at(RULES, table)


def test_steps_of_one_seat_that_go_on_for_ever_are_stopped_and_named() -> None:
    game = new(8)
    game.submit(0, game.waiting()[0].legal[0])
    assert game.table.lanes is not None
    game.table.lanes[0].append(Nap())
    with pytest.raises(EngineError, match=r"at choice 2 \('stop' of seat 0\): .* 'nap', 'idle' repeat for ever"):
        game.submit(0, "stop")
    assert [decision.kind for decision in game.waiting()] == ["confirm", "pick"]


def test_no_world_is_sampled_for_an_onlooker() -> None:
    view = Game.new(ToyRules(), 2, seed=1).view(None)
    with pytest.raises(BadArgument, match="no world can be sampled for an onlooker; expected the view of a seat"):
        view.sample_world(Rng(1))
